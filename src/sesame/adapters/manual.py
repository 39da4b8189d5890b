"""Writes docs/observations.md: `python -m sesame.adapters.manual docs/observations.md`."""

import sys
from pathlib import Path

from sesame.core.encoding import Row, encoding
from sesame.core.game import Game
from sesame.games import game, games

_HEAD = """# Observations, number by number

Written by `make observations` from the comments in each game's `state.py`; do not edit.

An observation is what a seat may know, as one row of float32 numbers, the same in PettingZoo,
Gymnasium and OpenSpiel. What a seat may not know is -1 (`UNKNOWN`). Sets ("as bits") have a number
for each member, 0 or 1, the lowest bit first; piles ("two bits each") a number for each place.
`sesame.core.encoding.encoding(game).named(observation)` gives them by name, in these shapes. Names
in capitals stand in that file.
"""


def written() -> str:
    """The whole page."""
    return "\n".join([_HEAD, *(_section(game(name)) for name in games())])


def _section(of: Game) -> str:
    numbers, folder = encoding(of), of.name.replace("-", "_")
    head = f"## {of.title.en}\n\n{numbers.size} numbers; `src/sesame/games/{folder}/state.py`.\n"
    table = ["| numbers | name | shape | range | meaning |", "| --- | --- | --- | --- | --- |"]
    return "\n".join([head, *table, *map(_line, numbers.rows), ""])


def _line(row: Row) -> str:
    last = f" to {row.stop - 1}" if row.stop > row.start + 1 else ""
    shape = " × ".join(map(str, row.shape)) or "1"
    span = f"{row.low:,} to {row.high:,}" if abs(row.low) < 2**62 else "64 bits"
    return f"| {row.start}{last} | `{row.name}` | {shape} | {span} | {row.meaning} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
