"""Effects of a round's end: how the race came out, the sheet line by line, the next round."""

from sesame.core.contract import Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.kim_bac import kinds
from sesame.games.kim_bac.asking import ending
from sesame.games.kim_bac.rounds import total
from sesame.games.kim_bac.scenes import collected, ordinary_die, shut
from sesame.games.kim_bac.sharing import (
    PREMIUM,
    card_premium,
    equal_part,
    paid_cards,
    rest_of,
    shared,
    value,
)
from sesame.games.kim_bac.state import (
    ARRIVED,
    BESIDE,
    LOST,
    NO_RACE,
    NO_SEAT,
    OVER,
    RACING,
    TABLE_ROUNDS,
    State,
)


@kernel
def round_ended(s: State, after: State, out: Rows, n: int) -> int:
    """KB-11, KB-17 to KB-25."""
    at = int(s.current)
    if after.ended[at] == NO_RACE:
        n = put(out, n, kinds.NO_RACE, at, NO_RACE, TABLE_ROUNDS)
    else:
        n = _race_ended(s, after, at, out, n)
    return _ended(after, out, n) if after.phase == OVER else _laid(s, after, out, n)


@kernel
def _race_ended(s: State, after: State, at: int, out: Rows, n: int) -> int:
    """KB-17 to KB-19, KB-30: he has come or has not, dice and cards are shown, then the sharing."""
    hero, began, hoard = int(after.hero[at]), int(after.began[at]), int(after.hoard[at])
    worth, moves = value(began, hoard), int(s.moves) + (s.phase == RACING and s.turn == s.taker)
    n = put(out, n, kinds.RACE_ENDED, at, int(after.ended[at]), hero, began, hoard, worth, moves)
    die, crossing = ordinary_die(hoard), int(s.monument[hoard - 1])
    n = put(out, n, kinds.REVEALED, hoard, crossing, die, hoard - die)
    for seat in range(int(s.seats)):
        cards = int(after.premium[at, seat])
        n = put(out, n, kinds.SHOWED, seat, hoard, hoard - 1, cards, at, cards)
    n = sharing_told(after, at, out, n)
    return _summed(after, at, out, n)


@kernel
def _summed(after: State, at: int, out: Rows, n: int) -> int:
    """KB-25: what each has of this round, how much of it for cards, and of all rounds."""
    each = card_premium(shared(after, at), paid_cards(after, at))
    for seat in range(int(after.seats)):
        is_paid = each > 0 and seat != after.hero[at]
        cards, taels = int(after.premium[at, seat]) if is_paid else 0, int(after.taels[at, seat])
        n = put(out, n, kinds.SUMMED, seat, at, taels, total(after, seat), cards, each * cards)
    return n


@kernel
def sharing_told(after: State, at: int, out: Rows, n: int) -> int:
    """KB-19, KB-21, KB-22: premiums first, then the rest, his or everybody else's."""
    if after.ended[at] == LOST:
        worth = value(int(after.began[at]), int(after.hoard[at]))
        return put(out, n, kinds.UNPAID, at, worth, kinds.TREASURE_LOST)
    n = _premiums(after, at, out, n)
    hero = int(after.hero[at])
    if after.ended[at] == ARRIVED:
        rest = int(after.taels[at, hero])
        return put(out, n, kinds.PAID, hero, kinds.REST_OF_HIS, rest, 0, 0, at, rest)
    n = put(out, n, kinds.PAID, hero, kinds.WAS_CAPTURED, 0, 0, 0, at, 0)
    return _parts(after, at, out, n)


@kernel
def _premiums(after: State, at: int, out: Rows, n: int) -> int:
    """KB-21, KB-23: for each card of the others."""
    each = card_premium(shared(after, at), paid_cards(after, at))
    reason = kinds.PREMIUM_OF_CARDS if each == PREMIUM else kinds.CUT_PREMIUM
    for seat in range(int(after.seats)):
        cards = int(after.premium[at, seat])
        if cards > 0 and seat != after.hero[at]:
            taels = each * cards
            n = put(out, n, kinds.PAID, seat, reason, taels, cards, each, at, taels)
    return n


@kernel
def _parts(after: State, at: int, out: Rows, n: int) -> int:
    """KB-22, KB-23: equal parts of the rest, in whole taels."""
    seats, rest = int(after.seats), rest_of(shared(after, at), paid_cards(after, at))
    part = equal_part(rest, seats)
    for seat in range(seats):
        if part > 0 and seat != after.hero[at]:
            taels = int(after.taels[at, seat])
            n = put(out, n, kinds.PAID, seat, kinds.PART_OF_REST, part, 0, 0, at, taels)
    left = rest - part * (seats - 1)
    return put(out, n, kinds.UNPAID, at, left, kinds.REMAINDER) if left > 0 else n


@kernel
def _laid(s: State, after: State, out: Rows, n: int) -> int:
    """KB-25: all is taken up, and the next round is laid."""
    n = put(out, n, kinds.CLEARED, BESIDE, 0)
    n = collected(s, after, out, n)
    if s.taker != NO_SEAT:
        n = shut(out, n)
    n = put(out, n, kinds.SHUFFLED, kinds.NEW_ROUND, int(after.stocked))
    return put(out, n, kinds.LAID, int(after.current), int(after.turn), 0, 0, 0, 0)


@kernel
def _ended(after: State, out: Rows, n: int) -> int:
    """KB-25."""
    n = put(out, n, kinds.FINISHED, 0, 0, 0)
    return n + ending(after, out[n:])
