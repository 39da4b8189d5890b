"""Finished games thought over by the robots: one at a time, a decision at a time, remembered.

Between two decisions a worker serves whoever is playing: no game waits for one that is over.
"""

import asyncio
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field

from sesame.core.match import Match, Step
from sesame.core.position import write
from sesame.server.house import House
from sesame.server.limits import TooMuch
from sesame.server.robots import Question, Verdict
from sesame.server.table import Table, agreed

_REMEMBERED = 64  # games
_WAITING = 16  # games that may wait to be thought over
_MOST = 300  # decisions judged of one game; of a longer one every second, every third ...


@dataclass
class Study:
    """What has been found out about a game so far."""

    total: int
    done: int = 0
    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        return self.done == self.total


class Analyses:
    """The studies of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._studies = OrderedDict[str, Study]()
        self._one_at_a_time = asyncio.Semaphore(1)

    def of(self, table: Table) -> Study:
        """The study of a finished game; the first who asks begins it."""
        if (known := self._studies.get(table.id)) is not None:
            self._studies.move_to_end(table.id)
            return known
        if sum(not study.is_done for study in self._studies.values()) >= _WAITING:
            raise TooMuch(
                "Trop de parties à analyser : réessayez dans un instant.",
                "Too many games to analyse: try again in a moment.",
            )
        questions = list(_questions(table))
        study = self._studies[table.id] = Study(len(questions))
        self._forget()
        self._house.spawn(self._think(study, questions))
        return study

    def _forget(self) -> None:
        for name in list(self._studies):
            if len(self._studies) <= _REMEMBERED:
                return
            if self._studies[name].is_done:
                del self._studies[name]

    async def _think(self, study: Study, questions: list[tuple[Question, Step]]) -> None:
        async with self._one_at_a_time:
            with suppress(BrokenProcessPool):  # closed meanwhile
                for question, step in questions:
                    verdict = await self._house.robots.judge(question, step.action)
                    study.done += 1
                    if verdict is not None:
                        study.verdicts.append(verdict)


def _questions(table: Table) -> list[tuple[Question, Step]]:
    match = table.match
    settings, position = agreed(match.terms, []), _beginning(match)
    decisions = [at for at, step in enumerate(match.log) if step.seat >= 0]
    some = decisions[:: max(1, -(-len(decisions) // _MOST))]
    return [
        (
            Question(table.id, settings, match.log[:at], match.log[at].seat, "calife", 0, position),
            match.log[at],
        )
        for at in some
    ]


def _beginning(match: Match) -> str | None:
    return None if match.start is None else write(match.terms, match.start[0])
