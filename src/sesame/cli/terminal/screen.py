"""Where words and drawings go, and where answers come from."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sesame.cli.saying import say
from sesame.core.messages import Value
from sesame.core.words import Language, Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

_PROMPT = "> "


class Screen:
    """The reader's terminal, or whatever stands in for it, in the reader's language."""

    def __init__(self, language: Language) -> None:
        from rich.console import Console  # here: a refusal need not wait for it

        self.language = language
        self._console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def is_answered(self) -> bool:
        """Whether a person sits in front of it, rather than a file or another program."""
        return self._console.is_terminal and sys.stdin.isatty()

    def text(self, said: str | Words, /, **values: Value | Path) -> str:
        """A message of the command line, by its name and what it is about; or any other words."""
        words = say(said, **values) if isinstance(said, str) else said
        return words.to(self.language)

    def say(self, said: str | Words, style: str = "", /, **values: Value | Path) -> None:
        self.write(self.text(said, **values), style)

    def write(self, line: "str | Text", style: str = "", end: str = "\n") -> None:
        """One paragraph; only a terminal has a margin to keep to."""
        wraps = not self._console.is_terminal
        self._console.print(line, style=style or None, soft_wrap=wraps, end=end)

    def draw(self, drawing: "Text") -> None:
        """Lines that must stay as they are, however narrow the terminal."""
        self._console.print()
        self._console.print(drawing, soft_wrap=True)
        self._console.print()

    def show(self, table: "RenderableType") -> None:
        self._console.print(table)

    @contextmanager
    def bar(self, total: int) -> "Iterator[Callable[[str], None]]":
        """A bar that grows at every call with a few words, on a terminal: beside what is piped."""
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

        columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), "{task.description}")
        console = self._console if self._console.is_terminal else Console(stderr=True)
        is_hidden = not console.is_terminal
        with Progress(*columns, console=console, transient=True, disable=is_hidden) as drawn:
            task = drawn.add_task("", total=total)
            yield lambda said: drawn.update(task, advance=1, description=said)

    def clear(self) -> None:
        self._console.clear()

    def ask(self) -> str:
        """The next line somebody types, or that is piped in; EOFError once there is none."""
        if sys.stdin.isatty():
            with suppress(ImportError):  # arrow keys and history, where the system has them
                import readline  # noqa: F401
            return input(_PROMPT).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.write(f"{_PROMPT}{line.strip()}", "dim")  # a transcript shows what was answered
        return line.strip()
