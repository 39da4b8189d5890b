"""Best responses, exactly: the most that one seat can take from others who play by a policy.

A seat does the same at all nodes that it cannot tell apart: what is best there is best on the
average of them, each as likely as chance and the others make it.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from sesame.core.contract import CHANCE
from sesame.proofs.policy import Chances, Policy
from sesame.proofs.tree import END, Node, Tree


class Exploit(NamedTuple):
    """What a policy is worth to each seat, and what the best response takes there instead."""

    values: tuple[float, ...]
    best: tuple[float, ...]
    nodes: int

    @property
    def nash_conv(self) -> float:
        """What all seats together could gain, each alone: 0 of an equilibrium."""
        return sum(best - value for best, value in zip(self.best, self.values, strict=True))

    @property
    def exploitability(self) -> float:
        """The same of a seat, on the average."""
        return self.nash_conv / len(self.values)


def exploit(tree: Tree, policies: Sequence[Policy]) -> Exploit:
    """How much better each seat could do, if the others played on as they do."""
    played = _Played(policies)
    values = tuple(played.value(tree.root, seat) for seat in range(tree.seats))
    best = tuple(_Response(tree, seat, played).value for seat in range(tree.seats))
    return Exploit(values, best, tree.count)


class _Played:
    """What everybody does: asked once for all nodes that a seat cannot tell apart."""

    def __init__(self, policies: Sequence[Policy]) -> None:
        self._policies = policies
        self._known = dict[tuple[int, str], Chances]()

    def chances(self, node: Node) -> tuple[float, ...]:
        """How likely each child is."""
        if node.who == CHANCE:
            return node.chances
        key = node.who, node.known
        if key not in self._known:
            assert node.point is not None
            self._known[key] = self._policies[node.who].chances(node.point, node.who)
        found = self._known[key]
        return tuple(found.get(action, 0.0) for action in node.actions)

    def value(self, node: Node, seat: int) -> float:
        """What a node is worth to a seat."""
        if node.who == END:
            return node.returns[seat]
        parts = zip(self.chances(node), node.children, strict=True)
        return sum(chance * self.value(child, seat) for chance, child in parts if chance)


class _Response:
    """One seat answers as well as can be."""

    def __init__(self, tree: Tree, seat: int, played: _Played) -> None:
        self._seat, self._played = seat, played
        self._alike = defaultdict[str, list[tuple[Node, float]]](list)
        self._gather(tree.root, 1.0)
        self._best = cache(self._best_of)
        self.value = self._value(tree.root)

    def _gather(self, node: Node, reach: float) -> None:
        """Every decision of the seat, by what it knows, and how likely the others lead there."""
        if node.who == self._seat:
            self._alike[node.known].append((node, reach))
        chances = (1.0,) * len(node.children)
        if node.who not in (self._seat, END):
            chances = self._played.chances(node)
        for chance, child in zip(chances, node.children, strict=True):
            self._gather(child, reach * chance)

    def _best_of(self, known: str) -> int:
        """The place of the action that does best wherever the seat could be."""
        alike = self._alike[known]
        choices = range(len(alike[0][0].actions))
        return max(
            choices,
            key=lambda at: sum(
                reach * self._value(it.children[at]) for it, reach in alike if reach
            ),
        )

    def _value(self, node: Node) -> float:
        if node.who == END:
            return node.returns[self._seat]
        if node.who == self._seat:
            return self._value(node.children[self._best(node.known)])
        parts = zip(self._played.chances(node), node.children, strict=True)
        return sum(chance * self._value(child) for chance, child in parts if chance)
