"""How long people would take: an estimate, by a rule that is the same for all games.

A decision takes a moment for the hand and, by Hick's law (1952), as much again for every doubling
of the choices. Those who choose at once think at once. Where the game is a race, time is measured,
and after each throw things are put in order.
"""

from math import log2

from sesame.core.contract import CHANCE
from sesame.core.match import Match
from sesame.reports.walk import Look

HAND, DOUBLING = 4.0, 4.0  # seconds
ORDER = 20.0  # seconds to gather the dice, throw them and put back what was taken


def seconds(match: Match, looks: list[Look]) -> float:
    return _raced(match) if match.game.is_timed else _thought(looks)


def _thought(looks: list[Look]) -> float:
    total, still_open, widest = 0.0, 0, 0
    for look in looks:
        if look.actors == still_open:  # the others of those who choose at once
            widest = max(widest, look.choices)
        else:
            total += _moment(widest)
            widest = look.choices
        still_open = look.actors & ~(1 << look.seat)
    return total + _moment(widest)


def _moment(choices: int) -> float:
    return HAND + DOUBLING * log2(choices) if choices else 0.0


def _raced(match: Match) -> float:
    """From each throw to the last hand after it."""
    total, last = 0.0, None
    for at, step in enumerate(match.log):
        if step.seat == CHANCE and last is not None:
            total, last = total + ORDER + last / 1000, None
        last = match.times.get(at, last)
    return total if last is None else total + ORDER + last / 1000
