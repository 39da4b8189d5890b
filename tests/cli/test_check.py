"""`sesame serve --check`: each thing that would stand in the way is said before the house opens."""

import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from sesame.cli.commands.doctor import UNWELL
from tests.cli.conftest import Sesame


@pytest.fixture
def ask(tmp_path: Path) -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    return f"serve --check --lang en --host 127.0.0.1 --port {port} --database {tmp_path}/house.db"


def _house(folder: Path, version: int, last: float) -> None:
    with closing(sqlite3.connect(folder / "house.db", isolation_level=None)) as made:
        made.execute("CREATE TABLE schema (version INTEGER)")
        made.execute("INSERT INTO schema VALUES (?)", (version,))
        made.execute("CREATE TABLE life (name TEXT, at INTEGER)")
        made.execute("INSERT INTO life VALUES ('house', ?)", (round(1000 * last),))


def test_where_nothing_stands_in_the_way_nothing_is_made(
    sesame_says: Sesame, ask: str, tmp_path: Path
) -> None:
    said = sesame_says(ask)
    assert said.code == 0, said.out
    assert "· a new house" in said.out
    assert said.out.endswith("The house can open.\n")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ("--processes 2", "several processes need PostgreSQL"),
        ("--proxy 10.0.0.0/8,nobody", "nobody is neither an address nor a network"),
        ("--names games.example.org,a/b", "a/b is no name of a machine"),
        ("--database mysql://here/sesame", "unknown kind of database"),
        ("--port 1 --host 192.0.2.1", "✗ 192.0.2.1:1 is not free"),
    ],
)
def test_what_does_not_fit_is_named(sesame_says: Sesame, ask: str, told: str, found: str) -> None:
    said = sesame_says(f"{ask} {told}")
    assert said.code == UNWELL
    assert found in said.out
    assert said.out.endswith("see the ✗ above.\n")


def test_a_database_of_a_later_release_is_named(
    sesame_says: Sesame, ask: str, tmp_path: Path
) -> None:
    _house(tmp_path, 99, time.time())
    said = sesame_says(ask)
    assert said.code == UNWELL
    assert "✗ the database has version 99" in said.out


def test_a_clock_that_is_slow_is_named(sesame_says: Sesame, ask: str, tmp_path: Path) -> None:
    """Every flag would fall by it."""
    _house(tmp_path, 1, time.time() + 3600)
    said = sesame_says(ask)
    assert said.code == UNWELL
    assert "✗ the clock is slow" in said.out
    assert "· the database will be brought from version 1" in said.out
