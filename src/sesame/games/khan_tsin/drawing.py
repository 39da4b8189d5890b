"""The dragon in a terminal: three rows of twelve squares, piles standing on them.

Letters and marks alone tell everything, so that it reads without colours too: `(r)` is a baron,
`[7]` a square whose pile the seat to move may play, `^^` the claws of a square.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import LETTERS
from sesame.games.khan_tsin.names import letters
from sesame.games.khan_tsin.state import DEALING, MOVING, NO_SEAT, PLACING, RED, SOUTH, State

if TYPE_CHECKING:
    from rich.text import Text

_CELL = 6  # columns of a square; twelve of them and both bends are 78 wide

# Each baron brings its own background: it shows on a dark terminal and on a light one.
_BARON = {"r": "bold white on red3", "k": "bold white on grey30", "w": "bold black on grey89"}
_BODY, _NUMBER, _NEAR, _QUIET = "green", "bold", "bold yellow reverse", "dim"


class _Row(NamedTuple):
    """Twelve squares from left to right, and the dragon's body around them."""

    squares: range
    left: str  # the body before the first square
    right: str  # and after the last
    above: str  # the side on which the body comes down past this row's piles
    below: str  # the side on which it goes on down


_ROWS = (
    _Row(range(24, 36), " ╔═", "═ N", above="", below="left"),
    _Row(range(23, 11, -1), " ╚═", "═╗", above="left", below="right"),
    _Row(range(12), "S══", "═╝", above="right", below=""),
)


def draw(observed: State) -> "Text":
    """The table as a seat knows it; the same text for the same table, always."""
    from rich.text import Text  # here: simulations draw nothing

    lines = [line for row in _ROWS for line in _row(observed, row)]
    lines += _beside(observed)
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _row(s: State, row: _Row) -> Iterator["Text"]:
    """One row, from the top of its highest pile down to the bend."""
    piles = [letters(s.pile[square]) for square in row.squares]
    for level in reversed(range(max(1, *map(len, piles)))):
        yield _line(row.above, [_baron(pile, level) for pile in piles])
    yield _body(s, row)
    yield _line(row.below, [("^" * rules.claws(s, square), _QUIET) for square in row.squares])
    if row.below:
        yield _line(row.below, [("", "")] * len(row.squares))


def _baron(pile: str, level: int) -> tuple[str, str]:
    if level < len(pile):
        return f"({pile[level]})", _BARON[pile[level]]
    return "·" if level == 0 else "", _QUIET


def _line(bend: str, cells: list[tuple[str, str]]) -> "Text":
    """A line of marks, with the body passing by on one side of it."""
    from rich.text import Text

    line = Text().append(" ║ " if bend == "left" else "   ", _BODY)
    for mark, style in cells:
        _add(line, mark, style, " ")
    return line.append(" ║" if bend == "right" else "", _BODY)


def _body(s: State, row: _Row) -> "Text":
    """The line of the squares' numbers; those that the seat to move may play in brackets."""
    from rich.text import Text

    near = rules.reach(s, int(s.seat)) if s.phase == MOVING else 0
    line = Text().append(row.left, _BODY)
    for square in row.squares:
        if near >> square & 1:
            _add(line, f"[{square + 1}]", _NEAR, "═")
        else:
            _add(line, str(square + 1), _NUMBER, "═")
    return line.append(row.right, _BODY)


def _add(line: "Text", mark: str, style: str, filler: str) -> None:
    """One cell: a mark of up to four characters, centred, with spaces or body around it."""
    before = 1 if len(mark) > 2 else 2
    line.append(filler * before, _BODY)
    line.append(mark, style)
    line.append(filler * (_CELL - before - len(mark)), _BODY)


def _beside(s: State) -> Iterator["Text"]:
    """What is not on the dragon: barons not yet laid, or the pile that won (KT-13)."""
    from rich.text import Text

    line = Text("\n    ")
    if s.phase in (PLACING, DEALING):
        for colour, letter in LETTERS.items():
            line.append(f"({letter})", _BARON[letter])
            line.append(f" ×{s.left[colour - RED]:<6}")
        yield line
    elif s.winner != NO_SEAT:
        line.append(f"♛ {'S' if s.winner == SOUTH else 'N'}  ", _NUMBER)
        for letter in letters(s.taken):
            line.append(f"({letter})", _BARON[letter])
        yield line
