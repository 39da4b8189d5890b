"""Kim-Bac's table: the town, the pawns in it, the cards, the chest and the score sheet."""

import numpy as np

SEATS = 4  # most that can play
PAWNS = 6  # KB-03: most pawns of a seat
PURSUERS = 6  # KB-06: pawns that the Kim-Bac faces, however many play
CROSSINGS = 62  # most crossings of a town: a set of them fits a signed 64-bit number
GATES = 12  # KB-01
NUMBERS = 18  # KB-01: monuments, and numbers on the cards
COPIES = 2  # KB-03: cards of each number
CARDS = NUMBERS * COPIES
ROUNDS = 8  # KB-25: most rounds of a match
POINTS = 6  # KB-08: faces of the ordinary die
TABLE_ROUNDS = 100  # KB-11: turns each of part one
MOVES = 80  # KB-19: moves of the Kim-Bac
THROW_OFFS = 10  # KB-08: after so many tied ones the lowest tied seat starts
BENDS = 16  # most points of the river, and of a drawing's grid: 0 to GRID
GRID = 100

# KB-02: the faces of the two dice in the chest
DIE = (1, 2, 3, 4, 5, 6)
SPECIAL_DIE = (0, 0, 6, 6, 12, 12)

# Where a pawn is: a crossing from 0, or one of these
BESIDE = CROSSINGS  # not placed yet, not in play, or taken off the board (KB-15)
AT_GATE = 64  # AT_GATE + 0 to 11: on the gates A to L

NO_SEAT = -1

# Phases
PLACING, THROWING, DRAWING, MOVING, SHAKING, DECIDING, RACING, OVER = range(8)

# How a round ended
NOT_YET, NO_RACE, ARRIVED, CAPTURED, LOST = range(5)

_TOWN = [
    ("streets", "i8", CROSSINGS),  # neighbours of each crossing by streets, as bits
    ("ways", "i8", CROSSINGS),  # neighbours by streets and bridges, as bits
    ("monument", "i1", NUMBERS),  # crossing at the foot of monuments 1 to 18
    ("number", "i1", CROSSINGS),  # the other way round: 1 to 18; 0: no monument here
    ("gate", "i1", GATES),  # crossing that each gate leads to
    ("x", "i1", CROSSINGS),  # where a crossing is drawn, west to east, 0 to 100; -1: no such one
    ("y", "i1", CROSSINGS),  # north to south
    ("gate_x", "i1", GATES),
    ("gate_y", "i1", GATES),
    ("river_x", "i1", BENDS),  # the river's bends from its mouth on; -1: no more
    ("river_y", "i1", BENDS),
]

Settings = np.dtype([*_TOWN, ("seats", "i1"), ("rounds", "i1")], align=True)  # rounds: 0 as players

State = np.dtype(
    [
        *_TOWN,
        ("occupied", "i8"),  # crossings with a pawn, as bits
        ("ruled_out", "i4"),  # KB-31: numbers, as bits, where all know the treasure is not
        ("turns", "i2"),  # turns begun in part one, 0 to 400; 0 in the race
        ("taels", "i2", (ROUNDS, SEATS)),  # KB-25: the score sheet, 0 to 17000
        ("pawn", "i1", (SEATS, PAWNS)),  # 0 to 75, see above
        ("hand", "i1", (SEATS, NUMBERS)),  # cards of each number, 0 to 2; UNKNOWN: not to be seen
        ("held", "i1", SEATS),  # how many cards are in each hand, 0 to CARDS
        ("stock", "i1", NUMBERS),  # cards of each number in the stock, 0 to COPIES; UNKNOWN, to all
        ("stocked", "i1"),  # how many cards are in the stock, 0 to CARDS
        ("open", "i1", NUMBERS),  # cards of each number that lie open, 0 or 2
        ("paired", "i1"),  # KB-31: 0 or 1; 1: all know that some hand holds a pair
        ("die", "i1", SEATS),  # KB-08: thrown for the start, 1 to 6; 0: not thrown
        ("throwing", "i1"),  # seats that have to throw yet, as bits
        ("throw_offs", "i1"),  # tied throw-offs, 0 to 10
        ("renounced", "i1"),  # KB-14: 0 or 1; 1: somebody has, in this round
        ("taker", "i1"),  # who has the chest, or ran with its secret, 0 to 3; NO_SEAT
        ("secret", "i1"),  # number of the monument where the chest was taken, 1 to NUMBERS; 0
        ("treasure", "i1"),  # what the dice in the chest say, 1 to 18; 0; UNKNOWN
        ("moves", "i1"),  # of the Kim-Bac in this race, 0 to 80
        ("phase", "i1"),  # PLACING to OVER
        ("turn", "i1"),  # whose turn it is, 0 to 3; 0 when chance throws or it is over
        ("due", "i1"),  # which pawn of that seat, 0 to 5; the Kim-Bac or the taker's in between
        ("kim_bac", "i1"),  # which pawn of the taker has the secret, 0 to 5; 0 if nobody's
        ("current", "i1"),  # the round being played, 0 to 7
        ("rounds", "i1"),  # how many there are, 1 to ROUNDS
        ("seats", "i1"),  # how many play, 2 to SEATS
        ("pawns", "i1"),  # of each seat, 1 to PAWNS (KB-06)
        # the story of each finished round, for the score sheet; 0 before
        ("ended", "i1", ROUNDS),  # how, NOT_YET to LOST
        ("hero", "i1", ROUNDS),  # the seat of the Kim-Bac, 0 to 3; NO_SEAT
        ("began", "i1", ROUNDS),  # number of the secret, 0 to NUMBERS
        ("hoard", "i1", ROUNDS),  # number of the treasure, 0 to NUMBERS
        ("premium", "i1", (ROUNDS, SEATS)),  # its cards that each seat showed, 0 to COPIES (KB-30)
    ],
    align=True,
)
