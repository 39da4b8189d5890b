"""The event log: what is written of a table. Append-only: everything else is a fold over it.

A field may be added with a default; nothing is ever removed or renamed, since logs stay.
"""

from msgspec import Struct

from sesame.core.fair import Part
from sesame.core.live import Ruled
from sesame.core.match import Step
from sesame.server.protocol import Level, Settings


class Created(Struct, frozen=True, kw_only=True, tag="created"):
    """A table: what was agreed, and the secret that chance will be drawn from."""

    settings: Settings
    seed: str
    of: str | None = None  # the table that this is a rematch of
    record: str | None = None  # an imported game, whole
    position: str | None = None  # where the game begins, if not at the setup


class Seated(Struct, frozen=True, tag="seated"):
    """A person, or a robot, on a chair."""

    seat: int
    person: str | None = None
    level: Level | None = None


class Stood(Struct, frozen=True, tag="stood"):
    """A chair is free again."""

    seat: int


class Swapped(Struct, frozen=True, tag="swapped"):
    """Two chairs changed places."""

    seat: int
    other: int


class Named(Struct, frozen=True, tag="named"):
    """Who plays on a chair is called so here."""

    seat: int
    name: str


class Changed(Struct, frozen=True, tag="changed"):
    """Something else is agreed; who sits stays."""

    settings: Settings


class Sealed(Struct, frozen=True, tag="sealed"):
    """The device of whoever did this has a part for chance, and this is its seal."""

    seal: str


class Mixed(Struct, frozen=True, tag="mixed"):
    """The game is to begin: these seals count, and whoever has one is to show what is in it."""

    parts: list[Part]


class Unsealed(Struct, frozen=True, tag="unsealed"):
    """What was in a seat's seal."""

    seat: int
    bits: str


class Started(Struct, frozen=True, tag="started"):
    """The game begins; what chance did first."""

    steps: list[Step]


class Played(Struct, frozen=True, tag="played"):
    """A decision and what chance answered."""

    steps: list[Step]
    lag: int = 0  # milliseconds of the player's line that its clock does not pay for


class Grabbed(Struct, frozen=True, tag="grabbed"):
    """Real time: every hand of one window in order, and what became of it; then what followed.

    Without hands: patience ran out, or the dice fall.
    """

    rulings: list[Ruled]
    steps: list[Step]
    times: list[int | None]  # of each step, milliseconds after the dice were shown
    seen: int | None = None  # the server's moment from which on anybody may see it; None: at once


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat gave up, or ran out of time."""

    seat: int
    flagged: bool = False


class Shut(Struct, frozen=True, tag="shut"):
    """Nobody could play between these moments, since no server was at work: nobody's time."""

    since: int  # milliseconds since 1970
    until: int


class Paused(Struct, frozen=True, tag="paused"):
    """The clocks stop."""


class Resumed(Struct, frozen=True, tag="resumed"):
    """The clocks go on."""


class Readied(Struct, frozen=True, tag="readied"):
    """Real time: a seat is ready for the next race."""

    seat: int


class UndoAsked(Struct, frozen=True, tag="undo_asked"):
    """A seat wants the game back to so many steps."""

    seat: int
    steps: int
    free: bool = False  # within its own turn: nobody is asked


class DiscardAsked(Struct, frozen=True, tag="discard_asked"):
    """A seat wants the game thrown away."""

    seat: int


class Discarded(Struct, frozen=True, tag="discarded"):
    """The game is thrown away; nobody had to be asked."""


class UndoAnswered(Struct, frozen=True, tag="undo_answered"):
    """A seat agrees, or not; when all have agreed, the game is cut, or thrown away."""

    seat: int
    agrees: bool


class Replaced(Struct, frozen=True, tag="replaced"):
    """A robot plays for a person who is away."""

    seat: int
    level: Level


class Retaken(Struct, frozen=True, tag="retaken"):
    """The person is back."""

    seat: int


class Spoken(Struct, frozen=True, tag="spoken"):
    """Something said at the table."""

    text: str


class Muted(Struct, frozen=True, tag="muted"):
    """Somebody does not want to hear somebody."""

    person: str
    muted: bool


class Rematched(Struct, frozen=True, tag="rematched"):
    """They play again, over there; by whoever asked for it."""

    table: str


class Awaited(Struct, frozen=True, tag="awaited"):
    """A chair is kept for somebody, until they sit there or it is given away."""

    seat: int
    person: str


class Closed(Struct, frozen=True, tag="closed"):
    """Nobody came for so long that the table was cleared; nobody has won or lost."""


Event = (
    Created
    | Seated
    | Stood
    | Swapped
    | Named
    | Changed
    | Sealed
    | Mixed
    | Unsealed
    | Started
    | Played
    | Grabbed
    | Resigned
    | Shut
    | Paused
    | Resumed
    | Readied
    | UndoAsked
    | DiscardAsked
    | Discarded
    | UndoAnswered
    | Replaced
    | Retaken
    | Spoken
    | Muted
    | Rematched
    | Closed
    | Awaited
)


class Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An event, who caused it, and the id of the command, by which it is known when said again."""

    event: Event
    by: str | None = None  # a person; None: the table itself, or a robot
    id: str | None = None
