"""Dragons to play on, drawn in position notation."""

import sesame
from sesame.core.match import Match

GAME = sesame.game("khan-tsin")
SOUTH, NORTH = 0, 1

START = "/".join("rkw" * 12)  # one baron a square
# South has no move, North has two, and both win.
BLOCKED = "rrwwkkkr/rrwwkkkr/rrkkwwwr/rrkkwwwr/kwkw/31"
# Neither side has a move under two speeds.
STALE = "rrwwrwkk/2/rrwwrwkk/3/krwrkwkw/3/kkkr/4/wrrwrwkk/19"


def dragon(south: str = "", turn: str = "S", north: str = "") -> str:
    """These piles at South's end, those at North's, every other baron alone in between.

    Moves among the drawn piles leave the others as they are, so that a position before and a
    position after are drawn the same way.
    """
    first, last = _piles(south), _piles(north)
    used = "".join((*first, *last, turn.partition("#")[2]))
    left = {colour: 12 - used.count(colour) for colour in "rkw"}
    alone = [colour for i in range(12) for colour in "rkw" if i < left[colour]]
    empty = 36 - len(first) - len(alone) - len(last)
    return f"{_line([*first, *alone, *[''] * empty, *last])} {turn}"


def at(position: str, terms: str = "") -> Match:
    """A match at a position, with options such as `two_speeds=on`."""
    return GAME.at(f"{position} {terms}".strip(), chance="manual")


def legal(match: Match, start: int | None = None, goal: int | None = None) -> set[str]:
    """What the seat to move may do, in notation: all of it, or one pile's moves, or to one goal."""
    found = {str(action) for action in match.legal(match.actors[0])}
    if start is not None:
        found = {
            move for move in found if move.split("-")[0].split("x")[0].strip("~") == f"{start}"
        }
    if goal is not None:
        found = {move for move in found if move.split("-")[1].strip("~") == f"{goal}"}
    return found


def _piles(text: str) -> list[str]:
    piles = list[str]()
    for word in filter(None, text.split("/")):
        piles += [""] * int(word) if word.isdecimal() else [word]
    return piles


def _line(piles: list[str]) -> str:
    words, empty = list[str](), 0
    for pile in (*piles, "end"):
        if pile and empty:
            words.append(str(empty))
        empty = 0 if pile else empty + 1
        words += [pile] * bool(pile)
    return "/".join(words[:-1])
