"""Layouts of actions for the page, and what it is checked against.

`python -m tools.layouts tests/actions.json` writes, of every game, a sum over all its actions, and
a few of them whole; `actions.test.ts` sees that the page reads the same from the ids.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from sesame.core.layout import Kind, Layout
from sesame.games import OURS, game
from sesame.wasm.guests import kind_of

_WIDTH = 120  # of a line of the page's sources
_ACROSS = 5  # actions of each kind that are written out, beside the last one


def layout_of(name: str) -> Layout[Any]:
    """Of a game of ours."""
    actions: Any = game(name).actions
    layout: Layout[Any] = actions.LAYOUT
    return layout


def typescript(name: str) -> str:
    """A game's `actions.ts`."""
    head = f"// The actions of {name} by their ids; written by `make protocol` from their layout."
    lines = [_kind(kind) for kind in layout_of(name).kinds]
    said = "/** Kinds in the order of their ids, each with its numbers: see lib/actions.ts. */"
    begun = ["// prettier-ignore", "export const LAYOUT = ["]  # a kind a line, however short
    return "\n".join([head, "", said, *begun, *lines, "] as const;"]) + "\n"


def _kind(kind: Kind) -> str:
    parts = list(map(json.dumps, kind_of(kind)))
    if len(line := f"  [{', '.join(parts)}],") <= _WIDTH:
        return line
    return "\n".join(["  [", *(f"    {part}," for part in parts), "  ],"])


def written() -> str:
    """The whole file, a line a game."""
    lines = (f"{json.dumps(name)}: {json.dumps(_sample(layout_of(name)))}" for name in OURS)
    return "{" + ",\n".join(lines) + "}\n"


def _sample(layout: Layout[Any]) -> dict[str, Any]:
    every = "\n".join(_line(_plain(layout, number)) for number in range(layout.count))
    some = {number: _plain(layout, number) for number in _some(layout)}
    return {"count": layout.count, "sum": sha256(every.encode()).hexdigest(), "some": some}


def _plain(layout: Layout[Any], number: int) -> dict[str, Any]:
    """As the page has it: the type, then the numbers from the most significant on."""
    action = layout.from_id(number)
    kind = next(kind for kind in layout.kinds if isinstance(action, kind.struct))
    return {"type": kind.tag, **{each.name: getattr(action, each.name) for each in kind.numbers}}


def _line(action: dict[str, Any]) -> str:
    """Its values, as JavaScript joins them."""
    return " ".join(str(value).lower() for value in action.values())


def _some(layout: Layout[Any]) -> Iterator[int]:
    for kind in layout.kinds:
        across = range(kind.first, kind.first + kind.count, max(1, kind.count // _ACROSS))
        yield from dict.fromkeys((*across, kind.first + kind.count - 1))


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
