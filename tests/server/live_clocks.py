"""Clients on a live clock of 30 seconds: how much longer it runs for whoever delays their pongs.

    python -m tests.server.live_clocks

What is gained is what the clock has left, less what it would have had if it had been charged with
the time from each turn's arrival to each move's sending, and with nothing else.
"""

import asyncio
import json
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

from tests.server.clients import Session, arrive, command, open_table
from tests.server.racers import LatePongs
from tests.server.serving import Server, served
from tests.server.slow_line import slow_line

SECONDS, MOVES = 30, 17
_KHAN_TSIN = {"game": "khan-tsin", "chairs": ["me"], "pace": 0}


@dataclass(frozen=True)
class Stretch:
    """A line of the table: by what a clock might be lengthened."""

    name: str
    late: tuple[float, ...]  # milliseconds by which pongs are, in turn
    thinks: float  # seconds before each move
    proxy: float | None = None  # milliseconds each way to a proxy that tells nothing


STRETCHES = (
    Stretch("nobody cheats", (0,), 0.3),
    Stretch("pongs late by 480 ms", (480,), 0.6),
    Stretch("pongs late by 480 ms, no witness", (480,), 0.6, 0.0),
    Stretch("pongs late at every other move", (0, 480), 0.6),
    Stretch("moves made at once, pongs late by 480 ms", (480,), 0.0),
    Stretch("the same, no witness", (480,), 0.0, 0.0),
)


class Lengthened(NamedTuple):
    """Milliseconds."""

    used: float
    gained: float
    most: float  # that the clock ever showed


class Mover:
    """Somebody who moves at random after a thought."""

    def __init__(self, seat: int, thinks: float, moves: int) -> None:
        self._seat, self._thinks, self._left_to_do = seat, thinks, moves
        self._answered = -1
        self.used, self.left, self.most = 0.0, 0.0, 0.0  # milliseconds
        self._rng = Random(seat)

    async def play(self, socket: ClientConnection) -> None:
        """As many moves as are to be made, or until the game is over."""
        while True:
            told = json.loads(await socket.recv())
            came = time.monotonic()
            if told["type"] != "update":
                continue
            self._look(told)
            if told["info"] is not None and told["info"]["status"] == "over":
                return
            # The last move is told too, and perhaps the other's answer with it
            if self._left_to_do == 0 and told["version"] > self._answered:
                return
            choices = self._choices(told)
            if choices and told["version"] > self._answered:
                self._answered = told["version"]
                await self._move(socket, told["version"], choices, came)

    def _look(self, told: dict[str, Any]) -> None:
        self.left = told["times"][self._seat]["left"] or 0.0
        self.most = max(self.most, self.left)

    def _choices(self, told: dict[str, Any]) -> list[int]:
        return [
            one for view in told["views"] if view["seat"] == self._seat for one in view["choices"]
        ]

    async def _move(
        self, socket: ClientConnection, version: int, choices: list[int], came: float
    ) -> None:
        await asyncio.sleep(self._thinks)
        action = self._rng.choice(choices)
        said = {"type": "play", "id": f"m{version}", "seat": self._seat, "version": version}
        self.used += 1000 * (time.monotonic() - came)
        await socket.send(json.dumps({**said, "action": action}))
        self._left_to_do -= 1


async def lengthened(server: Server, stretch: Stretch, moves: int = MOVES) -> Lengthened:
    """What the first of two players gains in a game."""
    here = [server.address]
    ali, baya = [await arrive(here) for _ in range(2)]
    clock = {"type": "live", "seconds": SECONDS, "increment": 0}
    table = await open_table(here, ali, "clock", **_KHAN_TSIN, clock=clock)
    await command(here, baya, table, type="sit", id="sit", seat=1)
    late = iter(stretch.late * 10_000)
    cheat, other = Mover(0, stretch.thinks, moves), Mover(1, 0.02, moves)
    async with (
        _line(server, stretch.proxy, ali, table, LatePongs.by(lambda: next(late))) as first,
        _line(server, None, baya, table, ClientConnection) as second,
    ):
        await asyncio.sleep(3)  # lines are measured
        await command(here, ali, table, type="start", id="start")
        done, waiting = await asyncio.wait(
            [asyncio.create_task(cheat.play(first)), asyncio.create_task(other.play(second))],
            timeout=120,
            return_when=asyncio.FIRST_COMPLETED,
        )
        if waiting:
            await asyncio.wait(waiting, timeout=2)
        for task in waiting:
            task.cancel()
        for task in done:
            task.result()
    return Lengthened(cheat.used, cheat.left - (1000 * SECONDS - cheat.used), cheat.most)


@asynccontextmanager
async def _line(
    server: Server, proxy: float | None, who: Session, table: str, kind: type[ClientConnection]
) -> AsyncIterator[ClientConnection]:
    """To the table: at once, or by a proxy that says nothing of the line."""
    options: dict[str, Any] = {
        "additional_headers": {"Cookie": who.cookie},
        "compression": None,
        "proxy": None,
        "ping_interval": None,
        "create_connection": kind,
    }
    if proxy is None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table}", **options) as socket:
            yield socket
        return
    async with (
        slow_line(server.port, proxy, tells=False) as near,
        connect(f"ws://127.0.0.1:{near}/ws/tables/{table}", **options) as socket,
    ):
        yield socket


async def all_lengthened(server: Server, moves: int = MOVES) -> list[Lengthened]:
    """All at once, at tables of their own."""
    return await asyncio.gather(*(lengthened(server, each, moves) for each in STRETCHES))


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/house.db", Path(folder)) as (server,),
    ):
        found = asyncio.run(all_lengthened(server))
    print(f"| cheat on a live clock of {SECONDS} s, {MOVES} moves | used | gained |")
    print("| --- | --- | --- |")
    for stretch, came in zip(STRETCHES, found, strict=True):
        print(f"| {stretch.name} | {came.used / 1000:.2f} s | {came.gained / 1000:.2f} s |")


if __name__ == "__main__":
    main()
