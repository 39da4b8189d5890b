"""Bakschisch's table: the path to the throne, the cards, the bags and the fists."""

from sesame.core.contract import UNKNOWN
from sesame.core.fields import Numbers, Record, bits, one_of, switch, whole
from sesame.core.planes import kinds, planes, seats, squares

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


class Settings(Record):
    """What `setup` reads: seats, options, board."""

    track: Numbers = bits("i8", "of the board: squares of each person", shape=PERSONS)
    throne: int = whole("i1", "of the board: its last square", most=SQUARES - 1)
    palace: int = whole("i1", "of the board: first square behind the gate", most=SQUARES - 1)
    seats: int = whole("i1", "how many play", most=SEATS)
    theft_cancels: int = switch("a theft keeps everybody where they are (BK-12)")
    reverse_place: int = whole("i1", "BEHIND or MIRROR", most=MIRROR)
    remainder: int = whole("i1", "TO_POT or TO_BOX", most=TO_BOX)
    open_bags: int = switch("everybody sees every bag (BK-22)")


class State(Record):
    """The table itself."""

    track: Numbers = bits("i8", "squares of each person; the start is bit 0 (BK-01)", shape=PERSONS)
    left: Numbers = whole(
        "i1", "copies of each card not seen since the last shuffle", shape=CARDS, most=COPIES
    )
    card: Numbers = whole(
        "i1", "the row of this round, FAKIR to CALIPH; 0: face down", shape=BRIBES, most=CALIPH
    )
    pawn: Numbers = whole(
        "i1",
        "square of each pawn, the throne at the furthest",
        shape=SEATS,
        most=SQUARES - 1,
        each="seats",
    )
    came: Numbers = whole(
        "i1",
        "square before the fists were opened; then as `pawn`",
        shape=SEATS,
        most=SQUARES - 1,
        each="seats",
    )
    gold: Numbers = whole(
        "i1",
        "pieces in each bag; UNKNOWN where bags are not shown",
        shape=SEATS,
        least=UNKNOWN,
        most=PURSE * SEATS,
        absent=UNKNOWN,
        each="seats",
    )
    thief: Numbers = switch(
        "1: in the bag; 0: used this round, or left at the gate", shape=SEATS, each="seats"
    )
    fist: Numbers = whole(
        "i1",
        "NOT_YET to THIEF_IN_FIST; UNKNOWN: closed, while BIDDING",
        shape=SEATS,
        least=UNKNOWN,
        most=THIEF_IN_FIST,
        absent=UNKNOWN,
        each="seats",
    )
    arrival: Numbers = whole(
        "i1",
        "bribe that brought the pawn to the throne; 0: not there",
        shape=SEATS,
        most=4,
        each="seats",
    )
    pot: int = whole("i1", "gold beside the board (BK-10)", most=PURSE * SEATS)
    box: int = whole("i1", "gold out of the game (BK-18)", most=PURSE * SEATS)
    rounds: int = whole("i1", "rounds begun", least=1, most=ROUNDS)
    up: int = whole("i1", "cards face up; the last of them is the one being bribed", most=BRIBES)
    phase: int = one_of("TURNING, BIDDING or OVER", "turning", "bidding", "over")
    waiting: int = bits("i1", "seats whose fist is not yet in; 0 unless BIDDING")
    winners: int = bits("i1", "once over: who has won")
    seats: int = whole("i1", "how many play", least=2, most=SEATS)
    throne: int = whole("i1", "last square", least=1, most=SQUARES - 1)
    palace: int = whole("i1", "first square behind the gate (BK-16)", least=1, most=SQUARES - 1)
    theft_cancels: int = Settings.theft_cancels
    reverse_place: int = Settings.reverse_place
    remainder: int = Settings.remainder
    open_bags: int = Settings.open_bags


# How learners read it: the path as a plane for each person and each pawn
PLANES = planes(
    SQUARES,
    track=squares(),
    card=kinds(),
    pawn=squares(),
    came=squares(),
    waiting=seats(),
    winners=seats(),
    throne=squares(),
    palace=squares(),
)
