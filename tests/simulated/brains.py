"""Robots' processes, simulated: they answer after a while, quickly found, and sometimes they die.

The queue before them (`workers/fairness.py`) and whoever starts and asks them is the real one's.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from sesame.core import dice
from sesame.core.match import Match
from sesame.server.log.table import new_match
from sesame.server.workers import robots
from sesame.server.workers.robots import Question
from tests.simulated.loop import Loop, Pool


class Brain(Executor, Pool):
    """One process; `mortality` is how likely a question is its last."""

    def __init__(self, random: Random, mortality: Callable[[], float]) -> None:
        self._random, self._mortality = random, mortality
        self._is_dead = False

    def carry_out(
        self, loop: Loop, work: Callable[..., Any], given: tuple[Any, ...]
    ) -> asyncio.Future[Any]:
        future = loop.create_future()
        self._is_dead = self._is_dead or self._random.random() < self._mortality()
        wait = self._random.expovariate(8)
        loop.call_later(min(wait, 1.0), self._answer, future, self._is_dead, work, given)
        return future

    def _answer(
        self,
        future: asyncio.Future[Any],
        is_dead: bool,
        work: Callable[..., Any],
        given: tuple[Any, ...],
    ) -> None:
        if future.done():
            return
        if is_dead:
            future.set_exception(BrokenProcessPool())
            return
        try:
            future.set_result(_found(work, given[0]))
        except Exception as error:  # it travels back, as from any process
            future.set_exception(error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """There is nothing to stop."""


_matches = dict[tuple[str, str | None], Match]()


def _beginning(question: Question) -> Match:
    """To read a position takes longer than anything else that is done here."""
    key = question.settings.game, question.position
    if question.position is None or key not in _matches:
        _matches[key] = new_match(question.settings, question.position)
    return _matches[key]


def _found(work: Callable[..., Any], question: Question) -> Any:
    if work is robots.advice:
        return []
    match = _beginning(question).copy()
    match.follow(question.log)
    legal = match.legal_ids(question.seat)
    return legal[dice.below(dice.stream(question.luck, len(match.log)), len(legal))]
