"""The lobby: the newest public tables, told whole once and then by differences.

Only the first page is told, at most once a second, and read once for everybody who looks; older
tables are asked for page by page. So it costs the same whether there are ten tables or a million.
"""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from sesame.server.live.room import Watcher
from sesame.server.protocol import Listing, Lobby, LobbyChanged

PAGE: Final = 50  # tables
_encoder = msgspec.json.Encoder()


class Board:
    """What hangs at the door, and who reads it."""

    def __init__(self, first_page: Callable[[], Awaitable[list[Listing]]]) -> None:
        self._first_page = first_page
        self._told = list[Listing]()
        self._is_old = True
        self._watchers = set[Watcher]()

    async def arrive(self, watcher: Watcher) -> None:
        """What everybody was told last; the differences from there are told to all."""
        if not self._watchers:
            await self._renew()
        self._watchers.add(watcher)
        watcher.send(_encoder.encode(Lobby(self._told)))

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)

    def changed(self) -> None:
        self._is_old = True

    async def tell(self) -> None:
        """Called once a second."""
        if not self._is_old or not self._watchers:
            return
        before = self._told
        await self._renew()
        change = difference(before, self._told)
        if change.changed or change.gone:
            message = _encoder.encode(change)
            for watcher in self._watchers:
                watcher.send(message)

    async def _renew(self) -> None:
        self._is_old = False
        self._told = await self._first_page()


def difference(before: list[Listing], after: list[Listing]) -> LobbyChanged:
    known = {listing.table: listing for listing in before}
    stay = {listing.table for listing in after}
    return LobbyChanged(
        changed=[listing for listing in after if known.get(listing.table) != listing],
        gone=[table for table in known if table not in stay],
    )
