"""One hostile visitor is nobody's problem: people at other tables are answered, and never cut."""

import asyncio
import importlib
import pkgutil
import time
from collections.abc import Iterator

import pytest

from tests.server import attacks
from tests.server.attacks import ATTACKS, Enemy, Honest, honest_table
from tests.server.serving import Server, served

for _module in pkgutil.iter_modules(attacks.__path__):  # each notes its attacks
    importlib.import_module(f"{attacks.__name__}.{_module.name}")

_SECONDS, _LONG = 1.5, 20.0  # that an attack goes on; in a soak
_BEFORE, _AFTER = 40, 25  # moves
_STALL = 2500.0  # milliseconds that a busy machine may add to anybody's move
_STRICT = 100.0  # milliseconds of the p99 during an attack, on a quiet machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, awake_robots: None) -> Iterator[Server]:  # noqa: ARG001
    folder = tmp_path_factory.mktemp("attacked")
    with served(f"sqlite:///{folder / 'sesame.db'}", folder) as (one,):
        yield one


@pytest.mark.parametrize("title", sorted(ATTACKS))
def test_an_attack_is_nobodys_problem(server: Server, title: str) -> None:
    honest = asyncio.run(_besieged(server, title, _SECONDS))
    before, during, _ = honest.phases
    assert honest.was_never_cut, honest
    assert during.longest < _STALL + 10 * before.longest, honest.phases
    assert "Traceback" not in server.said(), server.said()


@pytest.mark.soak
@pytest.mark.parametrize("title", sorted(ATTACKS))
def test_nor_for_longer(server: Server, title: str) -> None:
    honest = asyncio.run(_besieged(server, title, _LONG))
    assert honest.was_never_cut, honest
    assert honest.phases[1].p99 < _STRICT, honest.phases


async def _besieged(server: Server, title: str, seconds: float) -> Honest:
    """The attack, beside people who play before, during and after it."""
    async with honest_table(server) as honest:
        await honest.plays_on(_BEFORE)
        honest.phase("before")
        enemy = Enemy(server, time.monotonic() + seconds)
        try:
            await asyncio.wait_for(ATTACKS[title](enemy), 4 * seconds + 30)
        finally:
            honest.phase("during")
        await honest.plays_on(_AFTER)
        honest.phase("after")
    told = "; ".join(map(str, honest.phases))
    print(f"\n{title}: {told}; the enemy was told {dict(enemy.came)}")
    return honest
