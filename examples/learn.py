"""A small agent learns Bakschisch from nothing: `python examples/learn.py`.

It plays against a seat that chooses at random, and keeps for each situation (which bribe of the
round, how much gold each has) how well every bid did on average. That is Monte Carlo control with
a table, in plain NumPy; a network would take the place of the table. Needs the extra `research`.
"""

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.adapters import pettingzoo
from sesame.core.encoding import encoding

BRIBES, GOLD, BIDS = 6, 11, 42  # bribe 1 to 5, gold up to 10 and more, coins up to 40 or the thief
Situation = tuple[int, int, int]  # bribe, my gold, theirs
LEARNER = "seat_0"
EVALUATED = 300  # games that tell how good it is


class Bidder:
    """For each situation and bid: how often it was tried, and what came of it on average."""

    def __init__(self, seed: int = 0) -> None:
        shape = (BRIBES, GOLD, GOLD, BIDS)
        self.tries, self.worth = np.zeros(shape), np.zeros(shape)
        self.random = np.random.default_rng(seed)

    def situation(self, fields: dict[str, npt.NDArray[Any]]) -> Situation:
        mine, theirs = np.minimum(fields["gold"][:2], GOLD - 1).astype(int)
        return int(fields["up"]), mine, theirs

    def choose(
        self, situation: tuple[int, int, int], allowed: npt.NDArray[Any], curious: float
    ) -> int:
        """The best bid so far; now and then, or where nothing is known, any."""
        if self.random.random() < curious:
            return int(self.random.choice(allowed))
        known = self.worth[situation][allowed]
        return int(self.random.choice(allowed[known == known.max()]))

    def learn(self, game: list[tuple[int, ...]], reward: float) -> None:
        for step in game:
            self.tries[step] += 1
            self.worth[step] += (reward - self.worth[step]) / self.tries[step]


def play(env: pettingzoo.Turns, bidder: Bidder, seed: int, curious: float) -> float:
    """One game against a random seat; the bidder learns from it if it is curious."""
    named, random = encoding(env.episode.game).named, np.random.default_rng(seed)
    steps = list[tuple[int, ...]]()
    env.reset(seed=seed)
    while not env.terminations[env.agent_selection]:
        seen = env.observe(env.agent_selection)
        allowed = np.flatnonzero(seen["action_mask"])
        if env.agent_selection == LEARNER:
            situation = bidder.situation(named(seen["observation"]))
            action = bidder.choose(situation, allowed, curious)
            steps.append((*situation, action))
        else:
            action = int(random.choice(allowed))
        env.step(action)
    reward = float(env.rewards[LEARNER])
    if curious:
        bidder.learn(steps, reward)
    return reward


def win_share(env: pettingzoo.Turns, bidder: Bidder, games: int, seed: int) -> float:
    """How many of so many games it wins, a draw counting half, without learning from them."""
    rewards = [play(env, bidder, seed + number, curious=0.0) for number in range(games)]
    return float(np.mean(rewards)) / 2 + 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000, help="games to learn from")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env, bidder = pettingzoo.raw_env("bakschisch", board="shortcut"), Bidder(asked.seed)
    print(f"before: wins {win_share(env, bidder, EVALUATED, 10**6):.0%} against random bids")
    for number in range(asked.games):
        play(env, bidder, asked.seed * 10**7 + number, curious=0.2)
    print(f"after {asked.games} games: wins {win_share(env, bidder, EVALUATED, 10**6):.0%}")


if __name__ == "__main__":
    main()
