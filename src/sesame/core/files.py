"""Text files: why one cannot be read or written, in words that a person understands."""

import errno
from pathlib import Path

from sesame.core.errors import BadFile
from sesame.core.messages import house
from sesame.core.words import Words, same

_WHY = {
    errno.ENOENT: "no-such-file",
    errno.EISDIR: "is-a-folder",
    errno.ENOTDIR: "no-such-file",
    errno.EACCES: "access-denied",
    errno.EPERM: "access-denied",
    errno.EROFS: "read-only-disk",
    errno.ENOSPC: "disk-full",
    errno.ENAMETOOLONG: "name-too-long",
}


def read_text(path: Path) -> str:
    """What the file says; refused by its name, and the reason."""
    try:
        return path.expanduser().read_text("utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        raise refusal(path, error) from None


def refusal(path: Path, error: Exception) -> BadFile:
    """The system's error as ours."""
    if isinstance(error, UnicodeDecodeError):
        return named(path, house()("not-text"))
    known = _WHY.get(error.errno or 0) if isinstance(error, OSError) else None
    reason = house()(known) if known else same(str(getattr(error, "strerror", None) or error))
    return named(path, reason)


def named(path: Path, why: Words) -> BadFile:
    return BadFile("in-file", path=path, why=why)
