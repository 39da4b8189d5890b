"""Playouts of a position: the question, its answer, and the kernels that every machine shares."""

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.core import contract, dice
from sesame.core.calls import Table
from sesame.core.contract import Ids
from sesame.core.dice import Rng
from sesame.core.game import Action
from sesame.core.kernel import kernel
from sesame.core.match import Match
from sesame.lab.tables import Table as Shown

Sums = npt.NDArray[np.int64]  # (choices, seats): utilities added up, in units

# Utilities are added as whole numbers: sums are then the same in any order, on any machine.
UNIT = 1 << 30


@dataclass(frozen=True)
class Evaluation:
    """What came of the playouts: equal for equal seeds, whoever and how many played them."""

    actions: tuple[Action, ...]  # what the seat may do
    playouts: npt.NDArray[np.int64]  # (actions,): how many began with it
    means: npt.NDArray[np.float64]  # (actions, seats): mean utility of each seat, -1 to 1
    seat: int

    @property
    def best(self) -> Action:
        """The choice that is worth most to the seat itself; the first of several."""
        return self.actions[int(self.means[:, self.seat].argmax())]

    def table(self) -> Shown:
        """The choices as rows, best first."""
        rows: list[list[Any]] = [
            [str(action), int(count), *map(float, means)]
            for action, count, means in zip(self.actions, self.playouts, self.means, strict=True)
        ]
        rows.sort(key=lambda row: -row[2 + self.seat])
        seats = (f"seat {seat}" for seat in range(self.means.shape[1]))
        return Shown(("choice", "playouts", *seats), rows)

    def _repr_html_(self) -> str:
        return self.table()._repr_html_()


@dataclass(frozen=True)
class Question:
    """A position, the seat that asks, and what it may do."""

    match: Match
    seat: int
    ids: Ids  # (actions,)
    playouts: int
    seed: int

    def sums(self) -> Sums:
        return np.zeros((len(self.ids), self.match.seats), np.int64)

    def answer(self, sums: Sums) -> Evaluation:
        actions = tuple(map(self.match.game.actions.from_id, self.ids.tolist()))
        each = np.full(len(actions), self.playouts // len(actions))
        each[: self.playouts % len(actions)] += 1
        means = sums / (np.maximum(each, 1) * UNIT)[:, None]
        return Evaluation(actions, each, means, self.seat)


@kernel
def imagine(
    table: Table, known: Table, rng: Rng, seed: int, i: int, seat: int, choices: Ids
) -> None:
    """The beginning of playout i: what the seat cannot know dealt anew, and its choice done."""
    dice.start(rng, seed, i)
    table[0] = known[0]
    contract.redeal(table[0], seat, rng)
    contract.apply(table[0], seat, int(choices[i % choices.shape[0]]))


@kernel
def units(utility: float) -> int:
    """A utility as a whole number of units, rounded."""
    return math.floor(utility * UNIT + 0.5)
