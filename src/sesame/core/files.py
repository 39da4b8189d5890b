"""Text files: why one cannot be read or written, in words that a person understands."""

import errno
from pathlib import Path

from sesame.core.errors import BadFile
from sesame.core.words import Words, same

_WHY = {
    errno.ENOENT: Words("fichier ou dossier introuvable", "no such file or folder"),
    errno.EISDIR: Words("c'est un dossier", "it is a folder"),
    errno.ENOTDIR: Words("fichier ou dossier introuvable", "no such file or folder"),
    errno.EACCES: Words("accès refusé", "access denied"),
    errno.EPERM: Words("accès refusé", "access denied"),
    errno.EROFS: Words("disque en lecture seule", "the disk is read-only"),
    errno.ENOSPC: Words("le disque est plein", "the disk is full"),
    errno.ENAMETOOLONG: Words("nom trop long", "name too long"),
}
_NOT_TEXT = Words("ce n'est pas du texte", "it is not text")


def read_text(path: Path) -> str:
    """What the file says; refused by its name, and the reason."""
    try:
        return path.expanduser().read_text("utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        raise refusal(path, error) from None


def refusal(path: Path, error: Exception) -> BadFile:
    """The system's error as ours."""
    if isinstance(error, UnicodeDecodeError):
        return named(path, _NOT_TEXT)
    known = _WHY.get(error.errno or 0) if isinstance(error, OSError) else None
    return named(path, known or same(str(getattr(error, "strerror", None) or error)))


def named(path: Path, why: Words) -> BadFile:
    return BadFile(f"{path} : {why.fr}", f"{path}: {why.en}")
