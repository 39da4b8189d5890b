"""The dragon, the barons and how they are laid out."""

from collections import Counter
from pathlib import Path

import pytest

import sesame
from sesame.core.match import Match
from sesame.games.khan_tsin.actions import Deal
from sesame.games.khan_tsin.state import BLACK, RED, WHITE
from tests.games.khan_tsin.dragons import GAME, NORTH, SOUTH, START, at, dragon, legal

REDS = list(range(1, 36, 3))  # squares 1, 4, 7 ...
BLACKS = list(range(2, 36, 3))


def table(match: Match) -> dict[str, object]:
    found: dict[str, object] = match.view(None)["table"]
    return found


def place(match: Match, seat: int, squares: list[int]) -> None:
    for square in squares:
        match.play(seat, f"@{square}")


def test_kt01_a_dragon_of_36_squares_in_one_line() -> None:
    match = at(f"{START} S")
    assert table(match)["pile"] == [[RED], [BLACK], [WHITE]] * 12
    near = [(fact["seat"], fact["square"]) for fact in match.view(None)["facts"] if "seat" in fact]
    assert near == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 32), (1, 33), (1, 34), (1, 35)]  # its end


def test_kt07_kt11_kt13_a_screen_is_told_what_a_pile_holds_and_in_whose_reach_it_is() -> None:
    facts = at(dragon("rkk/1/w", north="kr")).view(None)["facts"]
    said = {
        key: [{**fact} for fact in facts if fact["type"] == key] for key in ("counted", "reached")
    }
    assert said["counted"][0] == {
        "type": "counted", "square": 0, "height": 3,
        "red": 1, "black": 2, "white": 0, "lacks": 6, "most": 3,
    }  # fmt: skip
    assert [fact["square"] for fact in said["counted"]][:3] == [0, 2, 3]  # nobody stands on 2
    assert [fact["square"] for fact in said["reached"]] == [0, 2, 3, 4, 30, 31, 32, 35]


def test_kt01_kt02_the_dragon_we_carry() -> None:
    """Double, simple, triple, twelve times: South sits at the double end."""
    assert table(GAME.new())["kind"] == [2, 1, 3] * 12


