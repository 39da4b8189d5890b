"""Throws in bulk, for the rates in the board file: how often a die misses, how often dice stack.

    python -m sesame.games.attrap_tresors.measure 100000

goes on where the last run stopped, on every core, and keeps the counts in `throws.toml` beside
this file. Throw number n is always the throw of seed n: what is counted does not depend on how
many runs or cores counted it.
"""

import argparse
import os
import time
import tomllib
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import get_args

from sesame.games.attrap_tresors.actions import LETTERS
from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.state import COLOURS, RED
from sesame.games.attrap_tresors.throw import Lies, Souk

FILE = Path(__file__).with_name("throws.toml")
_BATCH = 500  # throws that a process does before its counts are kept

Tally = Counter[str]

_HEAD = """# Simulated throws, counted by `python -m sesame.games.attrap_tresors.measure`.
# throws: how many, numbers 0, 1, 2 ...; counts, edge, off, stacked: dice by how they first lay;
# r to v: dice by colour; misses_0 to misses_8: whole throws by dice that missed in the end;
# six: throws with all six colours; three_r: throws with three red dice or more; again: throws
# of which dice were thrown again.
"""


def keys() -> list[str]:
    """What is counted, in the order of the file."""
    misses = [f"misses_{number}" for number in range(9)]
    return ["throws", *get_args(Lies), *LETTERS.values(), *misses, "six", "three_r", "again"]


@cache
def _souk() -> Souk:
    return Souk()


def count(way: Way, first: int, last: int) -> Tally:
    """Throw numbers first to last - 1 and count what came of them."""
    found = Tally()
    for number in range(first, last):
        thrown = _souk().throw(number, way)
        found["throws"] += 1
        found.update(die.lies for die in thrown.first)
        found.update(LETTERS[die.colour] for die in thrown.first)
        found[f"misses_{len(thrown.dice) - sum(thrown.counts)}"] += 1
        found["six"] += all(thrown.counts)
        found["three_r"] += thrown.counts[0] >= 3
        found["again"] += thrown.again > 0
    return found


def read(path: Path = FILE) -> dict[Way, Tally]:
    """The counts so far, by the way of throwing."""
    kept = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {way: Tally(kept.get(way, {})) for way in get_args(Way)}


def write(tallies: dict[Way, Tally], path: Path = FILE) -> None:
    """Keep the counts; a run that is cut short leaves the file before or after, never half."""
    parts = [_HEAD]
    for way, tally in tallies.items():
        parts.append(f"\n[{way}]\n" + "".join(f"{key} = {tally[key]}\n" for key in keys()))
    draft = path.with_suffix(".draft")
    draft.write_text("".join(parts), "utf-8")
    draft.replace(path)


def misses_in_a_million(tally: Tally) -> int:
    """What the board file says: of all dice thrown, those that missed."""
    dice = sum(tally[LETTERS[RED + colour]] for colour in range(COLOURS))
    return round(1e6 * (tally["edge"] + tally["off"]) / dice)


def measure(wanted: int, path: Path = FILE, workers: int | None = None) -> dict[Way, Tally]:
    """Throw until so many are counted of each way, keeping the counts batch by batch."""
    tallies = read(path)
    fresh = get_context("spawn")  # a fork would copy the engine's threads half alive
    with ProcessPoolExecutor(workers or os.cpu_count(), fresh) as pool:
        for way, tally in tallies.items():
            starts = range(tally["throws"], wanted, _BATCH)
            jobs = [pool.submit(count, way, at, min(at + _BATCH, wanted)) for at in starts]
            for job in jobs:  # in order: `throws` says where to go on
                tally.update(job.result())
                write(tallies, path)
    return tallies


def main() -> None:
    parser = argparse.ArgumentParser(description="Count simulated throws.")
    parser.add_argument("throws", type=int, help="how many of each way there shall be in all")
    parser.add_argument("--workers", type=int, default=None, help="processes; all cores if absent")
    parser.add_argument("--file", type=Path, default=FILE)
    chosen = parser.parse_args()
    before = sum(tally["throws"] for tally in read(chosen.file).values())
    begun = time.perf_counter()
    tallies = measure(chosen.throws, chosen.file, chosen.workers)
    done = sum(tally["throws"] for tally in tallies.values()) - before
    print(f"{done:,} throws, {done / (time.perf_counter() - begun):,.0f} a second")
    for way, tally in tallies.items():
        dice = 8 * max(1, tally["throws"])
        rates = {lies: f"{100 * tally[lies] / dice:.3f} %" for lies in get_args(Lies)}
        missed = misses_in_a_million(tally)
        print(f"{way}: {tally['throws']:,} throws, {rates}, misses in a million: {missed:,}")


if __name__ == "__main__":
    main()
