"""Back-pressure and round trips: uvicorn's socket, which measures the line and never waits.

ASGI shows no pings. Here every pong is a measurement of the link; and what is told goes to the
transport at once, so that one slow reader holds up nobody.
"""

import random
from asyncio import AbstractEventLoop, Future
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from struct import Struct
from types import FunctionType
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN, Protocol

from sesame.core.errors import SesameError
from sesame.server.common.link import Link
from sesame.server.saying import say
from sesame.server.transport.door import CONNECTIONS
from sesame.server.transport.witness import (
    HEADER,
    SILENCE,
    SILENT_KERNEL,
    SILENT_PROXY,
    kernel_tells,
    kernel_trip,
    told_trip,
)

_FIRST_PING = 0.05  # seconds after the handshake
_FIRST_PINGS, _SOON = 8, (0.1, 0.4)  # so many at once, seconds apart, of a line that is unknown
_LATER = (0.4, 1.0)  # of the usual interval: nobody foresees when a line is measured
_MOST_UNHEARD = 8  # messages that wait for us before we stop reading
_TEXT, _PONG, _MASKED = 0x81, 0x8A, 0x80  # of a frame: a whole text; a pong; it is by a client
_PING = b"\x89\x04"  # what stands before the four bytes that a pong brings back
_SHORT = 126  # bytes from which on a length has a field of its own
_HEAD = 6  # bytes before what a client says in a short frame: kind, length, mask
_PAIR, _LONG = Struct("!BBH"), Struct("!BBQ")
_PIECE = 2048  # bytes looked at before others have their turn
_SMALL_TALK, _MOST_SMALL_TALK = 10.0, 100.0  # pings, parts of messages: a second; at once
_POLICY = 1008
_MOST_UNREAD = 4 << 20  # bytes that a reader may leave lying before it is let go


# What uvicorn must call of what is overridden here, or have of what is read; it promises nothing
_HOOKS = (
    *("start_keepalive", "schedule_ping", "send_keepalive_ping", "handle_ping", "handle_pong"),
    *("handle_cont", "handle_parser_exception", "send_receive_event_to_app"),
    *("ping_interval", "ping_timer", "pending_ping_payload", "last_ping_rtt"),
    *("ping_timeout", "ping_sent_at", "pong_timer", "keepalive_timeout"),
    *("close_sent", "curr_msg_data_type", "handshake_complete", "read_paused"),
    "current_size",  # of websockets
)


def check_hooks(*kinds: type) -> None:
    """Refuse a uvicorn by which no line would be measured: fair time would fail, unnoticed."""
    found = [
        each
        for kind in kinds or (WebSocketsSansIOProtocol, Protocol)
        for each in vars(kind).values()
    ]
    functions = (each for each in found if isinstance(each, FunctionType))
    used = {name for function in functions for name in function.__code__.co_names}
    if missing := ", ".join(name for name in _HOOKS if name not in used):
        raise SesameError(say("other-uvicorn-needed", missing=missing))


class Mailbox:
    """What came and is not read yet: as much of an `asyncio.Queue` as one reader needs."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting = deque[Any]()
        self._reader: Future[None] | None = None
        self._is_held = False  # what was said last is being done: its turn comes first

    @property
    def is_idle(self) -> bool:
        """Whether whatever came is done, and the next message is waited for."""
        return not self._is_held and self._reader is not None and not self._reader.done()

    def hold(self) -> None:
        """Nothing more is read until `let_go`."""
        self._is_held = True

    def let_go(self, again: Any = None) -> None:
        """Go on; with this message first, if it is to be read after all."""
        self._is_held = False
        if again is not None:
            self._waiting.appendleft(again)
        self._wake()

    def put_nowait(self, message: Any) -> None:
        self._waiting.append(message)
        self._wake()

    def _wake(self) -> None:
        if self._waiting and self.is_idle:
            self._reader.set_result(None)  # type: ignore[union-attr]

    async def get(self) -> Any:
        while self._is_held or not self._waiting:
            self._reader = self._loop.create_future()
            await self._reader
        return self._waiting.popleft()

    def empty(self) -> bool:
        return not self._waiting

    def qsize(self) -> int:
        return len(self._waiting)


class Outbox:
    """Of all clients of a process: what is told in one breath goes out in one packet a client."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting = list["Wire"]()

    def add(self, wire: "Wire") -> None:
        if not self._waiting:
            self._loop.call_soon(self._send_all)
        self._waiting.append(wire)

    def _send_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for wire in waiting:
            wire.flush()


