"""Corpora: games of robots, every decision judged, as records and as arrays to learn from.

from sesame.lab.corpus import Corpus, small

corpus = Corpus.read("khan-tsin.npz")  # what `sesame corpus` has written; or small("bakschisch")
lessons = corpus.lessons()             # observations, choices, what was done, what was best

A corpus is its terms and the ids of its steps: observations are made from these when they are asked
for, in whatever encoding. The same contest and effort give the same corpus, unless a robot of it
minds a clock.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from sesame.agents import table
from sesame.agents.analysis import Judgement, judge
from sesame.agents.table import derived
from sesame.core import calls
from sesame.core.contract import CHANCE, CLOCK
from sesame.core.encoding import Numbers
from sesame.core.errors import BadFile
from sesame.core.files import refusal
from sesame.core.match import Match
from sesame.core.own import ALL, own_of
from sesame.core.portrait import PLANES, lens_of
from sesame.core.record import parse
from sesame.core.replay import replay
from sesame.lab.archive import Archive
from sesame.lab.arena import compile_for, result_of
from sesame.lab.contest import Contest, Fixture
from sesame.lab.crew import Processes
from sesame.lab.standings import Result

_NOT_JUDGED = -1  # in place of the best action: there was no choice, or no judgement was asked for
_SMALL = "corpora"  # a folder of this package

STEP = np.dtype(
    [
        ("game", "i4"),  # which of the corpus, from 0
        ("seat", "i1"),  # who acted; CHANCE or CLOCK
        ("action", "i4"),  # the id of what was done
        ("best", "i4"),  # the id of what was judged best, -1 where nothing was judged
        ("promised", "f4"),  # what that promised the seat, -1 to 1
        ("kept", "f4"),  # what the action done promised it
    ]
)
Steps = npt.NDArray[Any]  # of STEP


class Head(msgspec.Struct, frozen=True):
    """What a corpus is of."""

    contest: Contest
    effort: int  # simulations of a judgement; 0: nothing is judged


class Played(NamedTuple):
    """A game as it comes from whoever played and judged it."""

    result: Result
    record: str
    judged: str  # as JSON: a Judgement, or null, of every step


class Lessons(NamedTuple):
    """Every decision of a corpus at which there was a choice, a row each."""

    observations: Numbers
    masks: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int32]  # what was done
    best: npt.NDArray[np.int32]  # what was judged best; what was done, where nothing was judged
    values: npt.NDArray[np.float32]  # what the game came to for the seat, -1 to 1
    promised: npt.NDArray[np.float32]  # what the best promised; the value, where nothing was judged
    games: npt.NDArray[np.int32]


@dataclass(frozen=True)
class Corpus:
    """Games on the same terms, and what was thought of them."""

    head: Head
    seeds: npt.NDArray[np.uint64]  # of chance, by game
    returns: Numbers  # (games, seats): what each came to
    steps: Steps

    def __len__(self) -> int:
        return len(self.seeds)

    @cached_property
    def decisions(self) -> int:
        """Steps that were some seat's."""
        return int((self.steps["seat"] >= 0).sum())

    def match(self, number: int) -> Match:
        """One game, played to its end."""
        match = Match(self.head.contest.terms, chance="manual")
        match.follow(self._log(number))
        return match

    def _log(self, number: int) -> Iterator[Any]:
        found = self.steps[self.steps["game"] == number]
        return zip(found["seat"].tolist(), found["action"].tolist(), strict=True)

    def lessons(self, encoding: str = PLANES, actions: str = ALL) -> Lessons:
        """What is learned from: what each seat saw and could do, what it did, what came of it."""
        rows = [row for number in range(len(self)) for row in self._rows(number, encoding, actions)]
        columns = zip(*rows, strict=True)
        kinds = (np.float32, np.int8, np.int32, np.int32, np.float32, np.float32, np.int32)
        return Lessons(*(np.array(it, kind) for it, kind in zip(columns, kinds, strict=True)))

    def _rows(self, number: int, encoding: str, actions: str) -> Iterator[tuple[Any, ...]]:
        terms = self.head.contest.terms
        lens, own = lens_of(terms, encoding), own_of(terms, actions)
        count = terms.game.actions.COUNT if own is None else own.count
        ids = np.zeros(terms.game.actions.WIDEST + 1, np.int32)
        board = calls.copied(terms.laid, terms.game.record)
        for step in self.steps[self.steps["game"] == number]:
            seat, action = int(step["seat"]), int(step["action"])
            n = calls.choices(board, seat, ids) if seat >= 0 else 0
            if n > 1:
                best = action if step["best"] == _NOT_JUDGED else int(step["best"])
                value = float(self.returns[number, seat])
                promised = value if step["best"] == _NOT_JUDGED else float(step["promised"])
                named = np.array([*ids[:n], action, best])
                named = named if own is None else own.numbers_of(board, seat, named)
                mask = np.zeros(count, np.int8)
                mask[named[:n]] = 1
                seen = lens.observation(board, seat)
                yield seen, mask, named[n], named[n + 1], value, promised, number
            calls.apply(board, seat, action)

    # --- files

    def write(self, path: Path) -> None:
        """As arrays, which `numpy.load` reads too."""
        head = np.frombuffer(msgspec.json.encode(self.head), np.uint8)
        try:
            np.savez_compressed(
                path, head=head, seeds=self.seeds, returns=self.returns, steps=self.steps
            )
        except OSError as error:
            raise refusal(path, error) from None

    @classmethod
    def read(cls, path: str | Path) -> "Corpus":
        """What `write` has written."""
        try:
            with np.load(path) as found:
                head = msgspec.json.decode(found["head"].tobytes(), type=Head)
                return cls(head, found["seeds"], found["returns"], found["steps"])
        except OSError as error:
            raise refusal(Path(path), error) from None
        except (KeyError, ValueError):
            raise BadFile("unreadable-corpus", path=Path(path)) from None


