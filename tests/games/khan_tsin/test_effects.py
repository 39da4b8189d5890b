"""What steps show, in which order; what a choice would do, and what it would leave to the other."""

from random import Random
from typing import Any

import pytest

from sesame.core.contract import CHANCE, Rows
from sesame.core.facts import name_of, told
from sesame.core.match import Match, Step
from sesame.games.khan_tsin import effects
from sesame.games.khan_tsin.actions import COLOUR_OF
from sesame.games.khan_tsin.kinds import (
    CHOSEN,
    DEALT,
    FILLED,
    NINE_COMPLETED,
    NOBODY_CAN_MOVE,
)
from sesame.games.khan_tsin.state import BLACK, MOVING, NO_SEAT, OVER, PLACING, RED, WHITE
from tests.games.khan_tsin.dragons import BLOCKED, GAME, NORTH, SOUTH, at, dragon, legal

Scene = list[tuple[str, tuple[int, ...]]]


def _read(rows: Rows) -> Scene:
    """Rows by the name of their kind and what they say, in the order in which it is declared."""
    named = (told(effects.KINDS, row) for row in rows)
    return [(name_of(kind), tuple(said.values())) for kind, said in named]


def _scene(match: Match, seat: int, notation: str, viewer: int | None = None) -> Scene:
    action = GAME.actions.to_id(GAME.actions.parse(notation))
    return _read(match.effects(Step(seat, action), viewer))


def _forecast(match: Match, seat: int, notation: str) -> Scene:
    return _read(match.forecast(seat, GAME.actions.to_id(GAME.actions.parse(notation))))


def _of(scene: Scene, *names: str) -> Scene:
    return [row for row in scene if row[0] in names]


def _pile(letters: str) -> int:
    return sum(COLOUR_OF[letter] << 2 * level for level, letter in enumerate(letters))


def test_kt05_a_baron_is_laid_and_the_next_is_due() -> None:
    assert _scene(GAME.new(setup="alternate"), SOUTH, "@7") == [
        ("laid", (SOUTH, CHOSEN, 6, RED, 0, 11)),
        ("counted", (6, 1, 1, 0, 0, 8, 3)),
        ("due", (PLACING, NORTH, BLACK, 12, 0)),
    ]
    laid, counted, due = _scene(GAME.new(setup="random", chance="manual"), CHANCE, "w")
    assert laid == ("laid", (NO_SEAT, DEALT, 0, WHITE, 2, 11))
    assert counted == ("counted", (0, 1, 0, 0, 1, 8, 3))
    assert due[0] == "due"


def test_kt04_the_last_black_baron_brings_the_white_ones_and_both_reaches() -> None:
    match = at("/".join(["r/k/1"] * 11 + ["r/2"]) + " N")
    scene = _scene(match, NORTH, "@35")
    laid = [said for _, said in _of(scene, "laid")]
    assert laid[0] == (NORTH, CHOSEN, 34, BLACK, 1, 0)
    assert laid[1:] == [(NO_SEAT, FILLED, 3 * i + 2, WHITE, 2, 11 - i) for i in range(12)]
    assert [said for _, said in _of(scene, "reached")] == [
        *((SOUTH, square, 1) for square in range(4)),
        *((NORTH, square, 1) for square in range(32, 36)),
    ]
    assert scene[-1] == ("due", (MOVING, SOUTH, 0, 0, 0))


def test_kt09_a_part_of_a_pile_flies_and_all_see_who_is_in_it() -> None:
    match = at(dragon("rkwk/wr"))
    scene = _scene(match, SOUTH, "1x3-2")
    assert scene == [
        ("lifted", (SOUTH, 0, 3, BLACK, 4, RED, _pile("r"))),
        ("counted", (0, 1, 1, 0, 0, 8, 3)),
        ("aloft", (1, 3, BLACK)),
        ("aloft", (2, 3, WHITE)),
        ("aloft", (3, 3, BLACK)),
        ("flew", (SOUTH, 0, 1, 1, 3, _pile("kwk"))),
        ("landed", (SOUTH, 1, 3, RED, 4, 5, _pile("wrkwk"))),
        ("stands", (1, 1, 5, WHITE, 1, 0)),
        ("stands", (1, 2, 5, RED, 1, 0)),
        ("stands", (1, 3, 5, BLACK, 1, 1)),
        ("stands", (1, 4, 5, WHITE, 2, 1)),
        ("stands", (1, 5, 5, BLACK, 2, 1)),
        ("counted", (1, 5, 1, 2, 2, 4, 3)),
        ("due", (MOVING, NORTH, 0, 0, 0)),
    ]
    assert scene == _scene(match, SOUTH, "1x3-2", SOUTH) == _scene(match, SOUTH, "1x3-2", NORTH)


