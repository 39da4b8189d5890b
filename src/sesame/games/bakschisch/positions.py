"""A table of Bakschisch as one line, and back; see docs/notation.md for the grammar.

For instance `3 EG?... 333333 7:7t!2 4:12 1`: round 3, the second card is being bribed, the copies
not yet seen, each seat's square, gold, thief and fist, and the pot.
"""

import re

from sesame.core.errors import BadPosition
from sesame.games.bakschisch import rules
from sesame.games.bakschisch.actions import CARD_OF, LETTERS
from sesame.games.bakschisch.saying import say
from sesame.games.bakschisch.state import (
    BIDDING,
    BRIBES,
    CARDS,
    COIN_0,
    COPIES,
    FAKIR,
    NOT_YET,
    PURSE,
    ROUNDS,
    SEATS,
    THIEF_IN_FIST,
    TURNING,
    State,
)

_ROW = re.compile(r"(?:([FGSEHC]+)(\??))?(\.*)")
_SEAT = re.compile(
    r"(?:(?P<came>\d{1,2})>)?(?P<pawn>\d{1,2})(?:@(?P<arrival>[1-4]))?"
    r":(?P<gold>\d{1,2})(?P<thief>t?)(?:!(?P<fist>\d{1,2}|t))?"
)
_POT = re.compile(r"(\d{1,2})(?:\+(\d{1,2}))?")
_ROUNDS_A_SHUFFLE = CARDS * COPIES // BRIBES  # BK-17: 30 cards are six rounds


def write_position(s: State) -> str:
    up = int(s.up)
    row = "".join(LETTERS[card] for card in s.card[:up].tolist())
    row += ("?" if s.phase == BIDDING else "") + "." * (BRIBES - up)
    unseen = "".join(map(str, s.left.tolist()))
    seats = (_write_seat(s, seat) for seat in range(int(s.seats)))
    pot = f"{s.pot}+{s.box}" if s.box else f"{s.pot}"
    return " ".join([str(s.rounds), row, unseen, *seats, pot])


def _write_seat(s: State, seat: int) -> str:
    came = f"{s.came[seat]}>" if s.came[seat] != s.pawn[seat] else ""
    arrival = f"@{s.arrival[seat]}" if s.arrival[seat] else ""
    thief = "t" if s.thief[seat] else ""
    return f"{came}{s.pawn[seat]}{arrival}:{s.gold[seat]}{thief}{_write_fist(int(s.fist[seat]))}"


def _write_fist(fist: int) -> str:
    if fist == NOT_YET:
        return ""
    return "!t" if fist == THIEF_IN_FIST else f"!{fist - COIN_0}"


def read_position(text: str, s: State) -> None:
    """Lay the described table onto one that is set up with the right options."""
    words, seats = text.split(), int(s.seats)
    if len(words) != seats + 4:
        raise BadPosition(say("other-words", count=len(words), wanted=seats + 4, seats=seats))
    _read_round(words[0], s)
    _read_row(words[1], s)
    _read_stock(words[2], s)
    for seat in range(seats):
        _read_seat(words[3 + seat], s, seat)
    _read_pot(words[-1], s)
    _check_fists(s)
    _enter_phase(s)


def _read_round(word: str, s: State) -> None:
    if not word.isdecimal() or len(word) > 2 or not 1 <= int(word) <= ROUNDS:
        raise BadPosition(say("not-a-round", word=repr(word), last=ROUNDS))
    s.rounds = int(word)


def _read_row(word: str, s: State) -> None:
    """The row of cards; `?` after the one that is being bribed."""
    found = _ROW.fullmatch(word)
    if found is None or len(found[1] or "") + len(found[3]) != BRIBES:
        raise BadPosition(say("not-a-row", word=repr(word), count=BRIBES))
    for bribe, letter in enumerate(found[1] or ""):
        s.card[bribe] = CARD_OF[letter]
    s.up = BRIBES - len(found[3])
    s.phase = BIDDING if found[2] else TURNING


