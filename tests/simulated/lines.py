"""Lines between people and servers: what is said keeps its order, takes its time, and may be lost.

Of a line that is cut both ends learn in their own time; what is under way then never arrives.
`Wire` is the server's end, as `transport/sockets.py` knows it: with the real mailbox, the real
application and the real `Link`; WebSocket frames and HTTP are not simulated.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from sesame.server.common.link import Link
from sesame.server.transport.wire import Mailbox, received

if TYPE_CHECKING:
    from tests.simulated.server import Server

_UNSEEN = 20.0  # seconds at most until somebody finds out: pings go unanswered


@dataclass(frozen=True)
class Somebody:
    """A person, as a server knows them; and how long their line is."""

    person: str
    cookie: str
    address: str
    slowness: float  # seconds that a message takes, on average


class Line:
    """One socket: this end is the client's."""

    def __init__(
        self,
        server: "Server",
        who: Somebody,
        table: str,
        since: int | None,
        random: Random,
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._server, self._random, self._slowness = server, random, who.slowness
        self.person, self.table = who.person, table
        self.said = dict[str, bytes]()  # that the server has heard, by id
        self._inbox = deque[bytes]()
        self._under_way = deque[bytes]()  # to the client
        self._going = deque[bytes]()  # to the server
        self._news = asyncio.Event()
        self._there = self._here = 0.0  # when the last that was sent each way arrives
        self.is_cut = False  # nothing arrives any more
        self.is_over = False  # as far as the client knows
        self.wire = Wire(self, server.context)
        self._context = server.world.loop.world.context
        query = "" if since is None else f"since={since}"
        scope = {
            "type": "websocket",
            "path": f"/ws/tables/{table}",
            "query_string": query.encode(),
            "headers": [(b"cookie", f"sesame={who.cookie}".encode())],
            "client": (who.address, 0),
            "state": {"wire": self.wire},
        }
        server.lines[self] = None  # whoever dies before it has answered cuts it too
        self._there = self._loop.time() + self._delay()
        self._loop.call_at(self._there, server.accept, self, scope, context=server.context)

    def _delay(self) -> float:
        return self._random.expovariate(1 / self._slowness)

    # --- the client's end

    def say(self, message: bytes) -> None:
        if self.is_cut:
            return
        self._there = max(self._there, self._loop.time() + self._delay())
        self._going.append(message)
        self._loop.call_at(self._there, self._come, context=self.wire.context)

    def _come(self) -> None:
        """The oldest that is under way: a line keeps its order."""
        self.wire.hear(self._going.popleft())

    async def hear(self) -> bytes | None:
        """What is told next; None: the line is lost."""
        while not self._inbox and not self.is_over:
            self._news.clear()
            await self._news.wait()
        return self._inbox.popleft() if self._inbox else None

    def hang_up(self) -> None:
        """At once here, soon there."""
        self.end()
        self._loop.call_later(self._delay(), self.wire.lost, context=self.wire.context)
        self.is_cut = True

    def end(self) -> None:
        self.is_over = True
        self._inbox.clear()
        self._news.set()

    # --- the server's end

    def tell(self, message: bytes) -> None:
        self._server.world.told(self, message)
        if not self.is_cut:
            self._here = max(self._here, self._loop.time() + self._delay())
            self._under_way.append(message)
            self._loop.call_at(self._here, self._arrive, context=self._context)

    def _arrive(self) -> None:
        message = self._under_way.popleft()
        if not self.is_cut and not self.is_over:
            self._inbox.append(message)
            self._news.set()

    def close(self) -> None:
        """The server is done with it; what it told before still arrives."""
        self._here = max(self._here, self._loop.time() + self._delay())
        self._loop.call_at(self._here, self.end, context=self._context)

    # --- trouble

    def cut(self) -> None:
        """With or without a word, to one end or the other."""
        self.is_cut = True
        for learn, context in ((self.end, self._context), (self.wire.lost, self.wire.context)):
            wait = self._random.choice((0.0, 0.1, 2.0, self._random.uniform(0, _UNSEEN)))
            self._loop.call_later(wait, learn, context=context)


class Transport:
    """As much of a transport as is asked for."""

    def __init__(self, abort: Callable[[], None]) -> None:
        self.abort = abort


class Wire:
    """The server's end."""

    def __init__(self, line: Line, context: Any) -> None:
        self.line, self.context = line, context
        self.link = Link()
        self.queue = Mailbox(asyncio.get_running_loop())
        self.at_once: Callable[[bytes], bool] | None = None
        self.transport = Transport(line.cut)
        self.is_lost = False

    def tell(self, message: bytes) -> None:
        self.line.tell(message)

    def hear(self, said: bytes) -> None:
        """As `transport/wire.py` hands on what came."""
        if self.is_lost or self.line.is_cut:
            return
        if (number := _id_of(said)) is not None:
            self.line.said[number] = said
        if self.queue.is_idle and self.at_once is not None and self.at_once(said):
            return
        self.queue.put_nowait(received(said))

    def lost(self) -> None:
        if not self.is_lost:
            self.is_lost = True
            self.at_once = None
            self.queue.let_go()
            self.queue.put_nowait({"type": "websocket.disconnect"})


def _id_of(said: bytes) -> str | None:
    try:
        found = msgspec.json.decode(said)["id"]
    except (msgspec.DecodeError, UnicodeError, KeyError, TypeError):
        return None
    return found if isinstance(found, str) else None
