"""Records in files: read and written with refusals that a person understands."""

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sesame.cli.saying import say
from sesame.core import record
from sesame.core.errors import BadFile, SesameError
from sesame.core.files import named, read_text, refusal

Understood = TypeVar("Understood")


def read_record(path: Path, understand: Callable[[str], Understood]) -> Understood:
    """What the record in the file means; refused by the file's name, and the reason."""
    text = read_text(path)
    try:
        return understand(text)
    except SesameError as error:
        raise named(path, error.words) from None


def write_record(path: Path, text: str) -> None:
    """Write it; never over a file that holds something else."""
    check_writable(path)
    try:
        path.expanduser().write_text(text, "utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        raise refusal(path, error) from None


def check_writable(path: Path) -> None:
    """Refuse at once a file that could not be written at the end of the game."""
    try:
        found = path.expanduser()
        if found.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not found.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "")
        if found.is_file() and not _is_record(found):
            raise named(path, say("not-a-record"))
    except BadFile:
        raise
    except (OSError, ValueError, RuntimeError) as error:
        raise refusal(path, error) from None


def _is_record(path: Path) -> bool:
    try:
        text = path.read_text("utf-8")
        return not text.strip() or "Game" in record.parse(text).headers
    except (SesameError, UnicodeDecodeError):
        return False
