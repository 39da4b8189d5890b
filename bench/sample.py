"""How a speed is taken: many short samples, every contender once a round.

A shared machine slows down and recovers within seconds. Contenders that take turns meet the same
weather, so a ratio taken inside a round holds where two speeds taken a minute apart would not.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

ROUNDS = 7
SECONDS = 0.3  # about how long a sample plays


@dataclass(frozen=True)
class Sample:
    """That many games, and decisions in them, took that long."""

    games: int
    moves: float  # a mean length times the games, where the peer does not count
    seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


@dataclass(frozen=True)
class Contender:
    """Something that plays games at random."""

    game: str
    how: str
    choices: float  # mean number of legal actions at a decision
    play: Callable[[int], Sample]  # that many games
    error: float = 0.0  # standard error of `moves`, as a share of them; 0: they are counted


@dataclass(frozen=True)
class Speed:
    """All samples of one contender, in the order of the rounds."""

    contender: Contender
    samples: Sequence[Sample]

    @property
    def best(self) -> float:
        return max(sample.moves_per_second for sample in self.samples)

    @property
    def median(self) -> float:
        return median(sample.moves_per_second for sample in self.samples)

    @property
    def games(self) -> float:
        """Games a second, the median."""
        return median(sample.games_per_second for sample in self.samples)

    def times(self, other: "Speed") -> float:
        """How many times faster than the other: the median of the rounds' own ratios."""
        pairs = zip(self.samples, other.samples, strict=True)
        return median(mine.moves_per_second / its.moves_per_second for mine, its in pairs)


def race(contenders: Sequence[Contender]) -> list[Speed]:
    """Let all play in turn, round after round."""
    sizes = [_games_in(SECONDS, contender) for contender in contenders]
    rounds = [
        [contender.play(size) for contender, size in zip(contenders, sizes, strict=True)]
        for _ in range(ROUNDS)
    ]
    columns = zip(*rounds, strict=True)
    return [Speed(*pair) for pair in zip(contenders, columns, strict=True)]


def _games_in(seconds: float, contender: Contender) -> int:
    """How many games take about that long; the search also warms the contender up."""
    games = 1
    while (sample := contender.play(games)).seconds < seconds / 8:
        games *= 4
    return max(1, round(sample.games_per_second * seconds))
