"""What came of the games of an arena: points, who beat whom, ratings."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
import numpy as np
from msgspec.structs import astuple

from sesame.lab import ratings
from sesame.lab.contest import Contest, Fixture
from sesame.lab.tables import Table

BASELINE = "random"  # its rating is 0, where it plays


class Result(NamedTuple):
    """A game that was played."""

    fixture: Fixture
    winners: tuple[int, ...]  # seats; none: nobody won
    length: int  # decisions, time running out among them

    def points(self, seat: int) -> float:
        """A win is worth 1, shared by those who share it; by all, if nobody won."""
        sharers = self.winners or tuple(range(len(self.fixture.agents)))
        return (seat in sharers) / len(sharers)


class Standing(msgspec.Struct, frozen=True):
    """How one agent did."""

    agent: str
    games: int  # seats it had: an agent that plays against itself counts twice
    points: float
    share: float  # of the points of its games
    share_low: float  # at 95 %
    share_high: float
    rating: float
    margin: float  # at 95 %, against the mean of all

    @property
    def is_extreme(self) -> bool:
        """Whether it won or lost everything: only the prior keeps its rating finite."""
        return self.points in (0, self.games)


class Chair(msgspec.Struct, frozen=True):
    """How one seat did, whoever sat there."""

    points: float
    share: float  # of all points
    share_low: float  # at 95 %
    share_high: float


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions games took."""

    mean: float
    least: int
    most: int


class Standings(msgspec.Struct, frozen=True):
    """The agents, best first, and every two of them; the seats, and how long games were."""

    contest: Contest
    games: int  # played
    agents: list[Standing]
    duels: dict[str, dict[str, float]]  # points of the first in games that both played
    chairs: list[Chair]  # by seat
    lengths: Lengths

    def table(self) -> Table:
        """The agents as rows, best first."""
        columns = ("agent", "games", "points", "share", "from", "to", "rating", "±")
        rows = [astuple(it) for it in self.agents]
        return Table(columns, rows)

    def _repr_html_(self) -> str:
        return self.table()._repr_html_()

    def duel(self, one: str, other: str) -> tuple[float, float, float] | None:
        """Of the points the two took when they met, the share of the first, with its interval."""
        mine, its = self.duels[one].get(other, 0.0), self.duels[other].get(one, 0.0)
        if one == other or mine + its == 0:
            return None
        return mine / (mine + its), *ratings.interval(mine, mine + its)


def standings(contest: Contest, results: Sequence[Result]) -> Standings:
    """Sum up, and rate."""
    names = list(dict.fromkeys(contest.agents))
    points, seats = defaultdict[str, float](float), Counter[str]()
    duels = {name: defaultdict[str, float](float) for name in names}
    for result in sorted(results):  # in one order, so that sums are the same to the last bit
        agents = result.fixture.agents
        for seat, agent in enumerate(agents):
            won = result.points(seat)
            seats[agent] += 1
            points[agent] += won
            for other in {*agents} - {agent}:
                duels[agent][other] += won
    rated = _rated(names, results, points)
    found = [
        Standing(
            name,
            seats[name],
            points[name],
            points[name] / seats[name],
            *ratings.interval(points[name], seats[name]),
            *rated[name],
        )
        for name in names
        if seats[name]
    ]
    found.sort(key=lambda standing: -standing.rating)
    return Standings(
        contest,
        len(results),
        found,
        {name: {**duels[name]} for name in names},
        [_chair(results, seat) for seat in range(contest.table)],
        _lengths([result.length for result in results]),
    )


def _chair(results: Sequence[Result], seat: int) -> Chair:
    points = sum(result.points(seat) for result in sorted(results))
    return Chair(points, points / len(results), *ratings.interval(points, len(results)))


def _lengths(found: Sequence[int]) -> Lengths:
    return Lengths(sum(found) / len(found), min(found), max(found))


def _rated(
    names: list[str], results: Sequence[Result], points: Mapping[str, float]
) -> dict[str, ratings.Rating]:
    """Ratings by name, the baseline's put at 0."""
    tables = Counter(tuple(sorted(result.fixture.agents)) for result in results)
    played = [name for name in names if any(name in table for table in tables)]
    if not played:
        return {}
    rated = ratings.rate(
        [[table.count(name) for name in played] for table in tables],
        list(tables.values()),
        np.array([points[name] for name in played], np.float64),
    )
    found = dict(zip(played, rated, strict=True))
    zero = found[BASELINE].rating if BASELINE in found else 0.0
    return {name: it._replace(rating=it.rating - zero) for name, it in found.items()}
