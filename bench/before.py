"""Alpha-beta as it was before networks judged, kept to be measured against (`bench.duel`).

With `worth`, `hunch` and `settled` of Khan Tsin's knowledge, which have not changed since, it is
the calife of that time.

Negamax, deepened one ply at a time. A transposition table knows a table that was reached another
way by its hash (Zobrist 1970). Searched first: the table's move, killers (Akl and Newborn 1977),
then by history (Schaeffer 1989) and hunch; what comes late in that order is searched less deep
until it does well (late move reductions). `knowledge.worth` judges where the depth ends or a
table is `settled`, and before chance; a worth of 1 or -1 is taken as certain.

The plies under way are kept in frames, so a search can pause to look at the clock; Numba's cache
cannot keep functions that call themselves.
"""

from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents import knowledge
from sesame.core import contract, dice
from sesame.core.contract import Ids, Utilities
from sesame.core.dice import Rng
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.match import Match

DEEPEST = 64  # plies
LATE, LATER = 4, 12  # actions of a ply after which the others are searched 1 or 2 plies less deep
LOWEST = 3  # plies left below which none is
WON = 1_000.0  # a win here and now; each ply on the way to it takes 1 off
PROVEN = 100.0  # above it a value is a win, below its negative a loss: no judgement
NONE = -1  # no action
_ENTRIES = 1 << 20  # of the transposition table; a power of 2
_ALL = 1 << 62  # nodes: to the end
_SLICE = 5_000  # nodes between two looks at the clock
_AGES = 100

EXACT, LOWER, UPPER = 0, 1, 2  # what an entry's value is: itself, at least, at most
_29, _32 = np.uint64(29), np.uint64(32)
_ODD = np.uint64(0xBF58476D1CE4E5B9)

Frame = np.dtype(
    [
        ("key", "u8"),  # the table's hash
        ("alpha", "f8"),  # what the seat that acts has for sure elsewhere
        ("beta", "f8"),  # what the other seat lets it have at most
        ("value", "f8"),  # the best so far, to the seat that acts; -inf: none
        ("best", "i4"),  # the action that brought it, or NONE
        ("actions", "i4"),  # how many are legal
        ("tried", "i4"),  # how many of them have been searched, or are being searched
        ("depth", "i2"),  # plies left to search
        ("seat", "i1"),  # who acts
        ("reduced", "i1"),  # plies by which the action under way is searched less deep
        ("again", "i1"),  # 1: it did well, and is now searched to the full depth
    ],
    align=True,
)

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
    frames: Any  # recarray of Frame, one a ply
    entries: Any  # recarray of Entry
    ids: Ids  # shape (ply, action)
    hopes: npt.NDArray[np.float64]  # the same shape: what is searched first
    killers: Ids  # shape (ply, 2): what refuted a sibling, the latest first
    history: npt.NDArray[np.float64]  # shape (seat, action id): how much it refuted
    utilities: Utilities
    rng: Rng
    counts: npt.NDArray[np.int64]  # nodes searched, the ply under way, number of this search


def lay(game: Game) -> Desk:
    plies, widest = DEEPEST + 1, game.actions.WIDEST
    tables = contract.blank(game.state, plies)
    words = tables.view(np.ndarray).view(np.uint64).reshape(plies, -1)
    rng = dice.stream(0)
    keys = np.array([dice.draw(rng) | np.uint64(1) for _ in range(words.shape[1])], np.uint64)
    return Desk(
        tables,
        words,
        keys,
        contract.blank(Frame, plies),
        contract.blank(Entry, _ENTRIES),
        np.zeros((plies, widest), np.int32),
        np.zeros((plies, widest)),
        np.full((plies, 2), NONE, np.int32),
        np.zeros((2, game.actions.COUNT)),
        np.zeros(2),
        rng,
        np.zeros(3, np.int64),
    )


class Found(NamedTuple):
    """What a search came to."""

    action: int
    value: float  # to the seat that searched
    plies: int  # how deep it looked
    nodes: int = 0  # how many tables it saw
    ends_in: int = 0  # it proves nothing


