"""What is noted about each game: all that the figures of a report are made of."""

from typing import NamedTuple

import msgspec
import numpy as np

from sesame.agents import table
from sesame.core import contract, record
from sesame.core.contract import CHANCE
from sesame.core.match import Match
from sesame.core.replay import replay
from sesame.lab.arena import Played, result_of
from sesame.lab.contest import Contest, Fixture
from sesame.lab.foresight import Foresight
from sesame.reports import kinds, own, pace
from sesame.reports.kinds import Kind
from sesame.reports.walk import decisions, walk

LOOKS = 20  # parts of a game; its chances are looked at between them
IMAGINED = 200  # games from each look


class Note(msgspec.Struct, frozen=True):
    """One game."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    measures: tuple[int, ...]  # the game's own; negative: the question did not arise
    order: tuple[int, ...]  # seats in the order of their first decisions
    choices: list[int]  # at every decision
    seconds: float  # as people would take
    kinds: dict[str, Kind]
    looks: list[list[float]]  # chance to win of each seat, LOOKS + 1 times
    own: list[list[int]]  # what `own.<game>` notes
    imagined: int = 0  # games from each look

    @property
    def is_current(self) -> bool:
        """Whether it was made as notes are made now."""
        return self.imagined == IMAGINED and len(self.looks) == LOOKS + 1


class Sight(NamedTuple):
    """A game to be seen: to be played, or kept already as a record."""

    fixture: Fixture
    record: str | None


class Seen(NamedTuple):
    """A game played, with its note as it is kept."""

    played: Played
    note: str


def see(contest: Contest, sight: Sight) -> Seen:
    """Play a game, or look at it again, and note what it was like."""
    fixture = sight.fixture
    if sight.record is None:
        match = contest.match(fixture)
        table.play_out(match, fixture.agents, fixture.luck)
    else:
        match = replay(record.parse(sight.record), contest.terms.game)
    noted = msgspec.json.encode(note(match, fixture.luck)).decode()
    return Seen(Played(result_of(fixture, match), match.record()), noted)


def note(match: Match, luck: int) -> Note:
    """What is worth knowing about a finished game; `luck` is for the games imagined from it."""
    looks = decisions(match)
    return Note(
        winners=match.winners,
        scores=match.scores,
        measures=_measures(match),
        order=tuple(dict.fromkeys(look.seat for look in looks)),
        choices=[look.choices for look in looks],
        seconds=round(pace.seconds(match, looks), 1),
        kinds=_kinds(match),
        looks=_chances(match, len(looks), luck),
        own=own.of(match.game.name).facts(match),
        imagined=IMAGINED,
    )


def _measures(match: Match) -> tuple[int, ...]:
    found = np.zeros(len(match.game.measures), np.int64)
    contract.measures(match.state, found)
    return tuple(found.tolist())


def _kinds(match: Match) -> dict[str, Kind]:
    """By name; chance does nothing of its own accord and is left out."""
    found = dict[str, Kind]()
    for step in match.log:
        if step.seat != CHANCE:
            action = match.game.actions.from_id(step.action)
            name = kinds.kind(match.game.name, action)
            before = found[name].count if name in found else 0
            found[name] = Kind(before + 1, kinds.rules(action))
    return found


def _chances(match: Match, length: int, luck: int) -> list[list[float]]:
    """Before the decisions at equal distances, and once it is over."""
    due, found = [part * length // LOOKS for part in range(LOOKS)], list[list[float]]()
    foresight, at = Foresight(match.game, match.seats), 0
    for state, step in walk(match):
        if step.seat >= 0:
            while len(found) < LOOKS and due[len(found)] == at:
                found.append(foresight.chances(state[0], IMAGINED, luck, len(found)))
            at += 1
    sharers = match.winners or tuple(range(match.seats))
    return [*found, [(seat in sharers) / len(sharers) for seat in range(match.seats)]]
