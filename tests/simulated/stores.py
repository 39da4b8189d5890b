"""The simulated stores by address, for tests of the contract; and a loop to run them on."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, Final, TypeVar

from sesame.server.store.interface import Store
from sesame.server.store.postgres import PostgresStore
from tests.simulated.disk import Disk
from tests.simulated.file_store import FileStore
from tests.simulated.loop import loop
from tests.simulated.postgres import Postgres

Answer = TypeVar("Answer")
FILE: Final = "simulated-file"
POSTGRES: Final = "simulated-postgres"
_SLOW: Final = 0.01  # seconds that anything takes, on average
_servers = dict[str, Postgres]()


def is_simulated(url: str) -> bool:
    return url.startswith((FILE, POSTGRES))


def fresh(kind: str) -> str:
    """The address of a new, empty one."""
    return f"{kind}://{len(_servers)}"


def _server(url: str) -> Postgres:
    """What lies behind the address; for a file its disk alone counts."""
    if url not in _servers:
        random = Random(url)
        disk = Disk(random.randbytes(32))
        _servers[url] = Postgres(disk, random, lambda: random.expovariate(1 / _SLOW))
    return _servers[url]


def make_store(url: str) -> Store:
    server = _server(url)
    if url.startswith(FILE):
        return FileStore(server.disk, server.pause)
    return PostgresStore(url, driver=server)


def cut_all(url: str) -> None:
    """Every line to it, at once and with a word."""
    server = _server(url)
    for line in list(server.lines):
        server.cut(line)
        server.forget(line)


def run(url: str, work: Coroutine[Any, Any, Answer]) -> Answer:
    """By the simulated clock where the store is simulated, else by the real one."""
    if not is_simulated(url):
        return asyncio.run(work)
    simulated = loop(Random(url))
    try:
        return simulated.run(work)
    finally:
        simulated.drop()
