"""What a step of Mille et un trésors did, and what a choice would do; its kinds are in `kinds.py`.

All lies open, so everybody is told the same (MT-11), and a forecast is the step itself, done on a
copy, with what it would promise and risk.
"""

from collections.abc import Sequence

from sesame.core.contract import Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors import rules, sight
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
from sesame.games.mille_et_un_tresors.asking import (
    choice,
    ending,
    pawn_on,
    prompt,
    reason_to_go,
    refusal,
    treasures_on,
)
from sesame.games.mille_et_un_tresors.cards import (
    face_of,
    shape_of,
    sides_of,
    worth,
)
from sesame.games.mille_et_un_tresors.counting import MOST_COUNTED, counted, heaped
from sesame.games.mille_et_un_tresors.kinds import (
    CARRIED,
    DANGER,
    DEALT,
    DREW,
    DUE,
    KINDS,
    LAID,
    LANDING,
    LIFTED,
    NO_WAY,
    ONLY_OUT,
    PLACED,
    PUT_AWAY,
    RODE,
    SET_OFF,
    STARTED,
    STEPPED,
    THROWN,
    TOOK,
)
from sesame.games.mille_et_un_tresors.standing import MOST_STANDING, held, left, must, standing
from sesame.games.mille_et_un_tresors.state import (
    DRAWING,
    FACES,
    HEADS,
    MOVING,
    NONE,
    OUT,
    OVER,
    State,
)
from sesame.games.mille_et_un_tresors.walks import (
    flights,
    goals,
    next_of,
    steps_due,
    walk_to,
)

__all__ = [
    "DRAWN",
    "KINDS",
    "MOST",
    "MOST_STANDING",
    "choice",
    "effects",
    "ending",
    "forecast",
    "prompt",
    "refusal",
    "standing",
]

# All but `walls` and `occupied`, which say again as sets what `look` and `pawn` say; nothing
# changes where the ways out are, the path, and what was agreed
DRAWN: Sequence[str] = (
    "look", "pawn", "stock", "pile", "taken", "held", "gap", "chief", "thrown", "phase", "seat",
    "east", "south", "entrance", "path", "seats", "exact_exit", "luck", "die",
)  # fmt: skip
# The last card: drawn, held, the chief rides; all that is counted, and that nothing is due
MOST = 3 + MOST_COUNTED + 1


