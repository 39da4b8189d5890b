"""The last word of a position: whose turn it is, and where the round stands."""

import re

from sesame.core.errors import BadPosition
from sesame.core.words import Words
from sesame.games.kim_bac.names import SEAT_LETTERS, pawn_mark
from sesame.games.kim_bac.saying import say
from sesame.games.kim_bac.state import (
    AT_GATE,
    BESIDE,
    CROSSINGS,
    DECIDING,
    DRAWING,
    MOVES,
    MOVING,
    NO_RACE,
    NO_SEAT,
    NUMBERS,
    OVER,
    PLACING,
    RACING,
    SHAKING,
    TABLE_ROUNDS,
    THROW_OFFS,
    THROWING,
    State,
)
from sesame.games.kim_bac.streets import free_streets, has_pair

_PLACE = re.compile(r"@([A-D])")
_THROW = re.compile(r"die([1-6.\-]+)(?:/([1-9]))?")
_TURN = re.compile(r"([A-D])([1-9]\d{0,2})(?:(\+)|\.([1-6])(\*|\?(\d{1,2})?)?)")
_RACE = re.compile(
    r"(?:([A-D])([1-6])<|#)([A-D])([1-6]):(\d{1,2})>(\d{1,2})\+(\d{1,2})(?:~([\d,]+))?"
)


def write_turn(s: State) -> str:
    seat, due = SEAT_LETTERS[int(s.turn)], int(s.due) + 1
    if s.phase == PLACING:
        return f"@{seat}"
    if s.phase == THROWING:
        return _write_throws(s)
    if s.phase == DRAWING:
        return f"{seat}{s.turns}+"
    if s.phase == MOVING:
        return f"{seat}{s.turns}.{due}{'*' * int(s.paired)}"
    if s.phase in (SHAKING, DECIDING):
        return f"{seat}{s.turns}.{due}?{s.treasure or ''}"
    if s.phase == RACING:
        return f"{seat}{due}<{_write_race(s)}"
    return f"#{_write_race(s)}" if s.taker != NO_SEAT else "#"


def _write_throws(s: State) -> str:
    signs = ""
    for seat in range(int(s.seats)):
        waits = s.throwing >> seat & 1
        signs += "." if waits else str(s.die[seat]) if s.die[seat] else "-"
    return f"die{signs}" + (f"/{s.throw_offs}" if s.throw_offs else "")


def _write_race(s: State) -> str:
    known = [n for n in range(1, NUMBERS + 1) if s.ruled_out >> n & 1 and n != s.secret]
    kim_bac = pawn_mark(int(s.taker), int(s.kim_bac))
    ruled_out = f"~{','.join(map(str, known))}" if known else ""
    return f"{kim_bac}:{s.secret}>{s.treasure}+{s.moves}{ruled_out}"


def read_turn(word: str, s: State) -> None:
    """Set phase, turn and all that goes with them, and refuse what no game can reach."""
    s.renounced = int((s.open > 0).sum())
    if word == "#":
        _read_end_without_race(s)
    elif found := _PLACE.fullmatch(word):
        _read_placing(found, s)
    elif found := _THROW.fullmatch(word):
        _read_throws(found, s)
    elif found := _TURN.fullmatch(word):
        _read_part_one(found, s)
    elif found := _RACE.fullmatch(word):
        _read_race(found, s)
    else:
        raise BadPosition(say("not-a-turn", word=repr(word)))
    _need(s.renounced in (0, 1), say("too-many-pairs"))


def _need(condition: bool, why: Words) -> None:
    if not condition:
        raise BadPosition(why)


def _need_seat(s: State, letter: str) -> int:
    seat = SEAT_LETTERS.index(letter)
    _need(seat < s.seats, say("no-such-seat", letter=letter))
    return seat


def _places(s: State) -> list[int]:
    found: list[int] = s.pawn[: int(s.seats), : int(s.pawns)].ravel().tolist()
    return found


# --- before the first turn


def _need_fresh(s: State) -> None:
    _need(
        not s.held.any() and not s.open.any(),
        say("cards-not-dealt"),
    )


