"""The table of Mille et un trésors: the cave, the cards, the pawns and the chief on his path."""

import numpy as np

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

Settings = np.dtype(
    [
        ("seats", "i1"),
        ("exact_exit", "i1"),  # 0 or 1 (MT-09)
        ("one_exit", "i1"),  # 0 or 1 (MT-09)
        ("luck", "i1"),  # 0 or 1 (MT-20)
        ("die", "i1"),  # SMALL or FULL (MT-20)
        ("entrance", "i1"),  # of the board: the corner that is the way out, 0 to 19
        ("path", "i1"),  # of the board: steps from the tent to the entrance, 1 to 41
        ("stock", "i1", ENTRANCE_FACES),  # of the board: entrance cards by face
        ("pile", "i1", FACES),  # of the board: rock cards by face
    ],
    align=True,
)

State = np.dtype(
    [
        ("east", "i4"),  # spots as bits: nothing but walls can bar the way to the next one east
        ("south", "i4"),  # the same, south, as bits; what MT-09 and MT-21 close is closed here
        ("occupied", "i4"),  # spaces with a pawn, as bits
        ("walls", "i4", 4),  # for each side n, e, s, w: spaces whose card is walled there, as bits
        ("look", "i1", SPOTS),  # the card on each spot and how it lies, 0 to 35; NONE: no card
        ("pawn", "i1", MOST_SEATS),  # the spot of each seat's pawn, 0 to 19; NONE: not placed; OUT
        ("stock", "i1", ENTRANCE_FACES),  # by face: entrance cards not yet dealt, 0 to ENTRANCES
        ("pile", "i1", FACES),  # by face: rock cards not yet drawn, 0 to ROCKS
        ("taken", "i1", (MOST_SEATS, FACES)),  # by seat, face: cards won, 0 to ROCKS
        ("held", "i1"),  # face of the card drawn and not laid, once over too (MT-12), 0 to 14; NONE
        ("gap", "i1"),  # the spot that waits for a card, once over too, 0 to 19; NONE
        ("chief", "i1"),  # steps the chief has gone, 0 to ROCKS, path at the most
        ("path", "i1"),  # steps from the tent to the entrance, 1 to ROCKS
        ("entrance", "i1"),  # the corner that is the way out, 0 to 19
        ("thrown", "i1"),  # the die, 1 to 6; 0: not thrown, or the move is made
        ("phase", "i1"),  # DEALING to OVER
        ("seat", "i1"),  # whose turn it is, 0 to 3; 0 before it begins; once over: who acted last
        ("seats", "i1"),  # how many play, 2 to MOST_SEATS
        ("exact_exit", "i1"),  # the options, as in Settings
        ("luck", "i1"),
        ("die", "i1"),
    ],
    align=True,
)
