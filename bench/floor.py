"""The floor of a server in Python: what all that is no game costs.

    python -m bench.floor PORT DATABASE

Whoever says anything at a table has it stored as a row of the log, by the same store as a move;
then all four sockets are sent an update of Mille et un trésors, whole, and the speaker an answer.
Nothing is read of what was said, nothing decided, and every update is the same but for its version.
"""

import asyncio
import sys
import time
from base64 import b64encode
from functools import partial
from hashlib import sha1
from random import Random

import msgspec
import uvloop

import sesame
from sesame.server import protocol
from sesame.server.live.views import Listener, Story
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.process.serve import calm
from sesame.server.store.database import make_store
from sesame.server.store.interface import Store

_SEATS, _SEED, _MOVES_BEFORE = 4, 2, 30
_FIRST = 1_000_000  # version of a table, so that all are as long
_VERSION = b"%d" % _FIRST
_ANSWER = b'{"type":"acked","id":"1","version":%b}' % _VERSION
_HEADERS = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of RFC 6455


def update() -> bytes:
    """What a seat whose turn it is is told after a move, as our server writes it."""
    match, choice = sesame.game("mille-et-un-tresors").new(_SEATS, seed=_SEED), Random(_SEED)
    table = Table("floor")
    table.match = match
    for _ in range(_MOVES_BEFORE):
        known, (seat,) = len(match.log), match.actors
        match.play(seat, choice.choice(match.legal(seat)))
    seat = match.actors[0]
    view = protocol.SeatView(
        seat=seat,
        view=match.seen(None, in_words=False),
        choices=match.legal_ids(seat),
        turn=_MOVES_BEFORE,
    )
    told = protocol.Update(
        version=_FIRST,
        now=round(1000 * time.time()),
        whole=False,
        info=None,
        views=[view],
        times=[protocol.ChairTime(None, runs=at == seat, here=True) for at in range(_SEATS)],
        happened=Story(table, Listener(None)).again(table, known),
    )
    return msgspec.json.encode(told)


class Talk:
    """A table: who is there, and how much was said."""

    def __init__(self, name: str, store: Store) -> None:
        self.name, self._store = name, store
        self.lines, self.version = list[Line](), _FIRST

    def say(self, speaker: "Line", said: bytes) -> None:
        self.version += 1
        row = Row(self.name, self.version, round(1000 * time.time()), said)
        stored = asyncio.ensure_future(self._store.append(row))
        stored.add_done_callback(partial(self._tell, speaker, b"%d" % self.version))

    def _tell(self, speaker: "Line", version: bytes, _: asyncio.Future[bool]) -> None:
        for line in self.lines:
            line.tell(UPDATE.replace(_VERSION, version, 1))
        speaker.tell(_ANSWER.replace(_VERSION, version))


class Line(asyncio.Protocol):
    """A socket; what this bench's clients say always comes whole, in a packet of its own."""

    def __init__(self, talks: dict[str, Talk], store: Store) -> None:
        self._talks, self._store = talks, store
        self._talk: Talk | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport: asyncio.Transport = transport  # type: ignore[assignment]

    def connection_lost(self, _: Exception | None) -> None:
        if self._talk is not None:
            self._talk.lines.remove(self)

    def data_received(self, data: bytes) -> None:
        if self._talk is not None:
            self._talk.say(self, data[6:])
            return
        path, *headers = data.decode("latin-1").split("\r\n")
        name = path.split()[1].rpartition("/")[2]
        key = next(it for it in headers if it.lower().startswith("sec-websocket-key:")).split()[1]
        accepted = b64encode(sha1(key.encode() + _GUID).digest()).decode()
        self._transport.write(f"{_HEADERS}Sec-WebSocket-Accept: {accepted}\r\n\r\n".encode())
        self._talk = self._talks.setdefault(name, Talk(name, self._store))
        self._talk.lines.append(self)
        self.tell(UPDATE.replace(_VERSION, b"%d" % self._talk.version, 1))

    def tell(self, message: bytes) -> None:
        size = len(message)
        head = bytes((0x81, size)) if size < 126 else b"\x81\x7e" + size.to_bytes(2, "big")
        self._transport.write(head + message)


async def main(port: int, database: str) -> None:
    store, talks = make_store(database), dict[str, Talk]()
    await store.open()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Line(talks, store), "127.0.0.1", port)
    calm()
    print("ready", flush=True)
    async with server:
        await server.serve_forever()


UPDATE = update()

if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), sys.argv[2]))
