"""Every refusal a person can meet: one sentence, in every language.

`str(error)` is English, for logs and developers; `error.words` has what players read. Either is
made when somebody reads it, so that a refusal costs nothing to who only asks whether there is one.
"""

from pathlib import Path
from typing import Any, overload

from sesame.core.messages import Value, house
from sesame.core.words import Words


class SesameError(ValueError):
    """Something we were given cannot be used; the sentence says what and why.

    It is one of the house's messages, by its name and what it is about; or words of one's own; or,
    where no file of messages has it yet, French and English written out.
    """

    @overload
    def __init__(self, name: str, /, **values: Value | Path) -> None: ...
    @overload
    def __init__(self, words: Words, /) -> None: ...
    @overload
    def __init__(self, fr: str, en: str, /) -> None: ...
    def __init__(self, said: str | Words, en: str | None = None, /, **values: Value | Path) -> None:
        super().__init__()
        self.words: Words = said if isinstance(said, Words) else house()(said, **values)
        if isinstance(said, str) and en is not None:
            self.words = Words(said, en)

    def __str__(self) -> str:
        return self.words.en

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.words,)  # every language reaches another process


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
