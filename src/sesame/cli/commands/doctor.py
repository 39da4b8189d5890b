"""`sesame doctor`: what is missing on this machine, and how to mend it."""

import asyncio
import json
import os
import socket
import sqlite3
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Literal

from sesame.cli.saying import say
from sesame.cli.terminal.screen import Screen
from sesame.core.errors import SesameError
from sesame.core.words import Words, same

UNWELL = 1  # exit code when something that is needed is missing
_PYTHONS = ((3, 11), (3, 14))
_COMPILERS = ("numba", "llvmlite", "numpy")
_ENOUGH_FILES = 4096  # open at once: a socket each, and the database's
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
_EXTRAS = {  # the module that shows it is there
    "cluster": "ray",
    "dice": "mujoco",
    "gpu": "numba_cuda",
    "postgres": "asyncpg",
    "research": "pettingzoo",
}
_MARKS = {"well": ("✓", "green"), "note": ("·", "dim"), "ill": ("✗", "red")}


@dataclass(frozen=True)
class Finding:
    """What was looked at, how it is, and what to do about it."""

    state: Literal["well", "note", "ill"]
    said: Words
    mend: Words | None = None


def examine(arguments: Namespace, screen: Screen) -> int:
    is_ill = tell(_findings(arguments), screen)
    screen.say("doctor-ill" if is_ill else "doctor-well", "bold")
    return UNWELL if is_ill else 0


def tell(findings: Iterable[Finding], screen: Screen) -> bool:
    """One line each, and how to mend it; whether anything that is needed is missing."""
    is_ill = False
    for finding in findings:
        mark, style = _MARKS[finding.state]
        screen.write(f"{mark} {screen.text(finding.said)}", style)
        if finding.mend is not None:
            screen.write(f"    {screen.text(finding.mend)}")
        is_ill |= finding.state == "ill"
    return is_ill


def _findings(arguments: Namespace) -> Iterator[Finding]:
    yield _python(sys.version_info[:3])
    yield from map(_package, _COMPILERS)
    yield _cache()
    yield page()
    yield database(arguments.database)
    yield port_of(arguments.host, arguments.port)
    yield open_files()
    yield _lines(arguments.host, arguments.port)
    yield from (_extra(name) for name in _EXTRAS)
    yield _browser()


def _python(found: tuple[int, ...]) -> Finding:
    said = same("Python " + ".".join(map(str, found)))
    oldest, newest = _PYTHONS
    if oldest <= found[:2] <= newest:
        return Finding("well", said)
    return Finding("ill", said, say("doctor-other-python"))


def _package(name: str) -> Finding:
    try:
        return Finding("well", same(f"{name} {version(name)}"))
    except PackageNotFoundError:
        return Finding("ill", say("doctor-no-package", name=name), say("doctor-install-again"))


def _cache() -> Finding:
    """Whether compiled code can be kept, and whether there is some."""
    from sesame.core.cache import cache_folder, is_cold  # here: it imports the compiler

    folder = cache_folder()
    if folder.name.startswith("sesame-"):  # a temporary one, since the usual cannot be written
        return Finding("ill", say("doctor-no-cache"), say("doctor-choose-cache"))
    if not is_cold():
        return Finding("well", say("doctor-warm-cache", folder=folder))
    return Finding("note", say("doctor-cold-cache", folder=folder))


def page() -> Finding:
    if files("sesame.server").joinpath("page", "index.html").is_file():
        return Finding("well", say("doctor-page"))
    return Finding("ill", say("doctor-no-page"), say("doctor-build-page"))


# --- the server


def database(url: str | None) -> Finding:
    from sesame.server.process.serve import default_database
    from sesame.server.store.database import make_store

    try:
        address = url or default_database()
        make_store(address)  # refuses what it does not understand
        if address.startswith("postgres"):
            asyncio.run(_ask_postgres(address))
        else:
            _look_at_file(Path(address.removeprefix("sqlite:///")).expanduser())
    except SesameError as error:
        return Finding("ill", error.words, say("doctor-other-database"))
    except Exception as error:  # whatever a driver, a disk or a network comes up with
        said = say("doctor-no-database", reason=" ".join(str(error).split()))
        return Finding("ill", said, say("doctor-other-database"))
    return Finding("well", say("doctor-database"))


async def _ask_postgres(url: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url, timeout=5)
    await connection.close(timeout=5)


def _look_at_file(path: Path) -> None:
    """Nothing is written: a house may be open on it."""
    if path.exists():
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            opened.execute("PRAGMA schema_version")
    nearest = next(each for each in (path, *path.absolute().parents) if each.exists())
    if not os.access(nearest, os.W_OK):
        raise PermissionError(f"{nearest}: read only")


def port_of(host: str, port: int | None) -> Finding:
    wanted = 8000 if port is None else port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, wanted))
        except OSError as error:
            reason = error.strerror or str(error)
            said = say("doctor-no-port", place=f"{host}:{wanted}", reason=reason)
            return Finding("note" if port is None else "ill", said, say("doctor-other-port"))
    return Finding("well", say("doctor-port", place=f"{host}:{wanted}"))


def open_files() -> Finding:
    try:
        import resource  # not on every system
    except ImportError:
        return Finding("note", say("doctor-unknown-files"))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    said = say("doctor-open-files", count=soft)
    if soft == resource.RLIM_INFINITY or soft >= _ENOUGH_FILES:
        return Finding("well", said)
    return Finding("note", said, say("doctor-more-files"))


def _lines(host: str, port: int | None) -> Finding:
    """Who tells how long lines are, and whether the house that is open here misses it."""
    from sesame.server.transport.witness import SILENT_KERNEL, kernel_tells

    missed = _warning(host, 8000 if port is None else port)
    if missed is not None:
        return Finding("note", missed, say("doctor-let-proxy-tell"))
    if not kernel_tells():
        return Finding("note", SILENT_KERNEL, say("doctor-let-proxy-tell"))
    return Finding("well", say("doctor-lines"))


def _warning(host: str, port: int) -> Words | None:
    """What the house that is open there says that its host should mend."""
    near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    line = HTTPConnection(near, port, timeout=1)
    try:
        line.request("GET", "/health")
        told = json.loads(line.getresponse().read(10_000)).get("warning")
        return Words(told["fr"], told["en"]) if told else None
    except (OSError, HTTPException, ValueError, AttributeError, LookupError, TypeError):
        return None  # nobody is there, or it is not ours
    finally:
        line.close()


# --- what may be missing


def _extra(name: str) -> Finding:
    if find_spec(_EXTRAS[name]) is not None:
        return Finding("well", say("doctor-extra", name=name))
    return Finding(
        "note", say("doctor-no-extra", name=name), same(f"pip install 'sesame-games[{name}]'")
    )


def _browser() -> Finding:
    found = next(filter(None, map(which, _BROWSERS)), None)
    if found is None:
        return Finding("note", say("doctor-no-browser"))
    return Finding("well", say("doctor-browser", path=found))
