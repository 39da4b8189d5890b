"""Alpha-beta search, for two seats that see everything (Knuth and Moore 1975).

Negamax, deepened one ply at a time. A transposition table knows a table that was reached another
way by its hash (Zobrist 1970). Searched first: the table's move, killers (Akl and Newborn 1977),
then by history (Schaeffer 1989) and hunch. Where the depth ends `knowledge.worth` judges; a worth
of 1 or -1 is taken as certain. Chance, where it is still to come, is judged and not searched.
"""

from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents import knowledge
from sesame.core import bits, contract, dice
from sesame.core.contract import Ids, Utilities
from sesame.core.dice import Rng
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.match import Match

DEEPEST = 64  # plies
QUIET = 8
WON = 1_000.0  # a win here and now; each ply on the way to it takes 1 off
PROVEN = 100.0  # above it a value is a win, below its negative a loss: no judgement
NONE = -1  # no action
_ENTRIES = 1 << 20  # of the transposition table; a power of 2
_FIRST_LOOK = 20_000  # nodes to learn how fast this machine is

EXACT, LOWER, UPPER = 0, 1, 2  # what an entry's value is: itself, at least, at most
_32, _29, _ODD = np.uint64(32), np.uint64(29), np.uint64(0xBF58476D1CE4E5B9)

Entry = np.dtype(
    [
        ("key", "u8"),  # the table's hash
        ("value", "f8"),  # to the seat that acts there; a win counts its plies from there
        ("action", "i4"),  # the best found, or NONE
        ("depth", "i2"),  # plies that were searched below
        ("bound", "i1"),  # EXACT, LOWER or UPPER
        ("age", "i1"),  # which search wrote it; 0: nobody
    ],
    align=True,
)


@dataclass(frozen=True)
class Depth:
    """How far an agent looks. The same plan and seed give the same move, unless seconds end it."""

    plies: int = DEEPEST
    nodes: int = 1_000_000_000
    seconds: float = inf


class Desk(NamedTuple):
    """What one search works with."""

    tables: Any  # recarray of the game's State: one a ply, [0] where the search stands
    words: npt.NDArray[np.uint64]  # the same memory, shape (ply, word)
    keys: npt.NDArray[np.uint64]  # by word, odd: what hashing multiplies it with
    entries: Any  # recarray of Entry
    ids: Ids  # shape (ply, action)
    hopes: npt.NDArray[np.float64]  # the same shape: what is searched first
    killers: Ids  # shape (ply, 2): what refuted a sibling, the latest first
    history: npt.NDArray[np.float64]  # shape (seat, action id): how often it was best, by depth
    utilities: Utilities
    rng: Rng
    quiet: npt.NDArray[np.int64]
    counts: npt.NDArray[np.int64]  # nodes searched, nodes to stop at, number of this search


def lay(game: Game) -> Desk:
    tables = contract.blank(game.state, DEEPEST + 1)
    words = tables.view(np.uint64).reshape(DEEPEST + 1, -1)
    rng, keys = dice.stream(0), np.zeros(words.shape[1], np.uint64)
    for word in range(len(keys)):
        keys[word] = dice.draw(rng) | np.uint64(1)
    widest = game.actions.WIDEST
    return Desk(
        tables,
        words.view(np.ndarray),
        keys,
        contract.blank(Entry, _ENTRIES),
        np.zeros((DEEPEST + 1, widest), np.int32),
        np.zeros((DEEPEST + 1, widest)),
        np.full((DEEPEST + 1, 2), NONE, np.int32),
        np.zeros((2, game.actions.COUNT)),
        np.zeros(2),
        rng,
        np.array([QUIET], np.int64),
        np.zeros(3, np.int64),
    )


