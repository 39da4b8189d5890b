"""What a choice would do, as far as the seat may know: the way, the ring, distances, taels."""

from sesame.core import bits
from sesame.core.contract import UNKNOWN, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.kim_bac import kinds
from sesame.games.kim_bac.actions import PLACES, RENOUNCE, RUN
from sesame.games.kim_bac.race import is_last_pursuer
from sesame.games.kim_bac.rules import is_claim
from sesame.games.kim_bac.scenes import (
    moved,
    number_at,
    place_after,
    placed,
    race_began,
    renounced,
    ring,
    ring_changed,
)
from sesame.games.kim_bac.sharing import card_premium, equal_part, rest_of, value
from sesame.games.kim_bac.state import (
    ARRIVED,
    CAPTURED,
    COPIES,
    CROSSINGS,
    MOVES,
    NUMBERS,
    RACING,
    State,
)
from sesame.games.kim_bac.streets import (
    exits,
    hunters,
    occupied_after,
    place_of_kim_bac,
    steps_by_streets,
    steps_by_ways,
)


@kernel
def forecast(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:  # noqa: ARG001
    """What comes of it beyond the pawn itself may hang on cards that nobody knows: not told."""
    if action == RUN:
        return _would_run(s, seat, out)
    if action == RENOUNCE:
        return renounced(s, out, 0)
    if action >= PLACES:
        return placed(s, seat, action - PLACES, out, 0)
    n = moved(s, seat, action, out, 0)
    place = place_after(s, seat, action)
    if s.phase != RACING:
        return n if is_claim(action) else _wanted(s, seat, place, out, n)
    if seat == s.taker:
        return _would_flee(s, seat, place, out, n)
    return _would_hunt(s, seat, place, out, n)


@kernel
def _wanted(s: State, seat: int, place: int, out: Rows, n: int) -> int:
    """KB-12: how much nearer to the monuments whose pairs the seat holds."""
    pawn = int(s.due)
    start = int(s.pawn[seat, pawn])
    for card in range(NUMBERS):
        if s.hand[seat, card] == COPIES:
            foot = int(s.monument[card])
            steps, was = steps_by_ways(s, place, foot), steps_by_ways(s, start, foot)
            n = put(out, n, kinds.WANTED, seat, pawn, card + 1, steps, was)
    return n


# --- for the Kim-Bac, and whoever may become him


@kernel
def _would_run(s: State, seat: int, out: Rows) -> int:
    """KB-15, KB-18: the race as it would begin."""
    here, n = place_of_kim_bac(s), race_began(s, 0, out, 0)
    if exits(s, here, hunters(s)) == 0:
        return put(out, n, kinds.TRAPPED, seat, here)
    return promised_him(s, seat, out, _chase(s, here, out, n))


@kernel
def _would_flee(s: State, seat: int, place: int, out: Rows, n: int) -> int:
    """KB-17, KB-19: there, or too late, or a step on."""
    if number_at(s, place) == s.treasure:
        return promised_him(s, seat, out, n)
    if int(s.moves) + 1 == MOVES:
        worth = value(int(s.secret), int(s.treasure))
        return put(out, n, kinds.UNPAID, int(s.current), worth, kinds.TREASURE_LOST)
    return _chase(s, place, out, ring(s, place, hunters(s), out, n))


@kernel
def _chase(s: State, place: int, out: Rows, n: int) -> int:
    """KB-16: how far to the treasure, and how near each pursuer, were he at this crossing."""
    here, goal = place_of_kim_bac(s), int(s.monument[int(s.treasure) - 1])
    free = steps_by_streets(s, place, goal, hunters(s), CROSSINGS)
    steps = steps_by_streets(s, place, goal, 0, CROSSINGS)
    was = steps_by_streets(s, here, goal, 0, CROSSINGS)
    known = UNKNOWN if free == CROSSINGS else free
    n = put(out, n, kinds.AHEAD, int(s.treasure), steps, was, known)
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            if seat != s.taker:
                at = int(s.pawn[seat, pawn])
                steps, was = steps_by_ways(s, at, place), steps_by_ways(s, at, here)
                n = put(out, n, kinds.CHASED, seat, pawn, at, steps, was)
    return n


@kernel
def promised_him(s: State, seat: int, out: Rows, n: int) -> int:
    """KB-21: the treasure, less premiums for cards that others may hold."""
    number = int(s.treasure)
    worth, cards = value(int(s.secret), number), _at_most(s, seat, number)
    least, most = rest_of(worth, cards), rest_of(worth, _at_least(s, seat, number))
    return put(out, n, kinds.PROMISED, seat, ARRIVED, least, most, worth, cards)


@kernel
def _unseen(s: State, seat: int, number: int) -> int:
    """Cards of a number that are neither the seat's own nor open."""
    return COPIES - int(s.hand[seat, number - 1]) - int(s.open[number - 1])


@kernel
def _at_most(s: State, seat: int, number: int) -> int:
    """As many of them can be with others who are paid for them, all but the Kim-Bac."""
    held = 0
    for other in range(int(s.seats)):
        held += int(s.held[other]) if other != seat and other != s.taker else 0
    return min(held, _unseen(s, seat, number))


@kernel
def _at_least(s: State, seat: int, number: int) -> int:
    """As many must be with them: stock and Kim-Bac have no room for so many."""
    room = int(s.stocked) + (int(s.held[int(s.taker)]) if seat != s.taker else 0)
    return max(0, _unseen(s, seat, number) - room)


# --- for his pursuers


@kernel
def _would_hunt(s: State, seat: int, place: int, out: Rows, n: int) -> int:
    """KB-16, KB-18: how near the pawn comes, what it closes or opens; perhaps that is the end."""
    here, pawn, before = place_of_kim_bac(s), int(s.due), int(s.occupied)
    start = int(s.pawn[seat, pawn])
    steps, was = steps_by_ways(s, place, here), steps_by_ways(s, start, here)
    n = put(out, n, kinds.CHASED, seat, pawn, place, steps, was)
    occupied = occupied_after(before, start, place)
    n = ring_changed(s, before, occupied, out, n)
    if exits(s, here, occupied) or not is_last_pursuer(s):
        return n
    n = put(out, n, kinds.TRAPPED, int(s.taker), here)
    return _promised_pursuer(s, seat, out, n)


@kernel
def _promised_pursuer(s: State, seat: int, out: Rows, n: int) -> int:
    """KB-22: at the worst and at the best, wherever the treasure and its cards may be."""
    least, most = 1 << 20, 0
    for number in range(1, NUMBERS + 1):
        if not bits.has(int(s.ruled_out), number):
            least = min(least, _captor_gets(s, seat, number, _at_most(s, seat, number)))
            most = max(most, _captor_gets(s, seat, number, _at_least(s, seat, number)))
    return put(out, n, kinds.PROMISED, seat, CAPTURED, least, most, UNKNOWN, UNKNOWN)


@kernel
def _captor_gets(s: State, seat: int, number: int, elsewhere: int) -> int:
    """KB-22: premiums for one's own cards, and an equal part of the rest."""
    own, worth = int(s.hand[seat, number - 1]), value(int(s.secret), number)
    cards = own + elsewhere
    part = equal_part(rest_of(worth, cards), int(s.seats))
    return card_premium(worth, cards) * own + part
