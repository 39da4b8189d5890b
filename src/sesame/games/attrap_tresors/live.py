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
from itertools import takewhile
from math import inf

from sesame.core import contract, live
from sesame.core.contract import CHANCE, CLOCK
from sesame.core.dice import Rng
from sesame.core.live import Claim, Decision, Film, Grabbed, Lines, Showing, TimeUp
from sesame.core.match import Match, Step
from sesame.games.attrap_tresors import course, films, keyboard, reflex, rush
from sesame.games.attrap_tresors.actions import LETTERS, Grab, Throw, Time, from_id
from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.browser import in_browser
from sesame.games.attrap_tresors.judging import Grabs
from sesame.games.attrap_tresors.reflex import Level, thought
from sesame.games.attrap_tresors.state import COLUMN, DICE, NOBODY, State
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
        self._match, self._lines, self._rng = match, lines, rng
        self._free = match.actors  # seats that may still take something
        self._rush = rush.fresh(hands)
        self._window = Window(self._rush, lines, hands, rng, strict=strict)
        known = contract.blank(State.dtype)[0]
        course.begin(self._rush, match.state, known, _recorded(match), rng)
        self._decided: Decision | None = None  # and not yet seen in the match
        self._judged: Grabs = contract.blank(rush.Grab, 0)  # the grabs of that decision
        self.showing: Showing | None = None  # of what is decided: when all see it

    # --- what the table tells

    def open(self, at: int) -> None:
        """AT-06: that is when all see the dice; a hand that goes out before is too early."""
        course.open_up(self._rush, self._match.state, float(at))

    def claim(self, claim: Claim) -> None:
        """A grab of a person has arrived, or that they take nothing; perhaps it is due at once."""
        if claim.object != live.NOTHING:
            self._window.hear(claim)
        elif claim.seen is not None:
            course.pass_over(self._rush, self._match.state, claim.seat, claim.arrived)

    def see(self, match: Match, now: float) -> Showing | None:
        """The match with what was decided in it; if the column went, when to paint that."""
        decided, self._decided, self._match = self._decided, None, match
        self.over = course.is_over(self._rush, match.state)
        if self.over or not isinstance(decided, Grabbed):
            return None
        at = now if self.showing is None else self.showing.at
        judged = self._judged
        course.see(self._rush, match.state, judged, len(judged), float(at), self._rng)
        self._free = match.actors
        return self.showing

    # --- what happens by itself

    @property
    def due(self) -> float:
        """When: a robot's hand, the end of a window or of patience."""
        if self.over or self._decided is not None:
            return inf
        return min(course.next_hand(self._rush), self._next_ruling)

    def advance(self, now: float) -> Decision | None:
        """What is decided by now, if anything; the rest waits until that is seen in the match."""
        while self.due <= now:
            if course.next_hand(self._rush) == self.due:
                self._reach()
            else:
                self._decided = self._rule() if self._window else self._time_up()
                self.showing = self._moment(self._decided, now)
                return self._decided
        return None

    @property
    def _next_ruling(self) -> float:
        """A window's end; or that of patience, when what was grabbed in time must have arrived."""
        if self._window:
            return self._window.closing(self._free)
        everybody = range(self._match.seats)
        return course.patience_end(self._rush) + (self._lines.latest(everybody) or 0.0)

    def _reach(self) -> None:
        """AT-33: a robot's hand goes out, and is judged together with the others'."""
        self._window.hear(reflex.reached(self._rush, self._match.state, self._rng))

    def _rule(self) -> Grabbed:
        self._judged, ruled = self._window.judge()
        return Grabbed(tuple(ruled))

    def _time_up(self) -> TimeUp:
        """AT-10, AT-11."""
        return TimeUp(course.time_up(self._rush))

    def _moment(self, decided: Decision, now: float) -> Showing | None:
        """AT-09: that the column is gone is seen by all at one moment too."""
        if isinstance(decided, Grabbed) and course.takes_column(self._judged, len(self._judged)):
            return Showing(round(now) + self._lines.lead())
        return None


def _recorded(match: Match) -> int:
    """The moment of the last grab, where a throw is gone on with."""
    return match.times.get(len(match.log) - 1, 0) if match.state.holder != NOBODY else 0


# --- the rest of the contract

__all__ = [
    "READ_FIRST", "SUSPENSE", "Race", "abandoned", "at_once", "chosen", "film", "fold",
    "in_browser", "keyboard", "race", "rolling", "stage", "thought",
]  # fmt: skip

READ_FIRST = COLUMN
SUSPENSE = 600  # dice roll at least so long before they lie there
_STAGES: tuple[live.Stage, ...] = ("race", "choice", "chance", "over")


def stage(match: Match) -> live.Stage:
    return _STAGES[course.stage(match.state)]


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
    return list(takewhile(lambda step: not course.is_apart(step.seat, step.action), steps))


def abandoned(match: Match) -> Decision | None:
    """Dice that somebody may have studied since are thrown again; what is left of an open tower is
    there for all."""
    return TimeUp(keyboard.patience(match)) if course.is_void(match.state) else None


def chosen(match: Match) -> int:
    """AT-13."""
    return int(course.chosen(match.state))


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
