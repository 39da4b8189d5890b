"""Behind a proxy the server knows who calls and whether by https; and believes nobody else."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
from websockets.sync.client import connect

from sesame.server.transport.witness import HEADER, SILENT_PROXY
from tests.server.open_server import open_server

BY_HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


def is_secure(answer: httpx.Response) -> bool:
    return "secure" in answer.headers["set-cookie"].lower()


def first_refused(line: httpx.Client, caller: str, most: int) -> int | None:
    """Which of so many requests from that address is one too many."""
    for number in range(most):
        if line.get("/api/tables", headers={"x-forwarded-for": caller}).status_code == 429:
            return number
    return None


def test_a_proxy_on_this_machine_is_believed(tmp_path: Path) -> None:
    with open_server(tmp_path / "house.db") as address, httpx.Client(base_url=address) as line:
        assert is_secure(line.get("/api/me", headers=BY_HTTPS))
        line.cookies.clear()
        assert not is_secure(line.get("/api/me"))
        assert first_refused(line, "203.0.113.8", most=2000) is not None
        assert first_refused(line, "203.0.113.9", most=10) is None


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    with open_server(database, "--proxy", "192.0.2.1") as address:
        assert not is_secure(httpx.get(f"{address}/api/me", headers=BY_HTTPS))


def look_in(address: str, **headers: str) -> None:
    """A socket to the lobby, as a proxy on this machine passes it on."""
    given = {"X-Forwarded-For": "203.0.113.7", **headers}
    place = address.replace("http", "ws", 1) + "/ws/lobby"
    with connect(place, additional_headers=given, proxy=None) as line:
        assert json.loads(line.recv())["type"] == "hello"


def test_a_proxy_that_tells_nothing_of_lines_is_named_to_the_host(tmp_path: Path) -> None:
    with open_server(tmp_path / "house.db") as address:
        look_in(address, **{HEADER: "20000"})
        assert httpx.get(f"{address}/health").json()["warning"] is None
        look_in(address)
        assert httpx.get(f"{address}/health").json()["warning"] == SILENT_PROXY.texts()
        port = address.rpartition(":")[2]
        doctor = [sys.executable, "-m", "sesame", "doctor", "--lang", "en", "--port", port]
        said = subprocess.run(doctor, capture_output=True, text=True, check=False).stdout
    assert SILENT_PROXY.en in said
    assert "proxy_set_header X-Line-RTT" in said
