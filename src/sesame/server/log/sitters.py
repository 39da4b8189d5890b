"""Who sits at a table, what they ask each other, and what was said there."""

from dataclasses import dataclass, field

from sesame.server.log.quickness import Quickness
from sesame.server.protocol import Level


@dataclass
class Sitter:
    """Who has a chair, and who plays it."""

    person: str | None = None
    level: Level | None = None  # a robot's own chair
    substitute: Level | None = None  # a robot that plays for the person
    resigned: bool = False  # gave up, or ran out of time:
    flagged: bool = False
    quickness: Quickness = field(
        default_factory=Quickness, compare=False
    )  # of a hand, in real time
    is_named: bool = False  # no hand would have done that
    is_ready: bool = False  # said so since it began, or since the last pause (real time)

    @property
    def is_free(self) -> bool:
        return self.person is None and self.level is None

    @property
    def robot(self) -> Level | None:
        """The robot that plays this seat now."""
        return self.level or self.substitute


@dataclass
class Request:
    """Somebody asked to take back moves."""

    seat: int
    steps: int  # so many stay
    free: bool = False  # nobody is asked
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Remark:
    version: int
    person: str
    text: str
    at: int
