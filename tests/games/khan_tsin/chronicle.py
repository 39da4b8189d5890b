"""Compiled looks at many Khan Tsin games and positions: what `test_facts.py` is about."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from sesame.agents import random_play
from sesame.core import dice
from sesame.core.contract import Ids, State, Weights, blank
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.khan_tsin import piles, rules
from sesame.games.khan_tsin.state import EACH, EMPEROR, MOST_ALIKE, NO_SEAT, SQUARES
from tests.games.khan_tsin.dragons import GAME

MOVES, CHOICES, PASSES, SOUTH_WINS, DRAWS, LEAST_GAIN, LONGEST, FAULTS = range(8)


@dataclass(frozen=True)
class Chronicle:
    """What some random games from random starts came to."""

    games: int
    moves: int  # in all, passes not counted
    choices: int  # legal moves, summed over the moves made
    passes: int
    south_wins: int
    draws: int
    least_gain: int  # least growth of the sum of squared heights by one move
    longest: int  # moves of the longest game
    faults: int  # positions where barons are missing, or the books do not agree with the piles


def chronicle(games: int, seed: int, **options: Any) -> Chronicle:
    match = GAME.new(setup="random", chance="manual", **options)
    tables = blank(GAME.state, 2)
    tables[0] = match.state
    ids = np.zeros(GAME.actions.WIDEST, np.int32)
    weights = np.zeros(GAME.actions.WIDEST, np.int64)
    found = np.zeros(8, np.int64)
    found[LEAST_GAIN] = EMPEROR * EMPEROR
    _tell(tables, games, seed, np.zeros(1, np.uint64), ids, weights, found)
    return Chronicle(games, *found.tolist())


@kernel
def _tell(
    tables: Any, games: int, seed: int, rng: Rng, ids: Ids, weights: Weights, found: Weights
) -> None:
    s = tables[1]
    for number in range(games):
        dice.start(rng, seed, number)
        tables[1] = tables[0]
        moves = 0
        while not rules.over(s):
            before, has_move = squares_of_heights(s), rules.can_move(s, int(s.seat))
            choices = random_play.step(s, rng, ids, weights)
            if choices and has_move:
                moves += 1
                found[CHOICES] += choices
                gain = squares_of_heights(s) - before
                found[LEAST_GAIN] = min(found[LEAST_GAIN], gain)
            elif choices:
                found[PASSES] += 1
            found[FAULTS] += not is_whole(s)
        found[MOVES] += moves
        found[LONGEST] = max(found[LONGEST], moves)
        found[SOUTH_WINS] += s.winner == 0
        found[DRAWS] += s.winner == NO_SEAT


@kernel
def squares_of_heights(s: State) -> int:
    """The sum of squared heights, the pile taken out included."""
    total = (piles.tally(int(s.taken)) >> piles.IN_ALL) ** 2
    for square in range(SQUARES):
        total += piles.height(s, square) ** 2
    return total


@kernel
def is_whole(s: State) -> bool:
    """Twelve barons of each colour, and height, colours and occupation kept as the piles are."""
    red, black, white = int(s.left[0]), int(s.left[1]), int(s.left[2])
    for square in range(SQUARES + 1):
        pile = int(s.pile[square]) if square < SQUARES else int(s.taken)
        tally = piles.tally(pile)
        if square < SQUARES and (
            s.tally[square] != tally or (s.occupied >> square & 1) != (pile != 0)
        ):
            return False
        red, black, white = red + (tally & 7), black + (tally >> 3 & 7), white + (tally >> 6 & 7)
    return red == black == white == EACH


def blocked(positions: int, seed: int) -> tuple[int, int]:
    """Among random late dragons: those that could be laid, and those where nobody can move."""
    tables = blank(GAME.state, 2)
    tables[0] = GAME.new(chance="manual").state
    found = np.zeros(2, np.int64)
    _look(tables, positions, seed, np.zeros(1, np.uint64), np.zeros(SQUARES, np.int64), found)
    return int(found[0]), int(found[1])


@kernel
def _look(
    tables: Any, positions: int, seed: int, rng: Rng, squares: Weights, found: Weights
) -> None:
    s = tables[1]
    for number in range(positions):
        dice.start(rng, seed, number)
        tables[1] = tables[0]
        if _lay(s, rng, squares, 5 + number % 8):
            found[0] += 1
            found[1] += not (rules.can_move(s, 0) or rules.can_move(s, 1))


@kernel
def _lay(s: State, rng: Rng, squares: Weights, count: int) -> bool:
    """36 barons on `count` random squares, no pile of nine, none out of harmony; or give up."""
    for i in range(SQUARES):
        squares[i] = i
    for i in range(count):
        j = i + dice.below(rng, SQUARES - i)
        squares[i], squares[j] = squares[j], squares[i]
    for left in range(SQUARES, 0, -1):
        colour = _draw_baron(s, rng, left)
        square = _find_room(s, rng, squares, count, colour)
        if square < 0:
            return False
        piles.set_pile(s, square, piles.joined(s.pile[square], piles.height(s, square), colour))
    for i in range(count):
        if s.pile[squares[i]] == 0:
            return False
    return True


@kernel
def _draw_baron(s: State, rng: Rng, left: int) -> int:
    """A baron from beside the board, each as likely."""
    at, colour = dice.below(rng, left), 0
    while at >= s.left[colour]:
        at -= s.left[colour]
        colour += 1
    s.left[colour] -= 1
    return colour + 1


@kernel
def _find_room(s: State, rng: Rng, squares: Weights, count: int, colour: int) -> int:
    """One of the piles that may take the baron, each as likely; -1 if there is none."""
    chosen, seen = -1, 0
    for i in range(count):
        tally = int(s.tally[squares[i]])
        alike = tally >> 3 * (colour - 1) & 7
        if alike < MOST_ALIKE and tally >> piles.IN_ALL < EMPEROR - 1:
            seen += 1
            if dice.below(rng, seen) == 0:
                chosen = squares[i]
    return chosen
