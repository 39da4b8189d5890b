"""How a table of Mille et un trésors stands, for whoever draws it, told as its effects are."""

from sesame.core import bits
from sesame.core.contract import Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors import rules
from sesame.games.mille_et_un_tresors.asking import reason_to_go, treasures_on
from sesame.games.mille_et_un_tresors.cards import (
    FIRST_TURN,
    SIDES,
    TURNS_OF,
    face_of,
    held_look,
    shape_of,
    sides_of,
    worth,
)
from sesame.games.mille_et_un_tresors.counting import MOST_COUNTED, counted, heaped
from sesame.games.mille_et_un_tresors.kinds import (
    HELD,
    LEFT,
    LIES,
    MAY_LIE,
    MUST,
    ROUTE,
    WAY_OUT,
)
from sesame.games.mille_et_un_tresors.state import (
    HEADS,
    LAYING,
    MOST_SEATS,
    MOVING,
    NONE,
    OUT,
    OVER,
    SPACES,
    SPOTS,
    State,
)
from sesame.games.mille_et_un_tresors.walks import (
    exits,
    flights,
    goals,
    next_of,
    steps_due,
    walk_to,
)

_MOST_EXITS = 2  # MT-02: of a corner
_MOST_ROUTES = SPACES  # to any card but the pawn's own, and out
# Cards and ways out; each seat's heap, and that it is out; the card held. Then either how that may
# be laid, or where the pawn may go, or all that is counted
MOST_STANDING = SPACES + _MOST_EXITS + 2 * MOST_SEATS + 1 + max(1 + _MOST_ROUTES, MOST_COUNTED)


@kernel
def standing(s: State, out: Rows) -> int:
    n = _cave(s, out)
    for seat in range(int(s.seats)):
        n = heaped(s, seat, out, n)
        if s.pawn[seat] == OUT:
            n = left(s, seat, out, n)
    if s.held >= 0:
        n = held(s, out, n)
    if s.phase == LAYING:
        n = _turns(s, out, n)
    if s.phase == MOVING:
        n = _routes(s, out, must(s, out, n))
    return counted(s, out, n) if s.phase == OVER else n


@kernel
def _cave(s: State, out: Rows) -> int:
    n = 0
    for spot in range(SPOTS):
        if s.look[spot] >= 0:
            look = int(s.look[spot])
            has_head = int(face_of(look) >= HEADS)
            n = put(out, n, LIES, spot, treasures_on(s, spot), has_head, sides_of(look))
    spots = exits(s)
    while spots:
        n = put(out, n, WAY_OUT, bits.first(spots))
        spots = bits.without_first(spots)
    return n


@kernel
def left(s: State, seat: int, out: Rows, n: int) -> int:
    """MT-09: a pawn is out, with all that lies before its seat."""
    return put(out, n, LEFT, seat, OUT, rules.points(s, seat), bits.size(int(s.occupied)))


@kernel
def held(s: State, out: Rows, n: int) -> int:
    """MT-11: the card drawn, above the space that waits for it."""
    face = int(s.held)
    walls = sides_of(held_look(face))
    return put(out, n, HELD, int(s.seat), int(s.gap), worth(face), int(face >= HEADS), walls)


@kernel
def _turns(s: State, out: Rows, n: int) -> int:
    """MT-11: all turns of the shape of the card held."""
    shape = shape_of(int(s.held))
    first = int(FIRST_TURN[shape])
    for turn in range(first, first + int(TURNS_OF[shape])):
        n = put(out, n, MAY_LIE, turn, int(SIDES[turn]))
    return n


@kernel
def must(s: State, out: Rows, n: int) -> int:
    """MT-07 to MT-10, MT-20: how far the pawn goes whose turn it is, and where to."""
    seat = int(s.seat)
    walks = goals(s, seat)
    spot, steps = int(s.pawn[seat]), steps_due(s, seat)
    return put(out, n, MUST, seat, spot, steps, reason_to_go(s), walks, flights(s, walks))


@kernel
def _routes(s: State, out: Rows, n: int) -> int:
    ends = goals(s, int(s.seat))
    while ends:
        n = _route(s, bits.first(ends), out, n)
        ends = bits.without_first(ends)
    return n


@kernel
def _route(s: State, goal: int, out: Rows, n: int) -> int:
    """MT-08: those that the walk itself would go over."""
    here = int(s.pawn[s.seat])
    steps, ways = walk_to(s, int(s.seat), goal)
    last = put(out, n, ROUTE, here, NONE, NONE, NONE, NONE, NONE, NONE)
    for step in range(steps):
        here = next_of(s, here, ways, steps - 1 - step)
        out[n, 2 + step] = here
    return last
