"""Small sets as the bits of a whole number, below 2**63.

Plain arithmetic, so that it runs interpreted and on a GPU too; compilers know these idioms and
make single instructions of them.
"""

import numpy as np

from sesame.core.kernel import kernel

_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_ONES = np.uint64(0x0101010101010101)
_1, _2, _4, _56 = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)


@kernel(wraps=True)
def size(bits: int) -> int:
    """How many members the set has."""
    x = np.uint64(bits)
    x -= (x >> _1) & _PAIRS
    x = (x & _FOURS) + ((x >> _2) & _FOURS)
    x = (x + (x >> _4)) & _EIGHTS
    return np.int64((x * _ONES) >> _56)  # type: ignore[return-value]


@kernel
def first(bits: int) -> int:
    """The lowest member of a set that is not empty."""
    return size((bits & -bits) - 1)


@kernel
def last(bits: int) -> int:
    """The highest member of a set that is not empty."""
    for shift in (1, 2, 4, 8, 16, 32):
        bits |= bits >> shift
    return size(bits) - 1


@kernel
def without_first(bits: int) -> int:
    """The set less its lowest member."""
    return bits & (bits - 1)


@kernel
def has(bits: int, member: int) -> bool:
    return bits >> member & 1 == 1
