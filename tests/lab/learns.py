"""What `test_baselines` runs where sb3-contrib is: figures as JSON on the last line."""

import json
from math import hypot
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.wrappers import ActionMasker

import sesame.adapters.gymnasium  # noqa: F401  (registers the games)
from sesame.lab.baselines import SoloVecEnv

STEPS = 200_000
TOGETHER = 128
JUDGED = 2_000  # games


class Numbers(gymnasium.ObservationWrapper[Any, Any, Any]):
    """What a plain network reads: the numbers without the mask."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: Any) -> Any:
        return observation["observation"]


def alone() -> float:
    """Steps a second of one environment with all ids and the record field by field."""
    env = gymnasium.make("sesame/khan-tsin-v0", robot="random", setup="random")
    masked = ActionMasker(Numbers(env), lambda it: it.unwrapped.action_masks())
    learner = MaskablePPO("MlpPolicy", masked, n_steps=256, batch_size=64, device="cpu", seed=1)
    begun = perf_counter()
    learner.learn(256)
    return 256 / (perf_counter() - begun)


def share(envs: SoloVecEnv, learner: MaskablePPO) -> tuple[float, float]:
    """The share of games won against `random`, by seat in turn, and its standard error."""
    seen, won, played = envs.reset(), 0.0, 0
    while played < JUDGED:
        chosen, _ = learner.predict(seen, action_masks=envs.action_masks())
        seen, rewards, ended, _ = envs.step(chosen)
        won, played = won + float((rewards[ended] + 1).sum()) / 2, played + int(ended.sum())
    mean = won / played
    return mean, float(np.sqrt(max(mean * (1 - mean), 1e-4) / played))


def shared(envs: SoloVecEnv) -> bool:
    """Whether PyTorch reads the observations where they lie."""
    seen = envs.many.games.observations
    return bool(torch.from_dlpack(seen).data_ptr() == seen.ctypes.data)


def main() -> None:
    envs = SoloVecEnv("khan-tsin", TOGETHER, setup="random")
    rules: dict[str, Any] = {
        "n_steps": 64,
        "batch_size": 2_048,
        "n_epochs": 4,
        "learning_rate": 1e-3,
    }
    learner = MaskablePPO("MlpPolicy", envs, device="cpu", seed=1, **rules)
    before, doubt = share(envs, learner)
    begun = perf_counter()
    learner.learn(STEPS)
    together = STEPS / (perf_counter() - begun)
    after, doubt_after = share(envs, learner)
    found = {
        "alone": alone(),
        "together": together,
        "before": before,
        "after": after,
        "error": hypot(doubt, doubt_after),
        "shared": shared(envs),
    }
    print(json.dumps(found))


if __name__ == "__main__":
    main()
