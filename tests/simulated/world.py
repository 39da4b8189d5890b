"""A run: trouble for a while, then peace, in which everything must come to its end."""

import asyncio
import logging
import zlib
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from random import Random
from typing import Any, Final

import msgspec

from sesame.core.errors import SesameError
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.protocol import Settings
from sesame.server.store.interface import Store
from sesame.server.store.postgres import PostgresStore
from tests.simulated.disk import Disk
from tests.simulated.file_store import FileStore
from tests.simulated.lines import Line, Somebody
from tests.simulated.loop import loop
from tests.simulated.plan import Plan, Seating, Trouble, plan
from tests.simulated.player import Player
from tests.simulated.postgres import Postgres
from tests.simulated.server import START, Lost, Server
from tests.simulated.truth import Truth, Wrong

_BOUND: Final = 60.0  # seconds of peace in which something goes on at every table
_PUT_OFF: Final = 60.0  # seconds that `live/overdue.py` puts a card off, and dies perhaps
_AGAIN: Final = (0.2, 1.0, 4.0)  # seconds until a process that died is started again
_CALM: Final = 5.0  # seconds after the end in which nothing may go wrong
_ENOUGH: Final = 600.0  # seconds of peace; no table takes as long


class World:
    """Everything there is, and whoever makes trouble."""

    def __init__(self, seed: int) -> None:
        self.seed, self.random = seed, Random(seed)
        self.plan: Plan = plan(self.random)
        self.trouble: Trouble = self.plan.trouble
        self.loop = loop(self.random, self.plan.disorder)
        self.truth = Truth()
        self.lines = dict[Line, None]()
        self.is_peace, self.peace_at = False, 0.0
        self.notes: list[str] | None = None
        self._servers = list[Server | None]([None] * self.plan.processes)
        self._people = list[Somebody]()
        self._players = dict[tuple[str, str], asyncio.Task[None]]()
        self._deserted = set[str]()
        self._digest = 0

    # --- what happens is noted

    def note(self, what: str) -> None:
        if self.notes is not None:
            self.notes.append(f"{self.loop.time():9.4f}  {what}")

    def told(self, line: Line, message: bytes) -> None:
        self._digest = zlib.crc32(message, self._digest)
        if self.notes is not None:
            self.note(f"{line._server.name} tells {line.person[:4]}: {message[:150].decode()}")
        try:
            self.truth.check(line.person, line.table, message, line.said)
        except Exception as wrong:
            self.loop.fail(wrong)

    def _on_row(self, row: Row) -> None:
        self._digest = zlib.crc32(row.body, self._digest)
        self.note(f"stored {row.table[:4]} {row.version}: {row.body[:150].decode()}")
        try:
            self.truth.on_row(row, self.loop.time())
        except Exception as wrong:
            self.loop.fail(wrong)

    @property
    def digest(self) -> str:
        return f"{self._digest:08x}"

    # --- its parts

    def store(self, random: Random) -> Store:
        if self.plan.is_shared:
            return PostgresStore("postgresql://simulated", driver=self._postgres, random=random)
        return FileStore(self._disk, self._pause)

    def _pause(self) -> float:
        return self.random.expovariate(1 / self.plan.slow)

    @property
    def mortality(self) -> float:
        return self.trouble.deaths

    def some_server(self, random: Random) -> Server | None:
        open_ = [server for server in self._servers if server is not None and server.is_open]
        return random.choice(open_) if open_ else None

    def gone(self, server: Server) -> None:
        """A process has died: what it said to the database ends, and it is started again."""
        self.note(f"{server.name} is dead")
        if self.plan.is_shared:
            for line in list(self._postgres.lines):
                if line.process is server.process:
                    self._postgres.forget(line)
        at = self._servers.index(server)
        self._servers[at] = None
        wait = self.random.choice(_AGAIN)
        self.loop.call_later(wait, self._start, at, context=self.loop.world.context)

    def _start(self, at: int) -> None:
        skew = self.random.uniform(-self.plan.jumps, self.plan.jumps)
        server = self._servers[at] = Server(self, f"server {at}", skew)
        self.note(f"{server.name} starts, {skew:.0f} ms off")
        server.start()

    # --- a run

    def run(self) -> None:
        """Raises Wrong, with what was promised and is not so."""
        with _log_watched() as logged:
            try:
                self.loop.run(self._run())
                self._check_exceptions(list(logged))
            finally:
                self.loop.drop()

    async def _run(self) -> None:
        self._disk = Disk(self.random.randbytes(32))
        self._disk.on_row = self._on_row
        self._postgres = Postgres(self._disk, self.random, self._pause)
        for at in range(self.plan.processes):
            self._start(at)
        playing = asyncio.create_task(self._begin())
        making_trouble = asyncio.create_task(self._make_trouble())
        await asyncio.wait({making_trouble, playing})
        playing.result()
        making_trouble.result()
        self._make_peace()
        await self._end()
        self._check_end()
        self._disk.close()

    async def _begin(self) -> None:
        for number in range(self.plan.people):
            slowness = self.random.choice((0.01, 0.05, 0.3))
            who = await self._ask(
                lambda server, n=number, s=slowness: server.arrive(f"192.0.2.{n + 1}", s)
            )
            self._people.append(who)
        for number, seating in enumerate(self.plan.tables):
            await self._open(number, seating)

    async def _open(self, number: int, seating: Seating) -> None:
        host = self._people[number % len(self._people)]
        table = await self._ask(
            lambda server: server.open_table(
                host, f"table {number}", _settings(seating), seating.position
            )
        )
        if seating.is_deserted:
            self._deserted.add(table)
        for who in self._people:
            self.play_on(who, table)

    async def _ask(self, work: Any) -> Any:
        """A request, until somebody answers."""
        while True:
            server = self.some_server(self.random)
            if server is not None:
                try:
                    return await server.ask(work, 0.02)
                except (Lost, SesameError) as error:
                    self.note(f"asked in vain: {error!r}")
            await asyncio.sleep(self.random.uniform(0.1, 0.6))

    def play_on(self, who: Somebody, table: str) -> None:
        """They are at that table, if they are not already."""
        if (who.person, table) not in self._players:
            player = Player(self, who, table, Random(self.random.getrandbits(64)))
            context = self.loop.world.context
            task = context.run(self.loop.create_task, player.play())
            self._players[who.person, table] = task

    # --- trouble

    async def _make_trouble(self) -> None:
        end = self.loop.time() + self.plan.seconds
        while self.loop.time() < end:
            seconds = self.random.uniform(0.1, 0.6)
            await asyncio.sleep(seconds)
            self._see_players()
            for name, kind in _TROUBLES.items():
                if self.random.random() < getattr(self.trouble, name) * seconds:
                    kind(self)

    def _kill(self) -> None:
        if (server := self.some_server(self.random)) is not None:
            server.kill()

    def _stop(self) -> None:
        if (server := self.some_server(self.random)) is not None:
            self.note(f"{server.name} is told to stop")
            self.loop.create_task(server.stop())

    def _freeze(self) -> None:
        if (server := self.some_server(self.random)) is not None:
            seconds = self.random.choice((0.2, 2.0, 8.0))
            self.note(f"{server.name} stands still for {seconds} s")
            self.loop.freeze(server.process, seconds)

    def _cut(self) -> None:
        if self.lines:
            self.random.choice(list(self.lines)).cut()

    def _silence(self) -> None:
        if self._postgres.lines:
            line = self.random.choice(list(self._postgres.lines))
            self.note("a line to the database is cut")
            self._postgres.cut(line, silently=self.random.random() < 0.5)

    def _go_away(self) -> None:
        if self.plan.is_shared and self._postgres.is_up:
            self.note("the database is away")
            self._postgres.stop()
            self.loop.call_later(self.random.choice((1.0, 5.0, 40.0)), self._come_back)

    def _come_back(self) -> None:
        self._postgres.is_up = True

    def _fill(self) -> None:
        self._disk.is_full = True
        self.note("the disk is full")
        self.loop.call_later(self.random.uniform(0.2, 4), self._mend)

    def _break(self) -> None:
        self._disk.is_broken = True
        self.note("the disk is broken")
        self.loop.call_later(self.random.uniform(0.1, 2), self._mend)

    def _mend(self) -> None:
        self._disk.is_full = self._disk.is_broken = False

    # --- peace

    def _make_peace(self) -> None:
        self.note("peace")
        self.trouble = Trouble(repeats=self.trouble.repeats)
        self._mend()
        self._come_back()
        self.is_peace, self.peace_at = True, self.loop.time()

    def _see_players(self) -> None:
        for task in self._players.values():
            if task.done():
                task.result()

    def is_deserted(self, table: str) -> bool:
        """Whether everybody has gone from there for good: then clocks alone end it."""
        return self.is_peace and table in self._deserted

    async def _end(self) -> None:
        """Until every table is over; none stands still for long."""
        while not all(self._is_settled(name) for name in self.truth.tables):
            await asyncio.sleep(0.5)
            self._see_players()
            now = self.loop.time()
            for name, history in self.truth.tables.items():
                since = max(self.peace_at, history.moved_at, self._falls_at(name))
                if not self._is_settled(name) and now - since > _BOUND:
                    raise Wrong(f"{name}: nothing goes on after version {history.version}")
            if now - self.peace_at > _ENOUGH:
                raise Wrong("it does not end")
        await asyncio.sleep(_CALM)
        await self._agree()

    async def _agree(self) -> None:
        """Whoever has a dead line to the database has to find out before it hears of the end."""
        until = self.loop.time() + _BOUND
        while (amiss := next(self._amiss(), None)) is not None:
            if self.loop.time() > until:
                raise Wrong(amiss)
            await asyncio.sleep(0.5)
        self._see_players()

    def _is_settled(self, name: str) -> bool:
        """Over; or it waits for people who did not come to a rematch."""
        table = self.truth.tables[name].table
        is_waiting = table.status == "open" and (table.of is not None or self.is_deserted(name))
        runs_not = self.is_deserted(name) and table.clocks.falls() is None
        return table.status == "over" or is_waiting or runs_not

    def _falls_at(self, name: str) -> float:
        """The second when a flag falls where nobody is."""
        falls = self.truth.tables[name].table.clocks.falls()
        if falls is None or not self.is_deserted(name):
            return 0.0
        return (falls[0] - START + self.plan.jumps) / 1000 + _PUT_OFF

    def _check_end(self) -> None:
        for name, history in self.truth.tables.items():
            rows = self._disk.rows(name)
            if rows != history.rows:
                raise Wrong(f"{name}: the log is not what was written")
            again = Table.read(name, rows)
            if again.match.log != history.table.match.log or again.status != history.table.status:
                raise Wrong(f"{name}: read again it is another table")

    def _amiss(self) -> Iterator[str]:
        """Who does not know yet how it ended: people, and what processes hold in memory."""
        for (person, table), playing in self._players.items():
            if self.truth.tables[table].is_over and not playing.done():
                yield f"{person[:4]}@{table[:4]} does not hear that it is over"
        for name, history in self.truth.tables.items():
            for server in self._servers:
                if server is not None and (room := server.house.tables.get(name)) is not None:
                    held, true = _outline(room.table), _outline(history.table)
                    if held != true:
                        yield f"{name}: {server.name} holds {held[:2]}, true is {true[:2]}"

    def _check_exceptions(self, logged: list[str]) -> None:
        """What nobody expected: tracebacks are faults."""
        if strange := self.loop.unheard():
            raise Wrong(f"exceptions that nobody took: {strange}") from strange[0]
        if self.loop.went_wrong:
            raise Wrong(f"the event loop was told: {self.loop.went_wrong}")
        if logged:
            raise Wrong(f"it is in the log: {logged}")


