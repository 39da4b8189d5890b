"""Erasing erases: nothing of a person is left in the database, in any process or any answer.

Everything through real servers: one on SQLite, two on one PostgreSQL.
"""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import sesame
from sesame.server.store.sqlite_scrub import has_word, scrub
from tests.server.open_house import open_house
from tests.server.serving import Server, served
from tests.server.visitors import Visitor, cookie_alone

NAME, LABEL, WRITTEN = "Zénobie Tarabiscote", "moulin de Zénobie", "Zénobie l'Ancienne"
WORDS = {
    "host": "mon secret de famille",
    "spectator": "dit en passant debout",
    "stood": "dit avant de me lever",
}
_PATIENCE = 10.0  # seconds in which another process hears of it


@pytest.fixture(params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, list[Server]]]:
    url = str(request.getfixturevalue(f"{request.param}_url"))
    with served(url, tmp_path, servers=1 if request.param == "sqlite" else 2) as running:
        yield url, running


def test_nothing_of_an_erased_person_is_found_anywhere(servers: tuple[str, list[Server]]) -> None:
    """Words of spectators stayed, other processes kept names, the cookie still opened tables."""
    url, running = servers
    addresses = [server.address for server in running]
    asyncio.run(asyncio.wait_for(_scene(url, addresses), 120))


async def _scene(url: str, addresses: Sequence[str]) -> None:
    here, there = addresses[0], addresses[-1]
    async with AsyncExitStack() as stack:
        zenobie = await stack.enter_async_context(Visitor(here))
        omar = await stack.enter_async_context(Visitor(there))
        await zenobie.me()
        await zenobie.ok("PATCH", "/api/me", {"name": NAME})
        await omar.me()
        life = await _live(zenobie, omar)
        ears = [await stack.enter_async_context(_ear(omar, table)) for table in life.tables]
        line = await stack.enter_async_context(_as(there, life.cookie).socket(life.tables[0]))
        await _exported(zenobie, life)
        before = await omar.ask("GET", f"/api/tables/{life.tables[0]}/record")

        assert await zenobie.ok("DELETE", "/api/me") == {"erased": True}

        assert await _found_in_database(url, life.needles) == []
        await _until_silent(addresses, omar, life)
        await _is_shut_out(addresses, life, line)
        for ear in ears:  # whoever was looking has been told the table anew
            told = json.dumps([message for message in ear if message.get("whole")][-1])
            assert not [word for word in life.needles if word in told]
        after = await omar.ask("GET", f"/api/tables/{life.tables[0]}/record")
        _is_verified_as_before(before.text, after.text)


@dataclass
class _Life:
    """What somebody has left behind."""

    tables: list[str]
    imported: str
    cookie: str
    token: str
    code: str
    needles: list[str]


async def _live(zenobie: Visitor, omar: Visitor) -> _Life:
    """She plays and ends a game, speaks standing, sits and stands up, brings a record."""
    played = await zenobie.open_table("played", chairs=["me", "open"], public=True)
    await omar.say(played, type="sit", seat=1)
    await zenobie.say(played, id="start", type="start")
    await zenobie.say(played, id="her own id", type="say", text=WORDS["host"])
    await omar.say(played, id="m", type="mute", person=(await zenobie.me())["id"], muted=True)
    await omar.say(played, id="m2", type="mute", person=(await zenobie.me())["id"], muted=False)
    await _one_move(zenobie, played)
    await omar.say(played, id="r", type="resign", seat=1)
    watched = await omar.open_table("watched", chairs=["me", "open"])
    await zenobie.say(watched, type="say", text=WORDS["spectator"])
    left = await omar.open_table("left", chairs=["me", "open"], public=True)
    await zenobie.say(left, id="1", type="sit", seat=1)
    await zenobie.say(left, id="2", type="say", text=WORDS["stood"])
    await zenobie.say(left, id="3", type="stand", seat=1)
    record = _record()
    imported = str((await zenobie.ok("POST", "/api/records", {"record": record}))["table"])
    token = await zenobie.token(label=LABEL)
    code = (await zenobie.ok("POST", "/api/me/code"))["code"]
    (session,) = await zenobie.ok("GET", "/api/me/sessions")
    mine = (await zenobie.me())["id"]
    needles = [mine, NAME, LABEL, WRITTEN, session["id"], "her own id", *WORDS.values()]
    return _Life([played, watched, left], imported, zenobie.cookie, token, code, needles)


