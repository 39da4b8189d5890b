"""Alpha-beta search, for two seats that see everything (Knuth and Moore 1975).

Principal variation search (Marsland and Campbell 1982), deepened one ply at a time. All but the
first action of a ply are only asked whether they are better, those that come late less deep at
first (late move reductions); whatever is better is searched again in full. A transposition table
(Zobrist 1970) knows a table that was reached another way. Searched first: the table's action,
killers (Akl and Newborn 1977), then by history (Schaeffer 1989) and what the game's knowledge
hopes. Near the end of the depth only the first few are tried, unless all of them lose.

The search plays by the rules, on the game's own record. Where the depth ends, a table is `settled`,
or chance decides, the game's network judges (`net.py`), or `knowledge.worth` where there is none.
A value beyond `PROVEN` is no judgement: it is the end of the game, found by looking at everything
that leads there.

The plies under way are kept in frames, so a search can pause to look at the clock; Numba's cache
cannot keep functions that call themselves.
"""

from dataclasses import dataclass
from math import inf, log, tanh
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sesame.agents import knowledge, net
from sesame.core import contract, curves, dice
from sesame.core.contract import Ids, Utilities
from sesame.core.dice import Rng
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.match import Match

DEEPEST = 64  # plies
WON = 1_000_000  # a win here and now; each ply on the way to it takes 1 off
PROVEN = WON - 1_000  # above it a value is a win, below its negative a loss: no judgement
NONE = -1  # no action
NOWHERE = (1 << 16) - 1  # no place in a list
_SUREST = tanh(net.MOST / 2_000)  # a utility that is judged, at most
ENTRIES = 1 << 20  # of the transposition table; a power of 2
_ALL = 1 << 62  # nodes: to the end
SLICE = 5_000  # nodes between two looks at the clock
_AGES = 63
_LEAST, _SLOPE = 0.5, 1.5  # of reductions
_MOST = (0, 8, 16, 32, 48)  # actions that are tried where so many plies are left
_LONGEST = 128  # actions of a ply that reductions are reckoned for

EXACT, LOWER, UPPER = 0, 1, 2  # what an entry's value is: itself, at least, at most
_FULL, _NULL, _LATE = 0, 1, 2  # how an action is searched: in full; is it better? and less deep
_29, _32 = np.uint64(29), np.uint64(32)
_ODD = np.uint64(0xBF58476D1CE4E5B9)
_WORDS = (np.uint64, np.uint32, np.uint16, np.uint8)  # what a record is hashed by: the widest fit

# What is hoped of an action; history lies between the negatives of its most
_TABLE_HOPE, _KILLER_HOPE, _MOST_HISTORY, _ANY = 1 << 30, 1 << 20, 1 << 14, 16
_HUNCH = 12_800  # what a hunch of 1 is worth there

Frame = np.dtype(
    [
        ("key", "u8"),  # the table's hash
        ("alpha", "i4"),  # what the seat that acts has for sure elsewhere
        ("beta", "i4"),  # what the other seat lets it have at most
        ("value", "i4"),  # the best so far, to the seat that acts
        ("best", "i4"),  # the action that brought it, or NONE
        ("place", "i4"),  # where in the list it was, before any was tried
        ("actions", "i4"),  # how many are searched
        ("listed", "i4"),  # how many are listed
        ("tried", "i4"),  # how many of them have been searched, or are being searched
        ("depth", "i2"),  # plies left to search
        ("seat", "i1"),  # who acts
        ("how", "i1"),  # the action under way: _FULL, _NULL or _LATE
        ("again", "i1"),  # 1: the action did well, and is searched once more
    ],
    align=True,
)

