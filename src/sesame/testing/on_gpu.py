"""Plays a little of a game and prints a digest: on the CPU, on a GPU, or on Numba's stand-in.

python -m sesame.testing.on_gpu gpu khan-tsin 2 500
NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m sesame.testing.on_gpu gpu kim-bac 2 2 rounds=1
"""

import hashlib
import os
import subprocess
import sys
from dataclasses import astuple, replace
from typing import Any

import numpy as np
import numpy.typing as npt

import sesame
from sesame.core.position import read_options
from sesame.lab.flat import evaluate
from sesame.lab.vector import Vector
from sesame.testing.cases import play_randomly

SEED = 6
_STEPS = 24
# As it is told by default, and to learners
_TOLD: tuple[dict[str, Any], ...] = ({}, {"encoding": "planes", "actions": "own"})


def digests(on: str | None, name: str, seats: int, size: int, **options: Any) -> list[str]:
    """Of random games, of games stepped together, and of playouts from one position."""
    return [
        _random_play(on, name, seats, size, options),
        _stepping(on, name, seats, size, options),
        _playouts(on, name, seats, size, options),
    ]


def by_stand_in(name: str, seats: int, size: int, options: str = "") -> list[str]:
    """The same in a process of its own, where plain Python plays the device."""
    words = ["gpu", name, str(seats), str(size), *options.split()]
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", __name__, *words]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def _random_play(on: str | None, name: str, seats: int, size: int, options: dict[str, Any]) -> str:
    played = sesame.simulate(name, size, seed=SEED, seats=seats, on=on, **options)
    return _hash(repr(astuple(replace(played, seconds=0, lengths=played.lengths.tolist()))))


def _stepping(on: str | None, name: str, seats: int, size: int, options: dict[str, Any]) -> str:
    return _hash("".join(_stepped(on, name, seats, size, options | it) for it in _TOLD))


def _stepped(on: str | None, name: str, seats: int, size: int, options: dict[str, Any]) -> str:
    games = Vector(name, size, seats, seed=SEED, on=on, **options)
    found = list[str]()
    for _ in range(_STEPS):
        rewards, ended = games.step(games.sample())
        arrays = (games.seat, games.observations, games.masks, games.counts, rewards, ended)
        found += [_bytes(array) for array in arrays]
    return _hash("".join(found))


def _playouts(on: str | None, name: str, seats: int, size: int, options: dict[str, Any]) -> str:
    match = play_randomly(sesame.game(name).new(seats, seed=SEED, **options), SEED, most=5)
    if match.over:  # a short game: what its last choice came to
        match.undo()
    found = evaluate(match, size, seed=SEED, on=on)
    return _hash(found.means.tobytes().hex() + repr(found.actions))


def _bytes(array: Any) -> str:
    here: npt.NDArray[Any] = array.copy_to_host() if hasattr(array, "copy_to_host") else array
    return hashlib.sha256(np.ascontiguousarray(here).tobytes()).hexdigest()


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


if __name__ == "__main__":
    where, game, table, many, *chosen = sys.argv[1:]
    device = None if where == "cpu" else where
    print(*digests(device, game, int(table), int(many), **read_options(" ".join(chosen))))
