"""What a seat may know: all that lies on the table.

Only the order of the pile is hidden. It exists nowhere, as cards are drawn when they are turned,
and which cards are left in it follows from those that lie face up (MT-11).
"""

from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors.state import ENTRANCE_FACES, FACES, MOST_SEATS, SPOTS, State


@kernel
def observe(s: State, seat: int, out: State) -> None:
    out.east = s.east
    out.south = s.south
    out.occupied = s.occupied
    for side in range(4):
        out.walls[side] = s.walls[side]
    for spot in range(SPOTS):
        out.look[spot] = s.look[spot]
    for face in range(ENTRANCE_FACES):
        out.stock[face] = s.stock[face]
    for face in range(FACES):
        out.pile[face] = s.pile[face]
    for owner in range(MOST_SEATS):
        out.pawn[owner] = s.pawn[owner]
        for face in range(FACES):
            out.taken[owner, face] = s.taken[owner, face]
    out.held = s.held
    out.gap = s.gap
    out.chief = s.chief
    out.path = s.path
    out.entrance = s.entrance
    out.thrown = s.thrown
    out.phase = s.phase
    out.seat = s.seat
    out.seats = s.seats
    out.exact_exit = s.exact_exit
    out.luck = s.luck
    out.die = s.die


@kernel
def redeal(s: State, seat: int, rng: Rng) -> None:
    """No order of the pile exists, so none is dealt anew."""
