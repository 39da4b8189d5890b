"""Everybody who looks at one table, and what each of them is told of it.

Those who may know the same get the same bytes. What may be seen only from a moment on waits behind
a veil (`veil.py`). Nothing is decided or stored here.
"""

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final, Protocol

import msgspec
from msgspec import Raw

from sesame.core.live import Ruled
from sesame.core.spelling import HOLE
from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.common.server_clock import Clock
from sesame.server.live import films, views
from sesame.server.live.faces import Faces
from sesame.server.live.splice import Around, around, cut
from sesame.server.live.veil import Veil
from sesame.server.live.views import Listener, Sights, Story, Viewer
from sesame.server.log import events
from sesame.server.log.events import Entry
from sesame.server.log.table import Table
from sesame.server.protocol import Update
from sesame.server.store.interface import DatabaseAway, DatabaseFailed, Person

_encoder = msgspec.json.Encoder()
_VERSION, _NOW, _VIEWS, _TIMES, _HAPPENED, _REST = cut(
    Update, "version", "now", "times", "happened", whole=False, info=None, views=[HOLE]
)
_NOTHING: Final[list[protocol.Happened]] = []


class Asking(Protocol):
    """A client that asks for something."""

    @property
    def person(self) -> str: ...
    @property
    def address(self) -> str: ...  # of their machine, as far as we know it
    @property
    def in_words(self) -> bool: ...  # whether they asked for words


class Watcher(Asking, Protocol):
    """A client that looks at the table."""

    link: Link

    def send(self, message: bytes) -> None: ...


