"""The fields of a game's table, as its `state.py` declares them: name, shape, range and meaning.

The comment beside a field is the one place that says what it means. It is read here, so that
what learners are told about an observation is what the rules' own authors wrote. "as bits" in it
makes a set of a number, "two bits each" a row of small ones; "1 to 6" and "FAKIR to CALIPH" say
its range.
"""

import ast
import inspect
import re
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from sesame.core.contract import UNKNOWN
from sesame.core.game import Game

_AGREED = "as in Settings"
_COMMENT = re.compile(r"\)\s*,?\s*#\s*(.*)$")
_VALUE = r"(?:-?\d+|[A-Z][A-Z_]+)"
_SPAN = re.compile(rf"(?:^|[,;:] )({_VALUE}) to ({_VALUE})\b")
_LIST = re.compile(rf"(?:^|[,;:] )({_VALUE}(?:, {_VALUE})* or {_VALUE})\b")
_SINGLE = re.compile(rf"; ({_VALUE})\b(?=:|;|,|$| where)")


@dataclass(frozen=True)
class Field:
    """One field of a table that a seat may look at."""

    name: str
    shape: tuple[int, ...]  # () for a single number
    offset: int  # in bytes, from the beginning of the record
    size: int  # of one number, in bytes
    width: int  # bits that make one number of an observation; 0: the number itself
    low: int
    high: int
    meaning: str

    @property
    def parts(self) -> int:
        """Numbers of an observation that one number of the field makes; no set has a sign."""
        return (8 * self.size - 1) // self.width if self.width else 1

    @property
    def numbers(self) -> int:
        """Numbers of an observation in all."""
        return int(np.prod(self.shape, dtype=int)) * self.parts


@cache
def fields(game: Game) -> tuple[Field, ...]:
    """What an observation of the game is made of, in order.

    A group of fields that table and settings share (the streets of Kim-Bac's town) is the board
    itself: it never changes in a match, is known before, and is left out.
    """
    package = game.rules.__name__.rpartition(".")[0]  # type: ignore[attr-defined]
    module = import_module(f"{package}.state")
    agreed = _declared(module, "Settings")
    return tuple(
        _field(game, module, name, said if said and _AGREED not in said else agreed.get(name, ""))
        for name, said in _declared(module, "State").items()
    )


def _declared(module: ModuleType, record: str) -> dict[str, str]:
    """The fields that a record itself lists, and the comments beside them."""
    source = inspect.getsource(module)
    lines, found = source.splitlines(), dict[str, str]()
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == record:
            call: Any = statement.value
            for entry in call.args[0].elts:
                if isinstance(entry, ast.Tuple):
                    said = _COMMENT.search(lines[(entry.end_lineno or 0) - 1])
                    found[ast.literal_eval(entry.elts[0])] = said[1] if said else ""
    return found


def _field(game: Game, module: ModuleType, name: str, said: str) -> Field:
    kind, offset = game.state.fields[name][:2]  # type: ignore[index]
    base, shape = kind.subdtype or (kind, ())
    width = 1 if "as bits" in said else 2 if "two bits each" in said else 0
    limits = np.iinfo(base)
    low, high = _range(module, said) or (int(limits.min), int(limits.max))
    if width:
        low, high = 0, (1 << width) - 1
    return Field(name, shape, offset, base.itemsize, width, low, high, said)


def _range(module: ModuleType, said: str) -> tuple[int, int] | None:
    """The least and the most that a comment allows for; None if it does not say.

    0 is always possible: a blank table is nothing but zeros.
    """
    named = [value for span in _SPAN.findall(said) for value in span]
    for listed in _LIST.findall(said):
        named += re.findall(_VALUE, listed)
    if not named:
        return None
    values = [0, *(_value(module, value) for value in named + _SINGLE.findall(said))]
    return min(values), max(values)


def _value(module: ModuleType, written: str) -> int:
    if written == "UNKNOWN":
        return UNKNOWN
    return int(written) if written.lstrip("-").isdecimal() else int(getattr(module, written))
