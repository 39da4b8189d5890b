"""The treasure and who gets what of it."""

from sesame.core.kernel import kernel
from sesame.games.kim_bac.state import ARRIVED, CAPTURED, State

THOUSAND = 1_000
PREMIUM = 2_000  # KB-21: taels for a card with the treasure's number
# KB-26: taels below which the sheet advises to renounce, by cards of that number in one's hand
WORTH_RUNNING = (5_000, 3_000, 0)


@kernel
def is_worth_running(worth: int, cards: int) -> bool:
    """KB-26: whether to run for so many taels with so many cards of the treasure's number."""
    return worth >= WORTH_RUNNING[cards]


@kernel
def value(secret: int, treasure: int) -> int:
    """KB-20: a thousand taels for each step between the two numbers."""
    return abs(treasure - secret) * THOUSAND


@kernel
def card_premium(total: int, cards: int) -> int:
    """KB-21, KB-23: taels for each of so many cards of the others, cut evenly if need be."""
    return min(PREMIUM, total // cards) if cards > 0 else 0


@kernel
def rest_of(total: int, cards: int) -> int:
    """KB-21, KB-22: what is left when so many cards of the others are paid for."""
    return total - card_premium(total, cards) * cards


@kernel
def equal_part(rest: int, seats: int) -> int:
    """KB-22, KB-23: what each of the others gets of the rest, in whole taels."""
    return rest // (seats - 1)


@kernel
def shared(s: State, at: int) -> int:
    """KB-19, KB-20: the taels that round `at` has to share: of a lost treasure none."""
    if s.ended[at] != ARRIVED and s.ended[at] != CAPTURED:
        return 0
    return value(int(s.began[at]), int(s.hoard[at]))


@kernel
def paid_cards(s: State, at: int) -> int:
    """KB-21: cards of the treasure's number that others than the Kim-Bac showed."""
    cards = 0
    for seat in range(int(s.seats)):
        cards += int(s.premium[at, seat]) if seat != s.hero[at] else 0
    return cards


@kernel
def share(s: State, at: int) -> None:
    """Write round `at` of the score sheet from its story (KB-20 to KB-23; KB-24 is an example)."""
    hero, seats = int(s.hero[at]), int(s.seats)
    total, cards = shared(s, at), paid_cards(s, at)
    each = card_premium(total, cards)
    rest = rest_of(total, cards)
    for seat in range(seats):
        if seat == hero:
            s.taels[at, seat] = rest if s.ended[at] == ARRIVED else 0  # KB-21, KB-22
        else:
            part = equal_part(rest, seats) if s.ended[at] == CAPTURED else 0
            s.taels[at, seat] = each * int(s.premium[at, seat]) + part
