"""Message files: every language says the same things of the same numbers, and nothing else.

Those of the page are named by its TypeScript: `m = messagesOf("bazaar")`, then `m("crossing")`.
"""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools import layouts, reasons, spoken

from sesame.agents import knowledge, saying
from sesame.agents.thoughts import THOUGHTS
from sesame.core.facts import name_of
from sesame.core.messages import HOUSE
from sesame.core.speech import Speech
from sesame.core.words import LANGUAGES
from sesame.games import OURS, game
from sesame.reports import kinds, own

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/sesame"
PAGE = ROOT / "web/src"
FOLDERS = sorted({path.parent for path in (ROOT / "src").rglob("*.ftl")})
PAGE_FOLDERS = sorted({path.parent for path in PAGE.rglob("*.ftl")})
# What a lesson says is named by its steps, which are data: tests/games/test_lessons.py
NAMED_BY_SOURCES = [folder for folder in PAGE_FOLDERS if folder.name != "lesson"]
SPOKEN = [name for name in OURS if isinstance(game(name).text, Speech)]
SAYINGS = {path.parent.name: path for path in sorted(PACKAGE.glob("games/*/sayings"))}
PARTS = {"cli": "cli", "reports": "reports", "server": "server", "house": ""}
PARTS |= {game: f"games/{game}" for game in SAYINGS}  # who says them
SAYING = {"say", "text", "bad"}  # what takes the name of a part's message
# Where no line may end: before a mark that French sets apart, inside « », after n°. Notation is
# something else: a list of marks to type, one that begins a word (!41) or a column
BREAKS = re.compile(r"(?<![\s*?]) (?=[;!?](?!\w))|(?<!\s) (?=[:»])|(?<=[«°]) ")
PAIRS_LEFT = ("core/words.py",)  # French, English written out


class Used(Visitor):
    """What a message takes, and which others it refers to."""

    def __init__(self) -> None:
        self.values, self.others = set[str](), set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


@cache
def _messages(path: Path) -> dict[str, Used]:
    found = dict[str, Used]()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = used = Used()
            used.visit(entry)
            used.others.discard(entry.id.name)  # an attribute of its own
    return found


def _values(name: str, messages: dict[str, Used]) -> set[str]:
    """All that a message takes, by others too."""
    used = messages[name]
    return used.values.union(*(_values(other, messages) for other in used.others))


