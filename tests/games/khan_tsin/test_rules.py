"""A turn of Khan Tsin and its end, one rule a test: draw, play, draw."""

import pytest

import sesame
from tests.games.khan_tsin.dragons import BLOCKED, NORTH, SOUTH, STALE, START, at, dragon, legal

CROWD = "/".join(["rkw"] * 9)  # nine piles that are in nobody's way


def starts(match: sesame.Match) -> set[int]:
    """The squares, 1 to 36, from which the seat to move has a move."""
    return {action.start + 1 for action in match.legal(match.actors[0])}


def goals(match: sesame.Match, start: int, count: int = 1) -> set[int]:
    """The squares, 1 to 36, to which so many barons may go from `start`."""
    moves = match.legal(match.actors[0])
    return {move.goal + 1 for move in moves if (move.start, move.count) == (start - 1, count)}


def test_kt07_you_move_one_of_your_four_nearest_piles() -> None:
    assert starts(at(f"{START} S")) == {1, 2, 3, 4}
    assert starts(at(f"{START} N")) == {33, 34, 35, 36}


def test_kt07_empty_squares_do_not_count() -> None:
    drawn = f"r/2/k/1/w/r/5/{CROWD}/w/5/k/w/3/r/k/2"
    assert starts(at(f"{drawn} S")) == {1, 4, 6, 7}
    assert starts(at(f"{drawn} N")) == {28, 29, 33, 34}


def test_kt07_no_colour_belongs_to_a_player() -> None:
    match = at(dragon("k/k/r"))
    match.play(SOUTH, "1-3")
    assert match.position() == dragon("1/k/rk", "N")
    match = at(dragon("", "N", north="r/w/k"))
    match.play(NORTH, "35-34")
    assert match.position() == dragon("", "S", north="rw/1/k")


def test_kt08_it_flies_forward_or_back_at_any_distance() -> None:
    assert goals(at(f"{START} S"), 3) == set(range(1, 37)) - {3}
    assert goals(at(f"{START} N"), 34) == set(range(1, 37)) - {34}


def test_kt08_never_to_an_empty_square() -> None:
    match = at(f"r/1/k/k/w/8/{CROWD}/7/rrw/3/kw/2 S")
    assert goals(match, 1) == {3, 4, 5, *range(14, 23), 30, 34}


def test_kt09_it_takes_along_none_some_or_all_of_its_vassals() -> None:
    for move, left in (("1-2", "rk"), ("1x2-2", "r"), ("1x3-2", "1")):
        match = at(dragon("rkw/rkw"))
        match.play(SOUTH, move)
        taken = "rkw"[3 - int(move[2]) if "x" in move else 2 :]
        assert match.position() == dragon(f"{left}/rkw{taken}", "N")


def test_kt09_the_order_is_kept() -> None:
    match = at(dragon("rkwk/wr"))
    match.play(SOUTH, "1x3-2")
    assert match.position() == dragon("r/wrkwk", "N")


def test_kt10_a_suzerain_must_rise() -> None:
    """From level 3: a pile of 2 would leave it at level 3, a pile of 3 lifts it to level 4."""
    match = at(dragon("rkw/rk/rkw"))
    assert "1-2" not in legal(match)
    assert "1x2-2" in legal(match)
    match.play(SOUTH, "1-3")
    assert match.position() == dragon("rk/rk/rkww", "N")


def test_kt10_all_counts_that_rise() -> None:
    match = at(dragon("rrkkw/w/rw/rwk/krwk"))
    assert legal(match, 1, 2) == {"1x5-2"}
    assert legal(match, 1, 3) == {"1x4-3", "1x5-3"}
    assert legal(match, 1, 4) == {"1x3-4", "1x4-4", "1x5-4"}
    assert legal(match, 1, 5) == {"1x2-5"}  # three would bring a fourth black baron


