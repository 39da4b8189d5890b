"""What robots do: `python -m tools.moves tests/moves.json`.

Games between levels of a fixed budget, every move of which follows from the seed alone; of some
decisions also what is thought of them afterwards, and what `greedy` does. The page's drivers of the
same kernels must come to the same (`web/src/local/robots/moves.test.ts`).
"""

import json
import sys
from math import isinf
from pathlib import Path
from typing import Any

from sesame.agents import analysis, roster
from sesame.core.match import Match
from sesame.games import OURS, game

_DECISIONS = 45  # of one game
_JUDGED_EVERY = 9  # decisions
_SEED = 5
# Options beside the usual ones, a table each; games of Khan Tsin are short
_TABLES: dict[str, list[dict[str, Any]]] = {
    "khan-tsin": [{"setup": "random"}] * 4 + [{"two_speeds": True}, {"setup": "alternate"}]
}


def written() -> str:
    """The whole file, a line a game."""
    lines = ",\n".join(
        json.dumps(_game(at, match)) for name in OURS for at, match in _matches(name)
    )
    return f"[\n{lines}\n]\n"


def _matches(name: str) -> list[tuple[int, Match]]:
    found = game(name)
    if found.is_timed:
        return []  # hands race: nobody thinks
    tables = _TABLES.get(name, [{}] * len(found.seats))
    return [
        (at, found.new(found.seats[at % len(found.seats)], seed=_SEED + at, **options))
        for at, options in enumerate(tables)
    ]


def luck(seat: int) -> int:
    """A robot's own seed: more than 32 bits of it count."""
    return (1 << 40) + 1_000 * seat


def _fixed(match: Match) -> list[str]:
    """The levels whose move no clock decides."""
    return [name for name in roster.LEVELS if isinf(roster.plan(name, match).seconds)]


def _game(number: int, match: Match) -> dict[str, Any]:
    fixed = _fixed(match)
    levels = [fixed[(number + seat) % len(fixed)] for seat in range(match.seats)]
    agents = [roster.agent(name, match, luck(seat)) for seat, name in enumerate(levels)]
    greedy = roster.agent("greedy", match, luck(0))
    told = {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.terms.options,
        "levels": levels,
        "lucks": [luck(seat) for seat in range(match.seats)],
    }
    judged = list[dict[str, Any]]()
    for decision in range(_DECISIONS):
        if match.over:
            break
        seat = match.actors[0]
        if decision % _JUDGED_EVERY == 0:
            judged.append({"greedy": greedy.act(match, seat), **_judged(match, seat)})
        match.play(seat, agents[seat].act(match, seat))
    return {**told, "judged": judged, "log": [list(step) for step in match.log]}


def _judged(match: Match, seat: int) -> dict[str, Any]:
    """The first choice there is, judged as if it had been made."""
    played = match.legal_ids(seat)[0]
    found = analysis.judge(match, seat, played)
    return {
        "step": len(match.log),
        "seat": seat,
        "played": played,
        "judgement": found and found._asdict(),
    }


def main() -> None:
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
