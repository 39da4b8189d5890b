"""Agents against each other, on all cores or a cluster; what is finished is never lost.

The same contest gives the same games, however many play them and however often they are stopped,
as long as the agents' budgets are in simulations and not in seconds.
"""

from collections.abc import Generator
from functools import partial
from typing import NamedTuple

from sesame.agents import table
from sesame.core.contract import CHANCE
from sesame.core.match import Match
from sesame.lab.archive import Archive
from sesame.lab.contest import Contest, Fixture
from sesame.lab.crew import Processes
from sesame.lab.hiring import hired
from sesame.lab.standings import Result

_SHORT = ("uct:2", "greedy")  # play the game that has everything compiled


class Played(NamedTuple):
    """A finished game, as it comes from whoever played it."""

    result: Result
    record: str


def run(
    contest: Contest,
    games: int,
    *,
    processes: int | None = None,
    on: str | None = None,
    archive: Archive | None = None,
) -> Generator[Result]:
    """Play that many games of every line-up; those that the archive has come first."""
    due = list[Fixture]()
    for fixture in contest.fixtures(games):
        kept = archive.read(fixture) if archive else None
        if kept is None:
            due.append(fixture)
        else:
            yield kept
    if not due:
        return
    with hired(on, Processes(processes)) as crew:
        for played in crew(play, contest, due, partial(compile_for, contest)):
            if archive is not None:  # kept before it is told of
                archive.write(played.result.fixture, played.record)
            yield played.result


def play(contest: Contest, fixture: Fixture) -> Played:
    """One game."""
    match = contest.match(fixture)
    table.play_out(match, fixture.agents, fixture.luck)
    return Played(result_of(fixture, match), match.record())


def result_of(fixture: Fixture, match: Match) -> Result:
    """What came of a match that is over."""
    return Result(fixture, match.winners, sum(step.seat != CHANCE for step in match.log))


def compile_for(contest: Contest) -> None:
    """A very short game before the others, lest every process compile the same kernels."""
    match, names = Match(contest.terms, seed=1), _SHORT * contest.table
    if match.game.is_timed:
        names = ("random",) * contest.table
    table.play_out(match, names[: contest.table], seed=1)
