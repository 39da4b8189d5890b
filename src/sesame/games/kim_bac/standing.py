"""What a table shows beyond its record: the pawn due, claims, the ring, the chest, the sharing."""

from sesame.core import bits
from sesame.core.contract import UNKNOWN, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.kim_bac import kinds
from sesame.games.kim_bac.closing import sharing_told
from sesame.games.kim_bac.forecasts import promised_him
from sesame.games.kim_bac.scenes import ordinary_die, ring
from sesame.games.kim_bac.sharing import is_worth_running, value
from sesame.games.kim_bac.state import (
    AT_GATE,
    BESIDE,
    CROSSINGS,
    DECIDING,
    MOVES,
    MOVING,
    NO_RACE,
    NO_SEAT,
    NOT_YET,
    NUMBERS,
    OVER,
    PAWNS,
    PLACING,
    RACING,
    SEATS,
    State,
)
from sesame.games.kim_bac.streets import (
    bridges_out,
    claims_in_reach,
    hunters,
    place_of_kim_bac,
    steps_by_streets,
    steps_by_ways,
    streets_from,
    ways_from,
    ways_of,
    ways_out,
)

SOON = 4  # moves of the Kim-Bac that are looked ahead

# What is around each pawn; the pawn due and a claim a monument; his streets and the ring, and what
# he may come to; two rows of the chest; what the last treasure was worth, a premium and a part of
# it for every seat, what he gets, what is left
MOST_STANDING = SEATS * PAWNS + 1 + NUMBERS + 2 * CROSSINGS + 2 + 2 + 1 + 2 * SEATS + 2


@kernel
def standing(s: State, out: Rows) -> int:
    """All of it, as far as the viewer, who observes `s`, may know."""
    n = _pawn_due(s, out, _around(s, out))
    if s.phase == MOVING:
        n = _claimable(s, out, n)
    if is_race(s):
        n = put(out, n, kinds.COUNTED, int(s.moves), MOVES - int(s.moves))
        n = ring(s, place_of_kim_bac(s), hunters(s), out, n)
        if s.phase == RACING:
            n = _reached(s, out, n)
    if s.treasure > 0:
        n = _looked(s, out, n)
    return _shared(s, out, n)


@kernel
def is_race(s: State) -> bool:
    """KB-15: whether there is a Kim-Bac on the board; he stays where the last race ended."""
    return bool(s.phase == RACING or (s.phase == OVER and s.taker != NO_SEAT))


@kernel
def _around(s: State, out: Rows) -> int:
    """KB-09, KB-16: of every pawn on the board."""
    n = 0
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            place = int(s.pawn[seat, pawn])
            if place == BESIDE:
                continue
            bridges = bridges_out(s, place)
            streets, is_he = ways_out(s, place) - bridges, _is_kim_bac(s, seat, pawn)
            to_treasure = _to_treasure(s, place, is_he)
            to_him = _to_kim_bac(s, place) if is_race(s) and not is_he else UNKNOWN
            n = put(out, n, kinds.AROUND, seat, pawn, streets, bridges, to_treasure, to_him)
    return n


@kernel
def _is_kim_bac(s: State, seat: int, pawn: int) -> bool:
    return bool(is_race(s) and seat == s.taker and pawn == s.kim_bac)


@kernel
def _to_treasure(s: State, place: int, is_he: bool) -> int:
    """KB-18: as far as whoever looks knows where it is; the Kim-Bac goes by streets alone."""
    if s.treasure <= 0:
        return UNKNOWN
    goal = int(s.monument[int(s.treasure) - 1])
    if not is_he:
        return steps_by_ways(s, place, goal)
    far = steps_by_streets(s, place, goal, 0, CROSSINGS)
    return far if far < CROSSINGS else UNKNOWN


@kernel
def _to_kim_bac(s: State, place: int) -> int:
    return steps_by_ways(s, place, place_of_kim_bac(s))


@kernel
def _reached(s: State, out: Rows, n: int) -> int:
    """KB-15, KB-16: where he gets to and where the ring is before him, move by move."""
    closed, theirs, late = hunters(s), _theirs_before_him(s), _gates_of_theirs(s)
    seen = edge = 1 << place_of_kim_bac(s)
    for moves in range(1, SOON + 1):
        edge = streets_from(s, edge) & ~seen & ~closed
        n = _told(edge, theirs, moves, out, n)
        seen |= edge
        edge &= ~theirs
        theirs |= ways_from(s, theirs) | late
    return n


@kernel
def _told(edge: int, theirs: int, moves: int, out: Rows, n: int) -> int:
    while edge:
        crossing = bits.first(edge)
        n = put(out, n, kinds.REACHED, crossing, moves, int(not bits.has(theirs, crossing)))
        edge = bits.without_first(edge)
    return n


@kernel
def _theirs_before_him(s: State) -> int:
    """The crossings where pursuers stand, or can be before his next move."""
    found = 0
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            place = int(s.pawn[seat, pawn])
            if seat == s.taker or place == BESIDE:
                continue
            if place < CROSSINGS:
                found |= 1 << place
            if _moves_before_him(s, seat, pawn):
                found |= ways_of(s, place)
    return found


@kernel
def _gates_of_theirs(s: State) -> int:
    """The crossings behind gates where pursuers still wait."""
    found = 0
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            place = int(s.pawn[seat, pawn])
            if seat != s.taker and place >= AT_GATE:
                found |= ways_of(s, place)
    return found


@kernel
def _moves_before_him(s: State, seat: int, pawn: int) -> bool:
    """KB-15: whether a pursuer's turn comes before the Kim-Bac's next one."""
    seats, turn = int(s.seats), int(s.turn)
    if (seat - turn) % seats >= (int(s.taker) - turn) % seats:
        return False
    return bool(seat != turn or pawn >= s.due)


@kernel
def _pawn_due(s: State, out: Rows, n: int) -> int:
    """KB-07, KB-09, KB-16: none while chance acts or the chest is asked about."""
    if s.phase != PLACING and s.phase != MOVING and s.phase != RACING:
        return n
    seat, pawn = int(s.turn), int(s.due)
    return put(out, n, kinds.PAWN_DUE, seat, pawn, int(s.pawn[seat, pawn]))


@kernel
def _claimable(s: State, out: Rows, n: int) -> int:
    """KB-12."""
    found = claims_in_reach(s)
    while found:
        crossing = bits.first(found)
        n = put(out, n, kinds.CLAIMABLE, crossing, int(s.number[crossing]))
        found = bits.without_first(found)
    return n


@kernel
def _looked(s: State, out: Rows, n: int) -> int:
    """KB-02, KB-20, KB-26: the dice in the chest, and while he is asked, what the sheet advises."""
    seat, number, die = int(s.taker), int(s.treasure), ordinary_die(int(s.treasure))
    worth, cards = value(int(s.secret), number), int(s.hand[seat, number - 1])
    advice = int(is_worth_running(worth, cards)) if s.phase == DECIDING else UNKNOWN
    n = put(out, n, kinds.LOOKED, seat, number, die, number - die, worth, cards, advice)
    return promised_him(s, seat, out, n)


@kernel
def _shared(s: State, out: Rows, n: int) -> int:
    """KB-20 to KB-23: of the round that ended last, if it was a race; the sheet has their sums."""
    ended = 0
    while ended < int(s.rounds) and s.ended[ended] != NOT_YET:
        ended += 1
    at = ended - 1
    if ended == 0 or s.ended[at] == NO_RACE:
        return n
    n = put(out, n, kinds.WORTH, at, value(int(s.began[at]), int(s.hoard[at])))
    return sharing_told(s, at, out, n)
