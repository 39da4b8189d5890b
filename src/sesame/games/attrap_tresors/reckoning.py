"""What lies on the table, reckoned up: cards and gold, who is entitled, what a round pays."""

from sesame.core.kernel import kernel
from sesame.games.attrap_tresors.state import (
    ALIKE,
    BY_CARD,
    BY_SIX,
    CHEST,
    COLOURS,
    COLUMN,
    FIVES,
    FOURS,
    KINDS,
    LAMP,
    ONES,
    RED,
    ROW,
    TWOS,
    VALUES,
    WRONG,
    State,
)


@kernel
def places(s: State) -> int:
    """How many instruction cards are in play: one a seat, or a row of three (AT-05, AT-20)."""
    return ROW if s.seats == 2 else int(s.seats)


@kernel
def cardless(s: State) -> int:
    """The first place without an instruction card; -1 if there is none."""
    for place in range(places(s)):
        if s.card[place] == 0:
            return place
    return -1


@kernel
def taken(s: State, seat: int) -> int:
    """How many objects the seat has taken since the throw."""
    count = 0
    for kind in range(KINDS):
        count += int(s.held[seat, kind])
    return count


@kernel
def standing(s: State) -> int:
    """How many objects nobody has taken since the throw."""
    count = 0
    for kind in range(KINDS):
        count += int(s.tower[kind])
    return count


@kernel
def unseen(s: State, colour: int) -> int:
    """Instruction cards of this colour in the face-down pile."""
    left = int(s.copies) - int(s.aside[colour - RED])
    for place in range(places(s)):
        left -= s.card[place] == colour
    return left


@kernel
def counting(s: State) -> int:
    """AT-07: how many dice count."""
    count = 0
    for colour in range(COLOURS):
        count += int(s.dice[colour])
    return count


@kernel
def has_six(s: State) -> bool:
    """AT-08: whether all six colours are among the counting dice."""
    for colour in range(COLOURS):
        if s.dice[colour] == 0:
            return False
    return True


@kernel
def fulfilled(s: State) -> int:
    """AT-08: colours that at least three counting dice show, as bits (bit 1: red)."""
    found = 0
    for colour in range(COLOURS):
        found |= (s.dice[colour] >= ALIKE) << (RED + colour)
    return found


@kernel
def met_place(s: State, seat: int) -> int:
    """AT-08: the place of the seat's card if it is met; AT-20: the leftmost met of the row; or -1.

    0 is no colour and never met.
    """
    due = fulfilled(s)
    if s.seats > 2:
        return seat if due >> int(s.card[seat]) & 1 else -1
    for place in range(ROW):
        if due >> int(s.card[place]) & 1:
            return place
    return -1


@kernel
def is_entitled(s: State, seat: int) -> bool:
    """AT-08: whether the seat may rightly take the column."""
    return bool(verdict_of(s, seat) != WRONG)


@kernel
def verdict_of(s: State, seat: int) -> int:
    """AT-12, AT-13: what a check of the column finds, in the hands of this seat."""
    if has_six(s):
        return BY_SIX
    return BY_CARD if met_place(s, seat) >= 0 else WRONG


@kernel
def is_paid(s: State, seat: int) -> bool:
    """AT-13, AT-21: after the check, everybody but a wrong taker of the column."""
    return bool(seat != s.holder or s.verdict != WRONG)


@kernel
def price(kind: int, verdict: int) -> int:
    """AT-12: a card of five for the column with six colours, else of four; AT-14: the others."""
    if kind == COLUMN:
        return FIVES if verdict == BY_SIX else FOURS
    return TWOS if kind in (LAMP, CHEST) else ONES


@kernel
def pay(s: State, seat: int) -> None:
    """AT-12, AT-14: a gold card for each object, in front of who took it."""
    for kind in range(KINDS):
        value = price(kind, int(s.verdict))
        count = int(s.held[seat, kind])
        s.stock[value] = int(s.stock[value]) - count
        s.gold[seat, value] = int(s.gold[seat, value]) + count


@kernel
def lay_aside(s: State, place: int) -> None:
    """AT-12, AT-15, AT-20: the fulfilled card is shown and goes out of the game."""
    s.met = s.card[place]
    s.aside[int(s.met) - RED] = int(s.aside[int(s.met) - RED]) + 1
    s.card[place] = 0
    s.barred[place] = 0


@kernel
def cards(s: State, seat: int) -> int:
    """How many gold cards lie in front of the seat."""
    count = 0
    for value in range(len(VALUES)):
        count += int(s.gold[seat, value])
    return count


@kernel
def smallest(s: State, seat: int) -> int:
    """AT-13: the place of the smallest gold card of a seat that has one."""
    value = 0
    while s.gold[seat, value] == 0:
        value += 1
    return value


@kernel
def sacks(s: State, seat: int) -> int:
    """The gold in front of the seat."""
    total = 0
    for value in range(len(VALUES)):
        total += int(s.gold[seat, value]) * VALUES[value]
    return total
