"""Robots think in processes of their own, so that no person ever waits for one.

A table always asks the same worker, which remembers what it thought the last time. A worker that
dies is started again; the question is asked again.
"""

import asyncio
import hashlib
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from sesame.agents.agent import Agent
from sesame.core.cache import cache_folder
from sesame.core.match import Match, Step
from sesame.core.words import Language, Words
from sesame.games import game as game_named
from sesame.games import games
from sesame.server.orphans import at_parents_end
from sesame.server.protocol import Hinted, Level, Settings
from sesame.server.table import Table, new_match

if TYPE_CHECKING:
    from sesame.agents.analysis import Judgement  # what searches is loaded where it runs

_REMEMBERED = 64  # games that a worker keeps thoughts about
_TRIES = 3
_SIMULATIONS = 1_500  # imagined for one decision that is judged afterwards
_SECONDS, _BEST = 2.0, 5  # a hint: thought for so long, and so many choices

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
    played: Words  # what was done, in a sentence,
    better: Words  # and what would have been best
    notation: str  # of the best
    why: Words | None


class Robots:
    """A bounded number of thinkers."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pools: list[ProcessPoolExecutor | None] = [None] * count
        self._is_closed = False

    async def choose(self, table: Table, seat: int) -> int:
        """The action that the robot on that seat decides for."""
        level = table.sitters[seat].robot
        assert level is not None, "asked only for a robot's seat"
        question = _question(table, seat, level, _luck(table, seat))
        return await self._ask(table.id, think, question)

    async def advise(self, table: Table, seat: int, language: Language) -> list[Hinted]:
        """What the strongest would do on that seat, best first."""
        question = _question(table, seat, "calife", 0)
        return await self._ask(table.id, advice, question, language)

    async def judge(self, question: Question, played: int) -> Verdict | None:
        """What to think of a decision of a finished game; None where there was no choice."""
        return await self._ask(question.table, verdict, question, played)

    async def prepare(self) -> None:
        """On a machine's first start: search is compiled game by game, before anybody asks."""
        with suppress(BrokenProcessPool):  # closed meanwhile
            for name in games():
                if not game_named(name).is_timed:
                    await self._ask(name, first_thought, name)

    async def _ask(self, table: str, work: Callable[..., Answer], *arguments: object) -> Answer:
        for attempt in range(_TRIES):
            index = int(hashlib.sha256(table.encode()).hexdigest(), 16) % len(self._pools)
            pool = self._pool(index)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self._pools[index] is pool:
                    self._pools[index] = None
                if attempt == _TRIES - 1 or self._is_closed:
                    raise
        raise AssertionError("unreachable")

    def _pool(self, index: int) -> ProcessPoolExecutor:
        found = self._pools[index]
        if found is None:
            found = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_quiet)
            self._pools[index] = found
        return found

    def close(self) -> None:
        self._is_closed = True
        for pool in self._pools:
            if pool is not None:
                for process in list((pool._processes or {}).values()):
                    process.terminate()
                pool.shutdown(wait=True, cancel_futures=True)
        self._pools = [None] * len(self._pools)


def _question(table: Table, seat: int, level: Level, luck: int) -> Question:
    log = list(table.match.log)
    return Question(table.id, table.settings, log, seat, level, luck, table.position)


def _luck(table: Table, seat: int) -> int:
    """From the table's secret: nobody can foresee it, and the same game plays the same."""
    digest = hashlib.sha256(f"{table.seed}/robot/{seat}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


# --- in the worker

_agents = OrderedDict[tuple[str, int, Level], Agent]()


def _quiet() -> None:
    """Ctrl-C is the server's business; thinkers step aside for people."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    at_parents_end(lambda: os._exit(1))  # killed, it could not tell us to go


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


def first_thought(name: str) -> None:
    """Every level once, on a table as it is laid; nothing to do if that was done before."""
    from sesame.agents import roster

    marker = cache_folder() / f"thought-{name}"
    if marker.exists():
        return
    match = game_named(name).new(seed=1)
    for level in roster.LEVELS:
        roster.agent(level, match, 1).act(match, match.actors[0])
    marker.touch()


def advice(question: Question, language: Language) -> list[Hinted]:
    from sesame.agents.advice import advise

    match = _match_of(question)
    return [
        Hinted(match.game.actions.to_id(item.action), item.value, item.visits, item.why)
        for item in advise(match, question.seat, _SECONDS, language=language)[:_BEST]
    ]


def verdict(question: Question, played: int) -> Verdict | None:
    from sesame.agents.analysis import judge, why

    match, seat = _match_of(question), question.seat
    found = judge(match, seat, played, _SIMULATIONS)
    if found is None:
        return None
    return Verdict(
        len(question.log),
        seat,
        found,
        _sentence(match, seat, played),
        _sentence(match, seat, found.best),
        str(match.game.actions.from_id(found.best)),
        why(match, seat, found.best),
    )


def _sentence(match: Match, seat: int, action: int) -> Words:
    return match.game.text.sentence(match.observed(seat), seat, match.game.actions.from_id(action))
