"""AT-31 over real sockets and slow lines: the faster hand wins, not the nearer one."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sesame.games.attrap_tresors.state import COLUMN
from tests.server.clients import Session, arrive, command, open_table
from tests.server.serving import served
from tests.server.slow_line import slow_line

WAYS = (140.0, 10.0, 60.0)  # milliseconds to each player
REACTIONS = (280.0, 330.0, 380.0)  # of each player: the farthest is the fastest
THROWS = 4


class Hand:
    """A player with a clock of their own, who reaches for the column after the same time."""

    def __init__(self, seat: int, reaction: float) -> None:
        self.seat, self.reaction = seat, reaction
        self._ahead = Random(seat).uniform(-1e6, 1e6)  # of this player's clock
        self._offset, self._sharpest = 0.0, float("inf")
        self.winners = list[int]()  # of the columns, as this player was told
        self.timed = list[dict[str, Any]]()

    @property
    def now(self) -> float:
        return 1000 * asyncio.get_running_loop().time() + self._ahead

    async def play(self, socket: ClientConnection) -> None:
        for number in range(9):
            await self._say(socket, type="sync", id=f"s{number}", at=self.now)
            await asyncio.sleep(0.05)
        async with asyncio.TaskGroup() as reaching:
            while len(self.winners) < THROWS:
                told = json.loads(await socket.recv())
                if told["type"] == "synced":
                    self._set_clock(told)
                elif told["type"] == "show":
                    reaching.create_task(self._reach(socket, told["at"], told["step"]))
                elif told["type"] == "update":
                    self._look(told)
                    await self._give(socket, told)

    def _set_clock(self, told: dict[str, Any]) -> None:
        took = self.now - told["at"]
        if took < self._sharpest:
            self._sharpest, self._offset = took, told["at"] + took / 2 - told["now"]

    def _look(self, told: dict[str, Any]) -> None:
        self.timed += told["reactions"]
        self.winners += [
            hand["seat"]
            for hand in told["reactions"]
            if hand["object"] == COLUMN and hand["reason"] is None
        ]

    async def _give(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """AT-13: whoever has to give a card back gives the first; all wait for it."""
        for view in told["views"]:
            if view["choices"] and view["choices"][0]["action"]["type"] != "grab":
                move = {"type": "play", "seat": self.seat, "version": told["version"]}
                action = view["choices"][0]["id"]
                await self._say(socket, **move, id=f"give-{told['version']}", action=action)

    async def _reach(self, socket: ClientConnection, at: float, step: int) -> None:
        """What is shown is painted when this clock says so; then the hand goes out."""
        seen = at + self._offset
        await asyncio.sleep(max(0.0, seen + self.reaction - self.now) / 1000)
        grab = {"type": "grab", "seat": self.seat, "object": COLUMN}
        await self._say(socket, **grab, id=f"g{step}-{at}", seen=seen, moment=seen + self.reaction)

    async def _say(self, socket: ClientConnection, **said: Any) -> None:
        await socket.send(json.dumps(said))


async def _join(port: int, way: float, who: Session, table: str, hand: Hand) -> None:
    async with slow_line(port, way) as near:
        address = f"ws://127.0.0.1:{near}/ws/tables/{table}"
        cookie = {"Cookie": who.cookie}
        async with connect(address, additional_headers=cookie, compression=None, proxy=None) as s:
            await hand.play(s)


def test_at31_the_farthest_player_wins_if_they_are_the_fastest(tmp_path: Path) -> None:
    async def race(address: str, port: int) -> list[Hand]:
        people = [await arrive([address]) for _ in WAYS]
        hands = [Hand(seat, reaction) for seat, reaction in enumerate(REACTIONS)]
        table = await open_table(
            [address], people[0], "race", game="attrap-tresors", seats=3, chairs=["me"],
            options={"patience": 2}, pace=300,
        )  # fmt: skip
        for seat in (1, 2):
            await command([address], people[seat], table, type="sit", id="sit", seat=seat)
        async with asyncio.timeout(120), asyncio.TaskGroup() as players:
            for way, who, hand in zip(WAYS, people, hands, strict=True):
                players.create_task(_join(port, way, who, table, hand))
            await asyncio.sleep(2)  # lines are measured, clocks set
            await command([address], people[0], table, type="start", id="start")
        return hands

    with served(f"sqlite:///{tmp_path / 'house.db'}", tmp_path) as (server,):
        hands = asyncio.run(race(server.address, server.port))
    assert hands[0].winners == hands[1].winners == hands[2].winners
    assert hands[0].winners.count(0) >= THROWS - 1
    ways = {(hand["seat"], hand["measured"]) for hand in hands[0].timed}
    # On a busy machine a line is now and then longer than was measured: then its clock is cut
    assert (0, "own clock") in ways
