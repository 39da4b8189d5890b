"""Khan Tsin as its network sees it: a list of features, from the side to move.

Which piles lie where, which parts each side could lift, how many landings are left to it, which
wins threaten. What may be done is asked of the rules.

What a pile holds of each colour is its mix, 0 to 63: red + 4 black + 16 white. The mix that would
make nine of it is 63 less that number.
"""

from itertools import permutations

import numpy as np
import numpy.typing as npt

from sesame.agents.net import Features
from sesame.core import bits
from sesame.core.contract import State
from sesame.core.kernel import kernel
from sesame.games.khan_tsin.piles import height, unit
from sesame.games.khan_tsin.rules import goals, reach
from sesame.games.khan_tsin.state import (
    COLOURS,
    EACH,
    EMPEROR,
    MOST_ALIKE,
    MOVING,
    SOUTH,
    SQUARES,
)

MIXES = 64
NINE = MIXES - 1  # the mix of a whole pile, which never stands on the dragon

# Blocks of features, MIXES each: piles in reach and the next one, all piles of two barons or more,
# parts that can be lifted, piles that the other side would bring to nine
_MINE, _MY_NEXT, _THEIRS, _THEIR_NEXT, _ALL, _MY_PART, _THEIR_PART, _THREAT = (
    block * MIXES for block in range(8)
)
_SINGLES = 8 * MIXES  # how many single barons of each colour there are: one feature for each number
_MY_CHANCES = _SINGLES + COLOURS * (EACH + 1)  # landings that give no win; then those that threaten
_SAFE, _THREATS = 64, 12  # more are not told apart
_COUNTED = 24  # safe landings up to which every one is told
_THEIR_CHANCES = _MY_CHANCES + _SAFE + _THREATS
_PILES = _THEIR_CHANCES + _SAFE + _THREATS  # how many piles there are
_BOTH = _PILES + SQUARES + 1  # safe landings of both sides at once, about so many
FEATURES = _BOTH + 16 * 16
_LEVELS = np.array(
    [*range(8), 8, 8, 9, 9, 9, *[10] * 4, *[11] * 6, *[12] * 9, *[13] * 14, *[14] * 14]
)
_MANY = 15  # the level of still more
_LATER, _LATE, _LAST = 22, 16, 12  # piles up to which the second, third, last stage goes
_BELOW_NINE = (1 << NINE) - 1  # all mixes but that of nine, as a set


def _colours() -> "npt.NDArray[np.int64]":
    """How many barons of each colour a mix has, row by row."""
    return np.array([[mix >> 2 * c & 3 for c in range(COLOURS)] for mix in range(MIXES)])


def _fitting() -> "npt.NDArray[np.int64]":
    """By mix, as sets: the mixes whose colours go with its own, as the network counts landings."""
    most = (_colours()[:, None] + _colours()[None]).max(2)
    rows = [np.flatnonzero(row[:NINE] <= MOST_ALIKE) for row in most]
    return np.array([sum(1 << int(mix) for mix in row) for row in rows])


def _tall() -> "npt.NDArray[np.int64]":
    """By height, as sets: the mixes of piles at least so tall."""
    heights = _colours().sum(1)[:NINE]
    sets = [
        sum(1 << int(m) for m in np.flatnonzero(heights >= least)) for least in range(EMPEROR + 1)
    ]
    return np.array(sets)


_FITTING, _TALL = _fitting(), _tall()
SIZE = _colours().sum(1)  # by mix: how many barons


def _twins() -> "npt.NDArray[np.int16]":
    """Each row numbers the features anew, as they are when the colours change places."""
    rows = []
    for order in permutations(range(COLOURS)):
        mixes = [
            sum((mix >> 2 * colour & 3) << 2 * order[colour] for colour in range(COLOURS))
            for mix in range(MIXES)
        ]
        row = np.arange(FEATURES)
        row[:_SINGLES] = (np.arange(8)[:, None] * MIXES + mixes).ravel()
        singles = np.array(order)[:, None] * (EACH + 1) + np.arange(EACH + 1)
        row[_SINGLES:_MY_CHANCES] = _SINGLES + singles.ravel()
        rows.append(row)
    return np.array(rows, np.int16)


TWINS = _twins()


@kernel
def features(s: State, out: Features) -> int:
    """Write the stage and what the side to move sees; answer how many numbers these are.

    A feature may come several times.
    """
    if s.phase != MOVING:
        return 0
    seat, piles = int(s.seat), int(s.occupied)
    near, far = reach(s, seat), reach(s, 1 - seat)
    out[0] = _stage(bits.size(piles))
    n = _mixes(s, near, _MINE, out, 1)
    n = _mixes(s, next_pile(piles & ~near, seat), _MY_NEXT, out, n)
    n = _mixes(s, far, _THEIRS, out, n)
    n = _mixes(s, next_pile(piles & ~far, 1 - seat), _THEIR_NEXT, out, n)
    n, present, several = _everywhere(s, out, n)
    mine, theirs = n, _parts(s, near, _MY_PART, out, n)
    end = _parts(s, far, _THEIR_PART, out, theirs)
    my_nines = _nines(out, mine, theirs, _MY_PART)
    their_nines = _nines(out, theirs, end, _THEIR_PART)
    n, my_safe = _chances(
        present, several, out, mine, theirs, _MY_PART, my_nines, their_nines, _MY_CHANCES, end
    )
    n, their_safe = _chances(
        present, several, out, theirs, end, _THEIR_PART, their_nines, my_nines, _THEIR_CHANCES, n
    )
    threats = crowns(s, 1 - seat) if their_nines & present else 0
    while threats:
        out[n] = _THREAT + bits.first(threats)
        threats = bits.without_first(threats)
        n += 1
    out[n] = _BOTH + 16 * _level(my_safe) + _level(their_safe)
    out[n + 1] = _PILES + bits.size(piles)
    return n + 2