class Wire(WebSocketsSansIOProtocol):
    """One client's socket."""

    link: Link
    queue: Mailbox  # type: ignore[assignment]

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = Mailbox(self.loop)
        self.at_once: Callable[[bytes], bool] | None = None  # who may do it without being asked
        self._outbox: Outbox = self.app_state.get("outbox") or Outbox(self.loop)
        self.app_state["outbox"] = self._outbox
        self._unread = bytearray()  # came, and is not looked at yet
        self._is_between_frames = False  # as far as the parser of all others knows
        self._small_talk, self._talked_at = 0.0, 0.0  # frames, less what time has forgiven
        self._caller: str | None = None  # who holds a line of the house
        self._is_deaf = False  # they were told to go: what they still say is not looked at

    def holds_line(self, caller: str | None) -> None:
        self._caller = caller
        CONNECTIONS.sockets += caller is not None

    def hang_up(self, adieu: float) -> None:
        """After a good-bye: thousands of frames may be on their way, and none of them is read."""
        self._is_deaf, self.read_paused = True, True
        self._unread.clear()
        self.transport.pause_reading()
        self.loop.call_later(adieu, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._caller is not None:
            CONNECTIONS.give_back(self._caller)
            CONNECTIONS.sockets -= 1
        self._unread.clear()
        self.at_once = None
        self.queue.let_go()  # that they are gone is heard at once
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Most of what comes is one short frame, whole: a message, or our own ping's answer."""
        if not self._is_short_frame(data):
            self._unread += data
            self._read_on()
            return
        said = apply_mask(data[_HEAD:], data[2:_HEAD])
        if data[0] == _PONG:
            self.handle_pong(Frame(Opcode.PONG, said))
            return
        if self.queue.is_idle and self.at_once is not None and self.at_once(said):
            return
        self.queue.put_nowait(received(said))
        if self.queue.qsize() > _MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        """A piece at a time: thousands of tiny frames in one packet are no reason to stop all."""
        if not self._unread or self.read_paused or self.transport.is_closing():
            return
        piece = bytes(self._unread[:_PIECE])
        del self._unread[:_PIECE]
        super().data_received(piece)
        self._is_between_frames = self._stands_between_frames()
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:  # pongs, which nobody reads
            self.transport.abort()
        elif self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
            self.loop.call_soon(self._resume)

    def _resume(self) -> None:
        if self.read_paused and not (self._is_deaf or self.transport.is_closing()):
            self.read_paused = False
            self.transport.resume_reading()
            self._read_on()

    async def receive(self) -> Any:
        """The next message; once all are read, what lies unread is looked at."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._resume()
        return message

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_small_talk()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count_small_talk()

    def _count_small_talk(self) -> None:
        """Frames that say nothing by themselves; nobody who plays sends many."""
        now = self.loop.time()
        forgiven = (now - self._talked_at) * _SMALL_TALK
        self._small_talk = max(0.0, self._small_talk - forgiven) + 1
        self._talked_at = now
        if self._small_talk <= _MOST_SMALL_TALK or self.close_sent:
            return
        self._unread.clear()
        self.conn.send_close(_POLICY, "too many control frames")
        self.handle_parser_exception()

    def _is_short_frame(self, data: bytes) -> bool:
        """Whether it is one masked frame of a connection at rest, with nothing before or after."""
        return (
            self._is_between_frames
            and len(data) >= _HEAD
            and len(data) == data[1] - _MASKED + _HEAD
            and data[1] < _MASKED + _SHORT
            and (data[0] == _TEXT or data[0] == _PONG)
            and not (self.close_sent or self.read_paused or self._unread)
        )

    def _stands_between_frames(self) -> bool:
        """Whether nothing came in part, neither a frame nor a message of several."""
        return (
            self.conn.state is OPEN
            and self.conn.current_size is None
            and not self.conn.reader.buffer
        )

    def handle_connect(self, event: Request) -> None:
        self.link = Link()
        self._is_proxied = "X-Forwarded-For" in event.headers and self._is_from_proxy()
        if self._is_proxied:
            self._hear_proxy(told_trip(event.headers.get(HEADER)))
        self._outgoing = list[bytes]()  # told and not yet sent
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["wire"] = self

    def start_keepalive(self) -> None:
        if self.ping_interval:
            self.ping_timer = self.loop.call_later(_FIRST_PING, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """As uvicorn does, but without the parser: the lines of newcomers are measured often."""
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = random.randbytes(4)
        self.ping_sent_at = self.loop.time()
        self.transport.write(_PING + self.pending_ping_payload)
        if self.ping_timeout is None:
            self.schedule_ping()
        else:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def _is_from_proxy(self) -> bool:
        trusted = _TrustedHosts(self.config.forwarded_allow_ips or "127.0.0.1")
        return self.client is not None and self.client[0] in trusted

    def handle_pong(self, event: Frame) -> None:
        is_awaited = self.pending_ping_payload is not None
        if not is_awaited:
            self._count_small_talk()
        super().handle_pong(event)
        if is_awaited and self.pending_ping_payload is None:
            self.link.measured(1000 * self.last_ping_rtt)
            self._ask_witness()

    def _hear_proxy(self, told: float | None) -> None:
        if told is None:
            SILENCE.note(SILENT_PROXY)
        else:
            self.link.witnessed(told)

    def _ask_witness(self) -> None:
        """Behind a proxy our own kernel knows only the way to the proxy."""
        if self._is_proxied:
            return
        if (trip := kernel_trip(self.transport)) is not None:
            self.link.witnessed(trip)
        elif not kernel_tells():
            SILENCE.note(SILENT_KERNEL)

    def schedule_ping(self) -> None:
        assert self.ping_interval is not None
        is_known = len(self.link.trips) >= _FIRST_PINGS  # from before, if they were here before
        usual = tuple(part * self.ping_interval for part in _LATER)
        wait = random.uniform(*(usual if is_known else _SOON))
        self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)

    def send_receive_event_to_app(self) -> None:
        """Text goes on as bytes: our decoder refuses bad letters; uvicorn would log each one."""
        self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        """Whatever uvicorn sends, a close above all, comes after what was told before."""
        if self.handshake_complete:
            self.flush()
        await super().send(message)

    def tell(self, message: bytes) -> None:
        """Send soon. Whoever does not read is let go: they come back and get everything anew."""
        if not self._outgoing:
            self._outbox.add(self)
        self._outgoing += (_head(len(message)), message)

    def flush(self) -> None:
        """Send what was told."""
        outgoing, self._outgoing = self._outgoing, []
        if not outgoing or self.close_sent or self.transport.is_closing():
            return
        self.transport.write(b"".join(outgoing))
        if self.transport.get_write_buffer_size() > _MOST_UNREAD:
            self.transport.abort()


@lru_cache(maxsize=4096)
def _head(length: int) -> bytes:
    """What stands before a whole text message of the server."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return _PAIR.pack(_TEXT, _SHORT, length)
    return _LONG.pack(_TEXT, _SHORT + 1, length)


def received(said: bytes) -> dict[str, Any]:
    """A message as ASGI has it."""
    return {"type": "websocket.receive", "bytes": said}


def wire_of(scope: Any) -> Wire:
    found: Wire = scope["state"]["wire"]
    return found