@kernel
def effects(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    n = _done(s, seat, action, after, out)
    if after.phase == OVER:
        n = counted(after, out, n)
    if after.phase == MOVING:
        n = must(after, out, n)
    if after.phase != s.phase or after.seat != s.seat:
        n = put(out, n, DUE, int(after.phase), int(after.seat))
    return n


@kernel
def forecast(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:
    sight.observe(s, seat, scratch)
    rules.apply(scratch, seat, action)
    n = effects(s, seat, action, scratch, out)
    if scratch.pawn[seat] >= 0:
        n = _landing(scratch, seat, out, n)
    return _danger(scratch, seat, out, n) if scratch.phase == DRAWING else n


@kernel
def _done(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    if action < WALKS:
        return put(out, 0, PLACED, seat, action, treasures_on(after, action))
    if action < LAYS:
        return _moved(s, seat, action, after, out)
    if action < DEALS:
        return _laid(s, seat, after, out)
    if action < DRAWS:
        return _dealt(s, after, out)
    if action < STARTS:
        return _drawn(s, after, out)
    if action < THROWS:
        return put(out, 0, STARTED, int(after.seat))
    return put(out, 0, THROWN, int(after.seat), int(after.thrown))


# --- cards


@kernel
def _dealt(s: State, after: State, out: Rows) -> int:
    spot = int(s.gap)
    look = int(after.look[spot])
    face = face_of(look)
    alike, gap = int(after.stock[face]), int(after.gap)
    return put(out, 0, DEALT, spot, look, worth(face), sides_of(look), face, alike, gap)


@kernel
def _drawn(s: State, after: State, out: Rows) -> int:
    """MT-11, MT-12: a head on it lets the chief ride."""
    face = int(after.held)
    shape, has_head, alike = shape_of(face), int(face >= HEADS), int(after.pile[face])
    n = put(out, 0, DREW, int(s.seat), face, worth(face), shape, has_head, alike, _pile(after, 0))
    n = held(after, out, n)
    if after.chief == s.chief:
        return n
    gone, path = int(after.chief), int(after.path)
    return put(out, n, RODE, int(s.chief), gone, path, path - gone)


@kernel
def _pile(s: State, first: int) -> int:
    """Cards in the pile, of this face and those after it."""
    cards = 0
    for face in range(first, FACES):
        cards += int(s.pile[face])
    return cards


@kernel
def _laid(s: State, seat: int, after: State, out: Rows) -> int:
    spot = int(s.gap)
    look = int(after.look[spot])
    treasures, walls = treasures_on(after, spot), sides_of(look)
    return put(out, 0, LAID, seat, spot, look, treasures, walls, int(after.held), int(after.gap))


# --- pawns


@kernel
def _moved(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    """MT-07 to MT-11: on foot or by the genie; then the card left behind is taken."""
    if action >= FLIGHTS:
        n = _carried(s, seat, action - FLIGHTS, out)
    else:
        n = _walked(s, seat, int(s.entrance) if action == LEAVE else action - WALKS, out)
    if s.thrown:
        n = put(out, n, PUT_AWAY, int(after.thrown))
    n = _took(s, seat, after, out, n)
    return left(after, seat, out, n) if action == LEAVE else n


@kernel
def _carried(s: State, seat: int, goal: int, out: Rows) -> int:
    """MT-10: whoever could still walk, when the genie came, could only walk out."""
    reason = ONLY_OUT if goals(s, seat) else NO_WAY
    return put(out, 0, CARRIED, seat, int(s.pawn[seat]), goal, steps_due(s, seat), reason)


@kernel
def _walked(s: State, seat: int, goal: int, out: Rows) -> int:
    here, due = int(s.pawn[seat]), steps_due(s, seat)
    steps, ways = walk_to(s, seat, goal)
    n = put(out, 0, SET_OFF, seat, here, goal, steps, due, reason_to_go(s))
    for follow in range(steps - 1, -1, -1):
        there = next_of(s, here, ways, follow)
        n = put(out, n, STEPPED, seat, here, there, steps - follow, follow, pawn_on(s, there))
        here = there
    return n


@kernel
def _took(s: State, seat: int, after: State, out: Rows, n: int) -> int:
    spot = int(s.pawn[seat])
    look = int(s.look[spot])
    face = face_of(look)
    cards, total = int(after.taken[seat, face]), rules.points(after, seat)
    n = put(out, n, LIFTED, spot, look, NONE)
    n = put(out, n, TOOK, seat, spot, look, worth(face), face, cards, total)
    return heaped(after, seat, out, n)


# --- what comes


@kernel
def _landing(s: State, seat: int, out: Rows, n: int) -> int:
    """MT-20: the die has not said yet how far the next walk goes."""
    spot = int(s.pawn[seat])
    if s.luck:
        return put(out, n, LANDING, seat, spot, treasures_on(s, spot), 0, 0)
    walks = goals(s, seat)
    return put(out, n, LANDING, seat, spot, treasures_on(s, spot), walks, flights(s, walks))


@kernel
def _danger(s: State, seat: int, out: Rows, n: int) -> int:
    """MT-13, MT-21: only who is inside has something to lose, and nobody in the variant."""
    is_safe = s.luck == 1 or s.pawn[seat] == OUT
    stake = 0 if is_safe else rules.points(s, seat)
    return put(out, n, DANGER, _pile(s, HEADS), _pile(s, 0), int(s.path) - int(s.chief), stake)
