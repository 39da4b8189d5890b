"""A house inside a test: a real store, a clock that can be put forward, two people, and ears."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live.house import House
from sesame.server.live.room import Room
from sesame.server.protocol import Settings
from sesame.server.store.sqlite import SqliteStore
from sesame.server.transport.people import People
from sesame.server.workers.robots import Robots


class Ear:
    """Somebody who looks at a table and remembers what they were told."""

    def __init__(self, person: str) -> None:
        self.person, self.address, self.link = person, "192.0.2.1", Link()
        self.in_words = False
        self.heard = list[dict[str, Any]]()

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    @property
    def last(self) -> dict[str, Any]:
        return next(m for m in reversed(self.heard) if m["type"] == "update")


class Hall:
    """A house with a clock that can be put forward, and two people."""

    def __init__(self, path: Path) -> None:
        self.ahead = 0.0
        self.house = House(SqliteStore(path), Robots(1), self._now)
        self.people = People(self.house.store, self._now)

    async def close(self) -> None:
        self.people.close()
        await self.house.close()

    def _now(self) -> float:
        return 1_000_000 + self.ahead + 1000 * asyncio.get_running_loop().time()

    async def open(self) -> None:
        await self.house.open()
        await self.people.open()
        self.ali = (await self.people.arrive()).id
        self.baya = (await self.people.arrive()).id

    async def table(self, **settings: Any) -> Room:
        """Ali and Baya, playing Khan Tsin from barons dealt by chance."""
        given = {"game": "khan-tsin", "options": {"setup": "random"}, "chairs": ["me", "open"]}
        name = await self.house.opening.create(
            self.ali, msgspec.convert(given | settings, Settings)
        )
        room = await self.house.tables.room(name)
        if "open" in room.table.settings.chairs:
            await room.act(self.baya, protocol.Sit(id="s", seat=1), Link())
            await room.act(self.ali, protocol.Start(id="b"), Link())
        return room

    async def play(self, room: Room, number: str, seat: int) -> protocol.Acked:
        person = (self.ali, self.baya)[seat]
        action = room.table.match.legal_ids(seat)[0]
        play = protocol.Play(id=number, seat=seat, version=room.table.version, action=action)
        return await room.act(person, play, Link())


def in_hall(path: Path, scene: Callable[[Hall], Awaitable[None]]) -> None:
    async def whole() -> None:
        hall = Hall(path / "house.db")
        await hall.open()
        try:
            await scene(hall)
        finally:
            await hall.close()

    asyncio.run(whole())


async def until(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)
