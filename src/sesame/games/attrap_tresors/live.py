"""Real time: the race of one throw, and all else that `core.live.Live` asks (AT-30 to AT-33).

Pure: no clock is read, nothing is sent, and the match is only looked at. What is decided comes out
as a value; the table writes it down, folds it into the match (`fold`), and shows us the match
again (`see`) before anything else is decided. Moments are the server's milliseconds. A slow line
loses nobody a grab: how, is `window.py`'s and `referee.py`'s.

    throw.open(at)                       # the dice are seen at that moment
    throw.claim(claim)                   # whenever a grab arrives, before or after
    decision = throw.advance(now)        # after that, and at throw.due
    throw.showing                        # when that is seen, if the column went; else at once
    throw.see(match, now)                # it is in the match
"""

from collections.abc import Mapping
from dataclasses import replace
from itertools import takewhile
from math import inf

import msgspec

from sesame.core import live
from sesame.core.contract import CHANCE, CLOCK, State
from sesame.core.dice import Rng
from sesame.core.live import Claim, Decision, Film, Grabbed, Lines, Ruled, Showing, TimeUp
from sesame.core.match import Match, Step
from sesame.games.attrap_tresors import films, keyboard, keys, reckoning
from sesame.games.attrap_tresors.actions import DEALS, LETTERS, Grab, Throw, Time, from_id, to_id
from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.reflex import Attempt, Hands, Level, thought
from sesame.games.attrap_tresors.state import (
    COLUMN,
    DICE,
    GIVING,
    GRABBING,
    HANDFUL,
    KINDS,
    NOBODY,
    THROWING,
)
from sesame.games.attrap_tresors.window import Window


class Race:
    """From the cup to the last object, or to the end of patience; then `over`.

    `hands` says which seats are robots; `lines` are those of the people who are there, as whoever
    runs it measures them. `strict`: who arrives first is first.
    A throw that was under way when the server stopped is opened again as the match stands.
    """

    def __init__(
        self,
        match: Match,
        hands: Mapping[int, Level],
        lines: Lines,
        rng: Rng,
        *,
        strict: bool = False,
    ) -> None:
        self.over = False
        self._match, self._lines = match, lines
        self._patience = 1000 * int(match.state.patience)
        self._everybody = range(match.seats)
        self._free = match.actors  # seats that may still take something
        self._hands = Hands(match.state, hands, rng)
        self._window = Window(lines, hands, rng, strict=strict)
        self._throw = _number(match.state)
        self._last: float = inf  # when the dice were shown, or something was last taken
        self._recorded = _recorded(match)  # the last moment of this throw in the record
        self._begun = self._recorded  # if it is opened again: moments go on from there
        self._decided: Decision | None = None  # and not yet seen in the match
        self.showing: Showing | None = None  # of what is decided: when all see it

    # --- what the table tells

    def open(self, at: int) -> None:
        """AT-06: that is when all see the dice; a hand that goes out before is too early."""
        self._window.shown = self._last = at
        self._set_scene(at)

    def claim(self, claim: Claim) -> None:
        """A grab of a person has arrived; something may be due at once."""
        self._window.hear(claim)

    def see(self, match: Match, now: float) -> Showing | None:
        """The match with what was decided in it; if the column went, when to paint that."""
        decided, self._decided, self._match = self._decided, None, match
        self.over = match.state.phase != GRABBING or _number(match.state) != self._throw
        if self.over or not isinstance(decided, Grabbed):
            return None
        taken = [ruled for ruled in decided.rulings if ruled.reason is None]
        if self.showing is not None:
            self._open_tower(taken[0].seat, self.showing.at)
            return self.showing
        if taken:
            self._last = round(now)
            self._set_scene(self._window.scene.sent)
        self._send_hands(decided)
        return None

    # --- what happens by itself

    @property
    def due(self) -> float:
        """When: a robot's hand, the end of a window or of patience."""
        if self.over or self._decided is not None:
            return inf
        return min(self._next_hand, self._next_ruling)

    def advance(self, now: float) -> Decision | None:
        """What is decided by now, if anything; the rest waits until that is seen in the match."""
        while self.due <= now:
            if self._next_hand == self.due:
                self._reach()
            else:
                self._decided = self._rule() if self._window else self._time_up()
                self.showing = self._moment(self._decided, now)
                return self._decided
        return None

    @property
    def _next_hand(self) -> float:
        is_open = self._window.scene.sent is not None
        return self._window.shown + self._hands.moment if is_open else inf

    @property
    def _next_ruling(self) -> float:
        """A window's end; or that of patience, when what was grabbed in time must have arrived."""
        if self._window:
            return self._window.closing(self._free)
        return self._last + self._patience + (self._lines.latest(self._everybody) or 0.0)

    def _reach(self) -> None:
        """AT-33: a robot's hand goes out, and is judged together with the others'."""
        attempt = self._hands.reach(self._match.state)
        at = self._window.shown + attempt.at
        self._window.hear(Claim(attempt.seat, attempt.object, self._window.scene.sent, at, at))

    def _rule(self) -> Grabbed:
        return Grabbed(tuple(map(self._in_order, self._window.judge())))

    def _in_order(self, ruled: Ruled) -> Ruled:
        """As it goes into the record: what is taken later has no earlier moment there."""
        at = self._begun + ruled.at
        if ruled.reason is None:
            at = self._recorded = max(self._recorded, at)
        return msgspec.structs.replace(ruled, at=at)

    def _time_up(self) -> TimeUp:
        """AT-10, AT-11."""
        return TimeUp(self._begun + round(self._last) + self._patience - self._window.shown)

    # --- what there is to grab

    def _moment(self, decided: Decision, now: float) -> Showing | None:
        """AT-09: that the column is gone is seen by all at one moment too."""
        if isinstance(decided, Grabbed) and any(
            ruled.object == COLUMN and ruled.reason is None for ruled in decided.rulings
        ):
            return Showing(round(now) + self._lines.lead())
        return None

    def _open_tower(self, holder: int, at: int) -> None:
        self._last = at
        self._set_scene(at)
        seen = Attempt(at - self._window.shown, holder, COLUMN)
        self._hands.see(self._match.state, seen)

    def _set_scene(self, sent: float | None) -> None:
        """AT-09: the column alone while it stands, then the rest; whose hands are full."""
        s, self._free = self._match.state, self._match.actors
        kinds = [COLUMN] if s.holder == NOBODY else range(COLUMN + 1, KINDS)
        left = {kind: int(s.tower[kind]) for kind in kinds if s.built[kind]}
        holding = {
            seat: int(reckoning.taken(s, seat)) if seat in self._free else HANDFUL
            for seat in range(self._match.seats)
        }
        self._window.scene = replace(self._window.scene, sent=sent, left=left, holding=holding)

    def _send_hands(self, decided: Grabbed) -> None:
        """A robot that took something, or came second, reaches again; one too early does anyway."""
        for ruled in decided.rulings:
            if ruled.object != COLUMN and ruled.reason != "too early":
                at = ruled.at - self._begun
                self._hands.see(self._match.state, Attempt(at, ruled.seat, ruled.object))


