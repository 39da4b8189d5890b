"""Why a move of Mille et un trésors is good here: treasures, the way out, the chief."""

from sesame.agents.knowledge.mille_et_un_tresors import (
    DARE,
    FAR,
    TREASURES,
    goal_of,
    most_kept,
    ready_spots,
    risk,
    seats_inside,
    showing,
    total,
    turns_out,
)
from sesame.agents.thoughts import FIRST_REASON
from sesame.core.contract import Rows, State
from sesame.core.facts import Fact, Kinds, part, put
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors.actions import LAYS, LEAVE
from sesame.games.mille_et_un_tresors.state import MOVING
from sesame.games.mille_et_un_tresors.walks import ends


class CanLeaveNext(Fact):
    """From there the seat can leave with its next move (MT-09)."""

    percent: int = part("times out of a hundred that the chief arrives before")


class TakesTreasures(Fact):
    """The card there is taken with the next move (MT-11)."""

    treasures: int = part("on the card")


class Wins(Fact):
    """Everybody else is out, with less."""

    treasures: int = part("that the seat has, the card under its pawn among them")


class ChiefMayCome(Fact):
    """Who stays may be caught before its next move."""

    percent: int = part("times out of a hundred that the chief arrives before")


class TurnsToDoor(Fact):
    """From there it is still some way out, and the chief is near."""

    turns: int = part("moves until the seat can be out, at least")
    percent: int = part("times out of a hundred that the chief arrives before")


REASONS: Kinds = (CanLeaveNext, TakesTreasures, Wins, ChiefMayCome, TurnsToDoor)
CAN_LEAVE_NEXT, TAKES_TREASURES, WINS, CHIEF_MAY_COME, TURNS_TO_DOOR = range(
    FIRST_REASON, FIRST_REASON + len(REASONS)
)


@kernel
def reason(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:  # noqa: ARG001
    """The door where the chief is near, treasures where he is not."""
    if action >= LAYS:
        return 0
    if action == LEAVE:
        return _of_leaving(s, seat, out)
    spot = goal_of(action)
    shows, n = int(TREASURES[s.look[spot]]), 0
    if s.phase == MOVING and not s.luck and risk(s, FAR * seats_inside(s)) > DARE:
        start = 1 << int(s.pawn[seat])
        after = ends(s, spot, shows) & ~(int(s.occupied) & ~start)
        turns = turns_out(s, after, ready_spots(s, showing(s, 2), showing(s, 3)))
        danger = _percent(risk(s, turns * seats_inside(s)))
        if turns > 1:
            return put(out, n, TURNS_TO_DOOR, turns, danger)
        n = put(out, n, CAN_LEAVE_NEXT, danger)
    return put(out, n, TAKES_TREASURES, shows)


@kernel
def _of_leaving(s: State, seat: int, out: Rows) -> int:
    if seats_inside(s) == 1 and total(s, seat) > most_kept(s):
        return put(out, 0, WINS, total(s, seat))
    danger = _percent(risk(s, seats_inside(s)))
    return put(out, 0, CHIEF_MAY_COME, danger) if danger else 0


@kernel
def _percent(chance: float) -> int:
    return int(100 * chance + 0.5)
