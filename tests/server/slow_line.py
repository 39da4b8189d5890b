"""A line that takes its time: what goes in comes out so many milliseconds later, both ways.

It ends at a proxy that tells how long it is, as nginx does: no program at its other end can lie
about that.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from sesame.server.transport.witness import HEADER

Passage = Callable[[], float]  # milliseconds that the next piece takes


def slow_line(port: int, way: float, *, tells: bool = True) -> AbstractAsyncContextManager[int]:
    """A port of this machine that leads to the other one, always `way` milliseconds each way.

    `tells`: the server hears from the proxy how long the line is.
    """
    return line(port, lambda: way, lambda: way, 2 * way if tells else None)


@asynccontextmanager
async def line(
    port: int, up: Passage, down: Passage, told: float | None = None
) -> AsyncIterator[int]:
    """The same with ways that differ and jitter; `told`: milliseconds that the proxy says."""
    added = b"\r\nX-Forwarded-For: 127.0.0.1\r\n"
    if told is not None:
        added += f"{HEADER}: {round(1000 * told)}\r\n".encode()
    tasks, writers = set[asyncio.Task[None]](), list[asyncio.StreamWriter]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        if (opening := asyncio.current_task()) is not None:
            tasks.add(opening)
            opening.add_done_callback(tasks.discard)
        there, back = await asyncio.open_connection("127.0.0.1", port)
        writers.append(back)
        for way_of in (_carry(reader, back, up, added), _carry(there, writer, down)):
            task = asyncio.create_task(way_of)
            tasks.add(task)
            task.add_done_callback(tasks.discard)

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in list(tasks):
            task.cancel()
        for writer in writers:
            writer.close()
        closing = [writer.wait_closed() for writer in writers]
        await asyncio.gather(*tasks, *closing, return_exceptions=True)


async def _carry(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, takes: Passage, added: bytes = b""
) -> None:
    """Piece by piece, in order: what is quicker than the one before it waits for that."""
    loop, last = asyncio.get_running_loop(), 0.0
    while data := await reader.read(65_536):
        if added:  # to the first request of the connection
            data, added = data.replace(b"\r\n", added, 1), b""
        last = max(loop.time() + takes() / 1000, last + 1e-6)
        loop.call_at(last, _put, writer, data)
    loop.call_at(max(loop.time() + takes() / 1000, last + 1e-6), writer.close)


def _put(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)
