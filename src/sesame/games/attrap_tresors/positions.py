"""A table of Attrap'trésors as one line, and back; see docs/notation.md for the grammar.

For instance `2.1 B! rrroygb- . r . bgo 3,1,0,1: 0,0,1,0:c!r 1,0,0,0: seats=3`: two rounds are
counted, B has thrown once in the third, and holds the column.
"""

import re

from sesame.core.errors import BadPosition
from sesame.games.attrap_tresors import reckoning, rules, throws
from sesame.games.attrap_tresors.actions import COLOUR_OF, LETTERS, SEAT_LETTERS
from sesame.games.attrap_tresors.saying import say
from sesame.games.attrap_tresors.state import (
    BY_CARD,
    BY_SIX,
    COLUMN,
    DEALING,
    DICE,
    GIVING,
    GRABBING,
    HANDFUL,
    KINDS,
    NOBODY,
    OVER,
    RED,
    ROUNDS,
    STARTING,
    THROWING,
    THROWS,
    UNCHECKED,
    VALUES,
    WRONG,
    State,
)

_OBJECTS = "clstpg"  # column, lamp, chest (treaSure), carpet (Tapis), pouf, gem
_PHASES = {"+": DEALING, "*": STARTING, "?": THROWING, "!": GRABBING, "-": GIVING, "#": OVER}
_MARK = {phase: mark for mark, phase in _PHASES.items()}
_VERDICTS = {".": UNCHECKED, "0": WRONG, "4": BY_CARD, "5": BY_SIX}
_VERDICT = {verdict: mark for mark, verdict in _VERDICTS.items()}
_EMPTY = "."

_COUNT = re.compile(r"(\d{1,2})\.(\d{1,3})")
_TURN = re.compile(r"([A-F])([-+*?!#])")
_CHECK = re.compile(r"([.045])([roygbv]?)")
_SEAT = re.compile(r"(\d{1,2}(?:,\d{1,2}){3}):([clstpg]{0,2})(?:!([roygbv]+))?")
_BACK = re.compile(r"\d{1,2}(?:,\d{1,2}){3}")


def write_position(s: State) -> str:
    dice = _repeated(s.dice.tolist())
    check = _VERDICT[int(s.verdict)] + LETTERS.get(int(s.met), "")
    cards = [LETTERS.get(int(s.card[place]), _EMPTY) for place in range(reckoning.places(s))]
    back = ",".join(map(str, s.back.tolist()))
    words = [
        f"{s.rounds}.{s.throws}",
        f"{SEAT_LETTERS[int(s.thrower)]}{_MARK[int(s.phase)]}",
        dice.ljust(DICE, "-") if dice else _EMPTY,
        check,
        _repeated(s.aside.tolist()) or _EMPTY,
        back if s.back.any() else _EMPTY,
        "".join(cards),
    ]
    return " ".join(words + [_write_seat(s, seat) for seat in range(int(s.seats))])


def _repeated(counts: list[int]) -> str:
    return "".join(LETTERS[RED + i] * count for i, count in enumerate(counts))


def _write_seat(s: State, seat: int) -> str:
    gold = ",".join(map(str, s.gold[seat].tolist()))
    held = "".join(_OBJECTS[kind] * int(s.held[seat, kind]) for kind in range(KINDS))
    barred = "".join(letter for c, letter in LETTERS.items() if int(s.barred[seat]) >> c & 1)
    return f"{gold}:{held}{'!' if barred else ''}{barred}"


def read_position(text: str, s: State) -> None:
    """Lay the described table onto one that is set up with the right options."""
    words, seats = text.split(), int(s.seats)
    if len(words) != 7 + seats:
        raise BadPosition(say("other-words", count=len(words), wanted=7 + seats))
    _read_progress(words[0], words[1], s)
    _read_dice(words[2], s)
    _read_check(words[3], s)
    _read_aside(words[4], s)
    _read_cards(words[6], s)
    for seat in range(seats):
        _read_seat(words[7 + seat], s, seat)
    _read_back(words[5], s)
    _check_table(s)
    if s.phase == OVER:
        rules.judge(s)


def _read_progress(count: str, turn: str, s: State) -> None:
    found = _COUNT.fullmatch(count)
    if found is None or int(found[1]) > ROUNDS or int(found[2]) > THROWS:
        raise BadPosition(say("not-a-round", word=repr(count)))
    s.rounds, s.throws = int(found[1]), int(found[2])
    who = _TURN.fullmatch(turn)
    if who is None or SEAT_LETTERS.index(who[1]) >= s.seats or (s.seats == 2 and who[1] != "A"):
        raise BadPosition(say("not-a-turn", word=repr(turn)))
    s.thrower, s.phase = SEAT_LETTERS.index(who[1]), _PHASES[who[2]]


