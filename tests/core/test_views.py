"""A record as whoever draws it reads it: by name, with what its declaration says of each field."""

from typing import Any

import numpy as np

import sesame
from sesame.core import views
from sesame.core.fields import Numbers, Record, bits, one_of, switch, whole
from sesame.games import OURS


class Table(Record):
    """A little of everything."""

    seats: int = whole("i1", "how many play", most=4)
    pawn: Numbers = whole(
        "i1", "squares; -1: none", shape=4, least=-1, most=9, absent=-1, each="seats"
    )
    met: int = bits("i8", "a set")
    pile: Numbers = bits("i4", "rows of numbers", shape=2, width=2)
    phase: int = one_of("what is waited for", "laying", "moving")
    fast: Numbers = switch("who runs", shape=4, each="seats")


def _read(**values: Any) -> dict[str, Any]:
    record = np.zeros(1, Table.dtype)[0]
    for name, value in values.items():
        record[name] = value
    return {field.name: views.read(field, record) for field in Table.every_field}


def test_a_field_is_read_as_it_is_declared() -> None:
    read = _read(
        seats=2,
        pawn=[3, -1, 0, 0],
        met=1 << 61 | 0b101,
        pile=[0b10_11_01, 0],
        phase=1,
        fast=[0, 1, 1, 0],
    )
    assert read == {
        "seats": 2,
        "pawn": [3, None],
        "met": [0, 2, 61],
        "pile": [[1, 3, 2], []],
        "phase": "moving",
        "fast": [False, True],
    }


def test_a_record_travels_without_its_board() -> None:
    for name in OURS:
        match = sesame.game(name).new(seed=1)
        size = match.game.state.itemsize - views.board_size(match.game)
        packed = match.seen(0, in_words=False).table
        assert isinstance(packed, str)
        assert len(packed) == 4 * -(-size // 3)
        laid = views.packed_board(match.game, match.terms.laid)
        assert len(laid) == 4 * -(-views.board_size(match.game) // 3)
