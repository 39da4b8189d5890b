"""Attrap'trésors in real time: cups are lifted, hands judged, and what is decided is written down.

`souk.py` decides one throw without any clock; here it meets the clock, the room and the wires.
"""

import asyncio
import dataclasses
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

from sesame.agents.knowledge.attrap_tresors import HANDS
from sesame.core import dice
from sesame.games.attrap_tresors import keys
from sesame.games.attrap_tresors.referee import Claim, Line
from sesame.games.attrap_tresors.reflex import Level, thought
from sesame.games.attrap_tresors.state import GIVING, GRABBING, THROWING
from sesame.server import decisions, events, films, grabs, protocol
from sesame.server.grabs import Decision, Showing
from sesame.server.souk import Souk
from sesame.server.table import Table

if TYPE_CHECKING:
    from sesame.server.house import House
    from sesame.server.room import Room

_BREATH = 5  # paces from the end of a round to the next throw
_LOOK_AGAIN = 0.25  # seconds: while somebody chooses a card, or the table is paused


@dataclasses.dataclass
class Throw:
    """A throw that is going on."""

    souk: Souk
    links: dict[int, Line]
    stirred: asyncio.Event


class Bazaar:
    """The races of this process, one for each table that has one."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._throws = dict[str, Throw]()

    def claim(self, room: "Room", claim: Claim, line: Line | None = None) -> None:
        """A hand of a person; `line` if it came through another process."""
        throw = self._throws.get(room.table.id)
        if throw is None:
            return
        self._measure(room, throw)
        if line is not None:
            throw.links[claim.seat] = line
        throw.souk.claim(claim)
        throw.stirred.set()

    async def race(self, room: "Room", _: int) -> None:
        """From throw to throw, as long as somebody is there."""
        while _goes_on(room):
            phase = room.table.match.state.phase
            if room.table.paused:
                await asyncio.sleep(_LOOK_AGAIN)
            elif phase == GRABBING:
                await self._throw(room)
            elif phase == GIVING:
                await self._give(room)
            elif phase == THROWING:
                await self._shake(room)
            else:
                return

    async def _give(self, room: "Room") -> None:
        """AT-13: a robot gives a card back after a thought; a person takes their time."""
        table = room.table
        seat = table.match.actors[0]
        if (level := table.sitters[seat].robot) is None:
            await asyncio.sleep(_LOOK_AGAIN)
            return
        rng = dice.stream(secrets.randbits(62))
        await asyncio.sleep(thought(HANDS[level], rng) / 1000)
        async with room.lock:
            if room.table.match.state.phase == GIVING:
                action = room.table.match.game.actions.to_id(keys.smallest(room.table.match.state))
                await room.cause(decisions.play(room.table, seat, room.table.version, action))

    async def _shake(self, room: "Room") -> None:
        """AT-06: after a breath the dice are drawn, written down and told, to be seen soon."""
        due = room.table.moved_at + _BREATH * room.table.settings.pace
        await asyncio.sleep(max(0.0, due - self._house.now()) / 1000)
        async with room.lock:
            table = room.table
            if table.match.state.phase == THROWING and not table.paused:
                drawn = table.match.chance_now()
                await room.cause(events.Grabbed([], drawn, [None] * len(drawn)))

    async def _throw(self, room: "Room") -> None:
        table = room.table
        links = dict[int, Line]()
        souk = Souk(
            table.match,
            _levels(table),
            links,
            dice.stream(secrets.randbits(62)),
            strict=table.settings.mode == "strict",
        )
        throw = self._throws[table.id] = Throw(souk, links, asyncio.Event())
        self._measure(room, throw)
        try:
            await self._show(room, souk.open(self._house.now()))
            while not souk.over and _goes_on(room) and not room.table.paused:
                await self._wait(throw)
                if (decision := souk.advance(self._house.now())) is not None:
                    await self._write(room, souk, decision)
        finally:
            del self._throws[table.id]

    async def _wait(self, throw: Throw) -> None:
        """Until something is due, or a hand has come."""
        left = min(throw.souk.due - self._house.now(), 1000 * _LOOK_AGAIN)
        if left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(throw.stirred.wait(), left / 1000)
        throw.stirred.clear()

    async def _write(self, room: "Room", souk: Souk, decision: Decision) -> None:
        async with room.lock:
            if not await room.cause(_event(room.table, decision)):
                souk.over = True  # another process was first: look at the table anew
                return
            showing = souk.see(room.table.match, self._house.now())
        if showing is not None:
            await self._show(room, showing)

    async def _show(self, room: "Room", showing: Showing) -> None:
        step = len(room.table.match.log)
        film = films.of(room.table, step)
        room.show(protocol.Show(at=showing.at, step=step, film=film))
        await self._house.tell_others("show", room.table.id, showing.at, step)

    def _measure(self, room: "Room", throw: Throw) -> None:
        """The lines of the people who are here, as they are now."""
        for watcher in room.watchers:
            for seat in room.table.seats_of(watcher.person):
                throw.links[seat] = Line(watcher.link.offset, watcher.link.delay)


def _goes_on(room: "Room") -> bool:
    return room.is_kept and room.table.status == "playing" and room.has_players


def _levels(table: Table) -> dict[int, Level]:
    return {i: HANDS[s.robot] for i, s in enumerate(table.sitters) if s.robot is not None}


def _event(table: Table, decision: Decision) -> events.Grabbed:
    """The decision as the log keeps it, with what chance answers."""
    ahead = table.match.copy()
    grabs.fold(ahead, decision)
    start = len(table.match.log)
    steps = grabs.before_the_dice(ahead.log[start:])
    rulings = list(decision.rulings) if isinstance(decision, grabs.Grabbed) else []
    times = [ahead.times.get(at) for at in range(start, start + len(steps))]
    return events.Grabbed(rulings, steps, times)