async def _one_move(who: Visitor, table: str) -> None:
    seen = await who.ok("GET", f"/api/tables/{table}")
    choices = [(view["seat"], view["choices"][0]) for view in seen["views"] if view["choices"]]
    if not choices:
        return  # the other one begins
    (seat, choice) = choices[0]
    await who.say(table, id="p", type="play", seat=seat, version=seen["version"], action=choice)


def _record() -> str:
    match = sesame.game("khan-tsin").new(2, seed=3)
    match.names = (WRITTEN, "Omar")
    while not match.over:
        match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    return match.record()


def _as(address: str, cookie: str) -> Visitor:
    other = Visitor(address)
    other.line.cookies.set("sesame", cookie)
    return other


@asynccontextmanager
async def _ear(who: Visitor, table: str) -> AsyncIterator[list[dict[str, Any]]]:
    """All that somebody is told at a table."""
    heard = list[dict[str, Any]]()
    async with who.socket(table) as line:

        async def listen() -> None:
            async for message in line:
                heard.append(json.loads(message))

        task = asyncio.create_task(listen())
        try:
            while not any(told["type"] == "update" for told in heard):
                await asyncio.sleep(0.01)
            yield heard
        finally:
            task.cancel()


# --- before


async def _exported(zenobie: Visitor, life: _Life) -> None:
    """Everything that is to be erased was in the export, wherever it was said."""
    data = await zenobie.ok("GET", "/api/me/data")
    assert {line["text"] for line in data["said"]} == set(WORDS.values())
    text = json.dumps(data, ensure_ascii=False)
    for word in (NAME, LABEL, WRITTEN, "Firefox, Linux"):
        assert word in text
    assert {found["table"] for found in data["tables"]} == {*life.tables, life.imported}
    assert "seed" not in text


# --- after


async def _until_silent(addresses: Sequence[str], omar: Visitor, life: _Life) -> None:
    """Every process, whatever it is asked."""
    loop = asyncio.get_running_loop()
    end = loop.time() + _PATIENCE
    for address in addresses:
        while found := await _found_in_answers(_as(address, omar.cookie), life):
            assert loop.time() < end, found
            await asyncio.sleep(0.05)


async def _found_in_answers(asking: Visitor, life: _Life) -> list[tuple[str, str]]:
    paths = ["/api/tables", "/api/me/games", "/api/me/data", "/api/me/statistics"]
    for table in (*life.tables, life.imported):
        paths += [f"/api/tables/{table}{end}" for end in ("", "/record", "/story", "/replay")]
    async with asking:
        answers = [(path, (await asking.ask("GET", path)).text) for path in paths]
        answers += [(f"stream {table}", await _first_line(asking, table)) for table in life.tables]
    return [(path, word) for path, text in answers for word in life.needles if word in text]


async def _first_line(asking: Visitor, table: str) -> str:
    async with asking.line.stream("GET", f"/api/tables/{table}/events") as stream:
        async for line in stream.aiter_lines():
            return line
    return ""


async def _is_shut_out(addresses: Sequence[str], life: _Life, line: ClientConnection) -> None:
    """An erased person's cookie opened tables and made tokens."""
    for address in addresses:
        host = address.removeprefix("http://")
        answer = await cookie_alone(host, life.cookie, "GET", "/api/me/games")
        assert answer.status_code == 401
        async with _as(address, life.cookie) as ghost:
            settings = {"id": "x", "settings": {"game": "khan-tsin"}}
            assert await ghost.status("POST", "/api/tables", settings) == 401
            assert await ghost.status("POST", "/api/me/tokens", {"label": "x"}) == 401
            assert await ghost.status("POST", "/api/me/link", {"code": life.code}) == 400
        async with Visitor(address, life.token) as program:
            assert await program.status("GET", "/api/me") == 401
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(line.recv(), 10)
    assert line.close_code == 4401


