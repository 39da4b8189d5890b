"""The souk in a terminal: the tower, the dice, the cards and the gold.

Signs and letters alone tell everything, so that it reads without colours too: `♥r` is a die or a
card of red, `??` a card that this seat may not see, `╳` a die that does not count, `¤` gold.
"""

from typing import TYPE_CHECKING

from sesame.core import dice
from sesame.core.dice import Rng
from sesame.games.attrap_tresors import reckoning
from sesame.games.attrap_tresors.actions import LETTERS, OBJECTS
from sesame.games.attrap_tresors.names import SEAT_NAMES, SIGNS
from sesame.games.attrap_tresors.state import (
    CARPET,
    CHEST,
    COLUMN,
    DICE,
    GEM,
    KINDS,
    LAMP,
    NOBODY,
    POUF,
    RED,
    THROWING,
    VALUES,
    State,
)

if TYPE_CHECKING:
    from rich.text import Text

# Each colour brings its own background: it shows on a dark terminal and on a light one.
_STYLE = {
    1: "bold white on red3",
    2: "bold black on dark_orange",
    3: "bold black on yellow1",
    4: "bold white on dark_green",
    5: "bold white on blue3",
    6: "bold white on dark_violet",
}
_SHAPE = {
    GEM: "◇ gem ◇",
    POUF: "(  pouf  )",
    CARPET: "~~ carpet ~~",
    CHEST: "[  chest  ]",
    LAMP: "<   lamp   >",
    COLUMN: "‖  column  ‖",
}
_METAL = {COLUMN: "bold white on grey42", LAMP: "bold black on gold1", CHEST: "bold black on gold1"}
_RUBY, _QUIET, _NAME = "bold white on deep_pink4", "dim", "bold"
_WIDTH = 24
_ACROSS, _DOWN, _CELL = 8, 3, 6  # places where a die may lie, and how wide one is drawn


def draw(observed: State) -> "Text":
    """The table as a seat knows it; the same text for the same table, always."""
    from rich.text import Text  # here: simulations draw nothing

    s = observed
    return _joined([*_tower(s), Text(), _dice(s), *_row(s), Text(), *_seats(s)])


def draw_ready(observed: State) -> "Text":
    """The table before a throw in real time: the tower stands whole, nobody holds anything."""
    from rich.text import Text

    s = observed.copy()
    s.tower, s.holder = s.built, NOBODY
    return _joined([*_tower(s), *_row(s), Text(), *_seats(s)])


def draw_seats(observed: State) -> "Text":
    """The players alone, with what they hold."""
    return _joined(_seats(observed))


def draw_card(observed: State, seat: int) -> "Text":
    """A seat's own card."""
    from rich.text import Text

    line = Text("  ")
    _card(line, int(observed.card[seat]))
    return line


def draw_fallen(observed: State, rng: Rng) -> "Text":
    """The dice as they fell, here and there on the souk: who is quick finds three alike."""
    from rich.text import Text

    cells = list(range(_DOWN * _ACROSS))
    rows = [[Text(" " * _CELL) for _ in range(_ACROSS)] for _ in range(_DOWN)]
    for colour in SIGNS:
        for _ in range(int(observed.dice[colour - RED])):
            cell = cells.pop(dice.below(rng, len(cells)))
            die = Text(" " * dice.below(rng, 2))
            die.append(f" {SIGNS[colour]}{LETTERS[colour]} ", _STYLE[colour])
            die.append(" " * (_CELL - len(die)))
            rows[cell // _ACROSS][cell % _ACROSS] = die
    missed = "  ╳" * (DICE - int(observed.dice.sum()))
    edge = "─" * (_ACROSS * _CELL + 2)
    lines = [Text(f"  ┌{edge}┐", _QUIET)]
    for number, row in enumerate(rows):
        line = Text("  │ ", _QUIET).append_text(Text().join(row)).append(" │", _QUIET)
        lines.append(line.append(missed if number == _DOWN - 1 else "", _QUIET))
    return _joined([*lines, Text(f"  └{edge}┘", _QUIET)])


def _joined(lines: list["Text"]) -> "Text":
    from rich.text import Text

    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _seats(s: State) -> list["Text"]:
    return [_seat(s, seat) for seat in range(int(s.seats))]


def _tower(s: State) -> list["Text"]:
    """What still stands, the column at the foot (AT-05)."""
    from rich.text import Text

    standing = [kind for kind in reversed(range(KINDS)) for _ in range(int(s.tower[kind]))]
    lines = []
    for kind in standing:
        line = Text(" " * ((_WIDTH - len(_SHAPE[kind])) // 2))
        lines.append(line.append(_SHAPE[kind], _METAL.get(kind, _RUBY)))
    return [*lines, Text("═" * _WIDTH, _QUIET)]


def _dice(s: State) -> "Text":
    """The dice as they lie; nothing while the cup is shaken."""
    from rich.text import Text

    line = Text("  ")
    if not s.dice.any():
        return line.append("·" * DICE, _QUIET)
    for colour in SIGNS:
        for _ in range(int(s.dice[colour - RED])):
            _mark(line, colour)
            line.append(" ")
    line.append("╳ " * (DICE - int(s.dice.sum())), _QUIET)
    return line.append(" ↻" if s.phase == THROWING else "", _QUIET)


def _mark(line: "Text", colour: int) -> None:
    line.append(f"{SIGNS[colour]}{LETTERS[colour]}", _STYLE[colour])


def _row(s: State) -> list["Text"]:
    """The open instruction cards of two players (AT-20)."""
    from rich.text import Text

    if s.seats > 2:
        return []
    line = Text("  3 × ", _QUIET)
    for place in range(reckoning.places(s)):
        _card(line, int(s.card[place]))
        line.append(" ")
    return [line]


def _card(line: "Text", colour: int) -> None:
    if colour > 0:
        line.append("[", _QUIET)
        _mark(line, colour)
        line.append("]", _QUIET)
    else:
        line.append("[??]" if colour < 0 else "[  ]", _QUIET)


def _seat(s: State, seat: int) -> "Text":
    """A player: card, gold by value, sacks, and what was taken of the tower."""
    from rich.text import Text

    mark = "►" if s.seats > 2 and seat == s.thrower else " "
    line = Text(f"{mark} ").append(f"{SEAT_NAMES[seat]:<7}", _NAME)
    if s.seats > 2:
        _card(line, int(s.card[seat]))
    gold = zip(VALUES, s.gold[seat].tolist(), strict=True)
    shown = " ".join(f"{value}×{count}" for value, count in gold if count)
    line.append(f" ¤ {reckoning.sacks(s, seat):<3} ").append(f"{shown:<16} ", _QUIET)
    if s.holder != NOBODY:
        taken = [OBJECTS[kind] for kind in range(KINDS) for _ in range(int(s.held[seat, kind]))]
        line.append(" + ".join(taken))
    return line
