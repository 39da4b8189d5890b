"""Random play, playouts and stepping on a GPU, which must be the CPU's, bit for bit.

python -m bench.gpu    # where there is a CUDA GPU; writes its chapter of RESULTS.md
"""

from dataclasses import dataclass
from datetime import date
from importlib.metadata import version
from platform import python_version
from statistics import median
from time import perf_counter

import numpy as np
from numba import cuda
from rich.console import Console

import sesame
from bench.rules import OPTIONS
from bench.tables import Table, three, write
from sesame.core.terms import Terms
from sesame.games import OURS
from sesame.lab import flat, gpu
from sesame.lab.vector import Vector

CHAPTER = "Speeds on a GPU"
ROUNDS = 5
DECISIONS = 1_000_000_000  # about how many a sample has
COMPARED = 10_000_000  # about how many are compared with the CPU's
TOGETHER = 65_536  # games stepped together
STEPS = 50


@dataclass(frozen=True)
class Figures:
    """What one game came to."""

    game: str
    choices: float  # mean number of legal actions at a decision
    compared: int  # games that were found equal to the CPU's
    games: int  # of a sample
    speeds: list[float]  # decisions a second on the device, of each sample
    fetched: float  # the same by the clock, every game's row copied back and added up
    lengths: float  # mean decisions of a game
    playouts: float  # a second on the device, from the opening
    steps: float  # choices a second by the clock, all arrays filled


def measure(name: str) -> Figures:
    """Play the same games here and there; stops if they differ."""
    few = sesame.simulate(name, 500, **OPTIONS[name])
    mean = float(few.lengths.mean())
    compared, games, terms = int(COMPARED / mean), int(DECISIONS / mean), _terms(name)
    _compare(name, compared)
    speeds = list[float]()
    for _ in range(ROUNDS):
        rows, seconds = gpu.play(terms, 1, games)
        speeds.append(int(rows[:, 0].sum()) / seconds)
    fetched = sesame.simulate(name, games, on="gpu", **OPTIONS[name]).decisions_per_second
    title, playouts, steps = sesame.game(name).title.en, _playouts(terms, games), _steps(name)
    return Figures(title, few.choices, compared, games, speeds, fetched, mean, playouts, steps)


def _terms(name: str) -> Terms:
    options = dict(OPTIONS[name])
    game, seats = sesame.game(name), options.pop("seats", None)
    return game.terms(seats, options)


def _compare(name: str, games: int) -> None:
    here, there = (sesame.simulate(name, games, on=on, **OPTIONS[name]) for on in (None, "gpu"))
    alike = (here.wins, here.draws, here.choices) == (there.wins, there.draws, there.choices)
    alike = alike and np.array_equal(here.lengths, there.lengths)
    for figure, column in here.measures.items():
        alike = alike and np.array_equal(column, there.measures[figure])
    if not alike:
        raise SystemExit(f"{name}: the GPU's games are not the CPU's")


def _playouts(terms: Terms, games: int) -> float:
    """Flat Monte-Carlo from the opening, a thousandth of it compared with the CPU's."""
    match = sesame.Match(terms, seed=1)
    here, there = (flat.evaluate(match, 1 + games // 1000, on=on) for on in (None, "gpu"))
    if here.means.tobytes() != there.means.tobytes():
        raise SystemExit(f"{terms.game.name}: the GPU's playouts are not the CPU's")
    question = flat.ask(match, games, None, seed=1)
    return games / median(gpu.playouts(question)[1] for _ in range(ROUNDS))


def _steps(name: str) -> float:
    games = Vector(name, TOGETHER, on="gpu", **OPTIONS[name])
    games.step(games.sample())
    begun = perf_counter()
    for _ in range(STEPS):
        games.step(games.sample())
    cuda.synchronize()
    return TOGETHER * STEPS / (perf_counter() - begun)


def table(found: list[Figures]) -> Table:
    return Table(
        "Sésame on one GPU: random play, flat Monte-Carlo, and games stepped together",
        (
            "Game",
            "Choices",
            "Moves/s best",
            "median",
            "fetched",
            "Games/s",
            "Playouts/s",
            "Steps/s",
            "Games compared",
        ),
        [_cells(figures) for figures in found],
        1,
        f"Moves as in the tables of one core, {ROUNDS} samples of about a thousand million, timed"
        " on the device; fetched: by the clock, with every game's row copied back and added up."
        " Playouts: random games from the opening, by first choice, hidden cards dealt anew."
        f" Steps: {TOGETHER:,} games at once, each step checked, with observations, masks, choices"
        " and rewards written and ended games begun anew, by the clock. Compared: lengths,"
        " choices, winners and measures of so many games were found equal to the CPU's, and so,"
        " to the last bit, were playouts.",
    )


def _cells(figures: Figures) -> tuple[str, ...]:
    speeds, middle = figures.speeds, median(figures.speeds)
    numbers = (
        max(speeds),
        middle,
        figures.fetched,
        middle / figures.lengths,
        figures.playouts,
        figures.steps,
    )
    shown = (f"{three(x):,}" for x in numbers)
    return (figures.game, f"{figures.choices:.0f}", *shown, f"{figures.compared:,}")


def headline() -> str:
    """What the figures were taken on."""
    card = cuda.get_current_device()
    packages = {"NumPy": "numpy", "Numba": "numba", "numba-cuda": "numba-cuda"}
    versions = [f"{title} {version(package)}" for title, package in packages.items()]
    cores = f"{card.name}, {card.MULTIPROCESSOR_COUNT} multiprocessors"
    parts = [f"{date.today().isoformat()}. {cores}", f"Python {python_version()}", *versions]
    return ", ".join(parts) + "."


def main() -> None:
    console = Console()
    console.width = max(console.width, 130)
    said = headline()
    console.print(said + "\n", highlight=False)
    found = list[Figures]()
    for name in OURS:
        with console.status(name):
            found.append(measure(name))
        console.print(*_cells(found[-1]), sep="  ")
    drawn = table(found)
    drawn.show(console)
    write(CHAPTER, f"Printed by `python -m bench.gpu`. {said}", [drawn])


if __name__ == "__main__":
    main()
