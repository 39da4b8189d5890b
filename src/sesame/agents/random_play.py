"""Uniform random play, compiled: the baseline of every measurement."""

from sesame.core import bits, contract, dice
from sesame.core.contract import CHANCE, CLOCK, Ids, State, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel

_CLOCK_BIT = 31  # beside the seats' bits


@kernel
def one_of(rng: Rng, seats: int) -> int:
    """One of the seats whose bits are set, each as likely."""
    count = bits.size(seats)
    skip = 0 if count == 1 else dice.below(rng, count)
    seat = 0
    while skip > 0 or seats >> seat & 1 == 0:
        skip -= seats >> seat & 1
        seat += 1
    return seat


@kernel
def step(s: State, rng: Rng, ids: Ids, weights: Weights) -> int:
    """One step at random; answers how many choices a seat had, 0 if chance or the clock acted.

    Where time can run out, that is as likely as that a given seat acts.
    """
    seats = contract.actors(s)
    if seats == 0:
        contract.apply(s, CHANCE, contract.drawn(s, rng, ids, weights))
        return 0
    seat = one_of(rng, seats | contract.ticks(s) << _CLOCK_BIT)
    if seat == _CLOCK_BIT:
        contract.legal(s, CLOCK, ids)
        contract.apply(s, CLOCK, int(ids[0]))
        return 0
    n = contract.legal(s, seat, ids)
    contract.apply(s, seat, int(ids[dice.below(rng, n)]))
    return n


@kernel
def playout(s: State, rng: Rng, ids: Ids, weights: Weights) -> int:
    """Play to the end at random; answers how many decisions the seats took."""
    decisions = 0
    while not contract.over(s):
        decisions += step(s, rng, ids, weights) > 0
    return decisions
