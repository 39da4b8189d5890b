"""The cave in a terminal: cards with their walls as heavy lines, friends beside, the chief below.

Letters and marks alone tell everything, so that it reads without colours too: `2` treasures, `h`
the chief's head, `(A)` a pawn, `[2]` a card where the seat to move may go, `E` the entrance,
`[out]` if it may leave, `?` the space that waits for the card drawn.
"""

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from sesame.games.mille_et_un_tresors import rules
from sesame.games.mille_et_un_tresors.actions import FACE_NAMES, LOOK_NAMES, SEAT_LETTERS
from sesame.games.mille_et_un_tresors.cards import EAST, NORTH, SOUTH, WEST, sides_of
from sesame.games.mille_et_un_tresors.state import (
    COLUMNS,
    MOVING,
    NONE,
    OUT,
    OVER,
    PLACING,
    ROWS,
    State,
)
from sesame.games.mille_et_un_tresors.walks import (
    EASTWARD,
    SOUTHWARD,
    beyond,
    exits,
    flights,
    goals,
)

if TYPE_CHECKING:
    from rich.text import Text

# Ali Baba and his friends, whose names begin with the letters of their seats.
_FRIENDS = ("Ali Baba", "Badoura", "Cassim", "Dinarzade")
_INSIDE = 5  # columns of a card between its walls
_WIDTH = 47  # of the cave with its frame and the numbers of its rows

# Each pawn brings its own background: it shows on a dark terminal and on a light one.
_PAWN = (
    "bold black on hot_pink",
    "bold white on green4",
    "bold white on blue",
    "bold black on gold1",
)
_WALL, _FRAME, _QUIET, _GOAL, _CHIEF = "bold", "yellow", "dim", "bold yellow reverse", "bold red"
_LOOT = "yellow"


def draw(observed: State) -> "Text":
    """The table as a seat knows it; the same text for the same table, always."""
    from rich.text import Text  # here: simulations draw nothing

    lines = list[Text]()
    for left, right in zip_longest(_cave(observed), _beside(observed), fillvalue=Text()):
        line = left.copy()
        line.append(" " * (_WIDTH - len(line)) + "  ").append_text(right)
        lines.append(line)
    lines.append(_path(observed))
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _cave(s: State) -> Iterator["Text"]:
    from rich.text import Text

    wide = COLUMNS * (_INSIDE + 3) + 1
    yield Text("     " + "".join(letter.center(_INSIDE + 3) for letter in "abcde"), _QUIET)
    yield Text(f"   ╔{'═' * wide}╗", _FRAME)
    for row in range(ROWS):
        cells = [_card(s, spot) for spot in range(row * COLUMNS, (row + 1) * COLUMNS)]
        for level in range(3):
            line = Text(f" {row + 1} " if level == 1 else "   ", _QUIET).append("║ ", _FRAME)
            for cell in cells:
                line.append_text(cell[level]).append(" ")
            yield line.append("║", _FRAME)
    yield Text(f"   ╚{'═' * wide}╝", _FRAME)


def _card(s: State, spot: int) -> tuple["Text", "Text", "Text"]:
    """Three lines: the wall to the north, what lies there between west and east, the south."""
    from rich.text import Text

    if spot == s.entrance:
        sides = _shut_sides(s)
    else:
        sides = sides_of(int(s.look[spot])) if s.look[spot] >= 0 else 0
    middle = Text().append("┃" if sides >> WEST & 1 else " ", _WALL)
    middle.append_text(_inside(s, spot)).append("┃" if sides >> EAST & 1 else " ", _WALL)
    return _edge(sides >> NORTH & 1), middle, _edge(sides >> SOUTH & 1)


def _edge(is_wall: int) -> "Text":
    from rich.text import Text

    line = Text("·", _QUIET).append(("━" if is_wall else " ") * _INSIDE, _WALL)
    return line.append("·", _QUIET)


def _shut_sides(s: State) -> int:
    """MT-09, MT-21: where the entrance is closed by an option, as walls of its own."""
    door = int(s.entrance)
    beside = beyond(1 << door, EASTWARD, SOUTHWARD) & ~exits(s)
    steps = (NORTH, -COLUMNS), (EAST, 1), (SOUTH, COLUMNS), (WEST, -1)
    shut = (1 << side for side, by in steps if door + by >= 0 and beside >> door + by & 1)
    return sum(shut)


def _inside(s: State, spot: int) -> "Text":
    """What lies and stands on a spot."""
    from rich.text import Text

    is_goal = bool(_goals(s) >> spot & 1)
    if spot == s.entrance:
        mark = Text("[out]", _GOAL) if is_goal else Text("E", _FRAME)
    elif s.look[spot] == NONE:
        mark = Text("?" if spot == s.gap else "", _CHIEF)
    else:
        mark = _face_up(s, spot, is_goal)
    before = (_INSIDE - len(mark)) // 2
    return Text(" " * before).append_text(mark).append(" " * (_INSIDE - before - len(mark)))


def _face_up(s: State, spot: int, is_goal: bool) -> "Text":
    from rich.text import Text

    shown = LOOK_NAMES[s.look[spot]]
    loot = shown[0] + "h" * ("h" in shown)
    for seat in range(int(s.seats)):
        if s.pawn[seat] == spot:
            return Text(loot.ljust(2), _LOOT).append(f"({SEAT_LETTERS[seat]})", _PAWN[seat])
    return Text(f"[{loot}]", _GOAL) if is_goal else Text(loot, _LOOT)


def _goals(s: State) -> int:
    """Where the seat to move may go, as bits."""
    if s.phase != MOVING:
        return 0
    walked = goals(s, int(s.seat))
    return walked | flights(s, walked)


def _beside(s: State) -> Iterator["Text"]:
    """The friends and what they have, the pile, the card drawn, the die."""
    from rich.text import Text

    yield Text()
    yield Text()
    for seat in range(int(s.seats)):
        is_next = PLACING <= s.phase < OVER and s.seat == seat
        line = Text("> " if is_next else "  ", _WALL)
        line.append(f"({SEAT_LETTERS[seat]})", _PAWN[seat]).append(f" {_FRIENDS[seat]:<10}")
        line.append(f"{rules.points(s, seat):>3} ♦", _LOOT)
        yield line.append(_fate(s, seat), _CHIEF if rules.is_caught(s, seat) else _QUIET)
        yield Text()
    yield Text(f"  pile {sum(s.pile.tolist())}", _QUIET)
    if s.held >= 0:
        yield Text("  ").append(f"+{FACE_NAMES[s.held]}", _LOOT)
    elif s.thrown:
        yield Text("  ").append(f"die {s.thrown}", _LOOT)


def _fate(s: State, seat: int) -> str:
    if rules.is_caught(s, seat):
        return "  ✗"
    return "  out" if s.pawn[seat] == OUT else ""


def _path(s: State) -> "Text":
    """The chief between the tent and the entrance, one sign a step (MT-01)."""
    from rich.text import Text

    gone, path = int(s.chief), int(s.path)
    line = Text("\n    Δ" if gone else "\n    ", _FRAME)
    for step in range(path + 1):
        if step == gone:
            line.append("♚", _CHIEF)
        elif step == path:
            line.append("E", _FRAME)
        elif step:
            line.append("─", _QUIET)
    return line.append(f"  {gone}/{path}", _QUIET)
