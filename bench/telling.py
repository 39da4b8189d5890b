"""What it takes to tell a move to four seats, in facts and in words.

    python -m bench.telling --steps 400

The same steps of the same games, each told to every seat: what happened and what is waited for, as
the wire carries them. In words is how it was before there were facts, and is for whoever asks.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

import msgspec

import sesame
from sesame.games import OURS
from sesame.server.live.views import Listener, Story
from sesame.server.log.table import Table
from sesame.testing.cases import play_randomly

_encoder = msgspec.json.Encoder()


class Cost(NamedTuple):
    """Of one step, told to everybody."""

    bytes: int
    microseconds: float


def costs(name: str, steps: int, in_words: bool) -> list[Cost]:
    """Step by step, as a table goes on."""
    seats = min(4, max(sesame.game(name).seats))
    match = sesame.game(name).new(seats, seed=7)
    table = Table("bench")
    table.match = match
    stories = [Story(table, Listener(seat, in_words)) for seat in range(seats)]
    return list(_told(table, stories, steps, in_words))


def _told(table: Table, stories: list[Story], steps: int, in_words: bool) -> Iterator[Cost]:
    while not table.match.over and len(table.match.log) < steps:
        play_randomly(table.match, len(table.match.log), most=1)
        begun = time.perf_counter()
        sent = sum(_sent(table, seat, story, in_words) for seat, story in enumerate(stories))
        yield Cost(sent, 1e6 * (time.perf_counter() - begun))


def _sent(table: Table, seat: int, story: Story, in_words: bool) -> int:
    told = story.rest(table)[0]
    size = len(told if isinstance(told, bytes) else _encoder.encode(told))
    if in_words:
        return size + len(_encoder.encode(table.match.seen(seat)))
    return size + sum(map(len, table.match.spelled(seat))) + 1


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=400)
    steps = parser.parse_args().steps
    print("| game | bytes in words | in facts | µs in words | in facts | times |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for name in OURS:
        for in_words in (True, False):  # compiled, and every message read once
            costs(name, steps, in_words)
        before, now = (costs(name, steps, in_words) for in_words in (True, False))
        sizes = [round(median(cost.bytes for cost in found)) for found in (before, now)]
        times = [median(cost.microseconds for cost in found) for found in (before, now)]
        print(
            f"| {name} | {sizes[0]} | {sizes[1]} | {times[0]:.0f} | {times[1]:.0f} "
            f"| {times[0] / times[1]:.1f} |"
        )


if __name__ == "__main__":
    main()
