"""A WebSocket client that does as little as it can, so that what is measured is the server."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from os import urandom
from typing import cast

Hear = Callable[["Socket", bytes], None]

_SHORT, _LONG = 126, 127  # lengths that say that the true one follows, in 2 or 8 bytes
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_NO_MASK = b"\0\0\0\0"  # a client must mask; with zeros the text stays as it is


class Traffic:
    """What all sockets of this process were sent."""

    bytes = 0


class Socket(asyncio.Protocol):
    """One connection; whole messages go to `hear`."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request, self.hear = request, hear
        self._rest = b""
        self._is_open = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's has another base
        self._transport.write(self._request)

    def send(self, message: bytes, kind: int = _TEXT) -> None:
        self._transport.write(_header(kind, len(message)) + _NO_MASK + message)

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        Traffic.bytes += len(data)
        data = self._rest + data if self._rest else data
        at = 0 if self._is_open else self._greeted(data)
        if not self._is_open:
            self._rest = data
            return
        while (found := _frame(data, at)) is not None:
            kind, start, at = found
            if kind == _TEXT:
                self.hear(self, data[start:at])
            elif kind == _PING:
                self.send(data[start:at], _PONG)
        self._rest = data[at:]

    def _greeted(self, data: bytes) -> int:
        """Where the answer to the handshake ends; 0: not yet."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(data[:200].decode("latin-1"))
        self._is_open = True
        return end + 4


async def connect(port: int, path: str, headers: str, hear: Hear) -> Socket:
    """A socket to this machine; it is open when the first message is heard."""
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(urandom(16)).decode()}\r\n{headers}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(request.encode(), hear), "127.0.0.1", port
    )
    return socket


def _header(kind: int, length: int) -> bytes:
    if length < _SHORT:
        return bytes((kind, 0x80 | length))
    return bytes((kind, 0x80 | _SHORT)) + length.to_bytes(2, "big")


def _frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The next message: its kind, where it starts and ends; None: it is not all there."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1], at + 2
    if length >= _SHORT:
        size = 2 if length == _SHORT else 8
        if len(data) < start + size:
            return None
        length, start = int.from_bytes(data[start : start + size], "big"), start + size
    return (data[at], start, start + length) if len(data) >= start + length else None
