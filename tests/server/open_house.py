"""The server inside a test: real sockets and a real store, but time goes on only when told to."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import uvicorn

from sesame.server.common.limits import MOST_MESSAGE
from sesame.server.store.database import make_store
from sesame.server.transport.app import App, Config
from sesame.server.transport.wire import Wire


class SetClock:
    """A clock that stands still between two moves of its hand."""

    def __init__(self) -> None:
        self._now = 1_800_000_000_000.0

    def __call__(self) -> float:
        return self._now

    def go_on(self, milliseconds: float) -> None:
        self._now += milliseconds


@dataclass
class OpenHouse:
    """A server that is running, and its clock."""

    app: App
    clock: SetClock
    address: str


@asynccontextmanager
async def open_house(
    database: str, rate: float = 1e6, clock: SetClock | None = None
) -> AsyncIterator[OpenHouse]:
    """No pings, whose answers are measured by the real clock; no limits, unless asked for."""
    clock = clock or SetClock()
    app = App(make_store(database), Config(rate=rate, thinkers=1), clock)
    config = uvicorn.Config(
        app,
        port=0,
        ws=Wire,
        ws_ping_interval=None,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not running.done(), "it did not start"
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield OpenHouse(app, clock, f"127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await running
