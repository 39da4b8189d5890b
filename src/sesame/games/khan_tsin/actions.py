"""Khan Tsin's actions, their ids and their notation; nobody else converts.

| ids | action | notation |
| --- | --- | --- |
| 0 to 35 | place a baron on a square | `@7` |
| 36 to 38 | chance deals red, black, white | `r` `k` `w` |
| 39 | pass | `pass` |
| 40 to 41511 | move: turn, count, start, goal | `7-12` `7x3-12` `7x3~-12~` |
| 41512 | turn the dragon round | `turn` |
"""

import re

from msgspec import Struct

from sesame.core.errors import BadAction
from sesame.core.kernel import kernel
from sesame.core.layout import Layout, below, digit_of, either, kind, square, unchosen
from sesame.core.terms import Terms
from sesame.games.khan_tsin.saying import say
from sesame.games.khan_tsin.state import BLACK, COLOURS, EMPEROR, REACH, RED, SQUARES, WHITE

COUNTS = EMPEROR - 1  # a pile that moves holds 1 to 8 barons
TURN_MOVED, TURN_RESULT = 1, 2  # bits of a move's turn (KT-30, KT-31)
# Four piles of b barons in all can go b ways onto at most 36 - b + 3 others, each turned 4 ways;
# or the dragon is turned round.
WIDEST = max(b * (SQUARES - b + REACH - 1) for b in range(SQUARES)) * 4 + 1
MOST_DRAWN = COLOURS

LETTERS = {RED: "r", BLACK: "k", WHITE: "w"}
COLOUR_OF = {letter: colour for colour, letter in LETTERS.items()}


class Place(Struct, frozen=True, tag="place"):
    """Put the next baron of your colour on an empty square (KT-05)."""

    square: int

    def __str__(self) -> str:
        return f"@{self.square + 1}"


class Deal(Struct, frozen=True, tag="deal"):
    """Chance: the next square from South's end gets this colour (KT-05)."""

    colour: int

    def __str__(self) -> str:
        return LETTERS[self.colour]


class Pass(Struct, frozen=True, tag="pass"):
    """No move is legal (KT-12)."""

    def __str__(self) -> str:
        return "pass"


class Move(Struct, frozen=True, tag="move"):
    """The top `count` barons of `start` fly onto `goal` (KT-07 to KT-09), perhaps turned over."""

    start: int
    goal: int
    count: int = 1
    turn_moved: bool = False
    turn_result: bool = False

    def __str__(self) -> str:
        part = f"x{self.count}" if self.count > 1 else ""
        first, second = "~" * self.turn_moved, "~" * self.turn_result
        return f"{self.start + 1}{part}{first}-{self.goal + 1}{second}"


class TurnRound(Struct, frozen=True, tag="turn-round"):
    """North turns the dragon round instead of answering South's first move (KT-33)."""

    def __str__(self) -> str:
        return "turn"


Action = Place | Deal | Pass | Move | TurnRound


LAYOUT: Layout[Action] = Layout(
    kind(Place, square=square(SQUARES, "where it is put, from South's end")),
    unchosen(kind(Deal, colour=below(COLOURS, "of the baron", least=RED))),
    kind(Pass),
    kind(
        Move,
        turn_result=either("whether the pile is turned over once they have landed (KT-31)"),
        turn_moved=either("whether they are turned over first (KT-30)"),
        count=below(COUNTS, "how many fly, the suzerain among them (KT-09)", least=1),
        start=below(SQUARES, "the square that they leave"),
        goal=square(SQUARES, "the square that they land on"),
    ),
    kind(TurnRound),
)
to_id, from_id, COUNT = LAYOUT.to_id, LAYOUT.from_id, LAYOUT.count

DEALS, PASS, MOVES, TURN_ROUND = LAYOUT.firsts(Deal, Pass, Move, TurnRound)
_PER_TURN, _PER_COUNT = LAYOUT.weight(Move, "turn_moved"), LAYOUT.weight(Move, "count")
_PER_START = LAYOUT.weight(Move, "start")


def ever(action: Action, terms: Terms) -> bool:
    """Whether a seat can ever call a choice so (`rules.called`) on these terms."""
    options = terms.options
    if isinstance(action, Place):
        return options["setup"] != "random"
    if isinstance(action, TurnRound):
        return bool(options["pie"])
    if isinstance(action, Move):
        turns = (action.turn_moved, "flip_moved"), (action.turn_result, "flip_result")
        return action.start < REACH and all(options[name] or not it for it, name in turns)
    return True


@kernel
def move_id(turn: int, count: int, start: int, goal: int) -> int:
    return MOVES + turn * _PER_TURN + (count - 1) * _PER_COUNT + start * _PER_START + goal


@kernel
def turn_of(move: int) -> int:
    """How a move turns barons over, as bits."""
    return (move - MOVES) // _PER_TURN


@kernel
def count_of(move: int) -> int:
    """How many barons a move takes along, the suzerain among them."""
    return digit_of(move, MOVES, _PER_COUNT, COUNTS) + 1


@kernel
def start_of(move: int) -> int:
    return digit_of(move, MOVES, _PER_START, SQUARES)


@kernel
def starting(move: int, start: int) -> int:
    """The move from another square."""
    return move + (start - start_of(move)) * _PER_START


@kernel
def goal_of(move: int) -> int:
    return digit_of(move, MOVES, 1, SQUARES)


_PLACE = re.compile(r"@(\d{1,2})")
_MOVE = re.compile(r"(\d{1,2})(?:x([1-8]))?(~?)-(\d{1,2})(~?)")


def parse(notation: str) -> Action:
    """The action that a notation means; a square is 1 to 36, counted from South's end."""
    if notation == "pass":
        return Pass()
    if notation == "turn":
        return TurnRound()
    if notation in COLOUR_OF:
        return Deal(COLOUR_OF[notation])
    if found := _PLACE.fullmatch(notation):
        return Place(_square(found[1], notation))
    if found := _MOVE.fullmatch(notation):
        start, goal = _square(found[1], notation), _square(found[4], notation)
        return Move(start, goal, int(found[2] or 1), bool(found[3]), bool(found[5]))
    raise BadAction(say("not-a-move", notation=repr(notation)))


def _square(text: str, notation: str) -> int:
    square = int(text) - 1
    if square not in range(SQUARES):
        raise BadAction(say("no-square", notation=repr(notation), square=text, last=SQUARES))
    return square
