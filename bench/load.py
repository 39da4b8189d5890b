"""A process of its own that plays at tables of several servers in turn, and says how that went.

    python -m bench.load GAME OUR_PORT FLOOR_PORT THEIR_PORT...

It prints one JSON list: for each server a `Found`. One process plays against all, so whatever
it costs itself slows all down alike; `own` says how much of its core it needed.
"""

import asyncio
import json
import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial

import uvloop

from bench.dialects import Floor, Ours, Table, Theirs
from bench.websocket import Traffic

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
    told: list[float] = field(default_factory=list)  # bytes a move, to all four together


class Crowd:
    """People who sit down at tables of one server and play."""

    def __init__(self, server: Ours | Floor | Theirs) -> None:
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
            is_last = not self._left[table] or table.is_over
            if loop.time() < end and self._next(table, go_on):
                if is_last:
                    self._rest(table)
                return
            self._rest(table)
            playing -= 1
            if not playing:
                all_done.set()

        began, busy, told = time.perf_counter(), time.process_time(), Traffic.bytes
        for _ in range(AT_ONCE):
            playing += self._begin(go_on)
        await asyncio.wait_for(all_done.wait(), 60)
        took = time.perf_counter() - began
        self.found.speeds.append(moves / took)
        self.found.own.append((time.process_time() - busy) / took)
        self.found.told.append((Traffic.bytes - told) / moves)

    def _begin(self, told: Told) -> bool:
        """A move at the table that has waited longest; False: none is ready."""
        while self._ready:
            table = self._ready.popleft()
            if table.is_over:
                self._rest(table)
                continue
            table.told = partial(told, table)
            self._left[table] -= 1
            table.move()
            return True
        return False

    def _next(self, table: Table, told: Told) -> bool:
        """One more move at this table, or at another in its place; False: none is left."""
        if not self._left[table] or table.is_over:
            return self._begin(told)
        self._left[table] -= 1
        table.move()
        return True

    def _rest(self, table: Table) -> None:
        table.told = lambda: None
        if self._left.get(table) and not table.is_over:
            self._ready.append(table)
        else:
            self._left.pop(table, None)
            table.close()

    async def steady(self) -> None:
        """So many moves a second, whether or not earlier ones are done; late ones count in full.

        The loop's own clock and timers go by whole milliseconds: a move that is made too early for
        that counts from when it was made.
        """
        loop, clock = asyncio.get_running_loop(), time.perf_counter
        total = int(RATE * STEADY_SECONDS)
        begun, waits, all_done = clock() + 0.05, list[float](), asyncio.Event()
        late = deque[float]()  # moments of moves for which no table was free

        def begin(due: float) -> bool:
            def told(table: Table) -> None:
                waits.append(1000 * (clock() - due))
                self._rest(table)
                if late and begin(late[0]):
                    late.popleft()
                if len(waits) == total:
                    all_done.set()

            return self._begin(told)

        def tick(number: int) -> None:
            due = min(begun + number / RATE, clock())
            if not begin(due):
                late.append(due)
            if number + 1 < total:
                loop.call_later(begun + (number + 1) / RATE - clock(), tick, number + 1)

        loop.call_later(begun - clock(), tick, 0)
        await asyncio.wait_for(all_done.wait(), 60)
        self.found.waits.append(sorted(waits))


async def main(game: str, our_port: str, floor_port: str, *their_ports: str) -> None:
    theirs = [Theirs(int(port)) for port in their_ports]
    floor = Floor(int(floor_port))
    servers: list[Ours | Floor | Theirs] = [Ours(int(our_port), game), floor, *theirs]
    crowds = [Crowd(server) for server in servers]
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
