"""How far it is, counted in streets: by the kernels as by the plan itself."""

import numpy as np
import pytest

from sesame.games.kim_bac.actions import crossing_of
from sesame.games.kim_bac.board import Town
from sesame.games.kim_bac.distances import (
    NOWHERE,
    Distances,
    bridges_out,
    distances,
    distances_of_kim_bac,
    ways_out,
)
from sesame.games.kim_bac.state import AT_GATE, BESIDE, CROSSINGS, State
from sesame.games.kim_bac.streets import steps_by_ways
from sesame.games.kim_bac.trips import Ways, trips, ways
from tests.games.kim_bac.towns import GAME, town

BOARDS = sorted(GAME.boards)


def _laid(board: str) -> State:
    state: State = GAME.new(2, board=board, chance="manual").state
    return state


def _roads(plan: Town, *, with_bridges: bool) -> Ways:
    pairs = [*plan.streets, *(plan.bridges if with_bridges else ())]
    ends = [pair.split("-") for pair in pairs]
    return ways(plan.crossings, [(one, other) for one, other in ends])


def _blank() -> Distances:
    return np.full(CROSSINGS, 99, np.int8)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("is_kim_bac", [False, True])
def test_kb16_every_way_is_as_long_as_on_the_plan(board: str, is_kim_bac: bool) -> None:
    plan, s, found = town(board), _laid(board), _blank()
    near = _roads(plan, with_bridges=not is_kim_bac)
    for start in plan.crossings:
        (distances_of_kim_bac if is_kim_bac else distances)(s, crossing_of(start), found)
        steps = {crossing_of(goal): far for goal, far in trips(near, start).items()}
        assert found.tolist() == [steps.get(goal, NOWHERE) for goal in range(CROSSINGS)]


def test_kb09_from_a_gate_the_first_street_leads_out_of_it() -> None:
    s, found = _laid("kb04"), _blank()
    for gate in range(12):
        distances(s, AT_GATE + gate, found)
        assert found[int(s.gate[gate])] == 1
        for goal in map(crossing_of, town().crossings):
            assert found[goal] == steps_by_ways(s, AT_GATE + gate, goal)


def test_from_beside_the_board_nothing_can_be_reached() -> None:
    s, found = _laid("kb04"), _blank()
    distances(s, BESIDE, found)
    assert set(found.tolist()) == {NOWHERE}
    assert (ways_out(s, BESIDE), bridges_out(s, BESIDE)) == (0, 0)


def test_kb09_ways_out_are_counted_with_bridges_and_gates_have_one() -> None:
    plan, s = town(), _laid("kb04")
    all_ways, streets = (_roads(plan, with_bridges=by) for by in (True, False))
    for name in plan.crossings:
        place, bridges = crossing_of(name), len(all_ways[name]) - len(streets[name])
        assert (ways_out(s, place), bridges_out(s, place)) == (len(all_ways[name]), bridges)
    assert (ways_out(s, AT_GATE), bridges_out(s, AT_GATE)) == (1, 0)
