"""Random play in bulk: how long games are, who wins, how many choices there are."""

import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.agents import random_play
from sesame.core import contract, dice
from sesame.core.board import Board
from sesame.core.contract import Ids, Weights
from sesame.core.dice import Rng
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.option import read_all
from sesame.core.terms import Terms
from sesame.core.words import Words
from sesame.games import game as find_game

Counts = npt.NDArray[np.int64]
_BATCH = 1_000  # games that a thread plays at a time
_OWN = 2  # columns before the wins by seat and the game's own measures: decisions, choices


@dataclass(frozen=True)
class Simulation:
    """What came of it. Games are the same for the same seed, however many threads played them."""

    game: str
    seats: int
    games: int
    wins: tuple[int, ...]  # by seat; a shared win counts for each
    draws: int  # games that nobody won
    lengths: Counts  # decisions of each game, chance not counted
    choices: float  # mean number of legal actions at a decision
    measures: dict[Words, Counts]  # the game's own figures, of the games where they arose
    seconds: float

    @property
    def decisions(self) -> int:
        return int(self.lengths.sum())

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def simulate(
    name: str,
    games: int = 10_000,
    *,
    seed: int = 1,
    seats: int | None = None,
    board: str | Path | Board | None = None,
    threads: int | None = None,
    **options: Any,
) -> Simulation:
    """Play that many games at random, compiled, on every core unless told otherwise."""
    game = find_game(name)
    if games < 1:
        raise BadOption(
            f"{games} parties ? Il en faut au moins une", f"{games} games? At least one"
        )
    if not 0 <= seed < 2**63:
        raise BadOption(f"graine {seed} : hors de 0 à 2^63", f"seed {seed}: not in 0 to 2^63")
    if threads is not None and threads < 1:
        raise BadOption(
            f"{threads} fils ? Il en faut au moins un", f"{threads} threads? At least one"
        )
    terms = Terms(
        game, game.seat_count(seats), read_all(game.options, options), game.boards.find(board)
    )
    rows = np.zeros((games, _OWN + terms.seats + len(game.measures)), np.int64)
    _play_batch(game, terms, seed, 0, rows[:0])  # load the code before the clock starts
    begun = time.perf_counter()
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        list(
            pool.map(
                lambda at: _play_batch(game, terms, seed, at, rows[at : at + _BATCH]),
                _starts(games),
            )
        )
    return _summed(terms, rows, time.perf_counter() - begun)


def _starts(games: int) -> Iterator[int]:
    return iter(range(0, games, _BATCH))


def _play_batch(game: Game, terms: Terms, seed: int, first: int, rows: Counts) -> None:
    tables = contract.blank(game.state, 2)
    tables[0] = terms.lay()[0]
    ids = np.zeros(game.actions.WIDEST, np.int32)
    weights = np.zeros(game.actions.WIDEST, np.int64)
    rng = np.zeros(1, np.uint64)
    _play_games(tables, seed, first, rng, ids, weights, terms.seats, rows)


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
        won = contract.winners(s)
        for seat in range(seats):
            rows[i, _OWN + seat] = won >> seat & 1
        contract.measures(s, rows[i, _OWN + seats :])


def _summed(terms: Terms, rows: Counts, seconds: float) -> Simulation:
    wins = rows[:, _OWN : _OWN + terms.seats]
    figures = zip(terms.game.measures, rows[:, _OWN + terms.seats :].T, strict=True)
    return Simulation(
        game=terms.game.name,
        seats=terms.seats,
        games=len(rows),
        wins=tuple(wins.sum(axis=0).tolist()),
        draws=int((wins.sum(axis=1) == 0).sum()),
        lengths=rows[:, 0].copy(),
        choices=float(rows[:, 1].sum() / max(1, rows[:, 0].sum())),
        measures={name: column[column >= 0] for name, column in figures},
        seconds=seconds,
    )
