"""A process of its own that plays at tables of both servers in turn, and says how that went.

    python -m bench.load OUR_PORT THEIR_PORT GAME

It prints one JSON object: for each server a `Found`. One process plays against both, so whatever
it costs itself slows both down alike; `own` says how much of its core it needed.
"""

import asyncio
import json
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

import uvloop

from bench.dialects import Ours, Table, Theirs

ROUNDS = 7
SECONDS = 0.5  # of one sample of moves as fast as they go
AT_ONCE = 96  # tables that play at the same time
MOVES = 25  # at one table; then another takes its place, since ours come to an end
RATE, STEADY_SECONDS = 500, 1.0  # moves a second, for the waits
_ENOUGH = 1.5  # tables kept ready, as a multiple of what the last sample took

Told = Callable[[Table], None]  # called when a table's move is known to all who sit there


@dataclass
class Found:
    """One server's figures, round by round."""

    speeds: list[float] = field(default_factory=list)  # moves a second
    own: list[float] = field(default_factory=list)  # share of a core that we ourselves needed
    waits: list[list[float]] = field(default_factory=list)  # milliseconds till all four knew


class Crowd:
    """People who sit down at tables of one server and play."""

    def __init__(self, server: Ours | Theirs) -> None:
        self._server = server
        self._ready = deque[Table]()
        self._left = dict[Table, int]()
        self._opened = 0
        self.found = Found()

    async def gather(self, count: int) -> None:
        """Until so many tables are ready."""
        while len(self._ready) < count:
            self._opened += 1
            table = await self._server.open(self._opened)
            self._left[table] = MOVES
            self._ready.append(table)

    async def rush(self, seconds: float) -> None:
        """Every table makes its next move as soon as the last one is known to all."""
        moves, loop = 0, asyncio.get_running_loop()
        end, playing, all_done = loop.time() + seconds, 0, asyncio.Event()

        def go_on(table: Table) -> None:
            nonlocal moves, playing
            moves += 1
            if loop.time() < end:
                self._next(table, go_on)
            else:
                playing -= 1
                self._rest(table)
                if not playing:
                    all_done.set()

        began, busy = time.perf_counter(), time.process_time()
        for _ in range(AT_ONCE):
            playing += 1
            self._begin(go_on)
        await asyncio.wait_for(all_done.wait(), 60)
        took = time.perf_counter() - began
        self.found.speeds.append(moves / took)
        self.found.own.append((time.process_time() - busy) / took)

    def _begin(self, told: Told) -> None:
        table = self._ready.popleft()
        while table.is_over:
            table.close()
            table = self._ready.popleft()
        table.told = lambda: told(table)
        self._left[table] -= 1
        table.move()

    def _next(self, table: Table, told: Told) -> None:
        if self._left[table] and not table.is_over:
            self._left[table] -= 1
            table.move()
        else:
            self._rest(table)
            self._begin(told)

    def _rest(self, table: Table) -> None:
        table.told = lambda: None
        if self._left[table] and not table.is_over:
            self._ready.append(table)
        else:
            del self._left[table]
            table.close()

    async def steady(self) -> None:
        """So many moves a second, whether or not earlier ones are done; late ones count in full."""
        loop, total = asyncio.get_running_loop(), int(RATE * STEADY_SECONDS)
        begun, waits, all_done = loop.time() + 0.05, list[float](), asyncio.Event()
        late = deque[float]()  # moments of moves for which no table was free

        def begin(due: float) -> None:
            def told(table: Table) -> None:
                waits.append(1000 * (loop.time() - due))
                self._rest(table)
                if late and self._ready:
                    begin(late.popleft())
                if len(waits) == total:
                    all_done.set()

            self._begin(told)

        def tick(number: int) -> None:
            due = begun + number / RATE
            begin(due) if self._ready else late.append(due)
            if number + 1 < total:
                loop.call_at(begun + (number + 1) / RATE, tick, number + 1)

        loop.call_at(begun, tick, 0)
        await asyncio.wait_for(all_done.wait(), 60)
        self.found.waits.append(sorted(waits))


async def main(our_port: str, their_port: str, game: str) -> None:
    crowds = [Crowd(Ours(int(our_port), game)), Crowd(Theirs(int(their_port)))]
    for number in range(ROUNDS):
        for crowd in crowds:
            await crowd.gather(_needed(crowd))
            await crowd.rush(SECONDS if number else SECONDS / 4)
        for crowd in crowds:
            await crowd.gather(int(RATE * STEADY_SECONDS / MOVES) + 100)
            await crowd.steady()
    print(json.dumps([asdict(crowd.found) for crowd in crowds]))


def _needed(crowd: Crowd) -> int:
    """Tables for the next sample."""
    fastest = max(crowd.found.speeds, default=1_000.0)
    return AT_ONCE + int(_ENOUGH * fastest * SECONDS / MOVES)


if __name__ == "__main__":
    uvloop.run(main(*sys.argv[1:]))
