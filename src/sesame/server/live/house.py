"""All the tables, and everybody who is there."""

import asyncio
import dataclasses
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from sesame.core.errors import SesameError
from sesame.core.words import Language
from sesame.games.attrap_tresors.referee import Claim, Line
from sesame.server import protocol
from sesame.server.common.limits import Limits, household
from sesame.server.common.link import Memory
from sesame.server.common.recent import Recent
from sesame.server.common.server_clock import Clock, system_clock
from sesame.server.live import films, marks, views
from sesame.server.live.lobby import PAGE, Board
from sesame.server.live.presence import Place, Presence
from sesame.server.live.room import Asking, Room, Watcher
from sesame.server.live.upkeep import Upkeep
from sesame.server.log import decisions, erasure, events, rematches
from sesame.server.log.erasure import is_mark
from sesame.server.log.events import Entry
from sesame.server.log.refusals import Denied, NoSuchTable, no_such_table
from sesame.server.log.rows import Card, Row
from sesame.server.log.table import Table, game_of
from sesame.server.protocol import Acked, Listing, Settings
from sesame.server.store.interface import Closure, Person, Store
from sesame.server.workers.fairness import Asker
from sesame.server.workers.robots import Robots

Answer = TypeVar("Answer")
_encoder = msgspec.json.Encoder()
_LAST_WORDS = 1.5  # seconds for what was begun, when the server stops
# Milliseconds without a sign of life after which nobody was there: of ours; of another process's
_SILENCE, _ELSEWHERE, _NEVER = 10_000, 5_000, 1 << 50
_HANDFUL = 50  # people in one note to other processes
_LATE = 3.0  # seconds after which every process has heard that somebody goes
_ERASED, _ASKED = 1000, 500  # persons remembered as erased; asked for at once
_EVER = 1 << 62  # later than any moment
_FACES = 5_000  # people whose names are remembered beside those in the rooms


