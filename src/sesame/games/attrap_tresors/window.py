"""The grabs that have arrived and are not judged yet; who waits for whom, and for how long (AT-31).

A window closes WINDOW milliseconds after its first grab arrived; sooner, once nobody who could
still grab can have been faster: their grab would be here by now, or would not be believed.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from math import inf
from operator import itemgetter

from sesame.core import dice
from sesame.core.dice import Rng
from sesame.core.live import Claim, Line, Lines, Measured, Ruled
from sesame.games.attrap_tresors.referee import (
    FASTEST,
    WINDOW,
    Ruling,
    Scene,
    arbitrate,
    beyond,
    reaction,
)
from sesame.games.attrap_tresors.state import COLUMN, HANDFUL

CLOSE = 80  # milliseconds behind the first: what is farther was not in doubt
_CROWD = HANDFUL + 1  # grabs of one seat in one window; more are hammering, and not heard


class Window:
    """Grabs on one throw. `lines` are those of the people who are there, kept up to date by others
    and told what claims said of them; `robots` have none: they are nearer than anybody, and gain
    nothing by it.

    `strict`: no clock but the server's is believed, and nobody is waited for.
    """

    def __init__(
        self,
        lines: Lines,
        robots: Collection[int],
        rng: Rng,
        *,
        strict: bool,
    ) -> None:
        self.scene = Scene(None, {})  # nothing may be grabbed yet
        self.shown = 0  # when the dice were
        self._lines, self._robots, self._rng, self._strict = lines, robots, rng, strict
        self._heard = list[Claim]()

    def __bool__(self) -> bool:
        return bool(self._heard)

    def hear(self, claim: Claim) -> None:
        """A grab has arrived."""
        if sum(heard.seat == claim.seat for heard in self._heard) < _CROWD:
            self._heard.append(claim)

    def closing(self, rivals: Collection[int]) -> float:
        """When those that have arrived are judged; `rivals` are the seats that may still grab."""
        if not self._heard:
            return inf
        here = {claim.seat for claim in self._heard}
        latest = self._lines.latest([seat for seat in rivals if seat not in here])
        settled = max(self._settled(claim, latest) for claim in self._heard)
        return min(self._end, settled)

    def judge(self) -> list[Ruled]:
        """The grabs of this window in their order; those that came after its end are kept."""
        together = [claim for claim in self._heard if claim.arrived <= self._end]
        self._heard = [claim for claim in self._heard if claim.arrived > self._end]
        late = [claim for claim in together if self._is_late(claim)]
        rulings = self._rule([claim for claim in together if claim not in late])
        return rulings + self._rule_late(late)

    @property
    def _end(self) -> float:
        return min(claim.arrived for claim in self._heard) + WINDOW

    def _settled(self, claim: Claim, latest: float | None) -> float:
        """When nobody who is away can have been faster."""
        sent = self.scene.sent
        if self._strict or sent is None or self._is_late(claim) or latest is None:
            return claim.arrived
        counted = reaction(claim, sent, self._line(claim.seat))
        if counted < FASTEST:  # it takes nothing
            return claim.arrived
        # Reactions are compared to the millisecond: with one more no rival is even as fast.
        return max(claim.arrived, sent + counted + latest + 1)

    def _is_late(self, claim: Claim) -> bool:
        """Sent for the column before its player could know that it is gone: second, not early."""
        return claim.object == COLUMN and bool(self.scene.left) and COLUMN not in self.scene.left

    def _rule_late(self, claims: list[Claim]) -> list[Ruled]:
        tower = self.scene
        self.scene = replace(tower, sent=self.shown, left={COLUMN: 0})
        rulings = self._rule(claims)
        self.scene = replace(self.scene, sent=tower.sent, left=tower.left)
        return rulings

    def _rule(self, claims: list[Claim]) -> list[Ruled]:
        sent = self.scene.sent
        counting = [self._as_counted(claim) for claim in claims]
        known = {claim.seat: self._line(claim.seat) for claim in claims}
        lot = dice.below(self._rng, 1 << 31)
        self.scene, rulings = arbitrate(self.scene, counting, known, lot)
        if sent is not None and not self._strict:
            self._note(counting, rulings, known, sent)
        begun = 0 if sent is None else sent - self.shown
        return [self._ruled(ruling, begun, known[ruling.seat]) for ruling in rulings]

    def _note(
        self,
        claims: list[Claim],
        rulings: list[Ruling],
        known: Mapping[int, Line],
        sent: float,
    ) -> None:
        """What the claims that might have been first said of their lines; of a seat its fastest,
        for what it grabs besides decides nothing and could be generous."""
        first = min((ruling.reaction for ruling in rulings if ruling.reason is None), default=-inf)
        counted = [
            (reaction(claim, sent, known[claim.seat]), claim)
            for claim in claims
            if claim.seen is not None
        ]
        for seat in {claim.seat for _, claim in counted}:
            took, claim = min((it for it in counted if it[1].seat == seat), key=itemgetter(0))
            if took <= first + CLOSE:
                self._lines.note(seat, beyond(claim, sent, known[seat]))

    def _as_counted(self, claim: Claim) -> Claim:
        if not self._strict or claim.seen is None:
            return claim
        return replace(claim, seen=self.scene.sent, moment=claim.arrived)

    def _line(self, seat: int) -> Line:
        if self._strict or seat in self._robots:
            return Line()
        return self._lines.usual(seat)

    def _ruled(self, ruling: Ruling, begun: float, line: Line) -> Ruled:
        counted = max(0, round(ruling.reaction))
        at, how = round(begun) + counted, self._measured(ruling, line)
        return Ruled(ruling.seat, ruling.object, at, counted, ruling.reason, how)

    def _measured(self, ruling: Ruling, line: Line) -> Measured:
        if ruling.seat in self._robots:
            return "robot"
        if self._strict:
            return "arrival"
        if not ruling.is_cut:
            return "own clock"
        return "corrected" if line.quota >= 1 else "cut to link"
