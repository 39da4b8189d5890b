"""Servers are killed in the middle of everything: no move is lost, none is made twice."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.clients import Player, arrive, open_table
from tests.server.databases import Postgres, opened
from tests.server.load import (
    BAKSCHISCH,
    GRABBING,
    KHAN_TSIN,
    KIM_BAC,
    TREASURES,
    WITH_A_ROBOT,
    Load,
    check_games,
)
from tests.server.serving import Server, members, served

pytestmark = pytest.mark.usefixtures("awake_robots")

_FEW = (KHAN_TSIN, TREASURES, WITH_A_ROBOT)
_PIECE = 50  # kills of one server
_PIECES = 1_000 // (2 * _PIECE)  # for each database
_MANY = (*_FEW, BAKSCHISCH, KHAN_TSIN, TREASURES, GRABBING, KIM_BAC)


async def kill_and_restart(server: Server, load: Load, chance: random.Random) -> None:
    """At some moment; now and then again before it has even begun to serve."""
    await load.goes_on(chance.randrange(1, 60))
    await asyncio.sleep(chance.uniform(0, 0.05))
    server.kill()
    server.start()
    if chance.random() < 0.1:
        await asyncio.sleep(chance.uniform(0, 1.5))
        server.kill()
        server.start()


async def play_through_kills(server: Server, load: Load, kills: int, seed: int = 0) -> None:
    chance = random.Random(f"{kills} {seed}")
    try:
        await load.begin()
        for _ in range(kills):
            await kill_and_restart(server, load, chance)
        await load.goes_on(20)
        await load.finish()
    finally:
        await load.cancel()


async def check_games_in(url: str, load: Load) -> None:
    async with opened(url) as store:
        await check_games(store, load.games)


async def check_what_is_left(url: str, load: Load) -> None:
    await check_games_in(url, load)
    assert load.returns, "whoever was cut off came back"


def test_killed_twice_and_every_game_is_played_to_its_end(store_url: str, tmp_path: Path) -> None:
    with served(store_url, tmp_path) as (server,):
        load = Load([server.address], _FEW)
        asyncio.run(play_through_kills(server, load, 2))
        server.stop()
        asyncio.run(check_what_is_left(store_url, load))
        assert server.leaves_nobody()


@pytest.mark.soak
@pytest.mark.parametrize("piece", range(_PIECES))
def test_killed_a_thousand_times(store_url: str, tmp_path: Path, piece: int) -> None:
    """In pieces that workers take side by side; with both databases together a thousand."""
    with served(store_url, tmp_path) as (server,):
        load = Load([server.address], _MANY)
        asyncio.run(play_through_kills(server, load, _PIECE, piece))
        server.stop()
        asyncio.run(check_what_is_left(store_url, load))
        assert server.leaves_nobody()
    print(f"{_PIECE} kills: {load.told()}")


async def restart_in_mid_game(postgres: Postgres, load: Load) -> None:
    """As an upgrade does it, then as a failing machine does."""
    try:
        await load.begin()
        for disturb in (postgres.restart, postgres.crash):
            await load.goes_on(40)
            await asyncio.to_thread(disturb)
        await load.goes_on(40)
        await load.finish()
    finally:
        await load.cancel()


def test_postgresql_restarts_in_mid_game_and_players_only_wait(
    postgres: Postgres, postgres_url: str, tmp_path: Path
) -> None:
    with served(postgres_url, tmp_path) as (server,):
        load = Load([server.address], _FEW)
        asyncio.run(restart_in_mid_game(postgres, load))
        players = [player for game in load.games for player in game.players]
        assert all(player.connections == 1 for player in players)
        asyncio.run(check_games_in(postgres_url, load))


def test_robots_do_not_outlive_a_killed_server(sqlite_url: str, tmp_path: Path) -> None:
    async def begin(server: Server) -> None:
        async with asyncio.timeout(60):
            host = await arrive([server.address])
            table = await open_table(
                [server.address], host, "1", game=TREASURES["game"], chairs=["apprenti", "apprenti"]
            )
            player = Player([server.address], host, table, random.Random(1), is_quiet=True)
            watching = asyncio.create_task(player.play())
            while not player.seats_told:
                await asyncio.sleep(0.05)
            watching.cancel()
            with suppress(asyncio.CancelledError):  # the line is closed by then
                await watching

    with served(sqlite_url, tmp_path) as (server,):
        asyncio.run(begin(server))
        assert len(members(server.pid)) > 1
        server.kill()
        assert server.leaves_nobody()
