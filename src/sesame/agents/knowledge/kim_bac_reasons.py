"""Why a move of Kim-Bac is good here: monuments and cards, the way to the treasure, his streets.

From an observed table: the treasure counts only for who has looked into the chest (KB-30).
"""

from sesame.agents.knowledge.kim_bac import arrival, wanted
from sesame.agents.knowledge.kim_bac_race import FAR, region, steps, waiting
from sesame.agents.thoughts import FIRST_REASON
from sesame.core import bits
from sesame.core.contract import Rows, State
from sesame.core.facts import Fact, Kinds, part, put
from sesame.core.kernel import kernel
from sesame.games.kim_bac.actions import RENOUNCE, RUN, STAY, STAY_TAKE, TAKES
from sesame.games.kim_bac.sharing import is_worth_running, value
from sesame.games.kim_bac.state import COPIES, CROSSINGS, MOVING, RACING
from sesame.games.kim_bac.streets import exits, hunters, place_of_kim_bac, ways_from

_SURE = 100  # percent


class HoldsBothCards(Fact):
    """The seat has both cards of the monument: the chest is its own (KB-12)."""

    number: int = part("of the monument")


class MonumentInReach(Fact):
    """From there one step leads to a monument whose two cards the seat has."""

    number: int = part("of the monument")


class Nearer(Fact):
    """The pawn comes nearer to a monument of which the seat has cards."""

    number: int = part("of the monument")
    steps: int = part("from there, by free ways; 0: it is there")
    cards: int = part("of that number in the hand")


class NoNearer(Fact):
    """The pawn must move, and comes no nearer to any of them: this is the nearest."""

    number: int = part("of the monument")
    steps: int = part("from there, by free ways")
    cards: int = part("of that number in the hand")


class FirstForSure(Fact):
    """Nobody can be at the treasure before who runs now."""

    worth: int = part("taels")


class WorthTheRun(Fact):
    """The treasure is worth the risk (KB-26)."""

    worth: int = part("taels")
    percent: int = part("races out of a hundred that such a start wins")


class TooLittle(Fact):
    """The treasure is not worth the risk (KB-26)."""

    worth: int = part("taels")
    percent: int = part("races out of a hundred that such a start wins")


class TreasureIsThere(Fact):
    """The race is won by this step (KB-20)."""


class FirstFromThere(Fact):
    """From there nobody can be at the treasure first."""

    steps: int = part("from there to the treasure")


class StillToRun(Fact):
    """How far it is from there, and how many streets are open."""

    steps: int = part("from there to the treasure, as pursuers stand")
    streets: int = part("open from there")


class AllStreetsClosed(Fact):
    """The Kim-Bac cannot move any more (KB-21)."""


class ClosesAStreet(Fact):
    """The pawn stands in his way."""

    streets: int = part("that are open to him then")


class LeavesHim(Fact):
    """The pawn narrows where he can be first."""

    crossings: int = part("that he reaches before any pursuer then")


REASONS: Kinds = (
    HoldsBothCards,
    MonumentInReach,
    Nearer,
    NoNearer,
    FirstForSure,
    WorthTheRun,
    TooLittle,
    TreasureIsThere,
    FirstFromThere,
    StillToRun,
    AllStreetsClosed,
    ClosesAStreet,
    LeavesHim,
)
(
    HOLDS_BOTH_CARDS,
    MONUMENT_IN_REACH,
    NEARER,
    NO_NEARER,
    FIRST_FOR_SURE,
    WORTH_THE_RUN,
    TOO_LITTLE,
    TREASURE_IS_THERE,
    FIRST_FROM_THERE,
    STILL_TO_RUN,
    ALL_STREETS_CLOSED,
    CLOSES_A_STREET,
    LEAVES_HIM,
) = range(FIRST_REASON, FIRST_REASON + len(REASONS))


