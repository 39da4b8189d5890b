"""Games of robots in real time, at virtual time: what the page's own races are checked against.

`python -m tools.races tests/races.json` writes the steps of some games, with their moments, and
some films; `live/race.test.ts` sees that a browser by itself plays and shows the same.
"""

import json
import sys
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any

from sesame.agents import knowledge, roster
from sesame.core import dice
from sesame.core.dice import Rng
from sesame.core.game import Game
from sesame.core.live import Grabbed, Hand, Live, NoLines
from sesame.core.match import Match
from sesame.games import OURS, game

_SEEDS = (1, 2)


def hands(kind: Game, seats: int) -> list[Hand]:
    """The four levels, one after the other."""
    names = [roster.LEVELS[seat % len(roster.LEVELS)] for seat in range(seats)]
    return [knowledge.hands(kind).hand(name) for name in names]


def played(kind: Game, live: Live, seats: int, seed: int) -> Match:
    """A game of robots alone, on a clock that is ours to turn; every race begins at 0."""
    match, rng, robots = kind.new(seats, seed=seed), dice.stream(seed), hands(kind, seats)
    while not match.over:
        if live.stage(match) == "choice":
            seat = match.actors[0]
            match.play(seat, live.chosen(match), live.thought(robots[seat], rng))
        else:
            _race(match, live, robots, rng)
    return match


def _race(match: Match, live: Live, robots: list[Hand], rng: Rng) -> None:
    race = live.race(match, dict(enumerate(robots)), NoLines(), rng, strict=False)
    race.open(0)
    while not race.over and race.due < inf:
        at = race.due
        if (decision := race.advance(at)) is not None:
            live.fold(match, decision)
            race.see(match, at if isinstance(decision, Grabbed) else inf)


def written() -> str:
    """The whole file, a line a game."""
    lines = [
        json.dumps({"game": name, **_told(played(game(name), live, seats, seed), live, seed)})
        for name in OURS
        if (live := game(name).live) is not None
        for seats in game(name).seats
        for seed in _SEEDS
    ]
    return "[" + ",\n".join(lines) + "]\n"


def _told(match: Match, live: Live, seed: int) -> dict[str, Any]:
    films = {step: _film(match, live, step) for step in range(1, len(match.log) + 1)}
    return {
        "seats": match.seats,
        "seed": seed,
        "log": [list(step) for step in match.log],
        "times": {str(at): moment for at, moment in match.times.items()},
        "films": {step: film for step, film in films.items() if film is not None},
    }


def _film(match: Match, live: Live, step: int) -> str | None:
    film = live.film(match, step, f"a table {step}")
    if film is None:
        return None
    counts = "".join(str(int(counts)) for counts in film.counts)
    return f"{film.tops} {counts} {sha256(film.moves).hexdigest()[:16]}"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
