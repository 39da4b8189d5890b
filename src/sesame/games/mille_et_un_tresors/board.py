"""Cave, path and deck as data (MT-01 to MT-04): what an owner of the box may write down anew."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import Struct

from sesame.core.board import Board, Boards, Fault
from sesame.games.mille_et_un_tresors.cards import CORNER, FACING, ONE, PLAIN
from sesame.games.mille_et_un_tresors.saying import say
from sesame.games.mille_et_un_tresors.state import (
    COLUMNS,
    ENTRANCES,
    HEADS,
    MOST_TREASURES,
    ROCKS,
    ROWS,
    SHAPES,
    Settings,
)

Side = Literal["north", "east", "south", "west"]
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
ENTRANCE, SPACE = "E", "."  # in the map of the cave
_CORNERS = (0, COLUMNS - 1, (ROWS - 1) * COLUMNS, ROWS * COLUMNS - 1)


class Card(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """So many cards alike; how they are turned does not matter."""

    treasures: int
    head: bool = False
    walls: tuple[Side, ...] = ()
    count: int = 1


class Cave(Board, frozen=True, kw_only=True):
    """The cave's map, the steps of the chief's path, and the cards by their backs."""

    cave: list[str]
    path: int
    entrance: list[Card]
    rock: list[Card]


def check(board: Cave) -> None:
    """MT-02, MT-04: what a board must be; the first thing that is wrong is told."""
    _check_map(board.cave)
    for back, cards in (("entrance", board.entrance), ("rock", board.rock)):
        for number, card in enumerate(cards):
            _check_card(card, f"{back}[{number}]", back == "entrance")
    _check_sum("entrance", board.entrance, ENTRANCES)
    _check_sum("rock", board.rock, ROCKS)
    _check_path(board)


def _check_map(rows: list[str]) -> None:
    if len(rows) != ROWS:
        raise Fault("cave", say("other-rows", count=len(rows), rows=ROWS))
    for number, row in enumerate(rows):
        if len(row) != COLUMNS or set(row) - {ENTRANCE, SPACE}:
            why = say(
                "not-a-cave-row", row=repr(row), columns=COLUMNS, space=SPACE, entrance=ENTRANCE
            )
            raise Fault(f"cave[{number}]", why)
    spots = "".join(rows)
    if spots.count(ENTRANCE) != 1 or spots.index(ENTRANCE) not in _CORNERS:
        raise Fault("cave", say("one-entrance", sign=ENTRANCE))


def _check_card(card: Card, key: str, is_entrance: bool) -> None:
    most = 2 if is_entrance else MOST_TREASURES
    if not 1 <= card.treasures <= most:
        why = say("other-treasures", count=str(card.treasures), most=most)
        raise Fault(f"{key}.treasures", why)
    if card.head and is_entrance:
        raise Fault(f"{key}.head", say("no-head-inside"))
    if card.head and card.walls:
        raise Fault(f"{key}.walls", say("head-without-walls"))
    if len(card.walls) > 2:
        raise Fault(f"{key}.walls", say("too-many-walls", count=len(card.walls)))
    if len(set(card.walls)) != len(card.walls):
        raise Fault(f"{key}.walls", say("same-side-twice", side=card.walls[0]))
    if card.count < 1:
        raise Fault(f"{key}.count", say("one-at-least", count=str(card.count)))


def _check_sum(back: str, cards: Sequence[Card], wanted: int) -> None:
    if (found := sum(card.count for card in cards)) != wanted:
        raise Fault(back, say("other-cards", count=str(found), wanted=wanted))


def _check_path(board: Cave) -> None:
    if board.path < 1:
        raise Fault("path", say("no-path", path=str(board.path)))
    heads = sum(card.count for card in board.rock if card.head)
    if heads < board.path:
        raise Fault("path", say("too-few-heads", path=str(board.path), heads=heads))


def face(card: Card) -> int:
    """The number of what these cards show."""
    if card.head:
        return HEADS + card.treasures - 1
    return (card.treasures - 1) * SHAPES + _shape(card.walls)


def _shape(walls: Sequence[Side]) -> int:
    if len(walls) < 2:
        return ONE if walls else PLAIN
    first, second = map(SIDES.index, walls)
    return FACING if (first - second) % 2 == 0 else CORNER


def lay(board: Cave, settings: Settings) -> None:
    settings.entrance = "".join(board.cave).index(ENTRANCE)
    settings.path = board.path
    for card in board.entrance:
        settings.stock[face(card)] += card.count
    for card in board.rock:
        settings.pile[face(card)] += card.count


BOARDS = Boards(Cave, Path(__file__).parent / "boards", "cave", check, lay)
