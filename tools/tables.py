"""Tables as they travel: `python -m tools.tables tests/tables.json`.

Some moments of every game, as a seat knows them: the record as its bytes, and what Python reads in
it. The page reads the same bytes by its own layout; `records.test.ts` sees that both are equal.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from sesame.core.match import Match
from sesame.core.views import packed_board
from sesame.games import OURS, game

_MOMENTS = (0, 7, 60, 10_000)  # steps; the last is the end


def written() -> str:
    """The whole file, a line a moment."""
    games = (f"{json.dumps(name)}: [\n{_lines(name)}\n]" for name in OURS)
    return "{" + ",\n".join(games) + "}\n"


def _lines(name: str) -> str:
    seats = game(name).seats
    found = (_moment(name, seats[at % len(seats)], steps) for at, steps in enumerate(_MOMENTS))
    return ",\n".join(map(json.dumps, found))


def _moment(name: str, seats: int, steps: int) -> dict[str, Any]:
    match, rng = game(name).new(seats, seed=steps), Random(steps)
    while match.actors and len(match.log) < steps:
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal_ids(seat)))
    return _told(match)


def _told(match: Match) -> dict[str, Any]:
    return {
        "packed": match.seen(0, in_words=False).table,
        "laid": packed_board(match.game, match.terms.laid),
        "named": match.view(0)["table"],
    }


def main() -> None:
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
