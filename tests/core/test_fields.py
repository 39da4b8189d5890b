"""Records that are quick to read."""

from typing import Any

import numpy as np
import pytest

from sesame.core.fields import plain, quick

RECORD = np.dtype([("pawn", "i1", 3), ("phase", "i1")], align=True)


def _record() -> Any:
    return np.zeros(1, quick(RECORD))[0]


def test_fields_are_attributes_that_can_be_read_and_set() -> None:
    record = _record()
    record.phase = 2
    record.pawn[1] = 7
    assert (record.phase, record.pawn.tolist()) == (2, [0, 7, 0])


def test_what_is_no_field_is_no_attribute() -> None:
    with pytest.raises(AttributeError):
        _ = _record().queen


def test_plain_gives_integers_and_lists() -> None:
    record = _record()
    record.pawn[2] = -1
    assert plain(record) == ([0, 0, -1], 0)
    assert type(plain(record).phase) is int
