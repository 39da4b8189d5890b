"""AT-31 over real sockets and slow lines: the faster hand wins, not the nearer one nor the liar.

Bounds that hold on any machine, however busy: what the server measures itself is only ever longer
than the truth.
"""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from sesame.games.attrap_tresors.actions import DEALS, GIVES
from sesame.games.attrap_tresors.state import COLUMN
from sesame.server.live.latency import START
from tests.server.clients import Session, arrive, command, open_table
from tests.server.racers import LatePongs
from tests.server.serving import served
from tests.server.slow_line import slow_line

WAYS = (140.0, 10.0, 60.0)  # milliseconds to each player
REACTIONS = (280.0, 330.0, 380.0)  # of each player: the farthest is the fastest
THROWS = 4
EARLY = 5.0  # milliseconds: what half of a round trip is known to
BESIDES = 20.0  # milliseconds that screens, programs and jitter may take, and these do not
LATE = 200.0  # milliseconds by which a liar's pongs are delayed


class Hand:
    """A player with a clock of their own, who reaches for the column after the same time."""

    def __init__(self, seat: int, reaction: float) -> None:
        self.seat, self.reaction = seat, reaction
        self._ahead = Random(seat).uniform(-1e6, 1e6)  # of this player's clock
        self._offset, self._sharpest = 0.0, float("inf")
        self.winners = list[int]()  # of the columns, as this player was told
        self.timed = list[dict[str, Any]]()
        self.earliest = float("inf")  # that dice came, less the moment they were to be seen
        self._dice_came = 0.0
        self.races = list[list[dict[str, Any]]]([[]])  # first hands at each column, by throw

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
                elif told["type"] == "show" and not _rolls(told):
                    self.earliest = min(self.earliest, self._dice_came - told["at"])
                    reaching.create_task(self._reach(socket, told["at"], told["step"]))
                elif told["type"] == "update":
                    self._look(told)
                    await self._be_ready(socket, told)
                    await self._give(socket, told)

    def _set_clock(self, told: dict[str, Any]) -> None:
        took = self.now - told["at"]
        if took < self._sharpest:
            self._sharpest, self._offset = took, told["at"] + took / 2 - told["now"]

    def _look(self, told: dict[str, Any]) -> None:
        self._dice_came = 1000 * time.time()
        if any(step["action"] < DEALS for step in told["happened"]):
            self.races.append([])
        known = {hand["seat"] for hand in self.races[-1]}
        self.races[-1] += [
            hand
            for hand in told["reactions"]
            if hand["object"] == COLUMN and hand["seat"] not in known
        ]
        self.timed += told["reactions"]
        self.winners += [
            hand["seat"]
            for hand in told["reactions"]
            if hand["object"] == COLUMN and hand["reason"] is None
        ]

    async def _be_ready(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """AT-06: everybody is asked before the first throw."""
        if (info := told["info"]) is not None and not info["chairs"][self.seat]["ready"]:
            await self._say(socket, type="ready", id=f"r{told['version']}", seat=self.seat)

    async def _give(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        """AT-13: whoever has to give a card back gives the first; all wait for it."""
        for view in told["views"]:
            if view["choices"] and view["choices"][0] >= GIVES:
                move = {"type": "play", "seat": self.seat, "version": told["version"]}
                action = view["choices"][0]
                await self._say(socket, **move, id=f"give-{told['version']}", action=action)

    async def _reach(self, socket: ClientConnection, at: float, step: int) -> None:
        """What is shown is painted when this clock says so; then the hand goes out."""
        seen = max(at + self._offset, self.now)
        await asyncio.sleep(max(0.0, seen + self.reaction - self.now) / 1000)
        grab = {"type": "grab", "seat": self.seat, "object": COLUMN}
        moment = seen + self.reaction
        await self._say(socket, **grab, id=f"g{step}-{at}", seen=seen, moment=moment)

    async def _say(self, socket: ClientConnection, **said: Any) -> None:
        await socket.send(json.dumps(said))


class Liar(Hand):
    """Looks at the dice as soon as they come, says to have seen them later, and delays pongs."""

    async def _reach(self, socket: ClientConnection, at: float, step: int) -> None:
        came = self.now
        await asyncio.sleep(self.reaction / 1000)
        grab = {"type": "grab", "seat": self.seat, "object": COLUMN}
        lie = {"seen": came + LATE, "moment": came + self.reaction}
        await self._say(socket, **grab, id=f"g{step}-{at}", **lie)


def _rolls(show: dict[str, Any]) -> bool:
    """Whether it is a film without colours: nobody knows yet what the dice will show."""
    return show["film"] is not None and not show["film"]["tops"]


async def _join(port: int, way: float, who: Session, table: str, hand: Hand) -> None:
    async with slow_line(port, way) as near:
        address = f"ws://127.0.0.1:{near}/ws/tables/{table}"
        kind = LatePongs.by(lambda: LATE) if isinstance(hand, Liar) else ClientConnection
        async with connect(
            address,
            additional_headers={"Cookie": who.cookie},
            compression=None,
            proxy=None,
            create_connection=kind,
        ) as socket:
            await hand.play(socket)


def _raced(tmp_path: Path, make: Callable[[int, float], Hand]) -> list[Hand]:
    async def race(address: str, port: int) -> list[Hand]:
        people = [await arrive([address]) for _ in WAYS]
        hands = [make(seat, reaction) for seat, reaction in enumerate(REACTIONS)]
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
        return asyncio.run(race(server.address, server.port))


def _liar_on(liar: int) -> Callable[[int, float], Hand]:
    return lambda seat, reaction: (Liar if seat == liar else Hand)(seat, reaction)


@pytest.mark.parametrize(
    "liar", [1, *(pytest.param(seat, marks=pytest.mark.soak) for seat in (0, 1, 2))]
)
def test_at31_late_pongs_and_lies_about_what_was_seen_gain_nothing(
    tmp_path: Path, liar: int
) -> None:
    hands = _raced(tmp_path, _liar_on(liar))
    counted = [told["reaction"] for told in hands[0].timed if told["seat"] == liar]
    assert min(counted) >= REACTIONS[liar] - START - BESIDES
    assert min(counted[1:]) >= REACTIONS[liar] - BESIDES, "that was all of a stranger's quota"
    ways = {told["measured"] for told in hands[0].timed if told["seat"] == liar}
    assert ways <= {"corrected", "cut to link"}
    assert min(hand.earliest for hand in hands) >= -EARLY, "dice that came before their moment"


def _is_as_scripted(race: list[dict[str, Any]]) -> bool:
    """Every hand went out when it should, and no line was longer than was measured."""
    return len(race) == len(REACTIONS) and all(
        hand["measured"] == "own clock" and abs(hand["reaction"] - REACTIONS[hand["seat"]]) < 20
        for hand in race
    )


def test_at31_the_farthest_player_wins_if_they_are_the_fastest(tmp_path: Path) -> None:
    hands = _raced(tmp_path, Hand)
    assert min(hand.earliest for hand in hands) >= -EARLY, "dice that came before their moment"
    assert hands[0].winners == hands[1].winners == hands[2].winners
    races = [race for race in hands[0].races if _is_as_scripted(race)]
    if not races:
        pytest.skip("this machine is too busy to play by the clock")
    for race in races:
        assert [hand["seat"] for hand in race if hand["reason"] is None] == [0]
