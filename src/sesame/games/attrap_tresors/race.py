"""One throw in real time: keys of people and hands of robots, on one clock (AT-30 to AT-34).

Pure: no clock is read, nothing is drawn on a screen. Moments are whole milliseconds on the
caller's clock; the match, and so its record, counts them from when the dice were shown.
"""

from collections.abc import Mapping

from sesame.core import contract
from sesame.core.contract import CHANCE, CLOCK
from sesame.core.dice import Rng
from sesame.core.match import Match
from sesame.games.attrap_tresors import course, judging, keys, reflex, rush
from sesame.games.attrap_tresors.actions import GRABS, Grab, Time
from sesame.games.attrap_tresors.referee import Ruling, rulings
from sesame.games.attrap_tresors.reflex import Level
from sesame.games.attrap_tresors.rush import FASTEST
from sesame.games.attrap_tresors.state import COLUMN, GRABBING, KINDS, NOBODY, State


class Race:
    """From the cup to the last object, or to the end of patience; then `over`.

    `levels` says which seats are robots, and how good they are.
    """

    def __init__(self, match: Match, levels: Mapping[int, Level], rng: Rng) -> None:
        self.match, self.over = match, False
        self._rng, self._rush = rng, rush.fresh(levels)
        self._grabs = contract.blank(rush.Grab)
        course.begin(self._rush, match.state, contract.blank(State.dtype)[0], 0, rng)

    def show(self, now: int) -> None:
        """The dice are there for all to see (AT-06)."""
        course.open_up(self._rush, self.match.state, float(now))

    @property
    def due(self) -> float:
        """When something will happen by itself: a robot's hand, or the end of patience."""
        return min(course.next_hand(self._rush), course.patience_end(self._rush))

    def advance(self, now: int) -> list[Ruling]:
        """Everything that is due by now; AT-10, AT-11: the clock, if nobody took anything."""
        found = list[Ruling]()
        while not self.over and self.due <= now:
            if course.next_hand(self._rush) <= course.patience_end(self._rush):
                claim = reflex.reached(self._rush, self.match.state, self._rng)
                found.append(self._claim(claim.seat, claim.object, round(claim.moment)))
            else:
                self.match.play(CLOCK, Time(), course.time_up(self._rush))
                self.over = True
        return found

    def press(self, seat: int, now: int) -> Ruling | None:
        """AT-34: a key of a person goes down; None: it means nothing now."""
        if not self._rush.is_open:
            return self._claim(seat, COLUMN, now)
        if self.match.state.holder != NOBODY and now - self._rush.sent < FASTEST:
            # Whoever presses so soon after the column went was after the column: second, not early.
            return self._claim(seat, COLUMN, now)
        kind = keys.meant(self.match.state, seat) - GRABS
        return self._claim(seat, kind, now) if kind in range(KINDS) else None

    def _claim(self, seat: int, kind: int, now: int) -> Ruling:
        """AT-31, AT-32: one screen, one clock, so that claims come in their order already."""
        is_gone = kind == COLUMN and self.match.state.holder != NOBODY
        seen, at = float(self._rush.shown if is_gone else self._rush.sent), float(now)
        is_seen = bool(self._rush.is_open)
        judging.lay(self._grabs, 0, seat, kind, is_seen, seen, at, at, 0.0, 0.0, 0.0)
        judging.arbitrate(self._rush, self._grabs, 1, 0, 0)
        (ruling,) = rulings(self._grabs)
        if ruling.reason is None:
            self._take(seat, kind, now)
        return ruling

    def _take(self, seat: int, kind: int, now: int) -> None:
        self.match.play(seat, Grab(kind), now - round(float(self._rush.shown)))
        # After the last object the match has gone on: a card is due, or the next dice lie there.
        s = self.match.state
        self.over = s.phase != GRABBING or self.match.log[-1].seat == CHANCE
        if not self.over:
            course.see(self._rush, s, self._grabs, 1, float(now), self._rng)
