"""Compiled walks over whole random games, asking at every state what the contract promises."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.agents import random_play
from sesame.core import contract, dice
from sesame.core.contract import PUBLIC, Ids, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.testing.cases import Case

Bytes = npt.NDArray[np.uint8]

# What can be wrong; `walk` counts each.
STUCK, LEAK, LEGAL_TELLS, ACTORS_TELL, TOO_LONG, UNDEALT, STATES, MOVED = range(8)
FAULTS = (STUCK, LEAK, LEGAL_TELLS, ACTORS_TELL, TOO_LONG, UNDEALT)

# Records of a walk: the setup, the game, what a seat sees, the redealt game, what is seen of that
SETUP, GAME, SEEN, REDEALT, SEEN_AGAIN, BLANK = range(6)


@dataclass(frozen=True)
class Walk:
    """What the walks over some games found."""

    states: int  # how many states were looked at, each by every seat and a spectator
    moved: int  # how many redeals changed something
    faults: dict[str, int]


def walk(case: Case, games: int, seed: int, states: int) -> Walk:
    """Over so many games, or until so many states were met: the game at hand is played out."""
    match = case.new(chance="manual")
    records = contract.blank(match.game.state, 6)
    records[SETUP] = match.terms.lay()[0]
    raw = records.view(np.uint8).reshape(6, -1)
    widest = match.game.actions.WIDEST
    ids, others = np.zeros(widest, np.int32), np.zeros(widest, np.int32)
    found = np.zeros(8, np.int64)
    weights = np.zeros(widest, np.int64)
    rng = np.zeros(1, np.uint64)
    bound = match.terms.bound
    _walk(records, raw, rng, ids, others, weights, case.seats, bound, games, states, seed, found)
    names = ("stuck", "leak", "legal tells", "actors tell", "too long", "sight is not enough")
    faults = {name: int(found[i]) for name, i in zip(names, FAULTS, strict=True)}
    return Walk(int(found[STATES]), int(found[MOVED]), faults)


@kernel
def _same(a: Bytes, b: Bytes) -> bool:
    for i in range(a.shape[0]):
        if a[i] != b[i]:
            return False
    return True


@kernel
def _walk(
    records: Any,
    raw: Bytes,
    rng: Rng,
    ids: Ids,
    others: Ids,
    weights: Weights,
    seats: int,
    bound: int,
    games: int,
    states: int,
    seed: int,
    found: Weights,
) -> None:
    s = records[GAME]
    for number in range(games):
        if found[STATES] >= states:
            break
        dice.start(rng, seed, number)
        records[GAME] = records[SETUP]
        steps = 0
        while not contract.over(s):
            for looker in range(seats + 1):
                seat = PUBLIC if looker == seats else looker
                _look(records, raw, rng, ids, others, seat, found)
            found[STATES] += 1
            if not _go_on(s, rng, ids, weights):
                found[STUCK] += 1
                break
            steps += 1
        if steps > bound:
            found[TOO_LONG] += 1


@kernel
def _go_on(s: Any, rng: Rng, ids: Ids, weights: Weights) -> bool:
    """One random step, unless nobody can act though it is not over."""
    seats = contract.actors(s)
    if seats == 0:
        if contract.outcomes(s, ids, weights) == 0:
            return False
    else:
        for seat in range(32):
            if seats >> seat & 1 and contract.legal(s, seat, ids) == 0:
                return False
    random_play.step(s, rng, ids, weights)
    return True


@kernel
def _look(
    records: Any, raw: Bytes, rng: Rng, ids: Ids, others: Ids, seat: int, found: Weights
) -> None:
    """The leak test: what a seat sees and may do is the same after a redeal of what it cannot.

    Whoever holds what the seat sees, and no more, can deal it anew just so.
    """
    records[SEEN] = records[BLANK]
    contract.observe(records[GAME], seat, records[SEEN])
    records[REDEALT] = records[SEEN]
    if not _holds(records, raw, rng, seat) or not _offers(records, ids, others, seat):
        found[UNDEALT] += 1
    records[REDEALT] = records[GAME]
    if not _holds(records, raw, rng, seat):
        found[LEAK] += 1
    if not _same(raw[GAME], raw[REDEALT]):
        found[MOVED] += 1
    if contract.actors(records[GAME]) != contract.actors(records[REDEALT]):
        found[ACTORS_TELL] += 1
    elif not _offers(records, ids, others, seat):
        found[LEGAL_TELLS] += 1


@kernel
def _holds(records: Any, raw: Bytes, rng: Rng, seat: int) -> bool:
    """Deal anew what the seat cannot know: it sees what it saw."""
    records[SEEN_AGAIN] = records[BLANK]
    contract.redeal(records[REDEALT], seat, rng)
    contract.observe(records[REDEALT], seat, records[SEEN_AGAIN])
    return _same(raw[SEEN], raw[SEEN_AGAIN])


@kernel
def _offers(records: Any, ids: Ids, others: Ids, seat: int) -> bool:
    """The seat may do there what it may do at the table."""
    actors = contract.actors(records[GAME])
    if seat < 0 or not actors >> seat & 1:
        return True
    n = contract.legal(records[GAME], seat, ids)
    if n != contract.legal(records[REDEALT], seat, others):
        return False
    for i in range(n):
        if ids[i] != others[i]:
            return False
    return True
