"""An agent that searches: it keeps its tree from move to move, and minds its budget."""

from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import NamedTuple

import numpy as np

from sesame.agents import knowledge, mcts, rollout, tree
from sesame.agents.tree import ROOT
from sesame.core import bits, contract, dice
from sesame.core.contract import CHANCE
from sesame.core.game import Game
from sesame.core.match import Match, Step

BATCH = 64  # simulations between two looks at the clock
_MOST_NODES = 1 << 18
_ARMS_A_NODE = 8  # room for arms; what a game does not touch costs no memory


@dataclass(frozen=True)
class Plan:
    """How an agent searches. The same plan and seed give the same move, unless seconds end it."""

    simulations: int = 1_000_000_000
    seconds: float = inf
    explore: float = 0.7  # weight of what is little known, against what did well
    uses: int = rollout.KNOWING
    warmth: float = 0.0  # 0: plays the best; above: the closer another is, the likelier

    @property
    def nodes(self) -> int:
        """How many nodes its tree has room for."""
        return min(_MOST_NODES, 4 * self.simulations + 2 * mcts.DEEPEST)


def arms_of(plan: Plan, game: Game) -> int:
    """How many arms its tree has room for."""
    return plan.nodes * _ARMS_A_NODE + tree.SEATS * game.actions.WIDEST


class Candidate(NamedTuple):
    """What the search thinks of one action."""

    action: int
    value: float  # mean utility to the searching seat
    visits: int  # simulations that tried it
    share: float  # how often it should be played, 0 to 1


