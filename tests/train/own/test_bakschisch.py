"""The solver of Bakschisch for two: its steps are the rules', its answers a linear programme's."""

from functools import cache
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import Policy
from scipy.optimize import linprog  # type: ignore[import-untyped]

import sesame
import sesame.adapters.openspiel
from sesame.agents import matrix
from sesame.agents.knowledge.bakschisch_places import ALL_GOLD, PURSES, head, purse, stand
from sesame.agents.knowledge.bakschisch_solved import DECKS, pairs
from sesame.agents.solved import Solved
from sesame.core import contract
from sesame.core.contract import CHANCE
from sesame.core.match import Match
from sesame.games.bakschisch import actions, rules
from sesame.games.bakschisch.state import BRIBES, CARDS, OVER, ROUNDS
from sesame.train.own.bakschisch import fit
from sesame.train.own.bakschisch.board import Board, board, place_of
from sesame.train.own.bakschisch.deck import WHOLE, Stock
from sesame.train.own.bakschisch.node import compared, purse_after
from sesame.train.own.bakschisch.sweep import Reached, back
from sesame.train.own.bakschisch.threads import Threads
from tests.games.bakschisch.cities import at

GAME = sesame.game("bakschisch")
MATCH = GAME.new(seats=2, board="shortcut", seed=1)


@cache
def shortcut() -> Board:
    return board(MATCH)


def value_of(entries: npt.NDArray[np.float32]) -> float:
    """What a matrix is worth, by another's linear programme."""
    rows, columns = entries.shape
    bounds = np.concatenate([-entries.T, np.ones((columns, 1))], 1)
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=bounds,
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(-found.fun)


def mixed(entries: npt.NDArray[np.float32]) -> tuple[npt.NDArray[np.float32], ...]:
    rows, columns = entries.shape
    t = np.zeros((rows + 1, columns + 1), np.float32)
    t[:rows, :columns] = entries
    x, y = np.zeros(rows, np.float32), np.zeros(columns, np.float32)
    matrix.solve(t.ravel(), rows, columns, np.zeros(rows + columns, np.int32), x, y)
    return x, y


@pytest.mark.parametrize("seed", range(40))
def test_mixtures_are_those_of_a_linear_programme(seed: int) -> None:
    rng = np.random.default_rng(seed)
    rows, columns = rng.integers(1, 14, 2)
    entries = rng.normal(size=(rows, columns)).astype(np.float32)
    if seed % 4 == 0:  # many entries alike, as bids are
        entries = np.round(entries)
    x, y = mixed(entries)
    value = value_of(entries)
    assert x.sum() == pytest.approx(1, abs=1e-5)
    assert x.min() >= 0
    assert (x @ entries).min() == pytest.approx(value, abs=1e-4)
    assert (entries @ y).max() == pytest.approx(value, abs=1e-4)


def test_every_purse_has_a_place_of_its_own() -> None:
    found = [purse(a, b) for a in range(ALL_GOLD + 1) for b in range(ALL_GOLD + 1 - a)]
    assert found == list(range(PURSES))
    assert [head(a) for a in range(3)] == [0, ALL_GOLD + 1, 2 * ALL_GOLD + 1]


def test_decks_are_drawn_as_often_as_they_are_met() -> None:
    stock = Stock()
    assert sum(len(stock.decks(cards)) for cards in range(WHOLE + 1)) == 6**6
    for cards in range(1, WHOLE + 1):
        below = np.zeros(len(stock.decks(cards - 1)))
        drawn = stock.draw(cards)
        for card in range(CARDS):
            held = drawn.to[:, card] >= 0
            met = stock.chances(cards)[held] * drawn.weight[held, card]
            np.add.at(below, drawn.to[held, card], met)
        assert below == pytest.approx(stock.chances(cards - 1), rel=1e-5)


@pytest.mark.parametrize("seed", range(300))
def test_every_cell_is_where_the_rules_lead(seed: int) -> None:
    """BK-06 to BK-19: a table, a card, and every pair of bids."""
    rng = np.random.default_rng(seed)
    found, n = shortcut(), shortcut().stands
    bribe = int(rng.integers(1, BRIBES + 1))
    tables = found.tasks[bribe - 1]
    packed = int(tables[rng.integers(len(tables))])
    row, column, gold, other = (packed >> shift & 255 for shift in (24, 16, 8, 0))
    card = int(rng.integers(CARDS))
    s = contract.blank(MATCH.game.state, 2)
    s[1] = MATCH.state
    s[1].pawn[:2] = found.square[[row, column]]
    s[1].thief[:2] = [at & 1 if at < found.edge else 0 for at in (row, column)]
    s[1].gold[:2], s[1].pot = (gold, other), ALL_GOLD - gold - other
    s[1].up, s[1].card[: bribe - 1], s[1].rounds = bribe - 1, 1, 2
    rules.apply(s[1], CHANCE, actions.TURNS + card)
    ids = np.zeros(64, np.int32), np.zeros(64, np.int32)
    rows, columns = (rules.legal(s[1], seat, ids[seat]) for seat in range(2))
    last = bribe == BRIBES
    for i in range(rows):
        for j in range(columns):
            s[0] = s[1]
            rules.apply(s[0], 0, int(ids[0][i]))
            rules.apply(s[0], 1, int(ids[1][j]))
            base = int(found.bases[last][row * n + column, card, compared(i, j, gold, other)])
            at = base + purse_after(i, j, gold, other)
            bags = s[0].gold[:2].copy()
            if last and s[0].phase != OVER:  # the pot is shared after this (BK-18)
                each = (ALL_GOLD - int(at_purse(at).sum())) // 2
                bags -= each
            assert tuple(at_purse(at)) == tuple(bags)
            home = [1 if last else int(thief) for thief in s[0].thief[:2]]
            palace = int(s[0].palace)
            stands = [stand(int(s[0].pawn[k]), home[k], palace) for k in range(2)]
            assert at // PURSES == stands[0] * n + stands[1]


