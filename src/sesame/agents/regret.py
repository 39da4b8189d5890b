"""Regret matching where several choose at once (Hart, Mas-Colell 2000; trees: Lisý et al. 2013).

Each seat plays an arm in proportion to its positive regret, so that it mixes rather than being
predictable; against an equal the average of what it played is near an equilibrium. What an arm
not played would have brought is estimated from averages (Schmid et al. 2019), which any number
of seats can do. Arms are also tried at random; that others did so is weighed out again, or one
would learn to meet players who err.
"""

import numpy as np
import numpy.typing as npt

from sesame.agents.tree import Tree, find
from sesame.core import bits, contract
from sesame.core.contract import Ids, State, Utilities
from sesame.core.dice import Rng, draw
from sesame.core.kernel import kernel

Floats = npt.NDArray[np.float64]

EXPLORE = 0.25  # share of arms played at random, so that no estimate grows stale
RIPE = 1_000  # visits before a node gets arms: new ones are mixed evenly, which is bad play
_TRUST = 5.0  # simulations of a pair of arms that weigh as much as the average of one of them
_PAIR = 2  # where so many choose, their arms meet again; those of three hardly ever
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
    """Draw one arm of a group, exploring a little."""
    mix(tree, first, mixture)
    n = int(tree.arms[first].count)
    aim, passed, found = float(draw(rng) >> np.uint64(11)) * _UNIT, 0.0, n - 1
    for i in range(n):
        passed += _chance(mixture[i], n)
        if aim < passed:
            found, aim = i, 2.0
    return found


@kernel
def _chance(share: float, n: int) -> float:
    """How likely an arm of n is drawn that is played with this share."""
    return (1.0 - EXPLORE) * share + EXPLORE / n


@kernel
def learn_all(tree: Tree, node: int, key: int, out: Utilities, mixture: Floats) -> None:
    """Every seat that chose at the node learns; the key of the child names their arms."""
    meant, strays = _meant(tree, node, key, mixture)
    first, seats, unit = int(tree.nodes[node].arms), int(tree.nodes[node].choosers), 1
    for seat in range(bits.last(seats) + 1):
        if bits.has(seats, seat):
            n = int(tree.arms[first].count)
            played = key // unit % n
            mix(tree, first, mixture)
            own = mixture[played] / _chance(mixture[played], n)
            others = meant / own if own > 0 else meant
            if strays > (own == 0):
                others = 0.0
            learn(tree, node, seat, first, key, unit, out[seat], others, mixture)
            unit *= n
            first += n


@kernel
def _meant(tree: Tree, node: int, key: int, mixture: Floats) -> tuple[float, int]:
    """How much likelier the arms were meant than drawn; of those never meant, how many."""
    first, seats, product, strays = int(tree.nodes[node].arms), tree.nodes[node].choosers, 1.0, 0
    for _ in range(bits.size(int(seats))):
        n = int(tree.arms[first].count)
        mix(tree, first, mixture)
        share = mixture[key % n]
        if share > 0:
            product *= share / _chance(share, n)
        else:
            strays += 1
        key //= n
        first += n
    return product, strays


@kernel
def learn(
    tree: Tree,
    node: int,
    seat: int,
    first: int,
    key: int,
    unit: int,
    utility: float,
    weight: float,
    mixture: Floats,
) -> None:
    """What this simulation says about every arm of a seat's group, played or not.

    `weight`: how much likelier the others meant their arms than they drew them.
    """
    n = int(tree.arms[first].count)
    played, late, average = key // unit % n, 1.0 + tree.nodes[node].visits, 0.0
    for i in range(n):
        it = tree.arms[first + i]
        estimate = _usual(tree, node, seat, first + i, key + (i - played) * unit)
        if i == played:
            estimate += (utility - estimate) / _chance(mixture[i], n)
        average += mixture[i] * estimate
        it.regret += weight * estimate
        it.played += late * mixture[i]
    for i in range(n):
        tree.arms[first + i].regret -= weight * average
    _note(tree, first + played, utility, weight)


@kernel
def _usual(tree: Tree, node: int, seat: int, arm: int, key: int) -> float:
    """What an arm usually brings, against the same arm of the other if there are but two."""
    it = tree.arms[arm]
    usual = it.total / it.visits if it.visits else 0.0
    if bits.size(int(tree.nodes[node].choosers)) == _PAIR:
        child = tree.nodes[find(tree, node, key)]  # node 0, which nobody visits, if there is none
        usual = (child.total[seat] + _TRUST * usual) / (child.visits + _TRUST)
    return float(usual)


@kernel
def _note(tree: Tree, arm: int, utility: float, weight: float) -> None:
    """Keep `total / visits` a weighted average of what the arm brought."""
    it = tree.arms[arm]
    it.visits += 1
    mean = it.total / max(1, it.visits - 1)
    it.total = it.visits * (mean + min(1.0, weight / it.visits) * (utility - mean))
