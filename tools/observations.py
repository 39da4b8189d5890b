"""Writes docs/observations.md: `python -m tools.observations docs/observations.md`."""

import sys
from pathlib import Path

from sesame.adapters.episode import terms_of
from sesame.adapters.notes import Notes
from sesame.core.encoding import Row, encoding
from sesame.core.game import Game
from sesame.core.own import own
from sesame.core.portrait import portrait
from sesame.games import OURS, game

_HEAD = """# Observations, number by number

Written by `make observations` from each game's `state.py`; do not edit.

An observation is what a seat may know, as one row of float32 numbers, the same in PettingZoo,
Gymnasium and OpenSpiel. What a seat may not know is -1 (`UNKNOWN`). Sets have a number
for each member, 0 or 1, the lowest bit first; piles a number for each place, the lowest first.
`sesame.core.encoding.encoding(game).named(observation)` gives them by name, in these shapes. Names
in capitals stand in that file.

In OpenSpiel the fields are the entries of `make_observation(game).dict`, under the same names. An
information state has all of them and, after them, what the player remembers:

| name | shape | range | meaning |
| --- | --- | --- | --- |
| `history` | things seen × bits | 0 to 1 | a row for everything seen to happen, the first first, \
as a number in bits, the lowest first: 1 + the id of the action as it was shown; 0: nothing yet. \
Where hands race, the player's own goals have rows too, and who did it is in bits after the id: 0 \
the clock, 1 chance, 2 the first seat. There are rows enough for the longest game on these terms |
| `fingerprint` | 128 | 0 to 1 | only where something is hidden: a BLAKE2b hash of all that the \
player saw of the table after each row, because a look may tell what no action did |
"""


_LEARNERS = """# As learners like it

With `encoding="planes"` (`Vector`, PettingZoo, Gymnasium, OpenSpiel) the same is told another way,
as `PLANES` beside each record declares it:

- who looks comes first among the seats, and the others follow round the table; where it matters,
  the second seat sees the board from its other end;
- every number lies between -1 and 1: more or less of something is a part of the most that there can
  be, -1 is what a seat may not know, and what has no order has a number for each of its values;
- squares are planes in the shape of the board, the planes of all fields one after the other:
  `portrait(game, seats).planes(observation)` has them as (channels, *board), `named` all by name.

What is nowhere (a pawn that is not placed, a field beyond those that play) is 0 everywhere; where
that could be several things, `..._elsewhere` says which. The tables are for the fewest seats. With
`actions="own"` the ids are a seat's own as well, without chance's, its squares turned as its board
is, and Khan Tsin's piles by how near they are (`sesame.core.own`): so many are given below.
"""


def written() -> str:
    """The whole page."""
    ours = [game(name) for name in OURS]
    return "\n".join([_HEAD, *map(_section, ours), _LEARNERS, *map(_portrait, ours)])


def _portrait(of: Game) -> str:
    numbers, terms = portrait(of, of.seats[0]), of.terms()
    head = f"## {of.title.en}, as planes\n\n{numbers.size} numbers"
    if numbers.channels:
        board = " × ".join(map(str, of.planes.board))
        head += f", the first of them {numbers.channels} planes of {board}"
    head += f"; {own(terms).count:,} actions of a seat's own, of {of.actions.COUNT:,} ids.\n"
    table = ["| numbers | name | shape | range | meaning |", "| --- | --- | --- | --- | --- |"]
    return "\n".join([head, *table, *map(_line, numbers.rows), ""])


def _section(of: Game) -> str:
    numbers, folder = encoding(of), of.name.replace("-", "_")
    rows, bits = _history(of)
    head = f"## {of.title.en}\n\n{numbers.size} numbers; `src/sesame/games/{folder}/state.py`."
    head += f" A history of the usual game has {rows:,} rows of {bits} bits.\n"
    table = ["| numbers | name | shape | range | meaning |", "| --- | --- | --- | --- | --- |"]
    return "\n".join([head, *table, *map(_line, numbers.rows), ""])


def _history(of: Game) -> tuple[int, int]:
    """The shape of what is remembered of a game on the usual terms."""
    return Notes(terms_of(of, None, None, {})).shape


def _line(row: Row) -> str:
    last = f" to {row.stop - 1}" if row.stop > row.start + 1 else ""
    shape = " × ".join(map(str, row.shape)) or "1"
    span = f"{row.low:,} to {row.high:,}" if abs(row.low) < 2**62 else "64 bits"
    return f"| {row.start}{last} | `{row.name}` | {shape} | {span} | {row.meaning} |"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
