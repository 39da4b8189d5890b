"""What may be chosen in Mille et un trésors, who is asked for it, why not, and how it ended."""

from sesame.core import bits
from sesame.core.contract import CHANCE, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors import rules
from sesame.games.mille_et_un_tresors.actions import (
    DEALS,
    DRAWS,
    FLIGHTS,
    LAYS,
    LEAVE,
    STARTS,
    THROWS,
    WALKS,
)
from sesame.games.mille_et_un_tresors.cards import SIDES, face_of, shape_of, sides_of, worth
from sesame.games.mille_et_un_tresors.kinds import (
    ALONE,
    ALREADY_INSIDE,
    AWAIT_DEAL,
    AWAIT_DRAW,
    AWAIT_FLIGHT,
    AWAIT_LAYING,
    AWAIT_PLACING,
    AWAIT_STARTER,
    AWAIT_THROW,
    AWAIT_WALK,
    BY_GENIE,
    CARD_FIRST,
    CARD_SHOWS,
    CARD_TAKEN,
    CHANCE_CANNOT,
    CHIEF_ARRIVED,
    DEAL_CARD,
    DIE_SHOWS,
    DRAW_CARD,
    ENDED,
    EVERYBODY_OUT,
    FLY_TO,
    LAY_CARD,
    LET_START,
    NO_GENIE,
    NO_STOP_THERE,
    NO_WAY_THERE,
    NOBODY,
    NOBODY_LEAVES,
    NOT_THE_LAST_STEP,
    NOTHING_TO_LAY,
    ONLY_CHANCE,
    OTHER_WALLS,
    PAWN_FIRST,
    PLACE_PAWN,
    SAME_CARD,
    THROW_DIE,
    TOGETHER,
    TOO_FAR_OUT,
    WALK_OUT,
    WALK_TO,
)
from sesame.games.mille_et_un_tresors.state import (
    DEALING,
    DRAWING,
    HEADS,
    LAYING,
    NONE,
    OVER,
    PLACING,
    STARTING,
    THROWING,
    State,
)
from sesame.games.mille_et_un_tresors.walks import flights, goals, steps_due

# --- what may be chosen


@kernel
def choice(s: State, seat: int, action: int, out: Rows) -> int:
    if action < WALKS:
        return put(out, 0, PLACE_PAWN, seat, action, treasures_on(s, action))
    if action < LAYS:
        return _move(s, seat, action, out)
    if action < DEALS:
        return put(out, 0, LAY_CARD, seat, int(s.gap), int(SIDES[action - LAYS]))
    if action < DRAWS:
        look = action - DEALS
        return put(out, 0, DEAL_CARD, int(s.gap), worth(face_of(look)), sides_of(look))
    return _luck(s, action, out)


@kernel
def _move(s: State, seat: int, action: int, out: Rows) -> int:
    """MT-11: whoever moves takes the card left behind."""
    start = int(s.pawn[seat])
    loot = treasures_on(s, start)
    if action == LEAVE:
        return put(out, 0, WALK_OUT, seat, start, loot, rules.points(s, seat) + loot)
    if action < LEAVE:
        return put(out, 0, WALK_TO, seat, start, loot, action - WALKS)
    return put(out, 0, FLY_TO, seat, start, loot, action - FLIGHTS)


@kernel
def _luck(s: State, action: int, out: Rows) -> int:
    seat = int(s.seat)
    if action >= THROWS:
        return put(out, 0, THROW_DIE, seat, action - THROWS + 1)
    if action >= STARTS:
        return put(out, 0, LET_START, action - STARTS)
    face = action - DRAWS
    return put(out, 0, DRAW_CARD, seat, worth(face), shape_of(face), int(face >= HEADS))


@kernel
def treasures_on(s: State, spot: int) -> int:
    """On the card that lies there."""
    return worth(face_of(int(s.look[spot])))


# --- what is asked for


