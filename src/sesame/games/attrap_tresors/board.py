"""The box as data: the towers, the cards, and how often a die misses the souk."""

from math import comb
from pathlib import Path
from typing import Literal, get_args

from sesame.core.board import Board, Boards, Fault
from sesame.games.attrap_tresors.saying import say
from sesame.games.attrap_tresors.state import (
    CARPET,
    CHEST,
    COLOURS,
    COLUMN,
    DICE,
    FEWEST,
    GEM,
    LAMP,
    MOST_COPIES,
    MOST_GOLD,
    MOST_MISSES,
    POUF,
    ROUNDS,
    SEATS,
    VALUES,
    Settings,
)

Way = Literal["cup", "hands"]  # how the dice are thrown (AT-06, AT-20)
Object = Literal["column", "lamp", "chest", "carpet", "pouf", "gem"]
KIND: dict[Object, int] = {
    "column": COLUMN,
    "lamp": LAMP,
    "chest": CHEST,
    "carpet": CARPET,
    "pouf": POUF,
    "gem": GEM,
}
BOX = {"column": 1, "lamp": 1, "chest": 1, "carpet": 1, "pouf": 1, "gem": 2}  # AT-01
_TABLES = range(2, SEATS + 1)  # how many can play
_FEW = 4  # AT-04: seats up to which some two-sack cards stay in the box
_MILLION = 1_000_000
_SPAN = 2**32 - 2**21  # what the weights add up to, about; `dice.pick` takes 2**32 at most


class Souk(Board, frozen=True, kw_only=True):
    """What is in the box (AT-01 to AT-04), and a die's chance to miss (AT-07)."""

    towers: dict[str, list[Object]]  # by number of players, the foot first
    gold: list[int]  # gold cards of value 1, 2, 4, 5
    few_twos: int  # two-sack cards used by up to four players
    instructions: int  # cards of each colour
    misses_in_a_million: dict[Way, int]  # of one die thrown from the cup, or from two hands


def check(board: Souk) -> None:
    """Everything the rules rely on: towers that fit their table, and cards for ten rounds."""
    if sorted(board.towers) != [str(seats) for seats in _TABLES]:
        raise Fault("towers", say("other-towers"))
    for seats in _TABLES:
        _check_tower(board, seats)
    if len(board.gold) != len(VALUES) or not all(0 <= count <= MOST_GOLD for count in board.gold):
        raise Fault("gold", say("not-gold", most=MOST_GOLD))
    for seats in _TABLES:
        _check_gold(board, seats)
    if not 3 <= board.instructions <= MOST_COPIES:  # 18 cards: six hands and nine that are replaced
        raise Fault("instructions", say("not-instructions", most=MOST_COPIES))
    _check_misses(board)


def _check_misses(board: Souk) -> None:
    """AT-07: a rate for the cup, and one for the two hands of AT-20."""
    for way in get_args(Way):
        if not 0 <= board.misses_in_a_million.get(way, -1) <= MOST_MISSES:
            why = say("not-misses", most=str(MOST_MISSES))  # as it is to be written
            raise Fault(f"misses_in_a_million.{way}", why)


def _check_tower(board: Souk, seats: int) -> None:
    """AT-03: players + 1 objects that are in the box, the column at the foot."""
    tower, key = board.towers[str(seats)], f"towers.{seats}"
    if len(tower) != seats + 1:
        raise Fault(key, say("other-objects", count=len(tower), wanted=seats + 1))
    if tower[0] != "column":
        raise Fault(key, say("column-first"))
    for name, count in BOX.items():
        if tower.count(name) > count:  # type: ignore[arg-type]
            raise Fault(key, say("not-in-the-box", object=name, count=count))


def _check_gold(board: Souk, seats: int) -> None:
    """AT-04, AT-16: enough gold cards to pay ten rounds."""
    tower, stock = board.towers[str(seats)], stock_for(board, seats)
    twos = tower.count("lamp") + tower.count("chest")
    need = [len(tower) - 1 - twos, twos, 1, 1]
    for value, count, a_round in zip(VALUES, stock, need, strict=True):
        if count < a_round * ROUNDS:
            least = a_round * ROUNDS
            why = say("too-little-gold", count=count, value=value, seats=seats, least=least)
            raise Fault("gold", why)


def stock_for(board: Souk, seats: int) -> list[int]:
    """AT-04: the gold cards that are used."""
    ones, twos, *more = board.gold
    return [ones, min(twos, board.few_twos) if seats <= _FEW else twos, *more]


def weights(misses: int) -> list[int]:
    """AT-07: the weight of one fall of 4, 5 .. 8 counting dice, misses being independent.

    A fall of k dice is one of 6**k; the chance that k of eight count is rounded to whole weights.
    """
    found = []
    for counting in range(FEWEST, DICE + 1):
        missing = DICE - counting
        ways = comb(DICE, missing) * misses**missing * (_MILLION - misses) ** counting
        spread = _MILLION**DICE * COLOURS**counting
        found.append((2 * ways * _SPAN + spread) // (2 * spread))
    return found


def lay(board: Souk, settings: Settings) -> None:
    seats = int(settings.seats)
    for name in board.towers[str(seats)]:
        settings.built[KIND[name]] += 1
    settings.stock[:] = stock_for(board, seats)
    settings.copies = board.instructions
    way: Way = "hands" if seats == 2 else "cup"
    settings.weight[:] = weights(board.misses_in_a_million[way])


BOARDS = Boards(Souk, Path(__file__).parent / "boards", "souk", check, lay)
