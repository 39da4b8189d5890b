"""Honest people at tables of their own, and how long they wait for the answer to each move.

    async with honest_table(server) as honest:
        await asyncio.sleep(1)                 # play goes on by itself
        before = honest.phase("before")        # the figures since the last phase
        ...
    assert honest.was_never_cut

They play in a process of their own, so that what an attacker does costs them nothing but what it
costs the server: `players.py`.
"""

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.server.serving import Server

PATIENCE = 120.0  # seconds in which the last moves must be answered


class Phase(NamedTuple):
    """How it was for a while; milliseconds from a move to its answer."""

    name: str
    moves: int
    p50: float
    p99: float
    longest: float

    def __str__(self) -> str:
        return f"{self.name} p99 {self.p99:.0f} ms ({self.moves} moves, longest {self.longest:.0f})"


@dataclass
class Honest:
    """What is known of them so far."""

    cuts: int = 0  # times that somebody lost their line
    unanswered: int = 0  # moves that were never answered
    refused: int = 0
    waited: list[float] = field(default_factory=list)  # of this phase, milliseconds
    phases: list[Phase] = field(default_factory=list)

    @property
    def was_never_cut(self) -> bool:
        return self.cuts == 0 and self.unanswered == 0

    def p99(self) -> float:
        """Of the moves of this phase so far."""
        return _quantile(self.waited, 0.99)

    def phase(self, name: str) -> Phase:
        """The phase that ends now, under that name."""
        waited, self.waited = self.waited, []
        longest = max(waited, default=0.0)
        ended = Phase(name, len(waited), _quantile(waited, 0.5), _quantile(waited, 0.99), longest)
        self.phases.append(ended)
        return ended

    async def plays_on(self, moves: int) -> None:
        """Until that many more moves were answered."""
        goal, end = len(self.waited) + moves, time.monotonic() + PATIENCE
        while len(self.waited) < goal:
            assert time.monotonic() < end, "the honest table stands still"
            await asyncio.sleep(0.01)

    def hear(self, line: bytes) -> None:
        match line.split():
            case [b"waited", milliseconds]:
                self.waited.append(float(milliseconds))
            case [b"cuts", number]:
                self.cuts = int(number)
            case [b"refused", number]:
                self.refused = int(number)
            case [b"unanswered", number]:
                self.unanswered = int(number)


def _quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


@asynccontextmanager
async def honest_table(server: Server) -> AsyncIterator[Honest]:
    """They play until this is left; then their last moves are waited for."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.attacks.players", server.address),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None
    honest = Honest()
    listening = asyncio.create_task(_listen(process, honest))
    try:
        await honest.plays_on(10)
        honest.waited.clear()
        yield honest
        process.stdin.close()  # they stop
        await asyncio.wait_for(listening, 2 * PATIENCE)
        assert await process.wait() == 0
    finally:
        listening.cancel()
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _listen(process: asyncio.subprocess.Process, honest: Honest) -> None:
    assert process.stdout is not None
    async for line in process.stdout:
        honest.hear(line)
