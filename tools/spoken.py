"""What facts are called: `python -m tools.spoken tests/spoken.json`.

Rows of every game, as a few games at random brought them, and the sentences that Python makes of
them. The page makes its own from the same message files; `speech.test.ts` sees that they are equal.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from sesame.core.facts import Row, short
from sesame.core.match import Match
from sesame.core.speech import Speech
from sesame.core.telling import Teller
from sesame.games import OURS, game

_GAMES = 2
_EACH = 2  # rows of one kind
_STEPS = 400
_CHECKED = ("fr", "en", "de")  # enough to see that both libraries agree


def written() -> str:
    """The whole file, a line a step."""
    games = (f"{json.dumps(name)}: [\n{_lines(_steps(name))}\n]" for name in OURS)
    return "{" + ",\n".join(games) + "}\n"


def _lines(steps: list[dict[str, Any]]) -> str:
    return ",\n".join(json.dumps(step, ensure_ascii=False) for step in steps)


def _steps(name: str) -> list[dict[str, Any]]:
    """Steps that show something new."""
    seen, found = Counter[int](), []
    for seed in range(_GAMES):
        seats = game(name).seats
        for step in _played(game(name).new(seats[seed % len(seats)], seed=seed), Random(seed)):
            rows = [*step["told"], *step["effects"], step["prompt"]]
            kinds = {row[0] for row in rows if row}
            if any(seen[kind] < _EACH for kind in kinds):
                seen.update(kinds)
                found.append(step)
    return found


def _played(match: Match, rng: Random) -> Iterator[dict[str, Any]]:
    teller = Teller(match, None)
    for _ in range(_STEPS):
        while len(teller.table.log) < len(match.log):
            yield _told(teller, match)
        if not match.actors:
            return
        seat = rng.choice(match.actors)
        match.play(seat, rng.choice(match.legal(seat)))


def _told(teller: Teller, match: Match) -> dict[str, Any]:
    step, text = match.log[len(teller.table.log)], match.game.text
    assert isinstance(text, Speech)
    assert match.game.effects is not None
    told = teller.step(step)
    prompt: Row = text.asked(teller.table.known(None))
    return {
        "seat": step.seat,
        "told": [thing.chosen for thing in told],
        "effects": short(match.game.effects.KINDS, teller.rows),
        "prompt": prompt,
        "says": {
            language: {
                "told": [thing.sentence.to(language) for thing in told],
                "prompt": text.prompt(teller.table.observed(None)).to(language),
            }
            for language in _CHECKED
        },
    }


def main() -> None:
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
