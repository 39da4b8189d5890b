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

from sesame.agents import roster
from sesame.agents import table as tables
from sesame.core.board import Board
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.core.match import Match
from sesame.lab.back_end import Array
from sesame.lab.stepping import WAIT
from sesame.lab.vector import Vector

Observation = dict[str, Array]
Others = Callable[[Vector], npt.ArrayLike]  # a choice for every game, as whoever is asked there
_NO_CHOICE = -1  # fills up a list of choices
Done = npt.NDArray[np.bool_]


class SoloVector(VectorEnv[Observation, Array, Array]):
    """Many games, each at a decision of the learner's seat; `others` has the other seats.

    `others` chooses for all games at once, from the arrays of the Vector; what it says of games
    where the learner is asked is not looked at. A text names a robot, which is asked game by game.
    Without it they choose at random. `encoding`, `actions` and `masks` are the Vector's: without
    masks an observation has a list of `choices`, filled up with -1.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        others: Others | str = Vector.sample,
        seat: int = 0,
        seats: int | None = None,
        board: str | Path | Board | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.games = Vector(game, num_envs, seats, board=board, threads=threads, **options)
        if seat not in range(self.games.terms.seats):
            raise BadOption("no-seat", seat=str(seat))
        self.num_envs, self.seat = num_envs, seat
        self._others: Others = Robots(others, self.games) if isinstance(others, str) else others
        self.single_action_space = spaces.Discrete(self.games.action_count)
        self.single_observation_space = self._observations()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def _observations(self) -> spaces.Dict:
        numbers, count = self.games.encoding, self.games.action_count
        told: spaces.Space[Any] = spaces.Box(0, 1, (count,), np.int8)
        if not self.games.masked:
            listed = (self.games.choices.shape[1],)
            told = spaces.Box(_NO_CHOICE, count - 1, listed, np.int32)
        name = "action_mask" if self.games.masked else "choices"
        return spaces.Dict({"observation": spaces.Box(numbers.low, numbers.high), name: told})

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
        seen = self.games.observations.copy()
        if self.games.masked:
            return {"observation": seen, "action_mask": self.games.masks.copy()}
        choices, counts = self.games.choices, self.games.counts
        is_choice = np.arange(choices.shape[1]) < counts[:, None]
        return {"observation": seen, "choices": np.where(is_choice, choices, _NO_CHOICE)}


class Robots:
    """A robot by its name (`agents/roster.py`) in every seat but the learner's, game by game."""

    def __init__(self, name: str, games: Vector) -> None:
        if games.terms.game.is_timed:
            raise BadOption("robots-need-turns", game=games.terms.game.title)
        tables.check(Match(games.terms, seed=1), name)
        self._name, self._asked = name, 0

    def __call__(self, games: Vector) -> npt.ArrayLike:
        return [self._choice(games, at) for at in range(games.count)]

    def _choice(self, games: Vector, at: int) -> int:
        seat = int(games.seat[at])
        if games.counts[at] == 1:
            return int(games.choices[at, 0])
        self._asked += 1
        table = games.tables[at : at + 1]
        match = Match(games.terms, chance="manual", start=table)
        luck = tables.derived(games.seed, self._asked)
        action = roster.agent(self._name, match, luck).act(match, seat)
        return action if games.own is None else int(games.own.numbers_of(table, seat, [action])[0])
