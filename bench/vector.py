"""Thousands of games stepped together, beside PettingZoo's loop over one of them.

python -m bench.vector    # writes its chapter of RESULTS.md
"""

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console

import sesame
from bench import sample
from bench.rules import OPTIONS, simulate
from bench.sample import Contender, Sample, race
from bench.tables import Table, headline, three, times, write
from sesame.adapters import pettingzoo
from sesame.games import OURS
from sesame.lab.vector import Vector

CHAPTER = "Speeds of many games together"
TOGETHER = 4_096
FEWER = {"khan-tsin": 1_024}  # of 41,512 ids, so that its masks find room near the processor
LOOP, ALONE, ALL = "PettingZoo, one game", "together, one core", "together, all cores"
LEARNED = "one core, for learners"


def contenders(name: str) -> list[Contender]:
    """The same game three ways; observations and masks are made in all of them."""
    title, choices = sesame.game(name).title.en, simulate(name, 1_000).choices
    told = {"encoding": "planes", "actions": "own"}
    ways = {
        LOOP: _looped(name),
        ALONE: _together(name, 1),
        LEARNED: _together(name, 1, **told),
        ALL: _together(name, None),
    }
    return [Contender(title, how, choices, play) for how, play in ways.items()]


def _looped(name: str) -> Callable[[int], Sample]:
    env, random = pettingzoo.raw_env(name, **OPTIONS[name]), Random(1).random

    def play(games: int) -> Sample:
        """PettingZoo's own loop; one of the choices is drawn in the quickest way known."""
        moves, begun = 0, perf_counter()
        for seed in range(games):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, termination, truncation, _ = env.last()
                if termination or truncation:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(random() * len(legal))]))
                moves += 1
        return Sample(games, moves, perf_counter() - begun)

    return play


def _together(name: str, threads: int | None, **told: Any) -> Callable[[int], Sample]:
    vector = Vector(name, FEWER.get(name, TOGETHER), threads=threads, **told, **OPTIONS[name])

    def play(games: int) -> Sample:
        steps, over, begun = 0, 0, perf_counter()
        while over < games:
            _, ended = vector.step(vector.sample())
            over, steps = over + int(ended.sum()), steps + vector.count
        return Sample(over, steps, perf_counter() - begun)

    return play


def table(names: Sequence[str]) -> Table:
    rows = list[tuple[str, ...]]()
    for name in names:
        speeds = race(contenders(name))
        for speed in speeds:
            figures = (f"{three(x):,}" for x in (speed.best, speed.median))
            who = speed.contender
            ratio = times(speed.times(speeds[0]))
            rows.append((who.game, who.how, f"{who.choices:.0f}", *figures, ratio))
    return Table(
        "Sésame: games stepped together, and PettingZoo's loop over one",
        ("Game", "How", "Choices", "Steps/s best", "median", "÷ PettingZoo"),
        rows,
        2,
        f"A step is one choice, drawn at random, with the next seat's observation and mask made."
        f" Together: {TOGETHER:,} games ({FEWER['khan-tsin']:,} of Khan Tsin, which has many ids),"
        " every choice checked, those that end begun anew; for learners: planes, and a seat's own"
        " actions."
        f" {sample.ROUNDS} samples of {sample.SECONDS} s in turn; ÷: the median of the rounds' own"
        " ratios. PettingZoo's loop is `agent_iter`, `last` and `step` of `raw_env`, without its"
        " guards.",
    )


def main() -> None:
    console = Console()
    console.width = max(console.width, 110)
    said = headline(PettingZoo="pettingzoo")
    with console.status("Games together and PettingZoo's loop in turn…"):
        drawn = table(OURS)
    drawn.show(console)
    write(CHAPTER, f"Printed by `python -m bench.vector`. {said}", [drawn])


if __name__ == "__main__":
    main()
