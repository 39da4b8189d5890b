"""Message files: every language says the same things of the same numbers, and nothing else."""

from pathlib import Path

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
FOLDERS = sorted({path.parent for path in (ROOT / "src").rglob("words/*.ftl")})
SPOKEN = [name for name in OURS if isinstance(game(name).text, Speech)]


class Used(Visitor):
    """What a message takes, and which others it refers to."""

    def __init__(self) -> None:
        self.values, self.others = set[str](), set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)


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


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_languages_say_the_same_things_of_the_same_numbers(folder: Path) -> None:
    french, *others = ({**_messages(folder / f"{language}.ftl")} for language in LANGUAGES)
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
