"""Piles as numbers.

A pile is two bits a baron, the bottom one in the lowest bits. Its tally is four digits in base
eight: red + 8 black + 64 white + 512 barons in all. The table also keeps, as sets of squares,
where piles are how tall and hold how many of a colour: whither a part may fly is then a few ands.
"""

from sesame.core import bits
from sesame.core.kernel import kernel
from sesame.games.khan_tsin.state import COLOURS, EMPEROR, MOST_ALIKE, State

IN_ALL = 9  # bits below the count of all barons
LOW_BITS = 0x15555  # the lower bit of each of nine barons: red and white have it


@kernel
def height(s: State, square: int) -> int:
    """How many barons stand on the square."""
    return int(s.tally[square]) >> IN_ALL


@kernel
def baron(pile: int, level: int) -> int:
    """The colour of one baron of a pile; the lowest stands at level 0."""
    return pile >> 2 * level & 3


@kernel
def unit(pile: int, level: int) -> int:
    """The tally of one baron of the pile."""
    return (1 << IN_ALL) + (1 << 3 * (baron(pile, level) - 1))


@kernel
def tally(pile: int) -> int:
    """The tally of a pile."""
    low, high = pile & LOW_BITS, pile >> 1 & LOW_BITS
    red, black, white = bits.size(low & ~high), bits.size(high & ~low), bits.size(low & high)
    return red + (black << 3) + (white << 6) + (red + black + white << IN_ALL)


@kernel
def top_part(pile: int, size: int, count: int) -> int:
    """The top `count` barons of `size`, as a pile of their own."""
    return pile >> 2 * (size - count)


@kernel
def low_part(pile: int, size: int) -> int:
    """The lowest `size` barons of a pile."""
    return pile & (1 << 2 * size) - 1


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
    total = tally(pile)
    s.pile[square] = pile
    s.tally[square] = total
    here = 1 << square
    s.occupied = s.occupied | here if pile else s.occupied & ~here
    for n in range(1, EMPEROR):
        s.tall[n] = s.tall[n] & ~here | int(total >> IN_ALL >= n) << square
    for colour in range(COLOURS):
        alike = total >> 3 * colour & 7
        for n in range(1, MOST_ALIKE + 1):
            s.holds[colour, n] = s.holds[colour, n] & ~here | int(alike >= n) << square
