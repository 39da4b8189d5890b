"""Connections: how many there may be, how long and how big a request's head may be.

uvicorn's HTTP protocol with limits on what somebody can cost who has not asked for anything yet.
`Connections` counts and decides; `Door` is one. Whoever is refused is told why, in words.
"""

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from typing import Any, Final

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from sesame.core.words import Words
from sesame.server.common.limits import household
from sesame.server.saying import say

MOST_HEAD: Final = 32 * 1024  # bytes of a request's first line and headers
MOST_HEADERS: Final = 100
MOST_HEADER: Final = 8 * 1024  # bytes of one header, or of the address that is asked for
MOST_REQUEST: Final = 3 << 19  # bytes of a whole request, however it is cut: a record and its head
MOST_PIPELINED: Final = 8  # requests that wait behind an unanswered one of the same connection
HEAD_TIME: Final = 10.0  # seconds for a head to come, from the connection or the last answer on
BODY_TIME: Final = 30.0  # seconds for what follows it
MOST_CONNECTIONS: Final = 20_000  # connections at once; fewer where the system allows fewer files
CONNECTIONS_EACH: Final = 256  # of one address
_OWN_FILES: Final = 100  # files that the server itself needs: database, robots, logs
_KEPT_FOR_PLAYERS: Final = 0.2  # of all lines; not for newcomers who would only look on

if sys.platform == "win32":

    def _files_allowed(wanted: int) -> int:
        return wanted
else:
    import resource

    def _files_allowed(wanted: int) -> int:
        """How many the system lets us open, once we have asked for as many as we want."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft >= wanted or soft == resource.RLIM_INFINITY:
            return wanted
        given = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (given, hard))
        return given


_SWOLLEN = say("headers-too-long")
_TOO_LONG = say("too-long")
_UNREADABLE = say("unreadable-request")
_SLOW = say("too-slow")
_FULL = say("no-line-free")
_TOO_MANY = say("too-many-lines")


def most_connections() -> int:
    """As many as we want, or as the system lets us have."""
    return max(10, _files_allowed(MOST_CONNECTIONS + _OWN_FILES) - _OWN_FILES)


@dataclass
class Connections:
    """Who holds how many lines: a pure account."""

    most: int
    each: int = CONNECTIONS_EACH
    free: tuple[str, ...] = ()  # networks of proxies: everybody comes through them
    sockets: int = 0
    plain: "dict[Door, None]" = field(default_factory=dict)  # no socket yet, the oldest first
    _by: Counter[str] = field(default_factory=Counter)
    _total: int = 0

    def take(self, caller: str) -> Words | None:
        """One more of theirs; or why not."""
        if self._total >= self.most:
            return _FULL
        if self._by[caller] >= self.each and not self._is_proxy(caller):
            return _TOO_MANY
        self._by[caller] += 1
        self._total += 1
        return None

    def give_back(self, caller: str) -> None:
        self._total -= 1
        self._by[caller] -= 1
        if not self._by[caller]:
            del self._by[caller]

    @property
    def is_full(self) -> bool:
        return self._total >= self.most

    @property
    def has_room_to_look_on(self) -> bool:
        """Whether somebody who does not play may have a socket: the last ones are for players."""
        return self.sockets < self.most * (1 - _KEPT_FOR_PLAYERS)

    def _is_proxy(self, caller: str) -> bool:
        try:
            address = ip_address(caller.partition("/")[0])
            return any(address in ip_network(network, strict=False) for network in self.free)
        except ValueError:
            return False


CONNECTIONS = Connections(MOST_CONNECTIONS)  # of this process; `serve.py` says how many there are


class Door(HttpToolsProtocol):
    """One connection, until it becomes a socket or ends."""

    _caller: str | None = None  # who holds a line
    _timer: asyncio.TimerHandle | None = None
    _head = _body = _count = 0  # bytes of this request's head; of all of it; its headers
    _is_in_head = True
    _is_refused = False
    _is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        caller = household(self.client[0] if self.client else "?")
        if CONNECTIONS.is_full:
            _let_an_idle_one_go()
        if (why := CONNECTIONS.take(caller)) is not None:
            self._refuse(503, why)
            return
        self._caller = caller
        CONNECTIONS.plain[self] = None
        self._within(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        CONNECTIONS.plain.pop(self, None)
        if self._caller is not None:
            CONNECTIONS.give_back(self._caller)
            self._caller = None

    def data_received(self, data: bytes) -> None:
        """Counted before it is read: what is read is kept until the head is whole."""
        if self._is_refused:
            return
        self._body += len(data)
        if self._is_in_head:
            self._head += len(data)
        super().data_received(data)
        if self._is_refused or self._is_socket:
            return
        if self._is_in_head and self._head > MOST_HEAD:
            self._refuse(431, _SWOLLEN)
        elif self._body > MOST_REQUEST:
            self._refuse(413, _TOO_LONG)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a `Wire`, which keeps the line until it is lost."""
        self._is_socket = True
        self._stop_timer()
        CONNECTIONS.plain.pop(self, None)
        caller, self._caller = self._caller, None
        super().handle_websocket_upgrade()
        wire: Any = self.transport.get_protocol()
        wire.holds_line(caller)

    # --- what the parser says

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._is_in_head, self._count = True, 0
        if self._timer is None:
            self._within(HEAD_TIME)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > MOST_HEADER:
            raise ValueError(_SWOLLEN.en)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count += 1
        if self._count > MOST_HEADERS or len(name) + len(value) > MOST_HEADER:
            raise ValueError(_SWOLLEN.en)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError(_TOO_LONG.en)
        self._is_in_head, self._head = False, 0
        self._stop_timer()
        super().on_headers_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._within(BODY_TIME)

    def on_message_complete(self) -> None:
        self._stop_timer()
        self._is_in_head, self._head, self._body = True, 0, 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - ours is in all languages
        if self._count > MOST_HEADERS or self._head > MOST_HEADER:
            self._refuse(431, _SWOLLEN)
        else:
            self._refuse(400, _UNREADABLE)

    # --- refusing

    def _within(self, seconds: float) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(seconds, self._refuse, 408, _SLOW)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int, words: Words) -> None:
        """Say why, and hang up."""
        self._is_refused = True
        self._stop_timer()
        self._unset_keepalive_if_required()
        if self.transport.is_closing():
            return
        if self._may_answer():
            self.transport.write(_answer(status, words))
        self.transport.close()

    def _may_answer(self) -> bool:
        """Not in the middle of an answer, nor after it while the request still comes."""
        if not self.cycle:
            return True
        return self.cycle.response_complete if self._is_in_head else not self.cycle.response_started

    def is_idle(self) -> bool:
        return not self.cycle or self.cycle.response_complete

    def hang_up(self) -> None:
        self._refuse(503, _FULL)
        self._let_go()


def _let_an_idle_one_go() -> None:
    """The oldest connection by which nothing is being asked makes room for the newest."""
    for door in CONNECTIONS.plain:
        if door.is_idle():
            door.hang_up()
            return


def _answer(status: int, words: Words) -> bytes:
    body = msgspec.json.encode({"reason": words.texts()})
    head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
    return STATUS_LINE[status] + head % len(body) + body
