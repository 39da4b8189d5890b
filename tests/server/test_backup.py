"""docs/hosting.md: a copy made while people play is a whole house, in which they play on."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.server.databases import Postgres
from tests.server.serving import served


def play(line: httpx.Client, table: str, moves: int) -> None:
    """So many moves, whoever's turn it is: all seats are ours."""
    for _ in range(moves):
        update = line.get(f"/api/tables/{table}").json()
        view = next(view for view in update["views"] if view["choices"])
        command: dict[str, Any] = {"type": "play", "id": f"at {update['version']}"}
        command |= {"seat": view["seat"], "version": update["version"]}
        command |= {"action": view["choices"][0]}
        assert line.post(f"/api/tables/{table}/commands", json=command).status_code == 200


def drill(url: str, copy_url: str, copy: Callable[[], None], folder: Path) -> None:
    """A house is copied while it serves; the copy is opened, and what it has is played on."""
    with served(url, folder) as (house,), httpx.Client(base_url=house.address) as line:
        line.get("/api/me")
        settings = {"game": "khan-tsin", "chairs": ["me", "me"]}
        table = line.post("/api/tables", json={"id": "one", "settings": settings}).json()["table"]
        play(line, table, 3)
        copy()
        told = line.get(f"/api/tables/{table}").json()
        play(line, table, 2)  # these are lost with the house
        cookies = line.cookies
    with (
        served(copy_url, folder) as (house,),
        httpx.Client(base_url=house.address, cookies=cookies) as line,
    ):
        back = line.get(f"/api/tables/{table}").json()
        assert (back["version"], back["views"]) == (told["version"], told["views"])
        play(line, table, 2)


def test_a_copy_of_the_file_made_while_it_serves_is_played_on(tmp_path: Path) -> None:
    house, copy = tmp_path / "house.db", tmp_path / "copy.db"

    def make() -> None:
        with closing(sqlite3.connect(house)) as database:
            database.execute("VACUUM INTO ?", [str(copy)])

    drill(f"sqlite:///{house}", f"sqlite:///{copy}", make, tmp_path)


def test_a_dump_of_postgresql_made_while_it_serves_is_played_on(
    postgres: Postgres, tmp_path: Path
) -> None:
    house, copy, dump = postgres.fresh_database(), postgres.fresh_database(), tmp_path / "dump"

    def make() -> None:
        postgres.tool("pg_dump", "--format=custom", f"--file={dump}", house)
        postgres.tool("pg_restore", "--no-owner", f"--dbname={copy}", str(dump))

    drill(house, copy, make, tmp_path)
