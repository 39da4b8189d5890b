"""Kim-Bac's table: the town, the pawns in it, the cards, the chest and the score sheet."""

from sesame.core.contract import UNKNOWN
from sesame.core.fields import Numbers, Record, bits, one_of, switch, whole
from sesame.core.planes import SEAT, kinds, numbers, planes, seats, squares

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


class Town(Record):
    """The town, which settings and table share: it never changes in a match."""

    streets: Numbers = bits("i8", "neighbours of each crossing by streets", shape=CROSSINGS)
    ways: Numbers = bits("i8", "neighbours by streets and bridges", shape=CROSSINGS)
    monument: Numbers = whole(
        "i1",
        "crossing at the foot of each monument, number 1 first",
        shape=NUMBERS,
        most=CROSSINGS - 1,
    )
    number: Numbers = whole(
        "i1", "number of the monument at each crossing; 0: none", shape=CROSSINGS, most=NUMBERS
    )
    gate: Numbers = whole("i1", "crossing that each gate leads to", shape=GATES, most=CROSSINGS - 1)
    x: Numbers = whole(
        "i1",
        "where a crossing is drawn, west to east; -1: no such one",
        shape=CROSSINGS,
        least=-1,
        most=GRID,
    )
    y: Numbers = whole(
        "i1", "where it is drawn, north to south", shape=CROSSINGS, least=-1, most=GRID
    )
    gate_x: Numbers = whole(
        "i1", "where a gate is drawn, west to east", shape=GATES, least=-1, most=GRID
    )
    gate_y: Numbers = whole(
        "i1", "where a gate is drawn, north to south", shape=GATES, least=-1, most=GRID
    )
    river_x: Numbers = whole(
        "i1",
        "the river's bends from its mouth on, west to east; -1: no more",
        shape=BENDS,
        least=-1,
        most=GRID,
    )
    river_y: Numbers = whole(
        "i1", "the same bends, north to south", shape=BENDS, least=-1, most=GRID
    )


class Settings(Town):
    """What `setup` reads: seats, options, board."""

    seats: int = whole("i1", "how many play", most=SEATS)
    rounds: int = whole("i1", "how many rounds; 0: as many as play", most=ROUNDS)


class State(Town):
    """The table itself."""

    occupied: int = bits("i8", "crossings with a pawn")
    ruled_out: int = bits("i4", "KB-31: numbers where all know the treasure is not")
    turns: int = whole("i2", "turns begun in part one; 0 in the race", most=TABLE_ROUNDS * SEATS)
    taels: Numbers = whole(
        "i2", "KB-25: the score sheet", shape=(ROUNDS, SEATS), most=17000, each="rounds"
    )
    pawn: Numbers = whole(
        "i1",
        "where each pawn is: a crossing, BESIDE, or from AT_GATE on",
        shape=(SEATS, PAWNS),
        most=AT_GATE + GATES - 1,
        each="seats",
    )
    hand: Numbers = whole(
        "i1",
        "cards of each number; UNKNOWN: not to be seen",
        shape=(SEATS, NUMBERS),
        least=UNKNOWN,
        most=2,
        absent=UNKNOWN,
        each="seats",
    )
    held: Numbers = whole(
        "i1", "how many cards are in each hand", shape=SEATS, most=CARDS, each="seats"
    )
    stock: Numbers = whole(
        "i1",
        "cards of each number in the stock; UNKNOWN, to all",
        shape=NUMBERS,
        least=UNKNOWN,
        most=COPIES,
        absent=UNKNOWN,
    )
    stocked: int = whole("i1", "how many cards are in the stock", most=CARDS)
    open: Numbers = whole("i1", "cards of each number that lie open, 0 or 2", shape=NUMBERS, most=2)
    paired: int = switch("KB-31: 1: all know that some hand holds a pair")
    die: Numbers = whole(
        "i1", "KB-08: thrown for the start; 0: not thrown", shape=SEATS, most=POINTS, each="seats"
    )
    throwing: int = bits("i1", "seats that have to throw yet")
    throw_offs: int = whole("i1", "tied throw-offs", most=THROW_OFFS)
    renounced: int = switch("KB-14: 1: somebody has, in this round")
    taker: int = whole(
        "i1",
        "who has the chest, or ran with its secret; NO_SEAT",
        least=NO_SEAT,
        most=3,
        absent=NO_SEAT,
    )
    secret: int = whole("i1", "number of the monument where the chest was taken; 0", most=NUMBERS)
    treasure: int = whole(
        "i1",
        "what the dice in the chest say; 0; UNKNOWN",
        least=UNKNOWN,
        most=NUMBERS,
        absent=UNKNOWN,
    )
    moves: int = whole("i1", "moves of the Kim-Bac in this race", most=MOVES)
    phase: int = one_of(
        "PLACING to OVER",
        "placing",
        "throwing",
        "drawing",
        "moving",
        "shaking",
        "deciding",
        "racing",
        "over",
    )
    turn: int = whole("i1", "whose turn it is; 0 when chance throws or it is over", most=3)
    due: int = whole("i1", "which pawn of that seat; the Kim-Bac or the taker's in between", most=5)
    kim_bac: int = whole("i1", "which pawn of the taker has the secret; 0 if nobody's", most=5)
    current: int = whole("i1", "the round being played", most=7)
    rounds: int = whole("i1", "how many rounds there are", least=1, most=ROUNDS)
    seats: int = whole("i1", "how many play", least=2, most=SEATS)
    pawns: int = whole("i1", "pawns of each seat (KB-06)", least=1, most=PAWNS)
    ended: Numbers = one_of(
        "how each finished round ended, NOT_YET to LOST",
        "not yet",
        "no race",
        "arrived",
        "captured",
        "lost",
        shape=ROUNDS,
        each="rounds",
    )
    hero: Numbers = whole(
        "i1",
        "the seat of its Kim-Bac; NO_SEAT",
        shape=ROUNDS,
        least=NO_SEAT,
        most=3,
        absent=NO_SEAT,
        each="rounds",
    )
    began: Numbers = whole(
        "i1",
        "number of the secret of each finished round",
        shape=ROUNDS,
        most=NUMBERS,
        each="rounds",
    )
    hoard: Numbers = whole(
        "i1", "number of its treasure", shape=ROUNDS, most=NUMBERS, each="rounds"
    )
    premium: Numbers = whole(
        "i1",
        "cards of the treasure that each seat showed (KB-30)",
        shape=(ROUNDS, SEATS),
        most=COPIES,
        each="rounds",
    )


# How learners read it: a plane of crossings for each pawn
PLANES = planes(
    CROSSINGS,
    without=("occupied",),
    ruled_out=numbers(used=range(1, NUMBERS + 1)),
    taels=numbers("", SEAT),
    pawn=squares(),
    throwing=seats(),
    taker=seats(),
    secret=kinds(),
    treasure=kinds(),
    turn=seats(),
    due=kinds(),
    kim_bac=kinds(),
    hero=seats(),
    began=kinds(),
    hoard=kinds(),
    premium=numbers("", SEAT),
)