def _outline(table: Table) -> tuple[Any, ...]:
    return table.version, table.status, table.match.log, table.people


def _settings(seating: Seating) -> Settings:
    name, seats, options = seating.kind
    clock = {"type": "none"}
    if seating.clock is not None:
        clock = {"type": "live", "seconds": seating.clock, "increment": 1}  # type: ignore[dict-item]
    return msgspec.convert(
        {
            "game": name,
            "seats": seats,
            "options": dict(options),
            "chairs": list(seating.chairs),
            "clock": clock,
            "pace": seating.pace,
            "undo": seating.undo,
            "public": seating.public,
            "away": 5,
        },
        Settings,
    )


_TROUBLES: Final = {
    "kills": World._kill,
    "stops": World._stop,
    "freezes": World._freeze,
    "cuts": World._cut,
    "silences": World._silence,
    "outages": World._go_away,
    "full_disks": World._fill,
    "broken_disks": World._break,
}


class _Ears(logging.Handler):
    """Tracebacks that the server wrote into its log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard = list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and not isinstance(error, BrokenProcessPool):
            self.heard.append(f"{record.getMessage()}: {error!r}")


@contextmanager
def _log_watched() -> Iterator[list[str]]:
    log, ears = logging.getLogger("sesame"), _Ears()
    level, propagate = log.level, log.propagate
    log.addHandler(ears)
    log.setLevel(logging.ERROR)
    log.propagate = False
    try:
        yield ears.heard
    finally:
        log.removeHandler(ears)
        log.setLevel(level)
        log.propagate = propagate
