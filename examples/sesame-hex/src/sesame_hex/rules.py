"""The rules of Hex, as kernels."""

from sesame.core.contract import Ids, Utilities, Weights
from sesame.core.kernel import kernel
from sesame_hex.actions import SWAP
from sesame_hex.state import BLUE, CELLS, NOBODY, RED, SIDE, Settings, State

ALL = (1 << CELLS) - 1
TOP = (1 << SIDE) - 1
BOTTOM = TOP << CELLS - SIDE
LEFT = sum(1 << SIDE * row for row in range(SIDE))
RIGHT = LEFT << SIDE - 1


@kernel
def setup(s: State, options: Settings) -> None:
    s.winner = NOBODY
    s.swap = options.swap


@kernel
def actors(s: State) -> int:
    return 1 << int(s.seat) if s.winner == NOBODY else 0


@kernel
def over(s: State) -> bool:
    return s.winner != NOBODY


@kernel
def can_swap(s: State) -> bool:
    """HX-05: blue's first decision, if it was agreed."""
    return s.swap == 1 and s.stones == 1 and s.swapped == 0


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    """HX-03: any empty cell."""
    n, taken = 0, int(s.red) | int(s.blue)
    for cell in range(CELLS):
        if not taken >> cell & 1:
            out[n] = cell
            n += 1
    if can_swap(s):
        out[n] = SWAP
        n += 1
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if action == SWAP:
        _swap(s)
    else:
        if seat == RED:
            s.red = int(s.red) | 1 << action
        else:
            s.blue = int(s.blue) | 1 << action
        s.stones = int(s.stones) + 1
        if is_joined(s, seat):
            s.winner = seat
    s.seat = 1 - seat


@kernel
def _swap(s: State) -> None:
    """HX-05: the red stone becomes blue's, mirrored, so that it is worth to blue what it was."""
    for cell in range(CELLS):
        if int(s.red) >> cell & 1:
            s.blue = 1 << cell % SIDE * SIDE + cell // SIDE
    s.red = 0
    s.swapped = 1


@kernel
def is_joined(s: State, seat: int) -> bool:
    """HX-04: a chain of one's stones from one's one side to the other; the set grows till then."""
    stones = int(s.red) if seat == RED else int(s.blue)
    reached = stones & (TOP if seat == RED else LEFT)
    goal = BOTTOM if seat == RED else RIGHT
    while True:
        grown = reached | spread(reached) & stones
        if grown & goal:
            return True
        if grown == reached:
            return False
        reached = grown


@kernel
def spread(cells: int) -> int:
    """The neighbours of these cells: left, right, up, down, and along the short diagonal."""
    east, west = cells & ~RIGHT, cells & ~LEFT
    found = east << 1 | west >> 1 | cells << SIDE | cells >> SIDE
    return (found | west << SIDE - 1 | east >> SIDE - 1) & ALL


@kernel
def winners(s: State) -> int:
    return 1 << int(s.winner) if s.winner != NOBODY else 0


@kernel
def scores(s: State, out: Weights) -> None:
    for seat in (RED, BLUE):
        out[seat] = 1 if s.winner == seat else 0


@kernel
def returns(s: State, out: Utilities) -> None:
    for seat in (RED, BLUE):
        out[seat] = 0.0 if s.winner == NOBODY else 1.0 if s.winner == seat else -1.0


@kernel
def measures(s: State, out: Weights) -> None:
    out[0] = s.stones
