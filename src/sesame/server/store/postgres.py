"""PostgreSQL: several processes on one database, each sees what the others have written."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

import asyncpg

from sesame.server.common.randomness import SYSTEM
from sesame.server.log.rows import Card, Row
from sesame.server.saying import say
from sesame.server.store import migrations, statements
from sesame.server.store.interface import (
    BadDatabase,
    OnGap,
    OnNote,
    OnRow,
    Redact,
    closed,
)
from sesame.server.store.postgres_listener import NOTES, Listener
from sesame.server.store.postgres_log import Log
from sesame.server.store.postgres_trouble import (
    PATIENCE,
    away,
    failed,
    is_trouble,
    patiently,
)
from sesame.server.store.statements import Answers

_READERS: Final = 4  # connections at most for everything but the log
_ANSWER: Final = 10.0  # seconds that one statement may take
_MIGRATING: Final = 0x5E5A3E  # the number of the lock under which one process migrates
_NOTE: Final = 7_000  # bytes
# A host may have switched it off for other databases; a move that was told must be on the disk.
_DURABLE = """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""


_SOON: Final = 3.0  # seconds in which a database that is well has answered
_PROBE = """INSERT INTO life (name, at, since, until) VALUES ('probe', 1, 0, 0)
    ON CONFLICT (name) DO UPDATE SET at = life.at + 1 RETURNING at"""


class Driver(Protocol):
    """As much of `asyncpg` as is called here."""

    def connect(self, url: str, **settings: Any) -> Any: ...
    def create_pool(self, url: str, **settings: Any) -> Any: ...


class PostgresStore(Answers):
    """A connection that appends, one that listens and keeps, a few for everything else."""

    is_shared = True

    def __init__(
        self,
        url: str,
        steps: migrations.Steps = migrations.STEPS,
        patience: float = PATIENCE,
        driver: Driver = asyncpg,
        random: Random = SYSTEM,
    ) -> None:
        self._url, self._driver = url, driver
        self._steps = steps
        self._who = random.randbytes(8).hex()
        self._patience = patience
        self._line = Listener(self._dial, self._who, patience)
        self._log: Log
        self._pool: Any = None

    async def open(self) -> None:
        """At once or not at all: somebody who mistyped the address should not have to wait."""
        try:
            await self._migrate()
            self._pool = await self._driver.create_pool(
                self._url, min_size=1, max_size=_READERS, command_timeout=_ANSWER, init=_be_durable
            )
            await self._line.open()
        except Exception as error:
            if self._pool is not None:
                self._pool.terminate()
            raise _reason(error) from error
        self._log = Log(self._dial, self._who, self._patience)

    async def close(self) -> None:
        if self._pool is None:
            return
        await self._log.close()
        await self._line.close()
        try:
            await asyncio.wait_for(self._pool.close(), 2)
        except Exception:  # it is going anyway
            self._pool.terminate()
        self._pool = None

    async def append(self, row: Row, card: Card | None = None) -> bool:
        return await self._log.append(row, card)

    async def forget(self, person: str) -> None:
        async def erase() -> None:
            async with self._open_pool().acquire() as connection, connection.transaction():
                for sql in statements.FORGET:
                    await connection.execute(sql, person)

        await patiently(erase, self._patience)

    async def redact(self, table: str, person: str, redact: Redact) -> None:
        async def work() -> None:
            async with self._open_pool().acquire() as connection, connection.transaction():
                await _redact(connection, table, person, redact)

        await patiently(work, self._patience)

    async def scrub(self, person: str) -> None:
        """No statement finds it any more; its pages are the host's (docs/hosting.md)."""

    async def take_code(self, name: str, now: int) -> tuple[str, str] | None:
        """If the answer is lost on its way so is the code: the person asks for another."""
        await self._change("DELETE FROM codes WHERE until <= $1", now)
        found = await self._ask("DELETE FROM codes WHERE name = $1 RETURNING hash, person", name)
        return (found[0][0], found[0][1]) if found else None

    def listen(self, on_row: OnRow, on_note: OnNote, on_gap: OnGap) -> None:
        self._line.on_row, self._line.on_note, self._line.on_gap = on_row, on_note, on_gap

    async def tell(self, note: str) -> None:
        """Others hear it once, or twice where the connection broke just then."""
        if len(note.encode()) > _NOTE:
            raise ValueError(f"a note has at most {_NOTE} bytes")
        await self._ask("SELECT pg_notify($1, $2)", NOTES, f"{self._who}\n{note}")

    async def keep(self, table: str) -> bool:
        return await self._line.keep(table)

    async def release(self, table: str) -> None:
        await self._line.release(table)

    async def is_well(self) -> bool:
        """A transaction is written and read back."""
        try:
            probe = await self._pool.fetchval(_PROBE, timeout=_SOON)
            return probe is not None
        except Exception:
            return False

    async def _ask(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        try:
            found: Sequence[Sequence[Any]] = await patiently(
                lambda: self._open_pool().fetch(sql, *values), self._patience
            )
        except asyncpg.PostgresError as error:
            raise failed(error) from error
        return found

    async def _change(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        return await self._ask(sql, *values)

    def _open_pool(self) -> Any:
        if self._pool is None:
            raise closed()
        return self._pool

    async def _dial(self) -> Any:
        dialling = self._driver.connect(self._url, timeout=_ANSWER, command_timeout=_ANSWER)
        connection = await dialling
        await _be_durable(connection)
        return connection

    async def _migrate(self) -> None:
        """Nearly always there is nothing to do, which is soon known. A step may take its time, and
        so may those of another process, for which this one waits."""
        if await self._is_up_to_date():
            return
        connection = await self._driver.connect(self._url, timeout=_ANSWER)
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
                await connection.execute(migrations.NUMBERS)
                version = await connection.fetchval(migrations.VERSION)
                for step in migrations.missing(version, self._steps, migrations.POSTGRES):
                    await connection.execute(step)
        finally:
            await connection.close()

    async def _is_up_to_date(self) -> bool:
        connection = await self._driver.connect(self._url, timeout=_ANSWER, command_timeout=_ANSWER)
        try:
            version = await connection.fetchval(migrations.VERSION)
            return not migrations.missing(version, self._steps, migrations.POSTGRES)
        except asyncpg.UndefinedTableError:  # nobody has used this database yet
            return False
        finally:
            await connection.close(timeout=_SOON)


async def _be_durable(connection: Any) -> None:
    await connection.execute(_DURABLE)


async def _redact(connection: Any, table: str, person: str, redact: Redact) -> None:
    """The card first, for nobody may write it meanwhile: it comes with every row that matters."""
    cards = await connection.fetch(f"{statements.CARD_OF} FOR UPDATE", table)
    rows = [Row(*found) for found in await connection.fetch(statements.EVENTS_AFTER, table, 0)]
    card = statements.card_from(*cards[0]) if cards else None
    redacted = await asyncio.to_thread(redact, rows, card)
    for sql, *values in statements.redaction(person, table, redacted):
        await connection.execute(sql, *values)


def _reason(error: Exception) -> Exception:
    """In words, where it is the address or the server; the address itself may hold a password."""
    if isinstance(error, asyncpg.PostgresError) and not is_trouble(error):
        return BadDatabase(say("postgres-refuses", error=str(error)))
    return away(error) if is_trouble(error) else error
