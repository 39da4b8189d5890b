"""What a throw goes through in real time: seen, grabbed, out of patience (AT-06 to AT-11).

Whoever runs it brings a clock, writes down what is decided and shows it: a server (`live.py`), a
terminal (`race.py`), a browser by itself. What is decided is theirs to fold into the table before
anything else is; nothing here changes it.
"""

import numpy as np

from sesame.core.contract import CHANCE, State
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.attrap_tresors import hands, reckoning
from sesame.games.attrap_tresors.actions import DEALS, GIVES
from sesame.games.attrap_tresors.judging import Grabs, find
from sesame.games.attrap_tresors.rush import NOT_YET, TAKEN, TOO_EARLY
from sesame.games.attrap_tresors.state import (
    COLUMN,
    GIVING,
    GRABBING,
    HANDFUL,
    KINDS,
    NOBODY,
    THROWING,
)

# What is to happen next, as `core.live.Stage` names it
RACE, CHOICE, CHANCES, OVER = 0, 1, 2, 3


@kernel
def stage(s: State) -> int:
    if s.phase == GRABBING:
        return RACE
    if s.phase == GIVING:
        return CHOICE
    return CHANCES if s.phase == THROWING else OVER


@kernel
def is_apart(seat: int, action: int) -> bool:
    """AT-06: everybody sees how a round ended before the dice fall again."""
    return bool(seat == CHANCE and action < DEALS)


@kernel
def is_void(s: State) -> bool:
    """AT-10: dice that lay there when everybody left the table are thrown again."""
    return bool(s.phase == GRABBING and s.holder == NOBODY)


@kernel
def chosen(s: State) -> int:
    """AT-13: the smallest gold card of whoever has to give one back."""
    return GIVES + reckoning.smallest(s, int(s.holder))


# --- one throw


@kernel
def begin(rush: State, s: State, known: State, recorded: int, rng: Rng) -> None:
    """Before anything is seen of it; `recorded` is its last moment in the record, if it is opened
    again, `known` scratch."""
    rush.rounds = s.rounds
    rush.throws = s.throws
    rush.patience = s.patience
    rush.begun = recorded
    rush.recorded = recorded
    rush.last = np.inf
    rush.given_up = np.inf
    hands.start(rush, s, known, rng)


@kernel
def open_up(rush: State, s: State, at: float) -> None:
    """AT-06: that is when all see the dice; a hand that goes out before is too early."""
    rush.shown = at
    rush.last = at
    set_scene(rush, s, at)


@kernel
def set_scene(rush: State, s: State, sent: float) -> None:
    """AT-09: the column alone while it stands, then the rest; whose hands are full."""
    rush.is_open = 1
    rush.sent = sent
    rush.given_up = np.inf
    for kind in range(KINDS):
        is_there = s.built[kind] > 0 and (kind == COLUMN) == (s.holder == NOBODY)
        rush.left[kind] = s.tower[kind] if is_there else NOT_YET
    for seat in range(int(s.seats)):
        rush.holding[seat] = reckoning.taken(s, seat) if hands.is_free(s, seat) else HANDFUL
        rush.is_content[seat] = 0


@kernel
def next_hand(rush: State) -> float:
    """When a robot's hand goes out next; infinite: not before something is seen."""
    return rush.shown + hands.next_moment(rush) if rush.is_open else np.inf


@kernel
def pass_over(rush: State, s: State, seat: int, now: float) -> None:
    """AT-10: a person says that they take nothing of what is there; perhaps they all do now."""
    if not rush.is_open:
        return
    rush.is_content[seat] = 1
    for other in range(int(s.seats)):
        if hands.is_free(s, other) and not (rush.is_robot[other] or rush.is_content[other]):
            return
    rush.given_up = min(float(rush.given_up), now)


@kernel
def patience_end(rush: State) -> float:
    """AT-10, AT-11: when nobody has taken anything for as long as patience, or nobody will."""
    end = float(rush.last + 1000 * int(rush.patience))
    return min(end, float(rush.given_up)) if hands.next_seat(rush) == hands.NONE else end


@kernel
def time_up(rush: State) -> int:
    """The same, for the record."""
    return int(rush.begun) + int(np.rint(patience_end(rush) - rush.shown))


@kernel
def takes_column(grabs: Grabs, n: int) -> bool:
    """AT-09: that the column is gone is seen by all at one moment too."""
    for i in range(n):
        if grabs[i].object == COLUMN and grabs[i].reason == TAKEN:
            return True
    return False


@kernel
def is_over(rush: State, s: State) -> bool:
    """Another throw lies there, or none."""
    return bool(s.phase != GRABBING or s.rounds != rush.rounds or s.throws != rush.throws)


@kernel
def see(rush: State, s: State, grabs: Grabs, n: int, now: float, rng: Rng) -> None:
    """What was decided is on the table `s`, and seen by all from `now` on: hands go on."""
    if takes_column(grabs, n):
        rush.last = now
        set_scene(rush, s, now)
        hands.turn_to_tower(rush, s, int(np.rint(now - rush.shown)), int(s.holder), rng)
        return
    for i in range(n):
        if grabs[i].reason == TAKEN:
            rush.last = np.rint(now)
            set_scene(rush, s, rush.sent)
    for place in range(n):
        grab = grabs[find(grabs, place)]
        if grab.object != COLUMN and grab.reason != TOO_EARLY:
            hands.go_on(rush, s, int(grab.seat), int(grab.at) - int(rush.begun), rng)