def _number(s: State) -> tuple[int, int]:
    """Which throw of the game lies there."""
    return int(s.rounds), int(s.throws)


def _recorded(match: Match) -> int:
    """The moment of the last grab, where a throw is gone on with."""
    return match.times.get(len(match.log) - 1, 0) if match.state.holder != NOBODY else 0


# --- the rest of the contract

__all__ = [
    "READ_FIRST", "SUSPENSE", "Race", "abandoned", "at_once", "chosen", "film", "fold", "keyboard",
    "race", "rolling", "stage", "thought",
]  # fmt: skip

READ_FIRST = COLUMN
SUSPENSE = 600  # dice roll at least so long before they lie there
_STAGES: dict[int, live.Stage] = {GRABBING: "race", GIVING: "choice", THROWING: "chance"}


def stage(match: Match) -> live.Stage:
    return _STAGES.get(int(match.state.phase), "over")


def race(match: Match, hands: Mapping[int, Level], lines: Lines, rng: Rng, *, strict: bool) -> Race:
    return Race(match, hands, lines, rng, strict=strict)


def fold(match: Match, decision: Decision) -> None:
    """Play on what was decided; grabs that took nothing change nothing."""
    if isinstance(decision, TimeUp):
        match.play(CLOCK, Time(), decision.at)
        return
    for ruled in decision.rulings:
        if ruled.reason is None:
            match.play(ruled.seat, Grab(ruled.object), ruled.at)


def at_once(steps: list[Step]) -> list[Step]:
    """AT-06: everybody sees how a round ended before the dice fall again."""
    return list(takewhile(lambda step: step.seat != CHANCE or step.action >= DEALS, steps))


def abandoned(match: Match) -> Decision | None:
    """Dice that somebody may have studied since are thrown again; what is left of an open tower is
    there for all."""
    return TimeUp(1000 * int(match.state.patience)) if match.state.holder == NOBODY else None


def chosen(match: Match) -> int:
    """AT-13."""
    return to_id(keys.smallest(match.state))


def film(match: Match, step: int, name: str) -> Film | None:
    """The throw that was the last of so many steps; None if that was something else."""
    if not 0 < step <= len(match.log) or (thrown := _thrown(match.log[step - 1])) is None:
        return None
    return _told(films.of(thrown.counts, _way(match), name))


def rolling(match: Match, drawn: list[Step], name: str) -> Film | None:
    """While dice roll nobody may know what they will show, so there are no colours in it."""
    if (thrown := _thrown(drawn[-1])) is None:
        return None
    return _told(films.blank(DICE - sum(thrown.counts), _way(match), name))


def _thrown(step: Step) -> Throw | None:
    action = from_id(step.action)
    return action if step.seat == CHANCE and isinstance(action, Throw) else None


def _way(match: Match) -> Way:
    return "hands" if match.seats == 2 else "cup"


def _told(found: films.Film) -> Film:
    tops = "".join(LETTERS[colour] for colour in found.tops)
    return Film(films.EVERY, found.moves.astype("<i2").tobytes(), tops, found.counts)
