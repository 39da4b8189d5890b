"""What a seat of Khan Tsin may know: everything, it is a game of perfect information."""

from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.khan_tsin.state import COLOURS, EMPEROR, MOST_ALIKE, SQUARES, State


@kernel
def observe(s: State, seat: int, out: State) -> None:
    for square in range(SQUARES):
        out.pile[square] = s.pile[square]
        out.tally[square] = s.tally[square]
        out.kind[square] = s.kind[square]
    for n in range(EMPEROR):
        out.tall[n] = s.tall[n]
    for colour in range(COLOURS):
        for n in range(MOST_ALIKE + 2):
            out.holds[colour, n] = s.holds[colour, n]
        out.left[colour] = s.left[colour]
    out.taken = s.taken
    out.occupied = s.occupied
    out.phase = s.phase
    out.seat = s.seat
    out.winner = s.winner
    out.setup = s.setup
    out.flip_moved = s.flip_moved
    out.flip_result = s.flip_result
    out.two_speeds = s.two_speeds
    out.pie = s.pie
    out.turned = s.turned


@kernel
def redeal(s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so nothing is dealt anew."""
