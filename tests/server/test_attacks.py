"""One hostile visitor is nobody's problem: people at other tables are answered, and never cut."""

import asyncio
import importlib
import pkgutil
import time
from collections.abc import Iterator

import pytest

from tests.server import attacks
from tests.server.attacks import ATTACKS, Enemy, Honest, honest_table
from tests.server.attacks.honest import Phase
from tests.server.serving import Server, served

for _module in pkgutil.iter_modules(attacks.__path__):  # each notes its attacks
    importlib.import_module(f"{attacks.__name__}.{_module.name}")

_SECONDS, _LONG = 0.5, 20.0  # that an attack goes on; in a soak
_BEFORE, _AFTER = 30, 20  # moves
_STALL = 2500.0  # milliseconds that a busy machine may add to anybody's move
_STRICT = 100.0  # milliseconds of the p99 during an attack, on a quiet machine


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, awake_robots: None) -> Iterator[Server]:  # noqa: ARG001
    folder = tmp_path_factory.mktemp("attacked")
    with served(f"sqlite:///{folder / 'sesame.db'}", folder) as (one,):
        yield one


class Company:
    """Honest people who play from the first attack to the last."""

    def __init__(self, runner: asyncio.Runner, honest: Honest) -> None:
        self._runner, self.honest = runner, honest

    def besieged(self, server: Server, title: str, seconds: float) -> list[Phase]:
        """How it was for them before, during and after."""
        cuts = self.honest.cuts
        phases = self._runner.run(_besieged(self.honest, server, title, seconds))
        assert self.honest.cuts == cuts, "somebody was cut"
        assert "Traceback" not in server.said(), server.said()
        return phases


@pytest.fixture(scope="module")
def company(server: Server) -> Iterator[Company]:
    with asyncio.Runner() as runner:
        playing = honest_table(server)
        honest = runner.run(playing.__aenter__())
        yield Company(runner, honest)
        runner.run(playing.__aexit__(None, None, None))
    assert honest.was_never_cut, honest


@pytest.mark.parametrize("title", sorted(ATTACKS))
def test_an_attack_is_nobodys_problem(company: Company, server: Server, title: str) -> None:
    before, *since = company.besieged(server, title, _SECONDS)
    assert max(phase.longest for phase in since) < _STALL + 10 * before.longest


@pytest.mark.soak
@pytest.mark.alone
@pytest.mark.parametrize("title", sorted(ATTACKS))
def test_nor_for_longer(company: Company, server: Server, title: str) -> None:
    assert company.besieged(server, title, _LONG)[1].p99 < _STRICT


async def _besieged(honest: Honest, server: Server, title: str, seconds: float) -> list[Phase]:
    """The attack, beside people who play before, during and after it."""
    await asyncio.sleep(0.1)  # what was told while nobody listened
    honest.waited.clear()
    await honest.plays_on(_BEFORE)
    phases = [honest.phase("before")]
    enemy = Enemy(server, time.monotonic() + seconds)
    try:
        await asyncio.wait_for(ATTACKS[title](enemy), 4 * seconds + 120)
    finally:
        enemy.hang_up()
    phases.append(honest.phase("during"))
    await honest.plays_on(_AFTER)
    phases.append(honest.phase("after"))
    await asyncio.sleep(0.2)  # until it is told who was cut
    print(f"\n{title}: {'; '.join(map(str, phases))}; the enemy was told {dict(enemy.came)}")
    return phases
