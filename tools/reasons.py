"""What reasons are called: `python -m tools.reasons tests/reasons.json`.

Rows of every kind that robots say of actions, with a few numbers, and the sentences that Python
makes of them. The page makes its own from the same message files; `speech.test.ts` sees that they
are equal.
"""

import json
import sys
from pathlib import Path

from sesame.agents import saying
from sesame.games import OURS, game

_NUMBERS = (0, 1, 2, 3, 41)  # none, one, several: as plurals go
_CHECKED = ("fr", "en", "de")  # enough to see that both libraries agree


def written() -> str:
    """The whole file, a line a row."""
    games = (f"{json.dumps(name)}: [\n{_lines(name)}\n]" for name in OURS)
    return "{" + ",\n".join(games) + "}\n"


def _lines(name: str) -> str:
    rows = dict.fromkeys(
        (number, *(value for _ in kind.parts))
        for number, kind in enumerate(saying.kinds(game(name)))
        for value in _NUMBERS
    )
    return ",\n".join(_line(name, list(row)) for row in rows)


def _line(name: str, row: list[int]) -> str:
    words = saying.said(game(name), [row])
    says = {language: words.to(language) for language in _CHECKED}
    return json.dumps({"row": row, "says": says}, ensure_ascii=False)


def main() -> None:
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
