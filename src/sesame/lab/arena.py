"""Agents against each other, on all cores; what is finished is never lost.

The same contest gives the same games, however many processes play them and however often they
are stopped, as long as the agents' budgets are in simulations and not in seconds.
"""

import os
import signal
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread

from sesame.agents import table
from sesame.core.errors import SesameError
from sesame.core.match import Match
from sesame.core.words import Words
from sesame.lab.archive import Archive
from sesame.lab.contest import Contest, Fixture
from sesame.lab.standings import Result

_SHORT = ("uct:2", "greedy")  # play the game that has everything compiled
_WORKER_LOST = Words(
    "un processus s'est arrêté (mémoire ?) ; les parties finies comptent, relancez pour les autres",
    "a process has stopped (memory?); finished games count, run it again for the others",
)


def run(
    contest: Contest, games: int, *, processes: int | None = None, archive: Archive | None = None
) -> Generator[Result]:
    """Play that many games of every line-up; those that the archive has come first."""
    due = list[Fixture]()
    for fixture in contest.fixtures(games):
        kept = archive.read(fixture) if archive else None
        if kept is None:
            due.append(fixture)
        else:
            yield kept
    workers = min(processes or os.cpu_count() or 1, len(due))
    if workers > 1:
        yield from _in_processes(contest, due, workers, archive)
    else:
        yield from (play(contest, fixture, archive) for fixture in due)


def play(contest: Contest, fixture: Fixture, archive: Archive | None) -> Result:
    """One game, kept before it is told of."""
    match = contest.match(fixture)
    table.play_out(match, fixture.agents, fixture.luck)
    if archive is not None:
        archive.write(fixture, match.record())
    return Result(fixture, match.winners)


def _in_processes(
    contest: Contest, due: list[Fixture], workers: int, archive: Archive | None
) -> Generator[Result]:
    _compile(contest)
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(workers, context, _enter, (contest, archive, theirs))
    try:
        running = [pool.submit(_play_here, fixture) for fixture in due]
        for done in as_completed(running):
            found = done.result()
            if isinstance(found, Words):
                raise SesameError(*found)
            yield found
        pool.shutdown()
    except BrokenProcessPool:
        raise SesameError(*_WORKER_LOST) from None
    finally:
        ours.close()  # whoever is still in a game stops: see `_watch`
        pool.shutdown(cancel_futures=True)
        theirs.close()


def _compile(contest: Contest) -> None:
    """A very short game before the others, lest every process compile the same kernels."""
    match, names = Match(contest.terms, seed=1), _SHORT * contest.table
    if match.game.is_timed:
        names = ("random",) * contest.table
    table.play_out(match, names[: contest.table], seed=1)


# --- in a worker

_here: tuple[Contest, Archive | None] | None = None


def _enter(contest: Contest, archive: Archive | None, parent: Connection) -> None:
    """What a worker knows before its first game."""
    global _here  # noqa: PLW0603  (a worker has one contest in its life)
    _here = contest, archive
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to answer
    Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: Connection) -> None:
    """Stop at once, in the middle of a game, when the parent has left or was killed."""
    try:
        parent.recv()
    except (EOFError, OSError):
        os._exit(1)


def _play_here(fixture: Fixture) -> Result | Words:
    """A game, or the words of a refusal: a full disk is told as well as in the parent."""
    assert _here is not None
    try:
        return play(_here[0], fixture, _here[1])
    except SesameError as error:
        return error.words
