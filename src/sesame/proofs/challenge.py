"""Where a tree is too large to be seen whole: what is taken from a robot is exploited at least.

Each challenger takes one seat of a table where the robot has all others, every seat in turn. Among
equals it would take a fair part of the points; what it takes beyond, at 95 %, is proven.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from sesame.agents.brought import name_of
from sesame.core.board import Board
from sesame.games import game as find_game
from sesame.lab.arena import run
from sesame.lab.contest import contest
from sesame.lab.ratings import interval
from sesame.proofs.local import Local

CHALLENGERS = (name_of(Local), "mcts:1000")


class Taken(NamedTuple):
    """What one challenger took, of a fair part of the points."""

    challenger: str
    games: int
    share: float
    low: float  # at 95 %
    high: float
    fair: float

    @property
    def is_proof(self) -> bool:
        """Whether it is more than luck."""
        return self.low > self.fair


def challenge(
    name: str,
    robot: str,
    games: int,
    *,
    challengers: tuple[str, ...] = CHALLENGERS,
    seats: int | None = None,
    seed: int = 1,
    processes: int | None = None,
    board: str | Path | Board | None = None,
    **options: Any,
) -> Iterator[Taken]:
    """What each of them takes from the robot."""
    count = find_game(name).seat_count(seats)
    for challenger in challengers:
        agents = (challenger, *(robot,) * (count - 1))
        met = contest(name, agents, seed=seed, board=board, **options)
        points, played = 0.0, 0
        for result in run(met, games, processes=processes):
            played += 1
            seat = _seat_of(challenger, result.fixture.agents)
            points += result.points(seat)
        yield Taken(challenger, played, points / played, *interval(points, played), 1 / count)


def _seat_of(challenger: str, agents: tuple[str, ...]) -> int:
    """Where it sat; where the robot is its own challenger, anywhere."""
    return agents.index(challenger)
