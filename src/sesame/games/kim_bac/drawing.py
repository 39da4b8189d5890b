"""The town in a terminal, drawn from its crossings' places on the map.

Letters and marks alone tell everything, so that it reads without colours too: `c4` is a crossing,
`c4*16` one at the foot of monument 16, `[A]` a gate. Under a crossing stands its pawn: `A3` is
Blue's third, `<A3>` the pawn to move, `(A3)` the Kim-Bac. Streets are dotted, bridges `#`, the
river `~`.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from sesame.core.contract import UNKNOWN
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_name
from sesame.games.kim_bac.names import SEAT_LETTERS, pawn_mark, seat_name
from sesame.games.kim_bac.rounds import total
from sesame.games.kim_bac.state import (
    AT_GATE,
    BESIDE,
    CROSSINGS,
    GATES,
    GRID,
    MOVING,
    NO_SEAT,
    NUMBERS,
    OVER,
    PLACING,
    RACING,
    State,
)

if TYPE_CHECKING:
    from rich.text import Text

_WIDE, _HIGH = 78, 33  # columns and lines of the map
_EDGE = 3  # columns kept free on both sides, for marks that are centred on their place

# Each pawn brings its own background: it shows on a dark terminal and on a light one.
_PAWN = (
    "bold white on blue3",
    "bold white on red3",
    "bold black on gold1",
    "bold black on grey89",
)
_STREET, _BRIDGE, _RIVER, _GATE, _MONUMENT = "dim", "bold", "cyan", "magenta", "bold yellow"

Cell = tuple[str, str]  # a character and its style
Sheet = dict[tuple[int, int], Cell]  # by line and column


def draw(observed: State) -> "Text":
    """The table as a seat knows it; the same text for the same table, always."""
    from rich.text import Text  # here: simulations draw nothing

    s = observed
    lines = [*_lines(_map(s)), Text(), *(_seat(s, seat) for seat in range(int(s.seats)))]
    lines.append(_beside(s))
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _lines(sheet: Sheet) -> Iterator["Text"]:
    from rich.text import Text

    for row in range(_HIGH):
        line = Text()
        for column in range(_WIDE):
            line.append(*sheet.get((row, column), (" ", "")))
        yield line


def _at(x: int, y: int) -> tuple[int, int]:
    """Line and column of a place on the map."""
    return y * (_HIGH - 2) // GRID, _EDGE + x * (_WIDE - 2 * _EDGE - 1) // GRID


def _map(s: State) -> Sheet:
    """First what lies lowest: the river, then streets and bridges, then crossings and pawns."""
    sheet: Sheet = {}
    bends = [_at(int(x), int(y)) for x, y in zip(s.river_x, s.river_y, strict=True) if x >= 0]
    for start, goal in pairwise(bends):
        _line(sheet, start, goal, ("~", _RIVER))
    here = [c for c in range(CROSSINGS) if s.x[c] >= 0]
    for crossing in here:
        for other in range(crossing):
            if int(s.ways[crossing]) >> other & 1:
                is_street = int(s.streets[crossing]) >> other & 1
                cell = ("·", _STREET) if is_street else ("#", _BRIDGE)
                _line(sheet, _place(s, crossing), _place(s, other), cell)
    for gate in range(GATES):
        at = _at(int(s.gate_x[gate]), int(s.gate_y[gate]))
        _line(sheet, at, _place(s, int(s.gate[gate])), (":", _GATE))
        _write(sheet, at, f"[{GATE_LETTERS[gate]}]", _GATE)
    for crossing in here:
        number = int(s.number[crossing])
        name = crossing_name(crossing) + (f"*{number}" if number else "")
        _write(sheet, _place(s, crossing), name, _MONUMENT if number else "")
    _stand(sheet, s)
    return sheet


def _place(s: State, crossing: int) -> tuple[int, int]:
    return _at(int(s.x[crossing]), int(s.y[crossing]))


def _line(sheet: Sheet, start: tuple[int, int], goal: tuple[int, int], cell: Cell) -> None:
    """Dots from one place to the other, one a line or every second column."""
    rows, columns = goal[0] - start[0], goal[1] - start[1]
    steps = max(abs(rows), abs(columns) // 2, 1)
    for i in range(steps + 1):
        row, column = start[0] + rows * i / steps, start[1] + columns * i / steps
        sheet[round(row), round(column)] = cell


def _write(sheet: Sheet, at: tuple[int, int], mark: str, style: str) -> None:
    """A mark centred on its place."""
    row, column = at
    first = max(0, min(_WIDE - len(mark), column - (len(mark) - 1) // 2))
    for i, sign in enumerate(mark):
        sheet[row, first + i] = (sign, style)


def _stand(sheet: Sheet, s: State) -> None:
    """Each pawn under its crossing or gate."""
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            place = int(s.pawn[seat, pawn])
            if place == BESIDE:
                continue
            if place >= AT_GATE:
                gate = place - AT_GATE
                row, column = _at(int(s.gate_x[gate]), int(s.gate_y[gate]))
            else:
                row, column = _place(s, place)
            _write(sheet, (row + 1, column), _mark(s, seat, pawn), _PAWN[seat])


def _mark(s: State, seat: int, pawn: int) -> str:
    mark = pawn_mark(seat, pawn)
    if s.phase in (MOVING, RACING) and (s.turn, s.due) == (seat, pawn):
        return f"<{mark}>"
    if (s.taker, s.kim_bac) == (seat, pawn):
        return f"({mark})"
    return mark


def _seat(s: State, seat: int) -> "Text":
    """A seat's letter, name, taels, and its cards as far as they may be seen."""
    from rich.text import Text

    is_due = s.phase not in (OVER,) and s.turn == seat
    line = Text(" > " if is_due else "   ").append(f" {SEAT_LETTERS[seat]} ", _PAWN[seat])
    name = seat_name(seat)
    line.append(f" {name.fr}/{name.en}".ljust(15) + f"{total(s, seat):>7,} ¤   ".replace(",", " "))
    if s.phase == PLACING:
        return line
    counts = s.hand[seat].tolist()
    cards = [f"{n + 1}" for n, count in enumerate(counts) for _ in range(max(0, count))]
    if UNKNOWN in counts:
        cards += ["?"] * (int(s.held[seat]) - len(cards))
    return line.append(" ".join(cards), "bold")


def _beside(s: State) -> "Text":
    """Round, stock, open cards, and the race."""
    from rich.text import Text

    line = Text(f"    {int(s.current) + 1}/{s.rounds}   ? x{s.stocked}")
    opened = [str(number + 1) for number in range(NUMBERS) if s.open[number]]
    if opened:
        line.append(f"   = {' '.join(f'{n}+{n}' for n in opened)}", "bold")
    if s.taker != NO_SEAT:
        treasure = s.treasure if s.treasure > 0 else "?"
        line.append(f"   {s.secret} -> {treasure}", "bold yellow")
    if s.phase == RACING:
        line.append(f"   {s.moves}/80")
    return line