def _is_verified_as_before(before: str, after: str) -> None:
    """The game is the same one, and its chance can be drawn again."""
    assert NAME in before
    assert NAME not in after
    changed = [b for b, a in zip(before.splitlines(), after.splitlines(), strict=True) if b != a]
    assert len(changed) == 1
    verdict = sesame.verify(after)
    assert not verdict.faults
    assert verdict.match.seed is not None


async def _found_in_database(url: str, needles: list[str]) -> list[tuple[str, str]]:
    """Every column of every row of every table; of SQLite, every byte of its files."""
    if url.startswith("sqlite"):
        path = Path(url.removeprefix("sqlite:///"))
        contents = {name: file.read_bytes() for name, file in _files(path)}
        contents |= {f"rows of {name}": rows for name, rows in _sqlite_rows(path)}
    else:
        contents = await _postgres_rows(url)
    return [
        (name, word)
        for name, content in contents.items()
        for word in needles
        if word.encode() in content or json.dumps(word)[1:-1].encode() in content
    ]


def _files(path: Path) -> Iterator[tuple[str, Path]]:
    for file in path.parent.glob(f"{path.name}*"):
        yield file.name, file


def _sqlite_rows(path: Path) -> Iterator[tuple[str, bytes]]:
    connection = sqlite3.connect(path)
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'"):
        yield name, _bytes(connection.execute(f"SELECT * FROM {name}").fetchall())
    connection.close()


async def _postgres_rows(url: str) -> dict[str, bytes]:
    connection = await asyncpg.connect(url)
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    found = {name: _bytes(await connection.fetch(f"SELECT * FROM {name}")) for (name,) in tables}
    await connection.close()
    assert {"events", "cards", "people", "sessions", "tokens", "codes", "traces"} <= set(found)
    return found


def _bytes(rows: Sequence[Sequence[Any]]) -> bytes:
    values = (value for row in rows for value in row)
    return b"\n".join(v if isinstance(v, bytes) else str(v).encode() for v in values)


def test_an_erasure_that_a_crash_cut_short_is_finished_at_the_next_start(store_url: str) -> None:
    async def scene() -> None:
        async with open_house(store_url) as house, Visitor(house.address) as somebody:
            mine = (await somebody.me())["id"]
            table = await somebody.open_table("t", chairs=["me", "open"])
            await somebody.say(table, type="say", text=WORDS["host"])
            await house.app.house.store.forget(mine)  # and no further
        async with open_house(store_url) as house:
            store = house.app.house.store
            while await store.unfinished():
                await asyncio.sleep(0.02)
            kept = b"".join(row.body for row in await store.read(table))
            assert kept
            assert not [word for word in (mine, WORDS["host"]) if word.encode() in kept]

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_looking_for_what_was_erased_lets_go_of_no_lock(tmp_path: Path) -> None:
    """A file that a process closes takes with it all locks that the process has on it (POSIX): the
    next one to close the database, a backup say, took itself for the last and removed the log."""
    path = tmp_path / "house.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as house:
        house.execute("PRAGMA journal_mode = WAL")
        house.execute("CREATE TABLE said (word TEXT)")
        scrub(path, "zenobie")
        house.execute("INSERT INTO said VALUES ('before')")
        backup = (
            f"import sqlite3; it = sqlite3.connect({str(path)!r}); it.execute('SELECT 1 FROM said')"
        )
        subprocess.run([sys.executable, "-c", f"{backup}.fetchall(); it.close()"], check=True)
        house.execute("INSERT INTO said VALUES ('after')")
        with closing(sqlite3.connect(path)) as another:
            assert another.execute("SELECT count(*) FROM said").fetchone() == (2,)
        assert path.with_name("house.db-wal").exists()


def test_what_an_old_page_of_the_file_still_has_is_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "sesame.db"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA secure_delete = OFF")
    connection.execute("CREATE TABLE people (id TEXT)")
    connection.executemany("INSERT INTO people VALUES (?)", [("omar",), ("zenobie",), ("badr",)])
    connection.execute("DELETE FROM people WHERE id = 'zenobie'")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert has_word(path, "zenobie")
    scrub(path, "zenobie")
    assert not [name for name, file in _files(path) if b"zenobie" in file.read_bytes()]
    assert connection.execute("SELECT id FROM people").fetchall() == [("omar",), ("badr",)]
    connection.close()
