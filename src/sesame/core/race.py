"""Races: hands go for something at the same time, and each is as likely to be the first.

Where nobody goes for anything, time runs out. Whoever asks seats one by one (many games stepped
together, adapters) has their choices sealed here until all are in.
"""

import numpy as np

from sesame.core import dice
from sesame.core.contract import CLOCK, State
from sesame.core.dice import Rng
from sesame.core.kernel import kernel

SEATS = 8  # no game has more; where a seat's choice lies does not depend on how many there are
NOTHING = -1  # sealed by a seat that was not asked

# What these kernels read and write; a record may have more.
FIELDS = [
    ("time", "i4"),  # the id of waiting for the clock, where time can run out
    ("sealed", "i4", SEATS),  # what each seat goes for; NOTHING: it was not asked
]
Race = np.dtype(FIELDS, align=True)


@kernel
def forget(race: State) -> None:
    """Nobody has chosen yet."""
    for seat in range(SEATS):
        race.sealed[seat] = NOTHING


@kernel
def hands(race: State) -> int:
    """How many go for something."""
    count = 0
    for seat in range(SEATS):
        count += race.sealed[seat] != NOTHING and race.sealed[seat] != race.time
    return count


@kernel
def hand(race: State, place: int) -> tuple[int, int]:
    """Who goes for what, by their place among those who do; the clock, where nobody does."""
    actor, done = CLOCK, int(race.time)
    for seat in range(SEATS):
        if race.sealed[seat] != NOTHING and race.sealed[seat] != race.time:
            if place == 0:
                actor, done = seat, int(race.sealed[seat])
            place -= 1
    return actor, done


@kernel
def first(race: State, rng: Rng) -> tuple[int, int]:
    """Whose hand is the first, and what it does; or the clock. Forgets who went for what."""
    count = hands(race)
    actor, done = hand(race, dice.below(rng, count) if count else -1)
    forget(race)
    return actor, done
