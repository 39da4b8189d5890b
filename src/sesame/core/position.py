"""A position as one line: the game's own description, then the terms that are not the usual ones.

For instance `r/k/w/.../w S two_speeds=on`.
"""

import re
import zlib
from binascii import a2b_base64, b2a_base64
from typing import Any

import numpy as np

from sesame.core.contract import State
from sesame.core.errors import BadPosition
from sesame.core.game import Game
from sesame.core.terms import Terms

MOST_TEXT = 60_000  # letters of a position; a whole board may be in it
_TERM = re.compile(r"([a-z_]+)=(\S+)")
_QUOTED = 60  # letters of what is refused that the refusal repeats
_DIGITS = 3  # of a number of seats


def write(terms: Terms, s: State) -> str:
    words = [terms.game.text.write_position(s)]
    if terms.seats != terms.game.seats[0]:
        words.append(f"seats={terms.seats}")
    words += write_options(terms)
    if (board := terms.game.boards.write(terms.board)) != terms.game.boards.default:
        words.append(f"board={board}")
    return " ".join(words)


def write_options(terms: Terms) -> list[str]:
    """The options that are not the usual ones, as `name=value`."""
    return [
        f"{option.name}={option.write(terms.options[option.name])}"
        for option in terms.game.options
        if terms.options[option.name] != option.default
    ]


def read_options(text: str) -> dict[str, str]:
    """`name=value` words back into a mapping; other words are refused."""
    found = dict[str, str]()
    for word in text.split():
        if not (match := _TERM.fullmatch(word)):
            quoted = repr(word[:_QUOTED])
            raise BadPosition("not-a-term", word=quoted)
        found[match[1]] = match[2]
    return found


def read_seats(text: str) -> int:
    """A number of seats, as positions and records write it."""
    if not text.isdecimal() or len(text) > _DIGITS:
        quoted = text[:_QUOTED]
        raise BadPosition("seats-not-a-number", text=quoted)
    return int(text)


def read(game: Game, text: str) -> tuple[Terms, np.recarray[Any, Any]]:
    """The terms and the table that the line describes."""
    if len(text) > MOST_TEXT:
        raise BadPosition("position-too-long", most=MOST_TEXT)
    words = text.split()
    chosen: dict[str, Any] = {}
    while words and _TERM.fullmatch(words[-1]):
        chosen |= read_options(words.pop())
    seats, board = chosen.pop("seats", None), chosen.pop("board", None)
    terms = game.terms(None if seats is None else read_seats(seats), chosen, board)
    table = terms.lay()
    game.text.read_position(" ".join(words), table[0])
    return terms, table


def pack(s: State) -> str:
    """The table's bytes: what a page reads, which knows no game's way to write a position."""
    return b2a_base64(zlib.compress(s.tobytes(), 9), newline=False).decode("ascii")


def is_packed(text: str, s: State) -> bool:
    """Whether that is the table packed."""
    try:
        unpacked = zlib.decompressobj().decompress(a2b_base64(text), s.nbytes + 1)
    except (ValueError, zlib.error):
        return False
    return bool(unpacked == s.tobytes())
