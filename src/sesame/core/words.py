"""What a person reads, in every language we speak.

Words are made where they are read: `Message` is the name of a message and its numbers, and becomes
a sentence of one language when somebody asks for it (`core/messages.py`). `Words(fr, en)` writes
two languages out, where no file of messages has them yet; others read the English.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

_FIRST = ("fr", "en")
_FILES = {path.stem for path in Path(__file__).parents[1].glob("words/*.ftl")}
# A language is a file in each folder of messages: the house's say which there are
LANGUAGES: tuple[str, ...] = (*_FIRST, *sorted(_FILES.difference(_FIRST)))

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # so that requests are refused that ask for another


class Words:
    """Something to read, in any language."""

    __slots__ = ("_texts",)

    def __init__(self, fr: str, en: str) -> None:
        self._texts = (fr, en)

    def to(self, language: Language) -> str:
        return self._texts[0 if language == "fr" else 1]

    @property
    def fr(self) -> str:
        return self.to("fr")

    @property
    def en(self) -> str:
        return self.to("en")

    def texts(self) -> dict[str, str]:
        """By language, as they travel to whoever reads one of them."""
        return {language: self.to(language) for language in LANGUAGES}

    def __iter__(self) -> Iterator[str]:
        return iter((self.fr, self.en))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words | tuple) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Words({self.fr!r}, {self.en!r})"

    def __reduce__(self) -> tuple[type["Words"], tuple[str, str]]:
        return Words, (self.fr, self.en)


def same(text: str) -> Words:
    """Words that read alike in every language: a name, a number, a notation."""
    return Words(text, text)
