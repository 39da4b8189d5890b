"""Robots: they think in processes of their own, so that no person ever waits for one.

A table always asks the same worker, which remembers what it thought the last time. Before each
worker is a fair queue (`fairness.py`). A worker that dies is started again; the question is asked
again.
"""

import asyncio
import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sesame.agents.agent import Agent
from sesame.core.errors import SesameError
from sesame.core.game import Game
from sesame.core.match import Match, Step
from sesame.core.offspring import spawning
from sesame.core.telling import choice_told
from sesame.games import OURS
from sesame.server.common.child_process import step_aside
from sesame.server.common.limits import TooMuch
from sesame.server.common.server_clock import Clock
from sesame.server.log.table import Table, new_match
from sesame.server.protocol import Hinted, Level, Settings, Text
from sesame.server.saying import say
from sesame.server.workers.fairness import Asker, FairQueue
from sesame.server.workers.warming import Workshop

if TYPE_CHECKING:
    from sesame.agents.analysis import Judgement  # what searches is loaded where it runs

_REMEMBERED = 64  # games that a worker keeps thoughts about
_TRIES = 3
_SECONDS, _BEST = 2.0, 5  # a hint: thought for so long, and so many choices
HINTS, HINTS_OF_ADDRESS = 1, 8  # that one person, and one address, may wait for at a time

Answer = TypeVar("Answer")


class Question(NamedTuple):
    """All that a worker needs; of the log an agent uses what its seat may know."""

    table: str
    settings: Settings
    log: list[Step]
    seat: int
    level: Level
    luck: int  # the robot's own
    position: str | None  # where the game began, if not at the setup


class Verdict(NamedTuple):
    """One decision of a finished game, and what is thought of it."""

    step: int  # how many steps the log had before it
    seat: int
    judgement: "Judgement"
    played: list[int] | Text  # what was done: a row of the game's facts, or words where it has none
    better: list[int] | Text  # and what would have been best
    notation: str  # of the best


@dataclass
class _Job:
    """A question that waits, and who waits for the answer."""

    work: Callable[..., Any]
    arguments: tuple[object, ...]
    is_wanted: Callable[[], bool]
    answer: asyncio.Future[Any]


@dataclass
class _Worker:
    """One worker, and whatever waits for it."""

    pool: Executor | None = None
    queue: FairQueue[_Job] = field(default_factory=FairQueue)
    serving: asyncio.Task[None] | None = None


class Unwanted(Exception):
    """Nobody waits for the answer any more."""


class RobotsSilent(SesameError):
    """Their process died again and again over one question."""


class Thinker(ProcessPoolExecutor):
    """One process, which is not waited for when it is told to stop."""

    def __init__(self) -> None:
        super().__init__(1, mp_context=spawning(), initializer=step_aside)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        for process in list((self._processes or {}).values()):
            process.terminate()
        super().shutdown(wait, cancel_futures=cancel_futures)


