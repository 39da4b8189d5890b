"""Gymnasium environments: one seat is the learner's, robots of a chosen level have the others.

import gymnasium
import sesame.adapters.gymnasium  # registers sesame/khan-tsin-v0 and the others

env = gymnasium.make("sesame/khan-tsin-v0", robot="apprenti")
observation, info = env.reset(seed=42)

Observations, masks and rewards are PettingZoo's (see `sesame.adapters.pettingzoo`); the mask also
stands in `info` and in `action_masks()`. What it does not allow ends the game with -1. `encoding`,
`actions` and `masks` say what the learner is told, as `sesame.adapters.dialect` has them.

In Attrap'trésors robots have reflexes. If the learner reaches too, its hand is as quick as the
first of theirs: a fair coin decides. Whoever waits lets the robots go on, or time run out.
"""

from collections.abc import Sequence
from typing import Any, SupportsFloat

import gymnasium
import numpy as np

from sesame.adapters.dialect import CHOICES, MASK, Dialect, Mask, Observation
from sesame.adapters.episode import refuse_options, terms_of
from sesame.agents import knowledge, roster
from sesame.agents import table as tables
from sesame.agents.agent import Agent
from sesame.core import calls, dice
from sesame.core.calls import Table
from sesame.core.contract import CLOCK, Ids
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.core.match import Match
from sesame.core.own import ALL
from sesame.core.portrait import RECORD
from sesame.core.terms import Terms
from sesame.games import FIRST, games

_ILLEGAL = -1.0
_MANY = "sesame.lab.environment:SoloVector"  # by name: the laboratory is loaded where it is used


class Solo(gymnasium.Env[Observation, int]):
    """A game for one learner. `robot` names an agent, or one for each of the other seats."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str | Game = FIRST,
        robot: str | tuple[str, ...] = "apprenti",
        *,
        seat: int = 0,
        seats: int | None = None,
        board: Any = None,
        render_mode: str | None = None,
        encoding: str = RECORD,
        actions: str = ALL,
        masks: bool = True,
        **options: Any,
    ) -> None:
        self.terms = terms_of(game, seats, board, options)
        self.game, self.seat, self.render_mode = self.terms.game, seat, render_mode
        if seat not in range(self.terms.seats):
            raise BadOption("no-seat", seat=str(seat))
        self.robots = _seated(self.terms, seat, robot)
        self.dialect = Dialect(self.terms, encoding, actions, masks)
        self._ids = np.zeros(self.game.actions.WIDEST + 1, np.int32)
        self.action_space = self.dialect.actions
        self.observation_space = self.dialect.observations

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; the same seed and actions give the same game, unless robots mind a clock."""
        refuse_options(self.terms, options)
        super().reset(seed=seed)
        chance, luck = (int(self.np_random.integers(2**62)) for _ in range(2))
        self.match = Match(self.terms, seed=chance)
        self._lots = dice.stream(luck)
        if self.game.is_timed:
            self._hands = {
                seat: knowledge.hands(self.game).hand(name) for seat, name in self.robots.items()
            }
        else:
            self._agents: dict[int, Agent] = {
                seat: roster.agent(name, self.match, tables.derived(luck, seat))
                for seat, name in self.robots.items()
            }
        self._let_others_play()
        return self._observed()

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        """The learner's choice, then everybody's until the learner is asked again."""
        number = self.dialect.id_of(self._table, self.seat, int(action))
        if number not in self._allowed():
            return self._told(_ILLEGAL, True)
        if self.game.is_timed:
            self._reach(number)
        else:
            self.match.play(self.seat, number)
        self._let_others_play()
        over = self.match.over
        return self._told(self.match.returns[self.seat] if over else 0.0, over)

    def action_masks(self) -> Mask:
        """1 for what the learner may do now."""
        return self.dialect.mask(self._table, self.seat, self._allowed())

    @property
    def _table(self) -> Table:
        return calls.table_of(self.match.state)

    def _allowed(self) -> Ids:
        """The ids of what the learner may do now; good until anything else is asked."""
        if self.seat not in self.match.actors:
            return self._ids[:0]
        return self._ids[: calls.choices(self._table, self.seat, self._ids)]

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return self.match.draw(self.seat).plain if self.render_mode == "ansi" else None

    def _told(
        self, reward: float, over: bool
    ) -> tuple[Observation, SupportsFloat, bool, bool, dict[str, Any]]:
        observation, info = self._observed()
        return observation, reward, over, False, info

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        seen = self.dialect.observation(self._table, self.seat, self._allowed())
        return seen, {name: seen[name] for name in (MASK, CHOICES) if name in seen}

    # --- the others

    def _let_others_play(self) -> None:
        match = self.match
        while not match.over and self.seat not in match.actors:
            if self.game.is_timed:
                match.play(*self._next_grab())
            else:
                seat = match.actors[0]
                match.play(seat, self._agents[seat].act(match, seat))

    def _next_grab(self) -> tuple[int, Any]:
        """What happens if the learner keeps still: a robot's hand, or time running out."""
        return knowledge.hands(self.game).next_grab(self.match, self._hands, self._lots)

    def _reach(self, action: int) -> None:
        """The learner goes for something, or waits, while the robots do as they do."""
        waits = action == calls.patience(self._table, self._ids)
        seat, theirs = self._next_grab()
        is_first = seat == CLOCK or dice.below(self._lots, 2) == 0
        if not waits and is_first:
            self.match.play(self.seat, action)
        else:
            self.match.play(seat, theirs)


def _seated(terms: Terms, learner: int, robot: str | Sequence[str]) -> dict[int, str]:
    """Who has the other seats; refuses a name that no robot of the game has."""
    others = [seat for seat in range(terms.seats) if seat != learner]
    names = [robot] * len(others) if isinstance(robot, str) else list(robot)
    if len(names) != len(others):
        raise BadOption("robots-needed", count=len(others), given=len(names))
    match = Match(terms, seed=1)
    for name in dict.fromkeys(names):
        tables.check(match, name)
    return dict(zip(others, names, strict=True))


def register() -> None:
    """Make Gymnasium know every game; done once, when this module is imported."""
    for name in games():
        gymnasium.register(
            id=f"sesame/{name}-v0",
            entry_point=f"{__name__}:Solo",
            vector_entry_point=_MANY,
            kwargs={"game": name},
        )


register()
