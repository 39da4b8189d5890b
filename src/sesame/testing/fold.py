"""Plays whole games and prints a digest of all states and views: run both ways, and compared.

NUMBA_DISABLE_JIT=1 python -m sesame.testing.fold khan-tsin kim-bac
"""

import hashlib
import sys
from itertools import count, cycle

import msgspec
import numpy as np

from sesame.agents import random_play
from sesame.core import calls, dice, views
from sesame.core.contract import PUBLIC, State
from sesame.core.game import Game
from sesame.testing.cases import Case, covering

_SELDOM = 11  # steps between two looks: a town seen by interpreted kernels takes ten times a step


def digest(case: Case, games: int) -> str:
    """A hash over all states of some random games, seen in turn, and what each game came to."""
    total = hashlib.sha256()
    match = case.new(chance="manual")
    widest = match.game.actions.WIDEST
    ids, weights = np.zeros(widest, np.int32), np.zeros(widest, np.int64)
    for number in range(games):
        s = match.terms.lay()[0]
        rng, lookers = dice.stream(1, number), cycle((PUBLIC, *range(case.seats)))
        for step in count():
            if match.game.rules.over(s):
                break
            random_play.step(s, rng, ids, weights)
            total.update(s.tobytes())
            if step % _SELDOM == 0:
                total.update(_seen(match.game, s, next(lookers)))
        points, utilities = np.zeros(case.seats, np.int64), np.zeros(case.seats)
        match.game.rules.scores(s, points)
        match.game.rules.returns(s, utilities)
        total.update(points.tobytes() + utilities.tobytes())
    return total.hexdigest()


def _seen(game: Game, s: State, viewer: int) -> bytes:
    known = calls.blank(game.record)
    calls.observe(calls.table_of(s), viewer, known)
    rows = views.spelled(game, views.standing(game, known))
    return msgspec.json.encode([views.named(game, known[0]), rows])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for case in covering(name):
            print(case, digest(case, games=1))
