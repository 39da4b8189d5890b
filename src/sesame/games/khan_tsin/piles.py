"""Piles as numbers.

A pile is two bits a baron, the bottom one in the lowest bits. Its tally is four digits in base
eight: red + 8 black + 64 white + 512 barons in all. Adding tallies joins piles, and one look at
the sum tells its height and whether a colour has passed three.
"""

from sesame.core.contract import State
from sesame.core.kernel import kernel

IN_ALL = 9  # bits below the count of all barons
OVER_THREE = 0o444  # bits that show when a colour's digit in a sum passes 3 (KT-11)
FALLEN = 1 << 15  # a bit that shows when the sum is negative


@kernel
def height(s: State, square: int) -> int:
    """How many barons stand on the square."""
    return int(s.tally[square]) >> IN_ALL


@kernel
def unit(pile: int, level: int) -> int:
    """The tally of one baron of the pile."""
    colour = pile >> 2 * level & 3
    return (1 << IN_ALL) + (1 << 3 * (colour - 1))


@kernel
def tally(pile: int) -> int:
    """The tally of a pile."""
    total = 0
    while pile > 0:
        total += unit(pile, 0)
        pile >>= 2
    return total


@kernel
def top_part(pile: int, size: int, count: int) -> int:
    """The top `count` barons of `size`, as a pile of their own."""
    return pile >> 2 * (size - count)


@kernel
def joined(pile: int, size: int, part: int) -> int:
    """A pile of `size` barons with another one put on top."""
    return pile | part << 2 * size


@kernel
def turned(pile: int, size: int) -> int:
    """The pile upside down."""
    result = 0
    for _ in range(size):
        result = result << 2 | pile & 3
        pile >>= 2
    return result


@kernel
def set_pile(s: State, square: int, pile: int) -> None:
    """Let this pile stand on the square; 0 empties it."""
    s.pile[square] = pile
    s.tally[square] = tally(pile)
    here = 1 << square
    s.occupied = s.occupied | here if pile else s.occupied & ~here
