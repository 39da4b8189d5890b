"""Who is ahead: each seat's chance to win, by imagined games from where a table stands.

The seats play on by what `knowledge` would do without thinking; where the game is a race of hands,
at random. The imagined games start from the table as it truly is, hidden things included: this is
the eye of somebody who looks back at a finished game, and no seat is ever told.
"""

from typing import Any

import numpy as np

from sesame.agents import knowledge, random_play, rollout
from sesame.core import bits, contract, dice
from sesame.core.contract import Ids, State, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.game import Game
from sesame.core.kernel import kernel


class Foresight:
    """What imagining games of one kind needs; use it again and again."""

    def __init__(self, game: Game, seats: int) -> None:
        knowledge.load(game)
        self._tables = contract.blank(game.state, 2)
        self._ids = np.zeros(game.actions.WIDEST, np.int32)
        self._weights = np.zeros(game.actions.WIDEST, np.int64)
        self._rng = np.zeros(1, np.uint64)
        self._seats, self._is_race = seats, game.is_timed

    def chances(self, s: State, games: int, seed: int, number: int) -> list[float]:
        """Each seat's share of the wins in so many imagined games; luck is stream `number`.

        A win is shared by those who share it, by all if nobody has won.
        """
        self._tables[0] = s
        dice.start(self._rng, seed, number)
        shares = np.zeros(self._seats)
        _imagine(self._tables, games, self._rng, self._ids, self._weights, self._is_race, shares)
        return [float(share) for share in shares]


@kernel
def _imagine(
    tables: Any, games: int, rng: Rng, ids: Ids, weights: Weights, is_race: bool, out: Utilities
) -> None:
    """Play from tables[0], on tables[1]."""
    s = tables[1]
    for _ in range(games):
        tables[1] = tables[0]
        while not contract.over(s):
            if is_race:
                random_play.step(s, rng, ids, weights)
            else:
                rollout.step(s, rng, ids, weights, rollout.CHOOSING)
        _share_out(contract.winners(s), games, out)


@kernel
def _share_out(won: int, games: int, out: Utilities) -> None:
    """One game's win, as a part of all."""
    sharers = bits.size(won)
    for seat in range(out.shape[0]):
        if sharers == 0:
            out[seat] += 1 / (out.shape[0] * games)
        elif bits.has(won, seat):
            out[seat] += 1 / (sharers * games)
