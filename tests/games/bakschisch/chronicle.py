"""Compiled looks at many games of Bakschisch: what `test_facts.py` is about."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from sesame.agents import random_play
from sesame.core import dice
from sesame.core.contract import CHANCE, Ids, State, Weights, blank
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.bakschisch import rules
from sesame.games.bakschisch.state import BRIBES, PURSE, ROUNDS
from tests.games.bakschisch.cities import GAME

ALL_ROUNDS, LONGEST, UNFINISHED, FIFTHS, SPARED, SHARED, LOST_GOLD, BAD_THIEF = range(8)


@dataclass(frozen=True)
class Chronicle:
    """What some games with random bids came to."""

    games: int
    rounds: int  # in all
    longest: int  # rounds of the longest game
    unfinished: int  # games without a Caliph (BK-21)
    fifths: int  # fifth bribes
    spared: int  # those after which every pawn off the start stood where it had stood
    shared: int  # games that ended with several pawns on the throne
    lost_gold: int  # states in which bags, pot and box do not add up
    bad_thief: int  # states with a thief in the palace


def chronicle(seats: int, games: int, seed: int, most: int, **terms: Any) -> Chronicle:
    """Games in which every bid is drawn from what is legal, `most` coins at the highest."""
    tables = blank(GAME.state, 2)
    tables[0] = GAME.new(seats, chance="manual", **terms).state
    ids = np.zeros(GAME.actions.WIDEST, np.int32)
    weights = np.zeros(GAME.actions.WIDEST, np.int64)
    found = np.zeros(8, np.int64)
    _tell(tables, games, seed, most, np.zeros(1, np.uint64), ids, weights, found)
    return Chronicle(games, *found.tolist())


@kernel
def _tell(
    tables: Any,
    games: int,
    seed: int,
    most: int,
    rng: Rng,
    ids: Ids,
    weights: Weights,
    found: Weights,
) -> None:
    s = tables[1]
    for number in range(games):
        dice.start(rng, seed, number)
        tables[1] = tables[0]
        while not rules.over(s):
            was_fifth, before = s.up == BRIBES, int(s.rounds)
            _step(s, rng, most, ids, weights)
            if was_fifth and (s.rounds != before or rules.over(s)):
                found[FIFTHS] += 1
                found[SPARED] += not _somebody_went_back(s)
            found[LOST_GOLD] += not _has_all_gold(s)
            found[BAD_THIEF] += _has_thief_in_palace(s)
        found[ALL_ROUNDS] += s.rounds
        found[LONGEST] = max(found[LONGEST], s.rounds)
        found[UNFINISHED] += not rules.has_caliph(s)
        found[SHARED] += _on_throne(s) > 1


@kernel
def _step(s: State, rng: Rng, most: int, ids: Ids, weights: Weights) -> None:
    """One step at random, with small bids only."""
    if rules.actors(s) == 0:
        n = rules.outcomes(s, ids, weights)
        rules.apply(s, CHANCE, int(ids[dice.pick(rng, weights, n)]))
    else:
        seat = random_play.one_of(rng, rules.actors(s))
        n = rules.legal(s, seat, ids)
        action = int(ids[dice.below(rng, n)])
        while most < action < PURSE * 4 + 1:
            action = int(ids[dice.below(rng, n)])
        rules.apply(s, seat, action)


@kernel
def _somebody_went_back(s: State) -> bool:
    """Or stayed on the start, which is as far back as one can go."""
    for seat in range(int(s.seats)):
        if s.pawn[seat] < s.came[seat] or s.pawn[seat] == 0:
            return True
    return False


@kernel
def _has_all_gold(s: State) -> bool:
    total = int(s.pot) + int(s.box)
    for seat in range(int(s.seats)):
        total += s.gold[seat]
    return total == PURSE * int(s.seats) and s.rounds <= ROUNDS


@kernel
def _has_thief_in_palace(s: State) -> bool:
    for seat in range(int(s.seats)):
        if s.thief[seat] and s.pawn[seat] >= s.palace:
            return True
    return False


@kernel
def _on_throne(s: State) -> int:
    count = 0
    for seat in range(int(s.seats)):
        count += s.pawn[seat] == s.throne
    return count
