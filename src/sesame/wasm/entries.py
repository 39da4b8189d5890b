"""Which kernels of a game the outside may call, and with which types."""

from collections.abc import Iterator
from typing import Any

import numba
from numba import from_dtype

from sesame.agents import random_play
from sesame.core import calls, dice, encoding
from sesame.core.game import Game
from sesame.wasm.interface import Entry

_types: Any = vars(numba)["types"]
_INT, _FLOAT = _types.int64, _types.float64


def array(kind: Any, axes: int = 1) -> Any:
    """Numbers in a row, or in rows."""
    return _types.Array(kind, axes, "C")


IDS, WEIGHTS, UTILITIES = array(_types.int32), array(_INT), array(_FLOAT)
RNG, ROWS = array(_types.uint64), array(_types.int32, 2)


def entries(game: Game) -> list[Entry]:
    """All there are, each under its own name."""
    return [*_rules(game), *_sight(game), *_facts(game), *_numbers(game)]


def table_of(game: Game) -> Any:
    """The type of an array of records."""
    return array(from_dtype(game.record))


def _rules(game: Game) -> Iterator[Entry]:
    table, state = table_of(game), from_dtype(game.state)
    yield Entry("setup", game.rules.setup, (state, from_dtype(game.settings)))
    yield Entry("turn", calls.turn, (table,))
    yield Entry("legal", calls.legal, (table, _INT, IDS))
    yield Entry("allows", calls.allows, (table, _INT, _INT, IDS))
    yield Entry("choices", calls.choices, (table, _INT, IDS))
    yield Entry("patience", calls.patience, (table, IDS))
    yield Entry("outcomes", calls.outcomes, (table, IDS, WEIGHTS))
    yield Entry("apply", calls.apply, (table, _INT, _INT))
    yield Entry("settle", calls.settle, (table, RNG, IDS, WEIGHTS))
    yield Entry("scores", calls.scores, (table, WEIGHTS))
    yield Entry("winners", calls.winners, (table,))
    yield Entry("returns", calls.returns, (table, UTILITIES))
    yield Entry("play_out", random_play.playout, (state, RNG, IDS, WEIGHTS))


def _sight(game: Game) -> Iterator[Entry]:
    table = table_of(game)
    yield Entry("observe", calls.observe, (table, _INT, table))
    yield Entry("shown", calls.shown, (table, _INT, _INT, _INT))
    yield Entry("redeal", calls.redeal, (table, _INT, RNG))
    yield Entry("reopen", calls.reopen, (table, _INT))
    is_only = (table, _INT, _INT, _INT, _INT, RNG, table, IDS)
    yield Entry("is_only_choice", calls.is_only_choice, is_only)


def _facts(game: Game) -> Iterator[Entry]:
    table = table_of(game)
    yield Entry("effects", calls.effects, (table, _INT, _INT, table, ROWS))
    yield Entry("forecast", calls.forecast, (table, _INT, _INT, table, ROWS))
    yield Entry("choice", calls.choice, (table, _INT, _INT, ROWS))
    yield Entry("refusal", calls.refusal, (table, _INT, _INT, ROWS))
    yield Entry("prompt", calls.prompt, (table, ROWS))
    yield Entry("ending", calls.ending, (table, ROWS))
    yield Entry("standing", calls.standing, (table, ROWS))


def _numbers(game: Game) -> Iterator[Entry]:
    table = table_of(game)
    memory, places = array(_INT), array(_INT, 2)
    types = (table, _INT, table, memory, places, array(_types.float32))
    yield Entry("encode", encoding.encode, types)
    yield Entry("dice_start", dice.start, (RNG, _INT, _INT), halves=(1,))
