"""Positions: squares from South's end, then who moves; see docs/notation.md."""

from sesame.core.errors import BadPosition
from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import COLOUR_OF
from sesame.games.khan_tsin.names import letters
from sesame.games.khan_tsin.piles import IN_ALL, set_pile
from sesame.games.khan_tsin.saying import say
from sesame.games.khan_tsin.state import (
    ALTERNATE,
    EACH,
    EMPEROR,
    MOST_ALIKE,
    MOVING,
    NORTH,
    OVER,
    RANDOM,
    RED,
    SHEET,
    SOUTH,
    SQUARES,
    State,
)

_TURNS = {"S": SOUTH, "N": NORTH}
_TURNED = "~"  # after that letter: the dragon was turned round (KT-33)
_LETTER = {seat: letter for letter, seat in _TURNS.items()}


def write_position(s: State) -> str:
    fields, empty = list[str](), 0
    for pile in s.pile:
        if pile:
            fields += [str(empty)] * (empty > 0) + [letters(pile)]
            empty = 0
        else:
            empty += 1
    fields += [str(empty)] * (empty > 0)
    return f"{'/'.join(fields)} {_write_turn(s)}"


def _write_turn(s: State) -> str:
    turn = _LETTER[int(s.seat)] + _TURNED * int(s.turned)
    if s.phase == OVER:
        return f"{turn}#{letters(s.taken)}" if s.taken else f"{turn}="
    return turn


def read_position(text: str, s: State) -> None:
    """Lay the described dragon onto a table that is set up with the right options."""
    squares, _, turn = text.partition(" ")
    piles = _read_squares(squares)
    seat, rest = turn[:1], turn[1:].removeprefix(_TURNED)
    mark, taken, turned = rest[:1], rest[1:], turn[1:2] == _TURNED
    if (
        seat not in _TURNS
        or (turned and not s.pie)
        or mark not in ("", "=", "#")
        or (taken and mark != "#")
    ):
        raise BadPosition(say("not-a-turn", turn=repr(turn)))
    for square, pile in enumerate(piles):
        if pile:
            set_pile(s, square, _read_pile(pile))
    s.taken, s.turned = _read_pile(taken), turned
    for letter, colour in COLOUR_OF.items():
        count = sum(pile.count(letter) for pile in (*piles, taken))
        if count > EACH:
            raise BadPosition(say("too-many-barons", count=count, letter=letter, most=EACH))
        s.left[colour - RED] = EACH - count
    s.seat = _TURNS[seat]
    _enter_phase(s, mark)


def _enter_phase(s: State, mark: str) -> None:
    """Set the phase that the barons tell, and refuse a table that no game can reach."""
    if mark == "#":
        if sorted(letters(s.taken)) != sorted("rkw" * MOST_ALIKE):
            raise BadPosition(say("not-nine"))
        s.phase, s.winner = OVER, s.seat
    if s.left.any():
        _check_setup(s, mark)
    elif mark != "#":
        s.phase = MOVING
        rules.judge(s)
        if mark == "=" and s.phase != OVER:
            raise BadPosition(say("not-a-draw"))


def _check_setup(s: State, mark: str) -> None:
    """Barons that are not all laid tell a setup in progress: one a square, no white one yet."""
    placed = [EACH - int(left) for left in s.left]
    as_dealt = s.occupied & (s.occupied + 1) == 0
    due = {
        SHEET: placed[1] == 0 or placed[0] == EACH,
        ALTERNATE: placed[0] - placed[1] in (0, 1),
        RANDOM: as_dealt,
    }[int(s.setup)]
    seat = {
        SHEET: SOUTH if placed[0] < EACH else NORTH,
        ALTERNATE: SOUTH if placed[0] == placed[1] else NORTH,
        RANDOM: SOUTH,
    }[int(s.setup)]
    whites = placed[2] > 0 and s.setup != RANDOM
    if mark or not due or whites or s.seat != seat or (s.tally >> IN_ALL).max() > 1:
        raise BadPosition(say("not-a-setup"))


def _read_squares(text: str) -> list[str]:
    piles = list[str]()
    for word in text.split("/"):
        piles += [""] * int(word) if word.isdecimal() and len(word) < 3 else [word]
    if len(piles) != SQUARES:
        raise BadPosition(say("other-squares", count=len(piles), squares=SQUARES))
    for pile in piles:
        if len(pile) >= EMPEROR or any(pile.count(letter) > MOST_ALIKE for letter in COLOUR_OF):
            raise BadPosition(say("impossible-pile", pile=pile))
    return piles


def _read_pile(text: str) -> int:
    pile = 0
    for level, letter in enumerate(text):
        if letter not in COLOUR_OF:
            raise BadPosition(say("unknown-baron", letter=repr(letter)))
        pile |= COLOUR_OF[letter] << 2 * level
    return pile
