"""A finished game, walked through again."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from sesame.core import calls
from sesame.core.calls import Table
from sesame.core.match import Match, Step


class Look(NamedTuple):
    """A decision of a seat: how many choices it had, and who else was to choose."""

    seat: int
    choices: int
    actors: int  # as bits


def walk(match: Match) -> Iterator[tuple[Table, Step]]:
    """Every step of the log, with the table as it was before; the table changes underneath."""
    table = calls.blank(match.game.record)
    table[0] = match.terms.lay()[0]
    for step in match.log:
        yield table, step
        calls.apply(table, *step)


def decisions(match: Match) -> list[Look]:
    """What every decision of a seat was like."""
    ids, found = np.zeros(match.game.actions.WIDEST, np.int32), list[Look]()
    for table, (seat, _) in walk(match):
        if seat >= 0:
            found.append(Look(seat, calls.legal(table, seat, ids), calls.turn(table)))
    return found