def _read_stock(word: str, s: State) -> None:
    """Copies not seen since the last shuffle; with those of this row, five each at most."""
    unseen = [int(digit) for digit in word if digit in "012345"]
    if len(unseen) != CARDS or len(word) != CARDS:
        raise BadPosition(say("not-a-stock", word=repr(word), count=CARDS, most=COPIES))
    s.left[:] = unseen
    row = s.card.tolist()
    due = CARDS * COPIES - (int(s.rounds) - 1) % _ROUNDS_A_SHUFFLE * BRIBES - int(s.up)
    if sum(unseen) != due or any(unseen[i] + row.count(FAKIR + i) > COPIES for i in range(CARDS)):
        raise BadPosition(say("other-stock", word=repr(word), due=due, most=COPIES))


def _read_seat(word: str, s: State, seat: int) -> None:
    found = _SEAT.fullmatch(word)
    if found is None:
        raise BadPosition(say("not-a-seat", word=repr(word)))
    pawn, throne = int(found["pawn"]), int(s.throne)
    came = int(found["came"] or pawn)
    if max(pawn, came) > throne:
        raise BadPosition(say("beyond-the-throne", word=repr(word), last=throne))
    if (pawn == throne) != bool(found["arrival"]) or int(found["arrival"] or 0) > s.up:
        raise BadPosition(say("arrival-on-throne", word=repr(word)))
    if found["thief"] and pawn >= s.palace:
        raise BadPosition(say("thief-in-palace", word=repr(word)))
    s.pawn[seat], s.came[seat], s.gold[seat] = pawn, came, int(found["gold"])
    s.thief[seat], s.arrival[seat] = bool(found["thief"]), int(found["arrival"] or 0)
    s.fist[seat] = _read_fist(found["fist"])


def _read_fist(word: str | None) -> int:
    if word is None:
        return NOT_YET
    if word == "t":
        return THIEF_IN_FIST
    if int(word) > PURSE * SEATS:
        raise BadPosition(say("fist-too-full", word=word))
    return COIN_0 + int(word)


def _read_pot(word: str, s: State) -> None:
    found = _POT.fullmatch(word)
    if found is None:
        raise BadPosition(say("not-a-pot", word=repr(word)))
    s.pot, s.box = int(found[1]), int(found[2] or 0)
    total = sum(s.gold.tolist()) + int(s.pot) + int(s.box)
    if total != PURSE * s.seats:
        raise BadPosition(say("other-gold", total=total, wanted=PURSE * int(s.seats)))


def _check_fists(s: State) -> None:
    """Closed on what the bag holds while bidding, one still missing; else all open, or none."""
    seats = range(int(s.seats))
    missing = [seat for seat in seats if s.fist[seat] == NOT_YET]
    if s.phase == BIDDING:
        sound = bool(missing) and all(_is_possible(s, seat) for seat in seats)
        s.waiting = sum(1 << seat for seat in missing)
    else:
        sound = len(missing) in (0, len(seats))
        sound = sound and (not missing or s.came.tolist() == s.pawn.tolist())
    if not sound:
        raise BadPosition(say("impossible-fists"))


def _is_possible(s: State, seat: int) -> bool:
    """BK-06, BK-07: whether this closed fist can hold what it holds."""
    fist = int(s.fist[seat])
    held = bool(s.thief[seat]) if fist == THIEF_IN_FIST else rules.coins_in(fist) <= s.gold[seat]
    return bool(s.came[seat] == s.pawn[seat] and held)


def _enter_phase(s: State) -> None:
    """Judge a finished game; refuse a table that no game can reach."""
    is_out_of_gold = s.box == PURSE * s.seats
    must_end = rules.has_caliph(s) or s.rounds == ROUNDS or is_out_of_gold
    if s.up == BRIBES and s.phase == TURNING:
        if not must_end:
            raise BadPosition(say("only-round-over"))
        rules.judge(s)
    elif is_out_of_gold or (s.up == 0 and rules.has_caliph(s)):
        raise BadPosition(say("would-be-over"))
