"""A game whole, as a tree: every decision, every outcome of chance, and what each seat then knows.

Where several seats choose at once they are asked one after the other, and none learns what another
has chosen before all have. Two nodes are the same to a seat if it remembers the same (perfect
recall, `adapters/memory.py`).
"""

from array import array
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import TypeAlias

from sesame.adapters.memory import Recollection
from sesame.adapters.moment import Common, Log, Moment, Point
from sesame.core.contract import CHANCE
from sesame.core.errors import BadOption

MOST_NODES = 200_000
END = -4  # who acts at a leaf: nobody


class TreeTooLarge(BadOption):
    """It has more nodes than were allowed."""


Minds: TypeAlias = dict[int, Recollection]


@dataclass
class Node:
    """One point of the game."""

    who: int  # a seat, CHANCE, or END
    known: str = ""  # what that seat knows and remembers
    actions: tuple[int, ...] = ()
    chances: tuple[float, ...] = ()  # of chance's outcomes
    children: list["Node"] = field(default_factory=list)
    returns: tuple[float, ...] = ()  # of a leaf
    point: Point | None = None  # of a decision: what a policy is asked about


class Tree:
    """All of a game on given terms, or from a position on."""

    def __init__(self, common: Common, most: int = MOST_NODES) -> None:
        self.seats, self.count, self._most = common.terms.seats, 0, most
        minds = {seat: Recollection(common) for seat in range(self.seats)}
        self.root = self._grow(Moment(common), array("i"), minds, {})

    def _grow(self, moment: Moment, log: Log, minds: Minds, chosen: Mapping[int, int]) -> Node:
        self.count += 1
        if self.count > self._most:
            raise TreeTooLarge("tree-too-large", most=str(self._most))
        if moment.over:
            return Node(END, returns=tuple(moment.returns()))
        asked = [seat for seat in moment.actors if seat not in chosen]
        if asked:
            return self._decision(moment, log, minds, chosen, asked[0])
        return self._outcomes(moment, log, minds)

    def _decision(
        self, moment: Moment, log: Log, minds: Minds, chosen: Mapping[int, int], seat: int
    ) -> Node:
        mind = deepcopy(minds[seat])
        mind.follow(log, seat)
        minds = minds | {seat: mind}
        node = Node(seat, str(mind), tuple(moment.choices(seat)), point=Point(moment, log))
        is_last = len(chosen) == len(moment.actors) - 1
        for action in node.actions:
            made = {**chosen, seat: action}
            if is_last:
                node.children.append(self._after(moment, log, minds, made))
            else:
                node.children.append(self._grow(moment, log, minds, made))
        return node

    def _outcomes(self, moment: Moment, log: Log, minds: Minds) -> Node:
        found = moment.outcomes()
        actions, chances = zip(*found, strict=True)
        node = Node(CHANCE, actions=actions, chances=chances)
        for action in actions:
            node.children.append(self._after(moment, log, minds, {CHANCE: action}))
        return node

    def _after(self, moment: Moment, log: Log, minds: Minds, made: Mapping[int, int]) -> Node:
        after, longer = deepcopy(moment), log[:]
        for step in sorted(made.items()):
            longer.extend(step)
        after.act(made)
        return self._grow(after, longer, minds, {})
