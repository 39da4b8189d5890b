"""`sesame serve --check`: whether the house could open as it is told to; nothing is changed."""

import asyncio
import os
import shutil
import sqlite3
import stat
import time
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from sesame.cli.commands.doctor import UNWELL, Finding, database, open_files, page, port_of, tell
from sesame.cli.saying import say
from sesame.cli.terminal.screen import Screen

_ENOUGH: Final = 200  # MB free on the disk: a long evening of games, and room for an upgrade
_BEHIND: Final = 60_000  # milliseconds by which a clock may lag behind what was last written
_QUESTIONS: Final = (
    "SELECT max(version) FROM schema",
    "SELECT at FROM life WHERE name = 'house'",
)
Known = tuple[int, int | None]  # version of the schema; when a server last gave a sign of life


def check(arguments: Namespace, screen: Screen) -> int:
    """0: it could open; else what stands in its way."""
    is_ill = tell(_findings(arguments), screen)
    screen.say("check-ill" if is_ill else "check-well", "bold")
    return UNWELL if is_ill else 0


def _findings(arguments: Namespace) -> Iterator[Finding]:
    from sesame.server.process.serve import default_database

    url = arguments.database or default_database()
    yield from _configuration(arguments, url)
    answers = database(url)
    yield answers
    if answers.state == "well":
        yield from _inside(url)
    if not _is_postgres(url):
        yield from _folder(_file(url).absolute().parent)
    yield port_of(arguments.host, arguments.port)
    yield open_files()
    yield page()
    yield _kernels()


def _is_postgres(url: str) -> bool:
    return url.startswith("postgres")


def _file(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///")).expanduser()


# --- what was asked for


def _configuration(arguments: Namespace, url: str) -> Iterator[Finding]:
    from sesame.server.saying import say as server_says
    from sesame.server.transport.addresses import is_host

    wrong = []
    if arguments.processes > 1 and not _is_postgres(url):
        wrong.append(server_says("processes-need-postgres"))
    for place in filter(None, arguments.proxy.split(",")):
        if not _is_network(place):
            wrong.append(say("check-bad-proxy", place=place))
    for name in filter(None, map(str.strip, arguments.names.split(","))):
        if name != "*" and not is_host(name):
            wrong.append(say("check-bad-name", name=name))
    yield from (Finding("ill", said, say("check-say-otherwise")) for said in wrong)
    if not wrong:
        yield Finding("well", say("check-configuration"))


def _is_network(place: str) -> bool:
    try:
        ip_network(place.strip(), strict=False)
    except ValueError:
        return place.strip() == "*"
    return True


# --- what is in the database


def _inside(url: str) -> Iterator[Finding]:
    """Of which release it is, and whether our clock is behind what was last written there."""
    from sesame.server.store.migrations import STEPS

    version, last = 0, None
    if _is_postgres(url):
        version, last = asyncio.run(_ask(url))
    elif _file(url).exists():
        version, last = _look(_file(url))
    known = len(STEPS)
    if version == 0:
        yield Finding("note", say("check-new-house"))
    elif version > known:
        said = say("check-newer", version=str(version), known=str(known))
        yield Finding("ill", said, say("check-upgrade"))
    elif version < known:
        yield Finding("note", say("check-older", version=str(version), known=str(known)))
    yield from _clock(last)


def _look(path: Path) -> Known:
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as opened:
        found = []
        for question in _QUESTIONS:
            try:
                found.append(opened.execute(question).fetchone())
            except sqlite3.OperationalError:  # an older release, or nobody yet, has made that table
                found.append(None)
    version, last = (row and row[0] for row in found)
    return version or 0, last


async def _ask(url: str) -> Known:
    import asyncpg

    connection, found = await asyncpg.connect(url, timeout=5), []
    for question in _QUESTIONS:
        try:
            found.append(await connection.fetchval(question))
        except asyncpg.UndefinedTableError:
            found.append(None)
    await connection.close(timeout=5)
    return found[0] or 0, found[1]


def _clock(last: int | None) -> Iterator[Finding]:
    now = 1000 * time.time()
    said = {"now": _moment(now)}
    if last is not None and now < last - _BEHIND:
        behind = say("check-clock-behind", last=_moment(last), **said)
        yield Finding("ill", behind, say("check-set-clock"))
    else:
        yield Finding("well", say("check-clock", **said))


def _moment(milliseconds: float) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


# --- where it lies


def _folder(folder: Path) -> Iterator[Finding]:
    there = next(each for each in (folder, *folder.parents) if each.exists())
    free = shutil.disk_usage(there).free // 10**6
    if not os.access(there, os.W_OK | os.X_OK):
        said = say("check-no-folder", folder=str(there))
        yield Finding("ill", said, say("check-give-folder"))
    elif free < _ENOUGH:
        said = say("check-disk-full", folder=str(there), free=str(free))
        yield Finding("ill", said, say("check-make-room"))
    else:
        yield Finding("well", say("check-folder", folder=str(there), free=str(free)))
    mode = there.stat().st_mode
    if mode & stat.S_IWOTH and not mode & stat.S_ISVTX:
        said = say("check-open-folder", folder=str(there))
        yield Finding("ill", said, say("check-close-folder"))


def _kernels() -> Finding:
    from sesame.server.workers.warming import is_done, tasks

    if all(map(is_done, tasks())):
        return Finding("well", say("check-kernels"))
    return Finding("note", say("check-no-kernels"))
