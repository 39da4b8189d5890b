"""What may be chosen in Bakschisch, who is asked for it, why not, and how it ended."""

from sesame.core import bits
from sesame.core.contract import CHANCE, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.bakschisch import rules
from sesame.games.bakschisch.actions import CLOSED, THIEF, TURNS
from sesame.games.bakschisch.kinds import (
    ALONE,
    AWAIT_CARD,
    AWAIT_FISTS,
    BAG_HOLDS,
    BY_ARRIVAL,
    BY_GOLD,
    CALIPH_REIGNS,
    CARD_FIRST,
    ENDED,
    NO_MORE_GOLD,
    NO_MORE_ROUNDS,
    NO_SUCH_CARD,
    NO_THIEF_IN_PALACE,
    NOT_SAID,
    OFFER,
    ONLY_CHANCE_TURNS,
    SEND_THIEF,
    SHARED_BY_ALL,
    SHARED_BY_SOME,
    SHUT_FIST,
    THIEF_USED,
    TURN_UP,
)
from sesame.games.bakschisch.state import BRIBES, FAKIR, OVER, ROUNDS, TURNING, State


@kernel
def choice(s: State, seat: int, action: int, out: Rows) -> int:
    if action == CLOSED:
        return put(out, 0, SHUT_FIST, seat)
    if action >= TURNS:
        return put(out, 0, TURN_UP, int(s.rounds), int(s.up), FAKIR + action - TURNS)
    if action == THIEF:
        return put(out, 0, SEND_THIEF, seat)
    return put(out, 0, OFFER, seat, action, int(s.card[int(s.up) - 1]))


@kernel
def prompt(s: State, out: Rows) -> int:
    if s.phase == OVER:
        return ending(s, out)
    number, up = int(s.rounds), int(s.up)
    if s.phase == TURNING:
        return put(out, 0, AWAIT_CARD, number, up)
    card = int(s.card[up - 1])
    return put(out, 0, AWAIT_FISTS, int(s.waiting), number, up - 1, card, up == BRIBES)


@kernel
def refusal(s: State, seat: int, action: int, out: Rows) -> int:
    if TURNS <= action < CLOSED:
        if seat != CHANCE:
            return put(out, 0, ONLY_CHANCE_TURNS, 0)
        return put(out, 0, NO_SUCH_CARD, FAKIR + action - TURNS)
    if seat == CHANCE:
        return put(out, 0, CARD_FIRST, 0)
    if action == CLOSED:
        return put(out, 0, NOT_SAID, 0)
    if action == THIEF:
        is_inside = s.pawn[seat] >= s.palace
        return put(out, 0, NO_THIEF_IN_PALACE if is_inside else THIEF_USED, 0)
    return put(out, 0, BAG_HOLDS, int(s.gold[seat]))


@kernel
def ending(s: State, out: Rows) -> int:
    """BK-20, BK-21: who won, and what set them apart from whoever was as far."""
    won = int(s.winners)
    square = int(s.pawn[bits.first(won)])
    rivals = 0
    for seat in range(int(s.seats)):
        rivals |= (s.pawn[seat] == square) << seat
    return put(out, 0, ENDED, reason(s), _how(s, won, rivals), won, rivals, square, int(s.rounds))


@kernel
def reason(s: State) -> int:
    """Why it is over, if it is (BK-18, BK-20, BK-21)."""
    if rules.has_caliph(s):
        return CALIPH_REIGNS
    return NO_MORE_ROUNDS if s.rounds == ROUNDS else NO_MORE_GOLD


@kernel
def _how(s: State, won: int, rivals: int) -> int:
    if bits.size(won) > 1:
        return SHARED_BY_ALL if won == rivals else SHARED_BY_SOME
    if won == rivals:
        return ALONE
    winner = bits.first(won)
    for seat in range(int(s.seats)):
        if seat != winner and bits.has(rivals, seat) and s.gold[seat] == s.gold[winner]:
            return BY_ARRIVAL
    return BY_GOLD
