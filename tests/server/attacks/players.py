"""The honest people themselves: python -m tests.server.attacks.players ADDRESS, told by stdout."""

import asyncio
import itertools
import random
import sys
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.attacks.honest import PATIENCE
from tests.server.clients import Player, Session, arrive
from tests.server.load import TREASURES, seat

_TABLES = 2
_THINKS = 0.03  # seconds before a move: a person is within the limits of a socket


class Waiting(Player):
    """A player who thinks for a moment, and notes how long each answer took."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._said_at = dict[str, float]()

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        await asyncio.sleep(_THINKS)
        at = time.monotonic()
        await super().say(socket, **message)
        self._said_at[next(reversed(self.said))] = at

    async def _hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        if told["type"] in ("acked", "refused") and told["id"] in self._said_at:
            waited = 1000 * (time.monotonic() - self._said_at.pop(told["id"]))
            print("waited", waited, flush=True)
        await super()._hear(socket, told)

    @property
    def waits(self) -> bool:
        """For an answer; who heard that the game is over does not."""
        return bool(self._said_at) and not self.is_over


class Honesty:
    """All of them."""

    def __init__(self, address: str) -> None:
        self._addresses = [address]
        self._players = list[Waiting]()

    async def play(self) -> None:
        people = [await arrive(self._addresses) for _ in range(4)]
        async with asyncio.TaskGroup() as group:
            for table in range(_TABLES):
                group.create_task(self._play_on(f"honest-{table}", people))
            group.create_task(self._report())

    async def _play_on(self, name: str, people: list[Session]) -> None:
        for number in itertools.count():
            game = await seat(self._addresses, people, f"{name}-{number}", TREASURES)
            sitting = [self._timed(player) for player in game.players]
            self._players += sitting
            async with asyncio.TaskGroup() as group:
                for player in sitting:
                    group.create_task(player.play())

    @staticmethod
    def _timed(player: Player) -> Waiting:
        return Waiting(player.addresses, player.session, player.table, random.Random(player.table))

    async def _report(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            self.tell()

    def tell(self) -> None:
        print("cuts", sum(max(0, player.connections - 1) for player in self._players), flush=True)
        print("refused", sum(len(player.refused) for player in self._players), flush=True)

    async def last_answers(self) -> None:
        """What was said is waited for; whoever waits in vain was failed."""
        for player in self._players:
            player.is_quiet = True
        end = time.monotonic() + PATIENCE
        while self._waiting() and time.monotonic() < end:
            await asyncio.sleep(0.01)
        self.tell()
        print("unanswered", self._waiting(), flush=True)

    def _waiting(self) -> int:
        return sum(player.waits for player in self._players)


async def _main(address: str) -> None:
    honesty = Honesty(address)
    playing = asyncio.create_task(honesty.play())
    stopping = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait({playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
    if not playing.done():
        await honesty.last_answers()
        playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
