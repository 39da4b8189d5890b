"""Real time: races are laid out and judged, and what is decided is written down.

The game decides one race without any clock (`core/live.py`); here it meets the clock, the room and
the lines of people.
"""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sesame.agents import knowledge
from sesame.core import dice
from sesame.core.live import Claim, Decision, Grabbed, Hand, Line, Live, Race
from sesame.core.match import Match, Step
from sesame.server.common.server_clock import Clock
from sesame.server.live.latency import Lines, Quotas, lead
from sesame.server.live.notes import Notes
from sesame.server.live.room import Room
from sesame.server.log import decisions, events
from sesame.server.log.table import Table

_BREATH = 5  # paces from the end of a race to the next
_STEADY = 1500  # milliseconds at most from when everybody is ready
_LOOK_AGAIN = 0.25  # seconds: while somebody chooses in peace, or the table is paused


class Laid(NamedTuple):
    """What chance has drawn for the next race, and nobody knows yet."""

    drawn: list[Step]
    at: int  # when it is seen
    due: int  # when it is written down


@dataclass
class Running:
    """A race that is going on."""

    race: Race
    match: Match  # as it stands, what is laid out included
    lines: dict[int, Line]  # of the people who are there, by seat
    stirred: asyncio.Event
    laid: Laid | None = None  # until it is written down


class Races:
    """The races of this process, one for each table that has one."""

    def __init__(self, now: Clock, notes: Notes, random: Random) -> None:
        self._now, self._notes, self._random = now, notes, random
        self._running = dict[str, Running]()
        self._quotas = Quotas()

    def claim(self, room: Room, claim: Claim, line: Line | None = None) -> None:
        """A hand of a person; `line` if it came through another process."""
        running = self._running.get(room.table.id)
        if running is None:
            return
        _measure(room, running)
        if line is not None:
            running.lines[claim.seat] = line
        running.race.claim(claim)
        running.stirred.set()

    def measured(self, room: Room, seat: int, line: Line) -> None:
        """The line of somebody who came by another process: they are told in time, and waited for
        as long, as everybody else is."""
        running = self._running.get(room.table.id)
        if running is None:
            return
        running.lines[seat] = line
        if running.laid is not None:
            due = running.laid.at - lead(running.lines.values())
            running.laid = running.laid._replace(due=due)
        running.stirred.set()

    async def run(self, room: Room, _: int) -> None:
        """From race to race, as long as somebody is there."""
        live = _live(room)
        while _goes_on(room):
            stage = live.stage(room.table.match)
            is_asked = stage == "chance" and room.table.unready
            if room.table.paused or is_asked:
                await asyncio.sleep(_LOOK_AGAIN)
            elif stage == "race":
                await self._go_on(room, live)
            elif stage == "choice":
                await self._choose(room, live)
            elif stage == "chance":
                await self._lay_out(room, live)
            else:
                return

    async def _choose(self, room: Room, live: Live) -> None:
        """A robot chooses after a thought; a person takes their time."""
        table = room.table
        seat = table.match.actors[0]
        if (hand := _hand(table, seat)) is None:
            await asyncio.sleep(_LOOK_AGAIN)
            return
        await asyncio.sleep(live.thought(hand, self._luck()) / 1000)
        async with room.lock:
            if live.stage(room.table.match) == "choice":
                action = live.chosen(room.table.match)
                await room.cause(decisions.play(room.table, seat, room.table.version, action))

    async def _lay_out(self, room: Room, live: Live) -> None:
        """After a breath chance speaks; what it says is told when all may see it."""
        breath = _BREATH * room.table.settings.pace
        due = max(room.table.moved_at + breath, room.table.ready_at + min(breath, _STEADY))
        await asyncio.sleep(max(0.0, due - self._now()) / 1000)
        table = room.table
        is_held = table.paused or table.unready
        if live.stage(table.match) != "chance" or is_held or not _goes_on(room):
            return
        drawn = table.match.chance_now()
        ahead = table.match.copy()
        ahead.follow(drawn)
        running = self._begin(room, live, ahead)
        early = lead(running.lines.values())
        at = round(self._now()) + max(live.SUSPENSE, early)
        running.laid = Laid(drawn, at, at - early)
        await self._race(room, running, at)

    async def _go_on(self, room: Room, live: Live) -> None:
        """A race that was under way when everybody went, or the server."""
        match = room.table.match
        if (decision := live.abandoned(match)) is not None:
            async with room.lock:
                if room.table.match is match:
                    await room.cause(_event(room.table, decision))
            return
        running = self._begin(room, live, match)
        await self._race(room, running, round(self._now()) + live.SUSPENSE)

    def _begin(self, room: Room, live: Live, match: Match) -> Running:
        table, measured = room.table, dict[int, Line]()
        people = {i: s.person for i, s in enumerate(table.sitters) if s.person and not s.robot}
        quotas = {seat: self._quotas.of(person) for seat, person in people.items()}
        hands = {i: hand for i in range(table.seats) if (hand := _hand(table, i)) is not None}
        lines, is_strict = Lines(measured, quotas), table.settings.mode == "strict"
        race = live.race(match, hands, lines, self._luck(), strict=is_strict)
        running = Running(race, match, measured, asyncio.Event())
        _measure(room, running)
        return running

    def _luck(self) -> dice.Rng:
        return dice.stream(self._random.getrandbits(62))

    async def _race(self, room: Room, running: Running, at: int) -> None:
        """From what all see to its end."""
        self._running[room.table.id] = running
        try:
            running.race.open(at)
            if running.laid is not None:
                room.audience.roll(at)
                await self._notes.tell("roll", room.table.id, at)
            while not running.race.over and _goes_on(room) and not room.table.paused:
                await self._wait(running)
                await self._advance(room, running)
        finally:
            del self._running[room.table.id]

    async def _wait(self, running: Running) -> None:
        """Until something is due, or a hand has come."""
        due = running.race.due
        if running.laid is not None:
            due = min(running.laid.due, due)
        left = min(due - self._now(), 1000 * _LOOK_AGAIN)
        if left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(running.stirred.wait(), left / 1000)
        running.stirred.clear()

    async def _advance(self, room: Room, running: Running) -> None:
        if running.laid is not None and running.laid.due <= self._now():
            await self._lay(room, running, running.laid)
        elif (decision := running.race.advance(self._now())) is not None:
            await self._write(room, running, decision)

    async def _lay(self, room: Room, running: Running, laid: Laid) -> None:
        """What is laid out is written down as long before it is seen as the slowest line needs."""
        async with room.lock:
            event = events.Grabbed([], laid.drawn, [None] * len(laid.drawn), laid.at)
            before = len(running.match.log) - len(laid.drawn)
            if not await _cause(room, event, before):
                running.race.over = True
                return
            running.laid, running.match = None, room.table.match

    async def _write(self, room: Room, running: Running, decision: Decision) -> None:
        race = running.race
        async with room.lock:
            seen = None if race.showing is None else race.showing.at
            event = _event(room.table, decision, seen)
            if not await _cause(room, event, len(room.table.match.log)):
                race.over = True  # another process was first: look at the table anew
                return
            if running.laid is None:
                running.match = room.table.match
            race.see(running.match, self._now())


