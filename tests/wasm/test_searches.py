"""A search from the same seed grows the same tree, to the byte, in Node and on the CPU."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from sesame.agents import greedy, knowledge, mcts, tree
from sesame.agents.rollout import KNOWING, PLAIN
from sesame.agents.tree import ROOT, Tree
from sesame.core import contract, dice
from sesame.core.game import Game
from sesame.games import OURS, game
from tests.wasm.node import base64, middles, run

SEED, EXPLORE, LOOKS = 7, 0.7, 8
NODES, ARMS = 9_000, 20_000
SIMULATIONS = (40, 120, 40, 1_100)  # in turn; from a thousand on regret has arms further down
SEARCHED = [name for name in OURS if not game(name).is_timed]

Machines = Callable[[str], Path]


class Task(NamedTuple):
    """A search to do."""

    table: "np.recarray[Any, Any]"
    seat: int
    simulations: int
    uses: int


@pytest.mark.parametrize("name", SEARCHED)
def test_two_hundred_searches_grow_the_same_trees(machine: Machines, name: str) -> None:
    _compare(machine(name), name, 200)


@pytest.mark.soak
@pytest.mark.parametrize("name", SEARCHED)
def test_five_thousand_searches_grow_the_same_trees(machine: Machines, name: str) -> None:
    _compare(machine(name), name, 5_000)


def _compare(folder: Path, name: str, searches: int) -> None:
    known = game(name)
    tasks = list(_tasks(known, searches))
    found = run(
        "searches.mjs",
        folder=folder,
        game=name,
        seed=SEED,
        explore=EXPLORE,
        looks=LOOKS,
        nodes=NODES,
        arms=ARMS,
        searches=[task._asdict() | {"table": base64(task.table.tobytes())} for task in tasks],
    )
    assert len(found) == searches
    for number, here in enumerate(_searched(known, tasks)):
        assert found[number] == here, f"search {number}: {tasks[number]}"


def _tasks(known: Game, searches: int) -> Iterator[Task]:
    """Tables of every kind, searched by turns in every way."""
    for number, (match, seat) in enumerate(middles(known, searches, SEED)):
        table = contract.blank(known.state)
        table[0] = match.state
        contract.reopen(table[0], seat)
        uses = PLAIN if number % 5 == 4 else KNOWING
        yield Task(table, seat, SIMULATIONS[number % len(SIMULATIONS)], uses)


def _searched(known: Game, tasks: list[Task]) -> Iterator[list[Any]]:
    """What `searches.mjs` answers, on the CPU."""
    knowledge.load(known)
    first, second, work = tree.plant(NODES, ARMS), tree.plant(NODES, ARMS), mcts.lay(known)
    for number, task in enumerate(tasks):
        work.tables[0] = task.table[0]
        tree.clear(first)
        dice.start(work.rng, SEED, number)
        done = mcts.search(first, work, task.seat, task.simulations, EXPLORE, task.uses)
        grown = _sum(first, work)
        child = _best(first)
        tree.clear(second)
        tree.transplant(first, child, second, np.zeros(NODES, np.int32))
        lead, moved = tree.lead(first), _sum(second, work)
        chosen = greedy.best(work, task.seat, LOOKS)
        is_there = tree.find(first, ROOT, int(first.nodes[child].key)) == child
        alike = knowledge.judges_alike(work.tables[0], work.tables[0])
        yield [done, grown, lead, is_there, moved, chosen, int(alike)]


def _sum(grown: Tree, work: mcts.Workspace) -> str:
    nodes, arms = grown.used.tolist()
    parts = (grown.nodes[:nodes], grown.arms[:arms], grown.slots, grown.used, work.rng)
    return hashlib.sha256(b"".join(part.tobytes() for part in parts)).hexdigest()


def _best(grown: Tree) -> int:
    found, most = 0, -1
    child = int(grown.nodes[ROOT].child)
    while child:
        if grown.nodes[child].visits > most:
            found, most = child, int(grown.nodes[child].visits)
        child = int(grown.nodes[child].sibling)
    return found
