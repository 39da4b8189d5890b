"""Search over all games: repeatable, blind to secrets, its tree kept from move to move."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from sesame.agents import tree
from sesame.agents.alphabeta import Depth
from sesame.agents.rollout import PLAIN
from sesame.agents.roster import LEVELS, agent, plan
from sesame.agents.searcher import Candidate, Plan, Searcher
from sesame.core.errors import BadOption
from tests.agents.walks import SEARCHED, redealt, stopped

SMALL = Plan(simulations=120)


def search(name: str, after: int = 5, plan: Plan = SMALL) -> list[Candidate]:
    match = stopped(name, after)
    return Searcher(match, 5, plan).think(match, match.actors[0])


@pytest.mark.parametrize("name", SEARCHED)
def test_the_same_seed_and_budget_give_the_same_thoughts(name: str) -> None:
    assert search(name) == search(name)


@pytest.mark.parametrize("name", SEARCHED)
def test_threads_think_side_by_side_as_they_do_alone(name: str) -> None:
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(search, [name] * 4))
    assert together == [search(name)] * 4


@pytest.mark.parametrize("name", SEARCHED)
def test_every_agent_plays_legal_actions_to_the_end(name: str) -> None:
    match = stopped(name, 0)
    players = [agent(spec, match, 1) for spec in ("greedy", "mcts:8")]
    for _ in range(60):
        if match.over:
            break
        seat = match.actors[0]
        match.play(seat, players[seat].act(match, seat))


@pytest.mark.parametrize("spec", ["greedy", "uct:40", "mcts:40"])
@pytest.mark.parametrize("name", SEARCHED)
def test_robots_do_not_use_what_their_seat_may_not_know(name: str, spec: str) -> None:
    """Whatever the others hold, the same seed gives the same choice."""
    for after in (0, 3, 7, 12, 20, 33, 50, 80):
        match = stopped(name, after, seats=3 if name in ("kim-bac", "bakschisch") else None)
        seat = match.actors[-1]
        wanted = agent(spec, match, 3).act(match, seat)
        for other in redealt(match, seat, 4):
            assert agent(spec, other, 3).act(other, seat) == wanted


@pytest.mark.parametrize("name", SEARCHED)
def test_the_tree_is_kept_from_move_to_move(name: str) -> None:
    """What the last search found out about the move played is where the next one starts."""
    match, kept = stopped(name, 5), 0
    seat = match.actors[0]
    searcher, idle = Searcher(match, 2, Plan(simulations=400)), agent("random", match, 1)
    for _ in range(40):
        if match.over:
            break
        for actor in match.actors:
            if actor == seat and len(match.legal_ids(seat)) > 1:
                best = searcher.think(match, seat)[0]
                kept += searcher.visits > 400
                match.play(seat, best.action)
            else:
                match.play(actor, idle.act(match, actor))
    assert kept


def test_nothing_is_lost_when_the_tree_is_replanted() -> None:
    match = stopped("mille-et-un-tresors", 4)
    seat = match.actors[0]
    searcher = Searcher(match, 2, Plan(simulations=2_000))
    best = searcher.think(match, seat)[0]
    grown = searcher.tree
    child = tree.find(grown, tree.ROOT, best.action)
    assert grown.nodes[child].visits == best.visits
    young = tree.plant(len(grown.nodes), len(grown.arms))
    tree.transplant(grown, child, young, np.zeros(len(grown.nodes), np.int32))
    assert young.nodes[tree.ROOT].visits == best.visits
    below = grown.nodes[grown.nodes.parent == child]
    again = young.nodes[young.nodes.parent == tree.ROOT]
    assert {(int(node.key), int(node.visits)) for node in below} == {
        (int(node.key), int(node.visits)) for node in again
    }


def test_levels_and_budgets_by_name() -> None:
    match = stopped("khan-tsin", 0)
    assert plan("uct:250", match) == Plan(simulations=250, uses=PLAIN)
    assert plan("mcts:0.5s", match) == Plan(seconds=0.5)
    assert plan("alphabeta:3", match) == Depth(plies=3)
    assert all(plan(level, match) for level in LEVELS)
    with pytest.raises(BadOption, match="grand vizir"):
        plan("grand vizir", match)
