"""The page: served safely, and with nothing that the browser would refuse to run."""

import json
import re
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.server.open_server import open_server


class Patient(httpx.HTTPTransport):
    """There are more files than may be asked for at once."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        while (answer := super().handle_request(request)).status_code == 429:
            answer.close()
            time.sleep(0.5)
        return answer


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    database = tmp_path_factory.mktemp("page") / "house.db"
    with (
        open_server(database) as address,
        httpx.Client(base_url=address, transport=Patient()) as found,
    ):
        yield found


def test_a_page_is_told_whether_it_is_to_think_for_itself(line: httpx.Client) -> None:
    assert line.get("/api/customs").json() == {"guests_think": True}


@pytest.mark.parametrize("path", ["/", "/t/some-table"])
def test_the_page_runs_only_our_own_files(line: httpx.Client, path: str) -> None:
    page = line.get(path)
    policy = page.headers["content-security-policy"]
    assert page.status_code == 200
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")  # our rules, compiled
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=|javascript:", page.text)


def test_every_file_that_the_page_names_is_there(line: httpx.Client) -> None:
    waiting, seen = ["/"], set[str]()
    while waiting:
        file = line.get(path := waiting.pop())
        assert file.status_code == 200, path
        seen.add(path)
        named = {
            f"/assets/{name}"
            for name in re.findall(r"[\w.-]+-[\w-]{8}\.(?:js|css|woff2)", file.text)
        }
        named |= set(re.findall(r'"\.(/[\w-]+\.(?:svg|png|webmanifest))"', file.text))
        waiting += named - seen - set(waiting)
    assert any(path.endswith(".woff2") for path in seen)


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/rules/khan-tsin"])
def test_what_an_address_needs_is_named_at_once(line: httpx.Client, path: str) -> None:
    how = "(?:modulepreload|preload; as=style; crossorigin)"
    link = line.get(path).headers["link"]
    named = re.findall(rf"<\.{{1,2}}/(assets/[\w-]+\.(?:js|css))>; rel={how}", link)
    assert any(name.endswith(".css") for name in named)
    assert len(named) > 2
    assert all(line.get(f"/{name}").status_code == 200 for name in named)


def test_a_tables_page_names_the_board_of_its_game(line: httpx.Client) -> None:
    line.get("/api/me")
    settings = {"game": "khan-tsin", "seats": 2, "chairs": ["me", "me"]}
    opened = line.post("/api/tables", json={"id": "preloaded", "settings": settings}).json()
    named = line.get(f"/t/{opened['table']}").headers["link"]
    assert "/Board-" in named
    assert "/Board-" not in line.get("/t/nowhere").headers["link"]


def test_every_file_that_browsers_keep_is_there(line: httpx.Client) -> None:
    """One that is not would keep the house from ever being ready without a network."""
    told = line.get("/files.js").text.removeprefix("self.SESAME = ").rstrip(";\n")
    listed = json.loads(told)["files"]
    others = [name for name in listed if not name.startswith("assets/") and name != "index.html"]
    assert [name for name in others if line.get(f"/{name}").status_code != 200] == []
    assert len(listed) > len(others) > 5


def test_an_unchanged_file_is_not_sent_again(line: httpx.Client) -> None:
    first = line.get("/")
    again = line.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_file_whose_name_changes_with_it_is_kept_for_good(line: httpx.Client) -> None:
    script = re.search(r"/assets/[\w-]+\.js", line.get("/").text)
    assert script is not None
    assert "immutable" in line.get(script[0]).headers["cache-control"]


def test_scripts_are_sent_small_to_whoever_can_unpack_them(line: httpx.Client) -> None:
    script = re.search(r"/assets/house-[\w-]+\.js", line.get("/").text)
    assert script is not None
    plain = line.get(script[0], headers={"accept-encoding": "identity"})
    packed = line.get(script[0], headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.content == plain.content  # unpacked by the client


def test_a_square_leads_phones_to_a_table(line: httpx.Client) -> None:
    square = line.get("/api/qr", params={"path": "/t/some-table"})
    assert square.headers["content-type"] == "image/svg+xml"
    assert square.text.startswith("<svg")
    assert line.get("/api/qr", params={"path": "x" * 300}).status_code == 400


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2fapp.py", "/made-of"])
def test_nothing_else_is_served(line: httpx.Client, path: str) -> None:
    assert line.get(path).status_code == 404


def test_the_drawing_is_each_seats_own_with_its_choices_in_words(line: httpx.Client) -> None:
    line.get("/api/me")
    settings = {"game": "khan-tsin", "chairs": ["me", "me"]}
    table = line.post("/api/tables", json={"id": "one", "settings": settings}).json()["table"]
    choices = line.get(f"/api/tables/{table}").json()["views"][0]["choices"]
    south, north = line.get(f"/api/tables/{table}/drawing?lang=en").json()
    assert (south["seat"], north["seat"]) == (0, 1)
    assert south["sentences"].keys() == set(map(str, choices))
    assert all(sentence.startswith("South") for sentence in south["sentences"].values())
    assert north["sentences"] == {}
    with httpx.Client(base_url=line.base_url) as stranger:
        (seen,) = stranger.get(f"/api/tables/{table}/drawing").json()
    assert (seen["seat"], seen["sentences"]) == (None, {})
    assert seen["drawing"] == south["drawing"]


_BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/rules", "/a/b/c/", "/t"])
def test_an_address_that_does_not_exist_gives_a_page_that_finds_its_files(
    line: httpx.Client, path: str
) -> None:
    page = line.get(path, headers=_BROWSER)
    assert page.status_code == 404
    assert page.headers["content-type"].startswith("text/html")
    named = re.findall(r'(?:src|href)="([^"]+\.(?:js|css|svg))"', page.text)
    assert named
    assert all(line.get(str(page.url.join(name))).status_code == 200 for name in named)


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nothing.js", "/nowhere"])
def test_a_program_is_told_in_its_own_words(line: httpx.Client, path: str) -> None:
    answer = line.get(path, headers={} if path == "/nowhere" else _BROWSER)
    assert answer.status_code == 404
    assert answer.json()["reason"]["en"]


@pytest.mark.parametrize(
    "path", ["/", "/t/x", "/api/games", "/health", "/files.js", "/api/nowhere"]
)
def test_head_is_answered_wherever_get_is(line: httpx.Client, path: str) -> None:
    asked, told = line.get(path), line.head(path)
    assert told.status_code == asked.status_code
    assert told.content == b""
    assert told.headers["content-type"] == asked.headers["content-type"]


def test_a_head_of_what_never_ends_does(line: httpx.Client) -> None:
    line.get("/api/me")
    settings = {"game": "khan-tsin", "seats": 2, "chairs": ["me", "open"]}
    opened = line.post("/api/tables", json={"id": "head", "settings": settings}).json()
    assert line.head(f"/api/tables/{opened['table']}/events", timeout=20).status_code == 200
