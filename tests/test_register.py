"""Who is spoken to how: a game says "tu" or "vous", never both, and the house as the game does.

The first line of a file of words says which. Several people are "vous" in any game.
"""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[1]
GAMES = ("attrap_tresors", "bakschisch", "khan_tsin", "kim_bac", "mille_et_un_tresors")
FAMILIAR = ("attrap_tresors", "mille_et_un_tresors")
VOUS = re.compile(r"\b(?:vous|votre|vos|\w+ez)\b", re.IGNORECASE)
TU = re.compile(r"\b(?:tu|te|toi|ton|ta|tes)\b|\bt'", re.IGNORECASE)
# Words that only end like a verb
NO_VERBS = {"assez", "chez", "nez", "lisez-moi", "rez"}
# Said to all at once
TO_SEVERAL = {"two-1", "both", "open-cards", "await-throw", "await-rest"}
# What the house says at a table, a lesson, a replay of a game
AT_A_TABLE = (
    *(
        "## Avant le premier coup",
        "## La table",
        "## Autour de la table",
        "## Jouer",
        "## Ce qui arrive",
    ),
    *("## Récit", "## Les mains", "## La fin", "## Revoir", "## Et si", "## L'analyse"),
    *("## La visite", "## Les règles", "## La leçon"),
)


def texts(path: Path) -> dict[str, str]:
    """What each message and attribute may say, all its choices together."""
    source = path.read_text("utf-8")
    found = dict[str, str]()
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            found[entry.id.name] = _span(source, entry.value)
        for part in entry.attributes:
            found[f"{entry.id.name}.{part.id.name}"] = _span(source, part.value)
    return found


def _span(source: str, node: ast.Pattern) -> str:
    assert node.span is not None
    said = source[node.span.start : node.span.end]
    return re.sub(r"\{ ?[\w$(). -]*?\}|\$\w+|\w+\(", " ", said)


def says_vous(text: str) -> bool:
    return any(found.lower() not in NO_VERBS for found in VOUS.findall(text))


def files_of(name: str) -> list[Path]:
    """All that a game says to a player in French."""
    return [
        ROOT / f"src/sesame/games/{name}/words/fr.ftl",
        ROOT / f"src/sesame/agents/words/{name}/fr.ftl",
        *(ROOT / f"web/src/games/{name}/{part}/fr.ftl" for part in ("words", "rules", "lesson")),
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_tu_or_vous_and_never_both(name: str) -> None:
    wrong = list[str]()
    for path in files_of(name):
        for message, text in texts(path).items():
            if name in FAMILIAR:
                is_wrong = says_vous(text) and message not in TO_SEVERAL
            else:
                is_wrong = TU.search(text) is not None
            if is_wrong:
                wrong.append(f"{path.parent.name}: {message}: {text}")
    assert wrong == []


def test_the_house_says_vous_and_tu_where_the_game_does() -> None:
    path = ROOT / "web/src/words/fr.ftl"
    said = texts(path)
    plain = {name: text for name, text in said.items() if not name.endswith(".tu")}
    assert [name for name, text in plain.items() if TU.search(text)] == []
    familiar = {name: text for name, text in said.items() if name.endswith(".tu")}
    assert familiar
    assert [name for name, text in familiar.items() if says_vous(text)] == []
    section, missing = "", list[str]()
    for line in path.read_text("utf-8").splitlines():
        section = line if line.startswith("## ") else section
        name = line.split(" = ")[0]
        is_heard = section.startswith(AT_A_TABLE)
        if is_heard and name in plain and says_vous(plain[name]) and f"{name}.tu" not in said:
            missing.append(name)
    assert missing == []
