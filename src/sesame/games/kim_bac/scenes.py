"""Effects that steps and forecasts share: pawns, the chest, the ring round the Kim-Bac."""

from sesame.core import bits
from sesame.core.contract import UNKNOWN, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.kim_bac import kinds
from sesame.games.kim_bac.actions import STAY, TAKES
from sesame.games.kim_bac.rules import is_claim
from sesame.games.kim_bac.state import (
    AT_GATE,
    BESIDE,
    COPIES,
    CROSSINGS,
    NO_SEAT,
    POINTS,
    RACING,
    State,
)
from sesame.games.kim_bac.streets import exits, hunters, place_of_kim_bac


@kernel
def placed(s: State, seat: int, gate: int, out: Rows, n: int) -> int:
    """KB-07."""
    crossing = int(s.gate[gate])
    return put(out, n, kinds.PLACED, seat, int(s.due), gate, crossing, AT_GATE + gate)


@kernel
def moved(s: State, seat: int, action: int, out: Rows, n: int) -> int:
    """KB-09, KB-10, KB-12: the pawn due goes or stays; perhaps its owner takes the chest."""
    pawn, place = int(s.due), place_after(s, seat, action)
    number = number_at(s, place)
    if action < STAY:
        start, runs = int(s.pawn[seat, pawn]), int(s.phase == RACING and seat == s.taker)
        way = _way(s, start, place)
        n = put(out, n, kinds.WENT, seat, pawn, start, place, way, number, runs)
    else:
        n = put(out, n, kinds.STAYED, seat, pawn, place, number)
    return _taken(s, seat, number, out, n) if is_claim(action) else n


@kernel
def place_after(s: State, seat: int, action: int) -> int:
    """Where the pawn due is when it has moved."""
    return action % TAKES if action < STAY else int(s.pawn[seat, int(s.due)])


@kernel
def number_at(s: State, place: int) -> int:
    """Of the monument at a place; 0: none."""
    return int(s.number[place]) if place < CROSSINGS else 0


@kernel
def _way(s: State, start: int, goal: int) -> int:
    if start >= AT_GATE:
        return kinds.OUT_OF_GATE
    return kinds.BY_STREET if bits.has(int(s.streets[start]), goal) else kinds.BY_BRIDGE


# --- cards and the chest


@kernel
def _taken(s: State, seat: int, number: int, out: Rows, n: int) -> int:
    """KB-13: the pair is laid open, then the chest is his."""
    card, held = number - 1, int(s.held[seat]) - COPIES
    copies = UNKNOWN if s.hand[seat, card] == UNKNOWN else 0
    n = put(out, n, kinds.LAID_OPEN, seat, number, card, copies, COPIES, held, 0)
    return put(out, n, kinds.TOOK, seat, int(s.due), number, 1 << number)


@kernel
def ordinary_die(number: int) -> int:
    """KB-02: what the die of 1 to 6 shows where both show a number; the other shows the rest."""
    return (number - 1) % POINTS + 1


@kernel
def renounced(s: State, out: Rows, n: int) -> int:
    """KB-14."""
    n = put(out, n, kinds.RENOUNCED, int(s.taker), int(s.secret), 1)
    return shut(out, n)


@kernel
def shut(out: Rows, n: int) -> int:
    """The chest is nobody's."""
    return put(out, n, kinds.SHUT, NO_SEAT, 0, 0, 0, 0)


@kernel
def collected(s: State, after: State, out: Rows, n: int) -> int:
    """KB-11, KB-25: all hands go back into the stock."""
    for seat in range(int(s.seats)):
        held, hand = int(after.held[seat]), int(after.hand[seat, 0])
        n = put(out, n, kinds.COLLECTED, seat, int(s.held[seat]), held, hand)
    return n


# --- the race


@kernel
def race_began(s: State, is_forced: int, out: Rows, n: int) -> int:
    """KB-15: the taker's other pawns leave."""
    seat, his = int(s.taker), int(s.kim_bac)
    n = put(out, n, kinds.RAN, seat, his, int(s.secret), is_forced, 0, 0)
    for pawn in range(int(s.pawns)):
        if pawn != his:
            n = put(out, n, kinds.LEFT, seat, pawn, int(s.pawn[seat, pawn]), BESIDE)
    return ring(s, place_of_kim_bac(s), hunters(s), out, n)


@kernel
def ring(s: State, here: int, occupied: int, out: Rows, n: int) -> int:
    """KB-16, KB-18: all his streets, where he stands now."""
    return _ring(s, here, occupied, int(s.streets[here]), out, n)


@kernel
def ring_changed(s: State, before: int, occupied: int, out: Rows, n: int) -> int:
    """Those of his streets that are free or closed now and were not."""
    here = place_of_kim_bac(s)
    changed = exits(s, here, before) ^ exits(s, here, occupied)
    return _ring(s, here, occupied, changed, out, n) if changed else n


@kernel
def _ring(s: State, here: int, occupied: int, told: int, out: Rows, n: int) -> int:
    free = exits(s, here, occupied)
    while told:
        crossing = bits.first(told)
        n = put(out, n, kinds.EXIT, crossing, int(bits.has(free, crossing)))
        told = bits.without_first(told)
    return put(out, n, kinds.RINGED, here, bits.size(free), bits.size(int(s.streets[here])))