class AlphaBeta:
    """An agent that searches a plan's depth, or as deep as its budget allows."""

    def __init__(self, match: Match, seed: int, plan: Depth) -> None:
        knowledge.load(match.game)
        self.plan, self._seed = plan, seed
        self._desk = lay(match.game)

    def act(self, match: Match, seat: int) -> int:
        legal = match.legal_ids(seat)
        return legal[0] if len(legal) == 1 else self.think(match, seat)[0]

    def think(self, match: Match, seat: int) -> tuple[int, float, int]:
        """The best action, its value to the seat, and how many plies deep it was looked at."""
        desk, plan = self._desk, self.plan
        desk.tables[0] = match.state
        dice.start(desk.rng, self._seed, len(match.log))
        begin(desk)
        began, spent = monotonic(), 0.0
        found, value, depth = NONE, 0.0, 0
        while depth < plan.plies and abs(value) < PROVEN and self._may_go_on(spent):
            desk.counts[1] = self._most_nodes(spent)
            found = int(deepen(desk, seat, depth + 1, found))
            if desk.counts[0] < desk.counts[1]:
                value, depth = float(desk.utilities[0]), depth + 1
            spent = monotonic() - began
        return found, value, depth

    def _may_go_on(self, spent: float) -> bool:
        return self._desk.counts[0] < self.plan.nodes and spent < 0.95 * self.plan.seconds

    def _most_nodes(self, spent: float) -> int:
        """Where to stop: at the plan's nodes, or at as many as its seconds should give."""
        nodes, plan = int(self._desk.counts[0]), self.plan
        if plan.seconds == inf:
            return plan.nodes
        speed = nodes / spent if nodes > _FIRST_LOOK else _FIRST_LOOK / plan.seconds
        return min(plan.nodes, nodes + 1_000 + int(speed * (plan.seconds - spent)))


@kernel
def begin(desk: Desk) -> None:
    """Forget what concerned other tables; entries may still serve."""
    desk.counts[0] = 0
    desk.counts[2] = desk.counts[2] % 100 + 1
    desk.killers[:] = NONE
    desk.history[:] = 0.0


@kernel
def deepen(desk: Desk, seat: int, depth: int, first: int) -> int:
    """The best action by a search so deep, `first` being the best so far.

    Once out of nodes it answers the best of what was searched to the end. Its value goes to
    `desk.utilities[0]`.
    """
    n = _order(desk, 0, seat, first)
    for i in range(n):  # equals in any order, by the seed
        desk.hopes[0, i] += float(dice.below(desk.rng, 1_000)) * 1e-6
    best, highest = first, -inf
    for i in range(n):
        action = _next(desk, 0, i, n)
        mover = _play(desk, 0, seat, action)
        if mover == seat:
            value = _negamax(desk, 1, seat, depth - 1, highest, inf)
        else:
            value = -_negamax(desk, 1, mover, depth - 1, -inf, -highest)
        if desk.counts[0] >= desk.counts[1] and best != NONE:
            break
        if value > highest:
            best, highest = action, value
    desk.utilities[0] = highest
    return best


@kernel
def _negamax(desk: Desk, ply: int, seat: int, depth: int, alpha: float, beta: float) -> float:
    """What the table at this ply is worth to the seat that acts, if between alpha and beta."""
    desk.counts[0] += 1
    value = _judged(desk, ply, seat)
    if abs(value) > PROVEN or ply == DEEPEST or contract.actors(desk.tables[ply]) == 0:
        return value
    if depth <= 0 and (depth <= -desk.quiet[0] or knowledge.settled(desk.tables[ply], desk.tables[0])):
        return value
    key = _hashed(desk, ply)
    slot = int(key >> _32) & desk.entries.shape[0] - 1
    first = NONE
    if desk.entries[slot].key == key:
        first = int(desk.entries[slot].action)
        value = _recalled(desk, slot, ply)
        if _answers(desk, slot, depth, value, alpha, beta):
            return value
    n = _order(desk, ply, seat, first)
    best, highest = NONE, -inf
    for i in range(n):
        action = _next(desk, ply, i, n)
        mover = _play(desk, ply, seat, action)
        low = max(alpha, highest)
        if mover == seat:
            value = _negamax(desk, ply + 1, seat, depth - 1, low, beta)
        else:
            value = -_negamax(desk, ply + 1, mover, depth - 1, -beta, -low)
        if desk.counts[0] >= desk.counts[1]:
            return 0.0  # nobody looks at it
        if value > highest:
            best, highest = action, value
        if highest >= beta:
            _refuted(desk, ply, seat, action, depth)
            break
    _remember(desk, slot, key, ply, best, highest, depth, alpha, beta)
    return highest


