"""A line that takes its time: what goes in comes out so many milliseconds later, both ways.

It ends at a proxy that tells how long it is, as nginx does: no program at its other end can lie
about that.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sesame.server.transport.witness import HEADER


@asynccontextmanager
async def slow_line(port: int, way: float, *, tells: bool = True) -> AsyncIterator[int]:
    """A port of this machine that leads to the other one, `way` milliseconds each way.

    `tells`: the server hears from the proxy how long the line is.
    """
    header = f"\r\nX-Forwarded-For: 127.0.0.1\r\n{HEADER}: {round(2000 * way)}\r\n"
    told = header.encode() if tells else b"\r\nX-Forwarded-For: 127.0.0.1\r\n"
    tasks, writers = set[asyncio.Task[None]](), list[asyncio.StreamWriter]()

    async def carry(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, added: bytes = b""
    ) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65_536):
            if added:  # to the first request of the connection
                data, added = data.replace(b"\r\n", added, 1), b""
            loop.call_later(way / 1000, _put, writer, data)
        loop.call_later(way / 1000, writer.close)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, back))
        for way_of in (carry(reader, back, told), carry(there, writer)):
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


def _put(writer: asyncio.StreamWriter, data: bytes) -> None:
    if not writer.is_closing():
        writer.write(data)
