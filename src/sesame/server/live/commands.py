"""Commands carried out: the one way from what somebody says to what is done and answered.

Who may do it is decided by `log/decisions.py`, whoever carries it out.
"""

import dataclasses
from typing import Protocol

import msgspec

from sesame.core.live import Claim, Line
from sesame.server import protocol
from sesame.server.common.limits import household
from sesame.server.common.link import Link
from sesame.server.live import marks
from sesame.server.live.audience import Asking
from sesame.server.live.foresight import foreseen
from sesame.server.live.notes import Notes
from sesame.server.live.opening import Opening
from sesame.server.live.races import Races
from sesame.server.live.register import Register
from sesame.server.live.room import Means, Room
from sesame.server.live.tasks import Tasks
from sesame.server.log.decisions import Context, permit
from sesame.server.log.refusals import stranger
from sesame.server.protocol import Acked
from sesame.server.workers.fairness import Asker
from sesame.server.workers.robots import Robots


class Caller(Asking, Protocol):
    """A client that says something, on a line or by one request."""

    link: Link


class Commands:
    """Whatever a client may say at a table."""

    def __init__(
        self,
        means: Means,
        tables: Register,
        opening: Opening,
        races: Races,
        robots: Robots,
        notes: Notes,
        tasks: Tasks,
    ) -> None:
        self._means, self._tables, self._opening = means, tables, opening
        self._races, self._robots, self._notes, self._tasks = races, robots, notes, tasks
        notes.hear("grab", self._on_grab)
        notes.hear("roll", self._on_roll)
        notes.hear("line", self._on_line)

    async def perform(
        self, room: Room, client: Caller, command: protocol.Command
    ) -> msgspec.Struct:
        """Do what a command says; the answer. Raises SesameError, and then nothing has changed."""
        if isinstance(command, protocol.Sync):
            now = self._means.now()
            client.link.synced(command.at, now, client.link.delay)
            return protocol.Synced(command.id, command.at, now)
        if not client.person:
            raise stranger()
        match command:
            case protocol.Hint():
                return await self.hint(room, client, command)
            case protocol.Foresee():
                return await self._foresee(room, client, command)
            case protocol.Rematch():
                return await self._opening.rematch(room, client.person, command)
            case protocol.Grab():
                return await self._grab(room, client, command)
            case _:
                return await room.act(client.person, command, client.link, client.address)

    async def hint(self, room: Room, client: Asking, command: protocol.Hint) -> protocol.Advice:
        """What a strong robot would do on one's own seat."""
        async with room.in_sight():
            table = room.table
        permit(table, command, Context(client.person))
        self._means.limits.take("hint", client.person, client.address)
        await marks.check(self._means.store, table.match, table.moved_at, along=False)
        asker = Asker("hint", household(client.address), client.person, table.id)
        hints = await self._robots.advise(asker, table, command.seat, client.in_words)
        return protocol.Advice(command.id, hints)

    async def _foresee(
        self, room: Room, client: Asking, command: protocol.Foresee
    ) -> protocol.Foreseen:
        """What choices of one's own would do."""
        self._means.limits.take("foresee", client.person, client.address)
        async with room.in_sight():
            table = room.table
            permit(table, command, Context(client.person))
            return foreseen(table.match, table.version, command)

    async def _grab(self, room: Room, client: Caller, command: protocol.Grab) -> Acked:
        """Real time: a hand goes out; what becomes of it is told to all."""
        table, link = room.table, client.link
        permit(table, command, Context(client.person))
        arrived = self._means.now()
        claim = Claim(command.seat, command.object, command.seen, command.moment, arrived)
        if room.is_kept:
            self._races.claim(room, claim)
        else:
            line = link.offset, link.delay, link.jitter, 0.0, link.late
            await self._notes.tell("grab", table.id, *dataclasses.astuple(claim), *line)
        return Acked(command.id, table.version)

    # --- by way of another process

    def _on_grab(  # a hand of somebody whose line ends elsewhere
        self,
        table: str,
        seat: int,
        kind: int,
        seen: float | None,
        moment: float,
        arrived: float,
        *line: float,
    ) -> None:
        if (room := self._tables.get(table)) is not None and room.is_kept:
            self._races.claim(room, Claim(seat, kind, seen, moment, arrived), Line(*line))

    def _on_roll(self, table: str, at: int) -> None:
        if (room := self._tables.get(table)) is not None:
            room.audience.roll(at)
            self._tasks.spawn(self._tell_lines(room))

    async def _tell_lines(self, room: Room) -> None:
        """Whoever drives the race knows how long the lines of those are who come to us."""
        for watcher in list(room.watchers):
            for seat in room.table.seats_of(watcher.person):
                link = watcher.link
                line = link.offset, link.delay, link.jitter
                await self._notes.tell("line", room.table.id, seat, *line)

    def _on_line(self, table: str, seat: int, *line: float) -> None:
        if (room := self._tables.get(table)) is not None and room.is_kept:
            self._races.measured(room, seat, Line(*line))
