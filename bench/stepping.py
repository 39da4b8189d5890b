"""Games stepped together on a GPU, as they are told by default and to learners; no copy is made.

python -m bench.stepping    # where there is a CUDA GPU; writes its chapter of RESULTS.md
"""

from statistics import median
from subprocess import PIPE, Popen
from sys import argv, executable
from time import perf_counter
from typing import Any

import msgspec
from numba import cuda
from rich.console import Console

from bench.gpu import headline
from bench.rules import OPTIONS
from bench.tables import Table, three, write
from sesame.games import OURS, game
from sesame.lab.vector import Vector

CHAPTER = "Speeds of many games together on a GPU"
GAMES = 1 << 19
STEPS, ROUNDS = 40, 5
WAYS: dict[str, dict[str, Any]] = {
    "record, masks": {},
    "record, lists": {"masks": False},
    "planes, own, masks": {"encoding": "planes", "actions": "own"},
}


class Figures(msgspec.Struct):
    """What one game came to."""

    speeds: dict[str, float]  # steps a second by the clock, by the way in which it is told
    shared: list[str]  # libraries that took the observations at the address where they lie


def measure(name: str) -> Figures:
    """All ways, one after the other; the device is this process's while it measures."""
    speeds, shared = dict[str, float](), list[str]()
    for way, told in WAYS.items():
        games = Vector(name, GAMES, on="gpu", **told, **OPTIONS[name])
        games.step(games.sample())
        speeds[way] = median(_speed(games) for _ in range(ROUNDS))
        shared = shared or _shared(games)
        del games
    return Figures(speeds, shared)


def _speed(games: Vector) -> float:
    """Choices drawn, checked and made, and all arrays filled."""
    cuda.synchronize()
    begun = perf_counter()
    for _ in range(STEPS):
        games.step(games.sample())
    cuda.synchronize()
    return games.count * STEPS / (perf_counter() - begun)


def _shared(games: Vector) -> list[str]:
    """Who reads the observations where they lie, by equal addresses."""
    lies = games.observations.__cuda_array_interface__["data"][0]
    found = list[str]()
    for name, address in (("PyTorch", _in_torch), ("JAX", _in_jax)):
        try:
            if address(games.observations) == lies:
                found.append(name)
        except ImportError:
            continue
    return found


def _in_torch(array: Any) -> int:
    import torch

    return int(torch.as_tensor(array, device="cuda").data_ptr())


def _in_jax(array: Any) -> int:
    import torch
    from jax import dlpack

    taken = dlpack.from_dlpack(torch.as_tensor(array, device="cuda"))
    return int(taken.unsafe_buffer_pointer())


def table(found: dict[str, Figures]) -> Table:
    rows = [
        (
            game(name).title.en,
            *(f"{three(it.speeds[way]):,}" for way in WAYS),
            ", ".join(it.shared),
        )
        for name, it in found.items()
    ]
    return Table(
        "Sésame on one GPU: steps a second, every array filled at each",
        ("Game", *WAYS, "Without a copy"),
        rows,
        1,
        f"{GAMES:,} games at once, the median of {ROUNDS} samples of {STEPS} steps by the clock:"
        " choices drawn from the games' own streams, checked, made; observations, choices, rewards"
        " written, ended games begun anew. Without a copy: whose tensors lay at the observations'"
        " own address.",
    )


def main() -> None:
    """Compile every game at the same time, in a process of its own; measure one after the other."""
    if len(argv) > 1:
        name = argv[1]
        games = Vector(name, 256, on="gpu", **OPTIONS[name])
        games.step(games.sample())
        print(flush=True)  # compiled
        input()
        print(msgspec.json.encode(measure(name)).decode())
        return
    command = [executable, "-m", "bench.stepping"]
    workers = {name: Popen([*command, name], stdin=PIPE, stdout=PIPE, text=True) for name in OURS}
    found = dict[str, Figures]()
    for worker in workers.values():
        assert worker.stdout is not None
        worker.stdout.readline()
    for name, worker in workers.items():
        said, _ = worker.communicate("\n")
        found[name] = msgspec.json.decode(said, type=Figures)
    console = Console()
    console.width = max(console.width, 110)
    drawn = table(found)
    drawn.show(console)
    write(CHAPTER, f"Printed by `python -m bench.stepping`. {headline()}", [drawn])


if __name__ == "__main__":
    main()
