"""The variants for practised players: turning piles over, and two speeds."""

import pytest

import sesame
from sesame.core.match import Match
from tests.games.khan_tsin.dragons import BLOCKED, NORTH, SOUTH, START, at, dragon, legal

MOVED, RESULT = "flip_moved=on", "flip_result=on"
BOTH = f"{MOVED} {RESULT}"


def test_kt30_the_moved_part_may_be_turned_over() -> None:
    match = at(dragon("krkw/wr"), MOVED)
    match.play(SOUTH, "1x3~-2")
    assert match.position() == f"{dragon('k/wrwkr', 'N')} {MOVED}"


def test_kt30_what_is_offered() -> None:
    match = at(dragon("rkw/r/rkr/w"), MOVED)
    assert legal(match, 1, 2) == {"1x3-2", "1x3~-2"}
    assert legal(match, 1, 3) == {"1-3", "1x2-3", "1x2~-3", "1x3-3", "1x3~-3"}  # one baron: no turn
    assert legal(match, 3, 4) == {"3x3-4"}  # a palindrome
    assert legal(match, 2, 4) == {"2-4"}


def test_kt10_kt30_rising_is_judged_on_heights() -> None:
    """The suzerain ends up at level 2, below its vassals; the pile of 4 is what counts."""
    match = at(dragon("rkw/r"), MOVED)
    match.play(SOUTH, "1x3~-2")
    assert match.position() == f"{dragon('1/rwkr', 'N')} {MOVED}"


def test_kt31_the_resulting_pile_may_be_turned_over() -> None:
    match = at(dragon("krkw/wr"), RESULT)
    match.play(SOUTH, "1x3-2~")
    assert match.position() == f"{dragon('k/wkrrw', 'N')} {RESULT}"


def test_kt31_what_is_offered() -> None:
    match = at(dragon("r/k/r/rk"), RESULT)
    assert legal(match, 1, 2) == {"1-2", "1-2~"}
    assert legal(match, 1, 3) == {"1-3"}  # rr is a palindrome
    assert legal(match, 1, 4) == {"1-4"}  # rkr is one too
    assert legal(match, 4, 1) == {"4x2-1", "4x2-1~"}


def test_kt31_both_turns_on_one_move() -> None:
    match = at(dragon("krkw/wr"), BOTH)
    match.play(SOUTH, "1x3~-2~")
    assert match.position() == f"{dragon('k/rkwrw', 'N')} {BOTH}"


@pytest.mark.parametrize(
    ("piles", "offered"),
    [
        ("rk/w", {"1x2-2", "1x2~-2", "1x2-2~", "1x2~-2~"}),  # wrk, wkr, krw, rkw: four piles
        ("rk/r", {"1x2-2", "1x2~-2", "1x2-2~"}),  # rrk, rkr, krr; both turns: rkr once more
        ("rr/k", {"1x2-2", "1x2-2~"}),  # krr, rrk: turning rr itself changes nothing
        ("rr/r", {"1x2-2"}),
        ("r/k", {"1-2", "1-2~"}),
    ],
)
def test_kt31_of_equal_results_only_the_shorter_is_offered(piles: str, offered: set[str]) -> None:
    assert legal(at(dragon(piles), BOTH), 1, 2) == offered


@pytest.mark.parametrize("terms", [MOVED, RESULT, BOTH])
def test_kt13_kt31_a_move_that_completes_nine_is_offered_without_turns(terms: str) -> None:
    assert legal(at(f"{BLOCKED} N", terms)) == {"5-1", "5-2"}
    onto_six = legal(at(dragon("rkw/kkrwwr"), terms), 1, 2)
    assert {move for move in onto_six if "x3" in move} == {"1x3-2"}
    assert len(onto_six) > 3  # fewer barons may still be turned