def _read_dice(word: str, s: State) -> None:
    if word == _EMPTY:
        return
    counts = tuple(word.count(letter) for letter in COLOUR_OF)
    if len(word) != DICE or counts not in throws.ID_OF or sum(counts) + word.count("-") != DICE:
        raise BadPosition(say("not-dice", word=repr(word), count=DICE))
    s.dice[:] = counts


def _read_check(word: str, s: State) -> None:
    found = _CHECK.fullmatch(word)
    if found is None or (found[2] and found[1] in ".0") or (found[1] == "4" and not found[2]):
        raise BadPosition(say("not-a-check", word=repr(word)))
    s.verdict, s.met = _VERDICTS[found[1]], COLOUR_OF.get(found[2], 0)


def _read_aside(word: str, s: State) -> None:
    letters = "" if word == _EMPTY else word
    if not set(letters) <= set(COLOUR_OF):
        raise BadPosition(say("not-cards-aside", word=repr(word)))
    for letter, colour in COLOUR_OF.items():
        s.aside[colour - RED] = min(letters.count(letter), 99)


def _read_cards(word: str, s: State) -> None:
    count = reckoning.places(s)
    if len(word) != count or not set(word) <= {*COLOUR_OF, _EMPTY}:
        raise BadPosition(say("not-cards", word=repr(word), count=int(count)))
    for place, letter in enumerate(word):
        s.card[place] = COLOUR_OF.get(letter, 0)
    for letter, colour in COLOUR_OF.items():
        if reckoning.unseen(s, colour) < 0:
            raise BadPosition(say("too-many-cards", copies=int(s.copies), letter=letter))


def _read_seat(word: str, s: State, seat: int) -> None:
    found = _SEAT.fullmatch(word)
    if found is None:
        raise BadPosition(say("not-a-seat", word=repr(word)))
    s.gold[seat] = [int(count) for count in found[1].split(",")]
    for letter in found[2]:
        kind = _OBJECTS.index(letter)
        if s.tower[kind] == 0:
            raise BadPosition(say("too-many-objects", word=repr(word), letter=repr(letter)))
        s.tower[kind] = int(s.tower[kind]) - 1
        s.held[seat, kind] = int(s.held[seat, kind]) + 1
    s.barred[seat] = sum(1 << COLOUR_OF[letter] for letter in set(found[3] or ""))
    if s.held[seat, COLUMN]:
        s.holder = seat
    if s.barred[seat] and (s.seats == 2 or int(s.barred[seat]) >> int(s.card[seat]) & 1):
        raise BadPosition(say("not-that-card", word=repr(word)))


def _read_back(word: str, s: State) -> None:
    if word != _EMPTY:
        if not _BACK.fullmatch(word):
            raise BadPosition(say("not-given-back", word=repr(word)))
        s.back[:] = [int(count) for count in word.split(",")]
    for i, value in enumerate(VALUES):
        left = int(s.stock[i]) - int(s.back[i]) - sum(s.gold[:, i].tolist())
        if left < 0:
            raise BadPosition(say("too-much-gold", value=value))
        s.stock[i] = left


def _check_table(s: State) -> None:
    """Refuse a table that no game can reach, as far as the phase tells."""
    if not _sound(s):
        raise BadPosition(say("impossible-table"))


def _sound(s: State) -> bool:
    """Whether cards, dice, hands and check belong to this phase."""
    missing = [place for place in range(reckoning.places(s)) if s.card[place] == 0]
    thrown, checked = bool(s.dice.any()), s.verdict != UNCHECKED
    loose = any(s.held[seat].any() for seat in range(int(s.seats)))
    if (loose and s.holder == NOBODY) or checked != (thrown and s.holder != NOBODY and _ended(s)):
        return False
    if s.seats > 2 and any(
        reckoning.taken(s, seat) > (1 if seat == s.holder else HANDFUL)
        for seat in range(int(s.seats))
    ):
        return False
    match int(s.phase):
        case phase if phase == DEALING:
            fresh = s.rounds == 0 and not thrown and missing[-1:] == [reckoning.places(s) - 1]
            return bool(fresh or (missing and s.met and len(missing) == 1))
        case phase if phase == STARTING:
            return bool(s.seats > 2 and s.rounds == 0 and not thrown and not missing)
        case phase if phase == THROWING:
            return not missing and s.rounds < ROUNDS
        case phase if phase == GRABBING:
            return bool(thrown and not missing and s.throws and s.rounds < ROUNDS and _standing(s))
        case phase if phase == GIVING:
            return bool(s.verdict == WRONG and not missing and reckoning.cards(s, int(s.holder)))
        case _:
            return bool(s.rounds == ROUNDS or s.throws == THROWS)


def _ended(s: State) -> bool:
    """Whether the round that the objects tell of is over."""
    return bool(s.phase != GRABBING)


def _standing(s: State) -> bool:
    return bool(s.tower.any())
