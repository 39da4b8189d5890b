"""The grabs that have arrived and are not judged yet; who waits for whom, and for how long (AT-31).

A window closes WINDOW milliseconds after its first grab arrived; sooner, once nobody who could
still grab can have been faster: their grab would be here by now, or would not be believed.
"""

from collections.abc import Collection
from dataclasses import replace
from math import inf
from operator import attrgetter

from sesame.core.contract import State
from sesame.core.dice import Rng
from sesame.core.live import Claim, Line, Lines, Measured, Ruled
from sesame.games.attrap_tresors import judging
from sesame.games.attrap_tresors.judging import Grabs
from sesame.games.attrap_tresors.referee import FASTEST, REASONS, WINDOW, laid, reaction
from sesame.games.attrap_tresors.rush import CROWD, NOT_YET
from sesame.games.attrap_tresors.state import COLUMN

CLOSE = 80  # milliseconds behind the first: what is farther was not in doubt


class Window:
    """Grabs in one rush. `lines` are those of the people who are there, kept up to date by others
    and told what claims said of them; `robots` have none: they are nearer than anybody, and gain
    nothing by it.

    `strict`: no clock but the server's is believed, and nobody is waited for.
    """

    def __init__(
        self,
        rush: State,
        lines: Lines,
        robots: Collection[int],
        rng: Rng,
        *,
        strict: bool,
    ) -> None:
        self._rush, self._rng, self._lines = rush, rng, lines
        self._robots, self._strict = robots, strict
        self._heard = list[Claim]()

    def __bool__(self) -> bool:
        return bool(self._heard)

    def hear(self, claim: Claim) -> None:
        """A grab has arrived."""
        if sum(heard.seat == claim.seat for heard in self._heard) < CROWD:
            self._heard.append(claim)

    def closing(self, rivals: Collection[int]) -> float:
        """When those that have arrived are judged; `rivals` are the seats that may still grab."""
        if not self._heard:
            return inf
        here = {claim.seat for claim in self._heard}
        latest = self._lines.latest([seat for seat in rivals if seat not in here])
        settled = max(self._settled(claim, latest) for claim in self._heard)
        return min(self._end, settled)

    def judge(self) -> tuple[Grabs, list[Ruled]]:
        """The grabs of this window, judged, and what is told of them in their order; those that
        came after its end are kept."""
        together = [claim for claim in self._heard if claim.arrived <= self._end]
        self._heard = [claim for claim in self._heard if claim.arrived > self._end]
        known = {claim.seat: self._line(claim.seat) for claim in together}
        grabs = laid([self._as_counted(claim) for claim in together], known)
        judging.judge(self._rush, grabs, len(grabs), self._rng)
        in_order = sorted(grabs, key=lambda grab: int(grab.place))
        if self._rush.is_open and not self._strict:
            for is_late in (False, True):
                self._note([grab for grab in in_order if bool(grab.is_late) is is_late])
        return grabs, [self._ruled(grab, known[int(grab.seat)]) for grab in in_order]

    @property
    def _end(self) -> float:
        return min(claim.arrived for claim in self._heard) + WINDOW

    def _settled(self, claim: Claim, latest: float | None) -> float:
        """When nobody who is away can have been faster."""
        is_open, sent = bool(self._rush.is_open), float(self._rush.sent)
        if self._strict or not is_open or self._is_late(claim) or latest is None:
            return claim.arrived
        counted = reaction(claim, sent, self._line(claim.seat))
        if counted < FASTEST:  # it takes nothing
            return claim.arrived
        # Reactions are compared to the millisecond: with one more no rival is even as fast.
        return max(claim.arrived, sent + counted + latest + 1)

    def _is_late(self, claim: Claim) -> bool:
        """For the column, and that is gone: nobody is waited for."""
        return claim.object == COLUMN and bool(self._rush.left[COLUMN] == NOT_YET)

    def _note(self, grabs: list[State]) -> None:
        """What the claims that might have been first said of their lines; of a seat its fastest,
        for what it grabs besides decides nothing and could be generous."""
        first = min((grab.reaction for grab in grabs if grab.reason == 0), default=-inf)
        seen = [grab for grab in grabs if grab.is_seen]
        for seat in {int(grab.seat) for grab in seen}:
            fastest = min((grab for grab in seen if grab.seat == seat), key=attrgetter("reaction"))
            if fastest.reaction <= first + CLOSE:
                self._lines.note(seat, float(fastest.beyond))

    def _as_counted(self, claim: Claim) -> Claim:
        if not self._strict or claim.seen is None:
            return claim
        sent = float(self._rush.sent) if self._rush.is_open else None
        return replace(claim, seen=sent, moment=claim.arrived)

    def _line(self, seat: int) -> Line:
        if self._strict or seat in self._robots:
            return Line()
        return self._lines.usual(seat)

    def _ruled(self, grab: State, line: Line) -> Ruled:
        how, counted = self._measured(grab, line), max(0, round(float(grab.reaction)))
        reason = REASONS[int(grab.reason)]
        return Ruled(int(grab.seat), int(grab.object), int(grab.at), counted, reason, how)

    def _measured(self, grab: State, line: Line) -> Measured:
        if int(grab.seat) in self._robots:
            return "robot"
        if self._strict:
            return "arrival"
        if not grab.is_cut:
            return "own clock"
        return "corrected" if line.quota >= 1 else "cut to link"
