"""What the screen is given to draw, so that it need not know a rule."""

from typing import Any

import pytest

from sesame.core.facts import name_of, told
from sesame.core.match import Match, Step
from sesame.games.mille_et_un_tresors import kinds
from sesame.games.mille_et_un_tresors.actions import SPOT_NAMES, SPOT_OF, Lay
from tests.games.mille_et_un_tresors.caves import EXAMPLE, GAME, OPEN, A, B, at, legal, play, put

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def table(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["table"]
    return found


def facts(rows: list[list[int]]) -> list[tuple[str, dict[str, int]]]:
    return [(name_of(kind), said) for kind, said in (told(kinds.KINDS, row) for row in rows)]


def walked(match: Match, notation: str) -> list[int]:
    """The spots of a walk as its effects tell it."""
    step = Step(match.actors[0], GAME.actions.to_id(GAME.actions.parse(notation)))
    steps = [said for name, said in facts(match.effects(step, None).tolist()) if name == "stepped"]
    return [steps[0]["start"], *(said["goal"] for said in steps)]


def test_the_view_tells_what_lies_where() -> None:
    shown = table(at(put(OPEN, c2="3es"), "A"))
    cave = dict(zip(SPOT_NAMES, shown["cave"], strict=True))
    assert cave["c2"] == {"treasures": 3, "has_head": False, "walls": EAST | SOUTH}
    assert cave["e1"] == {"treasures": 1, "has_head": True, "walls": 0}
    assert shown["cave"][shown["entrance"]] is None
    assert (shown["steps"], shown["die"], shown["held"], shown["gap"]) == (2, None, None, None)


@pytest.mark.parametrize("seat", "ABC")
def test_mt07_mt08_the_view_tells_every_walk_as_it_will_be_walked(seat: str) -> None:
    match = at(EXAMPLE, seat)
    by_goal = {SPOT_NAMES[spots[-1]]: spots for spots in table(match)["walks"]}
    assert set(by_goal) == {goal for goal in legal(match) if not goal.startswith("*")}
    for goal, spots in by_goal.items():
        assert spots == walked(match, goal)


def test_mt09_the_way_out_is_among_the_walks() -> None:
    match = at(OPEN, "A")
    (out,) = (spots for spots in table(match)["walks"] if spots[-1] == SPOT_OF["a1"])
    assert out == walked(match, "out") == [SPOT_OF["b1"], SPOT_OF["a1"]]


def test_mt20_the_longest_walks_by_the_die() -> None:
    match = play(at(OPEN, "A?", "luck=on die=full"), "die6")
    assert {len(spots) for spots in table(match)["walks"]} == {7}


def test_mt10_nobody_walks_who_is_carried_or_not_to_move() -> None:
    assert table(at(EXAMPLE, "C"))["walks"] == []
    assert table(play(at(OPEN, "A"), "d1"))["walks"] == []


@pytest.mark.parametrize(
    ("card", "walls", "turns"),
    [
        ("+1", 0, {"lay": 0}),
        ("+2h", 0, {"lay": 0}),
        ("+3n", NORTH, {"n": NORTH, "e": EAST, "s": SOUTH, "w": WEST}),
        ("+1ns", NORTH | SOUTH, {"ns": NORTH | SOUTH, "ew": EAST | WEST}),
        (
            "+2ne",
            NORTH | EAST,
            {"ne": NORTH | EAST, "es": EAST | SOUTH, "sw": SOUTH | WEST, "nw": NORTH | WEST},
        ),
    ],
)
def test_mt11_the_card_held_and_how_it_may_be_laid(
    card: str, walls: int, turns: dict[str, int]
) -> None:
    match = play(at(OPEN, "B"), "c4", card)
    shown = table(match)
    assert shown["held"]["walls"] == walls
    offered = [(str(Lay(one["turn"])), one["walls"]) for one in shown["turns"]]
    assert offered == list(turns.items())
    play(match, offered[-1][0])
    assert table(match)["turns"] == []
    assert table(match)["cave"][SPOT_OF["e4"]]["walls"] == offered[-1][1]


def test_mt11_the_loot_is_counted() -> None:
    match = at(OPEN, "A", extra="3 3n 2")
    before = table(match)["loot"][A]
    play(match, "d1")
    after = table(match)["loot"][A]
    assert after["treasures"] == before["treasures"] + 2 == match.scores[A]
    ones, twos, threes = before["cards"]
    assert after["cards"] == [ones, twos + 1, threes]
    assert threes == 2


def test_mt13_mt14_once_over_the_view_tells_who_is_caught_and_what_each_has() -> None:
    match = play(at(OPEN, "A"), "out")
    assert table(match)["counted"] == []
    match.state.chief = match.state.path - 1
    play(match, "+3h")
    counted = facts(table(match)["counted"])
    assert [said["seat"] for name, said in counted if name == "caught"] == [B]
    scored = {said["seat"]: said["points"] for name, said in counted if name == "scored"}
    assert scored == {A: match.scores[A], B: 0}
    (lost,) = (said for name, said in counted if name == "forfeited")
    assert lost == {"seat": B, "points": table(match)["loot"][B]["treasures"]}
