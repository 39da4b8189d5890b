"""Random games end with the same record, to the byte, in a browser's machine and on the CPU."""

from base64 import b64decode
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from sesame.agents import random_play
from sesame.core import contract, dice
from sesame.core.game import settings_of
from sesame.core.terms import Terms
from sesame.games import OURS, game
from tests.wasm.node import base64, kinds_of_tables, run

SEED = 19

Machines = Callable[[str], Path]
TABLES = [(name, seats) for name in OURS for seats in game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_two_thousand_random_games_are_the_same(machine: Machines, name: str, seats: int) -> None:
    compare(machine(name), name, seats, 2_000)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_fifty_thousand_random_games_are_the_same(machine: Machines, name: str, seats: int) -> None:
    compare(machine(name), name, seats, 50_000)


def compare(folder: Path, name: str, seats: int, games: int) -> None:
    """Play so many games on tables of every kind, in Node and here."""
    kinds = kinds_of_tables(game(name), seats)
    each = -(-games // len(kinds))
    settings = [_settings(terms) for terms in kinds]
    found = run(
        "games.mjs",
        folder=folder,
        game=name,
        seed=SEED,
        games=each,
        tables=[base64(laid.tobytes()) for laid in settings],
    )
    for terms, laid, ended in zip(kinds, settings, found, strict=True):
        here = _ends(terms, laid, each)
        there = np.frombuffer(b64decode(ended), np.uint8).reshape(here.shape)
        other = np.flatnonzero((here != there).any(axis=1))
        assert not len(other), f"{terms.options}: game {other[0]}, and {len(other)} in all"


def _settings(terms: Terms) -> "np.recarray[tuple[int, ...], np.dtype[np.void]]":
    return settings_of(terms.game, terms.seats, terms.options, terms.board)


def _ends(
    terms: Terms, laid: "np.recarray[tuple[int, ...], np.dtype[np.void]]", games: int
) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    """The last records of that many games, on the CPU."""
    known = terms.game
    states = contract.blank(known.state, games)
    ids = np.zeros(known.actions.WIDEST, np.int32)
    weights, rng = np.zeros(known.actions.WIDEST, np.int64), dice.stream(0)
    for number in range(games):
        known.rules.setup(states[number], laid[0])
        dice.start(rng, 1 + (SEED << 32), number)
        random_play.playout(states[number], rng, ids, weights)
    return np.frombuffer(states.tobytes(), np.uint8).reshape(games, known.state.itemsize)
