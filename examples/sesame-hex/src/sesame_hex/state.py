"""The table of Hex: a rhombus of 7 by 7 cells, two sets of stones."""

from sesame.core.fields import Record, bits, whole

SIDE = 7  # HX-01
CELLS = SIDE * SIDE
RED, BLUE, NOBODY = 0, 1, -1  # HX-02: red joins top and bottom, blue left and right


class Settings(Record):
    """What `setup` reads."""

    seats: int = whole("i1", "how many play", most=2)
    swap: int = whole("i1", "the swap rule (HX-05)", most=1)


class State(Record):
    """The table itself."""

    red: int = bits("i8", "cells with a red stone, row by row")
    blue: int = bits("i8", "cells with a blue stone")
    stones: int = whole("i1", "how many lie on the board", most=CELLS)
    seat: int = whole("i1", "RED or BLUE: who acts; once over: who has lost", most=BLUE)
    winner: int = whole("i1", "RED, BLUE or NOBODY", least=NOBODY, most=BLUE)
    swapped: int = whole("i1", "1: the first stone was swapped (HX-05)", most=1)
    swap: int = Settings.swap
