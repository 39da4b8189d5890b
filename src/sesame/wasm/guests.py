"""What a page must know of a game from another package, as it knows ours by files that were written
into it: how ids and records are read, what seats are called, the kinds of facts and their messages.

It lies beside the game's machine (`<game>.guest.json`); the house in the browser tells of such a
game by name and in words, as a server does.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from sesame.agents import knowledge, saying
from sesame.core.facts import Kinds, name_of
from sesame.core.fields import Field
from sesame.core.game import Game
from sesame.core.layout import Kind, Number
from sesame.core.speech import Speech
from sesame.core.views import board_size
from sesame.core.words import LANGUAGES

Text = dict[str, str]  # by language
Listed = list[Any]


class RecordLayout(msgspec.Struct, frozen=True):
    """The fields of a record: a board's, then its own; places count from where each begins."""

    board: list[Listed]
    own: list[Listed]


class Told(msgspec.Struct, frozen=True):
    """Kinds of facts, and the message files that say them; what the first lacks the next has."""

    kinds: list[list[str]]
    words: dict[str, list[str]]  # by language


class Guest(msgspec.Struct, frozen=True):
    """A game as its page, if any, and the house's own drawing are told of it."""

    actions: list[Listed]  # as in a game's `actions.ts`
    record: RecordLayout  # as in a game's `table.ts`
    seats: list[Text]
    facts: Told | None  # null: its words are Python's alone
    reasons: Told | None  # of robots; null: none search it


def guest_file(game: Game) -> str:
    return f"{game.name}.guest.json"


def guest(game: Game) -> Guest:
    layout: Any = vars(game.actions).get("LAYOUT")
    return Guest(
        actions=[kind_of(kind) for kind in layout.kinds] if layout else [],
        record=record_of(game),
        seats=[game.text.seat_name(seat).texts() for seat in range(game.seats[-1])],
        facts=_facts(game),
        reasons=None if game.is_timed else _reasons(game),
    )


def kind_of(kind: Kind) -> Listed:
    """A kind of action: its name, and its numbers."""
    return [kind.tag, *map(number_of, kind.numbers)]


def number_of(number: Number) -> Listed:
    """So many in a row from the least on, or one of those listed."""
    values = number.values
    told = [len(values), values[0]] if isinstance(values, range) else [list(values)]
    return [number.name, *told]


def record_of(game: Game) -> RecordLayout:
    board, every = board_size(game), game.State.every_field
    return RecordLayout(
        board=[place_of(field, 0) for field in every if field.offset < board],
        own=[place_of(field, board) for field in every if field.offset >= board],
    )


def place_of(field: Field, start: int) -> Listed:
    """Name, kind, where, shape, and how it is read, where that is not as a number."""
    reading = reading_of(field)
    place = [field.name, field.kind, field.offset - start, list(field.shape)]
    return [*place, reading] if reading else place


def reading_of(field: Field) -> dict[str, Any]:
    said = {
        "width": field.width or None,
        "names": list(field.names) or None,
        "absent": field.absent,
        "each": field.each or None,
        "isSwitch": field.is_switch or None,
    }
    return {key: value for key, value in said.items() if value is not None}


def _facts(game: Game) -> Told | None:
    if game.effects is None or not isinstance(game.text, Speech):
        return None
    return Told(_kinds(game.effects.KINDS), _files([game.text.messages.folder]))


def _reasons(game: Game) -> Told:
    own = game.text.messages.folder if isinstance(game.text, Speech) else None
    folders = [knowledge.words(game), saying.WORDS, own]
    return Told(_kinds(saying.kinds(game)), _files([each for each in folders if each]))


def _kinds(kinds: Kinds | Sequence[Any]) -> list[list[str]]:
    return [[name_of(kind), *(part.name for part in kind.parts)] for kind in kinds]


def _files(folders: Sequence[Path]) -> dict[str, list[str]]:
    return {language: [_file(folder, language) for folder in folders] for language in LANGUAGES}


def _file(folder: Path, language: str) -> str:
    """That language's; where a stranger has not written it, the French, as Python says it."""
    file = folder / f"{language}.ftl"
    return (file if file.exists() else folder / "fr.ftl").read_text("utf-8")
