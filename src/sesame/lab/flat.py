"""Flat Monte-Carlo: what each choice comes to if everybody then plays at random.

No tree, no knowledge: the baseline of every search, and on a GPU millions of games in a blink.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from sesame.agents import random_play
from sesame.core import contract
from sesame.core.contract import Ids, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.kernel import kernel
from sesame.core.match import Match
from sesame.lab.playouts import Evaluation, Question, Sums, imagine, units

_MOST = 1 << 32  # playouts whose utilities still fit a sum


def ask(match: Match, playouts: int, seat: int | None, seed: int) -> Question:
    """The question that was meant; raises IllegalAction where nobody has a choice."""
    if not 1 <= playouts < _MOST:
        raise BadOption("playouts-out-of-range", playouts=playouts)
    if seat is None:
        seat = match.actors[0] if match.actors else -1
    if seat not in match.actors:
        raise IllegalAction("nothing-to-choose")
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
        raise BadOption("nowhere-to-play", on=repr(on))
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
