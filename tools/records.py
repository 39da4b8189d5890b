"""A game's record as TypeScript: what its fields are called, and where and how they are read."""

import json
from typing import Any

from sesame.core.fields import Field
from sesame.games import game as find_game
from sesame.wasm.guests import record_of

_WIDTH = 120  # of a line; the page's formatter has the same in web/prettier.config.js


def table_of(name: str) -> str:
    """`table.ts` of a game."""
    game = find_game(name)
    every, found = game.State.every_field, record_of(game)
    layout = {"board": list(map(_place, found.board)), "own": list(map(_place, found.own))}
    head = f"// The record of {name}; written by `make protocol` from its state.py."
    blocks = [
        f'{head}\n\nimport type {{ Layout }} from "../../lib/records";',
        "\n".join(["export interface Table {", *map(_member, every), "}"]),
        "\n".join(["export const LAYOUT: Layout = {", *_lists(layout), "};"]),
    ]
    return "\n\n".join(blocks) + "\n"


def _member(field: Field) -> str:
    return f"  /** {field.meaning} */\n  {field.name}: {type_of(field)};"


def type_of(field: Field) -> str:
    one, depth = _one(field), len(field.shape) + (1 if field.width else 0)
    return (f"({one})" if depth and " | " in one else one) + "[]" * depth


def _one(field: Field) -> str:
    if field.names:
        return " | ".join(map(json.dumps, field.names))
    if field.is_switch:
        return "boolean"
    return "number" if field.absent is None else "number | null"


def _place(parts: list[Any]) -> list[str]:
    """As JavaScript has it, whose keys need no quotes."""
    return [
        f"{{ {', '.join(f'{key}: {json.dumps(value)}' for key, value in part.items())} }}"
        if isinstance(part, dict)
        else json.dumps(part)
        for part in parts
    ]


def _lists(layout: dict[str, list[list[str]]]) -> list[str]:
    lines = list[str]()
    for name, places in layout.items():
        lines += [f"  {name}: [", *_rows(places), "  ],"] if places else [f"  {name}: [],"]
    return lines


def _rows(places: list[list[str]]) -> list[str]:
    return [line for parts in places for line in _row(parts)]


def _row(parts: list[str]) -> list[str]:
    """One field, a line for each of its parts where one line is too short for all."""
    row = f"    [{', '.join(parts)}],"
    if len(row) <= _WIDTH:
        return [row]
    return ["    [", *(f"      {part}," for part in parts), "    ],"]
