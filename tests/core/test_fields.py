"""Records declared field by field, checked by mypy, and quick to read."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sesame.core.fields import Numbers, Record, bits, quick, switch, whole

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


class Board(Record):
    """What table and settings share."""

    wide: int = whole("i8", "how wide it is", least=2, most=9)


class Options(Board):
    fast: int = switch("runs instead of walks")


class Table(Board):
    pawn: Numbers = whole("i1", "where each pawn is; -1: nowhere", shape=3, least=-1, most=63)
    piles: Numbers = bits("i4", "discs of each pile", shape=(2, 2), width=2)
    fast: int = Options.fast


def test_a_declared_record_is_laid_out_as_numpy_aligns_it() -> None:
    laid = [("wide", "i8"), ("pawn", "i1", 3), ("piles", "i4", (2, 2)), ("fast", "i1")]
    assert Table.dtype == np.dtype(laid, align=True)
    assert [field.offset for field in Table.every_field] == [0, 8, 12, 28]


def test_what_a_base_declares_comes_first_and_is_not_the_table_s_own() -> None:
    assert [field.name for field in Table.own_fields] == ["pawn", "piles", "fast"]
    assert [field.name for field in Options.every_field] == ["wide", "fast"]


def test_a_range_has_nought_in_it_because_a_blank_table_has() -> None:
    found = {field.name: (field.low, field.high) for field in Table.every_field}
    assert found == {"wide": (0, 9), "pawn": (-1, 63), "piles": (0, 3), "fast": (0, 1)}
    assert {field.name: field.numbers for field in Table.own_fields} == {
        "pawn": 3,
        "piles": 4 * 15,
        "fast": 1,
    }


def test_a_misspelt_field_in_a_rule_is_a_type_error(tmp_path: Path) -> None:
    rule = tmp_path / "rule.py"
    rule.write_text(
        "from sesame.core.kernel import kernel\n"
        "from sesame.games.khan_tsin.state import State\n\n\n"
        "@kernel\n"
        "def rule(s: State) -> int:\n"
        "    return s.phase if s.occupied else int(s.occupid)\n"
    )
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(rule)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert '"State" has no attribute "occupid"' in found.stdout
    assert "Found 1 error" in found.stdout
