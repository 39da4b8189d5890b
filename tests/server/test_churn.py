"""Memory: people come and go, tables open and are left, and nothing of them stays."""

import gc
import os
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path

import pytest

from sesame.server import protocol
from sesame.server.common.limits import TooMuch
from sesame.server.common.link import Link
from sesame.server.protocol import Settings
from tests.server.hall import Ear, Hall, in_hall

_AT_A_TABLE = 10  # visitors
_VISITORS, _PARTS = 20_000, 4  # as many as came in the attack, and how often memory is looked at


async def churn(hall: Hall, visitors: int) -> None:
    """They come, look at a table, say something, and go."""
    for _ in range(visitors // _AT_A_TABLE):
        host = await hall.people.arrive()
        hall.house.persons.welcome(host)
        settings = Settings(game="khan-tsin", chairs=["me"], public=True)
        room = await hall.house.tables.room(await hall.house.opening.create(host.id, settings))
        for _ in range(_AT_A_TABLE - 1):
            guest = Ear((await hall.people.arrive()).id)
            await hall.house.crowd.arrive(room, guest, None)
            with suppress(TooMuch):
                await room.act(guest.person, protocol.Say(id="x", text="bonjour"), Link())
            await hall.house.crowd.depart(room, guest)


async def leave(hall: Hall) -> None:
    """All have gone for a while, and the house was swept."""
    hall.ahead += 120_000
    hall.house.tables.sweep(60)
    gc.collect()


def resident() -> int:
    """Bytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_nobody_stays_in_memory(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await churn(hall, 200)
        await leave(hall)
        house = hall.house
        assert house.tables.rooms == {}
        assert house.tables._opening == {}
        assert house.duties._under_way == {}
        assert house.presence._left == {}
        assert house.presence._here == {}
        assert not house.presence.of(house.crowd.process)
        assert house.presence.at("any") == ()

    in_hall(tmp_path, scene)


@pytest.mark.soak
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="needs Linux's /proc")
def test_memory_after_an_hours_churn_is_what_it_was(tmp_path: Path) -> None:
    """An hour's visitors at once, every tenth with a table; the first part warms up."""
    # In a process of its own: what other tests left in ours would hide what is lost
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as alone:
        sizes = alone.submit(_sizes, tmp_path).result()
    print("\nMiB after each part:", [round(size / (1 << 20), 1) for size in sizes])
    assert sizes[-1] < 1.1 * sizes[0], sizes


def _sizes(folder: Path) -> list[int]:
    """How large the process is after each part."""
    sizes = list[int]()

    async def scene(hall: Hall) -> None:
        for _ in range(_PARTS):
            await churn(hall, _VISITORS // _PARTS)
            await leave(hall)
            sizes.append(resident())

    in_hall(folder, scene)
    return sizes
