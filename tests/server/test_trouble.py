"""Truth in trouble: a full disk, a damaged or locked file, a house that was shut for a while."""

import asyncio
import json
import os
import resource
import signal
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from sesame.core.errors import SesameError
from sesame.server.live import rounds
from sesame.server.log import decisions
from sesame.server.log.events import Entry, Resigned, Shut
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.protocol import LiveClock, Settings
from sesame.server.store.database import open_store
from sesame.server.store.interface import DatabaseFailed, Store
from tests.server.clients import Session, arrive, command, open_table
from tests.server.hall import Hall, in_hall, until
from tests.server.open_house import SetClock, open_house
from tests.server.serving import Server, served

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files and signals of Unix")


# --- the file itself


def test_nobody_else_on_the_machine_reads_the_key_and_the_seeds(tmp_path: Path) -> None:
    path = tmp_path / "sesame.db"

    async def look() -> list[int]:
        store = await open_store(f"sqlite:///{path}")
        await store.secret()
        modes = [stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("sesame.db*")]
        await store.close()
        return modes

    assert set(asyncio.run(look())) == {0o600}
    path.chmod(0o644)
    assert set(asyncio.run(look())) == {0o600}


def test_an_empty_file_is_not_taken_for_a_new_house(tmp_path: Path) -> None:
    path = tmp_path / "sesame.db"
    path.touch()
    with pytest.raises(SesameError, match="is empty"):
        asyncio.run(open_store(f"sqlite:///{path}"))
    assert path.stat().st_size == 0


@pytest.mark.parametrize("kind", ["empty", "no database", "a folder", "read-only"])
def test_a_server_says_in_a_line_why_it_cannot_start(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "sesame.db"
    if kind == "read-only":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE a (b)")
        path.chmod(0o400)
        tmp_path.chmod(0o500)
    elif kind == "a folder":
        path.mkdir()
    else:
        path.write_bytes(b"" if kind == "empty" else b"not a database " * 100)
    server = Server(f"sqlite:///{path}", tmp_path.parent / f"{tmp_path.name}.log")
    if kind == "read-only":  # for whoever may write everywhere too
        server._command[:0] = [sys.executable, "-m", "tests.server.powerless"]
    server.start()
    try:
        assert server._process is not None
        assert server._process.wait(120) != 0
    finally:
        server.close()
        tmp_path.chmod(0o700)
    said = server.said()
    assert "Traceback" not in said
    assert str(path) in said


# --- a disk that is full, a file that is damaged


def test_what_cannot_be_written_is_refused_in_words_and_later_it_can(tmp_path: Path) -> None:
    """The file may not grow, as on a full disk: the process's own limit of a file's size."""

    async def ask() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'sesame.db'}")
        try:
            with _no_room(tmp_path):
                with pytest.raises(DatabaseFailed) as refused:
                    await _fill(store, "t", 4000)
                assert refused.value.words.fr
                with pytest.raises(DatabaseFailed):  # the last free page too
                    await _fill(store, "s", 10)
                assert not await store.is_well()
            at = len(await store.read("t"))
            assert await store.append(Row("t", at + 1, 1, b"again"))
            assert await store.is_well()
        finally:
            await store.close()

    asyncio.run(ask())


async def _fill(store: Store, table: str, size: int) -> None:
    for version in range(1, 5000):
        await store.append(Row(table, version, 1, os.urandom(size)))


@contextmanager
def _no_room(folder: Path) -> Iterator[None]:
    """No file of this process grows beyond what the largest in the folder has now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handled = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    largest = max(file.stat().st_size for file in folder.iterdir())
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handled)


def test_a_player_is_told_that_the_disk_is_full_and_plays_on_when_it_is_not(tmp_path: Path) -> None:
    """The line was cut, and nobody knew why."""

    async def play() -> None:
        async with open_house(f"sqlite:///{tmp_path / 'sesame.db'}") as house:
            base = f"http://{house.address}"
            who = await arrive([base])
            table = await open_table([base], who, "full", game="khan-tsin", chairs=["me", "me"])
            async with connect(
                f"ws://{house.address}/ws/tables/{table}",
                additional_headers={"Cookie": who.cookie},
                proxy=None,
            ) as line:
                with _no_room(tmp_path):
                    refused = await _say_until(line, "refused")
                    assert "nothing has changed" in refused["reason"]["en"]
                    assert "rien n'a changé" in refused["reason"]["fr"]
                    answer = await _health(base)
                    assert answer.status_code == httpx.codes.SERVICE_UNAVAILABLE
                assert (await _say_until(line, "acked"))["version"] > 1
                await asyncio.sleep(2.1)  # what was found is good for two seconds
                assert (await _health(base)).status_code == httpx.codes.OK

    asyncio.run(play())


def test_upkeep_says_once_that_the_disk_is_full_and_once_that_it_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A traceback a second filled what was left of the disk."""
    monkeypatch.setattr(rounds, "_BEAT", 0.02)

    async def scene(hall: Hall) -> None:
        with _no_room(tmp_path):
            with pytest.raises(DatabaseFailed):
                await _fill(hall.house.store, "t", 4000)
            await until(lambda: bool(caplog.records))
            await asyncio.sleep(0.5)
        await until(lambda: len(caplog.records) > 1)

    in_hall(tmp_path, scene)
    assert [record.exc_info for record in caplog.records] == [None, None]
    assert "all is well again" in caplog.records[-1].getMessage()


async def _say_until(line: ClientConnection, kind: str) -> dict[str, Any]:
    """One remark after the other, until one of them is answered so."""
    for _ in range(300):
        number = os.urandom(8).hex()
        said = {"type": "say", "id": number, "text": number * 20}
        await line.send(json.dumps(said))
        while (told := json.loads(await line.recv())).get("id") != number:
            pass
        if told["type"] == kind:
            found: dict[str, Any] = told
            return found
    raise AssertionError(f"never {kind}")


