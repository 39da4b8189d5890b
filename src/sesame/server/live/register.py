"""The register of tables: those that are in use in this process, each read once from its log."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sesame.server.live.presence import Place
from sesame.server.live.room import Means, Room
from sesame.server.live.tasks import Tasks
from sesame.server.log.refusals import no_such_table
from sesame.server.log.table import Table, game_of
from sesame.server.store.interface import DatabaseAway, DatabaseFailed
from sesame.server.workers.warming import Workshop

_IDLE = 60.0  # seconds that an empty table stays in memory
_AGAIN = 1.0  # seconds until what others wrote is asked for again, where it could not be read


class Register:
    """Rooms by the names of their tables. `is_busy` says where something is due by itself."""

    def __init__(
        self,
        means: Means,
        workshop: Workshop,
        tasks: Tasks,
        is_busy: Callable[[Room], bool],
        let_go: Callable[[Room], None],
    ) -> None:
        self._means, self._workshop, self._tasks = means, workshop, tasks
        self._is_busy, self._let_go = is_busy, let_go
        self.rooms = dict[str, Room]()
        self._opening = dict[str, asyncio.Task[Room]]()

    def get(self, name: str) -> Room | None:
        """The table, if it is in use here."""
        return self.rooms.get(name)

    async def room(self, name: str) -> Room:
        """The table of that name, read from its log if nobody was there; raises NoSuchTable."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._open(name))
        return await asyncio.shield(self._opening[name])

    async def _open(self, name: str) -> Room:
        try:
            rows = await self._means.store.read(name)
            if not rows:
                raise no_such_table()
            await self._workshop.tables(game_of(rows[0]))
            room = Room(self._means, await self._means.aside.own(Table.read, name, rows))
            await room.audience.meet()
            self.rooms[name] = room
        finally:
            del self._opening[name]
        await room.catch_up()  # what others wrote since we read was told to no room of ours
        return room

    def drop(self, name: str) -> None:
        """It is there no more."""
        self.rooms.pop(name).close()

    def sweep(self, idle: float = _IDLE) -> None:
        """Tables that nobody is at, and where nothing is due, are only kept in the log."""
        for name, room in list(self.rooms.items()):
            is_idle = self._means.now() - room.used_at > 1000 * idle and not room.watchers
            if is_idle and not room.lock.locked() and not self._is_busy(room):
                del self.rooms[name]
                self._let_go(room)
        self._means.presence.forget_who_left(self._has_chair)

    def _has_chair(self, place: Place) -> bool:
        table, person = place
        room = self.get(table)
        return room is not None and bool(room.table.seats_of(person))

    # --- other processes

    def on_row(self, table: str, version: int) -> None:
        """Another process has written."""
        room = self.get(table)
        is_news = room is not None and version > room.table.version
        if room is not None and is_news and not room.is_behind:  # else: it is about to read all
            room.is_behind = True
            self._tasks.spawn(self._catch_up(room))

    def on_gap(self) -> None:
        """We were cut off for a while: what was missed is in the log, and we keep nothing."""
        for room in list(self.rooms.values()):
            room.is_kept = False
            self._tasks.spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        """Until it is read: nobody says it twice, and somebody here may be waiting for it."""
        while self.get(room.table.id) is room:
            with suppress(DatabaseAway, DatabaseFailed):
                await room.catch_up()
                break
            await asyncio.sleep(_AGAIN)