def _live(room: Room) -> Live:
    live = room.table.match.game.live
    assert live is not None, "asked only where hands race"
    return live


def _hand(table: Table, seat: int) -> Hand | None:
    """The robot's that plays there now."""
    level = table.sitters[seat].robot
    return None if level is None else knowledge.hands(table.match.game).hand(level)


def _measure(room: Room, running: Running) -> None:
    """The lines of the people who are here, as they are now."""
    for watcher in room.watchers:
        for seat in room.table.seats_of(watcher.person):
            link = watcher.link
            running.lines[seat] = Line(link.offset, link.delay, link.jitter, late=link.late)


async def _cause(room: Room, event: events.Grabbed, steps: int) -> bool:
    """Written, if the game still has so many steps; what others say meanwhile does not matter."""
    while len(room.table.match.log) == steps and not room.table.paused:
        if await room.cause(event):
            return True
    return False


def _goes_on(room: Room) -> bool:
    return room.is_kept and room.table.status == "playing" and room.has_players


def _event(table: Table, decision: Decision, seen: int | None = None) -> events.Grabbed:
    """The decision as the log keeps it, with what chance answers."""
    live, ahead, start = table.match.game.live, table.match.copy(), len(table.match.log)
    assert live is not None, "asked only where hands race"
    live.fold(ahead, decision)
    steps = live.at_once(ahead.log[start:])
    rulings = list(decision.rulings) if isinstance(decision, Grabbed) else []
    times = [ahead.times.get(at) for at in range(start, start + len(steps))]
    return events.Grabbed(rulings, steps, times, seen)
