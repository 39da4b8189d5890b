"""The actions of Mille et un trésors, their ids and their notation; nobody else converts.

| ids | action | notation |
| --- | --- | --- |
| 0 to 19 | place the pawn on a card | `@c3` |
| 20 to 39 | walk to a card | `c3` |
| 40 | leave the cave | `out` |
| 41 to 60 | let the genie carry the pawn to a card | `*c3` |
| 61 to 71 | lay the card drawn, its walls on these sides | `lay` `n` `es` `ew` |
| 72 to 93 | chance deals a card to the next space, lying so | `2` `1n` `2es` |
| 94 to 108 | chance draws a card from the pile | `+2` `+1n` `+2ne` `+3h` |
| 109 to 112 | chance lets a seat start | `A` `B` |
| 113 to 118 | chance throws the die | `die4` |
"""

import re

from msgspec import Struct

from sesame.core.errors import BadAction
from sesame.core.layout import Layout, below, kind, square, unchosen
from sesame.games.mille_et_un_tresors.cards import (
    ENTRANCE_LOOKS,
    HEAD_LOOKS,
    LOOKS,
    SIDES,
    TURNS,
    held_look,
)
from sesame.games.mille_et_un_tresors.saying import say
from sesame.games.mille_et_un_tresors.state import COLUMNS, FACES, MOST_SEATS, SPACES, SPOTS

PIPS = 6  # MT-20: of the full die
WIDEST = max(SPACES, ENTRANCE_LOOKS)  # any free card, or any look of the first card dealt

SEAT_LETTERS = "ABCD"
SPOT_NAMES = tuple(f"{'abcde'[spot % COLUMNS]}{spot // COLUMNS + 1}" for spot in range(SPOTS))
SPOT_OF = {name: spot for spot, name in enumerate(SPOT_NAMES)}


def _side_letters(turn: int) -> str:
    return "".join(letter for bit, letter in enumerate("nesw") if SIDES[turn] >> bit & 1)


# How a card is written: its treasures, then `h` for the head or the letters of its walled sides.
TURN_NAMES = tuple(map(_side_letters, range(TURNS)))
LOOK_NAMES = tuple(
    f"{look // TURNS + 1}{TURN_NAMES[look % TURNS]}"
    if look < HEAD_LOOKS
    else f"{look - HEAD_LOOKS + 1}h"
    for look in range(LOOKS)
)
LOOK_OF = {name: look for look, name in enumerate(LOOK_NAMES)}
# A card that does not lie on a space yet is written as if its first wall were north.
FACE_NAMES = tuple(LOOK_NAMES[held_look(face)] for face in range(FACES))
FACE_OF = {name: face for face, name in enumerate(FACE_NAMES)}


class Place(Struct, frozen=True, tag="place"):
    """Put your pawn on a free card (MT-06)."""

    spot: int

    def __str__(self) -> str:
        return f"@{SPOT_NAMES[self.spot]}"


class Walk(Struct, frozen=True, tag="walk"):
    """Walk to a free card, exactly as far as you must (MT-07, MT-08)."""

    spot: int

    def __str__(self) -> str:
        return SPOT_NAMES[self.spot]


class Leave(Struct, frozen=True, tag="leave"):
    """Step out through the entrance, for good (MT-09)."""

    def __str__(self) -> str:
        return "out"


class Fly(Struct, frozen=True, tag="fly"):
    """Let the genie carry your pawn to any other free card (MT-10)."""

    spot: int

    def __str__(self) -> str:
        return f"*{SPOT_NAMES[self.spot]}"


class Lay(Struct, frozen=True, tag="lay"):
    """Lay the card drawn on the empty space, its walls on these sides (MT-11)."""

    turn: int

    def __str__(self) -> str:
        return TURN_NAMES[self.turn] or "lay"


class Deal(Struct, frozen=True, tag="deal"):
    """Chance: this card comes to lie so on the next space (MT-05)."""

    look: int

    def __str__(self) -> str:
        return LOOK_NAMES[self.look]


class Draw(Struct, frozen=True, tag="draw"):
    """Chance: this card is on top of the pile (MT-11)."""

    face: int

    def __str__(self) -> str:
        return f"+{FACE_NAMES[self.face]}"


class Start(Struct, frozen=True, tag="start"):
    """Chance: this seat places and moves first (MT-06)."""

    seat: int

    def __str__(self) -> str:
        return SEAT_LETTERS[self.seat]


class Throw(Struct, frozen=True, tag="throw"):
    """Chance: the die shows so many (MT-20)."""

    pips: int

    def __str__(self) -> str:
        return f"die{self.pips}"


Action = Place | Walk | Leave | Fly | Lay | Deal | Draw | Start | Throw


LAYOUT: Layout[Action] = Layout(
    kind(Place, spot=square(SPOTS, "where the pawn is put")),
    kind(Walk, spot=square(SPOTS, "where the pawn goes")),
    kind(Leave),
    kind(Fly, spot=square(SPOTS, "where the genie sets the pawn down")),
    kind(Lay, turn=below(TURNS, "how the card lies: which sides are walled")),
    unchosen(kind(Deal, look=below(ENTRANCE_LOOKS, "the card, and how it lies"))),
    unchosen(kind(Draw, face=below(FACES, "the card"))),
    unchosen(kind(Start, seat=below(MOST_SEATS, "who"))),
    unchosen(kind(Throw, pips=below(PIPS, "that the die shows", least=1))),
)
to_id, from_id, COUNT = LAYOUT.to_id, LAYOUT.from_id, LAYOUT.count

WALKS, LEAVE, FLIGHTS, LAYS = LAYOUT.firsts(Walk, Leave, Fly, Lay)
DEALS, DRAWS, STARTS, THROWS = LAYOUT.firsts(Deal, Draw, Start, Throw)

_SPACE = re.compile(r"([@*]?)([a-z])(\d{1,2})")
_KINDS: dict[str, type[Place | Walk | Fly]] = {"@": Place, "*": Fly, "": Walk}
_OTHERS: dict[str, Action] = {
    str(from_id(number)): from_id(number) for number in range(LAYS, COUNT)
}
_OTHERS["out"] = Leave()


def parse(notation: str) -> Action:
    """The action that a notation means, whatever the table."""
    if (other := _OTHERS.get(notation)) is not None:
        return other
    if not (found := _SPACE.fullmatch(notation)):
        raise BadAction(say("not-a-move", notation=repr(notation)))
    if (name := found[2] + found[3]) not in SPOT_OF:
        last = SPOT_NAMES[-1]
        raise BadAction(say("no-space", notation=repr(notation), space=name, last=last))
    return _KINDS[found[1]](SPOT_OF[name])
