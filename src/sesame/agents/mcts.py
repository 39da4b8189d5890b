"""Monte Carlo tree search over the contract: chance, hidden things and simultaneous choices.

Every simulation deals anew what the searching seat cannot know (information-set MCTS; where all
is open that changes nothing and it is UCT), descends, adds a node, plays on, and carries what it
came to back up, each seat for itself (max^n). Chance is drawn as it falls.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents import knowledge, regret, ucb
from sesame.agents.rollout import CHOOSING, rollout
from sesame.agents.tree import ROOT, SEATS, Tree, add, find, has_room
from sesame.agents.ucb import UNTRIED
from sesame.core import bits, contract
from sesame.core.contract import CHANCE, Ids, State, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.game import Game
from sesame.core.kernel import kernel

DEEPEST = 1_000  # nodes of one descent


class Workspace(NamedTuple):
    """What one search works with, beside its tree."""

    tables: Any  # recarray of the game's State: [0] where the search stands, [1] the simulation's
    rng: Rng
    ids: Ids
    weights: Weights
    marks: npt.NDArray[np.int32]  # by action id, see ucb
    floats: npt.NDArray[np.float64]  # by place among the legal actions: hunches, mixtures
    path: npt.NDArray[np.int32]  # nodes of the descent
    utilities: Utilities


def lay(game: Game) -> Workspace:
    widest = game.actions.WIDEST
    return Workspace(
        contract.blank(game.state, 2),
        np.zeros(1, np.uint64),
        np.zeros(widest, np.int32),
        np.zeros(widest, np.int64),
        np.zeros(game.actions.COUNT, np.int32),
        np.zeros(widest),
        np.zeros(DEEPEST + 1, np.int32),
        np.zeros(SEATS),
    )


@kernel
def search(
    tree: Tree, work: Workspace, viewer: int, simulations: int, explore: float, uses: int
) -> int:
    """So many simulations for one seat, fewer if the tree is full; answers how many."""
    root, s = work.tables[0], work.tables[1]
    for done in range(simulations):
        if not has_room(tree, DEEPEST, SEATS * work.ids.shape[0]):
            return done
        work.tables[1] = work.tables[0]
        if uses:
            knowledge.deal(s, viewer, work.rng)
        else:
            contract.redeal(s, viewer, work.rng)
        depth = _descend(tree, work, s, viewer, explore, uses)
        rollout(s, root, work.rng, work.ids, work.weights, work.utilities, uses)
        _back_up(tree, work, depth)
    return simulations


@kernel
def _descend(tree: Tree, work: Workspace, s: State, viewer: int, explore: float, uses: int) -> int:
    """From the root to a node that is new, or to the end; answers how far down that is."""
    node, depth, is_new = ROOT, 0, False
    work.path[0] = ROOT
    while not is_new and depth < DEEPEST and not contract.over(s):
        seats, before = contract.actors(s), int(tree.used[0])
        if depth > 0 and bits.without_first(seats) and tree.nodes[node].visits < regret.RIPE:
            return depth
        if seats == 0:
            node = _chance(tree, work, node, s, viewer)
        elif bits.without_first(seats):
            node = _together(tree, work, node, s, seats)
            is_new = tree.used[0] > before
        elif uses & CHOOSING and _is_imagined(work, s, viewer, seats):
            node = _imagined(tree, work, node, s, bits.first(seats))
        else:
            node = _decision(tree, work, node, s, bits.first(seats), explore, uses)
            is_new = tree.used[0] > before
        depth += 1
        work.path[depth] = node
    return depth


@kernel
def _followed(tree: Tree, node: int, key: int) -> int:
    """The child that the key leads to, added if it is new."""
    child = find(tree, node, key)
    return child if child else add(tree, node, key)


@kernel
def _chance(tree: Tree, work: Workspace, node: int, s: State, viewer: int) -> int:
    """Chance as it falls; what the searching seat cannot tell apart is one child."""
    outcome = contract.drawn(s, work.rng, work.ids, work.weights)
    key = contract.shown(s, CHANCE, outcome, viewer)
    contract.apply(s, CHANCE, outcome)
    return _followed(tree, node, key)


@kernel
def _is_imagined(work: Workspace, s: State, viewer: int, seats: int) -> bool:
    return knowledge.imagined(s, work.tables[0], viewer, bits.first(seats))


@kernel
def _imagined(tree: Tree, work: Workspace, node: int, s: State, seat: int) -> int:
    """What another seat would do, without being searched for."""
    n = contract.legal(s, seat, work.ids)
    at = knowledge.choose(s, seat, work.rng, work.ids, n) if n > 1 else 0
    action = int(work.ids[at])
    contract.apply(s, seat, action)
    return _followed(tree, node, action)


@kernel
def _decision(
    tree: Tree, work: Workspace, node: int, s: State, seat: int, explore: float, uses: int
) -> int:
    n = contract.legal(s, seat, work.ids)
    child = ucb.select(tree, node, seat, work.ids, n, work.marks, explore, uses)
    if child != UNTRIED:
        contract.apply(s, seat, int(tree.nodes[child].key))
        return child
    action = ucb.untried(s, seat, work.ids, n, work.marks, work.rng, work.floats, uses)
    contract.apply(s, seat, action)
    child = add(tree, node, action)
    tree.nodes[child].seen = 1
    return child


@kernel
def _together(tree: Tree, work: Workspace, node: int, s: State, seats: int) -> int:
    """Each seat draws one of its arms; the child's key names them all."""
    if tree.nodes[node].arms == 0:
        regret.arm(tree, node, s, seats, work.ids)
    first, key, unit = int(tree.nodes[node].arms), 0, 1
    for seat in range(bits.last(seats) + 1):
        if bits.has(seats, seat):
            n = int(tree.arms[first].count)
            drawn = regret.play(tree, first, work.rng, work.floats)
            contract.apply(s, seat, int(tree.arms[first + drawn].action))
            key += drawn * unit
            unit *= n
            first += n
    return _followed(tree, node, key)


@kernel
def _back_up(tree: Tree, work: Workspace, depth: int) -> None:
    for at in range(depth + 1):
        node = int(work.path[at])
        it = tree.nodes[node]
        it.visits += 1
        for seat in range(SEATS):
            it.total[seat] += work.utilities[seat]
        if it.armed and at < depth:
            key = int(tree.nodes[work.path[at + 1]].key)
            regret.learn_all(tree, node, key, work.utilities, work.floats)
