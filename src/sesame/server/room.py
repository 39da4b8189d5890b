"""A table that somebody is at: the one place where its log grows and from where it is told.

Whatever is to happen is decided, stored, and only then told. A lock makes one writer of this
process; the store's compare-and-set makes one writer of all processes.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from sesame.server import events, metrics, protocol, views
from sesame.server.decisions import Context, decide
from sesame.server.events import Entry, Event
from sesame.server.keys import stranger
from sesame.server.link import Link
from sesame.server.protocol import Acked, Update
from sesame.server.splice import HOLE, Around, around
from sesame.server.store import Card, DatabaseAway, Row
from sesame.server.table import Table, named_in, no_such_table
from sesame.server.views import Sights, Story, Viewer

if TYPE_CHECKING:
    from sesame.server.house import House

_encoder = msgspec.json.Encoder()
_BEFORE_ASKING_AGAIN = 1.0  # seconds, where the database is away


class Watcher(Protocol):
    """A client that looks at the table."""

    person: str
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
        self.is_behind = False  # others have written, and we are going to read it
        self._is_adrift = False  # folded ahead of the log, which could not be read since
        self.showing: protocol.Show | None = None  # real time: what is to be painted, and when
        self._stories = dict[int | None, Story]()  # by who listens

    @property
    def has_players(self) -> bool:
        """Whether any of the people who play is there, in whatever process."""
        people = self.table.people
        return not people or any(self.house.is_here(self.table.id, person) for person in people)

    # --- writing

    async def act(self, person: str, command: protocol.Command, link: Link) -> Acked:
        """Do what the command says, once; raises SesameError, and then nothing has changed."""
        context = Context(person, link.lag, lambda other: self.house.gone(self.table.id, other))
        async with self.lock:
            await self.make_up()
            while True:
                if self.house.is_erased(person):
                    raise stranger()
                if (done := self.table.done.get((person, command.id))) is not None:
                    return Acked(command.id, done)
                event = decide(self.table, command, context)
                if await self._write(Entry(event=event, by=person, id=command.id)):
                    return Acked(command.id, self.table.version)

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
        card = self.card() if self.table.changed != before else None
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
                await self.house.meet(self.table)
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
                await self.house.meet(self.table)
                self._is_adrift = False
                self._stories.clear()  # everybody is told the table anew: they lag behind
                return
            except DatabaseAway:
                await asyncio.sleep(_BEFORE_ASKING_AGAIN)

    # --- telling

    async def watch(self, watcher: Watcher, since: int | None = None) -> None:
        """Somebody arrives, or is back: what they missed, and from now on whatever happens."""
        async with self.lock:
            await self.make_up()
            self.watchers.add(watcher)
            self.used_at = self.house.now()
            watcher.send(self._arrival(watcher.person, since))
            if self.showing is not None:
                watcher.send(_encoder.encode(self.showing))
        self.house.drive(self)

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used_at = self.house.now()
        listening = {self._listener(self._viewer(other.person)) for other in self.watchers}
        self._stories = {who: story for who, story in self._stories.items() if who in listening}

    async def snapshot(self, person: str, since: int | None = None) -> bytes:
        async with self.lock:
            await self.make_up()
            return self._arrival(person, since)

    def tell_presence(self) -> None:
        seated = set(self.table.people)
        watching = sum(watcher.person not in seated for watcher in self.watchers)
        message = _encoder.encode(protocol.Presence(times=self.times(), watching=watching))
        self.tell_everybody(message)

    def show(self, showing: protocol.Show) -> None:
        """Real time: everybody paints what they were told at one moment."""
        self.showing = showing
        self.tell_everybody(_encoder.encode(showing))

    def tell_everybody(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.send(message)

    def _viewer(self, person: str) -> Viewer:
        return self.table.seats_of(person)

    def _listener(self, viewer: Viewer) -> int | None:
        return views.listener_of(self.table.match.game, viewer)

    def _arrival(self, person: str, since: int | None) -> bytes:
        table, viewer = self.table, self._viewer(person)
        is_known = since is not None and 0 <= since <= table.version
        start = min(table.lengths[since:]) if is_known else views.recent(table)
        was_cut = is_known and start < table.lengths[since]  # type: ignore[index]
        update = self.update(
            whole=not is_known,
            info=self.info(),
            happened=Story(table, self._listener(viewer)).again(table, start),
            undone=start if was_cut else None,
            lines=self._lines(person, (since or 0) if is_known else 0),
            reactions=table.rulings,
        )
        return Sights(table).of(viewer).join(update)

    def _tell(self, entry: Entry) -> None:
        """One event, to everybody who looks; those who may know the same get the same bytes."""
        if isinstance(entry.event, events.Spoken):
            sights = Sights(self.table)
            for watcher in self.watchers:
                watcher.send(self._said(watcher, sights))
            return
        news = _News(self, entry)
        for watcher in self.watchers:
            watcher.send(news.of(self._viewer(watcher.person)))

    def _tell_all(self) -> None:
        for watcher in self.watchers:
            watcher.send(self._arrival(watcher.person, None))

    def _said(self, watcher: Watcher, sights: Sights) -> bytes:
        update = self.update(lines=self._lines(watcher.person, self.table.version - 1))
        return sights.of(self._viewer(watcher.person)).join(update)

    def update(self, **parts: Any) -> Around:
        """The table as it is now but for its views, which are each viewer's own."""
        parts = {"whole": False, "info": None, "happened": [], **parts}
        now, version = round(self.house.now()), self.table.version
        return around(Update(version=version, now=now, views=HOLE, times=self.times(), **parts))

    def info(self) -> protocol.Info:
        return views.info(self.table, self.house.person_of)

    def _lines(self, person: str, after: int) -> list[protocol.Line]:
        return views.lines(self.table, person, after, self.house.person_of)

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
        table = self.table
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
            status=listing.status,
            public=table.settings.public,
            at=round(self.house.now()),
            people=tuple(table.people),
            body=_encoder.encode(listing),
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
