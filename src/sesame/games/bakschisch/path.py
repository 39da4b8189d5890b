"""The path: who stands ahead and behind, and which pawn is where in the race."""

from sesame.core import bits
from sesame.core.kernel import kernel
from sesame.games.bakschisch.state import MIRROR, State


@kernel
def next_ahead(s: State, person: int, square: int) -> int:
    """BK-08: the next square of that person, strictly ahead; the throne if there is none."""
    ahead = int(s.track[person - 1]) >> (square + 1)
    return square + 1 + bits.first(ahead) if ahead else int(s.throne)


@kernel
def next_behind(s: State, person: int, square: int) -> int:
    """BK-13: the nearest square of that person, strictly behind; the start if there is none."""
    behind = int(s.track[person - 1]) & ~(-1 << square)
    return bits.last(behind) if behind else 0


@kernel
def place(s: State, seat: int) -> int:
    """BK-15: 1 and one more for each pawn strictly ahead, read before anyone moves."""
    found = 1
    for other in range(int(s.seats)):
        found += s.came[other] > s.came[seat]
    return found


@kernel
def place_now(s: State, seat: int) -> int:
    """The same as the pawns stand, whoever has moved."""
    found = 1
    for other in range(int(s.seats)):
        found += s.pawn[other] > s.pawn[seat]
    return found


@kernel
def reverse_place(s: State, seat: int) -> int:
    """BK-15: the place counted from behind, by the option of that name."""
    if s.reverse_place == MIRROR:
        return int(s.seats) + 1 - place(s, seat)
    found = 1
    for other in range(int(s.seats)):
        found += s.came[other] < s.came[seat]
    return found