def _read_placing(found: re.Match[str], s: State) -> None:
    """KB-07: the pawns placed so far tell who is to place the next one."""
    _need_fresh(s)
    seats, first = int(s.seats), int(s.current) % int(s.seats)
    placed = sum(place != BESIDE for place in _places(s))
    order = [(first + i) % seats for i in range(seats)] * int(s.pawns)
    s.turn, s.due = _need_seat(s, found[1]), placed // seats
    sound = placed < len(order) and order[placed] == s.turn
    for i, seat in enumerate(order):
        place = int(s.pawn[seat, i // seats])
        sound = sound and (place >= AT_GATE if i < placed else place == BESIDE)
    _need(
        sound,
        say("placed-in-turn"),
    )
    s.phase = PLACING


def _read_throws(found: re.Match[str], s: State) -> None:
    """KB-08: who has thrown what, from the lowest seat on."""
    _need_fresh(s)
    signs = found[1]
    rivals = signs.replace("-", "")
    sound = len(signs) == s.seats and "." in rivals and "." not in rivals.rstrip(".")
    sound = sound and (len(rivals) > 1) and (len(rivals) == len(signs) or bool(found[2]))
    sound = sound and all(place >= AT_GATE for place in _places(s))
    _need(sound, say("impossible-throws", signs=signs))
    for seat, sign in enumerate(signs):
        s.die[seat] = int(sign) if sign.isdecimal() else 0
    s.throwing = sum(1 << seat for seat, sign in enumerate(signs) if sign == ".")
    s.throw_offs = min(int(found[2] or 0), THROW_OFFS)
    s.turn = s.due = 0
    s.phase = THROWING


# --- part one


def _read_part_one(found: re.Match[str], s: State) -> None:
    s.turn, s.turns = _need_seat(s, found[1]), int(found[2])
    _need(
        int(s.turns) <= TABLE_ROUNDS * int(s.seats) and BESIDE not in _places(s),
        say("impossible-part-one"),
    )
    s.due = int(found[4] or 1) - 1
    _need(s.due < s.pawns, say("no-pawn", pawn=int(s.due) + 1))
    s.phase = DRAWING if found[3] else MOVING
    _need(bool(s.stocked) or not found[3], say("stock-empty"))
    mark = found[5] or ""
    if mark == "*":
        proven = s.stocked == 0 and any(has_pair(s, seat) for seat in range(int(s.seats)))
        _need(proven, say("no-pair"))
        s.paired = 1
    elif mark:
        _read_chest(s, found[6])


def _read_chest(s: State, number: str | None) -> None:
    """KB-13: the pawn due has taken the chest at a monument whose cards lie open."""
    place = int(s.pawn[int(s.turn), int(s.due)])
    secret = int(s.number[place]) if place < CROSSINGS else 0
    _need(
        secret > 0 and bool(s.open[secret - 1]),
        say("chest-at-monument"),
    )
    s.taker, s.kim_bac, s.secret = s.turn, s.due, secret
    s.ruled_out = 1 << secret
    s.renounced -= 1
    s.phase = SHAKING
    if number is not None:
        _need(not s.renounced, say("renounced-once"))
        _set_treasure(s, int(number))
        s.phase = DECIDING


def _set_treasure(s: State, treasure: int) -> None:
    _need(
        1 <= treasure <= NUMBERS and not s.ruled_out >> treasure & 1,
        say("treasure-elsewhere", number=treasure),
    )
    s.treasure = treasure


# --- the race


def _read_race(found: re.Match[str], s: State) -> None:
    s.taker, s.kim_bac = _need_seat(s, found[3]), int(found[4]) - 1
    s.secret, s.moves = int(found[5]), int(found[7])
    _need(
        s.kim_bac < s.pawns and 1 <= s.secret <= NUMBERS and bool(s.open[int(s.secret) - 1]),
        say("secret-from-monument"),
    )
    s.renounced -= 1
    s.ruled_out = 1 << int(s.secret)
    for number in filter(None, (found[8] or "").split(",")):
        _need(1 <= int(number) <= NUMBERS, say("no-number", number=number))
        s.ruled_out |= 1 << int(number)
    _set_treasure(s, int(found[6]))
    _need_runners(s)
    if found[1] is None:
        _read_end(s)
    else:
        _read_race_turn(s, found[1], int(found[2]) - 1)


def _need_runners(s: State) -> None:
    """KB-15: of the taker's pawns only the Kim-Bac is left."""
    sound = s.moves <= MOVES
    for seat in range(int(s.seats)):
        for pawn in range(int(s.pawns)):
            is_off = s.pawn[seat, pawn] == BESIDE
            sound = sound and is_off == (seat == s.taker and pawn != s.kim_bac)
    sound = sound and s.pawn[int(s.taker), int(s.kim_bac)] < CROSSINGS
    _need(
        bool(sound),
        say("runners"),
    )


def _read_race_turn(s: State, letter: str, due: int) -> None:
    s.turn, s.due, s.phase = _need_seat(s, letter), due, RACING
    place = int(s.pawn[int(s.taker), int(s.kim_bac)])
    sound = s.moves < MOVES and due < s.pawns and s.number[place] != s.treasure
    if s.turn == s.taker:
        sound = sound and due == s.kim_bac and free_streets(s, place) != 0
    _need(bool(sound), say("race-over"))


def _read_end(s: State) -> None:
    """The last round's story and the table must agree."""
    at, cards = int(s.rounds) - 1, s.hand[:, int(s.treasure) - 1].tolist()
    sound = (s.hero[at], s.began[at], s.hoard[at]) == (s.taker, s.secret, s.treasure)
    sound = sound and s.ended[at] != NO_RACE and s.premium[at].tolist() == cards
    _need(sound, say("other-last-round"))
    s.ruled_out, s.turn, s.due, s.phase = 0, 0, 0, OVER


def _read_end_without_race(s: State) -> None:
    _need(
        s.ended[int(s.rounds) - 1] == NO_RACE and BESIDE not in _places(s),
        say("other-last-round"),
    )
    s.turn, s.due, s.phase = 0, 0, OVER
