"""What the screen is given to draw, so that it need not know a rule."""

from random import Random
from typing import Any

import pytest

from sesame.core.facts import name_of, told
from sesame.core.match import Match, Step
from sesame.games.mille_et_un_tresors import kinds
from sesame.games.mille_et_un_tresors.actions import SPOT_NAMES, SPOT_OF, Lay
from tests.games.mille_et_un_tresors.caves import (
    CHANCE,
    EXAMPLE,
    GAME,
    OPEN,
    A,
    B,
    at,
    legal,
    play,
    put,
    shown,
    table,
)

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def effects(match: Match, step: Step) -> list[tuple[str, dict[str, int]]]:
    rows = (told(kinds.KINDS, row) for row in match.effects(step, None))
    return [(name_of(kind), said) for kind, said in rows]


def walked(match: Match, notation: str) -> list[int]:
    """The spots of a walk as its effects tell it."""
    step = Step(match.actors[0], GAME.actions.to_id(GAME.actions.parse(notation)))
    steps = [said for name, said in effects(match, step) if name == "stepped"]
    return [steps[0]["start"], *(said["goal"] for said in steps)]


def routes(match: Match) -> list[list[int]]:
    """The spots of every walk that the view tells."""
    found = (said.values() for said in shown(match, "route"))
    return [[spot for spot in spots if spot >= 0] for spots in found]


def test_the_view_tells_what_lies_where() -> None:
    match = at(put(OPEN, c2="3es"), "A")
    cave = {SPOT_NAMES[said["spot"]]: said for said in shown(match, "lies")}
    c2, e1 = {"spot": SPOT_OF["c2"]}, {"spot": SPOT_OF["e1"]}
    assert cave["c2"] == c2 | {"treasures": 3, "has_head": 0, "walls": EAST | SOUTH}
    assert cave["e1"] == e1 | {"treasures": 1, "has_head": 1, "walls": 0}
    assert len(cave) == 19
    assert SPOT_NAMES[table(match)["entrance"]] not in cave
    assert [table(match)[name] for name in ("phase", "thrown", "held", "gap")] == [
        "moving",
        None,
        None,
        None,
    ]


def test_mt07_the_view_tells_how_far_the_pawn_must_go() -> None:
    (must,) = shown(at(OPEN, "A"), "must")
    assert (must["seat"], must["spot"], must["steps"]) == (A, SPOT_OF["b1"], 2)
    assert shown(play(at(OPEN, "A"), "d1"), "must") == []


@pytest.mark.parametrize("seat", "ABC")
def test_mt07_mt08_the_view_tells_every_walk_as_it_will_be_walked(seat: str) -> None:
    match = at(EXAMPLE, seat)
    by_goal = {SPOT_NAMES[spots[-1]]: spots for spots in routes(match)}
    assert set(by_goal) == {goal for goal in legal(match) if not goal.startswith("*")}
    for goal, spots in by_goal.items():
        assert spots == walked(match, goal)


def test_mt09_the_way_out_is_among_the_walks() -> None:
    match = at(OPEN, "A")
    (out,) = (spots for spots in routes(match) if spots[-1] == SPOT_OF["a1"])
    assert out == walked(match, "out") == [SPOT_OF["b1"], SPOT_OF["a1"]]


def test_mt20_the_longest_walks_by_the_die() -> None:
    match = play(at(OPEN, "A?", "luck=on die=full"), "die6")
    assert {len(spots) for spots in routes(match)} == {7}


def test_mt10_nobody_walks_who_is_carried_or_not_to_move() -> None:
    assert routes(at(EXAMPLE, "C")) == []
    assert routes(play(at(OPEN, "A"), "d1")) == []


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
    (held,) = shown(match, "held")
    assert held["walls"] == walls
    offered = [(str(Lay(one["turn"])), one["walls"]) for one in shown(match, "may-lie")]
    assert offered == list(turns.items())
    play(match, offered[-1][0])
    assert shown(match, "held") == shown(match, "may-lie") == []
    (lies,) = (said for said in shown(match, "lies") if said["spot"] == SPOT_OF["e4"])
    assert lies["walls"] == offered[-1][1]


def test_mt11_the_loot_is_counted() -> None:
    match = at(OPEN, "A", extra="3 3n 2")
    before, _ = shown(match, "heaped")
    play(match, "d1")
    after, _ = shown(match, "heaped")
    assert after["treasures"] == before["treasures"] + 2 == match.scores[A]
    assert after == before | {"treasures": after["treasures"], "twos": before["twos"] + 1}
    assert after["threes"] == 2


def test_mt13_mt14_once_over_the_view_tells_who_is_caught_and_what_each_has() -> None:
    match = play(at(OPEN, "A"), "out")
    assert shown(match, "counted") == shown(match, "scored") == []
    match.state.chief = match.state.path - 1
    play(match, "+3h")
    assert [said["seat"] for said in shown(match, "caught")] == [B]
    scored = {said["seat"]: said["points"] for said in shown(match, "scored")}
    assert scored == {A: match.scores[A], B: 0}
    _, heap = shown(match, "heaped")
    assert shown(match, "forfeited") == [{"seat": B, "points": heap["treasures"]}]


Drawn = dict[tuple[str, int], tuple[int, ...]]


@pytest.mark.parametrize("options", [{}, {"luck": True, "die": "full"}, {"one_exit": True}])
def test_what_a_screen_shows_of_a_table_is_told_by_every_step(options: dict[str, Any]) -> None:
    """Whoever draws goes by these facts from one view to the next, and counts nothing."""
    chance = Random(5)
    match = GAME.new(4, **options, chance="manual")
    drawn = standing(match)
    while not match.over:
        seat = CHANCE if match.chance_is_due else match.actors[0]
        step = Step(seat, chance.choice(match.legal_ids(seat)))
        for kind, said in effects(match, step):
            redraw(drawn, kind, said)
        match.follow((step,))
        assert drawn == standing(match), step


def standing(match: Match) -> Drawn:
    drawn = Drawn()
    for fact in match.view(None)["facts"]:
        redraw(drawn, fact["type"], fact)
    return drawn


def redraw(drawn: Drawn, kind: str, said: dict[str, int]) -> None:
    """Cards in the cave and above it, heaps, who is out or caught, and where it is left."""
    match kind:
        case "lies" | "held":
            drawn[kind, said["spot"]] = (said["treasures"], said["has_head"], said["walls"])
        case "dealt":  # MT-03: without a head
            drawn["lies", said["spot"]] = (said["treasures"], 0, said["walls"])
        case "laid":  # the card that was held
            _, has_head, _ = drawn.pop(("held", said["spot"]))
            drawn["lies", said["spot"]] = (said["treasures"], has_head, said["walls"])
        case "took":
            del drawn["lies", said["spot"]]
        case "heaped":
            seat, *heap = (said[name] for name in ("seat", "treasures", "ones", "twos", "threes"))
            drawn[kind, seat] = tuple(heap)
        case "left" | "caught":
            drawn[kind, said["seat"]] = (said["treasures"],)
        case "way-out":
            drawn[kind, said["spot"]] = ()
