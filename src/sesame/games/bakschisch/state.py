"""Bakschisch's table: the path to the throne, the cards, the bags and the fists."""

import numpy as np

SEATS = 4  # most that can play
SQUARES = 64  # most squares of a path, start and throne included (BK-23)
PERSONS = 5  # BK-01: kinds of persons along the path
CARDS = PERSONS + 1  # BK-03: kinds of cards, the Caliph the last of them
COPIES = 5  # BK-03: cards of each kind
PURSE = 10  # BK-04: gold pieces in each bag at the start
BRIBES = 5  # BK-06: bribes of a round
ROUNDS = 60  # BK-21: most rounds of a game

# Persons and cards; 0 is a card that lies face down, or no person
FAKIR, GUARD, SERVANT, EUNUCH, HAREM_GIRL, CALIPH = 1, 2, 3, 4, 5, 6

# Option `reverse_place` (BK-15), option `remainder` (BK-18)
BEHIND, MIRROR = 0, 1
TO_POT, TO_BOX = 0, 1

# Phases
TURNING, BIDDING, OVER = 0, 1, 2

# What a fist holds: nothing yet, a thief, or COIN_0 plus the number of coins
NOT_YET, COIN_0 = 0, 1
THIEF_IN_FIST = COIN_0 + PURSE * SEATS + 1  # one more than all the gold there is

Settings = np.dtype(
    [
        ("track", "i8", PERSONS),  # of the board: squares of each person, as bits
        ("throne", "i1"),  # of the board: its last square
        ("palace", "i1"),  # of the board: first square behind the gate
        ("seats", "i1"),
        ("theft_cancels", "i1"),  # 0 or 1 (BK-12)
        ("reverse_place", "i1"),  # BEHIND or MIRROR
        ("remainder", "i1"),  # TO_POT or TO_BOX
        ("open_bags", "i1"),  # 0 or 1 (BK-22)
    ],
    align=True,
)

State = np.dtype(
    [
        ("track", "i8", PERSONS),  # squares of each person, as bits; the start is bit 0 (BK-01)
        ("left", "i1", CARDS),  # copies of each card not seen since the last shuffle, 0 to 5
        ("card", "i1", BRIBES),  # the row of this round, FAKIR to CALIPH; 0: face down
        ("pawn", "i1", SEATS),  # square of each pawn, 0 to 63, the throne at the furthest
        ("came", "i1", SEATS),  # square before the fists were opened, 0 to 63; then as `pawn`
        ("gold", "i1", SEATS),  # pieces in each bag, 0 to 40; UNKNOWN where bags are not shown
        ("thief", "i1", SEATS),  # 0 or 1: in the bag; 0: used this round, or left at the gate
        ("fist", "i1", SEATS),  # NOT_YET to THIEF_IN_FIST; UNKNOWN: closed, while BIDDING
        ("arrival", "i1", SEATS),  # bribe that brought the pawn to the throne, 1 to 4; 0: not there
        ("pot", "i1"),  # gold beside the board, 0 to 40 (BK-10)
        ("box", "i1"),  # gold out of the game, 0 to 40 (BK-18)
        ("rounds", "i1"),  # rounds begun, 1 to 60
        ("up", "i1"),  # cards face up, 0 to 5; the last of them is the one being bribed
        ("phase", "i1"),  # TURNING, BIDDING or OVER
        ("waiting", "i1"),  # seats whose fist is not yet in, as bits; 0 unless BIDDING
        ("winners", "i1"),  # once over: who has won, as bits
        ("seats", "i1"),  # how many play, 2 to SEATS
        ("throne", "i1"),  # last square, 1 to 63
        ("palace", "i1"),  # first square behind the gate, 1 to 63 (BK-16)
        ("theft_cancels", "i1"),  # the options, as in Settings
        ("reverse_place", "i1"),
        ("remainder", "i1"),
        ("open_bags", "i1"),
    ],
    align=True,
)