@kernel
def reason(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:  # noqa: ARG001
    """What a step, the chest or a decision leads to."""
    if action in (RUN, RENOUNCE):
        return _of_running(s, seat, action == RUN, out)
    if TAKES <= action < STAY or action == STAY_TAKE:
        place = int(s.pawn[seat, int(s.due)]) if action == STAY_TAKE else action - TAKES
        return put(out, 0, HOLDS_BOTH_CARDS, int(s.number[place]))
    if action >= CROSSINGS:
        return 0
    if s.phase == RACING:
        return _of_fleeing(s, action, out) if seat == s.taker else _of_hunting(s, action, out)
    return _of_walking(s, seat, action, out) if s.phase == MOVING else 0


@kernel
def _of_walking(s: State, seat: int, crossing: int, out: Rows) -> int:
    """Monuments with both cards in the hand first, those with one after them."""
    pairs = wanted(s, seat, COPIES)
    near = ways_from(s, 1 << crossing) & pairs
    if near and not bits.has(pairs, crossing):
        return put(out, 0, MONUMENT_IN_REACH, int(s.number[bits.first(near)]))
    place, n = int(s.pawn[seat, int(s.due)]), 0
    others = int(s.occupied) & ~(1 << place if place < CROSSINGS else 0)
    for cards in range(COPIES, 0, -1):
        goals = wanted(s, seat, cards)
        far, goal = _nearest(s, crossing, goals, others)
        before = _nearest(s, place, goals, others)[0] if place < CROSSINGS else FAR
        if n == 0 and far < before:
            n = put(out, n, NEARER, int(s.number[goal]), far, cards)
    return n if n else _of_waiting(s, seat, crossing, others, out)


@kernel
def _of_waiting(s: State, seat: int, crossing: int, others: int, out: Rows) -> int:
    """A step that leads to nothing: every pawn has to move (KB-09)."""
    far, goal, held = FAR, -1, 0
    for cards in range(COPIES, 0, -1):
        steps_to, place = _nearest(s, crossing, wanted(s, seat, cards), others)
        if steps_to < far:
            far, goal, held = steps_to, place, cards
    kind = NO_NEARER if far else NEARER
    return put(out, 0, kind, int(s.number[goal]), far, held) if goal >= 0 else 0


@kernel
def _nearest(s: State, here: int, goals: int, others: int) -> tuple[int, int]:
    """Steps by free ways to the nearest of these crossings, and which it is; FAR: none is."""
    seen = edge = 1 << here
    for far in range(FAR):
        if edge & goals:
            return far, bits.first(edge & goals)
        edge = ways_from(s, edge) & ~seen & ~others
        seen |= edge
    return FAR, 0


@kernel
def _of_running(s: State, seat: int, runs: bool, out: Rows) -> int:
    """KB-26, and the way as it is."""
    cards, worth = int(s.hand[seat, int(s.treasure) - 1]), value(int(s.secret), int(s.treasure))
    percent, is_worth_it = int(100 * arrival(s) + 0.5), is_worth_running(worth, cards)
    if runs and percent == _SURE:
        return put(out, 0, FIRST_FOR_SURE, worth)
    if runs == is_worth_it:
        return put(out, 0, WORTH_THE_RUN if runs else TOO_LITTLE, worth, percent)
    return 0


@kernel
def _of_fleeing(s: State, crossing: int, out: Rows) -> int:
    goal, others = int(s.monument[int(s.treasure) - 1]), hunters(s)
    if crossing == goal:
        return put(out, 0, TREASURE_IS_THERE, 0)
    far = steps(s, crossing, goal, others)
    if bits.has(region(s, crossing, 0, others), goal):
        return put(out, 0, FIRST_FROM_THERE, far)
    if far == FAR:
        return 0
    return put(out, 0, STILL_TO_RUN, far, bits.size(exits(s, crossing, others)))


@kernel
def _of_hunting(s: State, crossing: int, out: Rows) -> int:
    """What is left to the Kim-Bac."""
    place, here = int(s.pawn[int(s.turn), int(s.due)]), place_of_kim_bac(s)
    mine = 1 << place if place < CROSSINGS else 0
    others = hunters(s) & ~mine | 1 << crossing
    left = bits.size(exits(s, here, others))
    if left == 0:
        return put(out, 0, ALL_STREETS_CLOSED, 0)
    if bits.has(int(s.streets[here]), crossing):
        return put(out, 0, CLOSES_A_STREET, left)
    waits = waiting(s) & ~mine
    return put(out, 0, LEAVES_HIM, bits.size(region(s, here, others & ~waits, waits)))
