"""The plain page: served safely, and with nothing that the browser would refuse to run."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.open_server import open_server

FOLDER = Path(__file__).parents[2] / "src/sesame/server/page"


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = tmp_path_factory.mktemp("page") / "house.db"
    with open_server(database) as address, httpx.Client(base_url=address) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/some-table"])
def test_the_page_runs_only_our_own_files(line: httpx.Client, path: str) -> None:
    page = line.get(path)
    policy = page.headers["content-security-policy"]
    assert page.status_code == 200
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=|javascript:", page.text)


def test_every_file_that_the_page_names_is_there(line: httpx.Client) -> None:
    waiting, seen = ["/page/page.css", "/page/page.js"], set[str]()
    while waiting:
        file = line.get(path := waiting.pop())
        assert file.status_code == 200, path
        seen.add(path)
        named = re.findall(r'from "\./(\w+\.js)"', file.text)
        waiting += [f"/page/{name}" for name in named if f"/page/{name}" not in seen]
    assert {Path(path).name for path in seen} == {
        file.name for file in FOLDER.iterdir() if file.name != "index.html"
    }


def test_an_unchanged_file_is_not_sent_again(line: httpx.Client) -> None:
    first = line.get("/page/page.js")
    again = line.get("/page/page.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/page/nothing.js", "/page/..%2fhttp.py", "/page/index"])
def test_nothing_else_is_served(line: httpx.Client, path: str) -> None:
    assert line.get(path).status_code == 404


def test_the_drawing_is_each_seats_own_with_its_choices_in_words(line: httpx.Client) -> None:
    line.get("/api/me")
    settings = {"game": "khan-tsin", "chairs": ["me", "me"]}
    table = line.post("/api/tables", json={"id": "one", "settings": settings}).json()["table"]
    choices = line.get(f"/api/tables/{table}").json()["views"][0]["choices"]
    south, north = line.get(f"/api/tables/{table}/drawing?lang=en").json()
    assert (south["seat"], north["seat"]) == (0, 1)
    assert south["sentences"].keys() == {str(choice["id"]) for choice in choices}
    assert all(sentence.startswith("South") for sentence in south["sentences"].values())
    assert north["sentences"] == {}
    with httpx.Client(base_url=line.base_url) as stranger:
        (seen,) = stranger.get(f"/api/tables/{table}/drawing").json()
    assert (seen["seat"], seen["sentences"]) == (None, {})
    assert seen["drawing"] == south["drawing"]
