"""The city, the cards and the bags, and the boards that owners of the box may write."""

from collections import Counter
from pathlib import Path

import pytest

import sesame
from sesame.games.bakschisch.actions import Turn
from tests.games.bakschisch.cities import GAME, bags, bribe, legal, pawns, table

AKBAHAH = "FGSEHFE" + "SGHGESFH" + "EHFGSFGE" + "HSFSHEG"  # squares 1 to 30
PERSONS = {"fakir": "F", "guard": "G", "servant": "S", "eunuch": "E", "harem": "H"}


def test_bk01_one_path_from_the_start_to_the_throne_with_a_person_on_every_square() -> None:
    squares = table(GAME.new())["squares"]
    assert squares[0] == "start"
    assert squares[-1] == "throne"
    assert set(squares[1:-1]) == set(PERSONS)


def test_bk02_the_city_we_carry() -> None:
    shown = table(GAME.new())
    assert len(shown["squares"]) == 32
    assert "".join(PERSONS[kind] for kind in shown["squares"][1:-1]) == AKBAHAH
    assert Counter(AKBAHAH) == dict.fromkeys("FGSEH", 6)
    assert shown["palace"] == 24


def test_bk03_thirty_cards_five_of_each() -> None:
    assert table(GAME.new(chance="manual"))["unseen"] == dict.fromkeys("FGSEHC", 5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bk03_bk04_bk05_pawns_on_the_start_ten_pieces_and_a_thief_each(seats: int) -> None:
    match = GAME.new(seats, chance="manual")
    assert pawns(match) == [0] * seats
    assert bags(match) == [10] * seats
    assert table(match)["thieves"] == ["bag"] * seats
    assert table(match)["cards"] == [""] * 5
    assert (table(match)["pot"], table(match)["box"]) == (0, 0)
    everybody = " ".join(["0:10t"] * seats)
    terms = f" seats={seats}" if seats > 2 else ""
    assert match.position() == f"1 ..... 555555 {everybody} 0{terms}"


def test_bk05_other_numbers_of_players_are_refused() -> None:
    with pytest.raises(sesame.BadOption) as refused:
        GAME.new(5)
    assert refused.value.words == (
        "Bakschisch se joue à 2, 3, 4, pas à 5",
        "Bakschisch takes 2, 3, 4 players, not 5",
    )


def test_bk06_cards_are_weighted_by_the_copies_not_yet_seen() -> None:
    match = GAME.new(chance="manual")
    assert match.actors == ()
    assert match.chances() == [(Turn(card), 5) for card in range(1, 7)]
    for card in "EEE":
        bribe(match, card, 0, 0)
    assert match.chances() == [(Turn(card), 2 if card == 4 else 5) for card in range(1, 7)]
    for card in "EE":
        bribe(match, card, 0, 0)
    assert Turn(4) not in match.legal(sesame.CHANCE)
    assert sum(weight for _, weight in match.chances()) == 25


def test_bk06_cards_are_drawn_from_the_seed() -> None:
    rows = {GAME.new(seed=seed).position().split()[1] for seed in range(30)}
    assert rows == {f"{letter}?...." for letter in "FGSEHC"}
    assert GAME.new(seed=1).position() == GAME.new(seed=1).position()


# --- boards


def board_text(squares: list[str], palace: object = 9, head: str = 'name = "mine"') -> str:
    """A board file."""
    title = 'title = { fr = "La mienne", en = "Mine" }'
    return f"{head}\n{title}\nsquares = {squares}\npalace = {palace}\n"


MIDDLE = list(PERSONS) * 2
GOOD = ["start", *MIDDLE, "throne"]
BAD = {
    "no throne": (
        board_text(GOOD[:-1]),
        "squares : il n'y a pas de trône",
        "squares: there is no throne",
    ),
    "no start": (
        board_text(GOOD[1:]),
        "squares : il n'y a pas de départ",
        "squares: there is no start",
    ),
    "empty": (
        board_text([]),
        "squares : il n'y a pas de départ",
        "squares: there is no start",
    ),
    "two thrones": (
        board_text([*GOOD, "throne"]),
        "squares : il y a 2 trônes",
        "squares: there are 2 thrones",
    ),
    "two starts": (
        board_text(["start", *GOOD]),
        "squares : il y a 2 départs",
        "squares: there are 2 starts",
    ),
    "start not first": (
        board_text(["fakir", *GOOD]),
        "squares[1] : le départ doit être la première case",
        "squares[1]: the start must be the first square",
    ),
    "throne not last": (
        board_text([*GOOD, "fakir"]),
        "squares[11] : le trône doit être la dernière case",
        "squares[11]: the throne must be the last square",
    ),
    "misspelt person": (
        board_text(["start", "fakir", "gard", *GOOD[2:]]),
        "squares[2] : valeur inconnue : gard",
        "squares[2]: Invalid enum value 'gard'",
    ),
    "a person only once": (
        board_text(["start", *MIDDLE[:-1], "guard", "throne"]),
        "squares : 1 fois « harem » ; il en faut au moins 2",
        "squares: 1 times harem; at least 2 are needed",
    ),
    "gate before the first square": (
        board_text(GOOD, palace=0),
        "palace : 0 n'est pas une case de 1 à 11, le trône",
        "palace: 0 is not a square from 1 to 11, the throne",
    ),
    "gate behind the throne": (
        board_text(GOOD, palace=12),
        "palace : 12 n'est pas une case de 1 à 11, le trône",
        "palace: 12 is not a square from 1 to 11, the throne",
    ),
    "too long": (
        board_text(["start", *MIDDLE * 6, "fakir", "guard", "eunuch", "throne"]),
        "squares : 65 cases ; 64 au plus",
        "squares: 65 squares; 64 at most",
    ),
    "no gate": (
        board_text(GOOD).replace("palace = 9", ""),
        "palace : ce champ manque",
        "palace: Object missing required field palace",
    ),
    "gate of a wrong type": (
        board_text(GOOD, palace='"nine"'),
        "palace : attendu int, trouvé str",
        "palace: Expected int, got str",
    ),
    "unknown key": (
        board_text(GOOD, head='name = "mine"\nlevels = 4'),
        "levels : ce champ n'existe pas",
        "levels: Object contains unknown field levels",
    ),
    "title in one language": (
        board_text(GOOD).replace('fr = "La mienne", ', ""),
        "title : il faut un titre fr et un titre en",
        "title: needs a fr and an en title",
    ),
}


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("fault", BAD)
def test_bk23_a_bad_board_is_refused_in_one_line(fault: str, tmp_path: Path) -> None:
    text, french, english = BAD[fault]
    path = written(tmp_path, text)
    with pytest.raises(sesame.BadBoard) as refused:
        GAME.new(board=path)
    assert refused.value.words == (f"{path} : {french}", f"{path}: {english}")
    assert str(refused.value) == refused.value.words.en


@pytest.mark.parametrize("palace", [1, 9, 11])
def test_bk23_the_gate_may_stand_anywhere_on_the_way(palace: int, tmp_path: Path) -> None:
    match = GAME.new(board=written(tmp_path, board_text(GOOD, palace)), chance="manual")
    assert table(match)["palace"] == palace
    bribe(match, "F", 3, 0)  # onto square 1
    assert ("thief" in legal(bribe(match, "G"), 0)) == (palace > 1)


def test_bk23_the_longest_board(tmp_path: Path) -> None:
    """64 squares: from the last person to the throne, and back from there."""
    squares = ["start", *MIDDLE * 6, "fakir", "guard", "throne"]
    match = GAME.new(board=written(tmp_path, board_text(squares, 60)), chance="manual")
    line = match.position().replace("0:10t 0:10t", "62:10 61:10").replace("555555", "355555")
    match = GAME.at(line.replace(".....", "FF..."), chance="manual")
    bribe(match, "F", 3, 3)
    assert pawns(match) == [63, 63]
    bribe(match, "H", 0, 0)
    bribe(match, "G", 0, 3)
    assert pawns(match) == [62, 63]


def test_bk02_bk23_an_owners_board_travels_with_the_record(tmp_path: Path) -> None:
    match = GAME.new(board=written(tmp_path, board_text(GOOD)), seed=1)
    for seat in (0, 1):
        match.play(seat, "1")
    again = sesame.replay(match.record())
    assert again.terms.board == match.terms.board
    assert again.state.tobytes() == match.state.tobytes()
    assert GAME.at(match.position()).position() == match.position()


def test_bk23_the_short_cut_is_a_board_too() -> None:
    assert set(GAME.boards) == {"akbahah", "shortcut"}
    shown = table(GAME.new(board="shortcut"))
    assert len(shown["squares"]) == 12
    assert shown["palace"] == 9
    assert Counter(shown["squares"]) == {**dict.fromkeys(PERSONS, 2), "start": 1, "throne": 1}
