"""Khan Tsin's table: the dragon and the barons on it."""

import numpy as np

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

Settings = np.dtype(
    [
        ("seats", "i1"),
        ("setup", "i1"),  # SHEET, ALTERNATE or RANDOM
        ("flip_moved", "i1"),  # 0 or 1 (KT-30)
        ("flip_result", "i1"),  # 0 or 1 (KT-31)
        ("two_speeds", "i1"),  # 0 or 1 (KT-32)
        ("kind", "i1", SQUARES),  # of the board: claws of each square, 1 to 3
    ],
    align=True,
)

State = np.dtype(
    [
        ("occupied", "i8"),  # squares with a pile, as bits; South's end is bit 0
        ("tall", "i8", EMPEROR),  # [n]: squares with n barons or more, as bits, n from 1
        ("holds", "i8", (COLOURS, MOST_ALIKE + 2)),  # [colour, n]: with n or more, as bits
        ("pile", "i4", SQUARES),  # barons, two bits each, the bottom one lowest; 0: empty square
        ("taken", "i4"),  # the winning pile (KT-13), two bits each; 0 before
        ("tally", "i2", SQUARES),  # red + 8 black + 64 white + 512 in all of each pile, 0 to 4827
        ("kind", "i1", SQUARES),  # claws of each square, 1 to 3 (KT-02)
        ("left", "i1", COLOURS),  # barons still beside the board, 0 to EACH: red, black, white
        ("phase", "i1"),  # PLACING, DEALING, MOVING or OVER
        ("seat", "i1"),  # SOUTH or NORTH: who acts; once over: who won, or who could not move
        ("winner", "i1"),  # SOUTH, NORTH or NO_SEAT
        ("setup", "i1"),  # the options, as in Settings
        ("flip_moved", "i1"),
        ("flip_result", "i1"),
        ("two_speeds", "i1"),
    ],
    align=True,
)
