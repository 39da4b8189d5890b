"""Random play in bulk: how long games are, who wins, how many choices there are."""

import time
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from sesame.agents import random_play
from sesame.core import contract, dice
from sesame.core.board import Board
from sesame.core.contract import Ids, Weights
from sesame.core.dice import Rng
from sesame.core.errors import BadOption
from sesame.core.kernel import kernel
from sesame.core.terms import Terms
from sesame.games import game as find_game
from sesame.lab.crew import Threads
from sesame.lab.hiring import hired
from sesame.lab.rows import OWN, Counts, columns, tell
from sesame.lab.tables import Table
from sesame.lab.written_terms import WrittenTerms, write_terms

_BATCH = 1_000  # games that a thread plays at a time
_BATCH_AWAY = 10_000  # and another machine


class Batch(NamedTuple):
    """Games to be played in one go."""

    seed: int
    first: int  # their numbers, from 0
    games: int


@dataclass(frozen=True)
class Simulation:
    """What came of it. Games are the same for the same seed, whoever and how many played them."""

    game: str
    seats: int
    games: int
    wins: tuple[int, ...]  # by seat; a shared win counts for each
    draws: int  # games that nobody won
    lengths: Counts  # decisions of each game, chance not counted
    choices: float  # mean number of legal actions at a decision
    measures: dict[str, Counts]  # by English name: the game's own, of the games where they arose
    seconds: float

    @property
    def decisions(self) -> int:
        """Choices made in all games."""
        return int(self.lengths.sum())

    @property
    def decisions_per_second(self) -> float:
        """How quickly that went."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """The same in games."""
        return self.games / self.seconds

    def table(self) -> Table:
        """The same as rows: what was counted, its mean, least and most."""
        rows: list[list[Any]] = [["games", self.games, "", ""]]
        for seat, wins in enumerate(self.wins):
            rows.append([f"won by seat {seat}", wins / self.games, "", ""])
        rows.append(["won by nobody", self.draws / self.games, "", ""])
        rows.append(["choices of a decision", self.choices, "", ""])
        for name, counts in {"decisions": self.lengths, **self.measures}.items():
            if counts.size:
                rows.append([name, float(counts.mean()), int(counts.min()), int(counts.max())])
        return Table((self.game, "mean", "least", "most"), rows)

    def _repr_html_(self) -> str:
        return self.table()._repr_html_()

    def summary(self) -> dict[str, Any]:
        """The same in plain numbers, ready for JSON: spreads instead of a number for each game."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "decisions": self.decisions,
            "lengths": _spread(self.lengths),
            "choices": self.choices,
            "measures": {name: _spread(counts) for name, counts in self.measures.items()},
            "seconds": self.seconds,
        }


def simulate(
    name: str,
    games: int = 10_000,
    *,
    seed: int = 1,
    seats: int | None = None,
    board: str | Path | Board | None = None,
    threads: int | None = None,
    on: str | None = None,
    **options: Any,
) -> Simulation:
    """Play that many games at random, compiled: on every core, the cluster at `on`, or a "gpu"."""
    game = find_game(name)
    if games < 1:
        raise BadOption("no-games", games=games)
    if not 0 <= seed < 2**63:
        raise BadOption("seed-out-of-range", seed=str(seed))
    if threads is not None and threads < 1:
        raise BadOption("no-threads", threads=threads)
    terms = game.terms(seats, options, game.boards.find(board))
    if on == "gpu":
        return _on_gpu(terms, seed, games)
    rows = np.zeros((games, columns(terms)), np.int64)
    size = _BATCH if on is None else _BATCH_AWAY
    batches = [Batch(seed, at, min(size, games - at)) for at in range(0, games, size)]
    load = partial(play_batch, write_terms(terms), Batch(seed, 0, 0))
    load()  # the code, before the clock starts
    with hired(on, Threads(threads)) as crew:
        begun = time.perf_counter()
        with closing(crew(play_batch, write_terms(terms), batches, load)) as played:
            for batch, found in played:
                rows[batch.first : batch.first + batch.games] = found
        return _summed(terms, rows, time.perf_counter() - begun)


def _on_gpu(terms: Terms, seed: int, games: int) -> Simulation:
    from sesame.lab import gpu  # only where one is asked for

    gpu.play(terms, seed, 1)  # compile before the clock starts
    begun = time.perf_counter()
    rows, _ = gpu.play(terms, seed, games)
    return _summed(terms, rows, time.perf_counter() - begun)


def play_batch(written: WrittenTerms, batch: Batch) -> tuple[Batch, Counts]:
    """A row for each game of the batch."""
    terms = written.terms
    game, rows = terms.game, np.zeros((batch.games, columns(terms)), np.int64)
    tables = contract.blank(game.state, 2)
    tables[0] = terms.lay()[0]
    ids = np.zeros(game.actions.WIDEST, np.int32)
    weights = np.zeros(game.actions.WIDEST, np.int64)
    rng = np.zeros(1, np.uint64)
    _play_games(tables, batch.seed, batch.first, rng, ids, weights, terms.seats, rows)
    return batch, rows


@kernel
def _play_games(
    tables: Any,
    seed: int,
    first: int,
    rng: Rng,
    ids: Ids,
    weights: Weights,
    seats: int,
    rows: Counts,
) -> None:
    """Play from tables[0], on tables[1]; game i draws from stream i of the seed."""
    s = tables[1]
    for i in range(rows.shape[0]):
        dice.start(rng, seed, first + i)
        tables[1] = tables[0]
        while not contract.over(s):
            choices = random_play.step(s, rng, ids, weights)
            rows[i, 0] += choices > 0
            rows[i, 1] += choices
        tell(s, seats, rows[i])


def _summed(terms: Terms, rows: Counts, seconds: float) -> Simulation:
    wins = rows[:, OWN : OWN + terms.seats]
    figures = zip(terms.game.measures, rows[:, OWN + terms.seats :].T, strict=True)
    return Simulation(
        game=terms.game.name,
        seats=terms.seats,
        games=len(rows),
        wins=tuple(wins.sum(axis=0).tolist()),
        draws=int((wins.sum(axis=1) == 0).sum()),
        lengths=rows[:, 0].copy(),
        choices=float(rows[:, 1].sum() / max(1, rows[:, 0].sum())),
        measures={name.en: column[column >= 0] for name, column in figures},
        seconds=seconds,
    )


def _spread(counts: Counts) -> dict[str, float | None]:
    """In how many games there was a number; their mean, least and most, None without any."""
    found: dict[str, float | None] = {
        "games": len(counts),
        "mean": None,
        "least": None,
        "most": None,
    }
    if counts.size:
        found |= {
            "mean": float(counts.mean()),
            "least": int(counts.min()),
            "most": int(counts.max()),
        }
    return found
