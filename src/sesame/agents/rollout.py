"""Imagined play from a table to its end, or to where it can be judged."""

from sesame.agents import knowledge
from sesame.core import bits, contract, dice
from sesame.core.contract import CHANCE, Ids, State, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel

# How much a search uses of what is known of the game; bits
PLAIN = 0  # nothing: at random, to the very end
CHOOSING = 1  # play on by `choose`
JUDGING = 2  # stop where `settled`, and `judge`
GUIDED = 4  # try first what `hunch` finds promising
KNOWING = CHOOSING | JUDGING | GUIDED


@kernel
def rollout(
    s: State, since: State, rng: Rng, ids: Ids, weights: Weights, out: Utilities, uses: int
) -> None:
    """Play on, then write what it came to for each seat into `out`."""
    while not contract.over(s):
        if uses & JUDGING and knowledge.settled(s, since):
            break
        step(s, rng, ids, weights, uses)
    if uses & JUDGING:
        knowledge.judge(s, since, out)
    else:
        contract.returns(s, out)


@kernel
def step(s: State, rng: Rng, ids: Ids, weights: Weights, uses: int) -> None:
    """Chance, or the lowest seat that may act. Those who choose at once do not look sideways."""
    seats = contract.actors(s)
    if seats == 0:
        contract.apply(s, CHANCE, contract.drawn(s, rng, ids, weights))
        return
    seat = bits.first(seats)
    n = contract.legal(s, seat, ids)
    if n == 1:
        at = 0
    elif uses & CHOOSING:
        at = knowledge.choose(s, seat, rng, ids, n)
    else:
        at = dice.below(rng, n)
    contract.apply(s, seat, int(ids[at]))
