"""A table that somebody is at: the one place where its log grows and from where it is told.

Whatever is to happen is decided, stored, and only then told. A lock makes one writer of this
process; the store's compare-and-set makes one writer of all processes.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from sesame.server import protocol
from sesame.server.common import metrics
from sesame.server.common.limits import household
from sesame.server.common.link import Link
from sesame.server.live import etiquette, marks, views
from sesame.server.live.splice import HOLE, Around, around
from sesame.server.live.veil import Veil
from sesame.server.live.views import Sights, Story, Viewer
from sesame.server.log import events, expiry
from sesame.server.log.decisions import Context, decide, start
from sesame.server.log.events import Entry, Event
from sesame.server.log.refusals import no_such_table, stranger
from sesame.server.log.rows import Card, Row
from sesame.server.log.table import Table, named_in
from sesame.server.protocol import Acked, Update
from sesame.server.store.interface import DatabaseAway, Person
from sesame.server.workers.fairness import Asker, Lane

if TYPE_CHECKING:
    from sesame.server.live.house import House

_encoder = msgspec.json.Encoder()
_BEFORE_ASKING_AGAIN = 1.0  # seconds, where the database is away


LOOKED = 60_000.0  # milliseconds that a table goes on by itself after somebody looked


class Asking(Protocol):
    """A client that asks for something."""

    @property
    def person(self) -> str: ...
    @property
    def address(self) -> str: ...  # of their machine, as far as we know it


class Watcher(Asking, Protocol):
    """A client that looks at the table."""

    link: Link

    def send(self, message: bytes) -> None: ...


class Room:
    """One live table, and who looks at it."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house, self.table = house, table
        self.lock = asyncio.Lock()
        self.watchers = set[Watcher]()
        self.is_kept = False  # whether this process drives it: robots, clocks, dice
        self.opened_at = self.used_at = house.now()
        self._veil = Veil(house.now, lambda: self.table.seen_at)
        self._rolling: protocol.Show | None = None  # real time: what everybody sees coming
        self._looked = (-LOOKED, "", "")  # when somebody last did, who, from where
        self.is_behind = False  # others have written, and we are going to read it
        self._is_adrift = False  # folded ahead of the log, which could not be read since
        self._stories = dict[int | None, Story]()  # by who listens
        self.faces = dict[str, Person]()  # of whoever sits here or is quoted
        self.met = set[str]()  # whose faces were asked for

    @property
    def has_players(self) -> bool:
        """Whether any of the people who play is there, in whatever process; else who watches."""
        people = self.table.people
        if not people:
            return self.is_watched
        return any(self.house.is_here(self.table.id, person) for person in people)

    @property
    def is_watched(self) -> bool:
        """Whether anybody is there, in whatever process, or was a moment ago: else it pauses."""
        is_recent = self.house.now() - self._looked[0] < LOOKED
        return is_recent or bool(self.house.presence.at(self.table.id))

    def asker(self) -> Asker:
        """For whom a robot thinks here: somebody who plays, else somebody who watches."""
        at_hand = {watcher.person: watcher.address for watcher in self.watchers}
        here = self.house.presence.at(self.table.id)
        players = [person for person in self.table.people if person in here]
        _, person, address = self._looked
        if here:
            person = next(iter(players or sorted(at_hand) or here))
            elsewhere = self.house.presence.address((self.table.id, person))
            address = at_hand.get(person) or elsewhere or f"elsewhere {person}"
        lane: Lane = "play" if self.table.seats_of(person) else "show"
        return Asker(lane, household(address), person, self.table.id)

    def look(self, person: str, address: str) -> None:
        """Somebody looks in, if only for a moment."""
        self.used_at = self.house.now()
        self._looked = self.used_at, person, address

    # --- writing

    async def act(
        self, person: str, command: protocol.Command, link: Link, address: str = ""
    ) -> Acked:
        """Do what the command says, once; raises SesameError, and then nothing has changed."""
        context = Context(person, link.lag, lambda other: self.house.gone(self.table.id, other))
        self.look(person, address)
        async with self.lock:
            await self.make_up()
            while True:
                if self.house.is_erased(person):
                    raise stranger()
                if (done := self.table.done.get((person, command.id))) is not None:
                    return Acked(command.id, done)
                etiquette.check(self.house.limits, self.table, person, address, command)
                event = decide(self.table, command, context)
                if await self._write(Entry(event=event, by=person, id=command.id)):
                    acked = Acked(command.id, self.table.version)
                    if self.table.of is not None and isinstance(event, events.Seated):
                        await self.begin_if_full()  # a rematch: everybody has accepted
                    return acked

    async def make_up(self) -> None:
        """Put right what happened while nobody could write; the lock is held."""
        if self._is_adrift:
            await self._read_anew()
        shut = self.house.closure
        if self.table.shut_until < shut.until and self.table.clocks.ran_before(shut.until):
            await self.cause(events.Shut(shut.since, shut.until))

    async def cause(self, event: Event) -> bool:
        """An event of the table itself; the lock is held. False: somebody else was first."""
        return await self._write(Entry(event=event))

    async def begin_if_full(self) -> None:
        """Where no chair is free the game begins; the lock is held."""
        if self.table.status == "open" and self.table.is_full:
            await self.cause(start(self.table))

    async def _write(self, entry: Entry) -> bool:
        """Fold, store, tell. What is not in the log after all is folded back out: by reading anew.

        Where the database was away nobody knows whether it is. It counts as if somebody else had
        been first: whoever wanted to write looks again, and finds its own row if it is there.
        """
        if self._is_adrift:
            await self._read_anew()
            self._tell_all()
            return False
        row = Row(
            self.table.id,
            self.table.version + 1,
            round(self.house.now()),
            _encoder.encode(entry),
        )
        for person in named_in(entry) - self.table.traces:  # first, so that erasing finds it
            await self.house.store.trace(person, self.table.id)
        before, self._is_adrift = self.table.changed, True
        self.table.fold(row, entry)
        is_shown = self.table.changed != before or marks.is_guarded(self.table)
        card = self.card() if is_shown else None
        try:
            is_stored = await self.house.store.append(row, card)
        except DatabaseAway:
            is_stored = False
        except BaseException:
            await self._read_anew()
            raise
        if not is_stored:
            await self._read_anew()
            self._tell_all()
            return False
        self._is_adrift = False
        await self._told(entry, card)
        return True

    async def _told(self, entry: Entry, card: Card | None) -> None:
        metrics.count(entry.event)
        if not isinstance(entry.event, events.Played | events.Grabbed):
            await self.house.meet(self)
        self.used_at = self.house.now()
        self._tell(entry)
        if card is not None and card.public:
            await self.house.lobby_changed()
        self.house.drive(self)

    async def catch_up(self) -> None:
        """Another process has written: read it, and tell our own people."""
        async with self.lock:
            self.is_behind = False
            rows = await self.house.store.read(self.table.id, self.table.version)
            for row in rows:
                entry = self.table.fold(row)
                await self.house.meet(self)
                self._tell(entry)
        self.house.drive(self)

    async def read_anew(self) -> None:
        """Raises NoSuchTable: it is there no more."""
        async with self.lock:
            await self._read_anew()
            self._tell_all()

    def close(self) -> None:
        """The table is gone; whoever looks has seen it."""
        self.watchers.clear()

    async def _read_anew(self) -> None:
        """For as long as it takes: before that nobody may build on how the table seemed."""
        while True:
            try:
                rows = await self.house.store.read(self.table.id)
                if not rows:
                    raise no_such_table()
                self.table = await self.house.aside(Table.read, self.table.id, rows)
                self.met = set()
                await self.house.meet(self)
                self._is_adrift = False
                self._stories.clear()  # everybody is told the table anew: they lag behind
                return
            except DatabaseAway:
                await asyncio.sleep(_BEFORE_ASKING_AGAIN)

    # --- telling

    async def watch(self, watcher: Watcher, since: int | None = None) -> None:
        """Somebody arrives, or is back: what they missed, and from now on whatever happens."""
        async with self.in_sight():
            await self.make_up()
            self.watchers.add(watcher)
            self.look(watcher.person, watcher.address)
            watcher.send(self._arrival(watcher.person, since))
            if (showing := self._showing()) is not None:
                watcher.send(_encoder.encode(showing))
        self.house.drive(self)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._veil.forget(watcher)
        self.look(watcher.person, watcher.address)
        listening = {self._listener(self._viewer(other.person)) for other in self.watchers}
        self._stories = {who: story for who, story in self._stories.items() if who in listening}

    async def snapshot(self, person: str, since: int | None = None, address: str = "") -> bytes:
        async with self.in_sight():
            await self.make_up()
            self.look(person, address)
            self.house.drive(self)
            return self._arrival(person, since)

    @asynccontextmanager
    async def in_sight(self) -> AsyncIterator[None]:
        """The lock, at a moment when anybody may see how the table stands."""
        while True:
            await self._veil.lifted()
            async with self.lock:
                if not self._veil.left:
                    yield
                    return

    def tell_presence(self) -> None:
        seated = set(self.table.people)
        watching = sum(watcher.person not in seated for watcher in self.watchers)
        message = _encoder.encode(protocol.Presence(times=self.times(), watching=watching))
        self.tell_everybody(message)

    def roll(self, rolling: protocol.Show) -> None:
        """Real time: everybody sees something coming, and not yet what it is."""
        self._rolling = rolling
        self.tell_everybody(_encoder.encode(rolling))

    def _showing(self) -> protocol.Show | None:
        """What is coming, or else what was shown last."""
        step, rolling = len(self.table.match.log), self._rolling
        if rolling is not None and rolling.step > step:
            return rolling
        return self.house.shown(self.table) if self.table.seen_at else None

    def tell_everybody(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.send(message)

    def _viewer(self, person: str) -> Viewer:
        return self.table.seats_of(person)

    def _listener(self, viewer: Viewer) -> int | None:
        return views.listener_of(self.table.match.game, viewer)

    def _arrival(self, person: str, since: int | None) -> bytes:
        table, viewer = self.table, self._viewer(person)
        is_known = self._is_recent(since)
        start = min(table.lengths[since:]) if is_known else views.recent(table)
        was_cut = is_known and start < table.lengths[since]  # type: ignore[index]
        update = self.update(
            whole=not is_known,
            info=self.info(),
            happened=Story(table, self._listener(viewer)).again(table, start),
            undone=start if was_cut else None,
            lines=self._lines(person, (since or 0) if is_known else 0),
            reactions=views.reactions(table),
        )
        return Sights(table).of(viewer).join(update)

    def _is_recent(self, since: int | None) -> bool:
        """Whether what they missed is little; else they are told the table anew."""
        if since is None or not 0 <= since <= self.table.version:
            return False
        return min(self.table.lengths[since:]) >= views.recent(self.table)

    def _tell(self, entry: Entry) -> None:
        """One event, to everybody who looks; those who may know the same get the same bytes."""
        if isinstance(entry.event, events.Spoken):
            sights = Sights(self.table)
            for watcher in self.watchers:
                self._send(watcher, self._said(watcher, sights))
            return
        news = _News(self, entry)
        has_moment = isinstance(entry.event, events.Grabbed) and entry.event.seen is not None
        for watcher in self.watchers:
            self._send(watcher, news.of(self._viewer(watcher.person)), is_news=has_moment)
        if has_moment:
            shown = _encoder.encode(self.house.shown(self.table))
            for watcher in self.watchers:
                self._send(watcher, shown)

    def _send(self, watcher: Watcher, message: bytes, *, is_news: bool = False) -> None:
        plays = bool(self._viewer(watcher.person))
        self._veil.tell(watcher, message, plays=plays, is_news=is_news)

    def _tell_all(self) -> None:
        for watcher in self.watchers:
            self._send(watcher, self._arrival(watcher.person, None))

    def _said(self, watcher: Watcher, sights: Sights) -> bytes:
        update = self.update(lines=self._lines(watcher.person, self.table.version - 1))
        return sights.of(self._viewer(watcher.person)).join(update)

    def update(self, **parts: Any) -> Around:
        """The table as it is now but for its views, which are each viewer's own."""
        parts = {"whole": False, "info": None, "happened": [], **parts}
        now, version = round(self.house.now()), self.table.version
        return around(Update(version=version, now=now, views=HOLE, times=self.times(), **parts))

    def info(self) -> protocol.Info:
        return views.info(self.table, self.faces.get)

    def _lines(self, person: str, after: int) -> list[protocol.Line]:
        return views.lines(self.table, person, after, self.faces.get)

    def times(self) -> list[protocol.ChairTime]:
        here = self.house.presence.at(self.table.id)
        return views.times(self.table, round(self.house.now()), here)

    def story(self, listener: int | None) -> Story:
        """What they were told so far; made when first needed, so it may lag behind by one."""
        if listener not in self._stories:
            story = Story(self.table, listener)
            story.skip(self.table, self.table.lengths[-2])
            self._stories[listener] = story
        return self._stories[listener]

    # --- folds kept beside the log

    def card(self) -> Card:
        table, mark = self.table, marks.of(self.table)
        listing = protocol.Listing(
            table=table.id,
            game=table.match.game.name,
            status=table.status,
            at=table.moved_at,
            players=[
                views.player(sitter.person, sitter.level, lambda _: None)  # names change
                for sitter in table.sitters
            ],
            result=views.result(table),
        )
        return Card(
            table=table.id,
            game=listing.game,
            status="void" if table.is_closed and not table.has_begun else listing.status,
            public=table.settings.public,
            at=table.moved_at if mark else round(self.house.now()),
            people=tuple(table.people),
            body=_encoder.encode(listing),
            due=expiry.due(table),
            mark=mark,
        )


class _News:
    """One event as each viewer is told it; what several may know is put into words once."""

    def __init__(self, room: Room, entry: Entry) -> None:
        self._room, self._sights = room, Sights(room.table)
        is_changed = room.table.changed == room.table.version
        self._info = room.info() if is_changed else None
        self._reactions = entry.event.rulings if isinstance(entry.event, events.Grabbed) else []
        self._prepared = dict[Viewer, bytes]()
        self._around = dict[int | None, Around]()  # by listener

    def of(self, viewer: Viewer) -> bytes:
        """Those who may know the same get the same bytes."""
        found = self._prepared.get(viewer)
        if found is None:
            listener = views.listener_of(self._room.table.match.game, viewer)
            rest = self._around.get(listener) or self._rest(listener)
            found = self._prepared[viewer] = self._sights.of(viewer).join(rest)
        return found

    def _rest(self, listener: int | None) -> Around:
        happened, undone = self._room.story(listener).rest(self._room.table)
        self._around[listener] = self._room.update(
            info=self._info, happened=happened, undone=undone, reactions=self._reactions
        )
        return self._around[listener]
