"""The server is killed and started again while it is attacked: honest tables come back, and robots.

What the attackers opened is in the database then, and waits to be thought about again.
"""

import asyncio
import importlib
import pkgutil
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server import attacks
from tests.server.attacks import ATTACKS, Enemy
from tests.server.attacks.guests import hints, robot_answers, robots
from tests.server.attacks.lines import requests
from tests.server.load import KHAN_TSIN, TREASURES, WITH_A_ROBOT, Load, Settings
from tests.server.serving import Server, served
from tests.server.test_kills import check_games_in

for _module in pkgutil.iter_modules(attacks.__path__):  # each notes its attacks
    importlib.import_module(f"{attacks.__name__}.{_module.name}")

pytestmark = pytest.mark.usefixtures("awake_robots")

_FEW, _MORE = (KHAN_TSIN, WITH_A_ROBOT), (KHAN_TSIN, TREASURES, WITH_A_ROBOT)
_LONGEST = 600.0  # seconds that an enemy would go on
_AT_A_TIME, _AT_ONCE = 2.0, 3  # seconds of one attack, before the next; attacks


async def _attack_on(enemy: Enemy, titles: list[str]) -> None:
    """One after the other, again and again; what fails because nobody answers is begun anew."""
    while enemy.is_at_it:
        for title in titles:
            turn = Enemy(enemy.server, time.monotonic() + _AT_A_TIME)
            # Nobody answers, or refuses what an attack expected to be given
            gone = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, AssertionError)
            try:
                with suppress(*gone, ExceptionGroup, KeyError, ValueError):
                    await ATTACKS[title](turn)
            finally:
                turn.hang_up()
            enemy.came += turn.came
            await asyncio.sleep(0.05)


async def _besieged(server: Server, load: Load, titles: list[str], kills: int) -> None:
    enemy = Enemy(server, time.monotonic() + _LONGEST)
    await load.begin()
    lanes = (titles[lane::_AT_ONCE] for lane in range(_AT_ONCE))
    attacking = asyncio.gather(*(_attack_on(enemy, some) for some in lanes))
    try:
        for _ in range(kills):
            await load.goes_on(20)
            server.kill()
            server.start()
        await load.goes_on(20)
        await robot_answers(enemy)
        assert enemy.came.total() > kills, enemy.came
        assert not attacking.done(), "attacked until the end"
    finally:
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
    await load.finish()
    print(dict(enemy.came), load.told())


def _titles(*chosen: object) -> list[str]:
    return [title for title, work in ATTACKS.items() if work in chosen]


def _survives(
    url: str, folder: Path, titles: list[str], tables: Sequence[Settings], kills: int
) -> None:
    async def play(server: Server, load: Load) -> None:
        try:
            await _besieged(server, load, titles, kills)
        finally:
            await load.cancel()

    with served(url, folder) as (server,):
        load = Load([server.address], tables)
        asyncio.run(play(server, load))
        assert load.returns, "whoever was cut off came back"
        assert "Traceback" not in server.said(), server.said()
        server.stop()
        asyncio.run(check_games_in(url, load))


@pytest.mark.soak
def test_killed_under_attack_and_honest_tables_come_back(sqlite_url: str, tmp_path: Path) -> None:
    _survives(sqlite_url, tmp_path, _titles(robots, hints, requests), _FEW, kills=1)


@pytest.mark.soak
def test_killed_ten_times_under_all_attacks(store_url: str, tmp_path: Path) -> None:
    _survives(store_url, tmp_path, sorted(ATTACKS), _MORE, kills=10)