class Searcher:
    """Monte Carlo tree search for one seat of one match."""

    def __init__(self, match: Match, seed: int, plan: Plan) -> None:
        knowledge.load(match.game)
        self.plan = plan
        self._seed = seed
        self._work = mcts.lay(match.game)
        arms = arms_of(plan, match.game)
        self.tree, self._spare = tree.plant(plan.nodes, arms), tree.plant(plan.nodes, arms)
        self._stand = contract.blank(match.game.state)  # the table at the tree's root
        self._seat, self._log = -1, list[Step]()  # for whom, and after which steps, it stands

    def act(self, match: Match, seat: int) -> int:
        legal = match.legal_ids(seat)
        if len(legal) == 1:
            return legal[0]
        found = self.think(match, seat, to_the_end=self.plan.warmth > 0)
        if self.plan.warmth > 0 and not self.tree.nodes[ROOT].armed:
            found = _warmed(found, self.plan.warmth)
        aim = dice.fraction(self._work.rng)
        for candidate in found:
            aim -= candidate.share
            if aim < 0:
                return candidate.action
        return found[0].action

    def think(self, match: Match, seat: int, to_the_end: bool = True) -> list[Candidate]:
        """Search within the budget; every action tried, best first.

        Unless told to go on to the end, it stops when no other action can overtake the best.
        """
        self._stand_at(match, seat)
        work, plan = self._work, self.plan
        work.tables[0] = self._stand[0]
        dice.start(work.rng, self._seed, len(self._log))
        mcts.search(self.tree, work, seat, 0, plan.explore, plan.uses)  # loaded before it is timed
        begun, left = monotonic(), plan.simulations
        while left > 0:
            batch = min(left, BATCH)
            if mcts.search(self.tree, work, seat, batch, plan.explore, plan.uses) < batch:
                break  # the tree is full
            left -= batch
            passed, done = monotonic() - begun, plan.simulations - left
            if passed >= plan.seconds:
                break
            ahead = left if plan.seconds == inf else done * (plan.seconds / passed - 1)
            if not to_the_end and tree.lead(self.tree) > ahead:
                break
        return self._candidates(seat)

    @property
    def visits(self) -> int:
        """Simulations that the tree remembers, those of earlier moves among them."""
        return int(self.tree.nodes[ROOT].visits)

    def _candidates(self, seat: int) -> list[Candidate]:
        """One seat's decision: the most visited is played. A simultaneous one: the average mix."""
        nodes, arms = self.tree.nodes, self.tree.arms
        found = list[Candidate]()
        if nodes[ROOT].armed:
            first = _first_arm(self.tree, seat)
            group = arms[first : first + int(arms[first].count)]
            whole = 0.0
            for arm in group:  # one after the other, as everywhere: the same to the last bit
                whole += float(arm.played)
            for arm in group:
                value = float(arm.total / max(1, arm.visits))
                share = float(arm.played / whole)
                found.append(Candidate(int(arm.action), value, int(arm.visits), share))
            return sorted(found, key=lambda candidate: -candidate.share)
        child = int(nodes[ROOT].child)
        while child:
            node = nodes[child]
            value = float(node.total[seat] / max(1, node.visits))
            found.append(Candidate(int(node.key), value, int(node.visits), 0.0))
            child = int(node.sibling)
        found.sort(key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action))
        return [found[0]._replace(share=1.0), *found[1:]]

    # --- the tree, from move to move

    def _stand_at(self, match: Match, seat: int) -> None:
        """Root the tree where the match stands, keeping what was found out about it before."""
        table = contract.blank(match.game.state)
        table[0] = match.state
        contract.reopen(table[0], seat)
        sealed = bits.size(contract.actors(table[0])) - len(match.actors)
        log = match.log[: len(match.log) - sealed]
        alike = self._seat >= 0 and knowledge.judges_alike(table[0], self._stand[0])
        root = self._followed(seat, log) if alike else 0
        if root == 0:
            tree.clear(self.tree)
        elif root != ROOT:
            tree.clear(self._spare)
            origin = np.zeros(len(self.tree.nodes), np.int32)
            tree.transplant(self.tree, root, self._spare, origin)
            self.tree, self._spare = self._spare, self.tree
        self._seat, self._log = seat, log
        self._stand[0] = table[0]

    def _followed(self, seat: int, log: list[Step]) -> int:
        """The node where the log leads from where the tree stands; 0 if it has none."""
        if seat != self._seat or log[: len(self._log)] != self._log:
            return 0
        node, at, s = ROOT, len(self._log), self._stand[0]
        while node and at < len(log):
            together = bits.size(contract.actors(s))
            if together > 1:
                steps = sorted(log[at : at + together])
                key = _arms_key(self.tree, node, steps)
            else:
                steps = log[at : at + 1]
                key = contract.shown(s, *steps[0], seat) if steps[0].seat == CHANCE else steps[0][1]
            node = tree.find(self.tree, node, key) if key >= 0 else 0
            for step in steps:
                contract.apply(s, *step)
            at += len(steps)
        return node


def _first_arm(grown: tree.Tree, seat: int) -> int:
    """Where the arms of a seat begin at the root."""
    root = grown.nodes[ROOT]
    at = int(root.arms)
    for other in range(seat):
        if root.choosers >> other & 1:
            at += int(grown.arms[at].count)
    return at


def _arms_key(grown: tree.Tree, node: int, steps: list[Step]) -> int:
    """The key of the child that these simultaneous choices, by seat, lead to; -1: none."""
    at, key, unit = int(grown.nodes[node].arms), 0, 1
    if at == 0:
        return -1
    for step in steps:
        n = int(grown.arms[at].count)
        drawn = np.flatnonzero(grown.arms[at : at + n].action == step.action)
        if len(drawn) != 1:
            return -1
        key += int(drawn[0]) * unit
        unit *= n
        at += n
    return key


def _warmed(found: list[Candidate], warmth: float) -> list[Candidate]:
    """Shares by visits, so that the closer two actions are the more they are confused."""
    most = found[0].visits
    shares = [(candidate.visits / most) ** (1 / warmth) for candidate in found]
    whole = sum(shares)
    return [
        candidate._replace(share=share / whole)
        for candidate, share in zip(found, shares, strict=True)
    ]