Entry = np.dtype(
    [
        ("key", "u8"),  # the table's hash
        ("value", "i4"),  # to the seat that acts there; a win counts its plies from there
        ("place", "u2"),  # where the best found stands in the list of actions, or NOWHERE
        ("depth", "i1"),  # plies that were searched below
        ("mark", "u1"),  # which search wrote it, times 4, plus EXACT, LOWER or UPPER
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
    words: npt.NDArray[np.unsignedinteger]  # the same memory, shape (ply, word)
    keys: npt.NDArray[np.uint64]  # by word, odd: what hashing multiplies it with
    frames: Any  # recarray of Frame, one a ply
    entries: Any  # recarray of Entry
    ids: Ids  # shape (ply, action)
    traits: Ids  # the same shape: what stands for the action in `history`
    places: Ids  # the same shape: where it was in the list before any was tried
    hopes: npt.NDArray[np.int32]  # the same shape: what is searched first
    hunches: npt.NDArray[np.float64]  # of the actions that are listed now
    killers: Ids  # shape (ply, 2): what refuted a sibling, the latest first
    history: npt.NDArray[np.int32]  # shape (seat, trait): how much it refuted
    late: npt.NDArray[np.int8]  # shape (depth, place): plies less for what comes late
    most: npt.NDArray[np.int32]  # shape (depth): how many actions are tried, unless all lose
    net: net.Weights  # the game's network; a blank one is never asked
    found: net.Features  # where its features are listed
    sums: net.Sums  # and what they come to
    room: knowledge.Room  # where the game's knowledge notes things
    utilities: Utilities
    rng: Rng
    counts: npt.NDArray[np.int64]  # nodes searched, the ply under way, number of this search


def lay(game: Game, weights: net.Weights | None = None, entries: int = ENTRIES) -> Desk:
    """Room for one search; the weights are those of the game's knowledge, or others to try."""
    plies, widest = DEEPEST + 1, game.actions.WIDEST
    tables = contract.blank(game.state, plies)
    words = _words(tables)
    rng = dice.stream(0)
    keys = np.array([dice.draw(rng) | np.uint64(1) for _ in range(words.shape[1])], np.uint64)
    return Desk(
        tables,
        words,
        keys,
        contract.blank(Frame, plies),
        contract.blank(Entry, entries),
        np.zeros((plies, widest), np.int32),
        np.zeros((plies, widest), np.int32),
        np.zeros((plies, widest), np.int32),
        np.zeros((plies, widest), np.int32),
        np.zeros(widest),
        np.full((plies, 2), NONE, np.int32),
        np.zeros((2, knowledge.traits(game)), np.int32),
        _reductions(),
        _widths(knowledge.network(game) is not None),
        np.array(_weights(game) if weights is None else weights),  # its own
        np.zeros(net.MOST_FEATURES, np.int16),
        np.zeros(net.WIDTH, np.int16),
        np.zeros(knowledge.ROOM, np.int64),
        np.zeros(2),
        rng,
        np.zeros(3, np.int64),
    )


def _words(tables: Any) -> npt.NDArray[np.unsignedinteger]:
    """The memory of records, cut into the widest words that divide one."""
    kind = next(word for word in _WORDS if tables.itemsize % np.dtype(word).itemsize == 0)
    words: npt.NDArray[np.unsignedinteger] = tables.view(np.ndarray).view(kind)
    return words.reshape(len(tables), -1)


def _weights(game: Game) -> net.Weights:
    return knowledge.weights(game) if knowledge.network(game) else net.blank(0)


def _widths(has_network: bool) -> npt.NDArray[np.int32]:
    """How many actions are tried by depth; all, where little is known of which come first."""
    first = _MOST if has_network else ()
    return np.array(first + (WON,) * (DEEPEST + 1 - len(first)), np.int32)


def _reductions() -> npt.NDArray[np.int8]:
    """Plies by which an action is searched less deep: the later and the deeper, the more."""
    late = np.zeros((DEEPEST + 1, _LONGEST), np.int8)
    for depth in range(2, DEEPEST + 1):
        for place in range(3, _LONGEST):
            late[depth, place] = min(depth - 1, int(_LEAST + log(depth) * log(place) / _SLOPE))
    return late


class Found(NamedTuple):
    """What a search came to."""

    action: int
    value: float  # to the seat that searched, in [-1, 1]
    plies: int  # how deep it looked
    ends_in: int = 0  # plies to the end, if that is proved; else 0
    nodes: int = 0  # how many tables it saw


class AlphaBeta:
    """An agent that looks as deep as its plan says, or as its budget allows."""

    def __init__(self, match: Match, seed: int, plan: Depth, desk: Desk | None = None) -> None:
        self.plan, self._seed = plan, seed
        self._desk = desk or lay(match.game)

    def act(self, match: Match, seat: int) -> int:
        legal = match.legal_ids(seat)
        return legal[0] if len(legal) == 1 else self.think(match, seat).action

    def think(self, match: Match, seat: int) -> Found:
        """The best action found within the budget."""
        desk = self._desk
        dice.start(desk.rng, self._seed, len(match.log))
        desk.tables[0] = match.state
        action, value, plies = deepen(desk, seat, self.plan)
        nodes = int(desk.counts[0])
        if abs(value) < PROVEN:
            return Found(action, tanh(value / 2_000), plies, 0, nodes)
        return Found(action, 1.0 if value > 0 else -1.0, plies, WON - abs(value), nodes)


def deepen(desk: Desk, seat: int, plan: Depth) -> tuple[int, int, int]:
    """Search the table that lies on the desk: the best action, what it is worth, plies looked."""
    ends = monotonic() + plan.seconds
    begin(desk)
    best, value, plies = NONE, 0, 0
    deepest = min(plan.plies, DEEPEST - 1)
    while plies < deepest and not is_settled(value, plies):
        start(desk, seat, plies + 1, best)
        is_done = _search(desk, plan.nodes, ends) if plies else search(desk, _ALL)
        root = desk.frames[0]
        if root.best != NONE:  # the best so far is searched first: another one is better
            best = int(root.best)
        if not is_done:
            break
        value, plies = int(root.value), plies + 1
    return best, value, plies


def is_settled(value: int, plies: int) -> bool:
    """Whether nothing is left to find out: an end is proved, and none that is nearer was missed.

    What other searches have left in the table of transpositions may tell of a long way first.
    """
    return abs(value) >= PROVEN and WON - abs(value) <= plies + 1


def _search(desk: Desk, nodes: int, ends: float) -> bool:
    """Whether the search begun was finished before nodes or seconds ran out."""
    counts = desk.counts
    while counts[0] < nodes and monotonic() < ends:
        if search(desk, min(int(counts[0]) + SLICE, nodes)):
            return True
    return False


@kernel
def forget(desk: Desk) -> None:
    """Forget every table, so that a search finds what it would have found alone."""
    for at in range(len(desk.entries)):
        desk.entries[at].key = 0
        desk.entries[at].depth = 0
        desk.entries[at].mark = 0
    desk.counts[2] = 0
    desk.history[:] = 0


@kernel
def begin(desk: Desk) -> None:
    """Forget what concerned other tables; entries may still serve, and half of the history."""
    desk.counts[0] = 0
    desk.counts[2] = desk.counts[2] % _AGES + 1
    desk.killers[:] = NONE
    for seat in range(2):
        for trait in range(desk.history.shape[1]):
            desk.history[seat, trait] //= 2


@kernel
def start(desk: Desk, seat: int, depth: int, first: int) -> None:
    """Begin a search so deep; `first` is the best action so far, or NONE."""
    desk.counts[1] = 0
    _open(desk, 0, seat, depth, -WON, WON)
    it = desk.frames[0]
    it.key = _hashed(desk, 0)
    _list(desk, 0, not knowledge.mates(desk.tables[0]))
    if it.actions == 0:  # all lose at once: one must be played
        _list(desk, 0, False)
    for i in range(int(it.actions)):  # equals in any order, by the seed
        desk.hopes[0, i] += dice.below(desk.rng, _ANY)
        if desk.ids[0, i] == first:
            desk.hopes[0, i] = _TABLE_HOPE


@kernel
def search(desk: Desk, most: int) -> bool:
    """Search on until so many nodes have been seen in all; whether the end was reached."""
    ply = int(desk.counts[1])
    while desk.counts[0] < most:
        it = desk.frames[ply]
        if it.tried == it.actions and it.value <= -PROVEN and it.actions < it.listed:
            it.actions = it.listed  # everything tried loses: the rest must be tried too
        if not it.again and (it.tried == it.actions or it.value >= it.beta):
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


@kernel(inner=True)
def _step(desk: Desk, ply: int) -> bool:
    """Do the next action of a ply; whether what comes of it is known without a search."""
    it = desk.frames[ply]
    seat, depth = int(it.seat), int(it.depth) - 1
    if it.again:
        it.again = 0
    else:
        _next(desk, ply)
        it.how = _manner(desk, ply)
    desk.tables[ply + 1] = desk.tables[ply]
    s = desk.tables[ply + 1]
    contract.apply(s, seat, int(desk.ids[ply, it.tried - 1]))
    low = max(int(it.alpha), int(it.value))
    high = int(it.beta) if it.how == _FULL else low + 1
    if it.how == _LATE:
        depth -= _less(desk, ply)
    if contract.actors(s) == 1 << seat:
        _open(desk, ply + 1, seat, depth, low, high)
    else:
        _open(desk, ply + 1, 1 - seat, depth, -high, -low)
    return _is_known(desk, ply + 1)


@kernel(inner=True)
def _manner(desk: Desk, ply: int) -> int:
    """How the action that comes next is searched at first."""
    it = desk.frames[ply]
    if it.tried == 1:
        return _FULL
    return _LATE if _less(desk, ply) > 0 and max(it.alpha, it.value) > -PROVEN else _NULL


@kernel(inner=True)
def _less(desk: Desk, ply: int) -> int:
    """Plies by which the action under way is searched less deep at first; at the root hardly."""
    it = desk.frames[ply]
    less = int(desk.late[it.depth, min(int(it.tried), _LONGEST - 1)])
    return less if ply else min(less, 1)


@kernel(inner=True)
def _open(desk: Desk, ply: int, seat: int, depth: int, alpha: int, beta: int) -> None:
    """Begin the frame of a table that was just reached."""
    desk.counts[0] += 1
    it = desk.frames[ply]
    it.seat = seat
    it.depth = depth
    it.alpha = alpha
    it.beta = beta
    it.value = -WON
    it.best = NONE
    it.place = NOWHERE
    it.actions = 0
    it.tried = 0
    it.again = 0
    it.how = _FULL


@kernel(inner=True)
def _is_known(desk: Desk, ply: int) -> bool:
    """Whether the value of a new frame is known at once; if not, its actions are listed."""
    it, s = desk.frames[ply], desk.tables[ply]
    if contract.over(s):
        it.value = _ended(desk, ply)
        return True
    if knowledge.mates(s):
        it.value = WON - ply - 1
        return True
    is_leaf = it.depth <= 0 or ply == DEEPEST or contract.actors(s) == 0
    if is_leaf or knowledge.settled(s, desk.tables[0]):
        it.value = _rated(desk, ply)
        return True
    it.key = _hashed(desk, ply)
    entry, first = desk.entries[_slot(desk, ply)], NOWHERE
    if entry.key == it.key:
        value = _from_here(int(entry.value), ply)
        if _answers(desk, ply, value):
            it.value = value
            return True
        first = int(entry.place)
    _list(desk, ply, True)
    if it.actions == 0:  # whatever is done, the other wins at once
        it.value = ply + 2 - WON
        return True
    if first < it.listed:
        desk.hopes[ply, first] = _TABLE_HOPE
    return False


@kernel(inner=True)
def _ended(desk: Desk, ply: int) -> int:
    """What the end of the game is worth to the seat that would act."""
    contract.returns(desk.tables[ply], desk.utilities)
    value = float(desk.utilities[desk.frames[ply].seat])
    if value >= 1.0:
        return WON - ply
    return ply - WON if value <= -1.0 else _odds(value)


@kernel(inner=True)
def _rated(desk: Desk, ply: int) -> int:
    """The judgement of the game's knowledge, to the seat that acts: never as much as a proof."""
    n = knowledge.features(desk.tables[ply], desk.found)
    if n:
        return net.answer(desk.net, desk.found, n, desk.sums)
    knowledge.worth(desk.tables[ply], desk.utilities)
    return _odds(float(desk.utilities[desk.frames[ply].seat]))


@kernel
def _odds(value: float) -> int:
    """A utility as the network tells it: thousandths of log odds."""
    return int(2_000 * curves.atanh(min(max(value, -_SUREST), _SUREST)))


@kernel(inner=True)
def _take(desk: Desk, ply: int) -> None:
    """What the action under way came to, now that the next ply knows; or have it done again."""
    it, below = desk.frames[ply], desk.frames[ply + 1]
    value = int(below.value) if below.seat == it.seat else -int(below.value)
    low = max(int(it.alpha), int(it.value))
    if value > low and (it.how == _LATE or (it.how == _NULL and value < it.beta)):
        it.how = _NULL if it.how == _LATE else _FULL
        it.again = 1
        return
    if value > it.value:
        it.value = value
        if value > it.alpha:
            it.best = desk.ids[ply, it.tried - 1]
            it.place = desk.places[ply, it.tried - 1]
    if value >= it.beta:
        _credit(desk, ply)


@kernel(inner=True)
def _credit(desk: Desk, ply: int) -> None:
    """An action refuted the one before it: look at it first elsewhere, and at others later."""
    it = desk.frames[ply]
    last = int(it.tried) - 1
    action = int(desk.ids[ply, last])
    if desk.killers[ply, 0] != action:
        desk.killers[ply, 1] = desk.killers[ply, 0]
        desk.killers[ply, 0] = action
    bonus = min(int(it.depth) * int(it.depth) * 16, 2_048)
    _learn(desk, int(it.seat), int(desk.traits[ply, last]), bonus)
    for other in range(last):
        _learn(desk, int(it.seat), int(desk.traits[ply, other]), -bonus)


@kernel(inner=True)
def _learn(desk: Desk, seat: int, trait: int, bonus: int) -> None:
    before = int(desk.history[seat, trait])
    desk.history[seat, trait] = before + bonus - before * abs(bonus) // _MOST_HISTORY


# --- what is searched first


@kernel(inner=True)
def _list(desk: Desk, ply: int, sifts: bool) -> None:
    """List the actions of a ply, with how much is hoped of each; or those worth a look."""
    it, s, ids, hopes = desk.frames[ply], desk.tables[ply], desk.ids[ply], desk.hopes[ply]
    seat = int(it.seat)
    n = contract.legal(s, seat, ids)
    if sifts:
        n = knowledge.sift(s, seat, ids, n, desk.room)
    it.actions = min(n, int(desk.most[it.depth])) if it.beta - it.alpha == 1 else n
    it.listed = n
    knowledge.rank(s, seat, ids, n, desk.traits[ply], desk.hunches)
    for i in range(n):
        desk.places[ply, i] = i
        hopes[i] = int(desk.hunches[i] * _HUNCH)
        if ids[i] == desk.killers[ply, 0] or ids[i] == desk.killers[ply, 1]:
            hopes[i] += _KILLER_HOPE
        else:
            hopes[i] += desk.history[seat, desk.traits[ply, i]]


@kernel(inner=True)
def _next(desk: Desk, ply: int) -> None:
    """The most hopeful of the actions not tried yet: it comes next in the list."""
    it, hopes = desk.frames[ply], desk.hopes[ply]
    at = best = int(it.tried)
    for other in range(at + 1, int(it.listed)):
        if hopes[other] > hopes[best]:
            best = other
    _swap(desk.ids[ply], at, best)
    _swap(desk.traits[ply], at, best)
    _swap(desk.places[ply], at, best)
    _swap(hopes, at, best)
    it.tried = at + 1


@kernel
def _swap(of: Ids, a: int, b: int) -> None:
    of[a], of[b] = of[b], of[a]


# --- the transposition table


@kernel(wraps=True, inner=True)
def _hashed(desk: Desk, ply: int) -> np.uint64:
    """64 bits that stand for what matters of the table: multilinear hashing of its words."""
    words, mixed = desk.words[ply], np.uint64(0)
    n = knowledge.essence(desk.tables[ply], desk.room)
    for at in range(n):
        mixed += _mixed(np.uint64(desk.room[at]), desk.keys[at])
    if n == 0:
        for at in range(words.shape[0]):
            mixed += _mixed(np.uint64(words[at]), desk.keys[at])
    return (mixed ^ mixed >> _29) * _ODD


@kernel(wraps=True)
def _mixed(word: np.uint64, key: np.uint64) -> np.uint64:
    return (word ^ word >> _32) * key


@kernel(inner=True)
def _slot(desk: Desk, ply: int) -> int:
    """Which entry belongs to a table."""
    return int(desk.frames[ply].key >> _32) & len(desk.entries) - 1


@kernel
def _from_here(value: int, plies: int) -> int:
    """A proven value, so many plies further from its end; others stay."""
    if value > PROVEN:
        return value - plies
    return value + plies if value < -PROVEN else value


@kernel(inner=True)
def _answers(desk: Desk, ply: int, value: int) -> bool:
    """Whether the entry says enough: it was searched deep enough, or to the end."""
    it, entry = desk.frames[ply], desk.entries[_slot(desk, ply)]
    if entry.depth < it.depth and abs(value) < PROVEN:
        return False
    bound = int(entry.mark) & 3
    if bound == EXACT:
        return True
    return bool(value >= it.beta if bound == LOWER else value <= it.alpha)


@kernel(inner=True)
def _remember(desk: Desk, ply: int) -> None:
    """Write an entry, unless a deeper one of this search lies there."""
    it, entry = desk.frames[ply], desk.entries[_slot(desk, ply)]
    age = desk.counts[2]
    if int(entry.mark) >> 2 == age and entry.depth > it.depth and entry.key != it.key:
        return
    bound = LOWER if it.value >= it.beta else UPPER if it.value <= it.alpha else EXACT
    entry.key = it.key
    entry.value = _from_here(int(it.value), -ply)
    entry.place = min(int(it.place), NOWHERE)
    entry.depth = it.depth
    entry.mark = age << 2 | bound
