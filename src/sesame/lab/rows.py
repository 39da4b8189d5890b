"""A finished game as a row of numbers: decisions, choices, wins by seat, its own measures."""

import numpy as np
import numpy.typing as npt

from sesame.core import contract
from sesame.core.contract import State
from sesame.core.kernel import kernel
from sesame.core.terms import Terms

Counts = npt.NDArray[np.int64]
OWN = 2  # columns before the wins by seat and the game's own measures: decisions, choices


def columns(terms: Terms) -> int:
    """How many numbers a game's row has: decisions, choices, wins by seat, its own measures."""
    return OWN + terms.seats + len(terms.game.measures)


@kernel
def tell(s: State, seats: int, row: Counts) -> None:
    """Write who has won and the game's own measures into the row of a finished game."""
    won = contract.winners(s)
    for seat in range(seats):
        row[OWN + seat] = won >> seat & 1
    contract.measures(s, row[OWN + seats :])
