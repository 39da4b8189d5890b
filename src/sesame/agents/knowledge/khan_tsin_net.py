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
FEATURES = _PILES + SQUARES + 1
_BELOW_NINE = (1 << NINE) - 1  # all mixes but that of nine, as a set


def _fitting() -> "npt.NDArray[np.int64]":
    """By mix, as sets: the mixes whose colours go with its own, as the network counts landings."""
    colours = np.array([[mix >> 2 * c & 3 for c in range(COLOURS)] for mix in range(MIXES)])
    fits = (colours[:, None] + colours[None] <= MOST_ALIKE).all(2)
    return np.array([sum(1 << int(m) for m in np.flatnonzero(row[:NINE])) for row in fits])


_FITTING = _fitting()


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
    """Write what the side to move sees; answer how many. A feature may come several times."""
    if s.phase != MOVING:
        return 0
    seat, present = int(s.seat), _present(s)
    n = _everywhere(s, out, _reaches(s, seat, out))
    mine, theirs = n, _parts(s, seat, _MY_PART, out, n)
    end = _parts(s, 1 - seat, _THEIR_PART, out, theirs)
    my_nines = _nines(out, mine, theirs, _MY_PART)
    their_nines = _nines(out, theirs, end, _THEIR_PART)
    n = _chances(present, out, mine, theirs, _MY_PART, my_nines, their_nines, _MY_CHANCES, end)
    n = _chances(present, out, theirs, end, _THEIR_PART, their_nines, my_nines, _THEIR_CHANCES, n)
    threats = crowns(s, 1 - seat) if their_nines & present else 0
    while threats:
        out[n] = _THREAT + bits.first(threats)
        threats = bits.without_first(threats)
        n += 1
    out[n] = _PILES + bits.size(s.occupied)
    return n + 1


@kernel
def mix_of(tally: int) -> int:
    """A tally (`piles.py`) with two bits a colour."""
    return (tally & 3) + ((tally >> 3 & 3) << 2) + ((tally >> 6 & 3) << 4)


@kernel
def _present(s: State) -> int:
    """The mixes that some pile has, as a set."""
    found, rest = 0, int(s.occupied)
    while rest:
        found |= 1 << mix_of(int(s.tally[bits.first(rest)]))
        rest = bits.without_first(rest)
    return found


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
def _reaches(s: State, seat: int, out: Features) -> int:
    """The piles that each side reaches, and the next that it will."""
    n = 0
    for side in range(2):
        block = _MINE if side == seat else _THEIRS
        near = reach(s, side)
        rest = int(s.occupied) & ~near
        n = _mixes(s, near, block, out, n)
        if rest:
            square = bits.first(rest) if side == SOUTH else bits.last(rest)
            out[n] = block + _MY_NEXT + mix_of(int(s.tally[square]))
            n += 1
    return n


@kernel
def _mixes(s: State, squares: int, block: int, out: Features, n: int) -> int:
    """The mix of the pile on each of these squares."""
    while squares:
        out[n] = block + mix_of(int(s.tally[bits.first(squares)]))
        squares = bits.without_first(squares)
        n += 1
    return n


@kernel
def _everywhere(s: State, out: Features, n: int) -> int:
    """Single barons by how many there are of a colour, taller piles one by one."""
    taller = int(s.tall[2])
    for colour in range(COLOURS):
        singles = bits.size(int(s.holds[colour, 1]) & ~taller)
        out[n] = _SINGLES + colour * (EACH + 1) + singles
        n += 1
    return _mixes(s, taller, _ALL, out, n)


@kernel
def _parts(s: State, seat: int, block: int, out: Features, n: int) -> int:
    """Every part that a seat could lift."""
    near = reach(s, seat)
    while near:
        start = bits.first(near)
        near = bits.without_first(near)
        part, pile = 0, int(s.pile[start])
        for level in range(height(s, start) - 1, -1, -1):
            part += unit(pile, level)
            out[n] = block + mix_of(part)
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
    out: Features,
    begin: int,
    end: int,
    block: int,
    own: int,
    other: int,
    chances: int,
    n: int,
) -> int:
    """How many landings of these parts give no win to the other side, and how many threaten one.

    To put a part onto piles is to add it to their mixes: for a set of mixes, to shift it.
    """
    safe = threats = 0
    for i in range(begin, end):
        part = int(out[i]) - block
        made = (_FITTING[part] & present) << part & _BELOW_NINE & ~other
        safe += bits.size(made)
        threats += bits.size(made & own)
    if safe > _COUNTED:
        safe = min(_COUNTED + (safe - _COUNTED) // 4, _SAFE - 1)
    out[n] = chances + safe
    out[n + 1] = chances + _SAFE + min(threats, _THREATS - 1)
    return n + 2