class House:
    """The tables that are in use in this process, over one store."""

    def __init__(
        self,
        store: Store,
        robots: Robots,
        now: Clock | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.store, self.robots = store, robots
        self.limits = limits or Limits()
        self.now = now or system_clock()
        self.rooms = dict[str, Room]()
        self.board = Board(self.lobby)
        self._is_lobby_new = False  # and other processes were not told yet
        self._opening = dict[str, asyncio.Task[Room]]()
        self._people = Recent[str, Person](_FACES)
        self._erased = OrderedDict[str, None]()  # whoever still has a line open says nothing more
        self.keys_ended: Callable[[list[str]], None] = lambda _: None
        self.keys_doubted: Callable[[], None] = lambda: None
        self.process = secrets.token_hex(4)  # what other processes call this one
        self.presence = Presence(self.now)
        self.lines = Memory()  # how long everybody's were
        self._telling_who = asyncio.Lock()  # so that what is told last is what is true
        self._tasks = set[asyncio.Task[Any]]()
        self._upkeep = Upkeep(self)
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sesame-reading")
        self.closure = Closure(0, 0)  # when the house was shut last
        self._beaten_at: float | None = None  # by the loop's clock

    async def open(self) -> None:
        await self.store.open()
        await self.beat()
        self.store.listen(self._on_row, self._on_note, self._on_gap)
        self._upkeep.start()

    async def close(self) -> None:
        """What was begun is finished; then the store is closed."""
        await self._upkeep.stop()
        self.robots.close()
        if waiting := [task for task in self._tasks if not task.done()]:
            await asyncio.wait(waiting, timeout=_LAST_WORDS)
        with suppress(SesameError, TimeoutError):
            await asyncio.wait_for(self.beat(), 0.5)  # until here, and no further, clocks have run
        await self.store.close()
        self._reading.shutdown(wait=False, cancel_futures=True)

    # --- signs of life

    async def beat(self) -> None:
        """Tell the store that we are here, and learn when nobody was: that is nobody's time."""
        time = asyncio.get_running_loop().time
        if self._beaten_at is None:  # before us there was somebody else, or nobody
            gap = _ELSEWHERE if self.store.is_shared else 0
        else:
            gap = _SILENCE if time() - self._beaten_at > _SILENCE / 1000 else _NEVER
        self.closure = await self.store.beat(round(self.now()), gap)
        self._beaten_at = time()

    async def is_open_now(self) -> None:
        """Before anybody loses by their clock: the store hears of us, and has done so all along."""
        silent = asyncio.get_running_loop().time() - (self._beaten_at or 0)
        if silent > _SILENCE / 2000:
            await self.beat()

    # --- tables

    async def create(
        self,
        host: str,
        settings: Settings,
        of: str | None = None,
        name: str | None = None,
        position: str | None = None,
        address: str = "",
    ) -> str:
        """A new table; where no chair is free, the game begins at once."""
        await self.robots.workshop.tables(settings.game)
        event = decisions.create(settings, of, position)
        return await self._new(Entry(event=event, by=host), name, address)

    async def adopt(self, person: str, record: str, settings: Settings) -> str:
        """A finished or unfinished game from a record, to look at."""
        await self.robots.workshop.tables(settings.game)
        seed = secrets.token_hex(32)
        event = events.Created(settings=settings, seed=seed, record=record)
        return await self._new(Entry(event=event, by=person), None)

    async def _new(self, entry: Entry, name: str | None, address: str = "") -> str:
        name = name or secrets.token_urlsafe(12)
        table = Table(name)
        row = Row(name, 1, round(self.now()), _encoder.encode(entry))
        await self.aside(table.fold, row)  # a record is replayed
        room = Room(self, table)
        if entry.by is not None:
            await self.store.trace(entry.by, name)
        await self.meet(room)
        if await self.store.append(row, room.card()):
            self.rooms[name] = room
        else:
            room = await self.room(name)  # said twice: it is there, if perhaps not begun
        room.look(entry.by or "", address)
        async with room.lock:
            await room.begin_if_full()
        if table.settings.public:
            await self.lobby_changed()
        return name

    async def room(self, name: str) -> Room:
        """The table of that name, read from its log if nobody was there; raises NoSuchTable."""
        if name in self.rooms:
            return self.rooms[name]
        if name not in self._opening:
            self._opening[name] = asyncio.create_task(self._open_room(name))
        return await asyncio.shield(self._opening[name])

    async def _open_room(self, name: str) -> Room:
        try:
            rows = await self.store.read(name)
            if not rows:
                raise no_such_table()
            await self.robots.workshop.tables(game_of(rows[0]))
            room = Room(self, await self.aside(Table.read, name, rows))
            await self.meet(room)
            self.rooms[name] = room
        finally:
            del self._opening[name]
        await room.catch_up()  # what others wrote since we read was told to no room of ours
        return room

    def drive(self, room: Room) -> None:
        self._upkeep.stir(room)

    async def rematch(self, room: Room, person: str, command: protocol.Rematch) -> Acked:
        """A table for the same people, each one chair further; asked twice, it is the same one.

        Whoever asks first sits there; for the others a chair is kept until they ask too.
        """
        async with room.lock:
            table = room.table
            if not table.seats_of(person) or table.status != "over" or table.is_closed:
                raise Denied("Pas encore.", "Not yet.")
            if table.rematch is None:
                self.limits.take("table", person)
                settings = rematches.settings(table, command.settings, person)
                name = await self.create(person, settings, table.id, rematches.name(table))
                await self._keep_chairs(await self.room(name), table, person)
                await room.cause(events.Rematched(name))
            name = room.table.rematch or ""
        await self._accept(await self.room(name), person, room.table)
        return Acked(command.id, room.table.version, name)

    async def _keep_chairs(self, room: Room, old: Table, person: str) -> None:
        async with room.lock:
            for seat, guest in rematches.awaited(old, room.table, person).items():
                if room.table.awaited[seat] != guest:  # else: said before a crash
                    await room.cause(events.Awaited(seat, guest))

    async def _accept(self, room: Room, person: str, old: Table) -> None:
        """They sit down where a chair is kept for them, if it is what they played before."""
        async with room.lock:
            table = room.table
            kept = [i for i, other in enumerate(table.awaited) if other == person]
            if table.status == "open" and rematches.is_same(old, table):
                for seat in kept:
                    await room.cause(events.Seated(seat, person))
                await room.begin_if_full()

    async def hint(
        self, room: Room, watcher: Asking, seat: int, language: Language
    ) -> list[protocol.Hinted]:
        """What a strong robot would do on one's own seat."""
        table, person = room.table, watcher.person
        if not table.settings.hints or seat not in table.seats_of(person):
            raise Denied("Pas de conseil ici.", "No hints here.")
        async with room.in_sight():
            table = room.table
        if seat not in table.actors:
            raise Denied("Ce n'est pas à vous de jouer.", "It is not your turn.")
        self.limits.take("hint", person, watcher.address)
        await marks.check(self.store, table.match, table.moved_at, along=False)
        asker = Asker("hint", household(watcher.address), person, table.id)
        return await self.robots.advise(asker, table, seat, language)

    async def grab(self, room: Room, watcher: Watcher, command: protocol.Grab) -> Acked:
        """Real time: a hand goes out; what becomes of it is told to all."""
        table, link = room.table, watcher.link
        if command.seat not in table.seats_of(watcher.person) or not table.match.game.is_timed:
            raise Denied("Ici on n'attrape rien.", "Nothing to grab here.")
        claim = Claim(command.seat, command.object, command.seen, command.moment, self.now())
        if room.is_kept:
            self._upkeep.bazaar.claim(room, claim)
        else:
            line = link.offset, link.delay, link.jitter, 0.0, link.late
            await self.tell_others("grab", table.id, *dataclasses.astuple(claim), *line)
        return Acked(command.id, table.version)

    def roll(self, room: Room, at: int) -> None:
        """Real time: what chance will answer is on its way to be seen at that moment."""
        drawn = room.table.match.chance_now()
        if drawn:
            step, film = len(room.table.match.log) + len(drawn), films.rolling(room.table, drawn)
            room.roll(protocol.Show(at=at, step=step, film=film))

    def shown(self, table: Table) -> protocol.Show:
        """What everybody saw last at one moment."""
        step = len(table.match.log)
        return protocol.Show(at=table.seen_at, step=step, film=films.of(table, step))

    def sweep(self, idle: float) -> None:
        """Tables that nobody is at, and where nothing is due, are only kept in the log."""
        for name, room in list(self.rooms.items()):
            is_idle = self.now() - room.used_at > 1000 * idle and not room.watchers
            if is_idle and not room.lock.locked() and not self._upkeep.has_duty(room):
                del self.rooms[name]
                self._upkeep.forget(room)
        self.presence.forget_who_left(self._has_chair)

    def _has_chair(self, place: Place) -> bool:
        table, person = place
        room = self.rooms.get(table)
        return room is not None and bool(room.table.seats_of(person))

    # --- people

    async def meet(self, room: Room) -> None:
        """Let a room know the names of everybody who sits or has spoken there."""
        table = room.table
        awaited = {person for person in table.awaited if person is not None}
        named = {*table.people, *(said.person for said in table.remarks), table.host} | awaited
        if not named <= room.met:
            room.faces, room.met = await self.faces(named), named

    async def faces(self, named: Iterable[str]) -> dict[str, Person]:
        """Those of them whom we know; the others were erased."""
        asked = {person for person in named if person and not is_mark(person)}
        known = {person: face for person in asked if (face := self._people.get(person))}
        for face in await self.store.persons([*(asked - known.keys())]):
            if face.id not in self._erased:
                known[face.id] = self._people[face.id] = face
        return known

    def welcome(self, *people: Person) -> None:
        """Somebody comes, or is called otherwise now."""
        for person in people:
            if person.id in self._erased:
                continue
            self._people[person.id] = person
            for room in self.rooms.values():
                if person.id in room.faces:
                    room.faces[person.id] = person

    async def renamed(self, person: Person) -> None:
        """Another name or face: tables tell it when they next tell who is there."""
        self.welcome(person)
        await self.tell_others("renamed", person.id)

    async def end_keys(self, keys: list[str]) -> None:
        """Sessions and tokens that are good for nothing any more, in every process."""
        self.keys_ended(keys)
        await self.tell_others("ended", keys)

    async def erase(self, person: str) -> None:
        """Somebody goes: keys first, so that nothing is added; then every trace, table by table.

        What other processes write before they have heard of it is found a moment later.
        """
        store = self.store
        keys = [session.id for session in await store.sessions(person)]
        keys += [token.hash for token in await store.tokens(person)]
        tables = await store.traces(person)
        await store.forget(person)
        self.is_leaving(person)
        await self.tell_others("leaving", person)
        await self.end_keys(keys)
        await self._redact(person, tables)
        if self.presence.has_others:
            self.spawn(self._redact_late(person, tables))

    async def _redact(self, person: str, tables: list[str]) -> None:
        """Each table by itself: nobody else's move waits long."""
        for room in list(self.rooms.values()):
            async with room.lock:  # what was begun before the keys were taken is in the log now
                pass
        for table in {*tables, *await self.store.traces(person)}:
            await self.store.redact(
                table, person, lambda rows, card: erasure.without(rows, card, person)
            )
        await self.store.scrub(person)
        await self._forgotten(person)
        await self.tell_others("erased", person)

    async def _redact_late(self, person: str, tables: list[str]) -> None:
        await asyncio.sleep(_LATE)
        await self._redact(person, tables)

    async def finish_erasing(self) -> None:
        """Of those whose erasure was cut short, or was less thorough in an earlier release."""
        for person in await self.store.unfinished():
            await self._redact(person, [])

    def is_leaving(self, person: str) -> None:
        self._erased[person] = None
        self._people.forget(person)
        self.lines.forget(person)
        if len(self._erased) > _ERASED:
            self._erased.popitem(last=False)

    def is_erased(self, person: str) -> bool:
        return person in self._erased

    async def _forgotten(self, person: str) -> None:
        """Tables in memory that know of somebody read their logs anew."""
        self.is_leaving(person)
        self.presence.forget_person(person)
        for name, room in list(self.rooms.items()):
            if person not in room.table.traces:
                continue
            try:
                await room.read_anew()
            except NoSuchTable:  # it was a record of theirs
                del self.rooms[name]
                room.close()
        self.board.changed()

    def is_here(self, table: str, person: str) -> bool:
        return self.presence.is_here((table, person))

    def gone(self, table: str, person: str) -> float:
        """Seconds since somebody was last at the table; never seen: since anybody came here."""
        if self.is_here(table, person):
            return 0.0
        since = self.presence.gone_since((table, person))
        if since is None:
            since = self.rooms[table].opened_at
        return (self.now() - since) / 1000

    async def arrive(self, room: Room, watcher: Watcher, since: int | None) -> None:
        await room.watch(watcher, since)
        await self._count_here(room, watcher.person)

    async def depart(self, room: Room, watcher: Watcher) -> None:
        room.leave(watcher)
        await self._count_here(room, watcher.person)

    async def _count_here(self, room: Room, person: str) -> None:
        addresses = [it.address for it in room.watchers if it.person == person]
        home = household(addresses[-1]) if addresses else ""
        self._is_at(self.process, room.table.id, person, len(addresses), home)
        async with self._telling_who:
            place = room.table.id, person
            now = self.presence.of(self.process)[place]
            home = self.presence.address(place)
            await self.tell_others("here", self.process, *place, now, home)

    def _is_at(
        self, process: str, table: str, person: str, connections: int, home: str = ""
    ) -> None:
        has_changed = self.presence.count(process, (table, person), connections, home)
        room = self.rooms.get(table)
        if has_changed and room is not None:
            if room.table.seats_of(person):
                room.tell_presence()
            self.drive(room)  # much only happens while somebody is there

    def tell_gone(self, places: Iterable[Place]) -> None:
        """Nobody says any more that they are there."""
        for name in {table for table, _ in places}:
            if (room := self.rooms.get(name)) is not None:
                room.tell_presence()

    # --- the lobby

    async def lobby(self, before: int = _EVER) -> list[Listing]:
        """Public tables that are not over, a page of them, the newest first."""
        return await self.listings(await self.store.lobby(before, PAGE))

    async def listings(self, cards: list[Card]) -> list[Listing]:
        """Cards with the names of the people on them, as they are called now."""
        listings = [msgspec.json.decode(card.body, type=Listing) for card in cards]
        faces = await self.faces({person for card in cards for person in card.people})
        return [
            msgspec.structs.replace(
                listing,
                players=[
                    player and views.player(player.person, player.level, faces.get)
                    for player in listing.players
                ],
            )
            for listing in listings
        ]

    async def lobby_changed(self) -> None:
        """Here at once, in other processes once a second."""
        self.board.changed()
        self._is_lobby_new = True

    async def tell_lobby(self) -> None:
        if self._is_lobby_new:
            self._is_lobby_new = False
            await self.tell_others("lobby")
        await self.board.tell()

    # --- other processes

    def _on_row(self, table: str, version: int) -> None:
        room = self.rooms.get(table)
        is_news = room is not None and version > room.table.version
        if room is not None and is_news and not room.is_behind:  # else: it is about to read all
            room.is_behind = True
            self.spawn(room.catch_up())

    def _on_note(self, note: str) -> None:
        match msgspec.json.decode(note):
            case ["lobby"]:
                self.board.changed()
            case ["here", str(process), str(table), str(person), int(connections), str(home)]:
                self._hear_of(process)
                self._is_at(process, table, person, connections, home)
            case ["all here", str(process), bool(is_first), list(counts)]:
                self._all_here(process, is_first, counts)
            case ["who", str(process)] if process in ("", self.process):
                self.spawn(self._tell_all_here())
            case [("grab" | "roll" | "line") as what, str(table), *about]:
                if (room := self.rooms.get(table)) is not None:
                    self._on_race(room, what, about)
            case ["alive", str(process)]:
                self._hear_of(process)
            case ["spent", list(spent)]:
                self.limits.hear(spent)
            case [("renamed" | "leaving" | "ended" | "erased") as what, about]:
                self._on_person(what, about)

    def _on_race(self, room: Room, what: str, about: list[Any]) -> None:
        match what, about:
            case "roll", [int(at)]:
                self.roll(room, at)
                self.spawn(self._tell_lines(room))
            case "grab", [int(seat), int(kind), seen, moment, arrived, *line] if room.is_kept:
                claim = Claim(seat, kind, seen, moment, arrived)
                self._upkeep.bazaar.claim(room, claim, Line(*line))
            case "line", [int(seat), *line] if room.is_kept:
                self._upkeep.bazaar.measured(room, seat, Line(*line))

    async def _tell_lines(self, room: Room) -> None:
        """Whoever drives the race knows how long the lines of those are who come to us."""
        for watcher in list(room.watchers):
            for seat in room.table.seats_of(watcher.person):
                link = watcher.link
                line = link.offset, link.delay, link.jitter
                await self.tell_others("line", room.table.id, seat, *line)

    def _on_person(self, what: str, about: Any) -> None:
        match what:
            case "renamed":
                self.spawn(self._look_again(about))
            case "leaving":
                self.is_leaving(about)
            case "ended":
                self.keys_ended(about)
            case "erased":
                self.spawn(self._forgotten(about))

    async def _look_again(self, person: str) -> None:
        self._people.forget(person)
        self.welcome(*await self.store.persons([person]))

    async def _who_is_left(self) -> None:
        """Whom we know, and who may have been erased, or renamed, while we heard nothing."""
        self.keys_doubted()
        named = {person for room in self.rooms.values() for person in room.table.traces}
        asked = sorted({*named, *self._people})
        for start in range(0, len(asked), _ASKED):
            some = [person for person in asked[start : start + _ASKED] if not is_mark(person)]
            found = await self.store.persons(some)
            self.welcome(*found)
            for person in set(some) - {known.id for known in found}:
                await self._forgotten(person)

    def _all_here(
        self, process: str, is_first: bool, counts: list[tuple[str, str, int, str]]
    ) -> None:
        """The answer to `who`, in several notes; the first one makes void what we thought."""
        self._hear_of(process)
        gone = self.presence.forget(process) if is_first else []
        for table, person, connections, home in counts:
            self._is_at(process, table, person, connections, home)
        self.tell_gone(gone)

    def _hear_of(self, process: str) -> None:
        """A process that we did not know has people whom we do not know either."""
        if self.presence.heard(process):
            self.spawn(self.tell_others("who", process))

    async def _tell_all_here(self) -> None:
        """Everybody who is here, a handful a note."""
        async with self._telling_who:
            here = self.presence.of(self.process).items()
            counts = [(*place, count, self.presence.address(place)) for place, count in here]
            for start in range(0, max(1, len(counts)), _HANDFUL):
                some = counts[start : start + _HANDFUL]
                await self.tell_others("all here", self.process, start == 0, some)

    async def tell_others(self, *note: Any) -> None:
        await self.store.tell(_encoder.encode(note).decode())

    async def tell_spent(self) -> None:
        """What people asked for here counts everywhere."""
        if spent := self.limits.spent():
            await self.tell_others("spent", spent)

    def _on_gap(self) -> None:
        """We were cut off for a while: what was missed is in the log; who is where is asked."""
        for room in list(self.rooms.values()):
            room.is_kept = False
            self.spawn(room.catch_up())
        self.spawn(self._who_is_left())
        self.spawn(self._tell_all_here())
        self.spawn(self.tell_others("who", ""))

    # --- tasks

    def spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def aside(self, work: Callable[..., Answer], *given: Any) -> Answer:
        """What takes long beside the event loop, one thing at a time: moves do not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, work, *given)

    async def whole(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Not to be cut in the middle, though whoever asked may go away."""
        return await asyncio.shield(self.spawn(work))
