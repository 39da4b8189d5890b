"""The socket hears whole messages, however they were cut into packets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

import sesame
from sesame.server.transport.wire import Wire, check_hooks, wire_of

_PING = 0x89
_MASK = b"\x01\x02\x03\x04"
_SHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_a_uvicorn_that_measures_no_line_is_refused() -> None:
    """0.40 has no keepalive of its own: no pong would ever be measured."""
    check_hooks()

    class Older:
        def handle_ping(self) -> None:
            self.read_paused = self.close_sent = True

    with pytest.raises(sesame.SesameError, match="it lacks start_keepalive, schedule_ping, "):
        check_hooks(Older)


def test_a_message_alone() -> None:
    assert _echoed([_frame(b"one")], 1) == [b"one"]


def test_two_messages_in_one_packet() -> None:
    assert _echoed([_frame(b"one") + _frame(b"two")], 2) == [b"one", b"two"]


def test_a_message_in_two_packets_and_one_after_it() -> None:
    first = _frame(b"one")
    assert _echoed([first[:4], first[4:], _frame(b"two")], 2) == [b"one", b"two"]


def test_a_message_of_two_frames() -> None:
    parts = [_frame(b"o", 0x01), _frame(b"ne", 0x80), _frame(b"two")]
    assert _echoed(parts, 2) == [b"one", b"two"]


def test_long_messages_in_the_order_told() -> None:
    long = b"x" * 60_000
    assert _echoed([_frame(long), _frame(b"two")], 2) == [long, b"two"]


def test_many_messages_at_once_are_all_heard() -> None:
    said = [b"%d" % number for number in range(100)]
    assert _echoed([_frame(message) for message in said], 100) == said


def test_what_is_no_text_is_for_the_decoder_to_refuse() -> None:
    assert _echoed([_frame(b"\xff\xff")], 1) == [b"\xff\xff"]


def _echoed(packets: list[bytes], count: int) -> list[bytes]:
    return asyncio.run(_ask(packets, count))


async def _ask(packets: list[bytes], count: int) -> list[bytes]:
    async with _serving() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(_SHAKE)
        await reader.readuntil(b"\r\n\r\n")
        for packet in packets:
            writer.write(packet)
            await writer.drain()
            await asyncio.sleep(0.01)  # a packet of its own
        heard = [await asyncio.wait_for(_read(reader), 10) for _ in range(count)]
        writer.close()
        await writer.wait_closed()
        return heard


@asynccontextmanager
async def _serving() -> AsyncIterator[int]:
    config = uvicorn.Config(_echo, port=0, ws=Wire, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await task


async def _echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        wire_of(scope).tell(message["bytes"])


def _frame(payload: bytes, head: int = 0x81) -> bytes:
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    masked = bytes(byte ^ _MASK[at % 4] for at, byte in enumerate(payload))
    return bytes((head,)) + length + _MASK + masked


async def _read(reader: asyncio.StreamReader) -> bytes:
    """The next message, or what a close says; pings are passed over."""
    head, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    payload = await reader.readexactly(size)
    return await _read(reader) if head == _PING else payload
