"""`Vector` as Stable-Baselines3's vector environment: one learner's seat in thousands of games.

from sb3_contrib import MaskablePPO
from sesame.lab.baselines import SoloVecEnv

envs = SoloVecEnv("khan-tsin", 256, setup="random")
MaskablePPO("MlpPolicy", envs).learn(200_000)

An observation is the numbers alone, planes unless another encoding is asked for; actions are the
seat's own, and MaskablePPO asks for their masks. A game that ends begins anew in the same step; its
last table is not kept, and nothing is truncated. `pip install sb3-contrib` brings the libraries.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from stable_baselines3.common.vec_env import VecEnv

from sesame.core.game import Game
from sesame.core.own import OWN
from sesame.core.portrait import PLANES
from sesame.lab.back_end import Array
from sesame.lab.environment import SoloVector

_MASKS = "action_masks"  # what sb3-contrib asks for, by its name


class SoloVecEnv(VecEnv):  # type: ignore[misc]
    """Many games, each at a decision of the learner's seat; `more` as in `SoloVector`."""

    def __init__(self, game: str | Game, num_envs: int = 1, **more: Any) -> None:
        self.many = SoloVector(game, num_envs, **{"encoding": PLANES, "actions": OWN} | more)
        told: Any = self.many.single_observation_space
        space = told["observation"]
        self._chosen: Array = None
        self.render_mode = None
        super().__init__(num_envs, space, self.many.single_action_space)

    def reset(self) -> Array:
        """Begin anew, with the games of the seed if one was set since."""
        seed = self._seeds[0]
        self._reset_seeds()
        return self.many.reset(seed=seed)[0]["observation"]

    def step_async(self, actions: Array) -> None:
        self._chosen = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        seen, rewards, ended, _, _ = self.many.step(self._chosen)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return seen["observation"], rewards.astype(np.float32), ended, infos

    def action_masks(self) -> Array:
        """1 for what each learner may choose now."""
        return self.many.games.masks

    def env_method(self, method_name: str, *_: Any, indices: Any = None, **__: Any) -> Any:
        """Of each game: only `action_masks` can be asked."""
        if method_name != _MASKS:
            raise AttributeError(method_name)
        return self.action_masks()[self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == _MASKS or hasattr(self.many, attr_name)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """The same of every game."""
        found = self if attr_name == _MASKS else self.many
        return [getattr(found, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ARG002
        """Nothing can be set game by game."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> list[bool]:  # noqa: ARG002
        """No game is."""
        return [False for _ in self._get_indices(indices)]

    def get_images(self) -> Sequence[Array | None]:
        return [None] * self.num_envs

    def close(self) -> None:
        """Nothing is held open."""
