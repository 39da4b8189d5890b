"""Analyses: finished games thought over by the robots, a decision at a time, remembered.

Between two decisions a worker serves whoever is playing: no game waits for one that is over. Nor
does a study wait for somebody else's: each person and each address has so many under way.
"""

from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from sesame.core.match import Match, Step
from sesame.core.position import write
from sesame.server.common.limits import TooMuch
from sesame.server.log.table import Table, settings_for
from sesame.server.saying import say
from sesame.server.workers.fairness import Asker
from sesame.server.workers.robots import Question, Robots, RobotsSilent, Unwanted, Verdict

_REMEMBERED = 64  # games
OF_PERSON, OF_ADDRESS, OF_ALL = 2, 6, 256  # studies under way at a time
_WANTED = 60.0  # seconds after which nobody waits for a study that nobody asks about
_MOST = 300  # decisions judged of one game; of a longer one every second, every third ...


@dataclass
class Study:
    """What has been found out about a game so far."""

    total: int
    person: str
    address: str
    asked_at: float
    done: int = 0
    verdicts: list[Verdict] = field(default_factory=list)

    @property
    def is_done(self) -> bool:
        return self.done == self.total


class Analyses:
    """The studies of this process."""

    def __init__(
        self, robots: Robots, spawn: Callable[[Coroutine[Any, Any, None]], object]
    ) -> None:
        self._robots, self._spawn = robots, spawn
        self._studies = OrderedDict[str, Study]()

    def known(self, table: Table) -> Study | None:
        """The study of a finished game, if somebody has begun it."""
        known = self._studies.get(table.id)
        if known is not None:
            self._studies.move_to_end(table.id)
            known.asked_at = monotonic()
        return known

    def begin(self, table: Table, person: str, address: str) -> Study:
        """For whoever asks first; raises TooMuch."""
        self._check(person, address)
        questions = list(_questions(table))
        study = Study(len(questions), person, address, monotonic())
        self._studies[table.id] = study
        self._forget()
        self._spawn(self._think(table.id, study, questions))
        return study

    def _check(self, person: str, address: str) -> None:
        under_way = [study for study in self._studies.values() if not study.is_done]
        own = sum(study.person == person for study in under_way) if person else 0
        beside = sum(study.address == address for study in under_way)
        if own >= OF_PERSON or beside >= OF_ADDRESS:
            raise TooMuch(say("analyses-under-way"))
        if len(under_way) >= OF_ALL:
            raise TooMuch(say("too-many-analyses"))

    def _forget(self) -> None:
        for name in list(self._studies):
            if len(self._studies) <= _REMEMBERED:
                return
            if self._studies[name].is_done:
                del self._studies[name]

    async def _think(
        self, table: str, study: Study, questions: list[tuple[Question, Step]]
    ) -> None:
        asker = Asker("study", study.address, study.person, table)
        try:
            for question, step in questions:
                verdict = await self._robots.judge(
                    asker, question, step.action, lambda: monotonic() - study.asked_at < _WANTED
                )
                study.done += 1
                if verdict is not None:
                    study.verdicts.append(verdict)
        except (BrokenProcessPool, RobotsSilent, Unwanted):  # closed meanwhile; who asked has gone
            self._studies.pop(table, None)


def _questions(table: Table) -> list[tuple[Question, Step]]:
    match = table.match
    settings, position = settings_for(match.terms, []), _beginning(match)
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
