"""Programs in Node, beside the CPU: `games.mjs` and others of this folder."""

import json
import subprocess
import sys
from base64 import b64encode
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from sesame.core import dice
from sesame.core.game import Game
from sesame.core.match import Match
from sesame.core.terms import Terms

HERE = Path(__file__).parent


def node() -> str:
    """The Node that the page is built with."""
    sys.path.insert(0, str(HERE.parents[1]))
    try:
        import hatch_build
    finally:
        sys.path.pop(0)
    return hatch_build.node()


def run(program: str, **told: Any) -> list[Any]:
    """What a program of this folder answers, line by line."""
    done = subprocess.run(
        [node(), str(HERE / program)],
        input=json.dumps(told, default=str),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def base64(raw: bytes) -> str:
    return b64encode(raw).decode("ascii")


def kinds_of_tables(game: Game, seats: int) -> list[Terms]:
    """The usual one, and one for every other value of every option."""
    others = [{option.name: value} for option in game.options for value in option.values[:3]]
    return [game.terms(seats, chosen) for chosen in ({}, *others)]


def middles(game: Game, count: int, seed: int, most: int = 40) -> Iterator[tuple[Match, int]]:
    """Tables of every kind, each some random decisions from its beginning, and who may choose."""
    kinds = cycle(terms for seats in game.seats for terms in kinds_of_tables(game, seats))
    rng = dice.stream(seed)
    for number in range(count):
        match = Match(next(kinds), seed=number)
        for _ in range(dice.below(rng, most)):
            before = match.copy()
            seat = match.actors[dice.below(rng, len(match.actors))]
            legal = match.legal_ids(seat)
            match.play(seat, legal[dice.below(rng, len(legal))])
            if match.over:
                match = before
                break
        yield match, match.actors[0]
