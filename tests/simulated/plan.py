"""What a seed stands for: which store, how many processes, which tables, and how much trouble."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final

from sesame.core.match import Match
from sesame.games import game as game_named

_LAST: Final = 10  # decisions that are left of a game that begins near its end
_DESERTED: Final = 0.2  # how many timed tables everybody leaves
Kind = tuple[str, int, tuple[tuple[str, Any], ...]]

# Game, seats, options; how often; and which random games begin near their end. Most of these are
# over soon, whoever plays on: a game that wanders for hundreds of moves meets no trouble on the way
_KINDS: Final[dict[Kind, tuple[int, tuple[int, ...]]]] = {
    ("khan-tsin", 2, (("setup", "random"),)): (5, (2, 6, 9, 15)),
    ("bakschisch", 2, ()): (3, (0, 6, 26, 40)),
    ("bakschisch", 3, ()): (3, (9, 16, 17, 37)),
    ("kim-bac", 2, (("rounds", 1),)): (3, (0, 1, 5, 14)),
    ("mille-et-un-tresors", 3, ()): (3, (0, 2, 16, 33)),
    ("attrap-tresors", 2, (("patience", 2),)): (1, (0, 1, 19, 35)),
}


@dataclass(frozen=True)
class Seating:
    """One table: what is played there, from where on, and by whom."""

    kind: Kind
    position: str
    chairs: tuple[str, ...]  # "me", "open", or a robot's level
    clock: int | None  # seconds each
    pace: int
    undo: bool
    public: bool
    is_deserted: bool  # nobody comes back to it once there is peace


@dataclass
class Trouble:
    """How likely things are while there is trouble; in peace none of it happens."""

    kills: float = 0.0  # a second, of some process
    stops: float = 0.0  # the same as an upgrade does it
    freezes: float = 0.0
    cuts: float = 0.0  # of some line between a person and a server
    silences: float = 0.0  # of some line to the database
    outages: float = 0.0  # of the database
    full_disks: float = 0.0
    broken_disks: float = 0.0
    deaths: float = 0.0  # of a robot's process, by question
    repeats: float = 0.0  # of a message
    lost_answers: float = 0.0  # of a request


@dataclass
class Plan:
    """All that is chosen before the first step."""

    is_shared: bool
    processes: int
    people: int
    tables: list[Seating]
    seconds: float  # of trouble
    disorder: float
    jumps: float  # milliseconds by which clocks of processes differ
    slow: float  # seconds that a disk or a database takes, on average
    rematches: float
    trouble: Trouble = field(default_factory=Trouble)


def plan(random: Random) -> Plan:
    is_shared = random.random() < 0.5
    people = random.choice((1, 2, 2, 3))
    tables = [_seating(random, people) for _ in range(random.choice((1, 1, 1, 1, 2, 3)))]
    return Plan(
        is_shared=is_shared,
        processes=random.choice((1, 2, 2, 3)) if is_shared else 1,
        people=people,
        tables=tables,
        seconds=random.choice((3.0, 8.0, 20.0)),
        disorder=random.choice((0.0, 0.0, 0.3)),
        jumps=random.choice((0.0, 50.0, 3_000.0)),
        slow=random.choice((0.0005, 0.005, 0.05)),
        rematches=random.choice((0.0, 0.5)),
        trouble=_trouble(random),
    )


def _trouble(random: Random) -> Trouble:
    """Not all kinds at once: each run has its own mixture."""

    def some(*often: float) -> float:
        return random.choice((0.0, 0.0, *often))

    return Trouble(
        kills=some(0.05, 0.3),
        stops=some(0.05),
        freezes=some(0.05, 0.2),
        cuts=some(0.1, 0.5),
        silences=some(0.1, 0.5),
        outages=some(0.05),
        full_disks=some(0.1),
        broken_disks=some(0.05),
        deaths=some(0.1, 0.4),
        repeats=some(0.2),
        lost_answers=some(0.2),
    )


def _seating(random: Random, people: int) -> Seating:
    (kind,) = random.choices(list(_KINDS), [often for often, _ in _KINDS.values()])
    seats = kind[1]
    chairs = ["me", *("open" if seat < people else "apprenti" for seat in range(1, seats))]
    if random.random() < 0.15:
        chairs = ["apprenti"] * seats
    clock = random.choice((None, None, 15, 60)) if kind[0] != "attrap-tresors" else None
    return Seating(
        kind=kind,
        position=random.choice(_late(kind)),
        chairs=tuple(chairs),
        clock=clock,
        pace=random.choice((0, 200, 700)),
        undo=random.random() < 0.7,
        public=random.random() < 0.5,
        is_deserted=clock is not None and random.random() < _DESERTED,
    )


@cache
def _late(kind: Kind) -> tuple[str, ...]:
    """Positions a few decisions before a random game's end."""
    return tuple(_before_the_end(kind, number) for number in _KINDS[kind][1])


def _before_the_end(kind: Kind, number: int) -> str:
    name, seats, options = kind
    random = Random(f"{kind} {number}")
    match = game_named(name).new(seats, seed=number, **dict(options))
    while not match.over:
        who = match.actors or (-2,)
        seat = random.choice(who)
        match.play(seat, random.choice(match.legal_ids(seat)))
    decisions = [at for at, step in enumerate(match.log) if step.seat >= 0]
    return _at(match, decisions[max(0, len(decisions) - _LAST)])


def _at(match: Match, length: int) -> str:
    early = match.copy()
    early.cut(length)
    return early.position()
