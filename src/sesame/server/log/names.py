"""Names of people: normalised, visible, of a bounded length, and not to be taken for a robot's.

A name is compared with those of the house by its skeleton: what is left of it when look-alikes are
one letter (Cyrillic а, 0, ᴀ, â), case and marks are gone, and whatever is no letter too.
"""

import re
import unicodedata
from typing import Final, get_args

from sesame.core.errors import SesameError
from sesame.server.protocol import Level
from sesame.server.saying import say

LONGEST: Final = 24  # letters as they are seen: a letter with its accents is one
_MOST_MARKS: Final = 2  # accents on one letter
# Letters and signs that show nothing, though Unicode calls them neither space nor format
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})  # with bidi and zero-width ones
_SELECTORS: Final = re.compile("[\ufe00-\ufe0f\u180b-\u180f\U000e0100-\U000e01ef]")

# What the house calls its robots and itself, in both languages
RESERVED: Final = (
    *get_args(Level),
    *("apprentice", "merchant", "vizier", "caliph", "apprentis", "marchands", "vizirs", "califes"),
    *("lehrling", "handler", "haendler", "wesir", "kalif", "roboter", "automat", "rechner"),
    *("robot", "robots", "bot", "automate", "automaton", "machine", "ordinateur", "computer"),
    *("sesame", "serveur", "server", "systeme", "system", "admin", "administrateur"),
    *("administrator", "moderateur", "moderator", "arbitre", "referee", "schiedsrichter"),
)
_ALIKE: Final = {
    # Cyrillic and Greek letters that look like Latin ones, Armenian and Cherokee the same
    **dict(zip("авекмнорстухіјѕԁһӏԛԝгпьё", "abekmhopctyxijsdhlqwrnbe", strict=True)),
    **dict(zip("αβγεζηικνορτυχωϲϳ", "abyeznikvoptuxwcj", strict=True)),
    **dict(zip("աոսցօհյզքտ", "wnugohjqpm", strict=True)),
    **dict(zip("ꭺᏼꮯꭰꭼꮋꭻꮶꮮꮇꮲꮪꮖꮩꮃꮓ", "abcdehjklmpstvwz", strict=True)),
    **dict(zip("0134578@$|!€£", "oieastbasiiel", strict=True)),
    "æ": "ae", "œ": "oe", "ß": "ss", "ø": "o", "ł": "l", "đ": "d",
}  # fmt: skip
_SMALL = re.compile(
    r"LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL |DOTLESS |SCRIPT )?([A-Z])\b"
)
_LOOK_ALIKE_SCRIPTS: Final = frozenset(
    {"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"}
)


class BadName(SesameError):
    """A name that nobody can bear here."""


def proper(name: str) -> str:
    """The name as it is kept; raises BadName."""
    plain = visible(name)
    if not 1 <= length(plain) <= LONGEST or not _shows_something(plain):
        raise BadName(say("name-of-bad-length", most=LONGEST))
    if len(_scripts(plain)) > 1:
        raise BadName(say("name-of-two-alphabets"))
    if (word := reserved(plain)) is not None:
        raise BadName(say("name-of-the-house", word=word))
    return plain


def is_proper(name: str) -> bool:
    try:
        return proper(name) == name
    except BadName:
        return False


def visible(text: str) -> str:
    """In normal form and single spaces, without what nobody sees, or piles of accents."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    shown = [
        char
        for char in _SELECTORS.sub("", spaced)
        if unicodedata.category(char) not in _INVISIBLE and char not in _BLANK
    ]
    return " ".join(_unpiled("".join(shown)).split())


def length(text: str) -> int:
    """Letters as they are seen."""
    return sum(not _is_mark(char) for char in text)


def skeleton(text: str) -> str:
    """Two texts that look alike have the same one."""
    found = list[str]()
    for char in unicodedata.normalize("NFKD", text.casefold()):
        if not _is_mark(char):
            found.append(_plain(char))
    # i, l and 1 look alike among themselves; whatever is no letter separates words
    letters = "".join(found).casefold().replace("l", "i").replace("rn", "m")
    return re.sub(r"[^a-z]+", " ", letters).strip()


def reserved(name: str) -> str | None:
    """The word of the house that a name looks like, whole or as one of its words."""
    without_digits = re.sub(r"\d+", " ", name)
    looks = {part for text in (name, without_digits) for part in _looks(skeleton(text))}
    return next((word for word in RESERVED if skeleton(word) in looks), None)


def _looks(bones: str) -> set[str]:
    return {*bones.split(), bones.replace(" ", "")}


def _plain(char: str) -> str:
    if char in _ALIKE:
        return _ALIKE[char]
    found = _SMALL.match(unicodedata.name(char, ""))
    return found[1].lower() if found else char


def _unpiled(text: str) -> str:
    kept, marks = list[str](), 0
    for char in text:
        marks = marks + 1 if _is_mark(char) else 0
        if marks <= _MOST_MARKS and (kept or not marks):
            kept.append(char)
    return "".join(kept)


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


def _shows_something(text: str) -> bool:
    return any(unicodedata.category(char)[0] in "LN" or _is_picture(char) for char in text)


def _is_picture(char: str) -> bool:
    return unicodedata.category(char) == "So"


def _scripts(text: str) -> set[str]:
    """The alphabets in it of those whose letters are taken for one another."""
    named = {unicodedata.name(char, "").split(" ")[0] for char in text if char.isalpha()}
    return named & _LOOK_ALIKE_SCRIPTS