class AlphaBeta:
    """An agent that looks as deep as its plan says, or as its budget allows."""

    def __init__(self, match: Match, seed: int, plan: Depth) -> None:
        knowledge.load(match.game)
        self.plan, self._seed = plan, seed
        self._desk = lay(match.game)

    def act(self, match: Match, seat: int) -> int:
        legal = match.legal_ids(seat)
        return legal[0] if len(legal) == 1 else self.think(match, seat).action

    def think(self, match: Match, seat: int) -> Found:
        """The best action found within the budget."""
        desk, plan = self._desk, self.plan
        ends = monotonic() + plan.seconds
        desk.tables[0] = match.state
        dice.start(desk.rng, self._seed, len(match.log))
        begin(desk)
        found = Found(NONE, 0.0, 0)
        while found.plies < plan.plies and abs(found.value) < PROVEN:
            start(desk, seat, found.plies + 1, found.action)
            is_done = self._search(ends) if found.plies else search(desk, _ALL)
            root = desk.frames[0]
            if root.best != NONE:  # the best so far is searched first: another one is better
                found = found._replace(action=int(root.best))
            if not is_done:
                break
            found = Found(int(root.best), float(root.value), found.plies + 1)
        return found._replace(nodes=int(desk.counts[0]))

    def _search(self, ends: float) -> bool:
        """Whether the search begun was finished before nodes or seconds ran out."""
        counts, most = self._desk.counts, self.plan.nodes
        while counts[0] < most and monotonic() < ends:
            if search(self._desk, min(int(counts[0]) + _SLICE, most)):
                return True
        return False


@kernel
def begin(desk: Desk) -> None:
    """Forget what concerned other tables; entries may still serve."""
    desk.counts[0] = 0
    desk.counts[2] = desk.counts[2] % _AGES + 1
    desk.killers[:] = NONE
    desk.history[:] = 0.0


@kernel
def start(desk: Desk, seat: int, depth: int, first: int) -> None:
    """Begin a search so deep; `first` is the best action so far, or NONE."""
    desk.counts[1] = 0
    _open(desk, 0, seat, depth, -inf, inf)
    desk.frames[0].key = _hashed(desk, 0)
    _list(desk, 0, first)
    for i in range(int(desk.frames[0].actions)):  # equals in any order, by the seed
        desk.hopes[0, i] += dice.below(desk.rng, 1_000) * 1e-6


@kernel
def search(desk: Desk, most: int) -> bool:
    """Search on until so many nodes have been seen in all; whether the end was reached."""
    ply = int(desk.counts[1])
    while desk.counts[0] < most:
        it = desk.frames[ply]
        if it.tried == it.actions or it.value >= it.beta:
            _remember(desk, ply)
            if ply == 0:
                return True
            ply -= 1
            _take(desk, ply)
        elif _step(desk, ply):
            _take(desk, ply)
        else:
            ply += 1
    desk.counts[1] = ply
    return False


@kernel
def _step(desk: Desk, ply: int) -> bool:
    """Do the next action of a ply; whether what comes of it is known without a search."""
    it = desk.frames[ply]
    action, seat = _next(desk, ply), int(it.seat)
    desk.tables[ply + 1] = desk.tables[ply]
    s = desk.tables[ply + 1]
    contract.apply(s, seat, action)
    seats = contract.actors(s)
    low = max(it.alpha, it.value)
    it.reduced = _reduction(desk, ply)
    depth = int(it.depth) - 1 - int(it.reduced)
    if seats == 1 << seat:
        _open(desk, ply + 1, seat, depth, low, it.beta)
    else:
        _open(desk, ply + 1, 1 - seat, depth, -it.beta, -low)
    return _is_known(desk, ply + 1)


@kernel
def _reduction(desk: Desk, ply: int) -> int:
    """By how many plies less deep the action under way is searched at first."""
    it = desk.frames[ply]
    if it.again or it.depth < LOWEST or it.tried <= LATE or max(it.alpha, it.value) < -PROVEN:
        return 0
    return 1 if it.tried <= LATER or it.depth == LOWEST else 2


@kernel
def _open(desk: Desk, ply: int, seat: int, depth: int, alpha: float, beta: float) -> None:
    """Begin the frame of a table that was just reached."""
    desk.counts[0] += 1
    it = desk.frames[ply]
    it.seat = seat
    it.depth = depth
    it.alpha = alpha
    it.beta = beta
    it.value = -inf
    it.best = NONE
    it.tried = 0
    it.again = 0
    it.reduced = 0


@kernel
def _is_known(desk: Desk, ply: int) -> bool:
    """Whether the value of a new frame is known at once; if not, its actions are listed."""
    it, s = desk.frames[ply], desk.tables[ply]
    value = _judged(desk, ply)
    is_leaf = it.depth <= 0 or ply == DEEPEST or contract.actors(s) == 0
    if is_leaf or abs(value) > PROVEN or knowledge.settled(s, desk.tables[0]):
        it.value = value
        return True
    it.key = _hashed(desk, ply)
    entry, first = desk.entries[_slot(desk, ply)], NONE
    if entry.key == it.key:
        value = _from_here(float(entry.value), ply)
        if _answers(desk, ply, value):
            it.value = value
            return True
        first = int(entry.action)
    _list(desk, ply, first)
    return False


