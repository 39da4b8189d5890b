"""`Vector` as Gymnasium's vector environment: one learner's seat in thousands of games.

import gymnasium
import sesame.adapters.gymnasium  # registers sesame/khan-tsin-v0 and the others

envs = gymnasium.make_vec("sesame/khan-tsin-v0", 1024, vectorization_mode="vector_entry_point")

A game that ends begins anew in the same step; its last table is not kept, and nothing is truncated.
A choice that is not allowed raises IllegalAction and changes nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sesame.core.board import Board
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.lab.back_end import Array
from sesame.lab.stepping import WAIT
from sesame.lab.vector import Vector

Observation = dict[str, Array]
Others = Callable[[Vector], npt.ArrayLike]  # a choice for every game, as whoever is asked there
Done = npt.NDArray[np.bool_]


class SoloVector(VectorEnv[Observation, Array, Array]):
    """Many games, each at a decision of the learner's seat; `others` has the other seats.

    `others` chooses for all games at once, from the arrays of the Vector; what it says of games
    where the learner is asked is not looked at. Without it they choose at random.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        others: Others = Vector.sample,
        seat: int = 0,
        seats: int | None = None,
        board: str | Path | Board | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.games = Vector(game, num_envs, seats, board=board, threads=threads, **options)
        if seat not in range(self.games.terms.seats):
            raise BadOption("no-seat", seat=str(seat))
        self.num_envs, self.seat, self._others = num_envs, seat, others
        numbers, ids = self.games.encoding, self.games.terms.game.actions.COUNT
        self.single_action_space = spaces.Discrete(ids)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(numbers.low, numbers.high),
                "action_mask": spaces.Box(0, 1, (ids,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the games of a seed, or those that come after the ones under way."""
        if options:
            raise BadOption("no-options-at-reset", names=", ".join(options))
        if isinstance(seed, list):
            raise BadOption("one-seed-for-all")
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        self._let_others_play(np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_))
        return self._observed(), {}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """The learner's choice in every game, then everybody's until the learner is asked again."""
        rewards, ended = self.games.step(actions)
        worth, done = rewards[:, self.seat].astype(np.float64), ended.copy()
        self._let_others_play(worth, done)
        return self._observed(), worth, done, np.zeros(self.num_envs, np.bool_), {}

    def _let_others_play(self, worth: npt.NDArray[np.float64], done: Done) -> None:
        """Adds to both what comes of it; of a game that begins anew the first end counts."""
        while (waits := self.games.seat == self.seat).sum() < self.num_envs:
            chosen = np.where(waits, WAIT, np.asarray(self._others(self.games)))
            rewards, ended = self.games.step(chosen)
            worth += np.where(done, 0, rewards[:, self.seat])
            done |= ended

    def _observed(self) -> Observation:
        return {
            "observation": self.games.observations.copy(),
            "action_mask": self.games.masks.copy(),
        }
