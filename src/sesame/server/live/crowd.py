"""Comings and goings: who is at which table is counted here, and told to the other processes."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random

from sesame.server.common.limits import household
from sesame.server.live.audience import Watcher
from sesame.server.live.notes import Notes
from sesame.server.live.presence import Place, Presence
from sesame.server.live.register import Register
from sesame.server.live.room import Room
from sesame.server.live.tasks import Tasks

_HANDFUL = 50  # people in one note to other processes


class Crowd:
    """Everybody at the tables of this process, and what is known of the others'."""

    def __init__(
        self,
        presence: Presence,
        tables: Register,
        notes: Notes,
        tasks: Tasks,
        stir: Callable[[Room], None],
        random: Random,
    ) -> None:
        self._presence, self._tables, self._notes = presence, tables, notes
        self._tasks, self._stir = tasks, stir
        self.process = random.randbytes(4).hex()  # what other processes call this one
        self._telling_who = asyncio.Lock()  # so that what is told last is what is true
        self._restless = dict[str, None]()  # tables where spectators came or went, in that order
        notes.hear("here", self._on_here)
        notes.hear("all here", self._on_all_here)
        notes.hear("who", self._on_who)
        notes.hear("alive", self._on_alive)

    async def arrive(self, room: Room, watcher: Watcher, since: int | None) -> None:
        await room.watch(watcher, since)
        await self._count(room, watcher.person)

    async def depart(self, room: Room, watcher: Watcher) -> None:
        room.leave(watcher)
        await self._count(room, watcher.person)

    async def _count(self, room: Room, person: str) -> None:
        addresses = [it.address for it in room.watchers if it.person == person]
        home = household(addresses[-1]) if addresses else ""
        self._is_at(self.process, room.table.id, person, len(addresses), home)
        async with self._telling_who:
            place = room.table.id, person
            now = self._presence.of(self.process)[place]
            home = self._presence.address(place)
            await self._notes.tell("here", self.process, *place, now, home)

    def _is_at(
        self, process: str, table: str, person: str, connections: int, home: str = ""
    ) -> None:
        has_changed = self._presence.count(process, (table, person), connections, home)
        room = self._tables.get(table)
        if has_changed and room is not None:
            if room.table.seats_of(person):
                room.audience.tell_presence()
            else:
                self._restless[table] = None
            self._stir(room)  # much only happens while somebody is there

    async def tell_watching(self) -> None:
        """Called once a second, however many they are: how many look on."""
        restless, self._restless = self._restless, {}
        for name in restless:
            if (room := self._tables.get(name)) is not None:
                room.audience.tell_presence()

    def _tell_gone(self, places: Iterable[Place]) -> None:
        """Nobody says any more that they are there."""
        for name in dict.fromkeys(table for table, _ in places):
            if (room := self._tables.get(name)) is not None:
                room.audience.tell_presence()

    # --- other processes

    async def say_alive(self) -> None:
        await self._notes.tell("alive", self.process)

    def drop_silent(self) -> None:
        """Processes that said nothing for long are gone, and their people with them."""
        self._tell_gone(self._presence.drop_silent(self.process))

    def ask_who_is_where(self) -> None:
        """After we were cut off: everybody tells everybody."""
        self._tasks.spawn(self._tell_all_here())
        self._tasks.spawn(self._notes.tell("who", ""))

    def _on_here(self, process: str, table: str, person: str, connections: int, home: str) -> None:
        self._on_alive(process)
        self._is_at(process, table, person, connections, home)

    def _on_all_here(
        self, process: str, is_first: bool, counts: list[tuple[str, str, int, str]]
    ) -> None:
        """The answer to `who`, in several notes; the first one makes void what we thought."""
        self._on_alive(process)
        gone = self._presence.forget(process) if is_first else []
        for table, person, connections, home in counts:
            self._is_at(process, table, person, connections, home)
        self._tell_gone(gone)

    def _on_who(self, process: str) -> None:
        if process in ("", self.process):
            self._tasks.spawn(self._tell_all_here())

    def _on_alive(self, process: str) -> None:
        """A process that we did not know has people whom we do not know either."""
        if self._presence.heard(process):
            self._tasks.spawn(self._notes.tell("who", process))

    async def _tell_all_here(self) -> None:
        """Everybody who is here, a handful a note."""
        async with self._telling_who:
            here = self._presence.of(self.process).items()
            counts = [(*place, count, self._presence.address(place)) for place, count in here]
            for start in range(0, max(1, len(counts)), _HANDFUL):
                some = counts[start : start + _HANDFUL]
                await self._notes.tell("all here", self.process, start == 0, some)
