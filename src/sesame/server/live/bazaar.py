"""Attrap'trésors in real time: cups are lifted, hands judged, and what is decided is written down.

`souk.py` decides one throw without any clock; here it meets the clock, the room and the wires.
"""

import asyncio
import dataclasses
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from sesame.agents.knowledge.attrap_tresors import HANDS
from sesame.core import dice
from sesame.core.match import Match, Step
from sesame.games.attrap_tresors import keys
from sesame.games.attrap_tresors.referee import Claim, Line
from sesame.games.attrap_tresors.reflex import Level, thought
from sesame.games.attrap_tresors.state import GIVING, GRABBING, NOBODY, THROWING
from sesame.server.live.ledger import Ledgers
from sesame.server.live.links import EYE, lead
from sesame.server.live.souk import Souk
from sesame.server.log import decisions, events, grabs
from sesame.server.log.grabs import Decision, TimeUp
from sesame.server.log.table import Table

if TYPE_CHECKING:
    from sesame.server.live.house import House
    from sesame.server.live.room import Room

_BREATH = 5  # paces from the end of a round to the next throw
_LOOK_AGAIN = 0.25  # seconds: while somebody chooses a card, or the table is paused


class Dice(NamedTuple):
    """What chance has drawn, and nobody knows yet."""

    drawn: list[Step]
    at: int  # when it is seen
    due: int  # when it is written down


@dataclasses.dataclass
class Throw:
    """A throw that is going on."""

    souk: Souk
    match: Match  # as it stands, the dice that roll included
    links: dict[int, Line]
    stirred: asyncio.Event
    dice: Dice | None = None  # while they roll


