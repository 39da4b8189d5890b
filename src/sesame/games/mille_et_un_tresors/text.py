"""What the screen draws of Mille et un trésors."""

from functools import lru_cache
from typing import Literal

import numpy as np
from msgspec import Struct

from sesame.core.calls import Table as Record
from sesame.core.calls import table_of
from sesame.core.contract import Rows
from sesame.core.facts import WIDTH, short
from sesame.core.fields import plain
from sesame.games.mille_et_un_tresors.actions import FACE_NAMES, LOOK_OF
from sesame.games.mille_et_un_tresors.cards import (
    HEAD_LOOKS,
    LOOKS,
    SHAPE,
    SIDES,
    TURNS,
    TURNS_OF,
)
from sesame.games.mille_et_un_tresors.counting import heaps, reckoning
from sesame.games.mille_et_un_tresors.effects import MOST
from sesame.games.mille_et_un_tresors.kinds import KINDS
from sesame.games.mille_et_un_tresors.state import (
    DEALING,
    DRAWING,
    LAYING,
    MOST_TREASURES,
    MOVING,
    OUT,
    OVER,
    PLACING,
    SPOTS,
    STARTING,
    THROWING,
    State,
)
from sesame.games.mille_et_un_tresors.walks import outlook, walks_now

Phase = Literal["dealing", "starting", "placing", "throwing", "moving", "drawing", "laying", "over"]
_PHASES: dict[int, Phase] = {
    DEALING: "dealing",
    STARTING: "starting",
    PLACING: "placing",
    THROWING: "throwing",
    MOVING: "moving",
    DRAWING: "drawing",
    LAYING: "laying",
    OVER: "over",
}


class Card(Struct, frozen=True):
    """A card face up: what it shows, and how it lies."""

    treasures: int
    has_head: bool  # the chief's
    walls: int  # walled sides, as bits n, e, s, w


class Turn(Struct, frozen=True):
    """A way in which the card drawn may be laid."""

    turn: int  # as the action says it
    walls: int  # walled sides then, as bits n, e, s, w


class Loot(Struct, frozen=True):
    """What lies before a seat."""

    treasures: int
    cards: list[int]  # those that show one, two, three treasures


class Table(Struct, frozen=True, kw_only=True):
    """The table as a screen draws it; spots are numbered 0 to 19 row by row, the entrance too."""

    phase: Phase
    cave: list[Card | None]  # the card on each spot
    entrance: int
    exits: list[int]  # spaces from which the cave may be left, walls apart (MT-09)
    pawns: list[int | None]  # the spot of each seat's pawn; None: not placed, or out
    out: list[bool]  # by seat: has left the cave
    steps: int | None  # how far the pawn must go now
    walks: list[list[int]]  # to each spot that it may walk to: all it goes over, its own first
    loot: list[Loot]  # by seat
    pile: dict[str, int]  # the cards left to draw, as the notation writes them, how many of each
    pile_size: int  # how many that is
    held: Card | None  # the card drawn and not laid, its first wall north
    turns: list[Turn]  # how it may be laid now: as it is held, then a quarter further each
    gap: int | None  # the spot that waits for a card
    chief: int  # steps gone
    path: int  # steps to go in all
    die: int | None  # MT-20
    counted: list[list[int]]  # once over: who is caught and what each has, as facts


def view(observed: State) -> Table:
    s, seats, table = plain(observed), range(int(observed.seats)), table_of(observed)
    leading_out, steps = outlook(table)
    held = LOOK_OF[FACE_NAMES[s.held]] if s.held >= 0 else None
    return Table(
        phase=_PHASES[s.phase],
        cave=[_CARDS[look] if look >= 0 else None for look in s.look],
        entrance=s.entrance,
        exits=[spot for spot in range(SPOTS) if leading_out >> spot & 1],
        pawns=[_at(s.pawn[seat]) for seat in seats],
        out=[s.pawn[seat] == OUT for seat in seats],
        steps=steps if s.phase == MOVING else None,
        walks=_walks(table) if s.phase == MOVING else [],
        loot=_loot(table, len(seats)),
        pile=_pack(*s.pile),
        pile_size=sum(s.pile),
        held=None if held is None else _CARDS[held],
        turns=_TURNS[held] if held is not None and s.phase == LAYING else [],
        gap=_at(s.gap),
        chief=s.chief,
        path=s.path,
        die=s.thrown or None,
        counted=_counted(table) if s.phase == OVER else [],
    )


def _card(look: int) -> Card:
    """As `actions` writes it."""
    if look >= HEAD_LOOKS:
        return Card(look - HEAD_LOOKS + 1, has_head=True, walls=0)
    return Card(look // TURNS + 1, has_head=False, walls=int(SIDES[look % TURNS]))


def _turns(look: int) -> list[Turn]:
    """All turns of its shape, this one first."""
    first = look % TURNS if look < HEAD_LOOKS else 0
    return [Turn(turn, int(SIDES[turn])) for turn in range(first, first + TURNS_OF[SHAPE[first]])]


_CARDS = tuple(map(_card, range(LOOKS)))
_TURNS = {look: _turns(look) for look in (LOOK_OF[name] for name in FACE_NAMES)}


def _at(spot: int) -> int | None:
    return spot if spot >= 0 else None


def _rows(count: int) -> Rows:
    return np.zeros((count, WIDTH), np.int32)


def _walks(table: Record) -> list[list[int]]:
    rows = _rows(SPOTS)
    found = rows[: walks_now(table, rows)].tolist()
    return [spots[:count] for count, *spots in found]


def _loot(table: Record, seats: int) -> list[Loot]:
    rows = _rows(seats)
    heaps(table, rows)
    return [Loot(total, cards[:MOST_TREASURES]) for total, *cards in rows.tolist()]


def _counted(table: Record) -> list[list[int]]:
    rows = _rows(MOST)
    return short(KINDS, rows[: reckoning(table, rows)])


@lru_cache(maxsize=10_000)  # a move changes a card of it at most
def _pack(*counts: int) -> dict[str, int]:
    return {name: count for name, count in zip(FACE_NAMES, counts, strict=True) if count}
