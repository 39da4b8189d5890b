"""The grabs that have arrived and are not judged yet; who waits for whom, and for how long (AT-31).

A window closes WINDOW milliseconds after its first grab arrived; sooner, once nobody who could
still grab can have been faster: their grab would be here by now, or would not be believed.
"""

from collections.abc import Collection, Mapping
from dataclasses import replace
from math import inf

from sesame.core import dice
from sesame.core.dice import Rng
from sesame.games.attrap_tresors.referee import (
    FASTEST,
    SLACK,
    WINDOW,
    Claim,
    Line,
    Ruling,
    Scene,
    arbitrate,
    beyond,
    reaction,
)
from sesame.games.attrap_tresors.state import COLUMN, HANDFUL
from sesame.server.common.ruled import Measured, Ruled
from sesame.server.live.ledger import CLOSE, Ledger
from sesame.server.live.links import latest, one_way

_CROWD = HANDFUL + 1  # grabs of one seat in one window; more are hammering, and not heard


class Window:
    """Grabs on one throw. `links` are the lines of the people who are there, kept up to date by
    others; `robots` have none: they are nearer than anybody, and gain nothing by it. `ledgers` has
    what people's claims said of their lines, and is written on.

    `strict`: no clock but the server's is believed, and nobody is waited for.
    """

    def __init__(
        self,
        links: Mapping[int, Line],
        robots: Collection[int],
        rng: Rng,
        *,
        strict: bool,
        ledgers: Mapping[int, Ledger] | None = None,
    ) -> None:
        self.scene = Scene(None, {})  # nothing may be grabbed yet
        self.shown = 0  # when the dice were
        self._links, self._robots, self._rng, self._strict = links, robots, rng, strict
        self._heard = list[Claim]()
        self._ledgers = ledgers or {}

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
        away = [self._links[seat] for seat in rivals if seat in self._links and seat not in here]
        settled = max(self._settled(claim, away) for claim in self._heard)
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

    def _settled(self, claim: Claim, away: list[Line]) -> float:
        """When nobody who is away can have been faster."""
        sent = self.scene.sent
        if self._strict or sent is None or self._is_late(claim) or not away:
            return claim.arrived
        counted = reaction(claim, sent, self._line(claim.seat))
        if counted < FASTEST:  # it takes nothing
            return claim.arrived
        # Reactions are compared to the millisecond: with one more no rival is even as fast.
        return max(claim.arrived, sent + counted + latest(away) + 1)

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
        """What the claims that might have been first said of their lines."""
        first = min((ruling.reaction for ruling in rulings if ruling.reason is None), default=-inf)
        close = {ruling.seat for ruling in rulings if ruling.reaction <= first + CLOSE}
        for claim in claims:
            if claim.seat in close and claim.seat in self._ledgers and claim.seen is not None:
                self._ledgers[claim.seat].note(beyond(claim, sent, known[claim.seat]), SLACK)

    def _as_counted(self, claim: Claim) -> Claim:
        if not self._strict or claim.seen is None:
            return claim
        return replace(claim, seen=self.scene.sent, moment=claim.arrived)

    def _line(self, seat: int) -> Line:
        if self._strict or seat in self._robots:
            return Line()
        owed = self._ledgers[seat].owed if seat in self._ledgers else 0.0
        return replace(one_way(self._links.get(seat, Line())), owed=owed)

    def _ruled(self, ruling: Ruling, begun: float, line: Line) -> Ruled:
        counted = max(0, round(ruling.reaction))
        at, how = round(begun) + counted, self._measured(ruling, line)
        return Ruled(ruling.seat, ruling.object, at, counted, ruling.reason, how)

    def _measured(self, ruling: Ruling, line: Line) -> Measured:
        if ruling.seat in self._robots:
            return "robot"
        if self._strict:
            return "arrival"
        if ruling.is_cut:
            return "cut to link"
        return "corrected" if line.owed >= 1 else "own clock"
