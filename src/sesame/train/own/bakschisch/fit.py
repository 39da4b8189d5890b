"""What is shipped of a solution: a short row for each deck and table; their product is a value.

The best rows are those of a singular value decomposition, every deck weighed by how likely it is
(randomized: Halko, Martinsson, Tropp 2011). Whole decks of a round share the rows of tables.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents.knowledge.bakschisch_places import ALL_GOLD, PURSES
from sesame.agents.knowledge.bakschisch_solved import DECKS, STEP, Solution, pair_place, pairs
from sesame.games.bakschisch.state import BRIBES
from sesame.train.own.bakschisch.board import Board
from sesame.train.own.bakschisch.node import Whole

Floats = npt.NDArray[np.float32]

RANKS = (24, 8, 8, 8, 8)  # numbers in a row that count, by bribe
AHEAD = 0.02  # for a lead of the whole path: whoever has all but won is to come to an end
_SPARE, _PASSES = 8, 3
_MOST = np.iinfo(np.int16).max


class Part(NamedTuple):
    """A layer: the values of the tables that can be met, a row a deck."""

    codes: npt.NDArray[np.int64]  # of the decks
    chances: npt.NDArray[np.float64]
    values: Floats


class Fit(NamedTuple):
    """The rows, and how far their products are from what they stand for."""

    tables: Floats
    decks: list[Floats]
    error: float  # root mean square, decks weighed
    without: float  # the same if decks made no difference


def fit(parts: Sequence[Part], rank: int, seed: int = 1) -> Fit:
    """Rows for the tables of one bribe, and for the decks of each layer."""
    weights = [np.sqrt(part.chances).astype(np.float32)[:, None] for part in parts]
    scaled = [part.values * weight for part, weight in zip(parts, weights, strict=True)]
    values = np.concatenate(scaled)
    tables = _directions(values, rank, seed)
    rows = values @ tables
    size = values.size / len(values) * len(parts)
    mean = sum(weight.T @ one for weight, one in zip(weights, scaled, strict=True)) / len(parts)
    flat = sum(
        float(np.square(one - weight * mean).sum())
        for weight, one in zip(weights, scaled, strict=True)
    )
    error = float(np.square(values - rows @ tables.T).sum())
    decks = [part.values @ tables for part in parts]
    largest = np.abs(np.concatenate(decks)).max(0)
    return Fit(
        tables * largest,
        [one / largest for one in decks],
        (error / size) ** 0.5,
        (flat / size) ** 0.5,
    )


def _directions(values: Floats, rank: int, seed: int) -> Floats:
    """The directions in which the rows differ most; orthonormal columns."""
    rng = np.random.default_rng(seed)
    sample = rng.normal(size=(len(values), rank + _SPARE)).astype(np.float32)
    found = np.linalg.qr(values.T @ sample)[0]
    for _ in range(_PASSES):
        found = np.linalg.qr(values.T @ (values @ found))[0]
    small = values @ found
    _, turned = np.linalg.eigh(small.T @ small)
    return np.ascontiguousarray((found @ turned[:, ::-1])[:, :rank], np.float32)


def packed(
    board: Board, path: npt.NDArray[np.int64], parts: Sequence[Sequence[Part]]
) -> tuple[Solution, list[Fit]]:
    """The file, and the fits it is made of: by bribe, from 1 on, the layers before it."""
    fits = [fit(one, rank) for one, rank in zip(parts, RANKS, strict=True)]
    width = max(RANKS) + 1
    tables = np.zeros((BRIBES, pairs(board.stands) * PURSES, width), np.int16)
    decks = np.zeros((DECKS, width), np.int16)
    decks[:, -1] = _MOST
    for bribe, (one, found, rank) in enumerate(zip(parts, fits, RANKS, strict=True)):
        tasks = board.tasks[bribe]
        places = places_of(tasks, board.stands)
        tables[bribe, places, :rank] = np.rint(found.tables / STEP)
        tables[bribe, places, -1] = np.rint(AHEAD * _leads(board, tasks) / STEP)
        for part, rows in zip(one, found.decks, strict=True):
            decks[part.codes, :rank] = np.rint(rows * _MOST)
    return Solution(path, tables, decks), fits


def _leads(board: Board, tasks: Whole) -> Floats:
    """How far the first is ahead, as a part of the path."""
    row, column = board.square[tasks >> 24], board.square[tasks >> 16 & 255]
    return np.asarray((row - column) / board.square[-1], np.float32)


def places_of(tasks: Whole, stands: int) -> npt.NDArray[np.int64]:
    """Where the rows of these tables lie."""
    row, column, gold, other = (tasks.astype(np.int64) >> shift & 255 for shift in (24, 16, 8, 0))
    head = gold * (2 * ALL_GOLD + 3 - gold) >> 1
    first = np.array([pair_place(at, at, stands) - at for at in range(stands)])
    return np.asarray((first[row] + column) * PURSES + head + other)
