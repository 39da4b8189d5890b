"""What a viewer knows of a table, for whoever draws it: the observed record, and facts about it.

A record travels as its bytes, and is read by the fields that `state.py` declares: by name for
programs (`named`), by a reader that is generated from the same fields in the page. What the record
does not say in so many words (what is in reach, who is ahead) a kernel tells as facts (`standing`).
"""

from binascii import b2a_base64
from functools import cache
from typing import Any

import numpy as np
from msgspec import Raw

from sesame.core import calls
from sesame.core.calls import Table
from sesame.core.contract import Rows, State
from sesame.core.facts import WIDTH, name_of, told
from sesame.core.fields import Field
from sesame.core.game import Game
from sesame.core.spelling import MOST_LETTERS, desk, spell


def packed(game: Game, known: Table) -> bytes:
    """The observed record, without the board, which never changes in a match: in base64."""
    return b2a_base64(known.tobytes()[board_size(game) :], newline=False)


def packed_board(game: Game, laid: Table) -> str:
    """The part of a record that is the board; empty where none is declared as such."""
    return b2a_base64(laid.tobytes()[: board_size(game)], newline=False).decode("ascii")


@cache
def board_size(game: Game) -> int:
    """Bytes of a record before its own fields."""
    return game.State.own_fields[0].offset


def named(game: Game, observed: State) -> dict[str, Any]:
    """All fields of the record, the board's too, as a program reads them."""
    return {field.name: read(field, observed) for field in game.State.every_field}


def standing(game: Game, known: Table) -> Rows:
    """What a kernel says of the table beyond the record: rows of the game's facts."""
    rows = np.zeros((most_standing(game), WIDTH), np.int32)
    return rows[: calls.standing(known, rows)]


@cache
def most_standing(game: Game) -> int:
    return int(getattr(game.effects, "MOST_STANDING", 0))


def named_facts(game: Game, rows: Rows) -> list[dict[str, Any]]:
    """Rows with their names: `{"type": "reached", "seat": 0, ...}`."""
    if game.effects is None:
        return []
    found = (told(game.effects.KINDS, row) for row in rows)
    return [{"type": name_of(kind), **said} for kind, said in found]


def spelled(game: Game, rows: Rows) -> Raw:
    """Rows as JSON, each without the zeros behind what its kind says."""
    room = np.empty(MOST_LETTERS * len(rows) + 2, np.uint8)
    return Raw(room[: spell(rows, desk(game).widths, room)].tobytes())


def read(field: Field, record: State) -> Any:
    """One field, as it is declared to be read."""
    values = np.asarray(record[field.name])
    if field.each:
        values = values[: int(record[field.each])]
    return _each(field, values.tolist())


def _each(field: Field, value: Any) -> Any:
    if isinstance(value, list):
        return [_each(field, entry) for entry in value]
    if field.width:
        return _taken_apart(field, value)
    if field.names:
        return field.names[value]
    if field.is_switch:
        return bool(value)
    return None if value == field.absent else value


def _taken_apart(field: Field, value: int) -> list[int]:
    """A set as its members; a row of numbers as those, without the zeros at its end."""
    mask = (1 << field.width) - 1
    parts = [value >> at & mask for at in range(0, value.bit_length(), field.width)]
    return [at for at, part in enumerate(parts) if part] if field.width == 1 else parts