def small(game: str) -> Corpus:
    """The corpus that comes with the package, for examples and tests."""
    with as_file(files("sesame.lab").joinpath(_SMALL, f"{game}.npz")) as path:
        return Corpus.read(path)


# --- how one is made


def fixtures(contest: Contest, games: int) -> Iterator[Fixture]:
    """Each game has chance and luck of its own; the robots change seats from game to game."""
    chances, lucks = derived(contest.seed, 4), derived(contest.seed, 5)
    for number in range(1, games + 1):
        turn = number % len(contest.agents)
        seated = contest.agents[turn:] + contest.agents[:turn]
        yield Fixture(number, seated, derived(chances, number), derived(lucks, number))


def play(head: Head, fixture: Fixture) -> Played:
    """One game, then every decision of it judged."""
    match = head.contest.match(fixture)
    table.play_out(match, fixture.agents, fixture.luck)
    judged = msgspec.json.encode(_judged(match, head.effort)).decode()
    return Played(result_of(fixture, match), match.record(), judged)


def _judged(match: Match, effort: int) -> list[Judgement | None]:
    if not effort or match.game.is_timed:
        return []
    at, found = Match(match.terms, chance="manual"), list[Judgement | None]()
    for step in match.log:
        is_choice = step.seat not in (CHANCE, CLOCK)
        found.append(judge(at, step.seat, step.action, effort) if is_choice else None)
        at.follow([step])
    return found


def run(
    head: Head, games: int, archive: Archive, processes: int | None = None
) -> Generator[Fixture]:
    """Play and judge what the archive has not; each is kept before it is told of."""
    due = list[Fixture]()
    for fixture in fixtures(head.contest, games):
        if archive.read(fixture) is None:
            due.append(fixture)
        else:
            yield fixture
    if due:
        crew = Processes(processes)
        for played in crew(play, head, due, partial(compile_for, head.contest)):
            archive.write(played.result.fixture, played.record, played.judged)
            yield played.result.fixture


def gathered(head: Head, games: int, archive: Archive) -> Corpus:
    """All games of the archive as one corpus."""
    parts, seeds, returns = list[Steps](), list[int](), list[tuple[float, ...]]()
    for fixture in fixtures(head.contest, games):
        match = replay(parse(archive.record(fixture) or ""), head.contest.terms.game)
        note = archive.note(fixture) or "[]"
        judged = msgspec.json.decode(note, type=list[Judgement | None])
        parts.append(_steps(len(seeds), match, judged))
        seeds.append(fixture.chance)
        returns.append(match.returns)
    return Corpus(
        head, np.array(seeds, np.uint64), np.array(returns, np.float32), np.concatenate(parts)
    )


def _steps(number: int, match: Match, judged: list[Judgement | None]) -> Steps:
    found = np.zeros(len(match.log), STEP)
    found["game"], found["best"] = number, _NOT_JUDGED
    found["seat"] = [step.seat for step in match.log]
    found["action"] = [step.action for step in match.log]
    for row, it in zip(found, judged, strict=False):
        if it is not None:
            row["best"], row["promised"], row["kept"] = it.best, it.promised, it.kept
    return found
