"""Attrap'trésors' actions, their ids and their notation; nobody else converts.

| ids | action | notation |
| --- | --- | --- |
| 0 to 2,918 | chance throws the dice; `-` is a die that does not count | `rrroygb-` |
| 2,919 to 2,924 | chance deals an instruction card | `+r` to `+v` |
| 2,925 | a card is dealt that only its owner sees; seen, never played | `+?` |
| 2,926 to 2,931 | chance draws the first thrower | `A` to `F` |
| 2,932 to 2,937 | grab the column, lamp, chest, carpet, pouf, a gem | `column` to `gem` |
| 2,938 to 2,941 | give back a gold card of value 1, 2, 4, 5 | `give1` to `give5` |
| 2,942 | patience has run out (the clock) | `time` |
"""

from msgspec import Struct

from sesame.core.errors import BadAction
from sesame.core.layout import Layout, among, below, kind, unchosen
from sesame.games.attrap_tresors import throws
from sesame.games.attrap_tresors.saying import say
from sesame.games.attrap_tresors.state import (
    BLUE,
    CARPET,
    CHEST,
    COLOURS,
    COLUMN,
    DICE,
    GEM,
    GREEN,
    KINDS,
    LAMP,
    ORANGE,
    POUF,
    RED,
    SEATS,
    VALUES,
    VIOLET,
    YELLOW,
)

WIDEST = throws.COUNT
MOST_CHOICES = max(KINDS, len(VALUES))
MOST_DRAWN = max(COLOURS, SEATS)  # dice are thrown, not looked up

LETTERS = {RED: "r", ORANGE: "o", YELLOW: "y", GREEN: "g", BLUE: "b", VIOLET: "v"}
COLOUR_OF = {letter: colour for colour, letter in LETTERS.items()}
OBJECTS = {
    COLUMN: "column",
    LAMP: "lamp",
    CHEST: "chest",
    CARPET: "carpet",
    POUF: "pouf",
    GEM: "gem",
}
_FRENCH = {"colonne": COLUMN, "lampe": LAMP, "coffre": CHEST, "tapis": CARPET, "pierre": GEM}
_OBJECT_OF = {name: kind for kind, name in OBJECTS.items()} | _FRENCH
SEAT_LETTERS = "ABCDEF"


class Throw(Struct, frozen=True, tag="throw"):
    """Chance: the dice fall, one of the ways they can (AT-07)."""

    fall: int

    @property
    def counts(self) -> throws.Counts:
        """How many counting dice show each colour."""
        return throws.FALLS[self.fall]

    def __str__(self) -> str:
        letters = "".join(LETTERS[RED + i] * count for i, count in enumerate(self.counts))
        return letters.ljust(DICE, "-")


class Deal(Struct, frozen=True, tag="deal"):
    """Chance: an instruction card of this colour is dealt to whoever needs one (AT-05, AT-15)."""

    colour: int

    def __str__(self) -> str:
        return f"+{LETTERS[self.colour]}"


class Dealt(Struct, frozen=True, tag="dealt"):
    """What others see of a card that is dealt in secret."""

    def __str__(self) -> str:
        return "+?"


class Start(Struct, frozen=True, tag="start"):
    """Chance: this seat throws first (AT-05)."""

    seat: int

    def __str__(self) -> str:
        return SEAT_LETTERS[self.seat]


class Grab(Struct, frozen=True, tag="grab"):
    """Grab an object of the tower (AT-08, AT-09)."""

    object: int

    def __str__(self) -> str:
        return OBJECTS[self.object]


class Give(Struct, frozen=True, tag="give"):
    """Give back a gold card of this value (AT-13)."""

    value: int

    def __str__(self) -> str:
        return f"give{self.value}"


class Time(Struct, frozen=True, tag="time"):
    """The clock: patience has run out (AT-10, AT-11, AT-13)."""

    def __str__(self) -> str:
        return "time"


Action = Throw | Deal | Dealt | Start | Grab | Give | Time


LAYOUT: Layout[Action] = Layout(
    unchosen(kind(Throw, fall=below(throws.COUNT, "which of the ways that eight dice can fall"))),
    unchosen(kind(Deal, colour=below(COLOURS, "of the card", least=RED))),
    unchosen(kind(Dealt)),
    unchosen(kind(Start, seat=below(SEATS, "who"))),
    kind(Grab, object=below(KINDS, "what the hand goes out for")),
    kind(Give, value=among(VALUES, "of the gold card")),
    kind(Time),
)
to_id, from_id, COUNT = LAYOUT.to_id, LAYOUT.from_id, LAYOUT.count

DEALS, DEALT, STARTS = LAYOUT.firsts(Deal, Dealt, Start)
GRABS, GIVES, TIME = LAYOUT.firsts(Grab, Give, Time)

_BY_NOTATION = {str(action): action for action in map(from_id, range(DEALS, COUNT))}
_GIFTS = {f"rendre{value}": value for value in VALUES}


def parse(notation: str) -> Action:
    """The action that a notation means; dice in any order, and the French words too."""
    word = notation.lower()
    if (action := _BY_NOTATION.get(notation) or _BY_NOTATION.get(word)) is not None:
        return action
    if word in _OBJECT_OF:
        return Grab(_OBJECT_OF[word])
    if word in _GIFTS:
        return Give(_GIFTS[word])
    if word == "temps":
        return Time()
    if len(notation) == DICE and set(notation) <= {*COLOUR_OF, "-"}:
        counts = tuple(notation.count(letter) for letter in COLOUR_OF)
        if counts in throws.ID_OF:
            return Throw(throws.ID_OF[counts])
    raise BadAction(say("not-a-move", notation=repr(notation)))
