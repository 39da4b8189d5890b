"""Boards as data: TOML files that an owner of a box can write, checked before they are used."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from sesame.core.errors import BadBoard
from sesame.core.files import read_text
from sesame.core.messages import house
from sesame.core.words import Language, Words, same

MOST_TEXT = 50_000  # letters of a board that is written whole
_QUOTED = 60  # letters of an unknown name that its refusal repeats


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every board file says; each game adds its own fields."""

    name: str
    title: dict[str, str]  # by language: fr, en, and others if they are known

    def titled(self, language: Language) -> str:
        """In the reader's language, or else in English."""
        return self.title.get(language, self.title["en"])


class Fault(Exception):
    """Raised by a game's check of a board: which key is wrong, and why."""

    def __init__(self, key: str, why: Words) -> None:
        super().__init__(key)
        self.key = key
        self.words = why


class UnknownBoard(BadBoard):
    """No board of that name."""


@dataclass(frozen=True, eq=False)
class Boards(Mapping[str, Board]):
    """A game's boards: by name (`named`), from text (`read`) or from a file (`load`).

    Only the library and the command line may open a file for somebody: by `find`.
    """

    kind: type[Board]
    folder: Path
    default: str
    check: Callable[[Any], None]  # raises Fault
    lay: Callable[[Any, Any], None]  # writes a board into the record that `setup` reads

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(sorted(path.stem for path in self.folder.glob("*.toml")))

    @cached_property
    def _loaded(self) -> dict[str, Board]:
        return {}

    def __getitem__(self, name: str) -> Board:
        if name not in self.names:
            raise KeyError(name)
        if name not in self._loaded:
            self._loaded[name] = self.load(self.folder / f"{name}.toml")
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def named(self, name: str) -> Board:
        """The board of that name, of those we carry."""
        if name in self.names:
            return self[name]
        shown, said = ", ".join(self.names), name[:_QUOTED]
        raise UnknownBoard("unknown-board", name=said, known=shown)

    def read(self, text: str | None) -> Board:
        """The board that a record, a position or a table names, or writes whole as JSON.

        What comes from outside comes here: no file is ever opened for it.
        """
        if text is None:
            return self.named(self.default)
        if not text.startswith("{"):
            return self.named(text)
        if len(text) > MOST_TEXT:
            raise BadBoard("board-too-long", most=MOST_TEXT)
        return self._checked(self._decoded(text), "board")

    def given(self, board: Board) -> Board:
        """A board that a program has made or changed, checked as if it had been read."""
        if self._loaded.get(board.name) is board:
            return board
        return self._checked(msgspec.to_builtins(board), "board")

    def find(self, wanted: str | Path | Board | None) -> Board:
        """For the library and the command line: a name, a text, a board, or a file of one's own."""
        if isinstance(wanted, Board):
            return self.given(wanted)
        if wanted is not None and str(wanted).endswith(".toml") and str(wanted) not in self.names:
            return self.load(Path(wanted))
        try:
            return self.read(None if wanted is None else str(wanted))
        except UnknownBoard as unknown:
            raise UnknownBoard("or-a-board-file", refusal=unknown.words) from None

    def load(self, path: Path) -> Board:
        """Read and check a board file; refuses it in one line with file, key and reason."""
        import tomllib  # here, because it costs 20 ms at start-up

        try:
            data = tomllib.loads(read_text(path))
        except tomllib.TOMLDecodeError as error:
            raise BadBoard("bad-toml", path=path, reason=str(error)) from None
        return self._checked(data, str(path))

    def write(self, board: Board) -> str:
        """How records and positions name the board: by name if we carry it, else whole, as JSON."""
        if self.get(board.name) == board:
            return board.name
        text = msgspec.json.encode(board, order="sorted").decode()
        return text.replace(" ", r"\u0020")  # one word, whatever the titles say

    @staticmethod
    def _decoded(text: str) -> object:
        try:
            return msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BadBoard("unreadable-board", reason=str(error)) from None

    def _checked(self, data: object, source: str) -> Board:
        try:
            board = msgspec.convert(data, self.kind)
            if not {"fr", "en"} <= board.title.keys():
                _refuse(source, "title", house()("title-missing"))
            self.check(board)
        except msgspec.ValidationError as error:
            _refuse(source, *_explain(str(error)))
        except Fault as fault:
            _refuse(source, fault.key, fault.words)
        return board


def _refuse(source: str, key: str, reason: Words) -> NoReturn:
    raise BadBoard("bad-board", source=source, key=key, why=reason) from None


_PATTERNS = (
    (r"Object missing required field `(?P<field>[^`]+)`", "field-missing"),
    (r"Object contains unknown field `(?P<field>[^`]+)`", "field-unknown"),
    (r"Expected `(?P<want>.+)`, got `(?P<got>.+)`", "field-of-another-type"),
    (r"Invalid enum value '(?P<got>.+)'", "field-of-unknown-value"),
    (r"Expected `array` of length (?P<want>.+), got (?P<got>.+)", "field-of-another-length"),
)


def _explain(message: str) -> tuple[str, Words]:
    """Key and reason of a schema error, which the library words in English only."""
    reason, _, path = message.partition(" - at `$")
    place = path.rstrip("`").lstrip(".")
    for pattern, name in _PATTERNS:
        if found := re.match(pattern, reason):
            parts = found.groupdict()
            key = ".".join(filter(None, (place, parts.get("field", ""))))
            return key or "?", house()(name, **parts)
    return place or "?", same(reason)


# Of a game whose board is never another one
NO_CHOICE = Boards(
    Board, Path(__file__).parent / "boards", "plain", lambda _: None, lambda *_: None
)
