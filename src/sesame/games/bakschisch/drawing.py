"""The city in a terminal: four levels of the path, the row of cards, the bags.

Letters and marks alone tell everything, so that it reads without colours too: A to D are pawns,
`12E` is square 12 with its eunuch, `#` the gate, `♛` the throne. Of the row, `<E>` is the card
being bribed, `▲` leads ahead and `▼` back. In front of a seat, `¤` is gold and `T` a thief in the
bag; `( )` is an empty hand, `(*)` a closed fist, `(3)` or `(T)` one whose contents are known.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sesame.core.contract import UNKNOWN
from sesame.games.bakschisch import rules
from sesame.games.bakschisch.actions import LETTERS
from sesame.games.bakschisch.state import (
    BIDDING,
    BRIBES,
    FAKIR,
    NOT_YET,
    PERSONS,
    THIEF_IN_FIST,
    State,
)

if TYPE_CHECKING:
    from rich.text import Text

_LEVELS = 4
_INSIDE = 72  # columns between the two sides of the city
_WIDEST_CELL = 9
_SEAT_NAMES = ("Ali", "Bahia", "Chafik", "Dounia")  # by their initials pawns are drawn

# Each pawn brings its own background: it shows on a dark terminal and on a light one.
_PAWN = (
    "bold white on red3",
    "bold white on blue3",
    "bold white on dark_green",
    "bold black on gold1",
)
_PATH, _PALACE, _NOW, _QUIET = "yellow", "bold magenta", "bold yellow reverse", "dim"


def draw(observed: State) -> "Text":
    """The table as a seat knows it; the same text for the same table, always."""
    from rich.text import Text  # here: simulations draw nothing

    s = observed
    lines = [line for level in reversed(range(_LEVELS)) for line in _level(s, level)]
    lines += [Text(), _cards(s), _beside(s), Text()]
    lines += [_seat(s, seat) for seat in range(int(s.seats))]
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _squares(s: State, level: int) -> list[int]:
    """The squares of a level from left to right; the path winds up from the bottom right."""
    count = _per_level(s)
    squares = list(range(level * count, min((level + 1) * count, int(s.throne) + 1)))
    return squares if level % 2 else squares[::-1]


def _per_level(s: State) -> int:
    return -(-(int(s.throne) + 1) // _LEVELS)


def _level(s: State, level: int) -> Iterator["Text"]:
    """The pawns of a level, and its squares under their feet."""
    from rich.text import Text

    squares = _squares(s, level)
    to_the_left = level % 2 == 0
    comes, goes_on = level > 0, squares[0 if to_the_left else -1] < s.throne
    left, right = (goes_on, comes) if to_the_left else (comes, goes_on)
    wall = f" {'║' if goes_on else ' '}"  # by which one climbs to the level above
    pawns = Text().append(f"{wall} " if to_the_left else "   ", _PATH)
    ground = Text().append(f" {'╚' if to_the_left else '╔'}═" if left else "   ", _PATH)
    for square in squares:
        _add_pawns(pawns, s, square)
        _add_square(ground, s, square)
    pawns.append("" if to_the_left else wall, _PATH)
    ground.append(f"═{'╗' if to_the_left else '╝'}" if right else "", _PATH)
    yield pawns
    yield ground


def _width(s: State) -> int:
    """Columns of a square; a short path has wide ones."""
    return min(_WIDEST_CELL, _INSIDE // _per_level(s))


def _add_pawns(line: "Text", s: State, square: int) -> None:
    here = [seat for seat in range(int(s.seats)) if s.pawn[seat] == square]
    before = min(2, _width(s) - len(here))
    line.append(" " * before)
    for seat in here:
        line.append("ABCD"[seat], _PAWN[seat])
    line.append(" " * (_width(s) - before - len(here)))


def _add_square(line: "Text", s: State, square: int) -> None:
    """A square's number and person; the gate stands on the side one comes from."""
    gate = "#" if square == s.palace else ""
    from_left = square // _per_level(s) % 2 == 1
    label = f"{square}{_person(s, square)}"
    width = _width(s)
    before = max(0, min(2, width - len(label)) - len(gate) * from_left)
    line.append("═" * before, _PATH)
    line.append(gate * from_left, _PALACE)
    line.append(label, _PALACE if square >= s.palace else "bold")
    line.append(gate * (not from_left), _PALACE)
    after = " " if square in (0, int(s.throne)) else "═"
    line.append(after * (width - before - len(label) - len(gate)), _PATH)


def _person(s: State, square: int) -> str:
    for person in range(PERSONS):
        if int(s.track[person]) >> square & 1:
            return LETTERS[FAKIR + person]
    return "♛" if square else "·"


def _cards(s: State) -> "Text":
    """The row of this round: four that lead ahead and one that leads back."""
    from rich.text import Text

    line = Text("   ")
    for bribe in range(BRIBES):
        is_now = s.phase == BIDDING and s.up == bribe + 1
        letter = LETTERS.get(int(s.card[bribe]), "·")
        line.append(f"{bribe + 1}{'▲' if bribe + 1 < BRIBES else '▼'} ", _QUIET)
        line.append(f"<{letter}>" if is_now else f"[{letter}]", _NOW if is_now else "bold")
        line.append("     ")
    return line


def _beside(s: State) -> "Text":
    """The pot, and the cards that are still to come before the next shuffle."""
    from rich.text import Text

    line = Text(f"   pot ¤ {s.pot:<4}", "bold")
    unseen = " ".join(f"{letter}{s.left[card - FAKIR]}" for card, letter in LETTERS.items())
    return line.append(f"   ? {unseen}", _QUIET)


def _seat(s: State, seat: int) -> "Text":
    """A seat's pawn, name, gold, thief and fist."""
    from rich.text import Text

    gold = "?" if s.gold[seat] == UNKNOWN else str(s.gold[seat])
    crown = "  ♛" if s.winners >> seat & 1 else ""
    line = Text("   ").append("ABCD"[seat], _PAWN[seat])
    line.append(f" {_SEAT_NAMES[seat]:<8} ¤ {gold:<4}{'T' if s.thief[seat] else '-'}   ")
    return line.append(f"({_fist(int(s.fist[seat]))}){crown}", "bold")


def _fist(fist: int) -> str:
    if fist == NOT_YET:
        return " "
    if fist == UNKNOWN:
        return "*"
    return "T" if fist == THIEF_IN_FIST else str(rules.coins_in(fist))
