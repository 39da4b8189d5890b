"""What a step of Bakschisch did: cards turn, fists close and open, gold and pawns go their ways."""

from collections.abc import Sequence

from sesame.core.contract import CHANCE, UNKNOWN, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.bakschisch import path, rules
from sesame.games.bakschisch.asking import choice, ending, prompt, reason, refusal
from sesame.games.bakschisch.kinds import (
    AHEAD,
    AT_GATE,
    BACK,
    BARED,
    CLOSED,
    CLOSED_FIST,
    DUE,
    EMPTY_HAND,
    FILLED,
    GAVE,
    GOT,
    HOME,
    IN_BAG,
    KINDS,
    LAID,
    NO_MORE_GOLD,
    OPEN_HAND,
    OPENED,
    REACHED,
    SENDS,
    SHARED,
    SHUFFLED,
    STANDS,
    STAYED,
    STOLE,
    TO_THRONE,
    TURNED,
    USED,
    WENT,
)
from sesame.games.bakschisch.state import (
    BIDDING,
    BRIBES,
    CARDS,
    COIN_0,
    COPIES,
    FAKIR,
    NOT_YET,
    OVER,
    SEATS,
    THIEF_IN_FIST,
    State,
)

__all__ = [
    "DRAWN",
    "KINDS",
    "MOST",
    "MOST_STANDING",
    "choice",
    "effects",
    "ending",
    "forecast",
    "prompt",
    "refusal",
    "standing",
]

DRAWN: Sequence[str] = (
    "card", "left", "up", "rounds", "pawn", "gold", "thief", "fist", "pot", "box", "winners",
    "phase",
)  # fmt: skip
MOST = 40  # rows of one step
MOST_STANDING = SEATS + BRIBES


@kernel
def standing(s: State, out: Rows) -> int:
    """How each seat stands, and whom each card sends where."""
    n = 0
    for seat in range(int(s.seats)):
        fist = int(s.fist[seat])
        coins = UNKNOWN if fist == UNKNOWN else rules.coins_in(fist)
        place, thief = path.place_now(s, seat), _thief(s, seat)
        has_thief = int(fist == THIEF_IN_FIST)
        n = put(out, n, STANDS, seat, place, thief, _hand(s, fist), coins, has_thief)
    for bribe in range(BRIBES):
        n = put(out, n, SENDS, bribe, int(bribe == BRIBES - 1))
    return n


@kernel
def _thief(s: State, seat: int) -> int:
    if s.thief[seat]:
        return IN_BAG
    return AT_GATE if s.pawn[seat] >= s.palace else USED


@kernel
def _hand(s: State, fist: int) -> int:
    if fist == NOT_YET:
        return EMPTY_HAND
    return CLOSED_FIST if s.phase == BIDDING else OPEN_HAND


@kernel
def effects(s: State, seat: int, action: int, after: State, out: Rows) -> int:  # noqa: ARG001
    if seat == CHANCE:
        return _turned(s, after, out)
    n = put(out, 0, CLOSED, seat, int(after.fist[seat]))
    return n if after.phase == BIDDING else _opened(s, after, out, n)


