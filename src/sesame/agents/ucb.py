"""UCB1 at one seat's decision (Auer et al. 2002; UCT: Kocsis and Szepesvári 2006).

Where hidden things make some actions legal in some deals only, an action is compared by how often
it could have been chosen, not by how often its parent was visited (ISMCTS: Cowling, Powley and
Whitehouse 2012).
"""

from math import inf, sqrt

import numpy as np
import numpy.typing as npt

from sesame.agents import knowledge
from sesame.agents.rollout import GUIDED
from sesame.agents.tree import Tree
from sesame.core import dice
from sesame.core.contract import Ids, State
from sesame.core.curves import log
from sesame.core.dice import Rng
from sesame.core.kernel import kernel

Marks = npt.NDArray[np.int32]  # by action id: 1 legal and untried, 0 otherwise
Floats = npt.NDArray[np.float64]

UNTRIED = 0  # `select` answers it when something new should be tried
WIDTH = 3.0  # with hunches, children of a node seen v times: as many as WIDTH * sqrt(v)


@kernel
def select(
    tree: Tree, node: int, seat: int, ids: Ids, n: int, marks: Marks, explore: float, uses: int
) -> int:
    """The child to follow; UNTRIED if a legal action has no child yet and it is time to try it.

    Leaves a mark on each legal action that has no child: `expand` clears them.
    """
    for i in range(n):
        marks[ids[i]] = 1
    best, highest, tried, last, logarithm = 0, -inf, 0, 0, 0.0
    child = int(tree.nodes[node].child)
    while child:
        it = tree.nodes[child]
        if marks[it.key]:
            marks[it.key] = 0
            tried += 1
            it.seen += 1
            if it.seen != last:
                last, logarithm = int(it.seen), log(float(it.seen))
            score = it.total[seat] / it.visits + explore * sqrt(logarithm / it.visits)
            if score > highest:
                best, highest = child, score
        child = int(it.sibling)
    if tried == n:
        return best
    if uses & GUIDED and tried and tried >= WIDTH * sqrt(tree.nodes[node].visits):
        for i in range(n):
            marks[ids[i]] = 0
        return best
    return UNTRIED


@kernel
def untried(
    s: State, seat: int, ids: Ids, n: int, marks: Marks, rng: Rng, hunches: Floats, uses: int
) -> int:
    """Of the marked actions, the one to try next; the marks are cleared."""
    if uses & GUIDED:
        knowledge.hunch(s, seat, ids, n, hunches)
    found, highest, alike = -1, -inf, 0
    for i in range(n):
        if marks[ids[i]]:
            marks[ids[i]] = 0
            hope = hunches[i] if uses & GUIDED else 0.0
            if hope > highest:
                found, highest, alike = int(ids[i]), hope, 1
            elif hope == highest:
                alike += 1
                if dice.below(rng, alike) == 0:
                    found = int(ids[i])
    return found
