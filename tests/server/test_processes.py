"""Several processes on one PostgreSQL: one house, whichever door people come in by."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from sesame.server.log.events import Entry, Grabbed
from tests.server.clients import Player, Session, arrive, command, open_table
from tests.server.databases import Postgres, opened
from tests.server.load import (
    EVERY_GAME,
    GRABBING,
    KHAN_TSIN,
    KIM_BAC,
    TREASURES,
    WITH_A_ROBOT,
    Game,
    Load,
    Settings,
    check_games,
    seat,
)
from tests.server.serving import Server, served
from tests.server.slow_line import slow_line

pytestmark = pytest.mark.usefixtures("awake_robots")

_PATIENCE = 120.0  # seconds


@dataclass(frozen=True)
class House:
    """Two servers, each a door of its own, on one database."""

    url: str
    one: Server
    two: Server


@pytest.fixture(scope="module")
def kept_house(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    url = postgres.fresh_database()
    with served(url, tmp_path_factory.mktemp("house"), servers=2) as (one, two):
        yield House(url, one, two)


@pytest.fixture
def house(kept_house: House) -> House:
    """Both serve again, whatever was done to them before."""
    for server in (kept_house.one, kept_house.two):
        if not server.is_alive:
            server.start()
        server.wait()
    return kept_house


async def until(holds: Callable[[], bool], what: str) -> None:
    try:
        async with asyncio.timeout(_PATIENCE):
            while not holds():
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise AssertionError(f"never: {what}") from None


async def seat_all(addresses: list[str], kinds: tuple[Settings, ...]) -> list[Game]:
    people = [await arrive(addresses) for _ in range(3)]
    return [await seat(addresses, people, f"{number}", kind) for number, kind in enumerate(kinds)]


async def play_all(games: list[Game]) -> None:
    async with asyncio.timeout(_PATIENCE), asyncio.TaskGroup() as group:
        for game in games:
            group.create_task(game.play())


@pytest.mark.parametrize(
    "kinds",
    [
        pytest.param(tuple(kind for kind in EVERY_GAME if kind is not KIM_BAC), id="all but one"),
        pytest.param(EVERY_GAME, id="all", marks=pytest.mark.soak),  # with one of a thousand moves
    ],
)
def test_a_game_of_each_kind_between_two_processes(
    house: House, kinds: tuple[Settings, ...]
) -> None:
    async def play(addresses: list[str]) -> None:
        games = await seat_all(addresses, kinds)
        await play_all(games)
        players = [player for game in games for player in game.players]
        assert all(player.connections == 1 for player in players), "nobody had to move"
        async with opened(house.url) as store:
            await check_games(store, games)
            rows = await store.read(games[kinds.index(GRABBING)].table)
        written = [msgspec.json.decode(row.body, type=Entry).event for row in rows]
        grabs = [
            ruled for event in written if isinstance(event, Grabbed) for ruled in event.rulings
        ]
        assert {ruled.seat for ruled in grabs if ruled.reason is None} == {0, 1}

    asyncio.run(play([house.one.address, house.two.address]))


def test_players_of_a_killed_process_go_on_at_the_other(house: House) -> None:
    async def play(one: Server, two: Server) -> None:
        load = Load([one.address, two.address], (KHAN_TSIN, TREASURES, WITH_A_ROBOT))
        try:
            await load.begin()
            await load.goes_on(40)
            one.kill()
            await load.goes_on(10)
            await load.finish()
        finally:
            await load.cancel()
        async with opened(house.url) as store:
            await check_games(store, load.games)
        assert load.returns, "whoever was cut off came back"

    asyncio.run(play(house.one, house.two))


class Looker:
    """Somebody at a table who does nothing but look, until told to go."""

    def __init__(self, server: Server, who: Session, table: str) -> None:
        self.player = Player([server.address], who, table, random.Random(1), is_quiet=True)
        self._task = asyncio.create_task(self.player.play())

    async def go(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    def sees(self, at: int) -> bool:
        """Whether somebody is on that chair."""
        return bool(self.player.times) and bool(self.player.times[at]["here"])


async def robots_at(server: Server, host: Session) -> str:
    game, chairs = "mille-et-un-tresors", ["apprenti", "apprenti"]
    return await open_table([server.address], host, "robots", game=game, chairs=chairs, pace=150)


async def clock_at(server: Server, host: Session) -> str:
    clock = {"type": "live", "seconds": 10}
    return await open_table(
        [server.address], host, "clock", game="khan-tsin", chairs=["me", "me"], clock=clock
    )


def test_robots_and_clocks_of_a_killed_process_go_on_at_the_other(house: House) -> None:
    async def look(one: Server, two: Server) -> None:
        host = await arrive([one.address])
        opening: list[Callable[[Server, Session], Awaitable[str]]] = [robots_at, clock_at]
        lookers = [Looker(two, host, await opens(one, host)) for opens in opening]
        robots, clock = (looker.player for looker in lookers)
        try:
            await until(lambda: len(robots.seats_told) > 3 and bool(clock.info), "robots begin")
            assert not robots.is_over
            one.kill()
            await until(lambda: robots.is_over, "robots play on to the end")
            await until(lambda: clock.is_over, "the flag falls")
        finally:
            for looker in lookers:
                await looker.go()
        assert [chair["resigned"] for chair in clock.info["chairs"]] in (
            [True, False],
            [False, True],
        )

    asyncio.run(look(house.one, house.two))


def test_processes_know_who_is_at_the_other_and_when_it_dies(house: House) -> None:
    async def come_and_go(one: Server, two: Server) -> None:
        game = (await seat_all([one.address, two.address], (KHAN_TSIN,)))[0]
        ann, bob = (player.session for player in game.players[:2])
        at_one, at_two = Looker(one, ann, game.table), Looker(two, bob, game.table)
        try:
            await until(lambda: at_one.sees(1) and at_two.sees(0), "both see both")
            one.kill()
            await until(lambda: not at_two.sees(0), "who was at the killed one is gone")
            one.start()  # and Ann comes back by herself
            await until(lambda: at_two.sees(0), "Ann is back")
            await until(lambda: at_one.sees(1), "a new process learns who was there before it")
            assert at_two.player.connections == 1
        finally:
            await at_one.go()
            await at_two.go()

    asyncio.run(come_and_go(house.one, house.two))


class Onlooker:
    """A player who only notes when dice are told."""

    def __init__(self) -> None:
        self.rolled = list[int]()  # steps that were seen coming
        self.came = dict[int, float]()  # by step: milliseconds after all may see them

    async def watch(self, port: int, way: float, who: Session, table: str) -> None:
        async with (
            slow_line(port, way) as near,
            connect(
                f"ws://127.0.0.1:{near}/ws/tables/{table}",
                additional_headers={"Cookie": who.cookie},
                proxy=None,
            ) as socket,
        ):
            told_at = 0.0
            while True:
                told = msgspec.json.decode(await socket.recv())
                if told["type"] == "update":
                    told_at = 1000 * time.time()
                elif told["type"] == "show" and told["film"] is not None:
                    self._note(told, told_at)

    def _note(self, show: dict[str, Any], told_at: float) -> None:
        if not show["film"]["tops"]:
            self.rolled.append(show["step"])
        elif show["step"] in self.rolled:
            self.came[show["step"]] = told_at - show["at"]


def test_dice_reach_players_of_both_processes_at_one_moment(house: House) -> None:
    """Whoever drives the race is told how far away the players of the other one are."""
    far, soon, early, throws = 120.0, 60.0, 5.0, 4  # milliseconds, but for the last

    async def race(one: Server, two: Server) -> list[Onlooker]:
        near, away = [await arrive([server.address]) for server in (one, two)]
        table = await open_table([one.address], near, "dice", **GRABBING, pace=100)
        sit = {"type": "sit", "id": "sit", "seat": 1}
        await command([two.address], away, table, **sit)
        lookers = [Onlooker(), Onlooker()]
        ways = ((one, 5.0, near), (two, far, away))
        watching = [
            asyncio.create_task(looker.watch(server.port, way, who, table))
            for looker, (server, way, who) in zip(lookers, ways, strict=True)
        ]
        await asyncio.sleep(3)  # lines are measured
        await command([one.address], near, table, type="start", id="start")
        for chair, (server, who) in enumerate(((one, near), (two, away))):
            await command([server.address], who, table, type="ready", id="ready", seat=chair)
        await until(lambda: all(len(it.came) >= throws for it in lookers), "dice for both")
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
        return lookers

    for looker in asyncio.run(race(house.one, house.two)):
        assert min(looker.came.values()) >= -early, "dice that came before their moment"
        assert min(looker.came.values()) <= soon, "or were not sent before it"


def test_two_processes_behind_one_port_one_of_them_killed(
    postgres_url: str, tmp_path: Path
) -> None:
    async def play(server: Server) -> None:
        load = Load([server.address], (KHAN_TSIN, TREASURES, TREASURES))
        try:
            await load.begin()
            await load.goes_on(20)
            server.kill_a_worker()
            await load.goes_on(10)
            await load.finish()
        finally:
            await load.cancel()
        async with opened(postgres_url) as store:
            await check_games(store, load.games)

    with served(postgres_url, tmp_path, processes=2) as (server,):
        asyncio.run(play(server))
        server.kill()
        assert server.leaves_nobody()
