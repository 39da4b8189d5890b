"""An upgrade while people play: their page comes back by itself, and loses nothing."""

import asyncio
import json
import os
import random
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Session, arrive, open_table
from tests.server.serving import Server, members, served

_WAITS = (0.25, 0.5, 1.0, 2.0, 4.0)  # seconds, as `web/src/lib/socket.ts` waits


class Page:
    """One table as our page keeps it: it comes back after a while, with the version it had."""

    def __init__(self, address: str, who: Session, table: str) -> None:
        self._place = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        self._who, self._attempt = who, 0
        self.version = 0
        self.told = dict[str, Any]()
        self.outages = list[float]()  # seconds without a line each
        self._line: Any = None

    async def stay(self) -> None:
        lost_at: float | None = None
        while True:
            try:
                since = f"?since={self.version}" if self.version else ""
                async with connect(
                    self._place + since,
                    additional_headers={"Cookie": self._who.cookie},
                    proxy=None,
                    open_timeout=60,
                ) as self._line:
                    async for said in self._line:
                        if lost_at is not None:
                            self.outages.append(time.monotonic() - lost_at)
                        self._attempt, lost_at = 0, None
                        self._hear(json.loads(said))
            except (OSError, ConnectionClosed):
                pass
            lost_at = lost_at or time.monotonic()
            wait = _WAITS[min(self._attempt, len(_WAITS) - 1)]
            self._attempt += 1
            await asyncio.sleep(wait * random.uniform(0.75, 1.25))

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "update":
            self.version, self.told = told["version"], told

    async def move(self) -> None:
        view = next(view for view in self.told["views"] if view["choices"])
        before = self.version
        said = {"type": "play", "id": f"at {before}", "seat": view["seat"], "version": before}
        await self._line.send(json.dumps({**said, "action": view["choices"][0]}))
        async with asyncio.timeout(30):
            while self.version == before:
                await asyncio.sleep(0.01)


async def hand_over(server: Server, times: int) -> list[float]:
    """Somebody moves, the server hands over to another, and they move on."""
    who = await arrive([server.address])
    table = await open_table([server.address], who, "1", game="khan-tsin", chairs=["me", "me"])
    page = Page(server.address, who, table)
    staying = asyncio.create_task(page.stay())
    try:
        async with asyncio.timeout(60 + 60 * times):
            while not page.version:
                await asyncio.sleep(0.01)
            for done in range(times):
                await page.move()
                before = page.version
                os.kill(server.pid, signal.SIGUSR2)
                while len(page.outages) == done:
                    await asyncio.sleep(0.01)
                assert page.version == before
            await page.move()
    finally:
        staying.cancel()
        with suppress(asyncio.CancelledError):  # the line is closed by then
            await staying
    return page.outages


def test_a_server_hands_over_to_another_and_nobody_loses_a_move(
    store_url: str, tmp_path: Path
) -> None:
    with served(store_url, tmp_path) as (server,):
        outages = asyncio.run(hand_over(server, 1))
        print(f"without a line: {outages[0]:.2f} s")
        assert len(outages) == 1
        assert server.is_alive, "the process that was started is still there"
        assert server.stop() == -signal.SIGTERM
        assert server.leaves_nobody()


def test_who_is_killed_after_it_handed_over_takes_the_other_along(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/house.db", tmp_path) as (server,):
        asyncio.run(hand_over(server, 1))
        assert len(members(server.pid)) > 1
        server.kill()
        assert server.leaves_nobody()


@pytest.mark.soak
def test_sockets_are_back_within_a_second(store_url: str, tmp_path: Path) -> None:
    with served(store_url, tmp_path) as (server,):
        outages = sorted(asyncio.run(hand_over(server, 10)))
        server.stop()
    print(f"ten upgrades: {outages[0]:.2f} to {outages[-1]:.2f} s, median {outages[5]:.2f}")
    assert outages[5] < 1