@kernel
def prompt(s: State, out: Rows) -> int:
    phase, seat = int(s.phase), int(s.seat)
    if phase == OVER:
        return ending(s, out)
    if phase == DEALING:
        return put(out, 0, AWAIT_DEAL, int(s.gap))
    if phase == STARTING:
        return put(out, 0, AWAIT_STARTER, 0)
    if phase == PLACING:
        return put(out, 0, AWAIT_PLACING, seat)
    if phase == THROWING:
        return put(out, 0, AWAIT_THROW, seat)
    if phase == DRAWING:
        return put(out, 0, AWAIT_DRAW, seat)
    if phase == LAYING:
        return _lay_asked(s, seat, int(s.held), out)
    return _move_asked(s, seat, out)


@kernel
def _lay_asked(s: State, seat: int, face: int, out: Rows) -> int:
    has_head = int(face >= HEADS)
    return put(out, 0, AWAIT_LAYING, seat, int(s.gap), worth(face), shape_of(face), has_head)


@kernel
def _move_asked(s: State, seat: int, out: Rows) -> int:
    walks = goals(s, seat)
    kind = AWAIT_FLIGHT if flights(s, walks) else AWAIT_WALK
    can_leave = walks >> int(s.entrance) & 1
    return put(out, 0, kind, seat, steps_due(s, seat), reason_to_go(s), can_leave)


@kernel
def reason_to_go(s: State) -> int:
    """Why a pawn goes so far (MT-07, MT-20)."""
    return DIE_SHOWS if s.luck else CARD_SHOWS


# --- what is refused


@kernel
def refusal(s: State, seat: int, action: int, out: Rows) -> int:
    if seat == CHANCE:
        return put(out, 0, CHANCE_CANNOT, 0)
    if action < WALKS:
        if s.phase != PLACING:
            return put(out, 0, ALREADY_INSIDE, 0)
        return _no_room(s, action, out)
    if action < LAYS:
        return _no_move(s, seat, action, out)
    if action >= DEALS:
        return put(out, 0, ONLY_CHANCE, 0)
    if s.phase != LAYING:
        return put(out, 0, NOTHING_TO_LAY, 0)
    return put(out, 0, OTHER_WALLS, shape_of(int(s.held)))


@kernel
def _no_room(s: State, spot: int, out: Rows) -> int:
    """Why no pawn can come here: the entrance, or another pawn (MT-02, MT-06, MT-08)."""
    if spot == s.entrance:
        return put(out, 0, NO_STOP_THERE, spot)
    return put(out, 0, CARD_TAKEN, spot, pawn_on(s, spot))


@kernel
def pawn_on(s: State, spot: int) -> int:
    """The seat whose pawn stands there; NONE."""
    for seat in range(int(s.seats)):
        if s.pawn[seat] == spot:
            return seat
    return NONE


@kernel
def _no_move(s: State, seat: int, action: int, out: Rows) -> int:
    if s.phase == PLACING:
        return put(out, 0, PAWN_FIRST, 0)
    if s.phase == LAYING:
        return put(out, 0, CARD_FIRST, 0)
    if action == LEAVE:
        return _no_exit(s, out)
    spot = action - WALKS if action < LEAVE else action - FLIGHTS
    if spot == s.pawn[seat]:
        return put(out, 0, SAME_CARD, 0)
    if spot == s.entrance or int(s.occupied) >> spot & 1:
        return _no_room(s, spot, out)
    if action > LEAVE:
        return put(out, 0, NO_GENIE, 0)
    kind = BY_GENIE if flights(s, goals(s, seat)) else NO_WAY_THERE
    return put(out, 0, kind, spot, steps_due(s, seat))


@kernel
def _no_exit(s: State, out: Rows) -> int:
    """MT-09, MT-21."""
    if s.luck:
        return put(out, 0, NOBODY_LEAVES, 0)
    return put(out, 0, NOT_THE_LAST_STEP if s.exact_exit else TOO_FAR_OUT, 0)


# --- how it ended


@kernel
def ending(s: State, out: Rows) -> int:
    """MT-12 to MT-14, MT-22: why it is over, who has won and with how much."""
    reason = CHIEF_ARRIVED if s.chief == s.path else EVERYBODY_OUT
    won = rules.winners(s)
    if won == 0:
        return put(out, 0, ENDED, reason, NOBODY, won, 0)
    how = ALONE if bits.size(won) == 1 else TOGETHER
    return put(out, 0, ENDED, reason, how, won, rules.points(s, bits.first(won)))
