"""Clients of Attrap'trésors over real sockets: they race for the column, and do nothing else.

Each plays as a `Player` of `fairness.py` is described: honest, or cheating in one thing. Its clock,
its line and its hand are its own; what its hand truly took is noted, so that it is known who should
have won.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from sesame.games.attrap_tresors.actions import GIVES
from sesame.games.attrap_tresors.state import COLUMN
from tests.server.clients import Session
from tests.server.fairness import Player, Wire
from tests.server.slow_line import line

_PONG = 0x8A  # how such a frame begins
_SYNCS, _APART = 9, 0.05  # a clock is set by so many answers, so many seconds apart

Say = Callable[..., Awaitable[None]]


class LatePongs(ClientConnection):
    """A client whose pongs take their time, and nothing else does."""

    late: Callable[[], float]  # milliseconds, asked for each pong

    def send_data(self) -> None:
        for data in self.protocol.data_to_send():
            if data and data[0] == _PONG:
                self.loop.call_later(self.late() / 1000, self._answer, data)
            elif data:
                self.transport.write(data)
            else:
                self.transport.write_eof()

    @classmethod
    def by(cls, late: Callable[[], float]) -> type["LatePongs"]:
        return type(cls.__name__, (cls,), {"late": staticmethod(late)})

    def _answer(self, pong: bytes) -> None:
        if self.state is State.OPEN:
            self.transport.write(pong)


@dataclass
class Throw:
    """What truly happened, and what was made of it."""

    took: dict[int, float] = field(default_factory=dict)  # by seat, milliseconds
    counted: dict[int, float] = field(default_factory=dict)  # the same as the server has it
    winner: int | None = None

    @property
    def fastest(self) -> int:
        return min(self.took, key=self.took.__getitem__)


class Race:
    """What is known of the throws at one table, by all who sit there."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.throws = dict[int, Throw]()  # by the step of their dice
        self.shown = 0  # the step of the last dice
        self.named_after: int | None = None  # throws until somebody was told to be no hand
        self.late = list[float]()  # milliseconds by which this machine let hands go out too late
        self.is_racing = False  # dice roll, or lie there
        self.is_over = False

    @property
    def whole(self) -> list[Throw]:
        """Those in which everybody reached, and somebody won."""
        return [
            throw
            for throw in self.throws.values()
            if throw.winner is not None and len(throw.took) == self.seats
        ]


