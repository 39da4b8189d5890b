"""Plays whole games and prints a digest of every state: run interpreted and compiled, compared.

NUMBA_DISABLE_JIT=1 python -m sesame.testing.fold khan-tsin kim-bac
"""

import hashlib
import sys

import numpy as np

from sesame.agents import random_play
from sesame.core import dice
from sesame.testing.cases import Case, covering


def digest(case: Case, games: int) -> str:
    """A hash over all states of some random games, and what each game came to."""
    total = hashlib.sha256()
    match = case.new(chance="manual")
    widest = match.game.actions.WIDEST
    ids, weights = np.zeros(widest, np.int32), np.zeros(widest, np.int64)
    for number in range(games):
        s = match.terms.lay()[0]
        rng = dice.stream(1, number)
        while not match.game.rules.over(s):
            random_play.step(s, rng, ids, weights)
            total.update(s.tobytes())
        points, utilities = np.zeros(case.seats, np.int64), np.zeros(case.seats)
        match.game.rules.scores(s, points)
        match.game.rules.returns(s, utilities)
        total.update(points.tobytes() + utilities.tobytes())
    return total.hexdigest()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for case in covering(name):
            print(case, digest(case, games=1))
