"""The table of Mille et un trésors: the cave, the cards, the pawns and the chief on his path."""

from sesame.core.fields import Numbers, Record, bits, one_of, switch, whole
from sesame.core.planes import SQUARE, kinds, planes, seats, squares

COLUMNS, ROWS = 5, 4  # MT-02
SPOTS = COLUMNS * ROWS  # 19 spaces and the entrance, numbered row by row: a1 is 0, e4 is 19
SPACES = SPOTS - 1  # MT-01
ENTRANCES, ROCKS = 19, 41  # MT-01: cards by what their back shows
MOST_SEATS = 4

# Faces: what a card shows, however it is turned (MT-03). Without a head, treasures and shape
# count up together, so that the faces an entrance card may have come first.
SHAPES = 4  # PLAIN, ONE, CORNER, FACING
MOST_TREASURES = 3
HEADS = SHAPES * MOST_TREASURES  # the first face with the chief's head: 1, 2, 3 treasures
FACES = HEADS + MOST_TREASURES
ENTRANCE_FACES = SHAPES * 2  # MT-03: 1 or 2 treasures, no head

NONE = -1  # no card, no space, a pawn that is not yet in the cave
OUT = -2  # a pawn that has left the cave for good (MT-09)

# Phases; in DEALING, STARTING, THROWING and DRAWING chance acts
DEALING, STARTING, PLACING, THROWING, MOVING, DRAWING, LAYING, OVER = range(8)

# Option `die` (MT-20)
SMALL, FULL = 0, 1


class Settings(Record):
    """What `setup` reads: seats, options, board."""

    seats: int = whole("i1", "how many play", most=MOST_SEATS)
    exact_exit: int = switch("a walk must end exactly at the way out (MT-09)")
    one_exit: int = switch("only b1 leads out (MT-09)")
    luck: int = switch("the variant with the die (MT-20)")
    die: int = one_of("SMALL or FULL (MT-20)", "small", "full")
    entrance: int = whole("i1", "of the board: the corner that is the way out", most=SPOTS - 1)
    path: int = whole(
        "i1", "of the board: steps from the tent to the entrance", least=1, most=ROCKS
    )
    stock: Numbers = whole(
        "i1", "of the board: entrance cards by face", shape=ENTRANCE_FACES, most=ENTRANCES
    )
    pile: Numbers = whole("i1", "of the board: rock cards by face", shape=FACES, most=ROCKS)


class State(Record):
    """The table itself."""

    east: int = bits("i4", "spots: nothing but walls can bar the way to the next one east")
    south: int = bits("i4", "the same, south; what MT-09 and MT-21 close is closed here")
    occupied: int = bits("i4", "spaces with a pawn")
    walls: Numbers = bits(
        "i4", "for each side n, e, s, w: spaces whose card is walled there", shape=4
    )
    look: Numbers = whole(
        "i1",
        "the card on each spot and how it lies; NONE: no card",
        shape=SPOTS,
        least=NONE,
        most=35,
        absent=NONE,
    )
    pawn: Numbers = whole(
        "i1",
        "the spot of each seat's pawn; NONE: not placed; OUT",
        shape=MOST_SEATS,
        least=OUT,
        most=SPOTS - 1,
        absent=NONE,
        each="seats",
    )
    stock: Numbers = whole(
        "i1", "by face: entrance cards not yet dealt", shape=ENTRANCE_FACES, most=ENTRANCES
    )
    pile: Numbers = whole("i1", "by face: rock cards not yet drawn", shape=FACES, most=ROCKS)
    taken: Numbers = whole(
        "i1", "by seat, face: cards won", shape=(MOST_SEATS, FACES), most=ROCKS, each="seats"
    )
    held: int = whole(
        "i1",
        "face of the card drawn and not laid, once over too (MT-12); NONE",
        least=NONE,
        most=FACES - 1,
        absent=NONE,
    )
    gap: int = whole(
        "i1",
        "the spot that waits for a card, once over too; NONE",
        least=NONE,
        most=SPOTS - 1,
        absent=NONE,
    )
    chief: int = whole("i1", "steps the chief has gone, path at the most", most=ROCKS)
    path: int = whole("i1", "steps from the tent to the entrance", least=1, most=ROCKS)
    entrance: int = whole("i1", "the corner that is the way out", most=SPOTS - 1)
    thrown: int = whole("i1", "the die; 0: not thrown, or the move is made", most=6, absent=0)
    phase: int = one_of(
        "DEALING to OVER",
        "dealing", "starting", "placing", "throwing", "moving", "drawing", "laying", "over",
    )  # fmt: skip
    seat: int = whole(
        "i1", "whose turn it is; 0 before it begins; once over: who acted last", most=3
    )
    seats: int = whole("i1", "how many play", least=2, most=MOST_SEATS)
    exact_exit: int = Settings.exact_exit
    luck: int = Settings.luck
    die: int = Settings.die


# How learners read it: the cave row by row, a plane for each look of a card
PLANES = planes(
    ROWS,
    COLUMNS,
    east=squares(),
    south=squares(),
    occupied=squares(),
    walls=squares(),
    look=kinds(SQUARE),
    pawn=squares(),
    held=kinds(),
    gap=squares(),
    entrance=squares(),
    thrown=kinds(),
    seat=seats(),
)
