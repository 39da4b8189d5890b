"""What a seat of Bakschisch may know: everything but what the others' closed fists hold (BK-22)."""

from sesame.core import dice
from sesame.core.contract import UNKNOWN
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.bakschisch.actions import CLOSED
from sesame.games.bakschisch.state import (
    BIDDING,
    BRIBES,
    CARDS,
    COIN_0,
    NOT_YET,
    OVER,
    PERSONS,
    PURSE,
    THIEF_IN_FIST,
    State,
)


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """BK-22: fists are closed to the others while one is missing; bags may be, until the end."""
    for other in range(int(s.seats)):
        out.pawn[other] = s.pawn[other]
        out.came[other] = s.came[other]
        out.thief[other] = s.thief[other]
        out.arrival[other] = s.arrival[other]
        is_open = other == seat or s.fist[other] == NOT_YET or s.phase != BIDDING
        out.fist[other] = s.fist[other] if is_open else UNKNOWN
        is_shown = other == seat or s.open_bags or s.phase == OVER
        out.gold[other] = s.gold[other] if is_shown else UNKNOWN
    out.pot = s.pot
    out.box = s.box
    out.phase = s.phase
    out.waiting = s.waiting
    out.winners = s.winners
    _observe_board(s, out)


@kernel
def _observe_board(s: State, out: State) -> None:
    """The path, the cards that were turned, and what was agreed."""
    for person in range(PERSONS):
        out.track[person] = s.track[person]
    for card in range(CARDS):
        out.left[card] = s.left[card]
    for bribe in range(BRIBES):
        out.card[bribe] = s.card[bribe]
    out.up = s.up
    out.rounds = s.rounds
    out.throne = s.throne
    out.palace = s.palace
    out.seats = s.seats
    out.theft_cancels = s.theft_cancels
    out.reverse_place = s.reverse_place
    out.remainder = s.remainder
    out.open_bags = s.open_bags


@kernel
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Put into each closed fist of the others anything it could hold, each as likely.

    Bags stay: even where they are not shown, whoever has counted knows them (BK-22). To whoever has
    only looked they are alike.
    """
    _guess_bags(s)
    if s.phase != BIDDING:
        return
    for other in range(int(s.seats)):
        if other != seat and s.fist[other] != NOT_YET:
            coins = dice.below(rng, int(s.gold[other]) + 1 + int(s.thief[other]))
            s.fist[other] = THIEF_IN_FIST if coins > s.gold[other] else COIN_0 + coins


@kernel
def _guess_bags(s: State) -> None:
    """BK-04: bags that are not seen have the rest of the gold, each as much as another."""
    left, hidden = PURSE * int(s.seats) - int(s.pot) - int(s.box), 0
    for other in range(int(s.seats)):
        hidden += s.gold[other] == UNKNOWN
        left -= max(0, int(s.gold[other]))
    for other in range(int(s.seats)):
        if s.gold[other] == UNKNOWN:
            s.gold[other] = left // hidden
            left -= int(s.gold[other])
            hidden -= 1


@kernel
def reopen(s: State, seat: int) -> None:
    """BK-06: fists close at once; whoever was asked first has not been first."""
    if s.phase != BIDDING:
        return
    for other in range(int(s.seats)):
        if other != seat:
            s.fist[other] = NOT_YET
            s.waiting = int(s.waiting) | 1 << other


@kernel
def shown(s: State, seat: int, action: int, viewer: int) -> int:
    """BK-22: others see a fist close, not what it holds; the last one opens them all."""
    if seat < 0 or seat == viewer or s.waiting == 1 << seat:
        return action
    return CLOSED
