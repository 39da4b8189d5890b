"""Our side of the race: random play of each game, compiled whole, or through `Match`."""

from random import Random
from time import perf_counter
from typing import Any

import sesame
from bench.sample import Contender, Sample
from sesame.games import OURS

# Khan Tsin's barons are dealt, so that every decision is a flight; the others play at a full table.
OPTIONS: dict[str, dict[str, Any]] = {
    "attrap-tresors": {"seats": 6},
    "bakschisch": {"seats": 4},
    "khan-tsin": {"setup": "random"},
    "kim-bac": {"seats": 4},
    "mille-et-un-tresors": {"seats": 4},
}

COMPILED = "compiled loop"
BY_MATCH = "Match, from Python"


def contenders() -> list[Contender]:
    """Every game of ours, both ways."""
    return [contender for name in OURS for contender in _both_ways(name)]


def simulate(name: str, games: int) -> sesame.Simulation:
    """Compiled random play on one core: the same games at every call."""
    return sesame.simulate(name, games, threads=1, **OPTIONS.get(name, {}))


def _both_ways(name: str) -> list[Contender]:
    title, choices = sesame.game(name).title.en, simulate(name, 2_000).choices
    return [
        Contender(title, COMPILED, choices, lambda games: _in_bulk(name, games)),
        Contender(title, BY_MATCH, choices, lambda games: _by_match(name, games)),
    ]


def _in_bulk(name: str, games: int) -> Sample:
    played = simulate(name, games)
    return Sample(games, played.decisions, played.seconds)


def _by_match(name: str, games: int) -> Sample:
    """The door that people and robots use: typed actions, every move checked and logged."""
    moves, random = 0, Random(1).random
    begun = perf_counter()
    for seed in range(games):
        match = sesame.game(name).new(seed=seed, **OPTIONS.get(name, {}))
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            match.play(seat, legal[int(random() * len(legal))])
            moves += 1
    return Sample(games, moves, perf_counter() - begun)