class Bazaar:
    """The races of this process, one for each table that has one."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._throws = dict[str, Throw]()
        self._ledgers = Ledgers()

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

    def measured(self, room: "Room", seat: int, line: Line) -> None:
        """The line of somebody who came by another process: they are told in time, and waited for
        as long, as everybody else is."""
        throw = self._throws.get(room.table.id)
        if throw is None:
            return
        throw.links[seat] = line
        if throw.dice is not None:
            at = throw.dice.at
            throw.dice = throw.dice._replace(due=at - lead(throw.links.values()))
        throw.stirred.set()

    async def race(self, room: "Room", _: int) -> None:
        """From throw to throw, as long as somebody is there."""
        while _goes_on(room):
            phase = room.table.match.state.phase
            if room.table.paused:
                await asyncio.sleep(_LOOK_AGAIN)
            elif phase == GRABBING:
                await self._go_on(room)
            elif phase == GIVING:
                await self._give(room)
            elif phase == THROWING:
                await self._throw(room)
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

    async def _throw(self, room: "Room") -> None:
        """AT-06: after a breath the dice roll; what they show is told when all may see it."""
        due = room.table.moved_at + _BREATH * room.table.settings.pace
        await asyncio.sleep(max(0.0, due - self._house.now()) / 1000)
        table = room.table
        if table.match.state.phase != THROWING or table.paused or not _goes_on(room):
            return
        drawn = table.match.chance_now()
        ahead = table.match.copy()
        ahead.follow(drawn)
        throw = self._begin(room, ahead)
        early = lead(throw.links.values())
        at = round(self._house.now()) + max(EYE, early)
        throw.dice = Dice(drawn, at, at - early)
        await self._race(room, throw, at)

    async def _go_on(self, room: "Room") -> None:
        """A throw that was under way when everybody went, or the server: dice that somebody may
        have studied since are thrown again; what is left of an open tower is there for all."""
        match = room.table.match
        if match.state.holder == NOBODY:
            async with room.lock:
                if room.table.match is match:
                    await room.cause(_event(room.table, TimeUp(_since(match))))
            return
        throw = self._begin(room, match)
        await self._race(room, throw, round(self._house.now()) + EYE)

    def _begin(self, room: "Room", match: Match) -> Throw:
        table, links = room.table, dict[int, Line]()
        people = {i: s.person for i, s in enumerate(table.sitters) if s.person and not s.robot}
        souk = Souk(
            match,
            _levels(table),
            links,
            dice.stream(secrets.randbits(62)),
            strict=table.settings.mode == "strict",
            ledgers={seat: self._ledgers.of(person) for seat, person in people.items()},
        )
        throw = Throw(souk, match, links, asyncio.Event())
        self._measure(room, throw)
        return throw

    async def _race(self, room: "Room", throw: Throw, at: int) -> None:
        """From the cup to the last object."""
        self._throws[room.table.id] = throw
        try:
            throw.souk.open(at)
            if throw.dice is not None:
                self._house.roll(room, at)
                await self._house.tell_others("roll", room.table.id, at)
            while not throw.souk.over and _goes_on(room) and not room.table.paused:
                await self._wait(throw)
                await self._advance(room, throw)
        finally:
            del self._throws[room.table.id]

    async def _wait(self, throw: Throw) -> None:
        """Until something is due, or a hand has come."""
        due = throw.souk.due if throw.dice is None else min(throw.dice.due, throw.souk.due)
        left = min(due - self._house.now(), 1000 * _LOOK_AGAIN)
        if left > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(throw.stirred.wait(), left / 1000)
        throw.stirred.clear()

    async def _advance(self, room: "Room", throw: Throw) -> None:
        if throw.dice is not None and throw.dice.due <= self._house.now():
            await self._lay(room, throw, throw.dice)
        elif (decision := throw.souk.advance(self._house.now())) is not None:
            await self._write(room, throw, decision)

    async def _lay(self, room: "Room", throw: Throw, fallen: Dice) -> None:
        """The dice are written down, as long before they are seen as the slowest line needs."""
        async with room.lock:
            event = events.Grabbed([], fallen.drawn, [None] * len(fallen.drawn), fallen.at)
            before = len(throw.match.log) - len(fallen.drawn)
            if not await _cause(room, event, before):
                throw.souk.over = True
                return
            throw.dice, throw.match = None, room.table.match

    async def _write(self, room: "Room", throw: Throw, decision: Decision) -> None:
        souk = throw.souk
        async with room.lock:
            seen = None if souk.showing is None else souk.showing.at
            event = _event(room.table, decision, seen)
            if not await _cause(room, event, len(room.table.match.log)):
                souk.over = True  # another process was first: look at the table anew
                return
            if throw.dice is None:
                throw.match = room.table.match
            souk.see(throw.match, self._house.now())

    def _measure(self, room: "Room", throw: Throw) -> None:
        """The lines of the people who are here, as they are now."""
        for watcher in room.watchers:
            for seat in room.table.seats_of(watcher.person):
                link = watcher.link
                throw.links[seat] = Line(link.offset, link.delay, link.jitter, late=link.late)


async def _cause(room: "Room", event: events.Grabbed, steps: int) -> bool:
    """Written, if the game still has so many steps; what others say meanwhile does not matter."""
    while len(room.table.match.log) == steps and not room.table.paused:
        if await room.cause(event):
            return True
    return False


def _goes_on(room: "Room") -> bool:
    return room.is_kept and room.table.status == "playing" and room.has_players


def _levels(table: Table) -> dict[int, Level]:
    return {i: HANDS[s.robot] for i, s in enumerate(table.sitters) if s.robot is not None}


def _since(match: Match) -> int:
    """The moment at which patience has run out, for the record."""
    return 1000 * int(match.state.patience)


def _event(table: Table, decision: Decision, seen: int | None = None) -> events.Grabbed:
    """The decision as the log keeps it, with what chance answers."""
    ahead = table.match.copy()
    grabs.fold(ahead, decision)
    start = len(table.match.log)
    steps = grabs.before_the_dice(ahead.log[start:])
    rulings = list(decision.rulings) if isinstance(decision, grabs.Grabbed) else []
    times = [ahead.times.get(at) for at in range(start, start + len(steps))]
    return events.Grabbed(rulings, steps, times, seen)
