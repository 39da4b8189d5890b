"""Attrap'trésors' table: the tower, the dice on the souk, the cards, and who holds what."""

from sesame.core.contract import UNKNOWN
from sesame.core.fields import Numbers, Record, bits, one_of, whole
from sesame.core.planes import ROW as EACH
from sesame.core.planes import kinds, numbers, planes, seats

SEATS = 6  # most that can play
COLOURS = 6  # AT-02
DICE = 8  # AT-01
FEWEST = 4  # AT-07: a throw of which fewer dice count is thrown again whole
ROW = 3  # AT-20: open instruction cards of two players
ROUNDS = 10  # AT-16
THROWS = 100  # AT-10: throws of one round that may go unanswered before the game ends
ALIKE = 3  # AT-08: dice of one colour that fulfil an instruction
HANDFUL = 2  # AT-09, AT-21: most objects a seat may take in a round

# What a board may say at the most (AT-01 to AT-04, AT-07)
MOST_ALIKE = 2  # objects of a kind in the tower
MOST_GOLD = 99  # gold cards of a value
MOST_COPIES = 20  # instruction cards of a colour
MOST_MISSES = 200_000  # dice that miss, in a million: beyond, the falls left out would count
MOST_WEIGHT = 151_957  # of a fall, which follows from MOST_MISSES: see `board.weights`

# Colours of dice and instruction cards; 0: no card
RED, ORANGE, YELLOW, GREEN, BLUE, VIOLET = 1, 2, 3, 4, 5, 6

# Objects of the tower; the two gems are alike
COLUMN, LAMP, CHEST, CARPET, POUF, GEM = 0, 1, 2, 3, 4, 5
KINDS = 6

# Gold cards: places of the values 1, 2, 4, 5 (AT-02)
VALUES = (1, 2, 4, 5)
ONES, TWOS, FOURS, FIVES = 0, 1, 2, 3

# Option `misses` (AT-07)
PHYSICAL, NONE = 0, 1

# Phases
DEALING, STARTING, THROWING, GRABBING, GIVING, OVER = 0, 1, 2, 3, 4, 5

NOBODY = -1  # holds the column

# What the check of the column found (AT-12, AT-13)
UNCHECKED, WRONG, BY_CARD, BY_SIX = 0, 1, 2, 3


class Settings(Record):
    """What `setup` reads: seats, options, board."""

    weight: Numbers = whole(
        "i8", "of the board: as in State", shape=DICE - FEWEST + 1, most=MOST_WEIGHT
    )
    built: Numbers = whole(
        "i1", "of the board: the tower for this number of seats", shape=KINDS, most=MOST_ALIKE
    )
    stock: Numbers = whole(
        "i1", "of the board: gold cards for this number of seats", shape=len(VALUES), most=MOST_GOLD
    )
    copies: int = whole("i1", "of the board: instruction cards of each colour", most=MOST_COPIES)
    seats: int = whole("i1", "how many play", most=SEATS)
    misses: int = whole("i1", "PHYSICAL or NONE", most=NONE)
    patience: int = whole("i1", "seconds, less 2", most=28)


class State(Record):
    """The table itself."""

    weight: Numbers = whole(
        "i8", "AT-07: of a fall of 4, 5 .. 8 dice", shape=DICE - FEWEST + 1, most=MOST_WEIGHT
    )
    card: Numbers = whole(
        "i1",
        "secret cards, or the row of two, RED to VIOLET; 0: none; UNKNOWN",
        shape=SEATS,
        least=UNKNOWN,
        most=VIOLET,
        absent=UNKNOWN,
    )
    barred: Numbers = bits(
        "i1", "colours that all know a secret card not to be", shape=SEATS, each="seats"
    )
    aside: Numbers = whole(
        "i1", "instruction cards laid aside, by colour", shape=COLOURS, most=ROUNDS
    )
    dice: Numbers = whole(
        "i1", "counting dice of each colour, until the next throw", shape=COLOURS, most=DICE
    )
    built: Numbers = whole(
        "i1", "AT-03: objects of each kind in a whole tower", shape=KINDS, most=MOST_ALIKE
    )
    tower: Numbers = whole(
        "i1", "objects still standing, until the next throw", shape=KINDS, most=MOST_ALIKE
    )
    held: Numbers = whole(
        "i1",
        "objects taken since the last throw",
        shape=(SEATS, KINDS),
        most=HANDFUL,
        each="seats",
    )
    gold: Numbers = whole(
        "i1",
        "by seat, value: gold cards won",
        shape=(SEATS, len(VALUES)),
        most=MOST_GOLD,
        each="seats",
    )
    stock: Numbers = whole(
        "i1", "gold cards of each value not handed out", shape=len(VALUES), most=MOST_GOLD
    )
    back: Numbers = whole(
        "i1", "AT-13: gold cards given back, out of the game", shape=len(VALUES), most=ROUNDS
    )
    copies: int = whole(
        "i1", "instruction cards of each colour in the box", least=3, most=MOST_COPIES
    )
    seats: int = whole("i1", "how many play", least=2, most=SEATS)
    misses: int = one_of("PHYSICAL or NONE", "physical", "none")
    patience: int = whole("i1", "seconds", least=2, most=30)
    phase: int = one_of(
        "DEALING to OVER", "dealing", "starting", "throwing", "grabbing", "giving", "over"
    )
    thrower: int = whole(
        "i1", "seat that throws; 0 where two throw together (AT-20)", most=SEATS - 1
    )
    holder: int = whole(
        "i1",
        "seat that took the column since the last throw; NOBODY",
        least=NOBODY,
        most=SEATS - 1,
        absent=NOBODY,
    )
    verdict: int = one_of(
        "what the check of the column found, UNCHECKED to BY_SIX",
        "unchecked",
        "wrong",
        "card",
        "six",
    )
    met: int = whole(
        "i1", "colour shown as fulfilled at that check, RED to VIOLET; 0: none", most=VIOLET
    )
    rounds: int = whole("i1", "rounds that count (AT-16)", most=ROUNDS)
    throws: int = whole("i1", "throws of the round under way", most=THROWS)
    winners: int = bits("i1", "once over: who has won")


# How learners read it; two players have a row of open cards in place of their own (AT-20)
PLANES = planes(
    without=("weight",),
    card=kinds(EACH),
    barred=numbers(used=range(RED, VIOLET + 1)),
    thrower=seats(),
    holder=seats(),
    met=kinds(),
    winners=seats(),
)