def test_kt32_hops_from_each_kind_of_square_and_flights_from_five() -> None:
    """Squares 1 to 4 are double, simple, triple, double; four barons away is closed."""
    match = at(f"{START} S", "two_speeds=on")
    goals = {
        start: {int(move.split("-")[1]) for move in legal(match, start)} for start in (1, 2, 3, 4)
    }
    assert goals[1] == {3, *range(6, 37)}
    assert goals[2] == {1, 3, *range(7, 37)}
    assert goals[3] == {6, *range(8, 37)}
    assert goals[4] == {2, 6, *range(9, 37)}


def test_kt32_distance_counts_barons_not_squares() -> None:
    """From a simple square the next baron is one hop away, however far; the fifth is a flight."""
    drawn = f"1/r/5/k/9/w/r/k/w/{'/'.join(['rkw'] * 10)}/5 S"
    assert legal(at(drawn), 2) == {f"2-{goal}" for goal in (8, *range(18, 32))}
    assert legal(at(drawn, "two_speeds=on"), 2) == {f"2-{goal}" for goal in (8, *range(21, 32))}


def test_kt10_kt11_kt32_rising_and_harmony_still_hold() -> None:
    match = at(dragon("rrk/w/k/rrw/k/rk"), "two_speeds=on")
    assert legal(match, 1, 3) == {"1x3-3"}  # two hops; one or two barons would not rise
    assert legal(match, 1, 6) == {"1x2-6", "1x3-6"}  # a flight
    match = at(dragon("rrk/w/rr"), "two_speeds=on")
    assert legal(match, 1, 3) == {"1x2-3"}  # three barons would bring a fourth red one


def test_kt32_with_turns() -> None:
    match = at(dragon("rk/k/w/w/r"), f"{MOVED} two_speeds=on")
    assert legal(match, 1, 3) == {"1x2-3", "1x2~-3"}
    assert legal(match, 1, 2) == legal(match, 1, 4) == legal(match, 1, 5) == set()


PIE = "pie=on"


def test_kt33_north_may_turn_the_dragon_round_after_souths_first_move() -> None:
    match = at(f"{START} S", PIE)
    match.play(SOUTH, "1-2")
    assert "turn" in legal(match)
    match.play(NORTH, "turn")
    squares = "/".join(("1/kr/w/" + "/".join("rkw" * 11)).split("/")[::-1])
    assert match.position() == f"{squares} S~ {PIE}"
    assert match.actors == (SOUTH,)
    assert "turn" not in legal(match)


def test_kt33_what_lay_before_south_lies_before_north() -> None:
    before = at(f"{START} S", PIE)
    before.play(SOUTH, "1-2")
    after = before.copy()
    after.play(NORTH, "turn")
    flown = {(37 - int(a), 37 - int(b)) for a, b in _flights(before)}
    assert {(int(a), int(b)) for a, b in _flights(after)} == flown


def _flights(match: Match) -> set[tuple[str, ...]]:
    """Moves of single barons, the turning of the dragon left out."""
    return {tuple(move.split("-")) for move in legal(match) if "-" in move and "x" not in move}


def test_kt33_once_alone_and_only_where_it_was_agreed() -> None:
    match = at(f"{START} S", PIE)
    assert "turn" not in legal(match)
    match.play(SOUTH, "1-2")
    match.play(NORTH, "36-35")
    match.play(SOUTH, "3-4")
    assert "turn" not in legal(match)
    match = at(f"{START} S")
    match.play(SOUTH, "1-2")
    assert "turn" not in legal(match)
    with pytest.raises(sesame.BadPosition):
        at(f"{START} S~")


def test_kt32_kt33_claws_turn_with_the_dragon() -> None:
    """Square 36, a triple one, now lies where square 1, a double one, lay."""
    match = at(f"{START} S", f"two_speeds=on {PIE}")
    match.play(SOUTH, "2-3")  # one hop
    match.play(NORTH, "turn")
    near = {int(goal) for start, goal in _flights(match) if start == "1" and int(goal) < 6}
    assert near == {4}
