"""What the screen draws of Kim-Bac."""

from functools import lru_cache
from typing import Any, Literal

import numpy as np
from msgspec import Struct

from sesame.core.contract import UNKNOWN
from sesame.core.facts import WIDTH, Fact, told
from sesame.core.fields import plain
from sesame.games.kim_bac import kinds
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_name
from sesame.games.kim_bac.sharing import value
from sesame.games.kim_bac.standing import MOST, standing
from sesame.games.kim_bac.state import (
    ARRIVED,
    AT_GATE,
    CAPTURED,
    COPIES,
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
Reason = Literal["premium", "cut premium", "rest", "captured", "part", "lost", "remainder"]
_PAID: dict[int, Reason] = {
    kinds.PREMIUM_OF_CARDS: "premium",
    kinds.CUT_PREMIUM: "cut premium",
    kinds.REST_OF_HIS: "rest",
    kinds.WAS_CAPTURED: "captured",
    kinds.PART_OF_REST: "part",
}
_UNPAID: dict[int, Reason] = {kinds.TREASURE_LOST: "lost", kinds.REMAINDER: "remainder"}

Said = dict[str, int]  # a fact, by the names of its numbers
Facts = list[tuple[type[Fact], Said]]


class Crossing(Struct, frozen=True):
    """A crossing, its name, and where it is drawn, 0 to 100 from the west and from the north."""

    crossing: int
    name: str
    x: int
    y: int
    number: int  # of the monument at whose foot it is; 0: none


class Gate(Struct, frozen=True):
    """A gate, its name, the crossing that it leads to, and where it is drawn."""

    place: int  # of a pawn that stands there
    name: str
    crossing: int
    x: int
    y: int


class Held(Struct, frozen=True):
    """One or both cards of a number, in a hand."""

    number: int
    is_pair: bool


class Due(Struct, frozen=True):
    """The pawn that is to be placed or moved."""

    seat: int
    pawn: int  # from 0, as in facts
    place: int
    claims: list[int]  # crossings where its owner may take the chest now (KB-12); to the owner


class Look(Struct, frozen=True, kw_only=True):
    """What the dice in the chest say, to whoever has seen them."""

    ordinary: int  # the die of 1 to 6 (KB-02)
    special: int  # the die of 0, 6 and 12
    worth: int  # of the treasure, in taels (KB-20)
    own: int  # cards of its number in the taker's hand
    others: int  # as many may be in other hands, to be paid for (KB-21)
    is_advised: bool | None  # to run: what the sheet advises the taker who may renounce (KB-26)


class Exit(Struct, frozen=True):
    """A street of the Kim-Bac's (KB-16, KB-18)."""

    crossing: int
    is_free: bool


class Race(Struct, frozen=True, kw_only=True):
    """The race: who runs, how far he has come, how close the ring round him is."""

    seat: int
    pawn: int  # from 0
    place: int
    moves: int
    left: int  # moves that he has yet (KB-19)
    exits: list[Exit]
    free: int  # of them


class Payment(Struct, frozen=True, kw_only=True):
    """A line of the sharing (KB-19, KB-21 to KB-23)."""

    seat: int | None  # null: nobody gets it
    reason: Reason
    taels: int
    cards: int  # for which it is paid; 0: not for cards


class Round(Struct, frozen=True, kw_only=True):
    """A finished round on the score sheet."""

    ended: Ended
    kim_bac: int | None  # seat
    secret: int | None
    treasure: int | None
    worth: int  # of the treasure, in taels (KB-20); 0: no race
    cards: list[int]  # with the treasure's number, shown by each seat (KB-30)
    sharing: list[Payment]  # in the order in which it is told
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
    gates: list[Gate]
    pawns: list[list[int]]  # of each seat: a crossing, a gate's place, or neither: beside the board
    due: Due | None
    hand: list[list[Held] | None]  # of each seat, by number; None where it is not to be seen
    held: list[int]  # how many cards each holds
    stock: int
    open: list[int]  # numbers whose two cards lie open
    dice: list[int]  # thrown for the start; 0: not thrown
    taker: int | None  # who has the chest, or ran with the secret
    secret: int | None
    treasure: int | None  # to whoever has seen it
    look: Look | None
    ruled_out: list[int]  # numbers where all know that the treasure is not (KB-31)
    race: Race | None
    may_renounce: bool
    sheet: list[Round]


def view(observed: State) -> Table:
    s, facts = plain(observed), _facts(observed)
    return Table(
        phase=_PHASES[s.phase],
        round=s.current + 1,
        rounds=s.rounds,
        crossings=_crossings(tuple(s.x), tuple(s.y), tuple(s.number)),
        streets=_roads(tuple(s.streets)),
        bridges=_roads(tuple(w & ~street for w, street in zip(s.ways, s.streets, strict=True))),
        river=[(x, y) for x, y in zip(s.river_x, s.river_y, strict=True) if x >= 0],
        monuments=s.monument,
        gates=_gates(tuple(s.gate), tuple(s.gate_x), tuple(s.gate_y)),
        pawns=[places[: s.pawns] for places in s.pawn[: s.seats]],
        due=_due(s, facts) if s.phase in (PLACING, MOVING, RACING) else None,
        hand=[_hand(counts) for counts in s.hand[: s.seats]],
        held=s.held[: s.seats],
        stock=s.stocked,
        open=[number + 1 for number in range(NUMBERS) if s.open[number]],
        dice=s.die[: s.seats],
        taker=s.taker if s.taker != NO_SEAT else None,
        secret=s.secret or None,
        treasure=s.treasure if s.treasure > 0 else None,
        look=_look(facts),
        ruled_out=[number for number in range(1, NUMBERS + 1) if s.ruled_out >> number & 1],
        race=_race(s, facts),
        may_renounce=not s.renounced,
        sheet=[_round(s, at, facts) for at in range(s.rounds) if s.ended[at] != NOT_YET],
    )


# --- the town, which is the same all game long


@lru_cache(maxsize=64)
def _crossings(
    east: tuple[int, ...], south: tuple[int, ...], number: tuple[int, ...]
) -> list[Crossing]:
    here = [c for c in range(CROSSINGS) if east[c] >= 0]
    return [Crossing(c, crossing_name(c), east[c], south[c], number[c]) for c in here]


@lru_cache(maxsize=128)
def _roads(near: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(a, b) for a in range(CROSSINGS) for b in range(a) if near[a] >> b & 1]


@lru_cache(maxsize=64)
def _gates(to: tuple[int, ...], east: tuple[int, ...], south: tuple[int, ...]) -> list[Gate]:
    return [Gate(AT_GATE + g, GATE_LETTERS[g], to[g], east[g], south[g]) for g in range(GATES)]


# --- what kernels know of the position


def _facts(observed: State) -> Facts:
    rows = np.zeros((MOST, WIDTH), np.int32)
    count = standing(observed, rows)
    return [told(kinds.KINDS, row) for row in rows[:count].tolist()]


def _of(facts: Facts, *wanted: type[Fact]) -> list[Said]:
    """All that is said of some kinds."""
    return [said for kind, said in facts if kind in wanted]


def _due(s: Any, facts: Facts) -> Due:
    claims = [said["crossing"] for said in _of(facts, kinds.Claimable)]
    return Due(s.turn, s.due, s.pawn[s.turn][s.due], claims)


def _hand(counts: list[int]) -> list[Held] | None:
    if UNKNOWN in counts:
        return None
    return [Held(number + 1, count == COPIES) for number, count in enumerate(counts) if count]


def _look(facts: Facts) -> Look | None:
    for seen, promised in zip(_of(facts, kinds.Looked), _of(facts, kinds.Promised), strict=True):
        advice = seen["is_advised"]
        return Look(
            ordinary=seen["ordinary"],
            special=seen["special"],
            worth=seen["worth"],
            own=seen["cards"],
            others=promised["cards"],
            is_advised=None if advice == UNKNOWN else bool(advice),
        )
    return None


def _race(s: Any, facts: Facts) -> Race | None:
    for counted, ringed in zip(_of(facts, kinds.Counted), _of(facts, kinds.Ringed), strict=True):
        exits = _of(facts, kinds.Exit)
        return Race(
            seat=s.taker,
            pawn=s.kim_bac,
            place=ringed["place"],
            moves=counted["moves"],
            left=counted["left"],
            exits=[Exit(said["crossing"], bool(said["is_free"])) for said in exits],
            free=ringed["free"],
        )
    return None


def _round(s: Any, at: int, facts: Facts) -> Round:
    raced = s.ended[at] != NO_RACE
    lines = _of(facts, kinds.Paid, kinds.Unpaid)
    return Round(
        ended=_ENDED[s.ended[at]],
        kim_bac=s.hero[at] if raced else None,
        secret=s.began[at] if raced else None,
        treasure=s.hoard[at] if raced else None,
        worth=value(s.began[at], s.hoard[at]) if raced else 0,
        cards=s.premium[at][: s.seats],
        sharing=[_payment(said) for said in lines if said["round"] == at],
        taels=s.taels[at][: s.seats],
    )


def _payment(said: Said) -> Payment:
    seat, reasons = said.get("seat"), _PAID if "seat" in said else _UNPAID
    reason, taels = reasons[said["reason"]], said["taels"]
    return Payment(seat=seat, reason=reason, taels=taels, cards=said.get("cards", 0))