@kernel
def _stage(piles: int) -> int:
    """Which weights judge, by how far the game has come."""
    return int(piles <= _LATER) + int(piles <= _LATE) + int(piles <= _LAST)


@kernel
def _level(safe: int) -> int:
    """A number of safe landings, the larger the less exactly."""
    return int(_LEVELS[safe]) if safe < len(_LEVELS) else _MANY


@kernel
def mix_of(tally: int) -> int:
    """A tally (`piles.py`) with two bits a colour."""
    return (tally & 3) + (tally >> 1 & 12) + (tally >> 2 & 48)


@kernel
def crowns(s: State, seat: int) -> int:
    """KT-13: the mixes of piles that the seat could bring to nine, were it its turn, as a set."""
    found, near = 0, reach(s, seat)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, level, pile = 0, height(s, start), int(s.pile[start])
        for count in range(1, level + 1):
            part += unit(pile, level - count)
            if s.tall[EMPEROR - count] and s.tall[EMPEROR - count] & goals(s, start, part):
                found |= 1 << (NINE - mix_of(part))
    return found


@kernel
def next_pile(beyond: int, seat: int) -> int:
    """The first of the squares beyond a seat's reach, as a set."""
    if beyond == 0:
        return 0
    return beyond & -beyond if seat == SOUTH else 1 << bits.last(beyond)


@kernel
def _mixes(s: State, squares: int, block: int, out: Features, n: int) -> int:
    """The mix of the pile on each of these squares."""
    while squares:
        out[n] = block + mix_of(int(s.tally[bits.first(squares)]))
        squares = bits.without_first(squares)
        n += 1
    return n


@kernel
def _everywhere(s: State, out: Features, n: int) -> tuple[int, int, int]:
    """Single barons by how many there are of a colour, taller piles one by one; and as sets the
    mixes that some pile has, and that several have."""
    present, several, taller = 0, 0, int(s.tall[2])
    for colour in range(COLOURS):
        singles = int(s.holds[colour, 1]) & ~taller
        out[n] = _SINGLES + colour * (EACH + 1) + bits.size(singles)
        n += 1
        present |= int(singles != 0) << (1 << 2 * colour)
        several |= int(singles & (singles - 1) != 0) << (1 << 2 * colour)
    while taller:
        mix = mix_of(int(s.tally[bits.first(taller)]))
        taller = bits.without_first(taller)
        several |= present & 1 << mix
        present |= 1 << mix
        out[n] = _ALL + mix
        n += 1
    return n, present, several


@kernel
def mix_at(pile: int, level: int) -> int:
    """The mix of one baron of a pile."""
    return 1 << 2 * (pile >> 2 * level & 3) - 2


@kernel
def _parts(s: State, near: int, block: int, out: Features, n: int) -> int:
    """Every part that can be lifted here: of each pile from its top baron to all of it."""
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, pile = block, int(s.pile[start])
        for level in range(height(s, start) - 1, -1, -1):
            part += mix_at(pile, level)
            out[n] = part
            n += 1
    return n


@kernel
def _nines(out: Features, begin: int, end: int, block: int) -> int:
    """The mixes of which these parts would make nine, as a set: no pile should become one."""
    found = 0
    for i in range(begin, end):
        found |= 1 << (NINE - (int(out[i]) - block))
    return found


@kernel
def _chances(
    present: int,
    several: int,
    out: Features,
    begin: int,
    end: int,
    block: int,
    own: int,
    other: int,
    chances: int,
    n: int,
) -> tuple[int, int]:
    """How many landings of these parts give no win to the other side, and how many threaten one.

    To put a part onto piles is to add it to their mixes: for a set of mixes, to shift it. KT-10:
    of m barons from a pile of h, onto h - m + 1 or more. Backwards, since whole piles come last.
    """
    safe = threats = all_ = last = goals_ = 0
    for i in range(end - 1, begin - 1, -1):
        part = int(out[i]) - block
        size = int(SIZE[part])
        if size >= last:
            all_, goals_ = size, present & ~(1 << part & ~several)
        last = size
        made = (_FITTING[part] & goals_ & _TALL[all_ - size + 1]) << part & _BELOW_NINE & ~other
        safe += bits.size(made)
        threats += bits.size(made & own)
    counted = safe
    if safe > _COUNTED:
        counted = min(_COUNTED + (safe - _COUNTED) // 4, _SAFE - 1)
    out[n] = chances + counted
    out[n + 1] = chances + _SAFE + min(threats, _THREATS - 1)
    return n + 2, safe
