"""Cave, path and deck as a file: what is accepted, and why others are refused."""

from pathlib import Path

import pytest

import sesame
from sesame.games.mille_et_un_tresors.board import BOARDS
from tests.games.mille_et_un_tresors.caves import (
    ENTRANCES,
    GAME,
    ROCKS,
    exits_of,
    legal,
    pile_of,
    play,
    table,
)

USUAL = (BOARDS.folder / "cave.toml").read_text("utf-8")


def changed(*changes: tuple[str, str]) -> str:
    """The usual board file with some words replaced, the name first."""
    text = USUAL.replace('name = "cave"', 'name = "mine"')
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def load(path: Path, text: str) -> sesame.Match:
    path.write_text(text, "utf-8")
    return GAME.new(board=path, chance="manual")


def rock(text: str) -> tuple[str, str]:
    """Put this instead of the first kind of rock card."""
    old = "{ treasures = 1, count = 2 }"
    return old, text


BAD = {
    "too few entrance cards": (
        changed(("{ treasures = 1, count = 5 }", "{ treasures = 1, count = 4 }")),
        "entrance : 18 cartes au lieu de 19",
        "entrance: 18 cards instead of 19",
    ),
    "too many rock cards": (
        changed(rock("{ treasures = 1, count = 3 }")),
        "rock : 42 cartes au lieu de 41",
        "rock: 42 cards instead of 41",
    ),
    "too few heads": (
        changed(("path = 10", "path = 13")),
        "path : 13 pas, mais 12 têtes du chef : la partie ne finirait pas",
        "path: 13 steps, but 12 chief's heads: the game could not end",
    ),
    "no path": (
        changed(("path = 10", "path = 0")),
        "path : 0 pas ; 1 au moins",
        "path: 0 steps; 1 at least",
    ),
    "an entrance card with three treasures": (
        changed(("{ treasures = 1, count = 5 }", "{ treasures = 3, count = 5 }")),
        "entrance[0].treasures : 3 trésors ; ici de 1 à 2",
        "entrance[0].treasures: 3 treasures; here 1 to 2",
    ),
    "an entrance card with a head": (
        changed(("{ treasures = 1, count = 5 }", "{ treasures = 1, head = true, count = 5 }")),
        "entrance[0].head : pas de tête du chef sur une carte d'entrée",
        "entrance[0].head: no chief's head on an entrance card",
    ),
    "four treasures": (
        changed(rock("{ treasures = 4, count = 2 }")),
        "rock[0].treasures : 4 trésors ; ici de 1 à 3",
        "rock[0].treasures: 4 treasures; here 1 to 3",
    ),
    "no treasure": (
        changed(rock("{ treasures = 0, count = 2 }")),
        "rock[0].treasures : 0 trésors ; ici de 1 à 3",
        "rock[0].treasures: 0 treasures; here 1 to 3",
    ),
    "three walls": (
        changed(rock('{ treasures = 1, walls = ["north", "east", "west"], count = 2 }')),
        "rock[0].walls : 3 murs ; 2 au plus",
        "rock[0].walls: 3 walls; 2 at most",
    ),
    "four walls": (
        changed(rock('{ treasures = 1, walls = ["north", "east", "west", "south"], count = 2 }')),
        "rock[0].walls : 4 murs ; 2 au plus",
        "rock[0].walls: 4 walls; 2 at most",
    ),
    "the same wall twice": (
        changed(rock('{ treasures = 1, walls = ["east", "east"], count = 2 }')),
        "rock[0].walls : deux fois le même côté : east",
        "rock[0].walls: the same side twice: east",
    ),
    "a head with walls": (
        changed(rock('{ treasures = 1, head = true, walls = ["north"], count = 2 }')),
        "rock[0].walls : une carte avec la tête du chef n'a pas de mur",
        "rock[0].walls: a card with the chief's head has no wall",
    ),
    "a wall misspelt": (
        changed(rock('{ treasures = 1, walls = ["nroth"], count = 2 }')),
        "rock[0].walls[0] : valeur inconnue : nroth",
        "rock[0].walls[0]: Invalid enum value 'nroth'",
    ),
    "a key misspelt": (
        changed(rock('{ treasures = 1, wall = ["north"], count = 2 }')),
        "rock[0].wall : ce champ n'existe pas",
        "rock[0].wall: Object contains unknown field wall",
    ),
    "no card at all": (
        changed(rock("{ treasures = 1, count = 0 }")),
        "rock[0].count : 0 ; 1 au moins",
        "rock[0].count: 0; 1 at least",
    ),
    "half a treasure": (
        changed(rock("{ treasures = 1.5, count = 2 }")),
        "rock[0].treasures : attendu int, trouvé float",
        "rock[0].treasures: Expected int, got float",
    ),
    "three rows": (
        changed(('  ".....",\n', "")),
        "cave : 3 rangées au lieu de 4",
        "cave: 3 rows instead of 4",
    ),
    "a row too long": (
        changed(('".....",', '"......",')),
        "cave[1] : '......' : il faut 5 signes, « . » ou « E »",
        "cave[1]: '......': needs 5 signs, '.' or 'E'",
    ),
    "an unknown sign": (
        changed(('".....",', '"..X..",')),
        "cave[1] : '..X..' : il faut 5 signes, « . » ou « E »",
        "cave[1]: '..X..': needs 5 signs, '.' or 'E'",
    ),
    "two entrances": (
        changed(('".....",', '"....E",')),
        "cave : il faut une entrée (E), une seule, dans un coin",
        "cave: needs one entrance (E), and one only, in a corner",
    ),
    "the entrance in the middle": (
        changed(('"E....",', '"..E..",')),
        "cave : il faut une entrée (E), une seule, dans un coin",
        "cave: needs one entrance (E), and one only, in a corner",
    ),
    "no path given": (
        changed(("path = 10\n", "")),
        "path : ce champ manque",
        "path: Object missing required field path",
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_mt04_a_bad_board_is_refused_in_one_line(fault: str, tmp_path: Path) -> None:
    text, french, english = BAD[fault]
    path = tmp_path / "mine.toml"
    with pytest.raises(sesame.BadBoard) as refused:
        load(path, text)
    assert refused.value.words == (f"{path} : {french}", f"{path}: {english}")


def test_mt04_the_deck_we_carry(tmp_path: Path) -> None:
    match = GAME.new(chance="manual")
    assert pile_of(match) == ROCKS
    assert sum(weight for _, weight in match.chances()) == 4 * sum(ENTRANCES.values())
    assert pile_of(load(tmp_path / "same.toml", changed())) == ROCKS


def test_mt04_which_sides_are_walled_does_not_matter(tmp_path: Path) -> None:
    """Only whether they are adjacent or opposite."""
    text = changed(
        (
            '{ treasures = 1, walls = ["north"], count = 3 }',
            '{ treasures = 1, walls = ["west"], count = 3 }',
        ),
        ('["north", "east"], count = 1', '["south", "west"], count = 1'),
        ('["north", "south"], count = 1', '["west", "east"], count = 1'),
    )
    assert load(tmp_path / "mine.toml", text).chances() == GAME.new(chance="manual").chances()


def test_mt04_a_longer_path_is_carried_too() -> None:
    assert list(GAME.boards) == ["cave", "long-path"]
    match = GAME.new(board="long-path", chance="manual")
    assert table(match)["path"] == 12
    assert pile_of(match) == ROCKS


def test_mt04_an_owners_board_travels_with_the_record(tmp_path: Path) -> None:
    match = load(tmp_path / "mine.toml", changed(("path = 10", "path = 3")))
    play(match, *["1"] * 5, "1n", "1e")
    again = sesame.replay(match.record())
    assert again.terms.board == match.terms.board
    assert GAME.at(match.position()).terms.board == match.terms.board


@pytest.mark.parametrize(
    ("rows", "first", "exits"),
    [
        (["....E", ".....", ".....", "....."], "a1", [3, 9]),
        ([".....", ".....", ".....", "E...."], "a1", [10, 16]),
        ([".....", ".....", ".....", "....E"], "a1", [14, 18]),
    ],
)
def test_mt02_the_entrance_may_be_another_corner(
    rows: list[str], first: str, exits: list[int], tmp_path: Path
) -> None:
    board = changed(('"E....",\n  ".....",\n  ".....",\n  ".....",', ", ".join(map(repr, rows))))
    match = load(tmp_path / "mine.toml", board)
    assert exits_of(match) == exits
    assert table(match)["gap"] == 0
    play(match, *[card for card, count in ENTRANCES.items() for _ in range(count)], "A")
    assert len(legal(match)) == 19
    assert f"@{first}" in legal(match)
    spot = "".join(rows).index("E")
    assert f"@{'abcde'[spot % 5]}{spot // 5 + 1}" not in legal(match)
    assert GAME.at(match.position()).position() == match.position()


def test_mt09_one_exit_from_another_corner(tmp_path: Path) -> None:
    rows = [".....", ".....", ".....", "....E"]
    path = tmp_path / "mine.toml"
    path.write_text(
        changed(('"E....",\n  ".....",\n  ".....",\n  ".....",', ", ".join(map(repr, rows)))),
        "utf-8",
    )
    match = GAME.new(board=path, one_exit=True)
    assert exits_of(match) == [18]
