"""Words that several sentences share: friends, cards, treasures and walls."""

from collections.abc import Sequence
from functools import cache

from sesame.core.words import Words
from sesame.games.mille_et_un_tresors.actions import TURN_NAMES
from sesame.games.mille_et_un_tresors.cards import (
    CORNER,
    FACING,
    HEAD_LOOKS,
    ONE,
    PLAIN,
    TURNS,
    face_of,
    shape_of,
    worth,
)
from sesame.games.mille_et_un_tresors.state import HEADS

# Ali Baba and his friends, whose names begin with the letters of their seats.
FRIENDS = ("Ali Baba", "Badoura", "Cassim", "Dinarzade")

_SIDE = {
    "n": Words("au nord", "north"),
    "e": Words("à l'est", "east"),
    "s": Words("au sud", "south"),
    "w": Words("à l'ouest", "west"),
}
SHAPE_WORDS = {
    PLAIN: Words("sans mur", "no wall"),
    ONE: Words("un mur", "one wall"),
    CORNER: Words("deux murs qui se touchent", "two adjacent walls"),
    FACING: Words("deux murs face à face", "two opposite walls"),
}
_HEAD = Words("la tête du chef", "the chief's head")


@cache
def treasures(count: int) -> Words:
    return _counted(count, Words("trésor", "treasure"))


@cache
def cards(count: int) -> Words:
    return _counted(count, Words("carte", "card"))


def _counted(count: int, noun: Words) -> Words:
    """French counts 0 as one, English as many."""
    return Words(f"{count} {noun.fr}{'s' * (count > 1)}", f"{count} {noun.en}{'s' * (count != 1)}")


def joined(names: Sequence[str]) -> Words:
    """Ali Baba, Cassim et Dinarzade."""
    if len(names) == 1:
        return Words(names[0], names[0])
    first = ", ".join(names[:-1])
    return Words(f"{first} et {names[-1]}", f"{first} and {names[-1]}")


@cache
def face_words(face: int) -> Words:
    """A card, however it is turned."""
    what = _HEAD if face >= HEADS else SHAPE_WORDS[shape_of(face)]
    loot = treasures(worth(face))
    return Words(f"{loot.fr}, {what.fr}", f"{loot.en}, {what.en}")


@cache
def look_words(look: int) -> Words:
    """A card as it lies."""
    face = face_of(look)
    if look >= HEAD_LOOKS:
        return face_words(face)
    loot, walls = treasures(worth(face)), turn_words(look % TURNS)
    return Words(f"{loot.fr}, {walls.fr}", f"{loot.en}, {walls.en}")


@cache
def turn_words(turn: int) -> Words:
    """Where the walls are."""
    sides = [_SIDE[letter] for letter in TURN_NAMES[turn]]
    if not sides:
        return SHAPE_WORDS[PLAIN]
    french, english = " et ".join(side.fr for side in sides), " and ".join(s.en for s in sides)
    many = "s" * (len(sides) > 1)
    return Words(f"mur{many} {french}", f"wall{many} {english}")