async def _health(base: str) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
        return await client.get(f"{base}/health")


def test_a_damaged_file_is_not_well(tmp_path: Path) -> None:
    path = tmp_path / "sesame.db"

    async def ask() -> None:
        store = await open_store(f"sqlite:///{path}")
        for version in range(1, 200):
            await store.append(Row("t", version, 1, os.urandom(2000)))
        await store.close()
        store = await open_store(f"sqlite:///{path}")
        assert await store.is_well()
        await asyncio.sleep(2.1)  # until it is looked through again
        with path.open("r+b") as file:
            file.seek(40 * 4096)
            file.write(os.urandom(40 * 4096))
        assert not await store.is_well()
        await store.close()

    asyncio.run(ask())


# --- a server that is stopped while somebody holds the file, and one that was away


def test_a_server_that_is_told_to_stop_while_the_file_is_locked_stops_soon(tmp_path: Path) -> None:
    """It took half a minute. The move that waits is refused, not lost."""
    database = tmp_path / "sesame.db"
    with served(f"sqlite:///{database}", tmp_path) as (server,):
        asyncio.run(_locked_out(server, database))
        assert server.leaves_nobody()


async def _locked_out(server: Server, database: Path) -> None:
    who = await arrive([server.address])
    table = await open_table([server.address], who, "locked", game="khan-tsin", chairs=["me", "me"])
    with closing(sqlite3.connect(database, isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        said = {"type": "say", "id": "said", "text": "hello"}
        asked = asyncio.create_task(_post(server, who, table, said))
        await asyncio.sleep(0.5)
        began = time.monotonic()
        await asyncio.to_thread(server.stop)
        assert time.monotonic() - began < 14  # seven at most, and what a busy machine adds
        answer = await asked
    assert answer is None or answer.is_server_error


async def _post(server: Server, who: Session, table: str, body: Any) -> httpx.Response | None:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        try:
            return await client.post(
                f"{server.address}/api/tables/{table}/commands",
                json=body,
                headers={"Cookie": who.cookie},
            )
        except httpx.TransportError:
            return None


_TIMED = {
    "game": "khan-tsin",
    "chairs": ["me", "open"],
    "clock": {"type": "live", "seconds": 30, "increment": 0},
}


async def _begin(address: str, number: str) -> tuple[Session, str]:
    people = [await arrive([address]) for _ in range(2)]
    table = await open_table([address], people[0], number, **_TIMED)
    await command([address], people[1], table, type="sit", id="sit", seat=1)
    await command([address], people[0], table, type="start", id="start")
    return people[0], table


def test_time_while_the_house_is_shut_is_nobodys(store_url: str) -> None:
    """Maintenance took 35 seconds, and somebody had lost a game."""

    async def shut_for_a_while() -> None:
        clock = SetClock()
        async with open_house(store_url, clock=clock) as house:
            who, table = await _begin(f"http://{house.address}", "shut")
            clock.go_on(28_000)
        clock.go_on(35_000)
        async with open_house(store_url, clock=clock) as house:
            told = await _look(house.address, who, table)
            assert told["info"]["status"] == "playing"
            assert told["times"][0]["left"] == 2_000
            clock.go_on(3_000)
            await _until_over(house.address, who, table)

    asyncio.run(shut_for_a_while())


async def _until_over(address: str, who: Session, table: str) -> None:
    for _ in range(600):
        told = await _look(address, who, table)
        if told["info"]["status"] == "over":
            assert told["info"]["result"]["why"]["en"] == "Out of time: South."
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the flag does not fall")


@pytest.mark.soak
def test_nor_is_it_when_the_server_was_killed(tmp_path: Path) -> None:
    async def killed() -> None:
        who, table = await _begin(server.address, "killed")
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(35)  # more than anybody had left
        server.start()
        await asyncio.to_thread(server.wait)
        told = await _look(server.address.removeprefix("http://"), who, table)
        assert told["info"]["status"] == "playing"
        assert told["times"][0]["left"] > 20_000

    with served(f"sqlite:///{tmp_path / 'sesame.db'}", tmp_path) as (server,):
        asyncio.run(killed())


async def _look(address: str, who: Session, table: str) -> dict[str, Any]:
    async with connect(
        f"ws://{address}/ws/tables/{table}", additional_headers={"Cookie": who.cookie}, proxy=None
    ) as socket:
        while (told := json.loads(await socket.recv()))["type"] != "update":
            pass
    found: dict[str, Any] = told
    return found


def test_a_clock_skips_what_was_nobodys_and_losing_by_it_is_told_as_that() -> None:
    settings = Settings(
        game="khan-tsin", chairs=["me", "me"], clock=LiveClock(seconds=30, increment=0)
    )
    table = Table("t")
    for version, (at, event) in enumerate(_a_game(settings), 1):
        table.fold(Row("t", version, at, _written(event)))
    assert table.clocks.left(0, 40_000) == 30_000 - 4_000 - 1_000  # 1,000 to 5,000, from 39,000 on
    table.fold(Row("t", 4, 70_000, _written(Resigned(0, flagged=True))))
    assert table.why is not None
    assert table.why.en == "Out of time: South."
    assert table.why.fr == "Temps écoulé : Sud."


def _a_game(settings: Settings) -> list[tuple[int, Any]]:
    opened = Table("t")
    created = decisions.create(settings, None, None)
    opened.fold(Row("t", 1, 500, _written(created)))
    return [(500, created), (1_000, decisions.start(opened)), (39_000, Shut(5_000, 39_000))]


def _written(event: Any) -> bytes:
    return msgspec.json.encode(Entry(event=event, by="ali"))
