"""Addresses of databases, and who may open them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sesame.core.errors import BadFile
from sesame.server.log.rows import Row
from sesame.server.store.database import make_store, open_store
from sesame.server.store.filelock import FileLock
from sesame.server.store.interface import BadDatabase, DatabaseAway, DatabaseBusy
from sesame.server.store.sqlite import SqliteStore
from tests.server.appender import start
from tests.server.databases import opened

_WITHOUT_DRIVER = """
import sys
sys.modules["asyncpg"] = None
from sesame.server.store.database import make_store
try:
    make_store("postgresql:///x")
except ValueError as error:
    print(error.words.fr, error.words.en, sep="\\n")
"""


def test_a_file_is_named_alone_or_by_a_sqlite_address(tmp_path: Path) -> None:
    for address in (str(tmp_path / "deep" / "a.db"), f"sqlite:///{tmp_path}/deep/a.db"):
        asyncio.run(_open_and_close(address))
    assert (tmp_path / "deep" / "a.db").exists()


async def _open_and_close(address: str) -> None:
    async with opened(address):
        pass


@pytest.mark.parametrize("address", ["mysql://host/x", "sqlite:///", "", "sqlite:///:memory:"])
def test_an_address_we_cannot_use_is_refused_in_both_languages(address: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        make_store(address)
    assert "base de données" in refused.value.words.fr
    assert "database" in refused.value.words.en


def test_postgresql_without_its_driver_says_what_to_install() -> None:
    command = [sys.executable, "-c", _WITHOUT_DRIVER]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(said) == 2
    assert all("sesame-games[postgres]" in line for line in said)


def test_a_postgresql_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(DatabaseAway, match="does not answer"):
        asyncio.run(open_store(f"postgresql://me:hunter2@/x?host={tmp_path}"))


def test_a_postgresql_that_refuses_us_says_why(postgres_url: str) -> None:
    nowhere = re.sub(r"/sesame_\d+", "/nowhere", postgres_url)
    with pytest.raises(BadDatabase, match='"nowhere" does not exist'):
        asyncio.run(open_store(nowhere))


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "song.db").write_text("la la la " * 1000)
    with pytest.raises(BadFile, match=r"song\.db"):
        asyncio.run(open_store(str(tmp_path / "song.db")))


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sesame.server.store.sqlite.PATIENCE", 0)

    async def tell() -> None:
        async with opened(str(tmp_path / "a.db")) as store:
            with pytest.raises(DatabaseBusy, match=r"already at work on .*a\.db$"):
                await SqliteStore(tmp_path / "a.db").open()
            assert await store.append(Row("t", 1, 1, b"{}"))  # and the first is not disturbed
        async with opened(str(tmp_path / "a.db")):
            pass

    asyncio.run(tell())


def test_a_start_waits_a_moment_for_whoever_still_holds_the_file(tmp_path: Path) -> None:
    held = FileLock(tmp_path / "a.db.lock", patience=0)
    with ThreadPoolExecutor() as pool:
        other = pool.submit(FileLock, tmp_path / "a.db.lock", patience=60)
        with pytest.raises(TimeoutError):
            other.result(timeout=0.2)  # not refused
        held.release()
        other.result().release()


def test_the_file_is_free_again_when_its_server_was_killed(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with start(sqlite_url, "keep", "t") as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"True\n"
        with monkeypatch.context() as hasty:
            hasty.setattr("sesame.server.store.sqlite.PATIENCE", 0)
            with pytest.raises(DatabaseBusy):
                asyncio.run(open_store(sqlite_url))
        other.kill()
    asyncio.run(_open_and_close(sqlite_url))


def test_a_child_that_outlives_a_killed_server_does_not_hold_the_file(sqlite_url: str) -> None:
    with start(sqlite_url, "keep-with-child", "t") as other:
        assert other.stdout is not None
        kept, child = other.stdout.readline().split()
        assert kept == b"True"
        other.kill()
        other.wait()
        asyncio.run(_open_and_close(sqlite_url))
        os.kill(int(child), signal.SIGKILL)


def test_a_closed_store_says_so(store_url: str) -> None:
    async def tell() -> None:
        async with opened(store_url) as store:
            pass
        with pytest.raises(DatabaseAway, match="closed"):
            await store.append(Row("t", 1, 1, b"{}"))
        with pytest.raises(DatabaseAway, match="closed"):
            await store.read("t")
        assert not await store.is_well()
        await store.close()

    asyncio.run(tell())
