"""The treasure and who gets what of it."""

from sesame.core.kernel import kernel
from sesame.games.kim_bac.state import ARRIVED, CAPTURED, State

THOUSAND = 1_000
PREMIUM = 2_000  # KB-21: taels for a card with the treasure's number
# KB-26: taels below which the sheet advises to renounce, by cards of that number in one's hand
WORTH_RUNNING = (5_000, 3_000, 0)


@kernel
def value(secret: int, treasure: int) -> int:
    """KB-20: a thousand taels for each step between the two numbers."""
    return abs(treasure - secret) * THOUSAND


@kernel
def card_premium(total: int, cards: int) -> int:
    """KB-21, KB-23: taels for each of so many cards of the others, cut evenly if need be."""
    return min(PREMIUM, total // cards) if cards > 0 else 0


@kernel
def equal_part(rest: int, seats: int) -> int:
    """KB-22, KB-23: what each of the others gets of the rest, in whole taels."""
    return rest // (seats - 1)


@kernel
def share(s: State, at: int) -> None:
    """Write round `at` of the score sheet from its story (KB-20 to KB-23)."""
    hero, seats = int(s.hero[at]), int(s.seats)
    arrived, captured = s.ended[at] == ARRIVED, s.ended[at] == CAPTURED
    total = value(int(s.began[at]), int(s.hoard[at])) if arrived or captured else 0
    cards = 0
    for seat in range(seats):
        cards += int(s.premium[at, seat]) if seat != hero else 0
    each = card_premium(total, cards)
    rest = total - each * cards
    for seat in range(seats):
        if seat == hero:
            s.taels[at, seat] = rest if arrived else 0  # KB-21, KB-22
        else:
            part = equal_part(rest, seats) if captured else 0
            s.taels[at, seat] = each * int(s.premium[at, seat]) + part
