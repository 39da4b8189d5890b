"""A table of Kim-Bac as one line, and back; see docs/notation.md for the grammar.

For instance `A2>18x01 c4,B,d3,a1,a2,a3/C,D,E,F,G,H 3,7/5,5,12 - B17.2`: in the first round Blue was
captured; where the pawns are; the hands; no card lies open; Red's 17th turn, pawn 2 is due.
"""

import re

from sesame.core.errors import BadPosition
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_of
from sesame.games.kim_bac.names import SEAT_LETTERS, pawn_mark, place_mark
from sesame.games.kim_bac.rounds import lay_round
from sesame.games.kim_bac.saying import say
from sesame.games.kim_bac.sharing import share
from sesame.games.kim_bac.state import (
    ARRIVED,
    AT_GATE,
    BESIDE,
    CAPTURED,
    COPIES,
    LOST,
    NO_RACE,
    NOT_YET,
    NUMBERS,
    State,
)
from sesame.games.kim_bac.streets import move_pawn
from sesame.games.kim_bac.turns import read_turn, write_turn

_MARKS = {ARRIVED: "+", CAPTURED: "x", LOST: "="}
_ENDED = {mark: how for how, mark in _MARKS.items()}
_ROUND = re.compile(r"([A-D])(\d{1,2})>(\d{1,2})([+x=])([012]+)")


def write_position(s: State) -> str:
    seats = range(int(s.seats))
    sheet = [_write_round(s, at) for at in range(int(s.rounds)) if s.ended[at] != NOT_YET]
    pawns = (",".join(place_mark(place) for place in _pawns(s, seat)) for seat in seats)
    hands = (_write_cards(s.hand[seat].tolist()) for seat in seats)
    opened = [number + 1 for number in range(NUMBERS) if s.open[number]]
    words = ["/".join(sheet) or "-", "/".join(pawns), "/".join(hands)]
    words += [",".join(map(str, opened)) or "-", write_turn(s)]
    return " ".join(words)


def _pawns(s: State, seat: int) -> list[int]:
    places: list[int] = s.pawn[seat, : int(s.pawns)].tolist()
    return places


def _write_round(s: State, at: int) -> str:
    if s.ended[at] == NO_RACE:
        return "0"
    cards = "".join(map(str, s.premium[at, : int(s.seats)].tolist()))
    hero, mark = SEAT_LETTERS[int(s.hero[at])], _MARKS[int(s.ended[at])]
    return f"{hero}{s.began[at]}>{s.hoard[at]}{mark}{cards}"


def _write_cards(counts: list[int]) -> str:
    cards = [str(number + 1) for number, count in enumerate(counts) for _ in range(count)]
    return ",".join(cards) or "-"


def read_position(text: str, s: State) -> None:
    """Lay the described table onto one that is set up with the right options."""
    words = text.split()
    if len(words) != 5:
        raise BadPosition(say("other-words", count=len(words)))
    over = words[4].startswith("#")
    _read_sheet(words[0], s, over)
    _read_pawns(words[1], s)
    _read_hands(words[2], s)
    _read_open(words[3], s)
    _count_stock(s)
    read_turn(words[4], s)


def _read_sheet(word: str, s: State, over: bool) -> None:
    rounds = [] if word == "-" else word.split("/")
    if len(rounds) > s.rounds or (len(rounds) == s.rounds) != over:
        raise BadPosition(say("other-rounds", count=len(rounds), rounds=int(s.rounds)))
    for at, written in enumerate(rounds):
        _read_round(written, s, at)
    lay_round(s, len(rounds) - over)


def _read_round(word: str, s: State, at: int) -> None:
    """KB-25: the story of a finished round; its taels follow from it."""
    s.ended[at] = NO_RACE
    if word == "0":
        return
    found = _ROUND.fullmatch(word)
    if found is None or len(found[5]) != s.seats or SEAT_LETTERS.index(found[1]) >= s.seats:
        example = f"A2>18x{'0' * int(s.seats)}"
        raise BadPosition(say("not-a-round", word=repr(word), example=example))
    began, hoard, cards = int(found[2]), int(found[3]), [int(digit) for digit in found[5]]
    if began == hoard or not (1 <= began <= NUMBERS >= hoard >= 1) or sum(cards) > COPIES:
        raise BadPosition(say("impossible-round", word=word))
    s.ended[at], s.hero[at] = _ENDED[found[4]], SEAT_LETTERS.index(found[1])
    s.began[at], s.hoard[at] = began, hoard
    s.premium[at, : len(cards)] = cards
    share(s, at)


def _read_pawns(word: str, s: State) -> None:
    hands = [seat.split(",") for seat in word.split("/")]
    if [len(pawns) for pawns in hands] != [s.pawns] * int(s.seats):
        seats, pawns = int(s.seats), int(s.pawns)
        raise BadPosition(say("other-pawns", word=repr(word), seats=seats, pawns=pawns))
    seen = set[str]()
    for seat, places in enumerate(hands):
        for pawn, name in enumerate(places):
            if name != "-" and name in seen:
                raise BadPosition(say("two-pawns", place=name))
            seen.add(name)
            move_pawn(s, seat, pawn, _read_place(name, s, pawn_mark(seat, pawn)))


def _read_place(name: str, s: State, mark: str) -> int:
    if name == "-":
        return BESIDE
    if len(name) == 1 and name in GATE_LETTERS:
        return AT_GATE + GATE_LETTERS.index(name)
    crossing = crossing_of(name)
    if crossing < 0 or s.x[crossing] < 0:
        raise BadPosition(say("no-crossing", pawn=mark, place=repr(name)))
    return crossing


def _read_hands(word: str, s: State) -> None:
    hands = word.split("/")
    if len(hands) != s.seats:
        raise BadPosition(say("other-hands", count=len(hands), seats=int(s.seats)))
    for seat, hand in enumerate(hands):
        for number in _read_numbers(hand):
            s.hand[seat, number - 1] += 1
            s.held[seat] += 1


def _read_open(word: str, s: State) -> None:
    numbers = _read_numbers(word)
    if len(numbers) != len(set(numbers)) or len(numbers) > 2:
        raise BadPosition(say("not-open-cards", word=repr(word)))
    for number in numbers:
        s.open[number - 1] = COPIES


def _read_numbers(word: str) -> list[int]:
    numbers = [] if word == "-" else word.split(",")
    if not all(re.fullmatch(r"[1-9]\d?", text) and int(text) <= NUMBERS for text in numbers):
        raise BadPosition(say("not-numbers", word=repr(word), last=NUMBERS))
    return [int(text) for text in numbers]


def _count_stock(s: State) -> None:
    """What is neither held nor open is in the stock (KB-03)."""
    for number in range(NUMBERS):
        left = COPIES - int(s.open[number]) - int(s.hand[:, number].sum())
        if left < 0:
            raise BadPosition(say("too-many-cards", copies=COPIES, number=number + 1))
        s.stock[number] = left
    s.stocked = int(s.stock.sum())
