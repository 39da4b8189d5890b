"""What the robots know of Kim-Bac."""

import numpy as np
import pytest

import sesame
from sesame.agents import knowledge, roster
from sesame.agents.knowledge import kim_bac as known
from sesame.agents.knowledge import kim_bac_race as race
from sesame.core import dice
from sesame.core.match import Match
from sesame.games.kim_bac.actions import Run, Step, crossing_name, crossing_of
from sesame.games.kim_bac.streets import hunters
from tests.agents.knowledge.said import reasons
from tests.agents.walks import redealt, stopped
from tests.games.kim_bac.towns import GAME, A, B, at

ALONE = "-,-,-,-,-"  # the taker's other pawns
KB04_EAST = "f8,f9,e9,d9,e8,d8"  # six who are far


def chosen(match: Match, seat: int, seed: int = 1) -> str:
    """What is done without thinking."""
    knowledge.load(GAME)
    ids = np.array(match.legal_ids(seat), np.int32)
    at = known.choose(match.state, seat, dice.stream(seed), ids, len(ids))
    return str(GAME.actions.from_id(int(ids[at])))


def names(crossings: int) -> set[str]:
    return {crossing_name(i) for i in range(62) if crossings >> i & 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worth_is_a_utility_at_every_table_and_the_outcome_at_the_end(seats: int) -> None:
    knowledge.load(GAME)
    match = GAME.new(seats, seed=seats, chance="manual", rounds=2)
    rng, found = dice.stream(seats), np.zeros(6)
    while not match.over:
        known.worth(match.state, found)
        assert (np.abs(found[:seats]) <= 1).all()
        assert found[:seats].sum() == pytest.approx(0, abs=1e-9)
        seat = (match.actors or (sesame.CHANCE,))[0]
        legal = match.legal_ids(seat)
        match.play(seat, legal[dice.below(rng, len(legal))])
    known.worth(match.state, found)
    assert tuple(found[:seats]) == match.returns


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_chosen_depends_only_on_what_the_seat_knows(seats: int) -> None:
    for after in range(20, 400, 45):
        match = stopped("kim-bac", after, seats, seed=after)
        seat = match.actors[0]
        wanted = chosen(match, seat)
        assert {chosen(other, seat) for other in redealt(match, seat, 8)} == {wanted}


def test_his_region_is_what_he_reaches_first() -> None:
    """Between b0, a3 and b3 he has a0 and a2 if he is to move, nothing if they are."""
    match = at(f"a1,{ALONE}/b0,a3,b3,f9,e9,d9", "A1<A1:5>8+1", opened="5")
    state, place = match.state, crossing_of("a1")
    others = hunters(state)
    assert names(race.region(state, place, others, 0)) == {"a0", "a1", "a2"}
    assert names(race.region(state, place, 0, others)) == {"a1"}


def test_a_straight_way_points_to_what_lies_ahead() -> None:
    """From monument 5 (a4) three steps west to a1: 3 and 1 may be meant, 6 and 7 hardly."""
    match = at(f"a1,{ALONE}/{KB04_EAST}", "A1<A1:5>1+3", opened="5")
    ahead = race.on_his_way(match.state, 1)
    assert {"a0", "b0", "c0"} <= names(ahead)
    assert not {"a5", "a6", "b5"} & names(ahead)


def test_the_kim_bac_steps_onto_the_treasure() -> None:
    match = at(f"c6,{ALONE}/{KB04_EAST}", "A1<A1:5>8+1", opened="5")
    assert chosen(match, A) == "c7"
    assert GAME.actions.from_id(roster.agent("mcts:100", match, 1).act(match, A)) == Step(
        crossing_of("c7")
    )


def test_a_pursuer_closes_the_last_street() -> None:
    match = at(f"c4,{ALONE}/c3,F,H,I,J,c6", "B6<A1:5>8+4", opened="5")
    assert chosen(match, B) == "c5"
    assert GAME.actions.from_id(roster.agent("mcts:100", match, 1).act(match, B)) == Step(
        crossing_of("c5")
    )


def test_a_pawn_walks_to_the_monument_of_a_pair_and_takes_the_chest() -> None:
    far = at("a1,f9,f8,e9,e8,d8/d0,d1,e0,e1,f0,f1", "A3.1", "5,5/7")
    assert chosen(far, A) == "a2"
    near = at("a3,f9,f8,e9,e8,d8/d0,d1,e0,e1,f0,f1", "A3.1", "5,5/7")
    assert chosen(near, A) == "a4!"


def test_runs_when_nobody_can_be_before_him_and_not_when_surrounded() -> None:
    open_way = at("a4,f9,f8,e9,e8,d8/d0,d1,e0,e1,f0,f1", "A3.1?6", "-/7", opened="5")
    assert chosen(open_way, A) == "run"
    shut = at("a4,f9,f8,e9,e8,d8/a3,a5,b5,e1,f0,f1", "A3.1?18", "-/7", opened="5")
    assert chosen(shut, A) == "renounce"


def test_search_does_not_depend_on_what_the_seat_cannot_know() -> None:
    match = at(f"a1,{ALONE}/a5,b2,f8,f9,e9,d9", "B1<A1:5>1+3", "8/7", opened="5")
    found = {roster.agent("mcts:60", other, 1).act(other, B) for other in redealt(match, B, 4)} | {
        roster.agent("mcts:60", match, 1).act(match, B)
    }
    assert len(found) == 1


def test_reasons_name_what_a_move_does() -> None:
    shut = at(f"c4,{ALONE}/c3,F,H,I,J,c6", "B6<A1:5>8+4", opened="5")
    assert reasons(shut, B, Step(crossing_of("c5"))) == "All his streets are closed."
    away = at("a1,f9,f8,e9,e8,d8/d0,d1,e0,e1,f0,f1", "A3.1", "5,5/7")
    assert reasons(away, A, Step(crossing_of("a0"))) == (
        "The nearest is still monument 5, whose two cards you hold: 4 steps from there."
    )
    free = at("a4,f9,f8,e9,e8,d8/d0,d1,e0,e1,f0,f1", "A3.1?6", "-/7", opened="5")
    assert reasons(free, A, Run()).startswith("Nobody can be there before you: ")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_race_all_who_hunt_want_the_same_however_many_they_are(seats: int) -> None:
    """KB-22: whoever captures him, all share."""
    knowledge.load(GAME)
    others = {2: "c3,F,H,I,J,c5", 3: "c3,F,H/I,J,c5", 4: "c3,F/H,I/J,c5"}[seats]
    alone = {2: ALONE, 3: "-,-", 4: "-"}[seats]
    match = at(f"c4,{alone}/{others}", "B1<A1:5>8+4", opened="5")
    found = np.zeros(6)
    known.judge(match.state, match.state, found)
    assert found[A] == 2 * known.arrival(match.state) - 1
    assert len(set(found[1:seats])) == 1
    assert found[A] * found[B] < 0


def test_before_the_race_a_search_judges_by_the_match() -> None:
    match = at("a1,f9,f8,e9,e8,d8/d0,d1,e0,e1,f0,f1", "A3.1", "5,5/7")
    judged, worth = np.zeros(6), np.zeros(6)
    known.judge(match.state, match.state, judged)
    known.worth(match.state, worth)
    assert tuple(judged) == tuple(worth)