def at_purse(at: int) -> npt.NDArray[np.int64]:
    """The gold of both at a place."""
    bags = [(a, b) for a in range(ALL_GOLD + 1) for b in range(ALL_GOLD + 1 - a)]
    return np.array(bags[at % PURSES])


# --- a whole solution, of the last bribes of a game

END = "60 FGS.. 000110 3:1t 2:2t 17 board=shortcut"  # two bribes to come, a eunuch and a harem girl


def solved(match: Match) -> list[Reached]:
    """Backwards to the match's table."""
    stock = Stock(tuple(match.state.left.tolist()))
    found = board(match, here=True)
    cards = int(match.state.left.sum())
    every = back(found, Threads(found), stock=stock, first=ROUNDS)
    return list(islice(every, cards))


@pytest.mark.parametrize(
    "position",
    [
        END,
        "60 CHC.. 100001 1:3t 0:2t 15 board=shortcut",
        "60 GGSS. 010000 9:4 8:4t 12 board=shortcut",
        "60 CH... 100011 2:1t 1:2t 17 board=shortcut",
    ],
)
def test_the_end_is_worth_what_linear_programmes_say(position: str) -> None:
    match = at(position)
    reached = solved(match)[-1]
    place = place_of(match.state, board(match, here=True).stands)
    worth, most, least = (float(values[0, place]) for values in reached.layer)
    assert worth == pytest.approx(by_hand(match), abs=2e-4)
    assert least - 1e-5 <= worth <= most + 1e-5
    assert most - least < 1e-4


def by_hand(match: Match) -> float:
    """What a table is worth to the first seat, by the rules and SciPy alone."""
    if match.over:
        return match.returns[0]
    if match.chance_is_due:
        chances = match.chances()
        total = sum(weight * by_hand(after(match, (CHANCE, card))) for card, weight in chances)
        return total / sum(weight for _, weight in chances)
    entries = [
        [by_hand(after(match, (0, a), (1, b))) for b in match.legal(1)] for a in match.legal(0)
    ]
    return value_of(np.array(entries, np.float32))


def after(match: Match, *steps: tuple[int, Any]) -> Match:
    found = match.copy()
    for seat, action in steps:
        found.play(seat, action)
    return found


def as_rows(match: Match, layers: list[Reached]) -> npt.NDArray[np.float32]:
    """A solution as the robot reads it, exact: a column for each deck."""
    found, stock = board(match, here=True), Stock(tuple(match.state.left.tolist()))
    every = [(each, deck) for each in layers for deck in range(len(each.layer.worth))]
    tables = np.zeros((BRIBES, int(pairs(found.stands)) * PURSES, len(every)), np.float32)
    decks = np.zeros((DECKS, len(every)), np.float32)
    for column, (each, deck) in enumerate(every):
        tasks = found.tasks[each.bribe - 1]
        values = Threads(found).picked(each.layer.worth, tasks)
        tables[each.bribe - 1, fit.places_of(tasks, found.stands), column] = values[deck]
        decks[stock.codes(each.cards)[deck], column] = 1
    return np.concatenate([tables.reshape(-1, len(every)), decks])


class Mixing(Policy):  # type: ignore[misc]
    """The robot that plays by a solution, as OpenSpiel asks it."""

    def __init__(self, game: Any, match: Match) -> None:
        super().__init__(game, [0, 1])
        self._match = match
        self._robot = Solved(match, 1, as_rows(match, solved(match)))

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        match = self._match.copy()
        for action in state.history():
            match.play(match.actors[0] if match.actors else CHANCE, GAME.actions.from_id(action))
        found = self._robot.think(match, state.current_player() if player_id is None else player_id)
        return {candidate.action: candidate.share for candidate in found}


def test_openspiel_finds_nothing_to_gain_from_the_robot() -> None:
    game = pyspiel.convert_to_turn_based(pyspiel.load_game("sesame_bakschisch", {"position": END}))
    assert exploitability.nash_conv(game, Mixing(game, at(END)), use_cpp_br=False) < 1e-3


def test_a_fit_finds_rows_again() -> None:
    """Where values are products of rows of eight, nothing is lost."""
    rng = np.random.default_rng(1)
    stock = Stock((1, 1, 1, 0, 0, 0))
    tables = rng.normal(size=(8, 50)).astype(np.float32)
    parts = []
    for cards in (1, 2):
        rows = rng.normal(size=(len(stock.decks(cards)), 8)).astype(np.float32)
        parts.append(fit.Part(stock.codes(cards), stock.chances(cards), rows @ tables))
    found = fit.fit(parts, 8)
    assert found.error < 1e-4 < found.without
    for part, rows in zip(parts, found.decks, strict=True):
        assert rows @ found.tables.T == pytest.approx(part.values, abs=1e-3)
        assert np.abs(rows).max() <= 1
