"""Hex in words and letters: sentences, positions, and the board in a terminal."""

from typing import TYPE_CHECKING

from sesame.core.errors import BadPosition
from sesame.core.words import Words
from sesame_hex import rules
from sesame_hex.actions import Action, Swap
from sesame_hex.state import BLUE, CELLS, NOBODY, RED, SIDE, State

if TYPE_CHECKING:
    from rich.text import Text

_SEATS = (Words("Rouge", "Red"), Words("Bleu", "Blue"))
_LETTERS = "rb"


def cells(s: State) -> str:
    red, blue = int(s.red), int(s.blue)
    return "".join("r" if red >> i & 1 else "b" if blue >> i & 1 else "." for i in range(CELLS))


def seat_name(seat: int) -> Words:
    return _SEATS[seat]


def prompt(observed: State) -> Words:
    s = observed
    if s.winner != NOBODY:
        return ending(s)
    who = _SEATS[int(s.seat)]
    goal = (Words("du haut en bas", "top to bottom"), Words("de gauche à droite", "left to right"))
    way = goal[int(s.seat)]
    return Words(
        f"{who.fr}\u00a0: posez une pierre, pour une chaîne {way.fr}.",
        f"{who.en}: lay a stone, for a chain from {way.en}.",
    )


def sentence(observed: State, seat: int, action: Action) -> Words:
    who = _SEATS[seat]
    if isinstance(action, Swap):
        return Words(f"{who.fr} prend la première pierre.", f"{who.en} takes over the first stone.")
    return Words(f"{who.fr} pose une pierre en {action}.", f"{who.en} lays a stone on {action}.")


def refusal(observed: State, seat: int, action: Action) -> Words:
    if isinstance(action, Swap):
        return Words("On n'échange pas maintenant.", "There is no swapping now.")
    return Words(f"La case {action} est prise.", f"The cell {action} is taken.")


def ending(s: State) -> Words:
    who = _SEATS[int(s.winner)]
    return Words(f"{who.fr} a joint ses deux bords.", f"{who.en} has joined both sides.")


def write_position(s: State) -> str:
    """Rows from the top, then who acts, with `'` once the first stone was swapped."""
    rows = [cells(s)[at : at + SIDE] for at in range(0, CELLS, SIDE)]
    return "/".join(rows) + " " + _LETTERS[int(s.seat)] + "'" * int(s.swapped)


def read_position(text: str, s: State) -> None:
    board, _, turn = text.partition(" ")
    found = board.replace("/", "")
    if len(found) != CELLS or set(found) - set("rb.") or turn.rstrip("'") not in ("r", "b"):
        raise BadPosition(
            f"il faut {SIDE} rangées de {SIDE} cases r, b ou . et un trait r ou b",
            f"{SIDE} rows of {SIDE} cells r, b or . are needed, and a turn r or b",
        )
    s.red = sum(1 << i for i, cell in enumerate(found) if cell == "r")
    s.blue = sum(1 << i for i, cell in enumerate(found) if cell == "b")
    s.stones, s.swapped = CELLS - found.count("."), int(turn.endswith("'"))
    s.seat = _LETTERS.index(turn[0])
    for seat in (RED, BLUE):
        if rules.is_joined(s, seat):
            s.winner = seat


def draw(observed: State) -> "Text":
    """The rhombus, each row half a cell further to the right."""
    from rich.text import Text

    found, lines = cells(observed), [Text("   " + " ".join("abcdefg"[:SIDE]), "red3")]
    for row in range(SIDE):
        line = Text(" " * row).append(f"{row + 1:2} ", "blue")
        for cell in found[row * SIDE : row * SIDE + SIDE]:
            line.append(cell + " ", {"r": "bold red3", "b": "bold blue", ".": "dim"}[cell])
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)