@kernel
def _judged(desk: Desk, ply: int) -> float:
    """The worth of a table to its seat; what is certain is worth the more the sooner it comes."""
    knowledge.worth(desk.tables[ply], desk.utilities)
    value = float(desk.utilities[desk.frames[ply].seat])
    if value == 1.0:
        return WON - ply
    return ply - WON if value == -1.0 else value


@kernel
def _take(desk: Desk, ply: int) -> None:
    """What the action under way came to, now that the next ply knows; or have it done again."""
    it, below = desk.frames[ply], desk.frames[ply + 1]
    value = below.value if below.seat == it.seat else -below.value
    if it.reduced and value > max(it.alpha, it.value):
        it.again = 1
        it.tried -= 1
        return
    it.again = 0
    action = int(desk.ids[ply, it.tried - 1])
    if value > it.value:
        it.value = value
        it.best = action
    if value >= it.beta:
        if desk.killers[ply, 0] != action:
            desk.killers[ply, 1] = desk.killers[ply, 0]
            desk.killers[ply, 0] = action
        desk.history[it.seat, action] += 0.01 * it.depth * it.depth


# --- what is searched first


@kernel
def _list(desk: Desk, ply: int, first: int) -> None:
    """List the legal actions of a ply, with how much is hoped of each."""
    seat, ids, hopes = int(desk.frames[ply].seat), desk.ids[ply], desk.hopes[ply]
    n = contract.legal(desk.tables[ply], seat, ids)
    desk.frames[ply].actions = n
    knowledge.hunch(desk.tables[ply], seat, ids, n, hopes)
    for i in range(n):
        action = int(ids[i])
        if action == first:
            hopes[i] += 8.0
        elif action == desk.killers[ply, 0] or action == desk.killers[ply, 1]:
            hopes[i] += 1.0
        else:
            hopes[i] += desk.history[seat, action] / (1.0 + desk.history[seat, action])


@kernel
def _next(desk: Desk, ply: int) -> int:
    """The most hopeful of the actions not tried yet: it comes next in the list."""
    it, ids, hopes = desk.frames[ply], desk.ids[ply], desk.hopes[ply]
    at = best = int(it.tried)
    for other in range(at + 1, int(it.actions)):
        if hopes[other] > hopes[best]:
            best = other
    ids[at], ids[best] = ids[best], ids[at]
    hopes[at], hopes[best] = hopes[best], hopes[at]
    it.tried = at + 1
    return int(ids[at])


# --- the transposition table


@kernel(wraps=True)
def _hashed(desk: Desk, ply: int) -> np.uint64:
    """64 bits that stand for the table: multilinear hashing of its words."""
    words, mixed = desk.words[ply], np.uint64(0)
    for at in range(words.shape[0]):
        mixed += (words[at] ^ words[at] >> _32) * desk.keys[at]
    return (mixed ^ mixed >> _29) * _ODD


@kernel
def _slot(desk: Desk, ply: int) -> int:
    """Which entry belongs to a table."""
    return int(desk.frames[ply].key >> _32) & len(desk.entries) - 1


@kernel
def _from_here(value: float, plies: int) -> float:
    """A proven value, so many plies further from its end; others stay."""
    if value > PROVEN:
        return value - plies
    return value + plies if value < -PROVEN else value


@kernel
def _answers(desk: Desk, ply: int, value: float) -> bool:
    """Whether the entry says enough: it was searched deep enough, or to the end."""
    it, entry = desk.frames[ply], desk.entries[_slot(desk, ply)]
    if entry.depth < it.depth and abs(value) < PROVEN:
        return False
    if entry.bound == EXACT:
        return True
    return bool(value >= it.beta if entry.bound == LOWER else value <= it.alpha)


@kernel
def _remember(desk: Desk, ply: int) -> None:
    """Write an entry, unless a deeper one of this search lies there."""
    it, entry = desk.frames[ply], desk.entries[_slot(desk, ply)]
    if entry.age == desk.counts[2] and entry.depth > it.depth and entry.key != it.key:
        return
    entry.key = it.key
    entry.value = _from_here(float(it.value), -ply)
    entry.action = it.best
    entry.depth = it.depth
    entry.bound = LOWER if it.value >= it.beta else UPPER if it.value <= it.alpha else EXACT
    entry.age = desk.counts[2]