def test_kt07_an_empty_square_lets_a_side_reach_further() -> None:
    scene = _scene(at(dragon("r/k/w/r/k")), SOUTH, "2-1")
    assert _of(scene, "reached") == [("reached", (SOUTH, 1, 0)), ("reached", (SOUTH, 4, 1))]


def test_kt12_a_pass_is_forced_and_the_other_plays_again() -> None:
    scene = _scene(at(f"{BLOCKED} S"), SOUTH, "pass")
    assert scene == [("passed", (SOUTH,)), ("due", (MOVING, NORTH, 0, 0, 0))]


def test_kt12_who_cannot_move_is_due_to_pass() -> None:
    match = at("rrwwkkkr/rrwwkkkr/rrkkwwwr/rrkkwww/kwkw/r/30 N")
    assert _scene(match, NORTH, "6-4")[-1] == ("due", (MOVING, SOUTH, 0, 0, 1))


def test_kt13_nine_barons_leave_the_dragon_and_one_is_emperor() -> None:
    scene = _scene(at(f"{BLOCKED} N"), NORTH, "5-2")
    assert _of(scene, "landed", "counted", "crowned", "ended", "scored", "due") == [
        ("counted", (4, 3, 0, 2, 1, 6, 3)),
        ("landed", (NORTH, 1, 1, RED, 4, 9, _pile("rrwwkkkrw"))),
        ("counted", (1, 9, 3, 3, 3, 0, 3)),
        ("crowned", (NORTH, 1, _pile("rrwwkkkrw"), 0)),
        ("counted", (1, 0, 0, 0, 0, 9, 3)),
        ("ended", (NINE_COMPLETED, NORTH, 0b10)),
        ("scored", (SOUTH, 0)),
        ("scored", (NORTH, 1)),
        ("due", (OVER, NORTH, 0, 0, 0)),
    ]
    gone = [said for _, said in _of(scene, "reached")]
    assert gone == [(SOUTH, i, 0) for i in range(4)] + [(NORTH, i, 0) for i in range(1, 5)]


def test_kt14_a_draw_says_that_nobody_can_move() -> None:
    match = at("rrwwrwk/2/rrwwrwkk/3/krwrkwkw/3/kkkr/4/wrrwrwkk/k/18 N", "two_speeds=on")
    scene = _scene(match, NORTH, "18-1")
    assert ("ended", (NOBODY_CAN_MOVE, NO_SEAT, 0)) in scene
    assert _of(scene, "scored") == [("scored", (SOUTH, 0)), ("scored", (NORTH, 0))]
    assert scene[-1] == ("due", (OVER, SOUTH, 0, 0, 0))


def test_kt30_kt31_a_part_turns_in_the_air_and_a_pile_where_it_stands() -> None:
    match = at(dragon("rkw/rw"), "flip_moved=on flip_result=on")
    scene = _scene(match, SOUTH, "1x2~-2~")
    assert _of(scene, "part-turned", "flew", "landed", "pile-turned") == [
        ("part-turned", (SOUTH, 2, _pile("wk"))),
        ("flew", (SOUTH, 0, 1, 1, 2, _pile("wk"))),
        ("landed", (SOUTH, 1, 2, WHITE, 3, 4, _pile("rwwk"))),
        ("pile-turned", (SOUTH, 1, 4, _pile("kwwr"))),
    ]
    new = [said[-1] for _, said in _of(scene, "stands")]
    assert new == [1, 1, 0, 0]  # those who came are below now


