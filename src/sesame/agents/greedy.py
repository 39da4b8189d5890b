"""One look ahead: the action after which the table is worth most to the seat that did it."""

from math import inf

from sesame.agents import knowledge, mcts, rollout
from sesame.agents.mcts import Desk
from sesame.core import bits, contract, dice
from sesame.core.kernel import kernel
from sesame.core.match import Match

_LOOKS = 32  # deals, and answers of chance and of those who choose at once, that are averaged


class Greedy:
    """An agent that thinks no further than its own action, and what comes of it at once."""

    def __init__(self, match: Match, seed: int) -> None:
        knowledge.load(match.game)
        self._desk, self._seed = mcts.lay(match.game), seed

    def act(self, match: Match, seat: int) -> int:
        desk = self._desk
        desk.tables[0] = match.state
        contract.reopen(desk.tables[0], seat)
        sealed = bits.size(contract.actors(desk.tables[0])) - len(match.actors)
        dice.start(desk.rng, self._seed, len(match.log) - sealed)  # asked last, the same luck
        return int(best(desk, seat, _LOOKS))


@kernel
def best(desk: Desk, seat: int, looks: int) -> int:
    """The action with the highest mean worth over that many looks, the same luck for each."""
    root = desk.tables[0]
    n = contract.legal(root, seat, desk.ids)
    luck = desk.rng[0]
    found, highest = 0, -inf
    for i in range(n):
        desk.rng[0] = luck
        mean = 0.0
        for _ in range(looks):
            mean += _look(desk, seat, i) / looks
        if mean > highest:
            found, highest = i, mean
    contract.legal(root, seat, desk.ids)
    return int(desk.ids[found])


@kernel
def _look(desk: Desk, seat: int, i: int) -> float:
    """What the table is worth after the legal action at that place, once all have answered."""
    s = desk.tables[1]
    desk.tables[1] = desk.tables[0]
    contract.redeal(s, seat, desk.rng)
    contract.legal(s, seat, desk.ids)
    rivals = bits.size(contract.actors(s)) - 1  # who choose at the same moment
    contract.apply(s, seat, int(desk.ids[i]))
    while not contract.over(s) and (rivals > 0 or contract.actors(s) == 0):
        rollout.step(s, desk.rng, desk.ids, desk.weights, rollout.CHOOSING)
        rivals -= 1
    knowledge.worth(s, desk.utilities)
    return float(desk.utilities[seat])
