"""Flat Monte-Carlo: what each choice comes to if everybody then plays at random.

No tree, no knowledge: the baseline of every search, and on a GPU millions of games in a blink.
"""

import math
import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.agents import random_play
from sesame.core import contract, dice
from sesame.core.calls import Table
from sesame.core.contract import Ids, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.game import Action
from sesame.core.kernel import kernel
from sesame.core.match import Match

Sums = npt.NDArray[np.int64]  # (choices, seats): utilities added up, in units

# Utilities are added as whole numbers: sums are then the same in any order, on any machine.
UNIT = 1 << 30
_MOST = 1 << 32  # playouts whose utilities still fit a sum


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


def ask(match: Match, playouts: int, seat: int | None, seed: int) -> Question:
    """The question that was meant; raises IllegalAction where nobody has a choice."""
    if not 1 <= playouts < _MOST:
        raise BadOption(f"{playouts} parties : de 1 à 2^32", f"{playouts} playouts: from 1 to 2^32")
    if seat is None:
        seat = match.actors[0] if match.actors else -1
    if seat not in match.actors:
        raise IllegalAction("Cette place n'a rien à choisir.", "That seat has nothing to choose.")
    return Question(match, seat, np.array(match.legal_ids(seat), np.int32), playouts, seed)


def evaluate(
    match: Match,
    playouts: int = 10_000,
    *,
    seat: int | None = None,
    seed: int = 1,
    threads: int | None = None,
    on: str | None = None,
) -> Evaluation:
    """Play so many games at random from here, the choices of the seat to act taken in turn.

    Before each, what that seat cannot know is dealt anew. `on="gpu"` plays them on a GPU.
    """
    question = ask(match, playouts, seat, seed)
    if on not in (None, "gpu"):
        raise BadOption(f"où jouer : {on!r} ? Ici, ou 'gpu'", f"play on {on!r}? Here, or on 'gpu'")
    if on == "gpu":
        from sesame.lab import gpu  # only where one is asked for

        return question.answer(gpu.playouts(question)[0])
    workers = threads or os.cpu_count() or 1
    size = -(-playouts // workers)
    with ThreadPoolExecutor(workers) as pool:
        parts = pool.map(lambda at: _part(question, at, size), range(0, playouts, size))
        return question.answer(sum(parts, question.sums()))


def _part(question: Question, first: int, size: int) -> Sums:
    match, game, sums = question.match, question.match.game, question.sums()
    tables = contract.blank(game.state, 2)
    tables[0] = match.state
    ids, weights = np.zeros(game.actions.WIDEST, np.int32), np.zeros(game.actions.WIDEST, np.int64)
    utilities, rng = np.zeros(match.seats), np.zeros(1, np.uint64)
    last = min(first + size, question.playouts)
    _play(
        tables,
        question.seat,
        question.ids,
        question.seed,
        first,
        last,
        rng,
        ids,
        weights,
        utilities,
        sums,
    )
    return sums


@kernel
def _play(
    tables: Any,
    seat: int,
    choices: Ids,
    seed: int,
    first: int,
    last: int,
    rng: Rng,
    ids: Ids,
    weights: Weights,
    utilities: Utilities,
    sums: Sums,
) -> None:
    """Playouts `first` to `last` from tables[0], on tables[1]."""
    for i in range(first, last):
        imagine(tables[1:2], tables[0:1], rng, seed, i, seat, choices)
        random_play.playout(tables[1], rng, ids, weights)
        contract.returns(tables[1], utilities)
        for other in range(utilities.shape[0]):
            sums[i % choices.shape[0], other] += units(utilities[other])


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
