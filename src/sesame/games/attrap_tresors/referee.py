"""The referee as Python asks it: claims and lines in, rulings out (AT-30, AT-31, AT-32).

Pure: no clock is read and nothing is sent. Times are milliseconds. A player's screen has a clock
of its own; a grab counts from what that screen showed, so that a slow line loses nobody a grab.
Who is first is decided by kernels (`judging.py`), here and in a browser alike.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from sesame.core import contract
from sesame.core.contract import State
from sesame.core.live import Claim, Line, Reason
from sesame.games.attrap_tresors import judging, rush
from sesame.games.attrap_tresors.judging import Grabs
from sesame.games.attrap_tresors.rush import BUSY, FASTEST, STAYED, WINDOW

__all__ = [
    "BUSY", "FASTEST", "REASONS", "STAYED", "WINDOW", "Ruling", "Scene", "arbitrate", "laid",
    "reaction", "referee", "rulings",
]  # fmt: skip

REASONS: tuple[Reason | None, ...] = (
    None,
    "too early",
    "stayed",
    "busy",
    "second",
    "hands full",
)


class Scene:
    """What may be grabbed since `sent`, and whose hands are where.

    `sent` is the server's moment of what allows it: the dice, or the taking of the column; None:
    nothing may be grabbed yet.
    """

    def __init__(self, sent: float | None, left: Mapping[int, int]) -> None:
        self.rush: State = rush.fresh()
        for kind, count in left.items():
            self.rush.left[kind] = count
        if sent is not None:
            self.rush.is_open, self.rush.sent, self.rush.shown = 1, sent, sent

    @property
    def free(self) -> Sequence[float]:
        """The server's moment at which each hand is free again."""
        found: list[float] = self.rush.free.tolist()
        return found

    def copied(self) -> "Scene":
        """The same again, to be judged on."""
        found, kept = Scene(None, {}), contract.blank(rush.Rush)
        kept[0] = self.rush
        found.rush = kept[0]
        return found


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
    grabs = laid([claim], {claim.seat: line})
    judging.measure(grabs[0], sent)
    return float(grabs[0].reaction)


def arbitrate(
    scene: Scene, claims: Sequence[Claim], lines: Mapping[int, Line], lot: int
) -> tuple[Scene, list[Ruling]]:
    """AT-31, AT-32: the claims of one window in their order, each with what became of it."""
    after, grabs = scene.copied(), laid(claims, lines)
    judging.arbitrate(after.rush, grabs, len(claims), lot, lot)
    return after, rulings(grabs)


def laid(claims: Sequence[Claim], lines: Mapping[int, Line]) -> Grabs:
    """The claims as kernels read them, and the lines that they came by."""
    grabs = contract.blank(rush.Grab, len(claims))
    for place, claim in enumerate(claims):
        line, seen = lines.get(claim.seat, Line()), claim.seen
        judging.lay(
            grabs, place, claim.seat, claim.object, seen is not None, float(seen or 0.0),
            float(claim.moment), float(claim.arrived), line.offset, line.delay, line.quota,
        )  # fmt: skip
    return grabs


def rulings(grabs: Grabs) -> list[Ruling]:
    """What became of them, in their order."""
    return [_ruling(grab) for grab in sorted(grabs, key=lambda grab: int(grab.place))]


def _ruling(grab: State) -> Ruling:
    seat, kind, reason = int(grab.seat), int(grab.object), REASONS[int(grab.reason)]
    return Ruling(seat, kind, float(grab.moved), float(grab.reaction), reason, bool(grab.is_cut))


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
        scene, ruled = arbitrate(scene, list(together), lines, lot)
        found += ruled
    return scene, found
