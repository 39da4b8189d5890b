"""Plays a little of a game and prints a digest: on the CPU, on a GPU, or on Numba's stand-in.

python -m tests.lab.on_gpu gpu khan-tsin 2
NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m tests.lab.on_gpu gpu khan-tsin 2
"""

import hashlib
import sys
from dataclasses import astuple, replace
from typing import Any

import numpy as np
import numpy.typing as npt

import sesame
from sesame.lab.flat import evaluate
from sesame.lab.vector import Vector
from sesame.testing.cases import play_randomly

SEED = 6
_STEPS = 24
# Plain Python plays a few hundred moves a second, so that games are cut short for the stand-in.
SHORT: dict[str, dict[str, Any]] = {"kim-bac": {"rounds": 1}, "khan-tsin": {"setup": "random"}}


def digests(on: str | None, name: str, seats: int, size: int) -> list[str]:
    """Of random games, of games stepped together, and of playouts from one position."""
    return [
        _random_play(on, name, seats, size),
        _stepping(on, name, seats, size),
        _playouts(on, name, seats, size),
    ]


def _random_play(on: str | None, name: str, seats: int, size: int) -> str:
    played = sesame.simulate(name, size, seed=SEED, seats=seats, on=on, **SHORT.get(name, {}))
    return _hash(repr(astuple(replace(played, seconds=0, lengths=played.lengths.tolist()))))


def _stepping(on: str | None, name: str, seats: int, size: int) -> str:
    games = Vector(name, size, seats, seed=SEED, on=on, **SHORT.get(name, {}))
    found = list[str]()
    for _ in range(_STEPS):
        rewards, ended = games.step(games.sample())
        arrays = (games.seat, games.observations, games.masks, games.counts, rewards, ended)
        found += [_bytes(array) for array in arrays]
    return _hash("".join(found))


def _playouts(on: str | None, name: str, seats: int, size: int) -> str:
    match = sesame.game(name).new(seats, seed=SEED, **SHORT.get(name, {}))
    found = evaluate(play_randomly(match, SEED, most=5), size, seed=SEED, on=on)
    return _hash(found.means.tobytes().hex() + repr(found.actions))


def _bytes(array: Any) -> str:
    here: npt.NDArray[Any] = array.copy_to_host() if hasattr(array, "copy_to_host") else array
    return hashlib.sha256(np.ascontiguousarray(here).tobytes()).hexdigest()


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


if __name__ == "__main__":
    where, game, table, many = sys.argv[1:5]
    print(*digests(None if where == "cpu" else where, game, int(table), int(many)))
