"""PettingZoo environments: `env` and `raw_env` for every game, `parallel_env` for choices at once.

from sesame.adapters import pettingzoo

env = pettingzoo.env("kim-bac", seats=3)
env.reset(seed=42)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1` and so on. An observation is a dictionary: `observation`, the numbers
that `sesame.core.encoding` documents field by field, and `action_mask`. Rewards come at the end,
from -1 to 1. Games end by their rules: nothing is truncated.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from sesame.adapters.dialect import Dialect, Observation
from sesame.adapters.episode import Episode, refuse_options, terms_of
from sesame.core.encoding import Numbers
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.game import Game
from sesame.core.own import ALL
from sesame.core.portrait import RECORD
from sesame.games import FIRST, FIRST_AT_ONCE

Told = dict[str, Any]  # by agent

RENDER_FPS = 1  # pictures a second that an eye can follow; nothing here waits for it
_ILLEGAL = -1.0  # what an illegal action costs where it ends the game


def env(
    game: str | Game = FIRST, seats: int | None = None, **terms: Any
) -> AECEnv[str, Observation, int]:
    """The game in turns, with PettingZoo's own guards: an illegal action loses at once."""
    guarded = wrappers.TerminateIllegalWrapper(
        raw_env(game, seats, **terms), illegal_reward=_ILLEGAL
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(game: str | Game = FIRST, seats: int | None = None, **terms: Any) -> "Turns":
    """The game in turns; an illegal action raises IllegalAction.

    `terms` are the game's options, a `board`, `render_mode` (None, "ansi" or "human"), and what the
    learner is told: `encoding`, `actions` and `masks`, as `sesame.adapters.dialect` has them.
    """
    return Turns(game, seats, **terms)


def parallel_env(
    game: str | Game = FIRST_AT_ONCE, seats: int | None = None, **terms: Any
) -> "AtOnce":
    """A game whose seats choose at once; an illegal action ends it, at the cost of whoever did it.

    A seat that cannot do anything now has one choice, to wait.
    """
    return AtOnce(game, seats, **terms)


class _Environment:
    """What both kinds have: the episode, the names of the seats, and their spaces."""

    def __init__(
        self,
        game: str | Game = FIRST,
        seats: int | None = None,
        *,
        board: Any = None,
        render_mode: str | None = None,
        encoding: str = RECORD,
        actions: str = ALL,
        masks: bool = True,
        **options: Any,
    ) -> None:
        self.episode = Episode(terms_of(game, seats, board, options))
        self.dialect = Dialect(self.episode.terms, encoding, actions, masks)
        self.render_mode = render_mode
        played = self.episode.game
        self.metadata: dict[str, Any] = {
            "name": f"sesame_{played.name.replace('-', '_')}_v0",
            "render_modes": ["ansi", "human"],
            "render_fps": RENDER_FPS,
            # in a race not every seat is asked every time: PettingZoo cannot make turns parallel
            "is_parallelizable": played.chooses_at_once and not played.is_timed,
        }
        self.state_space = self.dialect.box
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.dialect.observations)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.dialect.actions)

    def state(self) -> Numbers:
        """The whole table as numbers, what is hidden from everybody too: for a central critic."""
        return self.dialect.numbers.state(self.episode.table)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What the agent may know and do now."""
        seat = self._seat[agent]
        return self.dialect.observation(self.episode.table, seat, self.episode.choices(seat))

    def _choose(self, seat: int, action: int) -> None:
        self.episode.choose(seat, self.dialect.id_of(self.episode.table, seat, action))

    def render(self) -> str | None:
        """The table as a spectator sees it: returned ("ansi") or printed ("human")."""
        if self.render_mode == "ansi":
            return self.episode.text()
        if self.render_mode == "human":
            print(self.episode.text())
        return None

    def close(self) -> None:
        """Nothing is held open."""


class Turns(_Environment, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One seat after the other, as PettingZoo's AEC has it."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed and actions give the same game."""
        refuse_options(self.episode.terms, options)
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards: Told = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: Told = dict.fromkeys(self.agents, False)
        self.truncations: Told = dict.fromkeys(self.agents, False)
        self.infos: Told = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.waiting[0]]

    def step(self, action: int | np.integer[Any] | None) -> None:
        """The selected agent's choice; None from one that has finished."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._choose(self._seat[agent], int(action))  # type: ignore[arg-type]
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.waiting[0]]
        if self.render_mode == "human":
            self.render()


class AtOnce(_Environment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats at the same time, as PettingZoo's parallel interface has it."""

    def __init__(self, game: str | Game = FIRST_AT_ONCE, seats: int | None = None, **terms: Any):
        super().__init__(game, seats, **terms)
        if not self.episode.game.chooses_at_once:
            raise BadOption("played-in-turns", game=self.episode.game.title)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Observation], Told]:
        """A new game; the same seed and actions give the same game."""
        refuse_options(self.episode.terms, options)
        self.episode.begin(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], Told, Told, Told, Told]:
        """Everybody's choice; what is chosen by a seat that has none to make is not looked at."""
        agents, guilty = self.agents, None
        for seat in self.episode.waiting:
            try:
                self._choose(seat, int(actions[self.possible_agents[seat]]))
            except IllegalAction:
                guilty = self.possible_agents[seat]
                break
        over = self.episode.over or guilty is not None
        rewards = dict(zip(agents, self.episode.returns(), strict=True))
        if guilty is not None:
            rewards[guilty] = _ILLEGAL
        self.agents = [] if over else agents
        if self.render_mode == "human":
            self.render()
        return (
            {agent: self.observe(agent) for agent in agents},
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def observe(self, agent: str) -> Observation:
        """As in turns, but a seat that cannot do anything now may wait."""
        seat = self._seat[agent]
        if seat in self.episode.waiting or self.episode.time < 0:
            return super().observe(agent)
        wait = np.array([self.episode.time], np.int32)
        return self.dialect.observation(self.episode.table, seat, wait)

    def _observed(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}