class Audience:
    """Of one table. `table` gives it as it stands, `here` who is there in whatever process, `gone`
    for how many seconds somebody is not."""

    def __init__(
        self,
        table: Callable[[], Table],
        now: Clock,
        here: Callable[[], Collection[str]],
        faces: Faces,
        gone: Callable[[str], float] = lambda _: 0.0,
    ) -> None:
        self._table, self._now, self._here, self._faces = table, now, here, faces
        self._gone = gone
        self.watchers = dict[Watcher, None]()  # in the order they came, so that they are told in it
        self.veil = Veil(now, lambda: table().seen_at)
        self.faces = dict[str, Person]()  # of whoever sits here or is quoted
        self._met = set[str]()  # whose faces were asked for
        self._rolling: protocol.Show | None = None  # real time: what everybody sees coming
        self._stories = dict[Listener, Story]()  # by who listens

    # --- who is there

    def add(self, watcher: Watcher, since: int | None) -> None:
        """Somebody arrives, or is back: what they missed, and from now on whatever happens."""
        self.watchers[watcher] = None
        watcher.send(self.arrival(watcher.person, since, watcher.in_words))
        if (showing := self._showing()) is not None:
            watcher.send(_encoder.encode(showing))

    def remove(self, watcher: Watcher) -> None:
        self.watchers.pop(watcher, None)
        self.veil.forget(watcher)

    async def meet(self) -> None:
        """Know the names of everybody who sits or has spoken here, if they can be read: what is in
        the log is told without them rather than not at all."""
        table = self._table()
        awaited = {person for person in table.awaited if person is not None}
        named = {*table.people, *(said.person for said in table.remarks), table.host} | awaited
        if not named <= self._met:
            with suppress(DatabaseAway, DatabaseFailed):
                self.faces, self._met = await self._faces.of(named), named

    async def meet_anew(self) -> None:
        """The table was read anew: so is everybody told it, and they lag behind."""
        self._met = set()
        await self.meet()
        self._stories.clear()

    def learn(self, face: Person) -> None:
        """Somebody is called otherwise now."""
        if face.id in self.faces:
            self.faces[face.id] = face

    # --- what they are told

    def arrival(self, person: str, since: int | None, in_words: bool = False) -> bytes:
        table, viewer = self._table(), self._viewer(person)
        listener = views.listener_of(table.match.game, viewer, in_words)
        is_known = self._is_recent(since)
        start = min(table.lengths[since:]) if is_known else views.recent(table)
        was_cut = is_known and start < table.lengths[since]  # type: ignore[index]
        update = self.update(
            whole=not is_known,
            info=self.info(),
            happened=Story(table, listener).again(table, start),
            undone=start if was_cut else None,
            lines=self._lines(person, (since or 0) if is_known else 0),
            reactions=views.reactions(table),
        )
        return Sights(table).of(viewer, in_words, update)

    def _is_recent(self, since: int | None) -> bool:
        """Whether what they missed is little; else they are told the table anew."""
        table = self._table()
        if since is None or not 0 <= since <= table.version:
            return False
        return min(table.lengths[since:]) >= views.recent(table)

    def tell(self, entry: Entry) -> None:
        """One event, to everybody who looks."""
        table = self._table()
        if isinstance(entry.event, events.Spoken):
            sights = Sights(table)
            for watcher in self.watchers:
                self._send(watcher, self._said(watcher, sights))
            return
        if isinstance(entry.event, events.Changed):
            self._stories.clear()  # they are of another table
        if isinstance(entry.event, (events.Seated, events.Stood)):
            self.tell_presence()  # who looked on plays now, or the other way round
        news = _News(self, table, entry)
        has_moment = isinstance(entry.event, events.Grabbed) and entry.event.seen is not None
        is_lifted = not has_moment and self.veil.is_lifted
        for watcher in self.watchers:
            told = news.of(table.seats_of(watcher.person), watcher.in_words)
            if is_lifted:
                watcher.send(told)
            else:
                self._send(watcher, told, is_news=has_moment)
        self._drop_unheard(news.listeners)
        if has_moment:
            shown = _encoder.encode(films.shown(table))
            for watcher in self.watchers:
                self._send(watcher, shown)

    def _drop_unheard(self, listeners: Collection[Listener]) -> None:
        """A story that was not told on just now would lag behind by more than one: whoever listens
        next, having left or changed their seat, may know more."""
        if len(self._stories) > len(listeners):
            self._stories = {who: self._stories[who] for who in listeners}

    def tell_all(self) -> None:
        """Everybody, the table anew."""
        for watcher in self.watchers:
            self._send(watcher, self.arrival(watcher.person, None, watcher.in_words))

    def tell_presence(self) -> None:
        told = protocol.Presence(times=self.times(), watching=self._watching())
        self._tell_now(_encoder.encode(told))

    def _watching(self) -> int:
        """Everybody who has no seat, in whatever process; strangers are as good as one."""
        return len({*self._here()} - {*self._table().people})

    def roll(self, at: int) -> None:
        """Real time: what chance will answer is on its way to be seen at that moment."""
        if (rolling := films.rolling(self._table(), at)) is not None:
            self._rolling = rolling
            self._tell_now(_encoder.encode(rolling))

    def _showing(self) -> protocol.Show | None:
        """What is coming, or else what was shown last."""
        table, rolling = self._table(), self._rolling
        if rolling is not None and rolling.step > len(table.match.log):
            return rolling
        return films.shown(table) if table.seen_at else None

    def _tell_now(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.send(message)

    def _send(self, watcher: Watcher, message: bytes, *, is_news: bool = False) -> None:
        plays = bool(self._viewer(watcher.person))
        self.veil.tell(watcher, message, plays=plays, is_news=is_news)

    def _said(self, watcher: Watcher, sights: Sights) -> bytes:
        update = self.update(lines=self._lines(watcher.person, self._table().version - 1))
        return sights.of(self._viewer(watcher.person), watcher.in_words, update)

    def update(
        self,
        happened: bytes | list[protocol.Happened] = _NOTHING,
        *,
        whole: bool = False,
        info: protocol.Info | None = None,
        undone: int | None = None,
        lines: list[protocol.Line] | None = None,
        reactions: list[Ruled] | None = None,
    ) -> Around:
        """The table as it is now but for its views, which are each viewer's own."""
        now, table = round(self._now()), self._table()
        update = Update(
            version=table.version,
            now=now,
            whole=whole,
            info=info,
            views=[HOLE],
            times=Raw(views.times_told(table, now, self._here(), self._gone)),
            happened=Raw(happened) if isinstance(happened, bytes) else happened,
            undone=undone,
            lines=lines or [],
            reactions=reactions or [],
        )
        return around(update)

    def step(self, happened: bytes) -> Around:
        """The same where the game has gone on, and nothing around it has changed."""
        now, table = round(self._now()), self._table()
        times = views.times_told(table, now, self._here(), self._gone)
        before = (_VERSION, b"%d" % table.version, _NOW, b"%d" % now, _VIEWS)
        return b"".join(before), b"".join((_TIMES, times, _HAPPENED, happened, _REST))

    def info(self) -> protocol.Info:
        return views.info(self._table(), self.faces.get)

    def story(self, listener: Listener) -> Story:
        """What they were told so far; made when first needed, so it may lag behind by one."""
        table = self._table()
        if listener not in self._stories:
            story = Story(table, listener)
            story.skip(table, table.lengths[-2])
            self._stories[listener] = story
        return self._stories[listener]

    def _viewer(self, person: str) -> Viewer:
        return self._table().seats_of(person)

    def _lines(self, person: str, after: int) -> list[protocol.Line]:
        return views.lines(self._table(), person, after, self.faces.get)

    def times(self) -> list[protocol.ChairTime]:
        return views.times(self._table(), round(self._now()), self._here(), self._gone)


class _News:
    """One event as each viewer is told it; what several may know is made once."""

    def __init__(self, audience: Audience, table: Table, entry: Entry) -> None:
        self._audience, self._table, self._sights = audience, table, Sights(table)
        self._info = audience.info() if table.changed == table.version else None
        self._reactions = entry.event.rulings if isinstance(entry.event, events.Grabbed) else []
        self._prepared: dict[tuple[Viewer, bool], bytes] = {}
        self._game = table.match.game
        self._around: dict[Listener, Around] = {}

    @property
    def listeners(self) -> Collection[Listener]:
        """To whom it has been told."""
        return self._around.keys()

    def of(self, viewer: Viewer, in_words: bool) -> bytes:
        """Those who may know the same get the same bytes."""
        found = self._prepared.get((viewer, in_words))
        if found is None:
            listener = views.listener_of(self._game, viewer, in_words)
            rest = self._around.get(listener) or self._rest(listener)
            found = self._sights.of(viewer, in_words, rest)
            self._prepared[viewer, in_words] = found
        return found

    def _rest(self, listener: Listener) -> Around:
        happened, undone = self._audience.story(listener).rest(self._table)
        if isinstance(happened, bytes) and self._info is None:
            found = self._audience.step(happened)
        else:
            found = self._audience.update(
                happened, info=self._info, undone=undone, reactions=self._reactions
            )
        self._around[listener] = found
        return found
