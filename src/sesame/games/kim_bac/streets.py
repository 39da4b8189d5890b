"""Where pawns can go, and what they can claim there."""

from sesame.core import bits
from sesame.core.kernel import kernel
from sesame.games.kim_bac.state import AT_GATE, COPIES, CROSSINGS, State


@kernel
def free_ways(s: State, place: int) -> int:
    """KB-09, KB-10: free crossings next to a pawn, by streets, bridges or out of its gate."""
    return ways_of(s, place) & ~int(s.occupied)


@kernel
def ways_of(s: State, place: int) -> int:
    """KB-09: crossings next to a place, free or not; out of a gate leads one way."""
    return 1 << int(s.gate[place - AT_GATE]) if place >= AT_GATE else int(s.ways[place])


@kernel
def free_streets(s: State, place: int) -> int:
    """KB-16: the Kim-Bac may not cross bridges."""
    return exits(s, place, int(s.occupied))


@kernel
def exits(s: State, place: int, occupied: int) -> int:
    """His free streets, if these crossings were occupied."""
    return int(s.streets[place]) & ~occupied


@kernel
def claims(s: State, seat: int, place: int) -> bool:
    """KB-12: whether the seat holds both cards of the monument at whose foot the place is."""
    if place >= CROSSINGS or s.number[place] == 0:
        return False
    return bool(s.hand[seat, int(s.number[place]) - 1] == COPIES)


@kernel
def claims_in_reach(s: State) -> int:
    """KB-10, KB-12: where the pawn due could take the chest, as bits; none of a hand not seen."""
    seat, found = int(s.turn), 0
    place = int(s.pawn[seat, int(s.due)])
    goals = free_ways(s, place)
    if goals == 0 and place < CROSSINGS:
        goals = 1 << place
    while goals:
        goal = bits.first(goals)
        found |= int(claims(s, seat, goal)) << goal
        goals = bits.without_first(goals)
    return found


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
    s.occupied = occupied_after(int(s.occupied), int(s.pawn[seat, pawn]), place)
    s.pawn[seat, pawn] = place


@kernel
def occupied_after(occupied: int, left: int, place: int) -> int:
    """The crossings with a pawn, once one has gone from a place to another."""
    if left < CROSSINGS:
        occupied &= ~(1 << left)
    if place < CROSSINGS:
        occupied |= 1 << place
    return occupied


@kernel
def taken_gates(s: State) -> int:
    """KB-07: gates with a pawn, as bits."""
    taken = 0
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            if s.pawn[seat, pawn] >= AT_GATE:
                taken |= 1 << int(s.pawn[seat, pawn]) - AT_GATE
    return taken


@kernel
def place_of_kim_bac(s: State) -> int:
    return int(s.pawn[int(s.taker), int(s.kim_bac)])


@kernel
def hunters(s: State) -> int:
    """The crossings of those who hunt the taker, or would."""
    found = int(s.occupied)
    for pawn in range(int(s.pawns)):
        place = int(s.pawn[int(s.taker), pawn])
        if place < CROSSINGS:
            found &= ~(1 << place)
    return found


# --- how far it is


@kernel
def streets_from(s: State, edge: int) -> int:
    """The neighbours of a set of crossings, by streets."""
    found = 0
    while edge:
        found |= int(s.streets[bits.first(edge)])
        edge = bits.without_first(edge)
    return found


@kernel
def ways_from(s: State, edge: int) -> int:
    """The neighbours of a set of crossings, by streets and bridges."""
    found = 0
    while edge:
        found |= int(s.ways[bits.first(edge)])
        edge = bits.without_first(edge)
    return found


@kernel
def steps_by_streets(s: State, here: int, goal: int, closed: int, most: int) -> int:
    """How far the Kim-Bac has to run when nobody moves, or `most`: farther, or no free way.

    A pawn at the goal itself will have to leave it.
    """
    seen = edge = 1 << here
    closed &= ~(1 << goal)
    for far in range(most):
        if bits.has(edge, goal):
            return far
        edge = streets_from(s, edge) & ~seen & ~closed
        seen |= edge
    return most


@kernel
def steps_by_ways(s: State, place: int, goal: int) -> int:
    """How far a pawn has to go if nobody stands in its way: out of its gate, over bridges too."""
    out_of_gate = int(place >= AT_GATE)
    seen = edge = 1 << (int(s.gate[place - AT_GATE]) if out_of_gate else place)
    far = out_of_gate
    while edge and not bits.has(edge, goal):
        edge = ways_from(s, edge) & ~seen
        seen |= edge
        far += 1
    return far


@kernel
def ways_out(s: State, place: int) -> int:
    """KB-09: streets and bridges from where a pawn stands, free or not; one leads out of a gate."""
    if place >= AT_GATE:
        return 1
    return bits.size(int(s.ways[place])) if place < CROSSINGS else 0


@kernel
def bridges_out(s: State, place: int) -> int:
    """Those of them that are bridges."""
    if place >= CROSSINGS:
        return 0
    return bits.size(int(s.ways[place]) & ~int(s.streets[place]))
