"""What a seat of Hex may know: everything."""

from sesame.core.kernel import kernel
from sesame_hex.state import State


@kernel
def observe(s: State, seat: int, out: State) -> None:
    out.red, out.blue, out.stones = s.red, s.blue, s.stones
    out.seat, out.winner = s.seat, s.winner
    out.swapped, out.swap = s.swapped, s.swap
