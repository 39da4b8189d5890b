"""Message files: every language says the same things of the same numbers, and nothing else.

Those of the page are named by its TypeScript: `m = messagesOf("bazaar")`, then `m("crossing")`.
"""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tools import spoken

from sesame.core.facts import name_of
from sesame.core.messages import HOUSE
from sesame.core.speech import Speech
from sesame.core.words import LANGUAGES
from sesame.games import OURS, game

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web/src"
FOLDERS = sorted({path.parent for path in (ROOT / "src").rglob("words/*.ftl")})
PAGE_FOLDERS = sorted({path.parent for path in PAGE.rglob("*.ftl")})
SPOKEN = [name for name in OURS if isinstance(game(name).text, Speech)]


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


def test_the_house_has_a_folder_of_its_own() -> None:
    assert HOUSE in FOLDERS


def test_what_the_page_is_checked_against_is_what_python_says() -> None:
    """`make protocol` writes it."""
    assert (ROOT / "tests/spoken.json").read_text("utf-8") == spoken.written()


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
    return PAGE / "games" / (of if "/" in of else f"{of}/words") if of else PAGE / "words"


def _unmatched(names: set[str], patterns: set[str]) -> list[str]:
    return [name for name in names if not any(re.fullmatch(each, name) for each in patterns)]


@pytest.mark.parametrize("folder", PAGE_FOLDERS, ids=lambda folder: str(folder.relative_to(PAGE)))
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