@kernel
def forecast(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:  # noqa: ARG001
    """Where the pawn would go, if this fist were the one that counts: with the most gold, or the
    least (BK-08, BK-13)."""
    start = int(s.pawn[seat])
    goal = start
    if s.up == BRIBES:
        goal = rules.back(s, seat)
    elif COIN_0 < COIN_0 + action < THIEF_IN_FIST:
        goal = rules.ahead(s, seat)
    return _went(s, seat, goal, int(s.thief[seat]), out, 0) if goal != start else 0


@kernel
def _went(s: State, seat: int, goal: int, thief: int, out: Rows, n: int) -> int:
    start = int(s.pawn[seat])
    way = AHEAD if goal > start else BACK
    if goal == s.throne:
        way = TO_THRONE
    elif goal == 0:
        way = HOME
    return put(out, n, WENT, seat, start, goal, thief, way)


@kernel
def _turned(s: State, after: State, out: Rows) -> int:
    bribe = int(s.up)
    card = int(after.card[bribe])
    kind = card - FAKIR
    n = put(out, 0, TURNED, bribe, card, kind, int(after.left[kind]), int(after.up))
    n = put(out, n, REACHED, NOT_YET)
    return put(out, n, DUE, int(after.phase))


@kernel
def _opened(s: State, after: State, out: Rows, n: int) -> int:
    """All fists are open: gold goes, thieves come home, pawns move; perhaps a round is over."""
    total, thieves = 0, 0
    for seat in range(int(s.seats)):
        coins = rules.coins_in(int(after.fist[seat]))
        n = put(out, n, OPENED, seat, coins, int(after.fist[seat]))
        total, thieves = total + coins, thieves + (after.fist[seat] == THIEF_IN_FIST)
    n = _paid(s, after, total, thieves, out, n)
    n = _moved(s, after, thieves > 0 and bool(s.theft_cancels), out, n)
    if s.up == BRIBES:
        n = _round_ended(s, after, total - total // max(thieves, 1) * thieves, out, n)
    if after.phase == OVER:
        n = _ended(s, after, out, n)
    return put(out, n, DUE, int(after.phase))


@kernel
def _paid(s: State, after: State, total: int, thieves: int, out: Rows, n: int) -> int:
    """BK-10, BK-11: out of the bags, into the thieves' bags and into the pot."""
    each = total // max(thieves, 1)
    for seat in range(int(s.seats)):
        coins = rules.coins_in(int(after.fist[seat]))
        if coins > 0:
            n = put(out, n, GAVE, seat, coins, _more(s, seat, -coins))
    for seat in range(int(s.seats)):
        if after.fist[seat] == THIEF_IN_FIST:
            n = put(out, n, STOLE, seat, each, _more(s, seat, each), 0)
    left = total - each * thieves
    return put(out, n, FILLED, left, int(s.pot) + left) if left > 0 else n


@kernel
def _more(s: State, seat: int, coins: int) -> int:
    """What a bag holds with so many more, if that is known."""
    return UNKNOWN if s.gold[seat] == UNKNOWN else int(s.gold[seat]) + coins


@kernel
def _moved(s: State, after: State, is_theft: bool, out: Rows, n: int) -> int:
    before = n
    for seat in range(int(s.seats)):
        if after.pawn[seat] != s.pawn[seat]:
            n = _went(s, seat, int(after.pawn[seat]), int(after.thief[seat]), out, n)
    return put(out, n, STAYED, is_theft) if n == before else n


@kernel
def _round_ended(s: State, after: State, filled: int, out: Rows, n: int) -> int:
    """BK-17 to BK-19: shares, thieves at home, a new row; but a Caliph takes the throne first."""
    if after.rounds == s.rounds and reason(after) != NO_MORE_GOLD:
        return n
    each = (int(s.pot) + filled) // int(s.seats)
    n = put(out, n, SHARED, int(s.rounds), each, int(after.pot), int(after.box))
    for seat in range(int(s.seats)):
        n = put(out, n, GOT, seat, each, int(after.gold[seat]), int(after.thief[seat]))
    if after.rounds == s.rounds:
        return n
    n = put(out, n, LAID, int(after.rounds), 0, 0)
    return put(out, n, SHUFFLED, COPIES) if _is_shuffled(s, after) else n


@kernel
def _is_shuffled(s: State, after: State) -> bool:
    for kind in range(CARDS):
        if after.left[kind] != s.left[kind]:
            return True
    return False


@kernel
def _ended(s: State, after: State, out: Rows, n: int) -> int:
    for seat in range(int(s.seats)):
        if s.gold[seat] == UNKNOWN:
            n = put(out, n, BARED, seat, int(after.gold[seat]))
    return n + ending(after, out[n:])