@pytest.mark.parametrize(
    "folder", [*FOLDERS, *PAGE_FOLDERS], ids=lambda folder: str(folder.relative_to(ROOT))
)
def test_languages_say_the_same_things_of_the_same_numbers(folder: Path) -> None:
    french, *others = (_messages(folder / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert set(other) == set(french)
        for name in french:
            assert _values(name, other) == _values(name, french), name


class Readings(Visitor):
    """What each pattern of a file may say: one choice after the other, a value being a word."""

    def __init__(self) -> None:
        self.found = list[str]()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found += _readings(node)


def _readings(pattern: ast.Pattern) -> Iterator[str]:
    parts = [list(_parts(element)) for element in pattern.elements]
    for at, part in enumerate(parts):
        before, after = (
            "".join(other[0] for other in others) for others in (parts[:at], parts[at + 1 :])
        )
        yield from (before + text + after for text in part)


def _parts(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from _readings(variant.value)
    elif isinstance(element.expression, ast.StringLiteral):
        yield element.expression.parse()["value"]
    else:
        yield "x"


@pytest.mark.parametrize(
    "path",
    sorted([*PACKAGE.rglob("*.ftl"), *PAGE.rglob("*.ftl")]),
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_no_line_ends_before_a_mark(path: Path) -> None:
    """Such spaces are U+202F before ; ! ? and U+00A0 elsewhere, in any language."""
    said = Readings()
    said.visit(FluentParser().parse(path.read_text("utf-8")))
    assert said.found
    assert [text for text in said.found if BREAKS.search(text)] == []


GROUPED = {"fr": "\u202f", "en": ",", "de": "."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_grouped_as_their_language_groups_them(language: str) -> None:
    """As numbers that are put into a sentence are; four figures without a mark are a year."""
    sign, wrong = GROUPED[language], list[str]()
    for path in [*PACKAGE.rglob(f"{language}.ftl"), *PAGE.rglob(f"{language}.ftl")]:
        for found in re.finditer(
            r"(?<![\d#.])\d{1,3}([ \u00a0\u202f.,'])\d{3}\b", path.read_text("utf-8")
        ):
            if found[1] != sign:
                wrong.append(f"{path.relative_to(ROOT)}: {found[0]}")
    assert wrong == []


@pytest.mark.parametrize("name", SPOKEN)
def test_a_games_messages_are_of_its_facts_and_take_what_these_say(name: str) -> None:
    text, facts = game(name).text, game(name).effects
    assert isinstance(text, Speech)
    assert facts is not None
    kinds = {name_of(kind): {part.name for part in kind.parts} for kind in facts.KINDS}
    messages = _messages(text.messages.folder / "fr.ftl")
    referred = set[str]().union(*(used.others for used in messages.values()))
    for message in messages:
        assert message in kinds or message in referred | {"seat-name"}, f"{message}: nobody says it"
        if message in kinds:
            assert _values(message, messages) <= kinds[message], message


def test_what_the_page_is_checked_against_is_what_python_says() -> None:
    """`make protocol` writes it."""
    assert (ROOT / "tests/spoken.json").read_text("utf-8") == spoken.written()
    assert (ROOT / "tests/reasons.json").read_text("utf-8") == reasons.written()
    assert (ROOT / "tests/actions.json").read_text("utf-8") == layouts.written()


@pytest.mark.parametrize("name", ["", *OURS])
def test_what_robots_say_is_of_their_facts(name: str) -> None:
    """Of any game what is thought, of each its own reasons: every kind has a message."""
    folder = knowledge.words(game(name)) if name else saying.WORDS
    assert folder is not None
    declared = knowledge.reasons(game(name)) if name else THOUGHTS
    kinds = {name_of(kind): {part.name for part in kind.parts} for kind in declared}
    messages = _messages(folder / "fr.ftl")
    referred = set[str]().union(*(used.others for used in messages.values()))
    assert set(messages) - referred == set(kinds)
    for kind, parts in kinds.items():
        assert _values(kind, messages) <= parts, kind


def test_every_part_has_a_folder_of_its_own() -> None:
    ours = {_folder(part) for part in PARTS}
    assert HOUSE in ours
    spoken = {game(name).text.messages.folder for name in SPOKEN}  # type: ignore[attr-defined]
    said = {saying.WORDS, *(knowledge.words(game(name)) for name in OURS)}
    assert ours | spoken | said == {*FOLDERS}


# --- what the sources say


def _folder(part: str) -> Path:
    """Of a game what the page does not say: its facts are checked by their kinds."""
    return SAYINGS.get(part, PACKAGE / PARTS[part] / "words")


@cache
def _source(path: Path) -> python.Module:
    return python.parse(path.read_text("utf-8"))


def _calls(folder: str = "") -> Iterator[tuple[Path, python.Call]]:
    for path in sorted((PACKAGE / folder).rglob("*.py")):
        for node in python.walk(_source(path)):
            if isinstance(node, python.Call):
                yield path, node


def _called(call: python.Call) -> str:
    """The last name of what is called; of `house()("and")` it is `house`."""
    asked = call.func.func if isinstance(call.func, python.Call) else call.func
    return getattr(asked, "attr", getattr(asked, "id", ""))


@cache
def _refusals() -> set[str]:
    """The classes of errors."""
    bases = dict[str, set[str]]()
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(_source(path)):
            if isinstance(node, python.ClassDef):
                bases[node.name] = {getattr(it, "id", getattr(it, "attr", "")) for it in node.bases}
    found = {"SesameError"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


def _names(call: python.Call) -> list[str]:
    """Written out as the first argument, one or the other."""
    if not call.args:
        return []
    first = call.args[0]
    asked = [first.body, first.orelse] if isinstance(first, python.IfExp) else [first]
    return [
        it.value for it in asked if isinstance(it, python.Constant) and isinstance(it.value, str)
    ]


def _said(part: str) -> Iterator[tuple[str, str, set[str]]]:
    """Messages of a part, where they are said, and what is given to each."""
    for path, call in _calls(PARTS[part]):
        name = _called(call)
        if part == "house":
            is_said = (name == "house" and isinstance(call.func, python.Call)) or (
                name in _refusals() and len(call.args) == 1
            )
        else:
            is_said = name in SAYING
        given = {it.arg for it in call.keywords if it.arg}
        if is_said and not any(it.arg is None for it in call.keywords):
            yield from ((said, f"{path}:{call.lineno}", given) for said in _names(call))


@pytest.mark.parametrize("part", PARTS)
def test_what_is_said_is_a_message_and_is_given_all_it_takes(part: str) -> None:
    messages = _messages(_folder(part) / "fr.ftl")
    said = list(_said(part))
    assert said
    for name, where, given in said:
        assert name in messages, f"{where}: no message {name}"
        assert _values(name, messages) <= given, f"{where}: {name}"


@pytest.mark.parametrize("part", PARTS)
def test_no_message_is_left_that_nobody_says(part: str) -> None:
    messages = _messages(_folder(part) / "fr.ftl")
    written, begun = set[str](), set[str]()  # whole, or by what they begin with: f"order-{verb}"
    for path in (PACKAGE / PARTS[part]).rglob("*.py"):
        for node in python.walk(_source(path)):
            if isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, python.Constant) and isinstance(node.value, str):
                written.add(node.value)
    written |= set[str]().union(*(used.others for used in messages.values()))
    begun = {it for it in begun if re.fullmatch(r"[a-z]+-", it)}
    done = {name for name in messages if name.startswith(OURS)} if part == "reports" else set()
    left = set(messages) - written - done
    assert not {name for name in left if not name.startswith(tuple(begun))}


@pytest.mark.parametrize("name", OURS)
def test_reports_name_what_players_do(name: str) -> None:
    told = _messages(PACKAGE / "reports/words/fr.ftl")
    named = {kinds.message(name, kind) for kind in own.of(name).kinds}
    assert {it for it in told if it.startswith(f"{name}-")} == named


def test_words_are_data() -> None:
    """Nowhere but where it is still to be done."""
    for path, call in _calls():
        place = path.relative_to(PACKAGE).as_posix()
        if _called(call) in {"Words", *_refusals()} and len(call.args) == 2:
            is_written = isinstance(call.args[0], python.Constant | python.JoinedStr)
            assert not is_written or place.startswith(PAIRS_LEFT), f"{place}:{call.lineno}"


# --- the page's


class Saying(NamedTuple):
    """A source that names messages of a folder by a function of its own."""

    path: Path
    function: str  # m
    of: str  # "": the house's, "bazaar", "bazaar/rules"
    text: str

    @property
    def said(self) -> set[str]:
        """What the function is given first."""
        given = re.findall(rf"\b{self.function}\(([^(),]*)", self.text)
        return {name for first in given for name in _quoted(first)}


def _quoted(text: str) -> list[str]:
    """Every "name"; every `name-${at}` as a pattern."""
    plain = re.findall(r'"([a-z][\w-]*)"', text)
    families = re.findall(r"`([a-z][\w-]*-)\$\{\w+\}`", text)
    return [*plain, *(rf"{family}\w+" for family in families)]


@cache
def _sayings() -> tuple[Saying, ...]:
    sources = sorted(path for path in PAGE.rglob("*") if path.suffix in {".ts", ".svelte"})
    return tuple(
        Saying(path, function, of, text)
        for path in sources
        for text in [path.read_text("utf-8")]
        for function, of in re.findall(r'const (\w+) = messagesOf\("([\w/]*)"\)', text)
    )


def _folder_of(of: str) -> Path:
    if of in ("", "local"):  # the house's, and those of its tables in a browser
        return PAGE / of / "words"
    return PAGE / "games" / (of if "/" in of else f"{of}/words")


def _unmatched(names: set[str], patterns: set[str]) -> list[str]:
    return [name for name in names if not any(re.fullmatch(each, name) for each in patterns)]


@pytest.mark.parametrize(
    "folder", NAMED_BY_SOURCES, ids=lambda folder: str(folder.relative_to(PAGE))
)
def test_every_message_of_the_page_is_named_by_a_source(folder: Path) -> None:
    messages = _messages(folder / "fr.ftl")
    referred = set[str]().union(*(used.others for used in messages.values()))
    is_house = folder == _folder_of("")  # whose messages games say too
    sources = [each.text for each in _sayings() if is_house or _folder_of(each.of) == folder]
    assert (
        _unmatched(set(messages) - referred, {name for text in sources for name in _quoted(text)})
        == []
    )


@pytest.mark.parametrize("saying", _sayings(), ids=lambda saying: f"{saying.path.stem}-{saying.of}")
def test_every_message_that_a_source_names_is_in_a_file(saying: Saying) -> None:
    files = (_messages(folder / "fr.ftl") for folder in {_folder_of(saying.of), _folder_of("")})
    known = {name for messages in files for name in messages}
    missing = [name for name in saying.said if not any(re.fullmatch(name, each) for each in known)]
    assert saying.said
    assert missing == []
