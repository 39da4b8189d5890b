"""A match is several rounds: each set up afresh, each ended on the score sheet."""

from sesame.core.kernel import kernel
from sesame.games.kim_bac.sharing import share
from sesame.games.kim_bac.state import (
    BESIDE,
    CARDS,
    COPIES,
    NO_RACE,
    NO_SEAT,
    NUMBERS,
    OVER,
    PAWNS,
    PLACING,
    SEATS,
    State,
)


@kernel
def lay_round(s: State, number: int) -> None:
    """KB-07, KB-08, KB-25: no pawn placed, all cards in the stock, the dice in the chest."""
    for seat in range(SEATS):
        for pawn in range(PAWNS):
            s.pawn[seat, pawn] = BESIDE
        for card in range(NUMBERS):
            s.hand[seat, card] = 0
        s.held[seat] = 0
    for card in range(NUMBERS):
        s.stock[card] = COPIES
        s.open[card] = 0
    s.stocked = CARDS
    s.occupied = 0
    s.renounced, s.paired, s.turns = 0, 0, 0
    s.taker, s.secret, s.treasure, s.kim_bac = NO_SEAT, 0, 0, 0
    s.moves, s.ruled_out = 0, 0
    s.current = number
    s.turn, s.due = number % int(s.seats), 0
    s.phase = PLACING


@kernel
def end_round(s: State, how: int) -> None:
    """KB-20 to KB-25: the story and the taels go on the sheet; then the next round, or the end."""
    at = int(s.current)
    s.ended[at] = how
    if how != NO_RACE:
        s.hero[at], s.began[at], s.hoard[at] = s.taker, s.secret, s.treasure
        for seat in range(int(s.seats)):
            s.premium[at, seat] = s.hand[seat, int(s.treasure) - 1]
        share(s, at)
    if at + 1 < s.rounds:
        lay_round(s, at + 1)
    else:
        s.turn, s.due, s.turns, s.paired, s.ruled_out = 0, 0, 0, 0, 0
        s.phase = OVER


@kernel
def total(s: State, seat: int) -> int:
    """KB-25: a seat's taels in all."""
    taels = 0
    for at in range(int(s.rounds)):
        taels += int(s.taels[at, seat])
    return taels
