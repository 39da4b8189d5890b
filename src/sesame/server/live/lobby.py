"""The lobby: the newest public tables, told whole once and then by differences.

Only the first page is told, at most once a second, and read once for everybody who looks; older
tables are asked for page by page. So it costs the same whether there are ten tables or a million.
"""

from typing import Final

import msgspec

from sesame.server import protocol
from sesame.server.live import views
from sesame.server.live.audience import Watcher
from sesame.server.live.faces import Faces
from sesame.server.live.notes import Notes
from sesame.server.log.rows import Card
from sesame.server.protocol import Listing, LobbyChanged
from sesame.server.store.interface import Store

PAGE: Final = 50  # tables
_EVER: Final = 1 << 62  # later than any moment
_encoder = msgspec.json.Encoder()


class Lobby:
    """What hangs at the door, and who reads it."""

    def __init__(self, store: Store, faces: Faces, notes: Notes) -> None:
        self._store, self._faces, self._notes = store, faces, notes
        self._told = list[Listing]()
        self._is_old = True
        self._is_new = False  # and other processes were not told yet
        self._watchers = dict[Watcher, None]()  # in the order they came
        notes.hear("lobby", self.changed_elsewhere)

    async def page(self, before: int = _EVER) -> list[Listing]:
        """Public tables that are not over, a page of them, the newest first."""
        return await self.listings(await self._store.lobby(before, PAGE))

    async def listings(self, cards: list[Card]) -> list[Listing]:
        """Cards with the names of the people on them, as they are called now."""
        listings = [
            msgspec.structs.replace(msgspec.json.decode(card.body, type=Listing), at=card.at)
            for card in cards
        ]
        faces = await self._faces.of({person for card in cards for person in card.people})
        return [
            msgspec.structs.replace(
                listing,
                players=[
                    player and views.player(player.person, player.level, faces.get)
                    for player in listing.players
                ],
            )
            for listing in listings
        ]

    async def arrive(self, watcher: Watcher) -> None:
        """What everybody was told last; the differences from there are told to all."""
        if not self._watchers:
            await self._renew()
        self._watchers[watcher] = None
        watcher.send(_encoder.encode(protocol.Lobby(self._told)))

    def leave(self, watcher: Watcher) -> None:
        self._watchers.pop(watcher, None)

    def changed(self) -> None:
        """Told here within a second, in other processes within two."""
        self._is_old = self._is_new = True

    def changed_elsewhere(self) -> None:
        self._is_old = True

    async def tell(self) -> None:
        """Called once a second."""
        if self._is_new:
            self._is_new = False
            await self._notes.tell("lobby")
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
        self._told = await self.page()


def difference(before: list[Listing], after: list[Listing]) -> LobbyChanged:
    known = {listing.table: listing for listing in before}
    stay = {listing.table for listing in after}
    return LobbyChanged(
        changed=[listing for listing in after if known.get(listing.table) != listing],
        gone=[table for table in known if table not in stay],
    )
