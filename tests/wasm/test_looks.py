"""Alpha-beta with its network finds the same, after the same nodes, in Node and on the CPU."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

from sesame.agents import alphabeta
from sesame.agents.alphabeta import PROVEN, Depth, deepen, forget
from sesame.core import dice
from sesame.games import OURS, game
from sesame.wasm.entries import looks_ahead
from tests.wasm.node import base64, middles, run

SEED, ENTRIES, NODES = 7, 1 << 12, 2_000
FORGETS = 3  # tables after which all is forgotten
LOOKED = [name for name in OURS if looks_ahead(game(name))]

Machines = Callable[[str], Path]


@pytest.mark.parametrize("name", LOOKED)
def test_two_hundred_looks_ahead_find_the_same(machine: Machines, name: str) -> None:
    _compare(machine(name), name, 200)


@pytest.mark.soak
@pytest.mark.parametrize("name", LOOKED)
def test_five_thousand_looks_ahead_find_the_same(machine: Machines, name: str) -> None:
    _compare(machine(name), name, 5_000)


def _compare(folder: Path, name: str, looks: int) -> None:
    known = game(name)
    tasks = list(middles(known, looks, SEED))
    found = run(
        "looks.mjs",
        folder=folder,
        game=name,
        seed=SEED,
        nodes=NODES,
        entries=ENTRIES,
        forgets=FORGETS,
        proven=PROVEN,
        looks=[{"table": base64(match.state.tobytes()), "seat": seat} for match, seat in tasks],
    )
    desk = alphabeta.lay(known, entries=ENTRIES)
    for number, (match, seat) in enumerate(tasks):
        desk.tables[0] = match.state
        dice.start(desk.rng, SEED, number)
        if number % FORGETS == 0:
            forget(desk)
        action, value, plies = deepen(desk, seat, Depth(nodes=NODES))
        remembered = hashlib.sha256(desk.entries.tobytes()).hexdigest()
        here = [action, value, plies, int(desk.counts[0]), remembered]
        assert found[number] == here, f"look {number}: {match.position()}"


def test_some_level_looks_ahead() -> None:
    assert LOOKED == ["khan-tsin"]
