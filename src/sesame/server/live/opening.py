"""Opening tables: new ones, games from a record, and rematches."""

import msgspec

from sesame.server import protocol
from sesame.server.common import randomness
from sesame.server.live.register import Register
from sesame.server.live.room import Means, Room
from sesame.server.log import decisions, events, rematches
from sesame.server.log.decisions import Context
from sesame.server.log.events import Entry
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.protocol import Acked, Settings
from sesame.server.workers.warming import Workshop

_encoder = msgspec.json.Encoder()


class Opening:
    """Whoever lays tables."""

    def __init__(self, means: Means, tables: Register, workshop: Workshop) -> None:
        self._means, self._tables, self._workshop = means, tables, workshop

    async def create(
        self,
        host: str,
        settings: Settings,
        of: str | None = None,
        name: str | None = None,
        position: str | None = None,
        address: str = "",
    ) -> str:
        """A new table; where no chair is free, the game begins at once."""
        await self._workshop.tables(settings.game)
        seed = randomness.seed(self._means.random)
        event = decisions.create(settings, of, position, seed)
        return await self._new(Entry(event=event, by=host), name, address)

    async def adopt(self, person: str, record: str, settings: Settings) -> str:
        """A finished or unfinished game from a record, to look at."""
        await self._workshop.tables(settings.game)
        seed = randomness.seed(self._means.random)
        event = events.Created(settings=settings, seed=seed, record=record)
        return await self._new(Entry(event=event, by=person), None)

    async def _new(self, entry: Entry, name: str | None, address: str = "") -> str:
        name = name or randomness.name(self._means.random)
        means, table = self._means, Table(name)
        row = Row(name, 1, round(means.now()), _encoder.encode(entry))
        await means.aside.own(table.fold, row)  # a record is replayed
        room = Room(means, table)
        if entry.by is not None:
            await means.store.trace(entry.by, name)
        await room.audience.meet()
        if await means.store.append(row, room.card()):
            self._tables.rooms[name] = room
        else:
            room = await self._tables.room(name)  # said twice: it is there, if perhaps not begun
        room.look(entry.by or "", address)
        if not table.settings.waits:
            async with room.lock:
                await room.begin_if_full()
        if table.settings.public:
            means.lobby_changed()
        return name

    async def rematch(self, room: Room, person: str, command: protocol.Rematch) -> Acked:
        """A table for the same people, each one chair further; asked twice, it is the same one.

        Whoever asks first sits there; for the others a chair is kept until they ask too.
        """
        async with room.lock:
            table = room.table
            decisions.permit(table, command, Context(person))
            if table.rematch is None:
                self._means.limits.take("table", person)
                settings = rematches.settings(table, command.settings, person)
                name = await self.create(person, settings, table.id, rematches.name(table))
                again = await self._tables.room(name)
                await self._seal(again, person, command.seal)
                await self._keep_chairs(again, table, person)
                await room.cause(events.Rematched(name), person)
            name = room.table.rematch or ""
        await self._accept(await self._tables.room(name), person, room.table, command.seal)
        return Acked(command.id, room.table.version, name)

    async def _keep_chairs(self, room: Room, old: Table, person: str) -> None:
        async with room.lock:
            for seat, guest in rematches.awaited(old, room.table, person).items():
                if room.table.awaited[seat] != guest:  # else: said before a crash
                    await room.cause(events.Awaited(seat, guest))
            for seat, name in rematches.called(old, person).items():
                if room.table.sitters[seat].person == person:
                    await room.cause(events.Named(seat, name), person)

    async def _seal(self, room: Room, person: str, seal: str | None) -> None:
        """What their device adds to chance there, before all have accepted and it begins."""
        async with room.lock:
            await self._seal_now(room, person, seal)

    async def _seal_now(self, room: Room, person: str, seal: str | None) -> None:
        table = room.table
        is_new = table.is_open and table.seats_of(person) and person not in table.seals
        if seal is not None and is_new:
            await room.cause(events.Sealed(seal), person)

    async def _accept(self, room: Room, person: str, old: Table, seal: str | None) -> None:
        """They sit down where a chair is kept for them, if it is what they played before."""
        async with room.lock:
            table = room.table
            kept = [i for i, other in enumerate(table.awaited) if other == person]
            if table.is_open and rematches.is_same(old, table):
                for seat in kept:
                    await room.cause(events.Seated(seat, person))
                await self._seal_now(room, person, seal)
                await room.begin_if_full()
