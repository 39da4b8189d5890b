"""Templates of JSON: written once and sent with several middles, each client's own part last."""

from typing import Any, Final

import msgspec

_encoder = msgspec.json.Encoder()
_GAP: Final = b"\0"  # inside JSON this byte is always written otherwise

HOLE: Final[Any] = msgspec.Raw(_GAP)  # the value of the one field that is left open

Around = tuple[bytes, bytes]  # before the hole and after it; `middle.join(around)` fills it


def around(record: msgspec.Struct) -> Around:
    """A record with one HOLE in it."""
    before, _, after = _encoder.encode(record).partition(_GAP)
    return before, after


def template(kind: type[msgspec.Struct], **holes: bytes) -> bytes:
    """A record as `%` fills it in: for each field the signs of what will stand there."""
    return _encoder.encode(kind(**{name: msgspec.Raw(signs) for name, signs in holes.items()}))
