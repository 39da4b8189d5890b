"""A machine's first start: with an empty cache the house is open at once, and says what it does."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from sesame.games import OURS
from tests.server.serving import Server, served


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server on a machine that has never seen it."""
    monkeypatch.setenv("SESAME_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("SESAME_KERNELS", "0")
    with served(f"sqlite:///{tmp_path / 'sesame.db'}", tmp_path) as (server,):
        yield server


@pytest.fixture
def client(house: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.address, timeout=600) as client:
        client.get("/api/me").raise_for_status()
        yield client


def open_table(client: httpx.Client, game: str, **headers: str) -> httpx.Response:
    settings = {"game": game, "seats": 2, "chairs": ["me", "apprenti"]}
    asked = {"id": game, "settings": settings}
    return client.post("/api/tables", json=asked, headers=headers)


def test_who_asks_for_rules_that_are_being_compiled_is_told_so(
    house: Server, client: httpx.Client
) -> None:
    refused = open_table(client, "mille-et-un-tresors", Prefer="wait=0")
    assert refused.status_code == 503
    assert refused.headers["Retry-After"] == "1"
    assert "Mille et un trésors is still being made ready" in refused.json()["reason"]["en"]
    assert "première ouverture" in refused.json()["reason"]["fr"]
    assert client.get("/api/games").is_success, "and nobody else waits"
    assert "arrière-plan" in house.said() or "in the background" in house.said()


@pytest.mark.soak
def test_every_game_opens_as_soon_as_its_rules_are_compiled(client: httpx.Client) -> None:
    begun, took = time.monotonic(), dict[str, float]()
    for game in sorted(OURS, key=lambda name: name != "khan-tsin"):
        opened = open_table(client, game)
        assert opened.status_code == 201, opened.text
        story = f"/api/tables/{opened.json()['table']}"
        assert client.get(story).is_success
        took[game] = time.monotonic() - begun
    sys.stdout.write(f"{took}\n")