class Racer:
    """One seat of one table."""

    reconnects = False  # for every throw

    def __init__(self, seat: int, player: Player, race: Race, rng: Random) -> None:
        self.seat, self.player, self.race, self._rng = seat, player, race, rng
        self._ahead = rng.uniform(-1e6, 1e6)  # of this client's clock
        self._offset, self._sharpest, self._pongs = 0.0, float("inf"), 0
        self.earliest = float("inf")  # that dice came, less the moment they were to be seen
        self._dice_came = 0.0
        self._reached = set[int]()  # steps whose dice were answered

    @property
    def now(self) -> float:
        return 1000 * asyncio.get_running_loop().time() + self._ahead

    def late(self) -> float:
        """By how much the next pong is."""
        self._pongs += 1
        return self.player.late[self._pongs % len(self.player.late)]

    async def come(self, port: int, wire: Wire, table: str, who: Session) -> None:
        """Over a line of their own, until the game is over."""
        told = wire.ping(self._rng) if self.player.is_witnessed else None
        up, down = (partial(wire.passage, way, self._rng) for way in (wire.up, wire.down))
        async with line(port, up, down, told) as near:
            while not self.race.is_over:
                address = f"ws://127.0.0.1:{near}/ws/tables/{table}"
                async with connect(
                    address,
                    additional_headers={"Cookie": who.cookie},
                    compression=None,
                    proxy=None,
                    ping_interval=None,
                    close_timeout=1,
                    create_connection=LatePongs.by(self.late),
                ) as socket:
                    await self._play(socket)

    async def _play(self, socket: ClientConnection) -> None:
        async def say(**said: Any) -> None:
            await socket.send(json.dumps(said))

        async with AsyncExitStack() as stack:
            tasks = await stack.enter_async_context(asyncio.TaskGroup())
            clock = tasks.create_task(self._ask_the_time(say))
            stack.callback(clock.cancel)
            try:
                while not self.race.is_over:
                    if await self._hear(json.loads(await socket.recv()), say, tasks):
                        return
            except ConnectionClosed:
                assert self.race.is_over or self.reconnects, socket.close_reason

    async def _ask_the_time(self, say: Say) -> None:
        for number in range(_SYNCS):
            await say(type="sync", id=f"s{number}", at=self.now)
            await asyncio.sleep(_APART)

    async def _hear(self, told: dict[str, Any], say: Say, tasks: asyncio.TaskGroup) -> bool:
        """Whether to hang up, and come again."""
        if told["type"] == "synced":
            self._set_clock(told)
        elif told["type"] == "show" and told["film"] is not None:
            self.race.is_racing = True
            if not _has_dice(told):
                tasks.create_task(self.see_rolling(told["at"] + self._offset, say))
            elif told["step"] not in self._reached:
                self._reached.add(told["step"])
                tasks.create_task(self._see(told, say))
        elif told["type"] == "update":
            self._dice_came = 1000 * time.time()
            await self._be_ready(told, say)
            await self._give(told, say)
            return self._look(told) and self.reconnects
        return False

    def _throw(self, show: dict[str, Any]) -> Throw:
        return self.race.throws.setdefault(show["step"], Throw())

    def _set_clock(self, told: dict[str, Any]) -> None:
        took = self.now - told["at"]
        if took < self._sharpest:
            self._sharpest, self._offset = took, told["at"] + took / 2 - told["now"]

    def _look(self, told: dict[str, Any]) -> bool:
        """What became of everybody's hands; whether the column is gone."""
        hands = [hand for hand in told["reactions"] if hand["object"] == COLUMN]
        taken = [hand["seat"] for hand in hands if hand["reason"] is None]
        if hands and (throw := self.race.throws.get(self.race.shown)) is not None:
            for hand in hands:
                throw.counted.setdefault(hand["seat"], hand["reaction"])
            if taken:
                throw.winner, self.race.is_racing = taken[0], False
        if (info := told["info"]) is not None:
            self._look_around(info)
        return bool(taken)

    def _look_around(self, info: dict[str, Any]) -> None:
        race = self.race
        if race.named_after is None and info["chairs"][0]["inhuman"]:
            race.named_after = sum(throw.winner is not None for throw in race.throws.values())
        race.is_over = race.is_over or info["status"] == "over"

    async def _be_ready(self, told: dict[str, Any], say: Say) -> None:
        """AT-06: everybody is asked before the first throw."""
        if (info := told["info"]) is not None and not info["chairs"][self.seat]["ready"]:
            await say(type="ready", id=f"ready-{told['version']}", seat=self.seat)

    async def _give(self, told: dict[str, Any], say: Say) -> None:
        """AT-13: whoever has to give a card back gives the first; all wait for it."""
        for view in told["views"]:
            if view["choices"] and view["choices"][0] >= GIVES:
                move = {"type": "play", "seat": self.seat, "version": told["version"]}
                action = view["choices"][0]
                await say(**move, id=f"give-{told['version']}", action=action)

    # --- the dice

    async def _see(self, show: dict[str, Any], say: Say) -> None:
        """What is shown is painted when this clock says so; then the hand goes out."""
        self.earliest = min(self.earliest, self._dice_came - show["at"])
        self.race.shown = max(self.race.shown, show["step"])
        seen = self.player.look(self.now, show["at"] + self._offset, self._rng)
        await self.reach(show, seen, say)

    async def see_rolling(self, at: float, say: Say) -> None:
        """Dice roll that will be seen at that moment of this clock."""

    async def reach(self, show: dict[str, Any], seen: float, say: Say) -> None:
        took, grab = self.player.hand(self._rng), {"type": "grab", "seat": self.seat}
        for number, (painted, moment, truly) in enumerate(self.player.claims(seen, took)):
            await asyncio.sleep(max(0.0, truly - self.now) / 1000)
            late = self.now - truly if moment >= seen else 0.0
            if moment >= seen:  # a busy machine's hand is a slower hand
                self._throw(show).took.setdefault(self.seat, truly + late - seen)
                self.race.late.append(late)
            said = {"seen": painted, "moment": moment + late, "object": COLUMN}
            await say(**grab, **said, id=f"g{show['step']}-{number}-{show['at']}")


def _has_dice(show: dict[str, Any]) -> bool:
    """While they roll the film has no colours: nobody knows yet what they will show."""
    return bool(show["film"]["tops"])
