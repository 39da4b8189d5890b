"""What is read and written, on a terminal that does not know every letter."""

import codecs
import sys

_POORLY = "sesame-poorly"


def accept_any_text() -> None:
    """A letter that the terminal cannot show, or a byte that is no text, must not end a game."""
    codecs.register_error(_POORLY, _poorly)
    for stream, how in ((sys.stdin, "replace"), (sys.stdout, _POORLY), (sys.stderr, _POORLY)):
        reconfigure = getattr(stream, "reconfigure", None)  # a test's stand-in has none
        if reconfigure is not None:
            reconfigure(errors=how)


def _poorly(error: UnicodeError) -> tuple[str, int]:
    """A space that no line breaks is any space; of another letter one sees that it is missing."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    return "".join(" " if letter.isspace() else "?" for letter in missing), error.end