def test_kt02_the_kinds_change_nothing_in_the_basic_game(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text(board_text(["double"] * 12 + ["triple"] * 12 + ["simple"] * 12), "utf-8")
    other = GAME.new(board=path, seed=1, setup="random")
    assert table(other)["kind"] == [2] * 12 + [3] * 12 + [1] * 12
    assert other.legal(SOUTH) == GAME.new(seed=1, setup="random").legal(SOUTH)


def test_kt03_twelve_barons_of_each_colour() -> None:
    assert table(GAME.new())["left"] == [12, 12, 12]
    laid = GAME.new(seed=1, setup="random").position().split()[0]
    assert Counter(laid.replace("/", "")) == {"r": 12, "k": 12, "w": 12}
    with pytest.raises(sesame.BadPosition) as refused:
        at(f"{START} S".replace("k", "r", 1))
    assert refused.value.words == ("13 barons r ; 12 en tout", "13 r barons; 12 in all")


def test_kt04_south_lays_red_then_north_black_then_white_fills() -> None:
    match = GAME.new()
    place(match, SOUTH, REDS)
    assert match.actors == (NORTH,)
    assert match.position() == "/".join(["r/2"] * 12) + " N"
    place(match, NORTH, BLACKS)
    assert match.position() == f"{START} S"


def test_kt04_kt05_one_baron_a_square_in_any_order() -> None:
    match = GAME.new()
    assert legal(match) == {f"@{square}" for square in range(1, 37)}
    place(match, SOUTH, [36, 1, 18])
    assert match.position() == "r/16/r/17/r S"
    assert legal(match) == {f"@{square}" for square in range(1, 37)} - {"@1", "@18", "@36"}


def test_kt05_alternate_one_baron_in_turn() -> None:
    match = GAME.new(setup="alternate")
    match.play(SOUTH, "@5")
    assert match.position() == "4/r/31 N setup=alternate"
    match.play(NORTH, "@4")
    assert match.position() == "3/k/r/31 S setup=alternate"
    for red, black in zip(range(7, 29, 2), range(8, 30, 2), strict=True):
        match.play(SOUTH, f"@{red}")
        match.play(NORTH, f"@{black}")
    laid = "/".join("wwwkrw" + "rk" * 11 + "w" * 8)
    assert match.position() == f"{laid} S setup=alternate"


def test_kt05_random_fills_from_souths_end_weighted_by_what_is_left() -> None:
    match = GAME.new(setup="random", chance="manual")
    assert match.actors == ()
    assert match.chances() == [(Deal(1), 12), (Deal(2), 12), (Deal(3), 12)]
    for colour in "rrk":
        match.play(sesame.CHANCE, colour)
    assert match.position() == "r/r/k/33 S setup=random"
    assert match.chances() == [(Deal(1), 10), (Deal(2), 11), (Deal(3), 12)]
    for colour in "r" * 10:
        match.play(sesame.CHANCE, colour)
    assert match.chances() == [(Deal(2), 11), (Deal(3), 12)]


def test_kt05_random_is_drawn_from_the_seed() -> None:
    first, second = (GAME.new(setup="random", seed=seed).position() for seed in (1, 2))
    assert first == GAME.new(setup="random", seed=1).position()
    assert first != second


@pytest.mark.parametrize("setup", ["sheet", "alternate", "random"])
def test_kt06_south_moves_first(setup: str) -> None:
    match = GAME.new(setup=setup, seed=1)
    while "@" in str(match.legal(match.actors[0])[0]):
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert match.actors == (SOUTH,)
    assert len(match.legal(SOUTH)) == 140


# --- boards


def board_text(squares: list[str], head: str = 'name = "mine"') -> str:
    """A board file."""
    return f'{head}\ntitle = {{ fr = "Le mien", en = "Mine" }}\nsquares = {squares}\n'


GOOD = ["double", "simple", "triple"] * 12
BAD = {
    "too few squares": (
        board_text(GOOD[:35]),
        "squares : il faut 36 cases, pas 35",
        "squares: 36 squares are needed, not 35",
    ),
    "too many squares": (
        board_text([*GOOD, "simple"]),
        "squares : il faut 36 cases, pas 37",
        "squares: 36 squares are needed, not 37",
    ),
    "not twelve of a kind": (
        board_text([*GOOD[:35], "simple"]),
        "squares : 13 cases « simple » au lieu de 12",
        "squares: 13 simple squares instead of 12",
    ),
    "first not double": (
        board_text(["simple", "double", "triple"] * 12),
        "squares[0] : la première case (Sud) doit être double",
        "squares[0]: the first square (South) must be double",
    ),
    "last double": (
        board_text([*GOOD[:33], "simple", "triple", "double"]),
        "squares[35] : la dernière case (Nord) ne doit pas être double",
        "squares[35]: the last square (North) must not be double",
    ),
    "unknown kind": (
        board_text(["double", "quadruple", *GOOD[2:]]),
        "squares[1] : valeur inconnue : quadruple",
        "squares[1]: Invalid enum value 'quadruple'",
    ),
    "squares missing": (
        'name = "mine"\ntitle = { fr = "Le mien", en = "Mine" }\n',
        "squares : ce champ manque",
        "squares: Object missing required field squares",
    ),
    "unknown key": (
        board_text(GOOD, 'name = "mine"\nclaws = 3'),
        "claws : ce champ n'existe pas",
        "claws: Object contains unknown field claws",
    ),
    "wrong type": (
        board_text(GOOD, "name = 7"),
        "name : attendu str, trouvé int",
        "name: Expected str, got int",
    ),
    "title in one language": (
        board_text(GOOD).replace('fr = "Le mien", ', ""),
        "title : il faut un titre fr et un titre en",
        "title: needs a fr and an en title",
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_kt02_a_bad_board_is_refused_in_one_line(fault: str, tmp_path: Path) -> None:
    text, french, english = BAD[fault]
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(sesame.BadBoard) as refused:
        GAME.new(board=path)
    assert refused.value.words == (f"{path} : {french}", f"{path}: {english}")
    assert str(refused.value) == refused.value.words.en


def test_kt02_a_board_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    with pytest.raises(sesame.BadFile, match=r"mine\.toml: no such file or folder"):
        GAME.new(board=path)
    path.write_text("squares = [", "utf-8")
    with pytest.raises(sesame.BadBoard, match=r"mine\.toml: bad TOML: ") as refused:
        GAME.new(board=path)
    assert "TOML incorrect" in refused.value.words.fr
    with pytest.raises(sesame.BadBoard) as unknown:
        GAME.new(board="snake")
    assert unknown.value.words.fr.startswith("plateau inconnu : snake ; au choix : dragon")
    assert unknown.value.words.en.startswith("unknown board: snake; choose from dragon")


def test_kt02_an_owners_board_travels_with_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(board_text(["double"] * 12 + ["triple"] * 12 + ["simple"] * 12), "utf-8")
    match = GAME.new(board=path, seed=1, setup="random")
    again = sesame.replay(match.record())
    assert again.terms.board == match.terms.board
    assert GAME.at(match.position()).position() == match.position()
