"""Templates of JSON: written once and sent with several middles, each client's own part last."""

from typing import Any

import msgspec

from sesame.core.spelling import GAP, HOLE

_encoder = msgspec.json.Encoder()

Around = tuple[bytes, bytes]  # before the hole and after it; `middle.join(around)` fills it


def around(record: msgspec.Struct) -> Around:
    """A record with one HOLE in it."""
    before, _, after = _encoder.encode(record).partition(GAP)
    return before, after


def cut(kind: type[msgspec.Struct], *holes: str, **kept: Any) -> list[bytes]:
    """What stands before, between and after these fields of a record; others are `kept` so."""
    return _encoder.encode(kind(**dict.fromkeys(holes, HOLE), **kept)).split(GAP)
