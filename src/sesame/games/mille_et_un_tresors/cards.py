"""Cards as numbers (MT-03).

A *face* is what a card shows: treasures, perhaps the chief's head, and a shape of walls. A *turn*
says which sides the walls are on. Both together are a *look*, what one sees on the table; looks
that cannot be told apart are one. As the faces do, looks with heads come last, and those that an
entrance card may have come first.
"""

import numpy as np

from sesame.core.kernel import kernel
from sesame.games.mille_et_un_tresors.state import HEADS, MOST_TREASURES, SHAPES, State

PLAIN, ONE, CORNER, FACING = range(SHAPES)  # no wall, one, two adjacent, two opposite
NORTH, EAST, SOUTH, WEST = range(4)

# By turn: the walled sides as bits n, e, s, w; then the shape they make.
SIDES = np.array([0, 1, 2, 4, 8, 3, 6, 12, 9, 5, 10])
SHAPE = np.array([PLAIN, ONE, ONE, ONE, ONE, CORNER, CORNER, CORNER, CORNER, FACING, FACING])
TURNS = len(SIDES)
# By shape: its first turn, and how many it has; the next shape's turns follow.
FIRST_TURN = np.array([0, 1, 5, 9])
TURNS_OF = np.array([1, 4, 4, 2])

HEAD_LOOKS = TURNS * MOST_TREASURES  # the first look with a head
LOOKS = HEAD_LOOKS + MOST_TREASURES
ENTRANCE_LOOKS = TURNS * 2


@kernel
def shape_of(face: int) -> int:
    return face % SHAPES if face < HEADS else PLAIN


@kernel
def worth(face: int) -> int:
    """How many treasures the card shows, 1 to 3."""
    return 1 + (face // SHAPES if face < HEADS else face - HEADS)


@kernel
def look_of(face: int, turn: int) -> int:
    """The card laid with its walls on the sides of this turn, one of its shape's."""
    return face // SHAPES * TURNS + turn if face < HEADS else face - HEADS + HEAD_LOOKS


@kernel
def held_look(face: int) -> int:
    """The card before it is laid: its first wall is north."""
    return look_of(face, int(FIRST_TURN[shape_of(face)]))


@kernel
def face_of(look: int) -> int:
    if look >= HEAD_LOOKS:
        return look - HEAD_LOOKS + HEADS
    return look // TURNS * SHAPES + int(SHAPE[look % TURNS])


@kernel
def sides_of(look: int) -> int:
    """The walled sides, as bits n, e, s, w."""
    return int(SIDES[look % TURNS]) if look < HEAD_LOOKS else 0


@kernel
def set_card(s: State, spot: int, look: int) -> None:
    """Let this card lie on the spot; NONE empties it."""
    s.look[spot] = look
    sides = sides_of(look) if look >= 0 else 0
    for side in range(4):
        s.walls[side] = int(s.walls[side]) & ~(1 << spot) | (sides >> side & 1) << spot
