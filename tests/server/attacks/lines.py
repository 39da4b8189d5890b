"""Attacks by lines: what a connection may cost by which nothing sensible is asked."""

import asyncio
import contextlib
import os
from collections.abc import Iterable

from websockets.exceptions import InvalidStatus

from tests.server.attacks.enemy import Enemy, attack
from tests.server.load import KHAN_TSIN

_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
_MASK = b"\x00\x00\x00\x00"
_MANY = 1000  # lines


async def _send(enemy: Enemy, parts: Iterable[bytes]) -> None:
    """Until it is refused, or all is sent; what was answered is noted by its first line."""
    reader, writer = await enemy.line()
    try:
        for part in parts:
            writer.write(part)
            await asyncio.wait_for(writer.drain(), 30)
            if reader.at_eof() or not enemy.is_at_it:
                break
        with contextlib.suppress(TimeoutError):
            said = await asyncio.wait_for(reader.readline(), 2)
            enemy.came[said.decode().strip() or "cut"] += 1
    except ConnectionError:
        enemy.came["cut"] += 1
    finally:
        writer.close()


@attack("many requests, one after the other")
async def requests(enemy: Enemy) -> None:
    """As fast as they are answered: whoever asks too much is told so."""
    async with enemy.client() as client:
        while enemy.is_at_it:
            enemy.answered(await client.get("/api/games"))
            await asyncio.sleep(0)
    assert not set(enemy.came) - {"200", "429"}, enemy.came


@attack("one header of 53 MiB")
async def one_header(enemy: Enemy) -> None:
    while enemy.is_at_it:
        await _send(enemy, [_HEAD, b"X: ", *[b"x" * (1 << 20)] * 53, b"\r\n\r\n"])
    assert not any(" 200" in line for line in enemy.came), enemy.came


@attack("headers without number")
async def many_headers(enemy: Enemy) -> None:
    small = b"".join(b"X%d: y\r\n" % number for number in range(10_000))
    while enemy.is_at_it:
        await _send(enemy, [_HEAD, *[small] * 1000, b"\r\n"])
    assert not any(" 200" in line for line in enemy.came), enemy.came


@attack("trailers without end")
async def trailers(enemy: Enemy) -> None:
    head = b"POST /api/records HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    while enemy.is_at_it:
        await _send(enemy, [head, b"1\r\n{\r\n0\r\n", b"X: ", *[b"x" * (1 << 16)] * 800])


@attack("thousands of requests in one packet")
async def pipelined(enemy: Enemy) -> None:
    while enemy.is_at_it:
        await _send(enemy, [(_HEAD + b"\r\n") * 20_000])


@attack("a thousand lines on which nothing comes")
async def slow_lines(enemy: Enemy) -> None:
    """Each says a letter now and then."""
    lines = list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]()
    try:
        for _ in range(_MANY):
            with contextlib.suppress(OSError):
                lines.append(await enemy.line())
        while enemy.is_at_it:
            for _, writer in lines:
                writer.write(b"G" if os.urandom(1)[0] < 3 else b"")
            await asyncio.sleep(0.2)
        enemy.came["refused"] = sum(reader.at_eof() or bool(reader._buffer) for reader, _ in lines)  # type: ignore[attr-defined]
    finally:
        for _, writer in lines:
            writer.close()
    assert enemy.came["refused"] > _MANY / 2, enemy.came


async def _frames(enemy: Enemy, frames: bytes, path: str = "") -> None:
    who = await enemy.session()
    async with enemy.client(headers={"Cookie": who.cookie}) as client:
        asked = {"id": "framed", "settings": KHAN_TSIN}
        table = (await client.post("/api/tables", json=asked)).json()["table"]
    shake = (
        f"GET {path or f'/ws/tables/{table}'} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {who.cookie}\r\n\r\n"
    )
    while enemy.is_at_it:
        await _send(enemy, [shake.encode(), *[frames] * 60])


@attack("sockets: pings without end")
async def pings(enemy: Enemy) -> None:
    await _frames(enemy, (b"\x89\x80" + _MASK) * 10_000)


@attack("sockets: a message of ten thousand parts")
async def parts(enemy: Enemy) -> None:
    await _frames(enemy, b"\x01\x80" + _MASK + (b"\x00\x80" + _MASK) * 10_000)


@attack("sockets: messages of two letters")
async def short_messages(enemy: Enemy) -> None:
    await _frames(enemy, (b"\x81\x82" + _MASK + b"{}") * 10_000)


@attack("sockets: messages of two letters, where nobody listens")
async def short_messages_at_the_lobby(enemy: Enemy) -> None:
    await _frames(enemy, (b"\x81\x82" + _MASK + b"{}") * 10_000, "/ws/lobby")


@attack("sockets: opened and left without end")
async def arrivals(enemy: Enemy) -> None:
    who = await enemy.session()
    async with enemy.client(headers={"Cookie": who.cookie}) as client:
        asked = {"id": "arrivals", "settings": KHAN_TSIN}
        table = (await client.post("/api/tables", json=asked)).json()["table"]

    async def come_and_go() -> None:
        while enemy.is_at_it:
            try:
                async with enemy.socket(f"/ws/tables/{table}", who):
                    enemy.came["in"] += 1
            except InvalidStatus as refused:
                enemy.came[str(refused.response.status_code)] += 1
                await asyncio.sleep(0.01)

    async with asyncio.TaskGroup() as group:
        for _ in range(6):
            group.create_task(come_and_go())
    assert not set(enemy.came) - {"in", "429"}, enemy.came
