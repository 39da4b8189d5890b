"""What a seat of Kim-Bac may know, and a fair guess at the rest (KB-30, KB-31)."""

from sesame.core import bits, dice
from sesame.core.contract import CHANCE, UNKNOWN
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.kim_bac.actions import CHESTS, DRAWS, SOME_CARD, THE_DICE
from sesame.games.kim_bac.state import (
    BENDS,
    COPIES,
    CROSSINGS,
    DECIDING,
    GATES,
    NUMBERS,
    OVER,
    PAWNS,
    RACING,
    ROUNDS,
    SEATS,
    State,
)
from sesame.games.kim_bac.streets import has_pair

_TRIES = 64  # deals before a redeal gives up looking for a pair; one in 40 fails at the worst


@kernel
def observe(s: State, seat: int, out: State) -> None:
    """KB-30: hands, stock and dice are secret; the dice are shown when the race is over."""
    _observe_town(s, out)
    _observe_sheet(s, out)
    _observe_course(s, out)
    known = seat == s.taker or s.phase == OVER or s.treasure == 0
    out.treasure = s.treasure if known else UNKNOWN
    for other in range(SEATS):
        for pawn in range(PAWNS):
            out.pawn[other, pawn] = s.pawn[other, pawn]
        out.held[other] = s.held[other]
        out.die[other] = s.die[other]
        for number in range(NUMBERS):
            is_seen = other == seat or other >= s.seats or _is_shown(s, number + 1)
            out.hand[other, number] = s.hand[other, number] if is_seen else UNKNOWN
    for number in range(NUMBERS):
        out.stock[number] = UNKNOWN
        out.open[number] = s.open[number]


@kernel
def _is_shown(s: State, number: int) -> bool:
    """KB-30: at the sharing cards with the treasure's number are shown; they stay so at the end."""
    return bool(s.phase == OVER and number == s.treasure)


@kernel
def _observe_town(s: State, out: State) -> None:
    for crossing in range(CROSSINGS):
        out.streets[crossing] = s.streets[crossing]
        out.ways[crossing] = s.ways[crossing]
        out.number[crossing] = s.number[crossing]
        out.x[crossing] = s.x[crossing]
        out.y[crossing] = s.y[crossing]
    for number in range(NUMBERS):
        out.monument[number] = s.monument[number]
    for gate in range(GATES):
        out.gate[gate] = s.gate[gate]
        out.gate_x[gate] = s.gate_x[gate]
        out.gate_y[gate] = s.gate_y[gate]
    for bend in range(BENDS):
        out.river_x[bend] = s.river_x[bend]
        out.river_y[bend] = s.river_y[bend]


@kernel
def _observe_sheet(s: State, out: State) -> None:
    for at in range(ROUNDS):
        out.ended[at] = s.ended[at]
        out.hero[at] = s.hero[at]
        out.began[at] = s.began[at]
        out.hoard[at] = s.hoard[at]
        for seat in range(SEATS):
            out.premium[at, seat] = s.premium[at, seat]
            out.taels[at, seat] = s.taels[at, seat]


@kernel
def _observe_course(s: State, out: State) -> None:
    """How the round goes on; who acts next is never a secret."""
    out.occupied = s.occupied
    out.ruled_out = s.ruled_out
    out.turns = s.turns
    out.stocked = s.stocked
    out.paired = s.paired
    out.throwing = s.throwing
    out.throw_offs = s.throw_offs
    out.renounced = s.renounced
    out.taker = s.taker
    out.secret = s.secret
    out.moves = s.moves
    out.phase = s.phase
    out.turn = s.turn
    out.due = s.due
    out.kim_bac = s.kim_bac
    out.current = s.current
    out.rounds = s.rounds
    out.seats = s.seats
    out.pawns = s.pawns


@kernel
def redeal(s: State, seat: int, rng: Rng) -> None:
    """KB-31: the others' hands, the stock and the chest, drawn from all that the seat allows for.

    Where everybody knows that some hand holds a pair, deals without one are thrown away; after 64
    of them (less likely than one in 10 to the 100) the last one stays.
    """
    for _ in range(_TRIES):
        _deal_others(s, seat, rng)
        if not s.paired or _is_proven(s):
            break
    _guess_chest(s, seat, rng)


@kernel
def _is_proven(s: State) -> bool:
    for other in range(int(s.seats)):
        if has_pair(s, other):
            return True
    return False


@kernel
def _collect(s: State, seat: int) -> None:
    """KB-03: whatever lies neither open nor in a hand that the seat sees is in the stock now."""
    for number in range(NUMBERS):
        left, is_shown = COPIES - int(s.open[number]), _is_shown(s, number + 1)
        for other in range(int(s.seats)):
            if other == seat or is_shown:
                left -= int(s.hand[other, number])
            else:
                s.hand[other, number] = 0
        s.stock[number] = left


@kernel
def _deal_others(s: State, seat: int, rng: Rng) -> None:
    """As many cards as each holds, every unseen card as likely."""
    _collect(s, seat)
    left = 0
    for number in range(NUMBERS):
        left += 0 if _is_shown(s, number + 1) else int(s.stock[number])
    for other in range(int(s.seats)):
        if other != seat:
            missing = int(s.held[other])
            if s.phase == OVER and s.treasure > 0:
                missing -= int(s.hand[other, int(s.treasure) - 1])
            for _ in range(missing):
                _deal_one(s, other, dice.below(rng, left))
                left -= 1


@kernel
def _deal_one(s: State, seat: int, at: int) -> None:
    """The card at this place of the unseen ones, counted by their numbers."""
    number = 0
    while _is_shown(s, number + 1) or at >= s.stock[number]:
        at -= 0 if _is_shown(s, number + 1) else int(s.stock[number])
        number += 1
    s.stock[number] = int(s.stock[number]) - 1
    s.hand[seat, number] = int(s.hand[seat, number]) + 1


@kernel
def _guess_chest(s: State, seat: int, rng: Rng) -> None:
    """KB-31: any number that is not ruled out, to whoever has not looked into the chest."""
    if (s.phase != DECIDING and s.phase != RACING) or seat == s.taker:
        return
    ruled_out = int(s.ruled_out)
    skip = dice.below(rng, NUMBERS - bits.size(ruled_out))
    number = 1
    while skip > 0 or bits.has(ruled_out, number):
        skip -= 0 if bits.has(ruled_out, number) else 1
        number += 1
    s.treasure = number


@kernel
def shown(s: State, seat: int, action: int, viewer: int) -> int:
    """KB-30: a card drawn and the dice in the chest are seen by one player only."""
    if seat != CHANCE:
        return action
    if DRAWS <= action < SOME_CARD and viewer != s.turn:
        return SOME_CARD
    if CHESTS <= action < THE_DICE and viewer != s.taker:
        return THE_DICE
    return action
