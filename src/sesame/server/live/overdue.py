"""Tables that are due though nobody is there: flags that fell, and those that all have left."""

import logging

from sesame.core.errors import SesameError
from sesame.server.live.duties import Duties
from sesame.server.live.register import Register
from sesame.server.live.room import Means, Room
from sesame.server.log import events, expiry
from sesame.server.store.interface import DatabaseAway, DatabaseFailed

_log = logging.getLogger("sesame.tables")
_AT_ONCE = 100  # tables that are due, looked after in one round
_LOOK_AGAIN, _UNREADABLE = 60_000, 24 * 3_600_000  # milliseconds: people are there; it is broken


class Overdue:
    """Whoever looks at what cards say is due."""

    def __init__(self, means: Means, tables: Register, duties: Duties) -> None:
        self._means, self._tables, self._duties = means, tables, duties

    async def look(self) -> None:
        store, now = self._means.store, round(self._means.now())
        for card in await store.due(now, _AT_ONCE):
            try:
                if (room := await self._kept(card.table)) is not None:
                    await self._settle(room)
            except DatabaseAway:  # nor could any other be read
                raise
            except DatabaseFailed as error:  # perhaps not the table's fault: soon again
                _log.warning("table %s cannot be read now: %s", card.table, error)
                await store.postpone(card.table, now + _LOOK_AGAIN)
            except SesameError:  # one table that cannot be read is no harm to the others
                _log.exception("table %s cannot be read", card.table)
                await store.postpone(card.table, now + _UNREADABLE)
        await store.clear_void(now - expiry.VOID)

    async def _kept(self, table: str) -> Room | None:
        """The table, if this process keeps it."""
        known = self._tables.get(table)
        if known is None or not known.is_kept:
            if not await self._means.store.keep(table):
                return None
            known = await self._tables.room(table)
            known.is_kept = True
        return known

    async def _settle(self, room: Room) -> None:
        """Close it, or note when to look again."""
        async with room.lock:
            table, now = room.table, round(self._means.now())
            is_left = now >= expiry.ends(table) and not self._means.presence.at(table.id)
            if is_left and expiry.due(table) is not None:
                await room.cause(events.Closed())
                return
        due = expiry.due(table)
        await self._means.store.postpone(table.id, due and max(due, now + _LOOK_AGAIN))
        self._duties.stir(room)
