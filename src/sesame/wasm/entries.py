"""Which kernels of a game the outside may call, and with which types."""

from collections.abc import Iterator
from typing import Any

import numba
import numpy as np
from numba import from_dtype, typeof

from sesame.agents import (
    alphabeta,
    greedy,
    knowledge,
    mcts,
    random_play,
    roster,
    thoughts,
    tree,
)
from sesame.agents.alphabeta import Depth
from sesame.core import calls, dice, encoding
from sesame.core.fingerprint import answers
from sesame.core.game import Game
from sesame.core.live import Rows
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
    found = [*_rules(game), *_sight(game), *_facts(game), *_numbers(game)]
    if searches(game):
        found += [*_search(game), *_thoughts(game)]
    if looks_ahead(game):
        found += _depth(game)
    return [*found, *_live(game)]


def searches(game: Game) -> bool:
    """Whether robots search it; in real time they have reflexes instead."""
    return not game.is_timed


def looks_ahead(game: Game) -> bool:
    """Whether a level of the game looks ahead by alpha-beta."""
    return searches(game) and any(isinstance(it, Depth) for it in roster.levels(game).values())


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
    yield Entry("dice_fraction", dice.fraction, (RNG,))


def _search(game: Game) -> Iterator[Entry]:
    """Tree search, and a look ahead by the same workspace."""
    state, grown = from_dtype(game.state), _tree()
    work = _workspace(game)
    yield Entry("tree_clear", tree.clear, (grown,))
    yield Entry("tree_lead", tree.lead, (grown,))
    yield Entry("tree_find", tree.find, (grown, _INT, _INT), longs=(2,))
    yield Entry("tree_transplant", tree.transplant, (grown, _INT, grown, IDS))
    yield Entry("search", mcts.search, (grown, work, _INT, _INT, _FLOAT, _INT))
    yield Entry("greedy_best", greedy.best, (work, _INT, _INT))
    yield Entry("judges_alike", answers[game.state]["judges_alike"], (state, state))


def _thoughts(game: Game) -> Iterator[Entry]:
    """What is said of an action: the game's own reasons, and what a search thinks of it."""
    table = table_of(game)
    yield Entry("reason", knowledge.asked_why, (table, _INT, _INT, table, ROWS))
    yield Entry("compared", thoughts.compared, (ROWS, _INT, _INT, _FLOAT))
    yield Entry("proved", thoughts.proved, (ROWS, _INT, _FLOAT, _INT))
    yield Entry("hardly_tried", thoughts.hardly_tried, (ROWS, _INT, _INT))


def _tree() -> Any:
    parts = (array(from_dtype(tree.Node)), array(from_dtype(tree.Arm)), IDS, WEIGHTS)
    return _types.NamedTuple(parts, tree.Tree)


def _workspace(game: Game) -> Any:
    parts = (table_of(game), RNG, IDS, WEIGHTS, IDS, UTILITIES, IDS, UTILITIES)
    return _types.NamedTuple(parts, mcts.Workspace)


def _depth(game: Game) -> Iterator[Entry]:
    """Alpha-beta; nodes are counted beyond 32 bits."""
    desk = typeof(alphabeta.lay(game, entries=1))
    yield Entry("alphabeta_forget", alphabeta.forget, (desk,))
    yield Entry("alphabeta_begin", alphabeta.begin, (desk,))
    yield Entry("alphabeta_start", alphabeta.start, (desk, _INT, _INT, _INT))
    yield Entry("alphabeta_search", alphabeta.search, (desk, _INT), longs=(1,))


def _live(game: Game) -> Iterator[Entry]:
    """What a page runs races with, where hands race."""
    if game.live is None or game.live.in_browser is None:
        return
    for name, (kernel, types) in game.live.in_browser.kernels.items():
        yield Entry(f"live_{name}", kernel, tuple(map(_kind_of, types)))


def _kind_of(given: Any) -> Any:
    """An argument's type, as the compiler knows it."""
    if isinstance(given, Rows):
        return array(_kind_of(given.kind), given.axes)
    if isinstance(given, np.dtype):
        return from_dtype(given)
    plain = {int: _INT, float: _FLOAT, bool: _types.boolean}
    return plain[given] if given in plain else from_dtype(np.dtype(given))