@kernel
def _play(desk: Desk, ply: int, seat: int, action: int) -> int:
    """Let the next ply's table be this one after the action; answers who acts there."""
    desk.tables[ply + 1] = desk.tables[ply]
    contract.apply(desk.tables[ply + 1], seat, action)
    seats = contract.actors(desk.tables[ply + 1])
    return bits.first(seats) if seats else 1 - seat


@kernel
def _judged(desk: Desk, ply: int, seat: int) -> float:
    """The worth of a table to a seat; what is certain is worth the more the sooner it comes."""
    knowledge.worth(desk.tables[ply], desk.utilities)
    value = float(desk.utilities[seat])
    if value == 1.0:
        return WON - ply
    return ply - WON if value == -1.0 else value


# --- what is searched first


@kernel
def _order(desk: Desk, ply: int, seat: int, first: int) -> int:
    """List the legal actions of a ply with how much is hoped of each; answers how many."""
    ids, hopes = desk.ids[ply], desk.hopes[ply]
    n = contract.legal(desk.tables[ply], seat, ids)
    knowledge.hunch(desk.tables[ply], seat, ids, n, hopes)
    for i in range(n):
        action = int(ids[i])
        if action == first:
            hopes[i] += 8.0
        elif action == desk.killers[ply, 0] or action == desk.killers[ply, 1]:
            hopes[i] += 1.0
        else:
            hopes[i] += desk.history[seat, action] / (1.0 + desk.history[seat, action])
    return n


@kernel
def _next(desk: Desk, ply: int, i: int, n: int) -> int:
    """The most hopeful of the actions from the place i on, which is put there."""
    ids, hopes, best = desk.ids[ply], desk.hopes[ply], i
    for other in range(i + 1, n):
        if hopes[other] > hopes[best]:
            best = other
    ids[i], ids[best] = ids[best], ids[i]
    hopes[i], hopes[best] = hopes[best], hopes[i]
    return int(ids[i])


@kernel
def _refuted(desk: Desk, ply: int, seat: int, action: int, depth: int) -> None:
    """Note that this action made looking at its other siblings needless."""
    if desk.killers[ply, 0] != action:
        desk.killers[ply, 1] = desk.killers[ply, 0]
        desk.killers[ply, 0] = action
    desk.history[seat, action] += 0.01 * depth * depth


# --- the transposition table


@kernel(wraps=True)
def _hashed(desk: Desk, ply: int) -> np.uint64:
    """64 bits that stand for the table: multilinear hashing of its words."""
    words, mixed = desk.words[ply], np.uint64(0)
    for at in range(words.shape[0]):
        mixed += (words[at] ^ words[at] >> _32) * desk.keys[at]
    return (mixed ^ mixed >> _29) * _ODD


@kernel
def _recalled(desk: Desk, slot: int, ply: int) -> float:
    """The value of an entry, as it counts from this ply."""
    value = float(desk.entries[slot].value)
    if value > PROVEN:
        return value - ply
    return value + ply if value < -PROVEN else value


@kernel
def _answers(
    desk: Desk, slot: int, depth: int, value: float, alpha: float, beta: float
) -> bool:
    """Whether an entry says enough: it was searched deep enough, or to the end."""
    entry = desk.entries[slot]
    if entry.depth < depth and abs(value) < PROVEN:
        return False
    if entry.bound == EXACT:
        return True
    return bool(value >= beta if entry.bound == LOWER else value <= alpha)


@kernel
def _remember(
    desk: Desk,
    slot: int,
    key: np.uint64,
    ply: int,
    action: int,
    value: float,
    depth: int,
    alpha: float,
    beta: float,
) -> None:
    """Write an entry, unless a deeper one of this search lies there."""
    entry = desk.entries[slot]
    if entry.age == desk.counts[2] and entry.depth > depth and entry.key != key:
        return
    entry.key = key
    entry.value = value + ply if value > PROVEN else value - ply if value < -PROVEN else value
    entry.action = action
    entry.depth = depth
    entry.bound = LOWER if value >= beta else UPPER if value <= alpha else EXACT
    entry.age = desk.counts[2]
