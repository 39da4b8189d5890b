"""What a page must know to read records that people and Python have written: how every action is
written, and what each number of a table may be.

It lies beside a game's machine (`<game>.read.json`) and is fetched when a record is opened. How an
action is written follows from what `str(action)` says of each, so nobody writes it down twice.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations, takewhile
from typing import Any

import msgspec

from sesame.core.fields import Field
from sesame.core.game import Game
from sesame.core.layout import Kind


class Piece(msgspec.Struct, frozen=True):
    """A part of a notation that one number of the action decides."""

    weight: int  # ids from one text to the next
    texts: list[str]


class Spelling(msgspec.Struct, frozen=True):
    """How the actions of one kind are written: one part after the other."""

    first: int  # id
    count: int
    parts: list[str | Piece]


class Bounds(msgspec.Struct, frozen=True):
    """What a number of a table may be."""

    offset: int
    kind: str  # as in `Place` of the manifest
    length: int  # how many there are in a row
    least: int
    most: int | None  # null: a set


class Reading(msgspec.Struct, frozen=True):
    """What a page reads a game's records by."""

    actions: list[Spelling]
    table: list[Bounds]


def reading_file(game: Game) -> str:
    return f"{game.name}.read.json"


def reading(game: Game) -> Reading:
    return Reading(list(spellings(game)), [_bounds(field) for field in game.State.every_field])


def _bounds(field: Field) -> Bounds:
    length = field.numbers // field.parts
    most = None if field.width else field.high
    return Bounds(field.offset, field.kind, length, field.low, most)


# --- actions


def spellings(game: Game) -> Iterator[Spelling]:
    """One a kind; of a game that declares none all its actions are one."""
    said = [str(game.actions.from_id(number)) for number in range(game.actions.COUNT)]
    layout = getattr(game.actions, "LAYOUT", None)
    if layout is None:
        yield Spelling(0, len(said), [Piece(1, said)])
        return
    for kind in layout.kinds:
        yield _spelling(kind, said[kind.first : kind.first + kind.count])


def _spelling(kind: Kind, said: Sequence[str]) -> Spelling:
    """Number by number where that is how they are written; else each by itself."""
    for parts in _guesses(kind, said):
        if all(spelt(parts, at) == word for at, word in enumerate(said)):
            return Spelling(kind.first, kind.count, parts)
    return Spelling(kind.first, kind.count, [Piece(1, list(said))])


def spelt(parts: Sequence[str | Piece], at: int) -> str:
    """The notation of the so manieth action of a kind."""
    return "".join(
        part if isinstance(part, str) else part.texts[at // part.weight % len(part.texts)]
        for part in parts
    )


def _guesses(kind: Kind, said: Sequence[str]) -> Iterator[list[str | Piece]]:
    """The first notation cut where its numbers stand; several may stand at one place."""
    placed = [_placed(number.weight, len(number.values), said) for number in kind.numbers]
    for order in permutations(placed):
        end, parts, first = 0, list[str | Piece](), said[0]
        for before, piece in order:
            if before < end:
                break
            parts += [first[end:before], piece]
            end = before + len(piece.texts[0])
        else:
            yield [part for part in (*parts, first[end:]) if part]


def _placed(weight: int, count: int, said: Sequence[str]) -> tuple[int, Piece]:
    """Where in the first notation a number stands, and what it may say there."""
    words = [said[digit * weight] for digit in range(count)]
    before = _alike(words)
    behind = _alike([word[before:][::-1] for word in words])
    return before, Piece(weight, [word[before : len(word) - behind] for word in words])


def _alike(words: Sequence[str]) -> int:
    """With how many letters they all begin."""
    columns: Any = zip(*words, strict=False)
    return sum(1 for _ in takewhile(lambda letters: len(set(letters)) == 1, columns))
