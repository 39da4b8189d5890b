"""Every refusal a person can meet: one sentence, in both languages.

`str(error)` is English, for logs and developers; `error.words` has what players read.
"""

from typing import Self

from sesame.core.words import Words


class SesameError(ValueError):
    """Something we were given cannot be used; the sentence says what and why."""

    def __init__(self, fr: str, en: str) -> None:
        super().__init__(en)
        self.words = Words(fr, en)

    @classmethod
    def saying(cls, words: Words) -> Self:
        """With words that may be read in any language."""
        error = cls(*words)
        error.words = words
        return error

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.words.fr, self.words.en)  # both reach another process


class BadAction(SesameError):
    """The text or number is not an action of this game: it was not understood."""


class IllegalAction(SesameError):
    """The action was understood, but may not be played now."""


class UnknownGame(SesameError):
    """No game of that name is registered."""


class BadOption(SesameError):
    """An option, a number of seats or a seed that the game does not take."""


class BadBoard(SesameError):
    """A board file that breaks its game's conditions; names file, key and reason."""


class BadFile(SesameError):
    """A file that cannot be read or written; names it and says why."""


class BadPosition(SesameError):
    """A position text that does not describe a possible table."""


class BadRecord(SesameError):
    """A record that cannot be read, or whose moves break the rules; names the move."""
