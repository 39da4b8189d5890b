"""Positions: the cave, the chief, the hands, whose turn; the grammar is in docs/notation.md."""

import re

from sesame.core.errors import BadPosition
from sesame.games.mille_et_un_tresors.actions import (
    FACE_NAMES,
    FACE_OF,
    LOOK_NAMES,
    LOOK_OF,
    PIPS,
    SEAT_LETTERS,
)
from sesame.games.mille_et_un_tresors.board import ENTRANCE
from sesame.games.mille_et_un_tresors.cards import face_of, set_card
from sesame.games.mille_et_un_tresors.saying import say
from sesame.games.mille_et_un_tresors.state import (
    COLUMNS,
    DEALING,
    DRAWING,
    ENTRANCE_FACES,
    FACES,
    FULL,
    HEADS,
    LAYING,
    MOVING,
    NONE,
    OUT,
    OVER,
    PLACING,
    ROWS,
    SPOTS,
    STARTING,
    THROWING,
    State,
)

_NOTHING, _CHANCE, _OUTSIDE = "-", "?", "^"
_SPOT = re.compile(r"([A-D]?)(\d[a-z]*)")
_COUNT = re.compile(r"[1-9]|[1-4]\d")
_TURN = re.compile(
    r"\?|@(?P<place>[A-D])|(?P<seat>[A-D])(?:(?P<throw>\?)|(?P<pips>[1-6])"
    r"|(?P<draw>\+)(?P<held>\d[a-z]*)?|(?P<over>#)(?P<last>\d[a-z]*)?)?"
)


# --- writing


def write_position(s: State) -> str:
    rows = (_write_row(s, range(row * COLUMNS, (row + 1) * COLUMNS)) for row in range(ROWS))
    hands = (_write_hand(s, seat) for seat in range(int(s.seats)))
    return f"{'/'.join(rows)} {s.chief} {'/'.join(hands)} {_write_turn(s)}"


def _write_row(s: State, spots: range) -> str:
    return ",".join(_write_spot(s, spot) for spot in spots)


def _write_spot(s: State, spot: int) -> str:
    if spot == s.entrance:
        return ENTRANCE
    pawn = "".join(SEAT_LETTERS[seat] for seat in range(s.seats) if s.pawn[seat] == spot)
    return pawn + LOOK_NAMES[s.look[spot]] if s.look[spot] >= 0 else _NOTHING


def _write_hand(s: State, seat: int) -> str:
    counts = ((FACE_NAMES[face], int(s.taken[seat, face])) for face in range(FACES))
    packs = [f"{name}x{n}" if n > 1 else name for name, n in counts if n]
    outside = _OUTSIDE if s.pawn[seat] == OUT else ""
    return outside + (",".join(packs) or _NOTHING)


def _write_turn(s: State) -> str:
    who = SEAT_LETTERS[s.seat]
    held = FACE_NAMES[s.held] if s.held >= 0 else ""
    written = {
        PLACING: f"@{who}",
        THROWING: f"{who}?",
        MOVING: f"{who}{int(s.thrown) or ''}",
        DRAWING: f"{who}+",
        LAYING: f"{who}+{held}",
        OVER: f"{who}#{held}",
    }
    return written.get(int(s.phase), _CHANCE)


# --- reading


def read_position(text: str, s: State) -> None:
    """Lay the described table onto one that is set up with the right options."""
    words = text.split(" ")
    if len(words) != 4 or not (turn := _TURN.fullmatch(words[3])):
        raise BadPosition(say("not-a-position", text=repr(text)))
    _read_cave(words[0], s)
    _read_hands(words[2], s)
    _read_turn(turn, s)
    _count_cards(words[1], s)
    _check_reachable(s)


def _read_cave(text: str, s: State) -> None:
    rows = [row.split(",") for row in text.split("/")]
    if [len(row) for row in rows] != [COLUMNS] * ROWS:
        raise BadPosition(say("not-a-cave", rows=ROWS, columns=COLUMNS))
    s.gap = NONE
    for spot, word in enumerate(word for row in rows for word in row):
        if (word == ENTRANCE) != (spot == s.entrance):
            raise BadPosition(say("entrance-elsewhere", sign=ENTRANCE))
        if word == _NOTHING and s.gap == NONE:
            s.gap = spot
        elif word not in (ENTRANCE, _NOTHING):
            _read_spot(word, spot, s)


def _read_spot(word: str, spot: int, s: State) -> None:
    found = _SPOT.fullmatch(word)
    if not found or found[2] not in LOOK_OF:
        raise BadPosition(say("unknown-card", word=repr(word)))
    set_card(s, spot, LOOK_OF[found[2]])
    if found[1]:
        seat = _seat(found[1], s)
        if s.pawn[seat] != NONE:
            raise BadPosition(say("two-pawns", letter=found[1]))
        s.pawn[seat] = spot
        s.occupied |= 1 << spot


def _seat(letter: str, s: State) -> int:
    if (seat := SEAT_LETTERS.index(letter)) >= s.seats:
        raise BadPosition(say("not-at-the-table", letter=letter))
    return seat


