"""A whole game as text: headers, a blank line, moves in notation, comments in braces.

    Game: khan-tsin
    Seats: 2
    Seed: 42

    1. @1 @4 {a quiet start} @7

Chance stands in parentheses; `A:` before a move names the seat where several may act at once;
numbers followed by a point are for the eye. In every game a move may also be written by its id,
as `#12`: so do programs that know no notation, the page among them. `docs/notation.md` has the
grammar.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sesame.core import fair, position
from sesame.core.contract import CHANCE, CLOCK
from sesame.core.errors import BadRecord

if TYPE_CHECKING:
    from sesame.core.match import Match, Step

SEAT_LETTERS = "ABCDEF"
CLOCK_LETTER = "T"  # time has run out (real-time games)
UNFINISHED, NOBODY = "*", "-"  # results without a winner
_PART = "Part "  # a header for each seat whose device added to the seed: seal and bits
_NEVER = "-"  # in place of bits that were never shown
_PER_LINE = 10  # decisions on a line of moves

MOST_TEXT = 500_000  # letters of a record; the longest game with every move commented has fewer
MOST_HEADERS = 100
MOST_WORD = 64  # letters of a move; a whole board stands in a header
_QUOTED = 60  # letters of what is refused that the refusal repeats

# Each pattern reads a letter once: whoever writes a record decides how long it is
_NAME = re.compile(r"[A-Za-z][\w -]*")
_TOKEN = re.compile(
    r"\{(?P<comment>[^{}]*)\}|(?P<number>\d+\.)(?=\s|$)|(?P<paren>[()])|(?P<move>[^\s(){}]+)"
)
_PART_SAID = re.compile(r"([0-9a-f]{64}) ([0-9a-f]{64}|-)")
_ID = re.compile(r"#(\d{1,9})")
_MOVE = re.compile(r"(?:([A-FT]):)?(.+?)(?:@(\d{1,9})ms)?")  # of MOST_WORD letters


@dataclass(frozen=True)
class Move:
    """One entry of the movetext: who (a seat, CHANCE, or None: whoever's turn it is) and what."""

    actor: int | None
    notation: str
    comment: str = ""  # what is said after it
    at: int | None = None  # when, in milliseconds, in a real-time game


@dataclass(frozen=True)
class Record:
    """A record as written, before any rule has looked at it."""

    headers: dict[str, str]
    moves: list[Move] = field(default_factory=list)
    preface: str = ""  # the comment before the first move

    def __str__(self) -> str:
        headers = "".join(f"{key}: {value}\n" for key, value in self.headers.items())
        return f"{headers}\n{_movetext(self)}\n"


def parse(text: str) -> Record:
    """Read headers and movetext; refuses what is neither, naming the line."""
    if len(text) > MOST_TEXT:
        raise BadRecord("record-too-long", most=MOST_TEXT)
    lines = text.strip().splitlines()
    headers = dict[str, str]()
    for number, line in enumerate(lines, 1):
        if not line.strip():
            return Record(headers, *_parse_moves("\n".join(lines[number:])))
        name, value = _parse_header(number, line)
        headers[name] = value
        if len(headers) > MOST_HEADERS:
            raise BadRecord("too-many-headers", line=number, most=MOST_HEADERS)
    return Record(headers)


def _parse_header(number: int, line: str) -> tuple[str, str]:
    name, colon, value = line.partition(":")
    name = name.strip()
    if not colon or not _NAME.fullmatch(name):
        raise BadRecord("not-a-header", line=number, text=_quoted(line))
    return name, value.strip()


def read_id(notation: str) -> int | None:
    """The id that a move is written by; None where it is in notation."""
    found = _ID.fullmatch(notation.strip())
    return None if found is None else int(found[1])


def of(match: "Match", *, ids: bool = False) -> Record:
    """The record of a match; its moves by their ids, for who knows no notation."""
    terms = match.terms
    headers = _agreed(match)
    headers |= {"Chance": "manual"} if match.seed is None else {"Seed": match.seed}
    headers |= _parts(match)
    if match.start is not None:
        headers["Position"] = position.write(terms, match.start[0])
        headers["Table"] = position.pack(match.start[0])
    headers |= dict(zip(SEAT_LETTERS, match.names, strict=False))
    headers |= {"Result": result(match), "Scores": " ".join(map(str, match.scores))}
    headers |= {key: value for key, value in match.headers.items() if key not in headers}
    moves = _moves_of(match, match.log, ids=ids)
    return Record(headers, moves, match.comments.get(0, ""))


def seen_by(match: "Match", viewer: int | None, *, ids: bool = False) -> Record:
    """A match that goes on, as one seat or a spectator saw it: no seed, secret moves veiled."""
    headers = _agreed(match) | _parts(match)
    headers |= dict(zip(SEAT_LETTERS, match.names, strict=False))
    headers |= {"Result": UNFINISHED}
    headers |= {key: value for key, value in match.headers.items() if key not in headers}
    return Record(headers, _moves_of(match, match.told(viewer), ids=ids))


def _agreed(match: "Match") -> dict[str, str]:
    """The headers that say what was agreed before the first move."""
    terms, game = match.terms, match.terms.game
    headers = {"Game": game.name, "Seats": str(terms.seats)}
    if options := position.write_options(terms):
        headers["Options"] = " ".join(options)
    headers["Board"] = game.boards.write(terms.board)
    return headers


def _parts(match: "Match") -> dict[str, str]:
    """The headers that say what people's devices added to the seed."""
    return {
        _PART + SEAT_LETTERS[part.seat]: f"{part.seal} {part.bits or _NEVER}"
        for part in match.parts
    }


def is_part(header: str) -> bool:
    """Whether that header says what a seat's device added."""
    return header.startswith(_PART) and header[len(_PART) :] in tuple(SEAT_LETTERS)


def parts_in(headers: dict[str, str]) -> tuple[fair.Part, ...]:
    """What people's devices added to the seed, by seat."""
    found = list[fair.Part]()
    for name in sorted(filter(is_part, headers)):
        if not (said := _PART_SAID.fullmatch(headers[name])):
            raise BadRecord("bad-part", name=name)
        seat, bits = SEAT_LETTERS.index(name[len(_PART) :]), said[2]
        found.append(fair.Part(seat, said[1], None if bits == _NEVER else bits))
    return tuple(found)


def result(match: "Match") -> str:
    """The Result header: the winners' letters, `-` if nobody won, `*` if it is not over."""
    if not match.over:
        return UNFINISHED
    return " ".join(SEAT_LETTERS[seat] for seat in match.winners) or NOBODY


def _moves_of(match: "Match", log: Sequence["Step"], *, ids: bool) -> list[Move]:
    """What was done, or seen of it, in notation; seats named only where several could act."""
    is_plain = all(actors.bit_count() < 2 for actors in _actors_of(match))
    moves = list[Move]()
    for at, step in enumerate(log, 1):
        actor = None if is_plain and step.seat >= 0 else step.seat
        notation = f"#{step.action}" if ids else str(match.game.actions.from_id(step.action))
        moves.append(Move(actor, notation, match.comments.get(at, ""), match.times.get(at - 1)))
    return moves


def _actors_of(match: "Match") -> list[int]:
    """Who could act before each step of the log, as bits."""
    rules, table, found = match.game.rules, match._beginning(), list[int]()
    for step in match.log:
        found.append(int(rules.actors(table[0])))
        rules.apply(table[0], *step)
    return found


def _movetext(record: Record) -> str:
    words = [f"{{{record.preface}}}"] if record.preface else []
    lines, decisions, in_chance = list[str](), 0, False
    for move in record.moves:
        by_chance = move.actor == CHANCE
        if not by_chance and decisions % _PER_LINE == 0:
            lines.append(" ".join(words))
            words = [f"{decisions + 1}."]
        decisions += not by_chance
        word = _word(move)
        if by_chance and in_chance:
            words[-1] = f"{words[-1][:-1]} {word})"
        else:
            words.append(f"({word})" if by_chance else word)
        in_chance = by_chance and not move.comment
        if move.comment:
            words.append(f"{{{move.comment}}}")
    return "\n".join(line for line in (*lines, " ".join(words)) if line)


def _word(move: Move) -> str:
    """A move as the record writes it: `A:` before it if the seat is named, `@90ms` behind."""
    moment = "" if move.at is None else f"@{move.at}ms"
    if move.actor is None or move.actor == CHANCE:
        return move.notation + moment
    letter = CLOCK_LETTER if move.actor == CLOCK else SEAT_LETTERS[move.actor]
    return f"{letter}:{move.notation}{moment}"


def _parse_moves(text: str) -> tuple[list[Move], str]:
    moves, by_chance, at = list[Move](), False, 0
    said: list[list[str]] = [[]]  # the words of the preface, then after each move
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        if not (token := _TOKEN.match(text, at)):
            raise _unreadable(text[at : at + 20])
        at = token.end()
        if token["paren"]:
            if by_chance == (token["paren"] == "("):
                raise _unreadable(token["paren"])
            by_chance = not by_chance
        elif token["move"]:
            moves.append(_parse_move(token["move"], by_chance))
            said.append([])
        elif token["comment"] is not None:
            said[-1] += token["comment"].split()
    if by_chance:
        raise _unreadable("(")
    preface, *comments = map(" ".join, said)
    spoken = zip(moves, comments, strict=True)
    return [replace(move, comment=words) if words else move for move, words in spoken], preface


def _parse_move(word: str, by_chance: bool) -> Move:
    if len(word) > MOST_WORD:
        raise _unreadable(word)
    if by_chance:
        return Move(CHANCE, word)
    letter, notation, moment = _MOVE.fullmatch(word).groups()  # type: ignore[union-attr]
    at = None if moment is None else int(moment)
    if letter is None:
        return Move(None, notation, at=at)
    return Move(CLOCK if letter == CLOCK_LETTER else SEAT_LETTERS.index(letter), notation, at=at)


def _unreadable(text: str) -> BadRecord:
    return BadRecord("unreadable-moves", text=_quoted(text))


def _quoted(text: str) -> str:
    """What was written, or its beginning."""
    return repr(text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…")
