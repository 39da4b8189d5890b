"""A line to PostgreSQL that breaks at the worst moment: when something is being committed."""

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sesame.server.store.postgres_log import ROWS

_CHUNK = 1 << 16
_DONE = b"Z\x00\x00\x00\x05I"  # ready for the next question, in no transaction


class CutLine:
    """Passes everything on, until `is_armed`: then the next rows to be stored meet their fate once.

    They are one question, and committed by it; what it tells the others gives it away.
    """

    def __init__(self, real: Path) -> None:
        self._real = real
        self.is_commit_passed_on = True  # or it is lost before it arrives
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        self.is_armed = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server_writer = await asyncio.open_unix_connection(self._real)
        back = asyncio.create_task(_pass_on(server_reader, writer))
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(_CHUNK):
                if self.is_armed and ROWS.encode() in data:
                    self.is_armed = False
                    back.cancel()
                    await self._break(data, server_reader, server_writer)
                    break
                server_writer.write(data)
        for end in (server_writer, writer):
            end.close()
            with contextlib.suppress(ConnectionError):
                await end.wait_closed()
        await asyncio.wait([back])

    async def _break(
        self, commit: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        if self.is_commit_passed_on:
            await asyncio.sleep(0)  # the other direction has let go of the reader
            writer.write(commit)
            answer = b""
            while not answer.endswith(_DONE):
                answer += await reader.read(_CHUNK)  # which is thrown away
                assert not reader.at_eof()
        writer.close()
        if self.meanwhile is not None:
            await self.meanwhile()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(ConnectionError):
        while data := await reader.read(_CHUNK):
            writer.write(data)
        writer.close()


@asynccontextmanager
async def cut_line(real: Path, url: str) -> AsyncIterator[tuple[CutLine, str]]:
    """The line, and the address by which a store goes through it."""
    line = CutLine(real)
    with tempfile.TemporaryDirectory(prefix="sesame-cut-") as folder:
        server = await asyncio.start_unix_server(line.serve, Path(folder) / real.name)
        async with server:
            yield line, f"{url.partition('?')[0]}?host={folder}"
