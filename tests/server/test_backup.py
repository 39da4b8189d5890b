"""docs/hosting.md: a copy made while people play is a whole house, in which they play on."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

from tests.server.open_server import open_server


def play(line: httpx.Client, table: str, moves: int) -> None:
    """So many moves, whoever's turn it is: all seats are ours."""
    for _ in range(moves):
        update = line.get(f"/api/tables/{table}").json()
        view = next(view for view in update["views"] if view["choices"])
        command: dict[str, Any] = {"type": "play", "id": f"at {update['version']}"}
        command |= {"seat": view["seat"], "version": update["version"]}
        command |= {"action": view["choices"][0]}
        assert line.post(f"/api/tables/{table}/commands", json=command).status_code == 200


def test_a_copy_of_the_database_made_while_it_serves_is_played_on(tmp_path: Path) -> None:
    house, copy = tmp_path / "house.db", tmp_path / "copy.db"
    with open_server(house) as address, httpx.Client(base_url=address) as line:
        line.get("/api/me")
        settings = {"game": "khan-tsin", "chairs": ["me", "me"]}
        table = line.post("/api/tables", json={"id": "one", "settings": settings}).json()["table"]
        play(line, table, 3)
        with closing(sqlite3.connect(house)) as database:
            database.execute("VACUUM INTO ?", [str(copy)])
        told = line.get(f"/api/tables/{table}").json()
        play(line, table, 2)  # these are lost with the house
        cookies = line.cookies
    with open_server(copy) as address, httpx.Client(base_url=address, cookies=cookies) as line:
        back = line.get(f"/api/tables/{table}").json()
        assert (back["version"], back["views"]) == (told["version"], told["views"])
        play(line, table, 2)