def test_kt32_a_hop_is_one_row_a_pile_and_a_flight_is_one() -> None:
    match = at(dragon("r/1/kk/w/k/w/r"), "two_speeds=on")
    hops = [said[1:5] for _, said in _of(_scene(match, SOUTH, "1-4"), "hopped", "flew")]
    assert hops == [(0, 2, 1, 2), (2, 3, 2, 2)]  # two claws, and square 2 is empty
    assert [name for name, _ in _of(_scene(match, SOUTH, "1-7"), "hopped", "flew")] == ["flew"]
    match = at(dragon("", "N", north="rk/1/k/1/wr"), "two_speeds=on")
    back = [said[1:5] for _, said in _of(_scene(match, NORTH, "36x2-31"), "hopped", "flew")]
    assert back == [(35, 33, 1, 3), (33, 31, 2, 3), (31, 30, 3, 3)]


def test_kt13_a_forecast_tells_how_high_a_pile_would_be_and_what_it_opens() -> None:
    match = at(dragon("w/rrkkwkr", "S", north="w"))
    harmful = _forecast(match, SOUTH, "1-2")
    assert [said[3] for _, said in _of(harmful, "stands")] == [1, 1, 2, 2, 3, 2, 1, 3]
    assert _of(harmful, "counted")[-1] == ("counted", (1, 8, 3, 3, 2, 1, 3))
    assert _of(harmful, "opened") == [("opened", (NORTH, i, 1, 1, 1)) for i in (28, 35)]
    assert _of(_forecast(match, SOUTH, "1-3"), "opened") == []


def test_kt13_a_forecast_tells_what_it_closes_and_what_it_threatens() -> None:
    match = at(dragon("k/r/r/rrkkwkrw", "S", north="r/k/k/w"))
    assert "1-36" in legal(match)
    covered = _forecast(match, SOUTH, "1-36")
    assert _of(covered, "opened", "closed") == [("closed", (NORTH, 35, 3, 1))]
    match = at(dragon("w/w/rrkkwkr/w", "S"))
    threats = [said for _, said in _of(_forecast(match, SOUTH, "1-3"), "threatened")]
    onto = [said for said in threats if said[2] == 2]
    assert onto == [(SOUTH, i, 2, 1, 1) for i in (1, 3)]
    assert {said[1:4:2] for said in threats if said not in onto} == {(2, 8)}  # the eight, onto one


def test_kt13_a_forecast_tells_what_stays_open_and_who_would_win() -> None:
    blocked = _forecast(at(f"{BLOCKED} S"), SOUTH, "pass")
    assert _of(blocked, "opened") == [("opened", (NORTH, 4, i, 1, 0)) for i in (0, 1)]
    match = at(f"{BLOCKED} N")
    assert _forecast(match, NORTH, "5-2") == _scene(match, NORTH, "5-2", NORTH)


@pytest.mark.parametrize(
    "options", [{}, {"setup": "random", "flip_moved": True, "two_speeds": True}]
)
def test_what_a_screen_counts_of_a_table_is_told_by_every_step(options: dict[str, Any]) -> None:
    """Whoever draws goes by these facts from one view to the next, and counts nothing."""
    chance = Random(3)
    match = GAME.new(**options, chance="manual")
    drawn = _counted(match)
    while not match.over:
        seat = CHANCE if match.chance_is_due else match.actors[0]
        step = Step(seat, chance.choice(match.legal_ids(seat)))
        for kind, said in _read(match.effects(step, None)):
            _redraw(drawn, kind, said)
        match.follow((step,))
        assert drawn == _counted(match), step


def _counted(match: Match) -> dict[tuple[str, int, int], tuple[int, ...]]:
    """What a screen counts, by what it is counted of: as the table says it, when nobody moves."""
    drawn = dict[tuple[str, int, int], tuple[int, ...]]()
    for fact in match.view(None)["facts"]:
        kind, *said = fact.values()
        _redraw(drawn, kind, tuple(said))
    return drawn


def _redraw(
    drawn: dict[tuple[str, int, int], tuple[int, ...]], kind: str, said: tuple[int, ...]
) -> None:
    """A square that was emptied, and a pile that is out of reach, are not said of a table."""
    if kind == "counted":
        square, height, *rest = said
        drawn[kind, square, 0] = (height, *rest)
        if not height:
            del drawn[kind, square, 0]
    elif kind == "reached":
        seat, square, is_within = said
        drawn.pop((kind, square, seat), None)
        if is_within:
            drawn[kind, square, seat] = ()
