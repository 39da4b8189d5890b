"""Where pawns can go, and what they can claim there."""

from sesame.core.kernel import kernel
from sesame.games.kim_bac.state import AT_GATE, COPIES, CROSSINGS, State


@kernel
def free_ways(s: State, place: int) -> int:
    """KB-09, KB-10: free crossings next to a pawn, by streets, bridges or out of its gate."""
    near = 1 << int(s.gate[place - AT_GATE]) if place >= AT_GATE else int(s.ways[place])
    return near & ~int(s.occupied)


@kernel
def free_streets(s: State, place: int) -> int:
    """KB-16: the Kim-Bac may not cross bridges."""
    return int(s.streets[place]) & ~int(s.occupied)


@kernel
def claims(s: State, seat: int, place: int) -> bool:
    """KB-12: whether the seat holds both cards of the monument at whose foot the place is."""
    if place >= CROSSINGS or s.number[place] == 0:
        return False
    return bool(s.hand[seat, int(s.number[place]) - 1] == COPIES)


@kernel
def has_pair(s: State, seat: int) -> bool:
    """Whether a hand holds both cards of some number."""
    for number in range(s.hand.shape[1]):
        if s.hand[seat, number] == COPIES:
            return True
    return False


@kernel
def move_pawn(s: State, seat: int, pawn: int, place: int) -> None:
    """Put a pawn elsewhere: a crossing, a gate or beside the board."""
    left, occupied = int(s.pawn[seat, pawn]), int(s.occupied)
    if left < CROSSINGS:
        occupied &= ~(1 << left)
    if place < CROSSINGS:
        occupied |= 1 << place
    s.pawn[seat, pawn] = place
    s.occupied = occupied


@kernel
def taken_gates(s: State) -> int:
    """KB-07: gates with a pawn, as bits."""
    taken = 0
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            if s.pawn[seat, pawn] >= AT_GATE:
                taken |= 1 << int(s.pawn[seat, pawn]) - AT_GATE
    return taken
