"""A process that tests kill: it appends, and says each row once it was acknowledged.

`python -m tests.server.appender ADDRESS append` goes on where the log ends, in twenty tables;
`... keep TABLE` keeps a table and waits; so does `keep-with-child`, which has forked before.
"""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

from sesame.server.log.rows import Card, Row
from sesame.server.store.interface import Store
from tests.server.databases import opened

TABLES = tuple(f"table-{number}" for number in range(20))


def row(table: str, version: int) -> Row:
    return Row(table, version, 1_000 + version, f'{{"of":"{table}","is":{version}}}'.encode())


def card(table: str, version: int) -> Card:
    return Card(table, "kim_bac", "playing", True, 1_000 + version, ("ann", "bob"), b"{}")


def start(*words: str) -> subprocess.Popen[bytes]:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "tests.server.appender", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root)


async def append_for_ever(store: Store, table: str) -> None:
    version = len(await store.read(table))
    while True:
        version += 1
        assert await store.append(row(table, version), card(table, version))
        os.write(1, f"{table} {version}\n".encode())


def fork_a_sleeper(order: str) -> list[int]:
    """Its id, where ordered: a child that lives on when we are killed."""
    if order != "keep-with-child":
        return []
    child = os.fork()
    if child == 0:
        time.sleep(600)
        os._exit(0)
    return [child]


async def main(address: str, order: str, *tables: str) -> None:
    async with opened(address) as store:
        if order == "append":
            await asyncio.gather(*(append_for_ever(store, table) for table in TABLES))
        else:
            print(await store.keep(tables[0]), *fork_a_sleeper(order), flush=True)
            await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