def test_kt11_no_more_than_three_of_a_colour() -> None:
    match = at(dragon("r/rrr/rr/k"))
    assert legal(match, 1, 2) == set()
    assert legal(match, 4, 2) == {"4-2"}
    match.play(SOUTH, "1-3")
    assert match.position() == dragon("1/rrr/rrr/k", "N")


def test_kt11_vassals_count_too() -> None:
    match = at(dragon("krw/rrrk"))
    assert legal(match, 1, 2) == {"1-2"}  # one vassal more would be the fourth red baron


def test_kt12_without_a_move_you_pass_and_the_other_plays_again() -> None:
    match = at(f"{BLOCKED} S")
    assert legal(match) == {"pass"}
    match.play(SOUTH, "pass")
    assert match.position() == f"{BLOCKED} N"
    assert legal(match) == {"5-1", "5-2"}


def test_kt12_passing_with_a_move_is_forbidden() -> None:
    assert "pass" not in legal(at(f"{START} S"))
    assert "pass" not in legal(at(f"{BLOCKED} N"))


def test_kt13_a_pile_of_nine_leaves_the_dragon_and_wins() -> None:
    match = at(f"{BLOCKED} N")
    match.play(NORTH, "5-2")
    assert match.position() == "rrwwkkkr/1/rrkkwwwr/rrkkwwwr/kwk/31 N#rrwwkkkrw"
    assert match.over
    assert match.winners == (NORTH,)
    assert match.scores == (0, 1)
    assert match.returns == (-1.0, 1.0)
    assert match.outcome is not None
    assert match.outcome.why.fr == "Nord complète une pile de neuf et devient Empereur."
    assert match.outcome.why.en == "North completes a pile of nine and becomes Emperor."


@pytest.mark.parametrize(
    ("pile", "last"), [("kkwwrrkw", "r"), ("rrwwkrkw", "k"), ("rrkkwkrw", "w")]
)
def test_kt13_whatever_its_top_colour(pile: str, last: str) -> None:
    match = at(dragon(f"{last}/{pile}"))
    match.play(SOUTH, "1-2")
    assert match.position() == dragon("2", f"S#{pile}{last}")
    assert match.winners == (SOUTH,)


def test_kt13_whoever_built_most_of_it() -> None:
    """South sends one baron onto the pile that stands before North."""
    match = at(dragon("r", "S", north="rrkkkwww"))
    match.play(SOUTH, "1-36")
    assert match.winners == (SOUTH,)


def test_kt13_several_barons_may_complete_it() -> None:
    match = at(dragon("rkw/kkrwwr"))
    match.play(SOUTH, "1x3-2")
    assert match.winners == (SOUTH,)


def test_kt14_a_draw_if_neither_side_can_move() -> None:
    """Four of these five piles are as good as full, and claws forbid what is left."""
    match = at(f"{STALE} S", "two_speeds=on")
    assert match.over
    assert match.winners == ()
    assert match.scores == (0, 0)
    assert match.returns == (0.0, 0.0)
    assert match.position() == f"{STALE} S= two_speeds=on"
    assert match.outcome is not None
    assert match.outcome.why.fr == "Partie nulle : plus personne ne peut jouer."
    assert match.outcome.why.en == "A draw: neither side can move."


def test_kt14_the_same_dragon_is_no_draw_in_the_basic_game() -> None:
    match = at(f"{STALE} S")
    assert not match.over
    assert legal(match) == {"1-4", "1-17", "4-1", "4-17", "12-8"}


def test_kt14_a_move_can_bring_the_draw_about() -> None:
    match = at("rrwwrwk/2/rrwwrwkk/3/krwrkwkw/3/kkkr/4/wrrwrwkk/k/18 N", "two_speeds=on")
    match.play(NORTH, "18-1")
    assert match.position() == f"{STALE} S= two_speeds=on"
    assert match.over


def test_kt14_one_side_without_a_move_is_no_draw() -> None:
    assert not at(f"{BLOCKED} S").over
    assert not at(f"{BLOCKED} N").over
