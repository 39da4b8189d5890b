"""A table that somebody is at: the one place where its event log grows and from where it is told.

Whatever is to happen is decided, stored, and only then told. A lock makes one writer of this
process; the store's compare-and-set makes one writer of all processes. A command said twice is
done once (idempotent): its id is in the row that it made.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

import msgspec

from sesame.server import protocol
from sesame.server.common import metrics
from sesame.server.common.aside import Aside
from sesame.server.common.limits import Limits, household
from sesame.server.common.link import Link
from sesame.server.common.server_clock import Clock
from sesame.server.live import cards, etiquette, marks
from sesame.server.live.audience import Audience, Watcher
from sesame.server.live.faces import Faces
from sesame.server.live.life import Life
from sesame.server.live.presence import Presence
from sesame.server.log import events
from sesame.server.log.decisions import Context, decide, start
from sesame.server.log.events import Entry, Event
from sesame.server.log.refusals import no_such_table, stranger
from sesame.server.log.rows import Card, Row
from sesame.server.log.table import Table, named_in
from sesame.server.protocol import Acked
from sesame.server.store.interface import DatabaseAway, Store
from sesame.server.workers.fairness import Asker, Lane

_encoder = msgspec.json.Encoder()
Answered = Callable[[Acked | None], None]
_BEFORE_ASKING_AGAIN = 1.0  # seconds, where the database is away
LOOKED = 60_000.0  # milliseconds that a table goes on by itself after somebody looked


@dataclass(frozen=True)
class Means:
    """What a room works with, and no more."""

    store: Store
    now: Clock
    random: Random
    limits: Limits
    presence: Presence
    faces: Faces
    life: Life
    aside: Aside
    lobby_changed: Callable[[], None]
    stir: Callable[["Room"], None]  # something has changed: see to what is due there now
    spawn: Callable[[Coroutine[Any, Any, None]], object]  # what nobody waits for


class Room:
    """One live table, and who looks at it."""

    def __init__(self, means: Means, table: Table) -> None:
        self._means, self.table, self.now = means, table, means.now
        self.lock = asyncio.Lock()
        self.audience = Audience(
            lambda: self.table,
            means.now,
            lambda: means.presence.at(self.table.id),
            means.faces,
            self.gone,
        )
        self.is_kept = False  # whether this process drives it: robots, clocks, dice
        self.opened_at = self.used_at = self.now()
        self._looked = (-LOOKED, "", "")  # when somebody last did, who, from where
        self.is_behind = False  # others have written, and we are going to read it
        self._is_adrift = False  # folded ahead of the log, which could not be read since
        self._due: int | None = None  # when the card has us looked at; None: who knows

    # --- who is there

    @property
    def watchers(self) -> Collection[Watcher]:
        return self.audience.watchers.keys()

    @property
    def has_players(self) -> bool:
        """Whether any of the people who play is there, in whatever process; else who watches."""
        people = self.table.people
        if not people:
            return self.is_watched
        here = self._means.presence.at(self.table.id)
        return any(person in here for person in people)

    @property
    def is_watched(self) -> bool:
        """Whether anybody is there, in whatever process, or was a moment ago: else it pauses."""
        is_recent = self.now() - self._looked[0] < LOOKED
        return is_recent or bool(self._means.presence.at(self.table.id))

    def gone(self, person: str) -> float:
        """Seconds since somebody was last at the table; never seen: since anybody came here."""
        place = self.table.id, person
        if self._means.presence.is_here(place):
            return 0.0
        since = self._means.presence.gone_since(place)
        return (self.now() - (self.opened_at if since is None else since)) / 1000

    def asker(self) -> Asker:
        """For whom a robot thinks here: somebody who plays, else somebody who watches."""
        at_hand = {watcher.person: watcher.address for watcher in self.watchers}
        here = self._means.presence.at(self.table.id)
        players = [person for person in self.table.people if person in here]
        _, person, address = self._looked
        if here:
            person = next(iter(players or sorted(at_hand) or here))
            elsewhere = self._means.presence.address((self.table.id, person))
            address = at_hand.get(person) or elsewhere or f"elsewhere {person}"
        lane: Lane = "play" if self.table.seats_of(person) else "show"
        return Asker(lane, household(address), person, self.table.id)

    def look(self, person: str, address: str) -> None:
        """Somebody looks in, if only for a moment."""
        self.used_at = self.now()
        self._looked = self.used_at, person, address

    @property
    def is_adrift(self) -> bool:
        """Whether it seems to be further than its log, and nobody is just about to write that."""
        return self._is_adrift and not self.lock.locked()

    # --- writing

    async def act(
        self, person: str, command: protocol.Command, link: Link, address: str = ""
    ) -> Acked:
        """Do what the command says, once; raises SesameError, and then nothing has changed."""
        self.look(person, address)
        async with self.lock:
            await self.make_up()
            await self._reach(getattr(command, "version", 0))
            while True:
                entry = self._entry(person, command, link, address)
                if isinstance(entry, Acked):
                    return entry
                if await self._write(entry):
                    acked = Acked(command.id, self.table.version)
                    if self.table.of is not None and isinstance(entry.event, events.Seated):
                        await self.begin_if_full()  # a rematch: everybody has accepted
                    return acked

    def _entry(
        self, person: str, command: protocol.Command, link: Link, address: str
    ) -> Entry | Acked:
        """What the command adds to the log, or that it has done so before; raises SesameError."""
        if self._means.faces.is_erased(person):
            raise stranger()
        if (done := self.table.done.get((person, command.id))) is not None:
            return Acked(command.id, done)
        etiquette.check(self._means.limits, self.table, person, address, command)
        lag = link.lag if self.table.clocks.is_timed else 0  # else nobody's clock would pay for it
        event = decide(self.table, command, Context(person, lag, self.gone))
        return Entry(event=event, by=person, id=command.id)

    def can_play_at_once(self, person: str) -> bool:
        """Whether a move of theirs has to wait for nothing but the log."""
        is_at_rest = not (self.lock.locked() or self._is_adrift or self._was_shut)
        return is_at_rest and person in self.table.traces

    def play_at_once(
        self, person: str, command: protocol.Play, link: Link, address: str, then: Answered
    ) -> None:
        """As `act`, without a task of its own; raises SesameError, and then nothing has changed.

        `then` hears the answer, or None where nobody knows whether it is in the log, or somebody
        else is just about to write: whoever asked asks again, by `act`.
        """
        self.look(person, address)
        entry = self._entry(person, command, link, address)
        if isinstance(entry, Acked) or not _lock_now(self.lock):
            then(entry if isinstance(entry, Acked) else None)
            return
        try:
            row, card = self._fold(entry)
            storing = self._means.store.append(row, card)
            if not isinstance(storing, asyncio.Future):  # of a store that goes about it otherwise
                storing = asyncio.ensure_future(storing)
        except BaseException:
            self.lock.release()
            raise
        storing.add_done_callback(partial(self._played, entry, card, then))

    def _played(
        self, entry: Entry, card: Card | None, then: Answered, storing: asyncio.Future[bool]
    ) -> None:
        if storing.cancelled() or storing.exception() is not None or not storing.result():
            self._means.spawn(self._fold_back(then))
            return
        self._is_adrift = False
        try:
            self._tell(entry, card)
        finally:
            self.lock.release()
            then(Acked(entry.id or "", self.table.version))

    async def _fold_back(self, then: Answered) -> None:
        """What was folded is not in the log, or nobody knows; the lock is held."""
        try:
            await self._read_anew()
            self.audience.tell_all()
        finally:
            self.lock.release()
            then(None)

    async def make_up(self) -> None:
        """Put right what happened while nobody could write; the lock is held."""
        await self._come_ashore()
        if self._was_shut:
            shut = self._means.life.closure
            await self.cause(events.Shut(shut.since, shut.until))

    async def _come_ashore(self) -> None:
        """What was folded and not stored is gone, what others wrote meanwhile is told."""
        if self._is_adrift:
            await self._read_anew()
            self.audience.tell_all()

    @property
    def _was_shut(self) -> bool:
        """Whether a clock ran while no server was at work, and this is not in the log yet."""
        until = self._means.life.closure.until
        return self.table.shut_until < until and self.table.clocks.ran_before(until)

    async def cause(self, event: Event, by: str | None = None) -> bool:
        """An event of the table itself, or of somebody's doing elsewhere; the lock is held.
        False: somebody else was first."""
        return await self._write(Entry(event=event, by=by))

    async def begin_if_full(self) -> None:
        """Where no chair is free the game begins; the lock is held."""
        if self.table.is_open and self.table.is_full:
            await self.cause(start(self.table))

    async def _write(self, entry: Entry) -> bool:
        """Fold, store, tell. What is not in the log after all is folded back out: by reading anew.

        Where the database was away nobody knows whether it is. It counts as if somebody else had
        been first: whoever wanted to write looks again, and finds its own row if it is there.
        """
        if self._is_adrift:
            await self._read_anew()
            self.audience.tell_all()
            return False
        store = self._means.store
        for person in named_in(entry):  # first, so that erasing finds it
            if person not in self.table.traces:
                await store.trace(person, self.table.id)
        row, card = self._fold(entry)
        try:
            is_stored = await store.append(row, card)
        except DatabaseAway:
            is_stored = False
        except BaseException:
            await self._read_anew()
            self.audience.tell_all()
            raise
        if not is_stored:
            await self._read_anew()
            self.audience.tell_all()
            return False
        self._is_adrift = False
        if not isinstance(entry.event, events.Played | events.Grabbed):
            await self.audience.meet()
        self._tell(entry, card)
        return True

    def _fold(self, entry: Entry) -> tuple[Row, Card | None]:
        """Ahead of the log: the row that is to be written, and the card if it changes."""
        row = Row(self.table.id, self.table.version + 1, round(self.now()), _encoder.encode(entry))
        before, self._is_adrift = self.table.changed, True
        self.table.fold(row, entry)
        is_shown = self.table.changed != before or marks.is_guarded(self.table)
        return row, self.card() if is_shown or self._falls_unseen else None

    @property
    def _falls_unseen(self) -> bool:
        """Whether a flag may fall before anybody looks, if we should die and nobody comes."""
        falls, due = self.table.clocks.falls(), self._due
        return falls is not None and (due is None or due <= self.now() or falls[0] < due)

    def _tell(self, entry: Entry, card: Card | None) -> None:
        """It is in the log: everybody hears of it."""
        metrics.count(entry.event)
        self.used_at = self.now()
        self.audience.tell(entry)
        if card is not None and (card.public or isinstance(entry.event, events.Changed)):
            self._means.lobby_changed()
        self._means.stir(self)

    def card(self) -> Card:
        """What lobby and history show of it; a fold kept beside the log."""
        found = cards.of(self.table, round(self.now()))
        self._due = found.due
        return found

    # --- reading

    async def catch_up(self) -> None:
        """Another process has written: read it, and tell our own people."""
        async with self.lock:
            self.is_behind = False
            await self._read_on()
        self._means.stir(self)

    async def _reach(self, version: int) -> None:
        """Somebody was told that version by another process: whoever comes to us from there is
        not shown the past; the lock is held."""
        if version > self.table.version:
            await self._read_on()

    async def _read_on(self) -> None:
        await self._come_ashore()
        before = self.table.changed
        for row in await self._means.store.read(self.table.id, self.table.version):
            entry = self.table.fold(row)
            self._due = self._due if self.table.changed == before else None  # theirs, since
            await self.audience.meet()
            self.audience.tell(entry)

    async def read_anew(self) -> None:
        """Raises NoSuchTable: it is there no more."""
        async with self.lock:
            await self._read_anew()
            self.audience.tell_all()

    async def _read_anew(self) -> None:
        """For as long as it takes: before that nobody may build on how the table seemed."""
        while True:
            try:
                rows = await self._means.store.read(self.table.id)
                if not rows:
                    raise no_such_table()
                self.table = await self._means.aside.own(Table.read, self.table.id, rows)
                self._due = None
                await self.audience.meet_anew()
                self._is_adrift = False
                return
            except DatabaseAway:
                await asyncio.sleep(_BEFORE_ASKING_AGAIN)

    # --- looking

    async def watch(self, watcher: Watcher, since: int | None = None) -> None:
        async with self.in_sight():
            await self.make_up()
            await self._reach(since or 0)
            self.look(watcher.person, watcher.address)
            self.audience.add(watcher, since)
        self._means.stir(self)

    def leave(self, watcher: Watcher) -> None:
        self.audience.remove(watcher)
        self.look(watcher.person, watcher.address)

    def close(self) -> None:
        """The table is gone; whoever looks has seen it."""
        self.audience.watchers.clear()

    async def snapshot(
        self, person: str, since: int | None = None, address: str = "", *, in_words: bool = False
    ) -> bytes:
        async with self.in_sight():
            await self.make_up()
            self.look(person, address)
            self._means.stir(self)
            return self.audience.arrival(person, since, in_words)

    @asynccontextmanager
    async def in_sight(self) -> AsyncIterator[None]:
        """The lock, at a moment when anybody may see how the table stands."""
        while True:
            await self.audience.veil.lifted()
            async with self.lock:
                if not self.audience.veil.left:
                    yield
                    return


def _lock_now(lock: asyncio.Lock) -> bool:
    """Take a lock for which nobody waits: its coroutine has nothing to wait for either."""
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False
