"""Who sits at a table, what they ask each other, and what was said there."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from sesame.server.log.quickness import Quickness
from sesame.server.protocol import Level


@dataclass
class Sitter:
    """Who has a chair, and who plays it."""

    person: str | None = None
    level: Level | None = None  # a robot's own chair
    called: str = ""  # at this table
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
    """Somebody asked to take back moves, or to throw the game away."""

    seat: int
    steps: int  # so many stay
    free: bool = False  # nobody is asked
    discards: bool = False
    agreed: set[int] = field(default_factory=set)


def fitted(sitters: Sequence[Sitter], seats: int) -> list[Sitter]:
    """Around a table of so many chairs: people stay, and whose chair is gone move up, a robot's
    too; there is room for them all."""
    kept = [*sitters[:seats], *(Sitter() for _ in range(seats - len(sitters)))]
    for sitter in sitters[seats:]:
        if sitter.person is not None:
            kept[_room(kept)] = sitter
    return kept


def _room(sitters: Sequence[Sitter]) -> int:
    free = [seat for seat, sitter in enumerate(sitters) if sitter.is_free]
    return (free or [seat for seat, sitter in enumerate(sitters) if sitter.level])[0]


@dataclass(frozen=True)
class Remark:
    version: int
    person: str
    text: str
    at: int
