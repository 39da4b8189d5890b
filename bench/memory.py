"""What a server holds in memory for tables and sockets at which nothing happens."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bench.dialects import Ours, Theirs
from bench.hosts import Host, our_server, their_server
from bench.websocket import Socket
from sesame.games import OURS

TABLES, THEIR_TABLES = 5_000, 1_000
_PEOPLE = 4  # sockets at each of the tables that get more than one
_CROWDED = 250  # such tables
_A_WHILE = 3.0  # seconds, for a server to come to rest


@dataclass(frozen=True)
class Memory:
    """Bytes of a server's process."""

    empty: int
    table: float  # one more idle table with one person's socket
    socket: float  # one more socket at a table
    tables: int  # how many were opened
    full: int  # with all of them


def measure() -> tuple[Memory, Memory]:
    """Ours and theirs, each in a fresh process."""
    with our_server() as host:
        ours = asyncio.run(_ours(host, TABLES))
    with their_server() as host:
        theirs = asyncio.run(_theirs(host, THEIR_TABLES))
    return ours, theirs


async def _ours(host: Host, count: int) -> Memory:
    """All games in turn: one person, a robot on each other chair, and the game is paused."""
    server, names = Ours(host.port), OURS
    tables = list[str]()

    async def open_one(at: int) -> None:
        tables.append(server.create(game=names[at % len(names)], chairs=["me", "apprenti"]))
        await _say(server.sit, tables[-1], 0, b'{"type":"pause","id":"1"}', b'"acked"')

    async def join(at: int, person: int) -> None:
        await _say(server.sit, tables[at], person, b'{"type":"sync","id":"2","at":0}', b'"synced"')

    return await _measure(host, count, open_one, join)


async def _theirs(host: Host, count: int) -> Memory:
    server = Theirs(host.port)
    tables = [server.table(at) for at in range(count)]
    return await _measure(
        host, count, lambda at: server.join(tables[at]), lambda at, _: server.join(tables[at])
    )


async def _measure(
    host: Host,
    count: int,
    open_one: Callable[[int], Awaitable[None]],
    join: Callable[[int, int], Awaitable[None]],
) -> Memory:
    gc.disable()
    empty = host.resident
    for at in range(count):
        await open_one(at)
    await asyncio.sleep(_A_WHILE)
    full = host.resident
    for at in range(_CROWDED):
        for person in range(1, _PEOPLE):
            await join(at, person)
    await asyncio.sleep(_A_WHILE)
    sockets = _CROWDED * (_PEOPLE - 1)
    return Memory(empty, (full - empty) / count, (host.resident - full) / sockets, count, full)


async def _say(
    sit: Callable[[str, int, Callable[[Socket, bytes], None]], Awaitable[Socket]],
    table: str,
    person: int,
    command: bytes,
    answer: bytes,
) -> None:
    """Come to the table, say one thing, and stay."""
    answered = asyncio.Event()

    def hear(socket: Socket, message: bytes) -> None:
        if message.startswith(b'{"type":"update"') and not answered.is_set():
            socket.send(command)
        elif message.startswith(b'{"type":' + answer):
            answered.set()

    await sit(table, person, hear)
    await asyncio.wait_for(answered.wait(), 60)
