"""Attrap'trésors' table: the tower, the dice on the souk, the cards, and who holds what."""

import numpy as np

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

Settings = np.dtype(
    [
        ("weight", "i8", DICE - FEWEST + 1),  # of the board: see State
        ("built", "i1", KINDS),  # of the board: the tower for this number of seats
        ("stock", "i1", len(VALUES)),  # of the board: gold cards for this number of seats
        ("copies", "i1"),  # of the board: instruction cards of each colour
        ("seats", "i1"),
        ("misses", "i1"),  # PHYSICAL or NONE
        ("patience", "i1"),  # seconds, less 2
    ],
    align=True,
)

State = np.dtype(
    [
        ("weight", "i8", DICE - FEWEST + 1),  # AT-07: of a fall of 4, 5 .. 8 dice, 0 to MOST_WEIGHT
        ("card", "i1", SEATS),  # secret cards, or the row of two, RED to VIOLET; 0: none; UNKNOWN
        ("barred", "i1", SEATS),  # colours, as bits, that all know a secret card not to be
        ("aside", "i1", COLOURS),  # instruction cards laid aside, by colour, 0 to ROUNDS
        ("dice", "i1", COLOURS),  # counting dice of each colour, 0 to DICE, until the next throw
        ("built", "i1", KINDS),  # AT-03: objects of each kind in a whole tower, 0 to MOST_ALIKE
        ("tower", "i1", KINDS),  # objects still standing, 0 to MOST_ALIKE, until the next throw
        ("held", "i1", (SEATS, KINDS)),  # objects taken since the last throw, 0 to HANDFUL
        ("gold", "i1", (SEATS, len(VALUES))),  # by seat, value: gold cards won, 0 to MOST_GOLD
        ("stock", "i1", len(VALUES)),  # gold cards of each value not handed out, 0 to MOST_GOLD
        ("back", "i1", len(VALUES)),  # AT-13: gold cards given back, out of the game, 0 to ROUNDS
        ("copies", "i1"),  # instruction cards of each colour in the box, 3 to MOST_COPIES
        ("seats", "i1"),  # how many play, 2 to SEATS
        ("misses", "i1"),  # PHYSICAL or NONE
        ("patience", "i1"),  # seconds, 2 to 30
        ("phase", "i1"),  # DEALING to OVER
        ("thrower", "i1"),  # seat that throws, 0 to 5; 0 where two throw together (AT-20)
        ("holder", "i1"),  # seat that took the column since the last throw, 0 to 5; NOBODY
        ("verdict", "i1"),  # what the check of the column found, UNCHECKED to BY_SIX
        ("met", "i1"),  # colour shown as fulfilled at that check, RED to VIOLET; 0: none
        ("rounds", "i1"),  # rounds that count, 0 to 10 (AT-16)
        ("throws", "i1"),  # throws of the round under way, 0 to 100
        ("winners", "i1"),  # once over: who has won, as bits
    ],
    align=True,
)
