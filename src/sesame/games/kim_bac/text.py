"""What the screen draws of Kim-Bac."""

from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from sesame.core.contract import UNKNOWN
from sesame.core.fields import plain
from sesame.games.kim_bac.actions import crossing_name
from sesame.games.kim_bac.names import place_mark
from sesame.games.kim_bac.sharing import card_premium, equal_part, is_worth_running, value
from sesame.games.kim_bac.state import (
    ARRIVED,
    CAPTURED,
    CROSSINGS,
    DECIDING,
    DRAWING,
    GATES,
    LOST,
    MOVING,
    NO_RACE,
    NO_SEAT,
    NOT_YET,
    NUMBERS,
    OVER,
    PLACING,
    RACING,
    SHAKING,
    THROWING,
    State,
)

Phase = Literal["placing", "throwing", "drawing", "moving", "shaking", "deciding", "racing", "over"]
_PHASES: dict[int, Phase] = {
    PLACING: "placing",
    THROWING: "throwing",
    DRAWING: "drawing",
    MOVING: "moving",
    SHAKING: "shaking",
    DECIDING: "deciding",
    RACING: "racing",
    OVER: "over",
}
Ended = Literal["no race", "arrived", "captured", "lost"]
_ENDED: dict[int, Ended] = {
    NO_RACE: "no race",
    ARRIVED: "arrived",
    CAPTURED: "captured",
    LOST: "lost",
}


class Crossing(Struct, frozen=True):
    """A crossing, its name, and where it is drawn, 0 to 100 from the west and from the north."""

    crossing: int
    name: str
    x: int
    y: int


class Round(Struct, frozen=True, kw_only=True):
    """A finished round on the score sheet."""

    ended: Ended
    kim_bac: int | None  # seat
    secret: int | None
    treasure: int | None
    cards: list[int]  # with the treasure's number, shown by each seat (KB-30)
    worth: int  # of the treasure, in taels (KB-20); 0: no race
    premium: int  # taels for each card that another seat than the Kim-Bac showed (KB-21, KB-23)
    part: int  # what each of the others had of the rest, after a capture (KB-22)
    taels: list[int]


class Table(Struct, frozen=True, kw_only=True):
    """The town and what lies beside it; crossings are numbered 0 to 61."""

    phase: Phase
    round: int  # from 1
    rounds: int
    crossings: list[Crossing]
    streets: list[tuple[int, int]]
    bridges: list[tuple[int, int]]
    river: list[tuple[int, int]]
    monuments: list[int]  # crossings of 1 to 18
    gates: list[tuple[int, int, int]]  # crossing, and where each is drawn
    pawns: list[list[str]]  # of each seat: a crossing, a gate, or - beside the board
    due: int | None  # which pawn of the seat to act, from 1
    hand: list[list[int] | None]  # of each seat, sorted; None where it is not to be seen
    held: list[int]  # how many cards each holds
    stock: int
    open: list[int]  # numbers whose two cards lie open
    dice: list[int]  # thrown for the start; 0: not thrown
    taker: int | None  # who has the chest, or ran with the secret
    kim_bac: int | None  # which pawn of theirs, from 1
    secret: int | None
    treasure: int | None  # to whoever has seen it
    worth: int | None  # of the treasure, in taels; to whoever has seen where it is (KB-20)
    is_advised: bool | None  # to run: what the sheet advises the taker who may renounce (KB-26)
    ruled_out: list[int]  # numbers where all know that the treasure is not (KB-31)
    moves: int  # of the Kim-Bac
    may_renounce: bool
    sheet: list[Round]


def view(observed: State) -> Table:
    s = plain(observed)
    has_taker = s.taker != NO_SEAT
    return Table(
        phase=_PHASES[s.phase],
        round=s.current + 1,
        rounds=s.rounds,
        crossings=_crossings(tuple(s.x), tuple(s.y)),
        streets=_roads(tuple(s.streets)),
        bridges=_roads(tuple(w & ~street for w, street in zip(s.ways, s.streets, strict=True))),
        river=[(x, y) for x, y in zip(s.river_x, s.river_y, strict=True) if x >= 0],
        monuments=s.monument,
        gates=[(s.gate[g], s.gate_x[g], s.gate_y[g]) for g in range(GATES)],
        pawns=[[place_mark(p) for p in places[: s.pawns]] for places in s.pawn[: s.seats]],
        due=s.due + 1 if s.phase in (PLACING, MOVING, RACING) else None,
        hand=[_hand(counts) for counts in s.hand[: s.seats]],
        held=s.held[: s.seats],
        stock=s.stocked,
        open=[number + 1 for number in range(NUMBERS) if s.open[number]],
        dice=s.die[: s.seats],
        taker=s.taker if has_taker else None,
        kim_bac=s.kim_bac + 1 if has_taker else None,
        secret=s.secret or None,
        treasure=s.treasure if s.treasure > 0 else None,
        worth=value(s.secret, s.treasure) if s.treasure > 0 else None,
        is_advised=_is_advised(observed),
        ruled_out=[number for number in range(1, NUMBERS + 1) if s.ruled_out >> number & 1],
        moves=s.moves,
        may_renounce=not s.renounced,
        sheet=[_round(s, at) for at in range(s.rounds) if s.ended[at] != NOT_YET],
    )


# The town is the same all game long
@lru_cache(maxsize=64)
def _crossings(east: tuple[int, ...], south: tuple[int, ...]) -> list[Crossing]:
    here = [c for c in range(CROSSINGS) if east[c] >= 0]
    return [Crossing(c, crossing_name(c), east[c], south[c]) for c in here]


@lru_cache(maxsize=128)
def _roads(near: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(a, b) for a in range(CROSSINGS) for b in range(a) if near[a] >> b & 1]


def _hand(counts: list[int]) -> list[int] | None:
    if UNKNOWN in counts:
        return None
    return [number + 1 for number, count in enumerate(counts) for _ in range(count)]


def _round(s: Any, at: int) -> Round:
    raced, captured = s.ended[at] != NO_RACE, s.ended[at] == CAPTURED
    worth = value(s.began[at], s.hoard[at]) if raced else 0
    cards = sum(s.premium[at][seat] for seat in range(s.seats) if raced and seat != s.hero[at])
    each = card_premium(worth, cards) if captured or s.ended[at] == ARRIVED else 0
    return Round(
        ended=_ENDED[s.ended[at]],
        kim_bac=s.hero[at] if raced else None,
        secret=s.began[at] if raced else None,
        treasure=s.hoard[at] if raced else None,
        cards=s.premium[at][: s.seats],
        worth=worth,
        premium=each,
        part=equal_part(worth - each * cards, s.seats) if captured else 0,
        taels=s.taels[at][: s.seats],
    )


def _is_advised(s: State) -> bool | None:
    if s.phase != DECIDING or s.treasure == UNKNOWN:
        return None
    return is_worth_running(value(int(s.secret), int(s.treasure)), _own_cards(s))


def _own_cards(s: State) -> int:
    return int(s.hand[int(s.taker), int(s.treasure) - 1])
