"""One throw in real time: keys of people and hands of robots, on one clock (AT-30 to AT-34).

Pure: no clock is read, nothing is drawn on a screen. Moments are whole milliseconds on the
caller's clock; the match, and so its record, counts them from when the dice were shown.
"""

from collections.abc import Mapping
from dataclasses import replace

from sesame.core.contract import CHANCE, CLOCK
from sesame.core.dice import Rng
from sesame.core.live import Claim
from sesame.core.match import Match
from sesame.games.attrap_tresors import keys, reckoning
from sesame.games.attrap_tresors.actions import GRABS, Grab, Time
from sesame.games.attrap_tresors.referee import FASTEST, Ruling, Scene, arbitrate
from sesame.games.attrap_tresors.reflex import Attempt, Hands, Level
from sesame.games.attrap_tresors.state import COLUMN, GRABBING, KINDS, NOBODY


class Race:
    """From the cup to the last object, or to the end of patience; then `over`.

    `levels` says which seats are robots, and how good they are.
    """

    def __init__(self, match: Match, levels: Mapping[int, Level], rng: Rng) -> None:
        self.match, self.over = match, False
        self._hands = Hands(match.state, levels, rng)
        self._scene = Scene(None, {})  # nothing may be grabbed yet
        self._shown = self._last = 0  # when the dice were shown, and something last taken
        self._patience = 1000 * int(match.state.patience)

    def show(self, now: int) -> None:
        """The dice are there for all to see (AT-06)."""
        self._shown = self._last = now
        s = self.match.state
        holding = {seat: int(reckoning.taken(s, seat)) for seat in range(self.match.seats)}
        self._scene = replace(self._scene, sent=now, left=self._left(), holding=holding)

    @property
    def due(self) -> float:
        """When something will happen by itself: a robot's hand, or the end of patience."""
        return min(self._shown + self._hands.moment, self._last + self._patience)

    def advance(self, now: int) -> list[Ruling]:
        """Everything that is due by now; AT-10, AT-11: the clock, if nobody took anything."""
        rulings = list[Ruling]()
        while not self.over and self.due <= now:
            if self._shown + self._hands.moment <= self._last + self._patience:
                attempt = self._hands.reach(self.match.state)
                at = self._shown + attempt.at
                rulings.append(self._claim(attempt.seat, attempt.object, at))
            else:
                self.match.play(CLOCK, Time(), self._counted(self._last + self._patience))
                self.over = True
        return rulings

    def press(self, seat: int, now: int) -> Ruling | None:
        """AT-34: a key of a person goes down; None: it means nothing now."""
        if self._scene.sent is None:
            return self._claim(seat, COLUMN, now)
        if self.match.state.holder != NOBODY and now - self._scene.sent < FASTEST:
            # Whoever presses so soon after the column went was after the column: second, not early.
            gone = replace(self._scene, sent=self._shown, left={COLUMN: 0})
            return arbitrate(gone, [Claim(seat, COLUMN, self._shown, now, now)], {}, 0)[1][0]
        kind = keys.meant(self.match.state, seat) - GRABS
        return self._claim(seat, kind, now) if kind in range(KINDS) else None

    def _claim(self, seat: int, kind: int, now: int) -> Ruling:
        """AT-31, AT-32: one screen, one clock, so that claims come in their order already."""
        claim = Claim(seat, kind, self._scene.sent, now, now)
        self._scene, (ruling,) = arbitrate(self._scene, [claim], {}, 0)
        if ruling.reason is None:
            self._take(seat, kind, now)
        return ruling

    def _take(self, seat: int, kind: int, now: int) -> None:
        self.match.play(seat, Grab(kind), self._counted(now))
        s, self._last = self.match.state, now
        # After the last object the match has gone on: a card is due, or the next dice lie there.
        self.over = s.phase != GRABBING or self.match.log[-1].seat == CHANCE
        if not self.over:
            self._hands.see(s, Attempt(self._counted(now), seat, kind))
            if kind == COLUMN:
                self._scene = replace(self._scene, sent=now, left=self._left())

    def _left(self) -> dict[int, int]:
        """AT-09: the column alone while it stands, then the rest."""
        s = self.match.state
        kinds = [COLUMN] if s.tower[COLUMN] else range(COLUMN + 1, KINDS)
        return {kind: int(s.tower[kind]) for kind in kinds if s.built[kind]}

    def _counted(self, now: int) -> int:
        return now - self._shown
