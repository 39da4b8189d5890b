"""Regret matching where several choose at once (Hart, Mas-Colell 2000; trees: Lisý et al. 2013).

Each seat plays an arm in proportion to its positive regret, so that it mixes rather than being
predictable; against an equal the average of what it played is near an equilibrium. What an arm
not played would have brought is estimated from its own average (Schmid et al. 2019), which any
number of seats can do.
"""

import numpy as np
import numpy.typing as npt

from sesame.agents.tree import Tree
from sesame.core import bits, contract
from sesame.core.contract import Ids, State, Utilities
from sesame.core.dice import Rng, draw
from sesame.core.kernel import kernel

Floats = npt.NDArray[np.float64]

EXPLORE = 0.12  # share of arms played at random, so that no estimate grows stale
_UNIT = 1.0 / 2**53


@kernel
def arm(tree: Tree, node: int, s: State, seats: int, ids: Ids) -> None:
    """Give a node its arms: for each seat that chooses, one an action."""
    first = int(tree.used[1])
    for seat in range(bits.last(seats) + 1):
        if bits.has(seats, seat):
            n = contract.legal(s, seat, ids)
            for i in range(n):
                it = tree.arms[tree.used[1]]
                it.regret = it.played = it.total = 0.0
                it.visits = 0
                it.action = ids[i]
                it.count = n
                tree.used[1] += 1
    tree.nodes[node].choosers = seats
    tree.nodes[node].arms = first
    tree.nodes[node].armed = tree.used[1] - first


@kernel
def mix(tree: Tree, first: int, out: Floats) -> None:
    """Regret matching: how likely each arm of the group that begins here is now."""
    n, total = int(tree.arms[first].count), 0.0
    for i in range(n):
        out[i] = max(tree.arms[first + i].regret, 0.0)
        total += out[i]
    for i in range(n):
        out[i] = out[i] / total if total > 0 else 1.0 / n


@kernel
def play(tree: Tree, first: int, rng: Rng, mixture: Floats) -> int:
    """Draw one arm of a group, exploring a little, and note how it was mixed."""
    mix(tree, first, mixture)
    n = int(tree.arms[first].count)
    aim, passed, found = float(draw(rng) >> np.uint64(11)) * _UNIT, 0.0, n - 1
    for i in range(n):
        tree.arms[first + i].played += mixture[i]
        passed += (1.0 - EXPLORE) * mixture[i] + EXPLORE / n
        if aim < passed:
            found, aim = i, 2.0
    return found


@kernel
def learn(tree: Tree, first: int, played: int, utility: float, mixture: Floats) -> None:
    """What this simulation says about every arm of the group, played or not."""
    mix(tree, first, mixture)
    n = int(tree.arms[first].count)
    average = 0.0
    for i in range(n):
        average += mixture[i] * _estimate(tree, first, i, played, utility, mixture[i], n)
    for i in range(n):
        estimate = _estimate(tree, first, i, played, utility, mixture[i], n)
        tree.arms[first + i].regret += estimate - average
    tree.arms[first + played].total += utility
    tree.arms[first + played].visits += 1


@kernel
def _estimate(
    tree: Tree, first: int, i: int, played: int, utility: float, share: float, n: int
) -> float:
    it = tree.arms[first + i]
    usual = it.total / it.visits if it.visits else 0.0
    if i != played:
        return float(usual)
    return float(usual + (utility - usual) / ((1.0 - EXPLORE) * share + EXPLORE / n))


@kernel
def learn_all(tree: Tree, node: int, key: int, out: Utilities, mixture: Floats) -> None:
    """Every seat that chose at the node learns; the key of the child names their arms."""
    first, seats = int(tree.nodes[node].arms), int(tree.nodes[node].choosers)
    for seat in range(bits.last(seats) + 1):
        if bits.has(seats, seat):
            n = int(tree.arms[first].count)
            learn(tree, first, key % n, out[seat], mixture)
            key //= n
            first += n
