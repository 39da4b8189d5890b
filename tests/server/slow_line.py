"""A line that takes its time: what goes in comes out so many milliseconds later, both ways."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


@asynccontextmanager
async def slow_line(port: int, way: float) -> AsyncIterator[int]:
    """A port of this machine that leads to the other one, `way` milliseconds each way."""
    tasks, writers = set[asyncio.Task[None]](), list[asyncio.StreamWriter]()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65_536):
            loop.call_later(way / 1000, _put, writer, data)
        loop.call_later(way / 1000, writer.close)

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        writers.extend((writer, back))
        for pair in ((reader, back), (there, writer)):
            task = asyncio.create_task(carry(*pair))
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
