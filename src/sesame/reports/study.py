"""What a report asks: which games are played on which board, and how they are kept."""

import hashlib
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from sesame.agents.table import derived
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.games import game as find_game
from sesame.lab.archive import Archive
from sesame.lab.arena import compile_for, play
from sesame.lab.contest import Contest, Fixture, contest
from sesame.lab.crew import Crew, Processes
from sesame.lab.hiring import hired
from sesame.lab.standings import Result, Standings, standings
from sesame.reports.notes import Note, Sight, see

_DEFAULT, _DEFAULT_HAND = "mcts:100", "vizir"  # the latter where hands race
_HANDS = ("apprenti", "marchand", "vizir", "calife")
_BASE = 50  # simulations of the lowest rung, unless the robots of the report say otherwise
_RUNGS = 3
_SEARCH = re.compile(r"(uct|mcts):(\d+)")
_FEWEST = 20  # games of a rung
_PAIR = 2  # who meet on a rung

Tell = Callable[[str], None]  # that one more game is finished, and of what


@dataclass(frozen=True)
class Study:
    """The games on one board: those that are looked at closely, and the ladder's."""

    contest: Contest
    games: int
    rungs: tuple[Contest, ...]
    rung_games: int

    @property
    def game(self) -> Game:
        return self.contest.terms.game

    def fixtures(self) -> Iterator[Fixture]:
        """Every game has chance of its own: games that share it tell less than their number.

        Robots change seats from game to game.
        """
        agents, seed = self.contest.agents, self.contest.seed
        chances, lucks = derived(seed, 2), derived(seed, 3)
        for number in range(1, self.games + 1):
            turn = number % len(agents)
            seated = agents[turn:] + agents[:turn]
            yield Fixture(number, seated, derived(chances, number), derived(lucks, number))

    @property
    def count(self) -> int:
        """How many games there are in all."""
        return self.games + sum(rung.count(self.rung_games) for rung in self.rungs)


@dataclass(frozen=True)
class Findings:
    """What was seen on one board."""

    study: Study
    notes: list[Note]
    rungs: list[Standings]


def study(
    name: str,
    agents: tuple[str, ...] = (),
    *,
    games: int = 100,
    seed: int = 1,
    table: int | None = None,
    board: str | Path | None = None,
    **options: Any,
) -> Study:
    """A study that can be made; refuses, before anything is played, what could not be."""
    game = find_game(name)
    count = game.seat_count(table or (len(agents) if len(agents) > 1 else None))
    names = agents or ((_DEFAULT_HAND if game.is_timed else _DEFAULT),)
    if len(names) not in (1, count):
        raise BadOption("one-robot-or-one-a-seat", robots=len(names), seats=count)
    seated = names if len(names) == count else names * count

    def asked(robots: tuple[str, ...], seats: int) -> Contest:
        return contest(game.name, robots, table_of=seats, seed=seed, board=board, **options)

    rungs = tuple(asked(pair, _PAIR) for pair in pairwise(_rungs(game, names[0])))
    return Study(asked(seated, count), games, rungs, max(_FEWEST, games // 2))


def _rungs(game: Game, agent: str) -> tuple[str, ...]:
    """Robots of which each thinks twice as much as the one before; hands that are ever faster."""
    if game.is_timed:
        return _HANDS
    found = _SEARCH.fullmatch(agent)
    kind, base = (found[1], int(found[2])) if found else ("mcts", _BASE)
    return tuple(f"{kind}:{base << rung}" for rung in range(_RUNGS))


def explore(
    studies: list[Study],
    folder: Path,
    tell: Tell,
    *,
    processes: int | None = None,
    on: str | None = None,
) -> list[Findings]:
    """Play what is not yet in the folder; what is finished stays there, whatever happens."""
    with hired(on, Processes(processes)) as crew:
        return [_explored(it, folder, crew, tell) for it in studies]


def _explored(it: Study, folder: Path, crew: Crew, tell: Tell) -> Findings:
    notes = _watched(it, Archive(folder / _name(it.contest), it.contest), crew, tell)
    rungs = [
        standings(rung, _met(rung, it.rung_games, Archive(folder / _name(rung), rung), crew, tell))
        for rung in it.rungs
    ]
    return Findings(it, notes, rungs)


def _name(asked: Contest) -> str:
    """A folder for each contest, so that another question does not meet the games of this one."""
    digest = hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:8]
    robots = "-".join(dict.fromkeys(asked.agents)).replace(":", "")
    return f"{asked.game}-{asked.table}-{robots}-{digest}"


def _watched(it: Study, archive: Archive, crew: Crew, tell: Tell) -> list[Note]:
    """The notes, in the order of the games; kept before they are told of."""
    found, due = dict[int, Note](), list[Sight]()
    for fixture in it.fixtures():
        note = _kept_note(archive, fixture)
        if note is None:
            due.append(Sight(fixture, archive.record(fixture)))
        else:
            found[fixture.number] = note
            tell(it.contest.agents[0])
    with closing(crew(see, it.contest, due, partial(_prepare, it))) as games:
        for seen in games:
            fixture = seen.played.result.fixture
            archive.write(fixture, seen.played.record, seen.note)
            found[fixture.number] = msgspec.json.decode(seen.note, type=Note)
            tell(it.contest.agents[0])
    return [found[number] for number in sorted(found)]


def _kept_note(archive: Archive, fixture: Fixture) -> Note | None:
    """None if there is none that is as notes are now."""
    text = archive.note(fixture) if archive.read(fixture) else None
    try:
        note = None if text is None else msgspec.json.decode(text, type=Note)
    except msgspec.DecodeError:
        return None
    return note if note is not None and note.is_current else None


def _prepare(it: Study) -> None:
    """Compile what every worker needs."""
    from sesame.lab.foresight import Foresight

    compile_for(it.contest)
    terms = it.contest.terms
    Foresight(terms.game, terms.seats).chances(terms.lay()[0], 1, 1, 0)


def _met(rung: Contest, games: int, archive: Archive, crew: Crew, tell: Tell) -> list[Result]:
    found, due = list[Result](), list[Fixture]()
    for fixture in rung.fixtures(games):
        kept = archive.read(fixture)
        if kept is None:
            due.append(fixture)
        else:
            found.append(kept)
            tell(" – ".join(rung.agents))
    with closing(crew(play, rung, due, partial(compile_for, rung))) as played:
        for it in played:
            archive.write(it.result.fixture, it.record)
            found.append(it.result)
            tell(" – ".join(rung.agents))
    return found
