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


def cut(kind: type[msgspec.Struct], *holes: str) -> list[bytes]:
    """What stands before, between and after these fields of a record, if they are all it has."""
    return _encoder.encode(kind(**dict.fromkeys(holes, HOLE))).split(_GAP)
