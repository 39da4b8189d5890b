"""Who was first: timed grabs in, an order of grabs and refusals out (AT-30, AT-31, AT-32).

Pure: no clock is read and nothing is sent. Times are milliseconds. A player's screen has a clock
of its own; a grab counts from what that screen showed, so that a slow line loses nobody a grab.

What a line may hide is bounded. Between sending the dice and hearing of a grab the server waits
for the way there, the reaction, and the way back. Whoever claims a reaction so short that the
line would have been slower than it usually is by more than is left of its quota (`Line.quota`) is
not believed beyond that: what the server waited, less line and quota, counts instead. So no claim
and no delay gains more than the quota, and whoever keeps it takes from it what was claimed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from sesame.core import dice
from sesame.core.live import Claim, Line, Reason
from sesame.games.attrap_tresors.state import COLUMN, HANDFUL

WINDOW = 250  # after the first grab to arrive: those that come in count as rivals
FASTEST = 90  # a shorter reaction is a guess
STAYED = 500  # how long a hand that was too early is stayed
BUSY = 350  # how long a hand that took something is busy


@dataclass(frozen=True)
class Scene:
    """What may be grabbed since `sent`, and whose hands are where.

    `sent` is the server's moment of what allows it: the dice, or the taking of the column.
    """

    sent: float | None  # None: nothing may be grabbed yet
    left: Mapping[int, int]  # objects that may be grabbed, how many of each
    free: Mapping[int, float] = field(default_factory=dict)  # server's moment a hand is free again
    stayed: frozenset[int] = frozenset()  # of those hands, the ones stayed, not busy
    holding: Mapping[int, int] = field(default_factory=dict)  # objects each seat has
    most: int = HANDFUL


@dataclass(frozen=True)
class Ruling:
    """What became of a claim; `reason` None: the object is theirs."""

    seat: int
    object: int
    at: float  # the server's moment that goes into the record
    reaction: float  # as it counts
    reason: Reason | None = None
    is_cut: bool = False  # the player's clock was not believed in full


def reaction(claim: Claim, sent: float, line: Line) -> float:
    """AT-31: the claimed reaction, and what the line with its quota does not allow of it."""
    if claim.seen is None:
        return 0.0
    claimed = min(claim.moment - claim.seen, claim.arrived - sent)
    return claimed + max(0.0, beyond(claim, sent, line) - line.quota)


def is_believed(claim: Claim, sent: float, line: Line) -> bool:
    """AT-31: whether the player's clock counts as it is."""
    return claim.seen is None or beyond(claim, sent, line) <= line.quota


def beyond(claim: Claim, sent: float, line: Line) -> float:
    """How much longer the line took than it usually does, if the player's clock is right."""
    waited = claim.arrived - sent
    claimed = waited if claim.seen is None else min(claim.moment - claim.seen, waited)
    return waited - claimed - line.delay


def moment(claim: Claim, line: Line) -> float:
    """The grab on the server's clock; not later than it arrived, nor earlier than the line allows.

    The latter because a hand is stayed from then on: nobody may have been stayed long ago.
    """
    earliest = claim.arrived - line.delay - line.quota
    return max(min(claim.moment - line.offset, claim.arrived), earliest)


def arbitrate(
    scene: Scene, claims: Sequence[Claim], lines: Mapping[int, Line], lot: int
) -> tuple[Scene, list[Ruling]]:
    """AT-31, AT-32: the claims of one window in their order, each with what became of it."""
    ranked = sorted(claims, key=lambda claim: _rank(claim, scene, lines, lot))
    rulings = list[Ruling]()
    for claim in ranked:
        line = lines.get(claim.seat, Line())
        scene, ruling = _judge(scene, claim, line)
        rulings.append(ruling)
    return scene, rulings


def referee(
    scene: Scene, claims: Sequence[Claim], lines: Mapping[int, Line], lot: int
) -> tuple[Scene, list[Ruling]]:
    """All claims on one scene, window by window: what arrives later cannot change what was told."""
    found, opened = list[Ruling](), float("-inf")

    def window(claim: Claim) -> float:
        nonlocal opened
        if claim.arrived - opened > WINDOW:
            opened = claim.arrived
        return opened

    in_order = sorted(claims, key=lambda claim: claim.arrived)
    for _, together in groupby(in_order, key=window):
        scene, rulings = arbitrate(scene, list(together), lines, lot)
        found += rulings
    return scene, found


def _rank(
    claim: Claim, scene: Scene, lines: Mapping[int, Line], lot: int
) -> tuple[int, int, float]:
    """By reaction, to the millisecond; then by lot; a seat's own grabs in their order."""
    line = lines.get(claim.seat, Line())
    counted = 0.0 if scene.sent is None else reaction(claim, scene.sent, line)
    return round(counted), _draw(lot, claim.seat), claim.moment


def _draw(lot: int, seat: int) -> int:
    return int(dice.draw(dice.stream(lot, seat)))


def _judge(scene: Scene, claim: Claim, line: Line) -> tuple[Scene, Ruling]:
    """One claim, those before it being judged; the scene after it."""
    at = moment(claim, line)
    counted = 0.0 if scene.sent is None else reaction(claim, scene.sent, line)
    reason = _reason(scene, claim, at, counted)
    is_cut = scene.sent is not None and not is_believed(claim, scene.sent, line)
    ruling = Ruling(claim.seat, claim.object, at, counted, reason, is_cut)
    if reason == "too early":
        return _with_hand(scene, claim.seat, at + STAYED, stayed=True), ruling
    if reason is not None:
        return scene, ruling
    return _taken(scene, claim, at), ruling


def _reason(scene: Scene, claim: Claim, at: float, counted: float) -> Reason | None:
    if at < scene.free.get(claim.seat, float("-inf")):
        return "stayed" if claim.seat in scene.stayed else "busy"
    if scene.sent is None or claim.seen is None or counted < FASTEST:
        return "too early"
    if claim.object not in scene.left:  # an object while the column stands (AT-32)
        return "second" if claim.object == COLUMN else "too early"
    if scene.holding.get(claim.seat, 0) >= scene.most:
        return "hands full"
    return None if scene.left[claim.object] else "second"


def _taken(scene: Scene, claim: Claim, at: float) -> Scene:
    left = {**scene.left, claim.object: scene.left[claim.object] - 1}
    holding = {**scene.holding, claim.seat: scene.holding.get(claim.seat, 0) + 1}
    after = Scene(scene.sent, left, scene.free, scene.stayed, holding, scene.most)
    return _with_hand(after, claim.seat, at + BUSY, stayed=False)


def _with_hand(scene: Scene, seat: int, free: float, stayed: bool) -> Scene:
    """The scene with this hand out of play until that moment."""
    held = scene.stayed | {seat} if stayed else scene.stayed - {seat}
    hands = {**scene.free, seat: free}
    return Scene(scene.sent, scene.left, hands, frozenset(held), scene.holding, scene.most)
