"""Leaf counts: how many ways a game can go in so many steps, chance included.

The cheapest net against a changed rule: one number moves when any rule does.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.core import bits, contract
from sesame.core.contract import CHANCE, Ids, State, Weights
from sesame.core.errors import BadOption
from sesame.core.kernel import kernel
from sesame.core.match import Match

Nodes = npt.NDArray[np.int64]
NEXT, END, ACTOR, WAITING = range(4)  # columns of Nodes, one row a step; WAITING: seats as bits


def leaves(match: Match, depth: int) -> int:
    """The leaves of the tree below this position, `depth` steps down.

    A step is a decision or a chance outcome; where several seats may act, each one's actions
    count; a game that ends above the depth is one leaf.
    """
    if depth < 0:
        raise BadOption("negative-depth", depth=depth)
    if depth == 0 or match.over:
        return 1
    widest = match.game.actions.WIDEST
    tables = contract.blank(match.game.state, depth)
    tables[0] = match.state
    ids = np.zeros((depth, widest), np.int32)
    weights = np.zeros(widest, np.int64)
    return int(_leaves(tables, ids, weights, np.zeros((depth, 4), np.int64)))


@kernel
def _leaves(tables: Any, ids: Ids, weights: Weights, nodes: Nodes) -> int:
    """Walk depth first from tables[0], which is not over; the last step is only counted."""
    total, at, deepest = 0, 0, nodes.shape[0] - 1
    _enter(tables[0], ids[0], weights, nodes[0])
    while at >= 0:
        node = nodes[at]
        if at == deepest:
            total += node[END] - node[NEXT]
            node[NEXT] = node[END]
        if node[NEXT] < node[END]:
            action = ids[at, node[NEXT]]
            node[NEXT] += 1
            tables[at + 1] = tables[at]
            contract.apply(tables[at + 1], node[ACTOR], action)
            if contract.over(tables[at + 1]):
                total += 1
            else:
                at += 1
                _enter(tables[at], ids[at], weights, nodes[at])
        elif node[WAITING]:
            _let_next_seat(tables[at], ids[at], node)
        else:
            at -= 1
    return total


@kernel
def _enter(s: State, ids: Ids, weights: Weights, node: Nodes) -> None:
    """Look at a table for the first time: chance's outcomes, or the first seat's actions."""
    node[WAITING] = contract.actors(s)
    if node[WAITING]:
        _let_next_seat(s, ids, node)
    else:
        node[ACTOR], node[NEXT] = CHANCE, 0
        node[END] = contract.outcomes(s, ids, weights)


@kernel
def _let_next_seat(s: State, ids: Ids, node: Nodes) -> None:
    """Open the actions of the lowest seat still waiting; it may have none."""
    seat = bits.first(node[WAITING])
    node[WAITING] = bits.without_first(node[WAITING])
    node[ACTOR], node[NEXT] = seat, 0
    node[END] = contract.legal(s, seat, ids)
