"""Messages between processes: short notes that everybody hears, beside the rows of the log.

notes.hear("renamed", self._renamed)    # one handler a kind
await notes.tell("renamed", person)     # to all other processes
"""

from collections.abc import Callable
from typing import Any

import msgspec

from sesame.server.store.interface import Store

_encoder = msgspec.json.Encoder()


class Notes:
    """What this process tells the others, and who listens here; kinds nobody knows are left."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._handlers = dict[str, Callable[..., object]]()

    def hear(self, kind: str, handler: Callable[..., object]) -> None:
        self._handlers[kind] = handler

    async def tell(self, kind: str, *about: Any) -> None:
        await self._store.tell(_encoder.encode((kind, *about)).decode())

    def take(self, note: str) -> None:
        """One that came."""
        kind, *about = msgspec.json.decode(note)
        if (handler := self._handlers.get(kind)) is not None:
            handler(*about)
