"""Messages: words as data. One file a language in a folder `words/`, in Project Fluent's format,
which Python and the page both read.

    went = { SEAT($seat) } { $goal -> ... }

A message is given numbers, as kernels write them, and texts; plurals, elisions, the order of words
and spaces at which no line ends are the file's. Beside Fluent's own functions a message may call:

    SEAT($seat)     the name of a seat: the message `seat-name`
    SEATS($bits)    several, joined as the language joins them
    NTH($index)     a number that people count from 1

What one file lacks is looked for in the files it was given as its others: a game's in the house's.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from sesame.core.words import Language, Words

Value = int | str | Words
Values = Mapping[str, Value]

_PACKAGE = Path(__file__).parents[1]
HOUSE = _PACKAGE / "words"
_SHORT = 80  # letters of a text that is remembered: nobody fills our memory by writing nonsense


class Message(Words):
    """The name of a message and what it is about; a sentence once a language is asked for."""

    __slots__ = ("messages", "name", "values")

    def __init__(self, messages: "Messages", name: str, values: Values) -> None:
        self.messages, self.name, self.values = messages, name, values

    def to(self, language: Language) -> str:
        for value in self.values.values():
            if type(value) is not int:
                return self._about_texts(language)
        numbers: Any = tuple(self.values.items())
        return _remembered(self.messages, language, self.name, numbers)

    def _about_texts(self, language: Language) -> str:
        said = {key: _given(value, language) for key, value in self.values.items()}
        if any(isinstance(value, str) and len(value) > _SHORT for value in said.values()):
            return self.messages.text(language, self.name, said)
        return _remembered(self.messages, language, self.name, tuple(said.items()))

    def __repr__(self) -> str:
        return f"Message({self.name!r}, {dict(self.values)!r})"

    def __reduce__(self) -> Any:
        return Message, (self.messages, self.name, dict(self.values))


class Sentences(Words):
    """Several, one after the other."""

    __slots__ = ("between", "parts")

    def __init__(self, parts: list[Words], between: str = " ") -> None:
        self.parts, self.between = parts, between

    def to(self, language: Language) -> str:
        return self.between.join(part.to(language) for part in self.parts)

    def __reduce__(self) -> Any:
        return Sentences, (self.parts, self.between)


class Messages:
    """The files of one folder."""

    def __init__(self, folder: Path, others: "Messages | None" = None) -> None:
        self.folder, self.others = folder, others
        self._bundles = dict[Language, Any]()

    def __reduce__(self) -> Any:
        """Ours are found again wherever the package is, on another machine say."""
        if self.folder.is_relative_to(_PACKAGE):
            return _ours, (self.folder.relative_to(_PACKAGE).as_posix(),)
        return messages, (self.folder,)

    def __call__(self, name: str, /, **values: Value | Path) -> Message:
        """The message of that name, about these."""
        said = {
            key: str(value) if isinstance(value, Path) else value for key, value in values.items()
        }
        return Message(self, name, said)

    def has(self, name: str) -> bool:
        """Whether there is anything to say of it."""
        return bool(self._bundle("fr").has_message(name))

    def text(self, language: Language, name: str, values: Values) -> str:
        """A sentence; in French, where a language lacks the message."""
        tried: tuple[Language, ...] = (language, "fr")
        for bundle in map(self._bundle, tried):
            if bundle.has_message(name):
                said = {key: _given(value, language) for key, value in values.items()}
                text, _ = bundle.format_pattern(bundle.get_message(name).value, said)
                return str(text)
        if self.others is not None:
            return self.others.text(language, name, values)
        raise KeyError(f"no message {name!r} in {self.folder}")

    def _bundle(self, language: Language) -> Any:
        if language not in self._bundles:
            self._bundles[language] = self._read(language)
        return self._bundles[language]

    def _read(self, language: Language) -> Any:
        from fluent.runtime import (
            FluentBundle,
            FluentResource,
        )  # here: most who import us say nothing

        functions: dict[str, Any] = {
            "NTH": lambda index: str(int(index) + 1),
            "SEAT": lambda seat: self.text(language, "seat-name", {"seat": int(seat)}),
            "SEATS": lambda bits: self._joined(language, list(_seats(int(bits)))),
        }
        bundle = FluentBundle([language], functions=functions, use_isolating=False)
        path = self.folder / f"{language}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
        return bundle

    def _joined(self, language: Language, seats: list[int]) -> str:
        return joined([self.text(language, "seat-name", {"seat": it}) for it in seats], language)


def joined(names: Sequence[str], language: Language) -> str:
    """Several, as the language joins them."""
    *first, last = names
    if not first:
        return last
    return house().text(language, "and", {"first": ", ".join(first), "last": last})


@lru_cache(maxsize=16_384)  # a table says the same to everybody, and much of it again and again
def _remembered(
    spoken: Messages, language: Language, name: str, values: tuple[tuple[str, int | str], ...]
) -> str:
    return spoken.text(language, name, dict(values))


def _seats(bits: int) -> Iterator[int]:
    return (seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def _given(value: Value, language: Language) -> int | str:
    return value.to(language) if isinstance(value, Words) else value


@cache
def messages(folder: Path) -> Messages:
    """Those of a folder, whose others are the house's."""
    return Messages(folder, None if folder == HOUSE else house())


def _ours(folder: str) -> Messages:
    return messages(_PACKAGE / folder)


def house() -> Messages:
    """What no game says of itself."""
    return messages(HOUSE)
