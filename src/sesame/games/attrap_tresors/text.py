"""What the screen draws of Attrap'trésors."""

from typing import Any, Literal

from msgspec import Struct

from sesame.core.fields import plain
from sesame.games.attrap_tresors import keys, reckoning
from sesame.games.attrap_tresors.actions import LETTERS, OBJECTS, to_id
from sesame.games.attrap_tresors.state import (
    BY_CARD,
    BY_SIX,
    COLUMN,
    DEALING,
    DICE,
    GIVING,
    GRABBING,
    KINDS,
    NOBODY,
    OVER,
    RED,
    ROUNDS,
    STARTING,
    THROWING,
    UNCHECKED,
    VALUES,
    WRONG,
    State,
)
from sesame.games.attrap_tresors.throw import FACES

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
_SIDES = "".join(LETTERS[colour] for colour in FACES)


class Thing(Struct, frozen=True):
    """An object that the tower is built of."""

    kind: str
    copy: int  # which of those alike, from 0; alike as they are, by the seats that hold them
    holder: int | None  # who has taken it since the throw


class Gold(Struct, frozen=True):
    """Gold cards of one value."""

    value: int
    count: int
    sacks: int  # on all of them


class Table(Struct, frozen=True, kw_only=True):
    """The souk as a screen draws it; colours are letters r o y g b v."""

    phase: Phase
    round: int  # the one being played, from 1
    rounds: int  # of a game
    throws: int  # of this round
    thrower: int | None  # None where both throw together
    dice: dict[str, int]  # counting dice by colour
    missed: int  # dice that do not count
    has_dice: bool  # whether they lie on the souk
    sides: str  # of a die, along +x, -x, +y, -y, +z and -z, as films turn it
    things: list[Thing]  # the tower, or what has become of it
    stands: bool  # whether it stands on its column
    holder: int | None  # of the column
    verdict: Verdict | None  # of the last check of the column
    met: str  # colour of the card shown at that check; "" if none
    has_row: bool  # of two players: three cards lie open for both
    cards: list[str | None]  # by seat, or the open row of two: a colour, "" none, None secret
    barred: list[str]  # by seat: colours that everybody knows the secret card not to be
    aside: dict[str, int]  # fulfilled cards by colour
    gold: list[list[Gold]]  # by seat, the lowest value first
    sacks: list[int]  # by seat
    stock: dict[str, int]  # gold cards not handed out
    patience: int  # seconds
    keys: list[str]  # by seat, where all play on one keyboard
    meant: list[int | None]  # by seat: the action that its key stands for now


def view(observed: State) -> Table:
    s = plain(observed)
    seats = range(s.seats)
    has_dice = s.throws > 0 or s.holder != NOBODY
    return Table(
        phase=_PHASES[s.phase],
        round=s.rounds + int(s.verdict == UNCHECKED),
        rounds=ROUNDS,
        throws=s.throws,
        thrower=None if s.seats == 2 else s.thrower,
        dice={letter: s.dice[colour - RED] for colour, letter in LETTERS.items()},
        missed=DICE - sum(s.dice) if has_dice else 0,
        has_dice=has_dice,
        sides=_SIDES,
        things=[thing for kind in range(KINDS) for thing in _things(s, kind)],
        stands=s.tower[COLUMN] > 0,
        holder=None if s.holder == NOBODY else s.holder,
        verdict=_VERDICTS[s.verdict],
        met=LETTERS.get(s.met, ""),
        has_row=s.seats == 2,
        cards=[_card(card) for card in s.card[: reckoning.places(observed)]],
        barred=[_letters(colours) for colours in s.barred[: s.seats]],
        aside={letter: s.aside[colour - RED] for colour, letter in LETTERS.items()},
        gold=[_gold(counts) for counts in s.gold[: s.seats]],
        sacks=[int(reckoning.sacks(observed, seat)) for seat in seats],
        stock={str(value): count for value, count in zip(VALUES, s.stock, strict=True)},
        patience=s.patience,
        keys=[keys.KEYS[seat].upper() for seat in seats],
        meant=[_meant(observed, seat) for seat in seats],
    )


def _things(s: Any, kind: int) -> list[Thing]:
    """Those of one kind: what is held, then what is left."""
    holders = [seat for seat in range(s.seats) for _ in range(s.held[seat][kind])]
    left = [None] * s.tower[kind]
    return [Thing(OBJECTS[kind], copy, holder) for copy, holder in enumerate((*holders, *left))]


def _gold(counts: list[int]) -> list[Gold]:
    held = zip(VALUES, counts, strict=True)
    return [Gold(value, count, value * count) for value, count in held if count]


def _meant(observed: State, seat: int) -> int | None:
    """AT-34."""
    action = keys.meant(observed, seat)
    return None if action is None else to_id(action)


def _card(colour: int) -> str | None:
    return None if colour < 0 else LETTERS.get(colour, "")


def _letters(colours: int) -> str:
    return "".join(letter for colour, letter in LETTERS.items() if colours >> colour & 1)
