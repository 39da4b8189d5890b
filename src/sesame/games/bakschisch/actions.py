"""Bakschisch's actions, their ids and their notation; nobody else converts.

| ids | action | notation |
| --- | --- | --- |
| 0 to 40 | close the fist on so many coins | `0` to `40` |
| 41 | close the fist on the thief | `thief` |
| 42 to 47 | chance turns a fakir, guard, servant, eunuch, harem girl, Caliph | `F` to `C` |
| 48 | another's fist is closed on something; seen, never played | `closed` |
"""

import re

from msgspec import Struct

from sesame.core.errors import BadAction
from sesame.core.layout import Layout, below, kind, unchosen
from sesame.core.terms import Terms
from sesame.games.bakschisch.saying import say
from sesame.games.bakschisch.state import (
    CALIPH,
    CARDS,
    EUNUCH,
    FAKIR,
    GUARD,
    HAREM_GIRL,
    PURSE,
    SEATS,
    SERVANT,
)

ALL_GOLD = PURSE * SEATS
WIDEST = ALL_GOLD + 2  # no coin, up to all the gold there is, or the thief

LETTERS = {FAKIR: "F", GUARD: "G", SERVANT: "S", EUNUCH: "E", HAREM_GIRL: "H", CALIPH: "C"}
CARD_OF = {letter: card for card, letter in LETTERS.items()}


class Bid(Struct, frozen=True, tag="bid"):
    """Close your fist on so many coins, none allowed (BK-06)."""

    coins: int

    def __str__(self) -> str:
        return str(self.coins)


class Thief(Struct, frozen=True, tag="thief"):
    """Close your fist on your thief (BK-07)."""

    def __str__(self) -> str:
        return "thief"


class Turn(Struct, frozen=True, tag="turn"):
    """Chance: the next card of the row is turned face up (BK-06)."""

    card: int

    def __str__(self) -> str:
        return LETTERS[self.card]


class Closed(Struct, frozen=True, tag="closed"):
    """What others see of a choice until all are in: a closed fist (BK-22)."""

    def __str__(self) -> str:
        return "closed"


Action = Bid | Thief | Turn | Closed


LAYOUT: Layout[Action] = Layout(
    kind(Bid, coins=below(ALL_GOLD + 1, "in the fist")),
    kind(Thief),
    unchosen(kind(Turn, card=below(CARDS, "what the card shows", least=FAKIR))),
    unchosen(kind(Closed)),
)
to_id, from_id, COUNT = LAYOUT.to_id, LAYOUT.from_id, LAYOUT.count

THIEF, TURNS, CLOSED = LAYOUT.firsts(Thief, Turn, Closed)


def ever(action: Action, terms: Terms) -> bool:
    """Whether a seat can ever choose it on these terms: there is no more gold than they bring."""
    return not isinstance(action, Bid) or action.coins <= PURSE * terms.seats


_COINS = re.compile(r"[0-9]{1,2}")


def parse(notation: str) -> Action:
    """The action that a notation means; `voleur` is understood too."""
    if notation in CARD_OF:
        return Turn(CARD_OF[notation])
    if notation.lower() in ("thief", "voleur"):
        return Thief()
    if notation == "closed":
        return Closed()
    if _COINS.fullmatch(notation) and int(notation) <= ALL_GOLD:
        return Bid(int(notation))
    raise BadAction(say("not-a-move", notation=repr(notation), most=ALL_GOLD))