def _read_hands(text: str, s: State) -> None:
    hands = text.split("/")
    if len(hands) != s.seats:
        raise BadPosition(say("other-hands", count=len(hands), seats=int(s.seats)))
    for seat, hand in enumerate(hands):
        if hand.startswith(_OUTSIDE):
            if s.luck or s.pawn[seat] != NONE:
                raise BadPosition(say("cannot-be-out", letter=SEAT_LETTERS[seat]))
            s.pawn[seat] = OUT
        packs = hand.removeprefix(_OUTSIDE)
        for pack in packs.split(",") if packs != _NOTHING else ():
            name, times, count = pack.partition("x")
            face = _face(name)
            if s.taken[seat, face] or (times and not _COUNT.fullmatch(count)):
                raise BadPosition(say("impossible-number", pack=repr(pack)))
            s.taken[seat, face] = int(count or 1)


def _face(name: str) -> int:
    if name not in FACE_OF:
        raise BadPosition(say("unknown-card", word=repr(name)))
    return FACE_OF[name]


def _read_turn(turn: re.Match[str], s: State) -> None:
    """Phase, seat, die and the card drawn."""
    letter, held = turn["place"] or turn["seat"], turn["held"] or turn["last"]
    s.seat = _seat(letter, s) if letter else 0
    s.held = _face(held) if held else NONE
    s.thrown = int(turn["pips"] or 0)
    if not letter:
        s.phase = STARTING if s.gap == NONE else DEALING
    elif turn["place"]:
        s.phase = PLACING
    elif turn["throw"]:
        s.phase = THROWING
    elif turn["draw"]:
        s.phase = LAYING if held else DRAWING
    else:
        s.phase = OVER if turn["over"] else MOVING


def _count_cards(chief: str, s: State) -> None:
    """What is not seen is in the stock or in the pile; the chief has gone a step for each head."""
    seen = _seen(s)
    for face in range(FACES):
        entrances = int(s.stock[face]) if face < ENTRANCE_FACES else 0
        rocks = 0 if s.phase == DEALING else int(s.pile[face])
        _check_count(FACE_NAMES[face], seen[face], entrances, rocks, s.phase == DEALING)
        if s.phase != DEALING:
            s.pile[face] = entrances + rocks - seen[face]
        if face < ENTRANCE_FACES:
            s.stock[face] = entrances - seen[face] if s.phase == DEALING else 0
    s.chief = sum(seen[HEADS:])
    if chief != str(s.chief) or s.chief > s.path:
        heads, path = int(s.chief), int(s.path)
        raise BadPosition(say("other-heads", told=chief, heads=heads, path=path))


def _seen(s: State) -> list[int]:
    """By face: cards taken, in the cave or drawn."""
    seen: list[int] = s.taken.sum(axis=0, dtype=int).tolist()
    for look in s.look:
        if look >= 0:
            seen[face_of(int(look))] += 1
    if s.held >= 0:
        seen[s.held] += 1
    return seen


def _check_count(name: str, seen: int, entrances: int, rocks: int, is_dealing: bool) -> None:
    """MT-05: no more cards than there are; once dealt, every entrance card has been seen."""
    if seen > entrances + rocks:
        raise BadPosition(say("too-many-cards", count=seen, name=name, most=entrances + rocks))
    if seen < entrances and not is_dealing:
        raise BadPosition(say("too-few-cards", count=seen, name=name, least=entrances))


def _check_reachable(s: State) -> None:
    """Refuse a table that no game can come to, for the plainest reasons."""
    has_begun = s.phase > PLACING
    if not (_cave_fits(s) and _turn_fits(s) and (_is_underway(s) if has_begun else _is_fresh(s))):
        raise BadPosition(say("no-game-comes-here"))


def _cave_fits(s: State) -> bool:
    """One space waits for a card between a move and the card laid, or at the end."""
    empty = (s.look == NONE).sum() - 1  # the entrance never has a card
    if s.phase == DEALING:
        return _is_dealt_in_order(s)
    return bool(empty == (s.phase in (DRAWING, LAYING, OVER)))


def _turn_fits(s: State) -> bool:
    """The die belongs to the variant, the end to the chief or to the last pawn."""
    if s.phase in (THROWING, MOVING):
        thrown = s.thrown > 0 and s.thrown <= (PIPS if s.die == FULL else PIPS // 2)
        return bool(thrown == (s.luck and s.phase == MOVING) and (s.luck or s.phase == MOVING))
    if s.phase == OVER and s.held != NONE:
        return bool(s.held >= HEADS and s.chief == s.path)
    return bool(s.chief < s.path)


def _is_fresh(s: State) -> bool:
    """MT-06: nothing taken, nobody out, pawns placed clockwise up to whose turn it is."""
    placed = [bool(s.pawn[(s.seat + i) % s.seats] != NONE) for i in range(s.seats)]
    in_order = not placed[0] and placed == sorted(placed)
    nobody_out = not (s.pawn == OUT).any()
    return not s.taken.any() and nobody_out and in_order and (s.phase == PLACING or not any(placed))


def _is_underway(s: State) -> bool:
    """Every pawn inside or out; whoever moves is inside, whoever has moved has taken a card."""
    pawns = s.pawn[: s.seats]
    if (pawns == NONE).any():
        return False
    if s.phase in (THROWING, MOVING):
        return bool(pawns[s.seat] >= 0 and s.chief < s.path)
    all_out = bool((pawns == OUT).all())
    ended_by_pawns = s.phase == OVER and s.held == NONE
    return bool(s.taken[s.seat].any()) and all_out == ended_by_pawns


def _is_dealt_in_order(s: State) -> bool:
    """MT-05: row by row."""
    spots = [spot for spot in range(SPOTS) if spot != s.entrance]
    laid = [bool(s.look[spot] >= 0) for spot in spots]
    return laid == sorted(laid, reverse=True)
