"""Real time by contract: what a live game answers, and what whoever runs it brings.

Where hands race, a game has a `live` (its folder's `live.py`), which answers `Live`. It knows the
rules of its race and reads no clock. Whoever runs it, a server or a terminal, brings clock, lines
and screens, and knows no rule. Moments are milliseconds; latency compensation is theirs who measure
the lines (`Lines`), and what a measured line may excuse is the game's to judge.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from sesame.core.dice import Rng
from sesame.core.keyboard import Keyboard
from sesame.core.match import Match, Step

NOTHING = -1  # of an object: whoever says so takes none of those that are there
Hand = Any  # how quick a robot's hand is: the game's own type, by `agents.knowledge`

# What is to happen next: hands race; a seat chooses in peace; chance lays out the next race
Stage = Literal["race", "choice", "chance", "over"]
Reason = Literal["too early", "stayed", "busy", "second", "hands full"]
# How a reaction was measured: on the player's clock; on that clock and corrected, because it puts
# more to the line than is left of its quota; by the server, because nothing is left of that; by
# arrival, as everybody's in the strict mode; or drawn
Measured = Literal["own clock", "corrected", "cut to link", "arrival", "robot"]


@dataclass(frozen=True)
class Line:
    """A player's connection, as measured."""

    offset: float = 0.0  # the player's clock, less the server's
    delay: float = 0.0  # what it usually takes, there and back
    jitter: float = 0.0  # what it takes beyond the shortest, on average
    quota: float = 0.0  # by how much more a claim may make it, beyond that
    late: float = 0.0  # by how much it was told too late of what may be grabbed


@dataclass(frozen=True)
class Claim:
    """A grab as it reaches the server."""

    seat: int
    object: int  # NOTHING: none, and that is said
    seen: float | None  # the player's clock when what allows it was painted; None: not yet
    moment: float  # the player's clock at the grab
    arrived: float  # the server's clock


class Ruled(msgspec.Struct, frozen=True):
    """What became of a grab: a line of the timing table (AT-31)."""

    seat: int
    object: int
    at: int  # milliseconds since the dice were shown, for the record
    reaction: int  # milliseconds, as it counted
    reason: Reason | None  # None: the object is theirs
    measured: Measured


class Grabbed(msgspec.Struct, frozen=True, tag="grabbed"):
    """The grabs of one window, in their order."""

    rulings: tuple[Ruled, ...]


class TimeUp(msgspec.Struct, frozen=True, tag="time"):
    """Nobody has taken anything for as long as patience."""

    at: int  # milliseconds since the race was shown


Decision = Grabbed | TimeUp


class Showing(msgspec.Struct, frozen=True):
    """Paint it then."""

    at: int  # the server's milliseconds; each screen knows how far its clock is from it


class Film(msgspec.Struct, frozen=True):
    """How chance is seen to fall."""

    every: int  # milliseconds from one frame to the next
    moves: bytes
    tops: str
    counts: tuple[bool, ...]


class Lines(Protocol):
    """The lines of the people who are there, as whoever runs the race measures them."""

    def usual(self, seat: int) -> Line:
        """`delay` is what it usually hides, `quota` what is believed beyond that."""

    def latest(self, seats: Collection[int]) -> float | None:
        """After what time any grab of these has arrived, beside its reaction; None: no lines."""

    def lead(self) -> int:
        """How long before a moment it is written down, so that the slowest is told in time."""

    def note(self, seat: int, beyond: float) -> None:
        """A claim that might have been first: how much longer its line took by it than usual."""


class NoLines:
    """Nobody is far away."""

    def usual(self, seat: int) -> Line:  # noqa: ARG002
        return Line()

    def latest(self, seats: Collection[int]) -> float | None:  # noqa: ARG002
        return None

    def lead(self) -> int:
        return 0

    def note(self, seat: int, beyond: float) -> None:
        """Nothing is spent."""


class Race(Protocol):
    """One race, from what all see to its end; then `over`. Pure: what is decided comes out.

    open(at); claim(c) whenever one arrives; decision = advance(now) then and at `due`; the decision
    is written down and folded into the match (`Live.fold`); see(match, now) before anything else.
    """

    over: bool
    showing: Showing | None  # of what is decided: when all see it; None: at once

    def open(self, at: int) -> None: ...  # that is when all see what is raced for
    def claim(self, claim: Claim) -> None: ...
    @property
    def due(self) -> float: ...  # when something happens by itself
    def advance(self, now: float) -> Decision | None: ...
    def see(self, match: Match, now: float) -> Showing | None: ...


class Rows(NamedTuple):
    """An argument of a kernel that is an array."""

    kind: Any  # of a number, or a record
    axes: int = 1


class Reel(NamedTuple):
    """What films are made of, as it lies in a file beside a page."""

    arrays: tuple[npt.NDArray[Any], ...]  # as the kernel `film` takes them
    every: int  # milliseconds from one frame to the next
    shape: tuple[int, ...]  # of the longest film: frames, things, numbers of a thing


class InBrowser(NamedTuple):
    """The races of a game for a page without a server: it brings the clock, these the rules."""

    race: np.dtype[np.void]  # the record of one race
    grab: np.dtype[np.void]  # of one hand that goes out
    ruling: int  # how many numbers tell what became of it
    reasons: tuple[Reason | None, ...]  # by the number that tells why
    crowd: int  # hands of one seat that are judged together; more are hammering
    kernels: Mapping[str, tuple[Any, tuple[Any, ...]]]  # with the types that each is called with
    reel: Callable[[], Reel]  # read when it is asked for


class Live(Protocol):
    """A game's `live.py`."""

    READ_FIRST: int  # what is grabbed by who has read what all see: there a reaction says something
    SUSPENSE: int  # milliseconds at least from when chance begins to be seen to when it may be read

    @property
    def keyboard(self) -> Keyboard | None: ...  # how it is played around one keyboard
    @property
    def in_browser(self) -> InBrowser | None: ...  # how it is played without a server

    def stage(self, match: Match) -> Stage: ...
    def race(
        self, match: Match, hands: Mapping[int, Hand], lines: Lines, rng: Rng, *, strict: bool
    ) -> Race: ...
    def fold(self, match: Match, decision: Decision) -> None: ...  # play on what was decided
    def at_once(self, steps: list[Step]) -> list[Step]:
        """Those that happen together: how a race ended is seen before the next is laid out."""

    def abandoned(self, match: Match) -> Decision | None:
        """What becomes of a race that everybody left; None: it goes on as it stands."""

    def thought(self, hand: Hand, rng: Rng) -> int:
        """Milliseconds that a robot takes to choose in peace."""

    def chosen(self, match: Match) -> int:
        """What a robot chooses in peace: an action's id."""

    def film(self, match: Match, step: int, name: str) -> Film | None:
        """How the last of so many steps was seen to fall; the same name, the same film."""

    def rolling(self, match: Match, drawn: list[Step], name: str) -> Film | None:
        """The same of what chance has drawn and nobody may know yet: without its outcome."""