class Robots:
    """A bounded number of thinkers; `hire` starts one, `now` tells seconds."""

    def __init__(
        self,
        workers: int | None = None,
        hire: Callable[[], Executor] = Thinker,
        now: Clock = monotonic,
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._hire, self._now = hire, now
        self._workers = [_Worker() for _ in range(count)]
        self._is_closed = False
        self.workshop = Workshop()  # where what they need is compiled, at a machine's first start

    async def choose(
        self, asker: Asker, table: Table, seat: int, is_wanted: Callable[[], bool]
    ) -> int:
        """The action that the robot on that seat decides for; raises Unwanted."""
        level = table.sitters[seat].robot
        assert level is not None, "asked only for a robot's seat"
        question = _question(table, seat, level, _luck(table, seat))
        await self.workshop.thoughts(table.settings.game, level)
        return await self._ask(asker, is_wanted, think, question)

    async def advise(self, asker: Asker, table: Table, seat: int, in_words: bool) -> list[Hinted]:
        """What the strongest would do on that seat, best first; raises TooMuch."""
        person = sum(worker.queue.waiting(*asker[:3]) for worker in self._workers)
        address = sum(worker.queue.waiting(*asker[:2]) for worker in self._workers)
        if person >= HINTS or address >= HINTS_OF_ADDRESS:
            raise TooMuch(say("one-hint-at-a-time"))
        question = _question(table, seat, "calife", 0)
        await self.workshop.thoughts(table.settings.game, "calife")
        return await self._ask(asker, _always, advice, question, in_words)

    async def judge(
        self, asker: Asker, question: Question, played: int, is_wanted: Callable[[], bool]
    ) -> Verdict | None:
        """What to think of a decision of a finished game; None where there was no choice."""
        await self.workshop.thoughts(question.settings.game, "calife")
        return await self._ask(asker, is_wanted, verdict, question, played)

    async def _ask(
        self,
        asker: Asker,
        is_wanted: Callable[[], bool],
        work: Callable[..., Answer],
        *arguments: object,
    ) -> Answer:
        if self._is_closed:
            raise BrokenProcessPool
        number = int(hashlib.sha256(asker.table.encode()).hexdigest(), 16)
        worker = self._workers[number % len(self._workers)]
        job = _Job(work, arguments, is_wanted, asyncio.get_running_loop().create_future())
        worker.queue.put(asker, job)
        if worker.serving is None or worker.serving.done():
            worker.serving = asyncio.create_task(self._serve(worker))
        answer: Answer = await job.answer
        return answer

    async def _serve(self, worker: _Worker) -> None:
        """One question after the other, as long as any waits."""
        while len(worker.queue):
            asker, job = worker.queue.take()
            began = self._now()
            if not job.answer.done():  # else: cancelled
                await self._answer(worker, job)
            worker.queue.done(asker, self._now() - began)

    async def _answer(self, worker: _Worker, job: _Job) -> None:
        try:
            if not job.is_wanted():
                raise Unwanted
            found = await self._think(worker, job)
        except asyncio.CancelledError:  # the pool was closed under it
            job.answer.cancel()
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(found)

    async def _think(self, worker: _Worker, job: _Job) -> Any:
        for attempt in range(_TRIES):
            if self._is_closed:
                raise BrokenProcessPool
            pool = worker.pool = worker.pool or self._hire()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, job.work, *job.arguments
                )
            except BrokenProcessPool:
                if worker.pool is pool:
                    worker.pool = None
                if attempt == _TRIES - 1:
                    raise RobotsSilent(say("robots-silent")) from None
        raise AssertionError("unreachable")

    def close(self) -> None:
        self._is_closed = True
        self.workshop.close()
        for worker in self._workers:
            if (pool := worker.pool) is not None:
                pool.shutdown(wait=True, cancel_futures=True)
                worker.pool = None


def _always() -> bool:
    return True


def _question(table: Table, seat: int, level: Level, luck: int) -> Question:
    log = list(table.match.log)
    return Question(table.id, table.settings, log, seat, level, luck, table.position)


def _luck(table: Table, seat: int) -> int:
    """From the table's secret: nobody can foresee it, and the same game plays the same."""
    digest = hashlib.sha256(f"{table.seed}/robot/{seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


# --- in the worker

_agents = OrderedDict[tuple[str, int, Level], Agent]()


def _match_of(question: Question) -> Match:
    match = new_match(question.settings, question.position)
    match.follow(question.log)
    return match


def think(question: Question) -> int:
    from sesame.agents import roster

    match = _match_of(question)
    key = question.table, question.seat, question.level
    agent = _agents.pop(key, None) or roster.agent(question.level, match, question.luck)
    _agents[key] = agent
    if len(_agents) > _REMEMBERED:
        _agents.popitem(last=False)
    return agent.act(match, question.seat)


def advice(question: Question, in_words: bool) -> list[Hinted]:
    from sesame.agents.advice import hints

    match = _match_of(question)
    return [
        Hinted(
            hint.action, hint.value, hint.visits, reasons(match.game, hint.why, in_words), hint.sure
        )
        for hint in hints(match, question.seat, _SECONDS)[:_BEST]
    ]


def reasons(game: Game, rows: list[list[int]], in_words: bool) -> list[list[int]] | Text:
    """As they travel: rows, which our page can read of our games; words for everybody else."""
    if not in_words and game.name in OURS:
        return rows
    from sesame.agents import saying

    return saying.said(game, rows).texts()


def verdict(question: Question, played: int) -> Verdict | None:
    from sesame.agents.analysis import judge

    match, seat = _match_of(question), question.seat
    found = judge(match, seat, played)
    if found is None:
        return None
    return Verdict(
        len(question.log),
        seat,
        found,
        choice_told(match, seat, played),
        choice_told(match, seat, found.best),
        str(match.game.actions.from_id(found.best)),
    )
