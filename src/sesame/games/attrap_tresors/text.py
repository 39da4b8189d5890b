"""What the screen draws of Attrap'trésors."""

from typing import Literal

from msgspec import Struct

from sesame.core.fields import plain
from sesame.games.attrap_tresors import reckoning
from sesame.games.attrap_tresors.actions import LETTERS, OBJECTS
from sesame.games.attrap_tresors.state import (
    BY_CARD,
    BY_SIX,
    DEALING,
    DICE,
    GIVING,
    GRABBING,
    KINDS,
    NOBODY,
    OVER,
    RED,
    STARTING,
    THROWING,
    UNCHECKED,
    VALUES,
    WRONG,
    State,
)

Phase = Literal["dealing", "starting", "throwing", "grabbing", "giving", "over"]
Verdict = Literal["wrong", "card", "six"]
_PHASES: dict[int, Phase] = {
    DEALING: "dealing",
    STARTING: "starting",
    THROWING: "throwing",
    GRABBING: "grabbing",
    GIVING: "giving",
    OVER: "over",
}
_VERDICTS: dict[int, Verdict | None] = {
    UNCHECKED: None,
    WRONG: "wrong",
    BY_CARD: "card",
    BY_SIX: "six",
}


class Table(Struct, frozen=True, kw_only=True):
    """The souk as a screen draws it; colours are letters r o y g b v."""

    phase: Phase
    round: int  # the one being played, 1 to 10
    throws: int  # of this round
    thrower: int | None  # None where both throw together
    dice: dict[str, int]  # counting dice by colour
    missed: int  # dice that do not count
    tower: dict[str, int]  # objects still standing, by name
    held: list[dict[str, int]]  # by seat, objects taken since the throw
    holder: int | None  # of the column
    verdict: Verdict | None  # of the last check of the column
    met: str  # colour of the card shown at that check; "" if none
    cards: list[str | None]  # by seat, or the open row of two: a colour, "" none, None secret
    barred: list[str]  # by seat: colours that everybody knows the secret card not to be
    aside: dict[str, int]  # fulfilled cards by colour
    gold: list[dict[str, int]]  # by seat, gold cards by value
    sacks: list[int]  # by seat
    stock: dict[str, int]  # gold cards not handed out
    patience: int  # seconds


def view(observed: State) -> Table:
    s = plain(observed)
    missed = 0 if s.throws == 0 and s.holder == NOBODY else DICE - sum(s.dice)
    return Table(
        phase=_PHASES[s.phase],
        round=s.rounds + int(s.verdict == UNCHECKED),
        throws=s.throws,
        thrower=None if s.seats == 2 else s.thrower,
        dice={letter: s.dice[colour - RED] for colour, letter in LETTERS.items()},
        missed=missed,
        tower=_objects(s.tower),
        held=[_objects(counts) for counts in s.held[: s.seats]],
        holder=None if s.holder == NOBODY else s.holder,
        verdict=_VERDICTS[s.verdict],
        met=LETTERS.get(s.met, ""),
        cards=[_card(card) for card in s.card[: reckoning.places(observed)]],
        barred=[_letters(colours) for colours in s.barred[: s.seats]],
        aside={letter: s.aside[colour - RED] for colour, letter in LETTERS.items()},
        gold=[_gold(counts) for counts in s.gold[: s.seats]],
        sacks=[int(reckoning.sacks(observed, seat)) for seat in range(s.seats)],
        stock=_gold(s.stock),
        patience=s.patience,
    )


def _objects(counts: list[int]) -> dict[str, int]:
    return {OBJECTS[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def _gold(counts: list[int]) -> dict[str, int]:
    return {str(value): count for value, count in zip(VALUES, counts, strict=True)}


def _card(colour: int) -> str | None:
    return None if colour < 0 else LETTERS.get(colour, "")


def _letters(colours: int) -> str:
    return "".join(letter for colour, letter in LETTERS.items() if colours >> colour & 1)
