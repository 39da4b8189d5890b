"""Khan Tsin's table: the dragon and the barons on it."""

from sesame.core.fields import Numbers, Record, bits, one_of, switch, whole
from sesame.core.planes import SQUARE, kinds, planes, seats, squares

SQUARES = 36  # KT-01
COLOURS = 3  # KT-03: red, black, white
EACH = 12  # KT-03: barons of each colour
MOST_ALIKE = 3  # KT-11: barons of one colour in a pile
EMPEROR = 9  # KT-13: height of the pile that wins
REACH = 4  # KT-07: nearest piles that a player may move

SOUTH, NORTH, NO_SEAT = 0, 1, -1
RED, BLACK, WHITE = 1, 2, 3  # as written in a pile; 0 is no baron

# Option `setup` (KT-05)
SHEET, ALTERNATE, RANDOM = 0, 1, 2

# Phases
PLACING, DEALING, MOVING, OVER = 0, 1, 2, 3


class Settings(Record):
    """What `setup` reads: seats, options, board."""

    seats: int = whole("i1", "how many play", most=2)
    setup: int = whole("i1", "SHEET, ALTERNATE or RANDOM", most=RANDOM)
    flip_moved: int = switch("the moved part may be turned over (KT-30)")
    flip_result: int = switch("the resulting pile may be turned over (KT-31)")
    two_speeds: int = switch("hops and flights (KT-32)")
    pie: int = switch("North may turn the dragon round after South's first move (KT-33)")
    kind: Numbers = whole(
        "i1", "of the board: claws of each square", shape=SQUARES, least=1, most=3
    )


class State(Record):
    """The table itself."""

    occupied: int = bits("i8", "squares with a pile; South's end is bit 0")
    tall: Numbers = bits("i8", "[n]: squares with n barons or more, n from 1", shape=EMPEROR)
    holds: Numbers = bits("i8", "[colour, n]: with n or more", shape=(COLOURS, MOST_ALIKE + 2))
    pile: Numbers = bits(
        "i4", "barons, the bottom one lowest; 0: empty square", shape=SQUARES, width=2
    )
    taken: int = bits("i4", "the winning pile (KT-13); 0 before", width=2)
    tally: Numbers = whole(
        "i2", "red + 8 black + 64 white + 512 in all of each pile", shape=SQUARES, most=4827
    )
    kind: Numbers = whole("i1", "claws of each square (KT-02)", shape=SQUARES, least=1, most=3)
    left: Numbers = whole(
        "i1", "barons still beside the board: red, black, white", shape=COLOURS, most=EACH
    )
    phase: int = one_of("PLACING, DEALING, MOVING or OVER", "placing", "dealing", "moving", "over")
    seat: int = whole(
        "i1", "SOUTH or NORTH: who acts; once over: who won, or who could not move", most=NORTH
    )
    winner: int = whole("i1", "SOUTH, NORTH or NO_SEAT", least=NO_SEAT, most=NORTH, absent=NO_SEAT)
    setup: int = Settings.setup
    flip_moved: int = Settings.flip_moved
    flip_result: int = Settings.flip_result
    two_speeds: int = Settings.two_speeds
    pie: int = Settings.pie
    turned: int = switch("the dragon was turned round (KT-33)")


# How learners read it: the dragon from the viewer's end, a plane for each colour at each height
PLANES = planes(
    SQUARES,
    turns=True,
    without=("occupied", "tally", "taken", "setup"),
    tall=squares(used=range(1, EMPEROR)),
    holds=squares(used=range(1, MOST_ALIKE + 1)),
    pile=kinds(SQUARE, used=range(EMPEROR - 1)),
    kind=kinds(SQUARE),
    seat=seats(),
    winner=seats(),
)
