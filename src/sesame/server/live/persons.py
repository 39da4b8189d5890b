"""Renaming and erasure of people: at every table, in every process, and after a crash."""

import asyncio
from typing import Protocol

from sesame.server.common.link import Memory
from sesame.server.live.lobby import Lobby
from sesame.server.live.notes import Notes
from sesame.server.live.register import Register
from sesame.server.live.room import Means
from sesame.server.live.tasks import Tasks
from sesame.server.log import erasure
from sesame.server.log.erasure import is_mark
from sesame.server.log.refusals import NoSuchTable
from sesame.server.store.interface import Person

_LATE = 3.0  # seconds after which every process has heard that somebody goes
_ASKED = 500  # persons asked for at once


class Keyring(Protocol):
    """Whoever remembers which sessions and tokens are good."""

    def ended(self, keys: list[str]) -> None: ...
    def doubt(self) -> None: ...  # something may have been missed: look again


class NoKeys:
    """A house without doors."""

    def ended(self, keys: list[str]) -> None:
        """Nobody comes by one."""

    def doubt(self) -> None:
        """Nor is there anything to look up."""


class Persons:
    """What becomes of people here."""

    def __init__(
        self,
        means: Means,
        tables: Register,
        lobby: Lobby,
        lines: Memory,
        notes: Notes,
        tasks: Tasks,
        keyring: Keyring,
    ) -> None:
        self._store, self._faces, self._presence = means.store, means.faces, means.presence
        self._tables, self._lobby, self._lines = tables, lobby, lines
        self._notes, self._tasks, self._keyring = notes, tasks, keyring
        notes.hear("renamed", lambda person: tasks.spawn(self._look_again(person)))
        notes.hear("leaving", self._leaves)
        notes.hear("ended", keyring.ended)
        notes.hear("erased", lambda person: tasks.spawn(self._forgotten(person)))

    # --- names

    def welcome(self, *people: Person) -> None:
        """Somebody comes, or is called otherwise now."""
        for person in people:
            if self._faces.learn(person):
                for room in self._tables.rooms.values():
                    room.audience.learn(person)

    async def renamed(self, person: Person) -> None:
        """Another name or face: tables tell it when they next tell who is there."""
        self.welcome(person)
        await self._notes.tell("renamed", person.id)

    async def _look_again(self, person: str) -> None:
        self._faces.forget(person)
        self.welcome(*await self._store.persons([person]))

    async def who_is_left(self) -> None:
        """Whom we know, and who may have been erased, or renamed, while we heard nothing."""
        self._keyring.doubt()
        rooms = self._tables.rooms.values()
        named = {person for room in rooms for person in room.table.traces}
        asked = sorted({*named, *self._faces})
        for start in range(0, len(asked), _ASKED):
            some = [person for person in asked[start : start + _ASKED] if not is_mark(person)]
            found = await self._store.persons(some)
            self.welcome(*found)
            for person in sorted(set(some) - {known.id for known in found}):
                await self._forgotten(person)

    # --- keys

    async def end_keys(self, keys: list[str]) -> None:
        """Sessions and tokens that are good for nothing any more, in every process."""
        self._keyring.ended(keys)
        await self._notes.tell("ended", keys)

    # --- erasure

    async def erase(self, person: str) -> None:
        """Somebody goes: keys first, so that nothing is added; then every trace, table by table.

        What other processes write before they have heard of it is found a moment later.
        """
        store = self._store
        keys = [session.id for session in await store.sessions(person)]
        keys += [token.hash for token in await store.tokens(person)]
        tables = await store.traces(person)
        await store.forget(person)
        self._leaves(person)
        await self._notes.tell("leaving", person)
        await self.end_keys(keys)
        await self._redact(person, tables)
        if self._presence.has_others:
            self._tasks.spawn(self._redact_late(person, tables))

    async def finish_erasing(self) -> None:
        """Of those whose erasure was cut short, or was less thorough in an earlier release."""
        for person in await self._store.unfinished():
            await self._redact(person, [])

    async def _redact(self, person: str, tables: list[str]) -> None:
        """Each table by itself: nobody else's move waits long."""
        for room in list(self._tables.rooms.values()):
            async with room.lock:  # what was begun before the keys were taken is in the log now
                pass
        for table in {*tables, *await self._store.traces(person)}:
            await self._store.redact(
                table, person, lambda rows, card: erasure.without(rows, card, person)
            )
        await self._store.scrub(person)
        await self._forgotten(person)
        await self._notes.tell("erased", person)

    async def _redact_late(self, person: str, tables: list[str]) -> None:
        await asyncio.sleep(_LATE)
        await self._redact(person, tables)

    def _leaves(self, person: str) -> None:
        self._faces.erase(person)
        self._lines.forget(person)

    async def _forgotten(self, person: str) -> None:
        """Tables in memory that know of somebody read their logs anew."""
        self._leaves(person)
        self._presence.forget_person(person)
        for name, room in list(self._tables.rooms.items()):
            if person not in room.table.traces:
                continue
            try:
                await room.read_anew()
            except NoSuchTable:  # it was a record of theirs
                self._tables.drop(name)
        self._lobby.changed_elsewhere()
