"""Walks through the cave: sets of spots as bits, a1 the lowest."""

from sesame.core import bits
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors.cards import EAST, NORTH, SOUTH, WEST, worth
from sesame.games.mille_et_un_tresors.cards import face_of as face
from sesame.games.mille_et_un_tresors.state import COLUMNS, NONE, ROWS, SPOTS, State

ALL = (1 << SPOTS) - 1
_LAST_COLUMN = sum(1 << row * COLUMNS + COLUMNS - 1 for row in range(ROWS))
EASTWARD = ALL & ~_LAST_COLUMN  # MT-02: spots with a neighbour to the east; the rim is closed
SOUTHWARD = ALL >> COLUMNS  # and to the south


@kernel
def open_east(s: State) -> int:
    """MT-08: spots from which one may step east: neither card has a wall between."""
    return int(s.east) & ~(int(s.walls[EAST]) | int(s.walls[WEST]) >> 1)


@kernel
def open_south(s: State) -> int:
    return int(s.south) & ~(int(s.walls[SOUTH]) | int(s.walls[NORTH]) >> COLUMNS)


@kernel
def beyond(spots: int, east: int, south: int) -> int:
    """MT-08: all that is one step from any of these, sideways, up or down."""
    across = (spots & east) << 1 | spots >> 1 & east
    return across | (spots & south) << COLUMNS | spots >> COLUMNS & south


@kernel
def exits(s: State) -> int:
    """MT-09, MT-21: the spaces that lead out, unless a wall of a card closes that side."""
    return beyond(1 << int(s.entrance), int(s.east), int(s.south))


@kernel
def stepped(spot: int, way: int, east: int, south: int) -> int:
    """The spot one step away in one of four directions; the empty set if that is barred."""
    if way == 0:
        return (spot & east) << 1
    if way == 1:
        return spot >> 1 & east
    if way == 2:
        return (spot & south) << COLUMNS
    return spot >> COLUMNS & south


@kernel
def _ends(here: int, door: int, steps: int, east: int, south: int) -> int:
    """Where exactly so many steps may end; the door for those who leave with the last of them.

    No spot is entered twice, and nobody walks on from the door. The last two steps are taken as
    sets, since what they may not enter is the same for all of them; those before are tried in
    every order of directions, two bits a step.
    """
    if steps == 1:
        return beyond(here, east, south)
    found = 0
    for ways in range(1 << 2 * (steps - 2)):
        spot, entered, rest = here, here, ways
        for _ in range(steps - 2):
            spot = stepped(spot, rest & 3, east, south) & ~(entered | door)
            if spot == 0:
                break
            entered |= spot
            rest >>= 2
        near = beyond(spot, east, south) & ~(entered | door)
        found |= beyond(near, east, south) & ~entered
    return found


@kernel
def ends(s: State, start: int, steps: int) -> int:
    """MT-07 to MT-09: where a walk of so many steps may end, pawns on the last card not minded."""
    here, door = 1 << start, 1 << int(s.entrance)
    east, south = open_east(s), open_south(s)
    found = _ends(here, door, steps, east, south)
    if s.exact_exit == 0:
        found |= _within(here, steps, east, south) & door
    return found


@kernel
def _within(here: int, steps: int, east: int, south: int) -> int:
    """All that is at most so many steps away."""
    for _ in range(steps):
        here |= beyond(here, east, south)
    return here


@kernel
def steps_due(s: State, seat: int) -> int:
    """MT-07, MT-20: as many as the card shows treasures, or as the die shows."""
    if s.luck:
        return int(s.thrown)
    return worth(face(int(s.look[s.pawn[seat]])))


@kernel
def goals(s: State, seat: int) -> int:
    """MT-08, MT-09: where the pawn may walk to; the entrance among them if it may leave."""
    return ends(s, int(s.pawn[seat]), steps_due(s, seat)) & ~int(s.occupied)


@kernel
def walk_to(s: State, seat: int, goal: int) -> tuple[int, int]:
    """How many steps a pawn takes to one of its goals, and in which directions, two bits a step.

    Around other pawns where it can; whoever leaves goes the shortest way that is allowed (MT-09).
    """
    due = steps_due(s, seat)
    fewest = 1 if goal == s.entrance and s.exact_exit == 0 else due
    for steps in range(fewest, due + 1):
        ways = _ways(s, int(s.pawn[seat]), goal, steps, int(s.occupied))
        if ways == NONE:
            ways = _ways(s, int(s.pawn[seat]), goal, steps, 0)
        if ways != NONE:
            return steps, ways
    return 0, 0


@kernel
def next_of(s: State, here: int, ways: int, left: int) -> int:
    """The spot after this one on a walk in these directions, if so many steps follow."""
    return bits.first(stepped(1 << here, ways >> 2 * left & 3, open_east(s), open_south(s)))


@kernel
def _ways(s: State, start: int, goal: int, steps: int, barred: int) -> int:
    """MT-08: the directions of the first walk of so many steps that ends there, its first step in
    the highest bits; NONE if there is none. What is barred may only be its end.
    """
    here, end = 1 << start, 1 << goal
    east, south = open_east(s), open_south(s)
    closed = here | end | 1 << int(s.entrance) | barred
    ways = 0
    while ways < 1 << 2 * steps:
        spot, entered = here, closed
        for left in range(steps - 1, -1, -1):
            free = ~entered if left else end
            spot = stepped(spot, ways >> 2 * left & 3, east, south) & free
            if spot == 0:  # no walk begins like this
                ways = (ways >> 2 * left) + 1 << 2 * left
                break
            entered |= spot
        if spot:
            return ways
    return NONE


@kernel
def flights(s: State, walked: int) -> int:
    """MT-10: where the genie may carry a pawn whose walks lead here: nowhere, or anywhere free."""
    door = 1 << int(s.entrance)
    if walked & ~door:
        return 0
    return ALL & ~door & ~int(s.occupied)
