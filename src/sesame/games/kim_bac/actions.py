"""Kim-Bac's actions, their ids and their notation; nobody else converts.

| ids | action | notation |
| --- | --- | --- |
| 0 to 61 | step to a crossing | `c4` |
| 62 to 123 | step there and take the chest | `c4!` |
| 124, 125 | stay, blocked; and take the chest | `stay` `stay!` |
| 126 to 137 | place a pawn on a gate | `@A` |
| 138, 139 | run for the treasure, renounce it | `run` `renounce` |
| 140 to 157 | chance: the card drawn | `+7` |
| 158 | the same, as others see it | `+?` |
| 159 to 176 | chance: the dice in the chest | `chest16` |
| 177 | the same, as others see it | `chest?` |
| 178 to 183 | chance: the ordinary die | `die4` |
"""

import re

from msgspec import Struct

from sesame.core.errors import BadAction
from sesame.core.layout import Layout, among, below, either, kind, unchosen
from sesame.core.terms import Terms
from sesame.games.kim_bac.saying import say
from sesame.games.kim_bac.state import CROSSINGS, GATES, NUMBERS, POINTS

# A pawn can have every other crossing as its neighbour, and a pair for each monument.
WIDEST = CROSSINGS - 1 + NUMBERS

GATE_LETTERS = "ABCDEFGHIJKL"
UNSEEN = 0  # instead of a number: the reader may not know it
ROW = 10  # crossings are named a0 to a9, b0 and so on


class Step(Struct, frozen=True, tag="step"):
    """Move the pawn due to a neighbouring crossing (KB-09), perhaps to take the chest (KB-12)."""

    crossing: int
    take: bool = False

    def __str__(self) -> str:
        return crossing_name(self.crossing) + "!" * self.take


class Stay(Struct, frozen=True, tag="stay"):
    """The pawn due is blocked (KB-10); where it stands it may have a claim (KB-12)."""

    take: bool = False

    def __str__(self) -> str:
        return "stay" + "!" * self.take


class Place(Struct, frozen=True, tag="place"):
    """Put the pawn due on a gate (KB-07)."""

    gate: int

    def __str__(self) -> str:
        return f"@{GATE_LETTERS[self.gate]}"


class Run(Struct, frozen=True, tag="run"):
    """Become the Kim-Bac (KB-15)."""

    def __str__(self) -> str:
        return "run"


class Renounce(Struct, frozen=True, tag="renounce"):
    """Leave the treasure where it is (KB-14)."""

    def __str__(self) -> str:
        return "renounce"


class Draw(Struct, frozen=True, tag="draw"):
    """Chance: the card that is drawn (KB-09)."""

    number: int

    def __str__(self) -> str:
        return f"+{self.number or '?'}"


class Shake(Struct, frozen=True, tag="shake"):
    """Chance: the sum of the dice in the chest (KB-13)."""

    number: int

    def __str__(self) -> str:
        return f"chest{self.number or '?'}"


class Throw(Struct, frozen=True, tag="throw"):
    """Chance: the ordinary die, thrown for the start (KB-08)."""

    points: int

    def __str__(self) -> str:
        return f"die{self.points}"


Action = Step | Stay | Place | Run | Renounce | Draw | Shake | Throw


def crossing_name(crossing: int) -> str:
    """a0 to a9, b0 to b9 and so on."""
    return "abcdefg"[crossing // ROW] + str(crossing % ROW)


def crossing_of(name: str) -> int:
    """The crossing of that name; -1 if there can be none."""
    if not re.fullmatch(r"[a-g][0-9]", name):
        return -1
    crossing = "abcdefg".index(name[0]) * ROW + int(name[1])
    return crossing if crossing < CROSSINGS else -1


_SEEN_OR_NOT = (*range(1, NUMBERS + 1), UNSEEN)

LAYOUT: Layout[Action] = Layout(
    kind(
        Step,
        take=either("whether the chest is taken there (KB-12)"),
        crossing=below(CROSSINGS, "where the pawn goes"),
    ),
    kind(Stay, take=either("whether the chest is taken here (KB-12)")),
    kind(Place, gate=below(GATES, "where the pawn is put")),
    kind(Run),
    kind(Renounce),
    unchosen(kind(Draw, number=among(_SEEN_OR_NOT, "on the card; 0: the reader may not know it"))),
    unchosen(kind(Shake, number=among(_SEEN_OR_NOT, "on the dice; 0: the reader may not know it"))),
    unchosen(kind(Throw, points=below(POINTS, "that the die shows", least=1))),
)
to_id, from_id, COUNT = LAYOUT.to_id, LAYOUT.from_id, LAYOUT.count

TAKES = LAYOUT.weight(Step, "take")
STAY, PLACES, RUN, RENOUNCE = LAYOUT.firsts(Stay, Place, Run, Renounce)
DRAWS, CHESTS, THROWS = LAYOUT.firsts(Draw, Shake, Throw)
STAY_TAKE, SOME_CARD, THE_DICE = to_id(Stay(take=True)), to_id(Draw(UNSEEN)), to_id(Shake(UNSEEN))


def ever(action: Action, terms: Terms) -> bool:
    """Whether a seat can ever choose it on these terms: the town has that crossing."""
    return not isinstance(action, Step) or terms.laid[0]["x"][action.crossing] >= 0


_WORDS: dict[str, Action] = {
    "stay": Stay(),
    "stay!": Stay(True),
    "run": Run(),
    "renounce": Renounce(),
}
_WORDS |= {"reste": Stay(), "reste!": Stay(True), "course": Run(), "renonce": Renounce()}
_STEP = re.compile(r"([a-g][0-9])(!?)")
_PLACE = re.compile(r"@([A-La-l])")
_CHANCE = re.compile(r"(\+|chest|die)([1-9][0-9]?|\?)")


def parse(notation: str) -> Action:
    """The action that a notation means; `reste`, `course` and `renonce` are understood too."""
    if notation.lower() in _WORDS:
        return _WORDS[notation.lower()]
    if (found := _STEP.fullmatch(notation)) and (crossing := crossing_of(found[1])) >= 0:
        return Step(crossing, bool(found[2]))
    if found := _PLACE.fullmatch(notation):
        return Place(GATE_LETTERS.index(found[1].upper()))
    if (found := _CHANCE.fullmatch(notation)) and (chance := _chance(found[1], found[2])):
        return chance
    raise BadAction(say("not-a-move", notation=repr(notation)))


def _chance(kind: str, digits: str) -> Action | None:
    """What chance did, if it can be."""
    number = UNSEEN if digits == "?" else int(digits)
    if kind == "die":
        return Throw(number) if 1 <= number <= POINTS else None
    if number > NUMBERS:
        return None
    return Draw(number) if kind == "+" else Shake(number)
