"""From nothing to the file that is shipped: solve, fit, and say how far both can be exploited.

First every round backwards, with a certificate: the strategies found, and the best response to
them, in the same pass. The layers of the first cycle become the file. Then once more, everybody
bidding by the file: what a best response gains against the robot that is shipped.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from sesame.agents.knowledge.bakschisch_solved import path, unpacked
from sesame.core.match import Match
from sesame.games.bakschisch.state import BRIBES, PURSE, ROUNDS
from sesame.train.own.bakschisch import deck, fit
from sesame.train.own.bakschisch.board import Board, board
from sesame.train.own.bakschisch.deck import Stock
from sesame.train.own.bakschisch.fit import Floats, Part
from sesame.train.own.bakschisch.sweep import Machine, Reached, back

WEIGHTS, MADE = "weights.npz", "made.json"


class Gap(msgspec.Struct, frozen=True):
    """What a game that began with that round would leave to gain, for both together: NashConv."""

    round: int
    nash_conv: float


class Rows(msgspec.Struct, frozen=True):
    """How well the file says what was found, before a bribe: root mean squares."""

    bribe: int
    error: float
    without_decks: float  # if the deck made no difference


class Made(msgspec.Struct, frozen=True):
    """How a file was made."""

    board: str
    rounds: int
    solved: list[Gap]
    rows: list[Rows]
    shipped: list[Gap]


class Work(NamedTuple):
    """What all passes share."""

    board: Board
    on: Machine
    stock: Stock
    rounds: int


def solve(
    match: Match,
    on: Callable[[Board], Machine],
    folder: Path,
    *,
    rounds: int = ROUNDS,
    tell: Callable[[str, Gap], None],
) -> Made:
    """Make the file of a board; `rounds`: only so many, the last ones."""
    found = board(match)
    work = Work(found, on(found), Stock(), rounds)
    layers: list[list[Part]] = [[] for _ in range(BRIBES)]
    solved = list[Gap]()
    for reached in _pass(work):
        if reached.round <= ROUNDS - rounds + deck.CYCLE:
            layers[reached.bribe - 1].append(_part(work, reached))
        _note(work, reached, "solved", solved, tell)
    solution, fits = fit.packed(found, path(match.state), layers)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / WEIGHTS, **solution._asdict())
    shipped = list[Gap]()
    for reached in _pass(work):
        tasks = found.tasks[reached.bribe - 1]
        work.on.foretell(unpacked(solution), reached, work.stock, tasks)
        _note(work, reached, "shipped", shipped, tell)
    rows = [Rows(1 + at, one.error, one.without) for at, one in enumerate(fits)]
    made = Made(match.terms.board.name, rounds, solved, rows, shipped)
    (folder / MADE).write_bytes(msgspec.json.format(msgspec.json.encode(made)))
    return made


def _pass(work: Work) -> Iterator[Reached]:
    """Once through all rounds, from the last one back."""
    first = ROUNDS - work.rounds + 1
    return back(work.board, work.on, stock=work.stock, first=first)


def _part(work: Work, reached: Reached) -> Part:
    values: Floats = work.on.picked(reached.layer.worth, work.board.tasks[reached.bribe - 1])
    return Part(work.stock.codes(reached.cards), work.stock.chances(reached.cards), values)


def _note(
    work: Work, reached: Reached, what: str, gaps: list[Gap], tell: Callable[[str, Gap], None]
) -> None:
    """As a cycle begins: what is left to gain from the setup (BK-04)."""
    if reached.cards == deck.WHOLE:
        gaps.append(Gap(reached.round, start_gap(work, reached)))
        tell(what, gaps[-1])


def start_gap(work: Work, reached: Reached) -> float:
    """Between the bounds of the table as it is set up, whatever deck is left."""
    tasks = work.board.tasks[0]
    start = (1 << 24) + (1 << 16) + (PURSE << 8) + PURSE
    (at,) = np.flatnonzero(tasks == start)
    most, least = (
        work.on.picked(values, tasks)[:, at] for values in (reached.layer.most, reached.layer.least)
    )
    return float(work.stock.chances(reached.cards) @ (most - least).astype(np.float64))
