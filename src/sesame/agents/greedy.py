"""One look ahead: the action after which the table is worth most to the seat that did it."""

from math import inf

from sesame.agents import knowledge, mcts, rollout
from sesame.agents.mcts import Workspace
from sesame.core import bits, contract, dice
from sesame.core.kernel import kernel
from sesame.core.match import Match

LOOKS = 32  # deals, and answers of chance and of those who choose at once, that are averaged


class Greedy:
    """An agent that thinks no further than its own action, and what comes of it at once."""

    def __init__(self, match: Match, seed: int) -> None:
        knowledge.load(match.game)
        self._work, self._seed = mcts.lay(match.game), seed

    def act(self, match: Match, seat: int) -> int:
        work = self._work
        work.tables[0] = match.state
        contract.reopen(work.tables[0], seat)
        sealed = bits.size(contract.actors(work.tables[0])) - len(match.actors)
        dice.start(work.rng, self._seed, len(match.log) - sealed)  # asked last, the same luck
        return int(best(work, seat, LOOKS))


@kernel
def best(work: Workspace, seat: int, looks: int) -> int:
    """The action with the highest mean worth over that many looks, the same luck for each."""
    root = work.tables[0]
    n = contract.legal(root, seat, work.ids)
    luck = work.rng[0]
    found, highest = 0, -inf
    for i in range(n):
        work.rng[0] = luck
        mean = 0.0
        for _ in range(looks):
            mean += _look(work, seat, i) / looks
        if mean > highest:
            found, highest = i, mean
    contract.legal(root, seat, work.ids)
    return int(work.ids[found])


@kernel
def _look(work: Workspace, seat: int, i: int) -> float:
    """What the table is worth after the legal action at that place, once all have answered."""
    s = work.tables[1]
    work.tables[1] = work.tables[0]
    contract.redeal(s, seat, work.rng)
    contract.legal(s, seat, work.ids)
    rivals = bits.size(contract.actors(s)) - 1  # who choose at the same moment
    contract.apply(s, seat, int(work.ids[i]))
    while not contract.over(s) and (rivals > 0 or contract.actors(s) == 0):
        rollout.step(s, work.rng, work.ids, work.weights, rollout.CHOOSING)
        rivals -= 1
    knowledge.worth(s, work.utilities)
    return float(work.utilities[seat])
