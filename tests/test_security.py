"""docs/security.md is complete, and what it names is there; and what only this page promises."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from sesame.server.common import randomness
from sesame.server.transport.people import People
from tests.server.open_server import open_server
from tests.simulated.stores import FILE, fresh, make_store

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/security.md").read_text("utf-8")
PLACES = ("tests", "src/sesame", "src/sesame/server", "docs", "")

# ASVS 5.0: with how many requirements of levels 1 and 2 each section begins
SECTIONS = {
    1: (2, 9, 11, 3, 2), 2: (3, 3, 4, 1), 3: (0, 2, 4, 6, 5, 0, 2), 4: (3, 1, 2, 4),
    5: (1, 3, 2, 3), 6: (3, 12, 4, 4, 5, 3, 0, 4), 7: (3, 4, 2, 5, 2, 2), 8: (2, 3, 1, 1),
    9: (3, 4), 10: (2, 2, 4, 11, 5, 2, 3), 11: (2, 3, 3, 4, 1, 1), 12: (3, 2, 4),
    13: (1, 5, 2, 5), 14: (2, 4, 3), 15: (3, 3, 7), 16: (1, 5, 4, 3, 3), 17: (1, 4, 2),
}  # fmt: skip


def _asked() -> Iterator[str]:
    for chapter, sections in SECTIONS.items():
        for section, count in enumerate(sections, 1):
            yield from (f"{chapter}.{section}.{number}" for number in range(1, count + 1))


def _answered() -> Iterator[str]:
    for cell in re.findall(r"^\| (\d[\d., -]*) \|", PAGE, re.M):
        for part in cell.split(", "):
            first, _, last = part.partition("-")
            section, _, number = first.rpartition(".")
            until = int(last.rpartition(".")[2]) if last else int(number)
            yield from (f"{section}.{each}" for each in range(int(number), until + 1))


def test_every_requirement_is_answered_once() -> None:
    assert sorted(_answered()) == sorted(_asked())
    assert len(list(_asked())) == 253  # 70 of level 1, 183 of level 2


def _there(name: str) -> Path | None:
    return next((ROOT / place / name for place in PLACES if (ROOT / place / name).exists()), None)


def test_every_test_and_file_that_it_names_is_there() -> None:
    named = re.findall(r"`([\w./-]+\.(?:py|md|service))(?:::(\w+))?`", PAGE)
    assert len(named) > 80
    for file, test in named:
        path = _there(file)
        assert path is not None, file
        assert not test or re.search(rf"^(?:async )?def {test}\(", path.read_text("utf-8"), re.M), (
            file,
            test,
        )


@pytest.mark.parametrize("page", ["docs/security.md", "SECURITY.md"])
def test_its_links_lead_somewhere(page: str) -> None:
    for link in re.findall(r"\]\(([\w./-]+)(?:#[\w-]+)?\)", (ROOT / page).read_text("utf-8")):
        assert ((ROOT / page).parent / link).exists(), link


def test_no_text_is_taken_for_markup_or_code() -> None:
    """Neither in the page nor in the server."""
    page = re.compile(r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")
    server = re.compile(r"(?<![\w.])(?:eval|exec)\(|shell=True|os\.system|yaml\.load")
    sources = [p for p in (ROOT / "web/src").rglob("*") if p.suffix in (".ts", ".svelte")]
    assert len(sources) > 100
    assert not [p.name for p in sources if page.search(p.read_text("utf-8"))]
    ours = list((ROOT / "src/sesame/server").rglob("*.py"))
    assert not [p.name for p in ours if server.search(p.read_text("utf-8"))]


def test_what_nobody_may_guess_has_128_bits() -> None:
    name = randomness.name(Random(1))
    assert re.fullmatch(r"[A-Za-z0-9_-]+", name)
    assert 6 * len(name) >= 128
    table = People(make_store(fresh(FILE)), lambda: 0.0).name_of("ann", "1")
    assert re.fullmatch(r"[0-9a-f]{32,}", table)
    assert isinstance(randomness.SYSTEM, Random)
    with pytest.raises(NotImplementedError):
        randomness.SYSTEM.getstate()  # the system's has no state to foresee


def test_a_request_with_two_lengths_is_refused(tmp_path: Path) -> None:
    """A proxy that believes the other one would take the rest for somebody else's request."""
    said = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
        b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n"
    )
    with open_server(tmp_path / "house.db") as address:
        port = int(address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=20) as line:
            line.sendall(said)
            told = b""
            while more := line.recv(65536):
                told += more
    assert told.startswith(b"HTTP/1.1 400 ")
    assert told.count(b"HTTP/1.1 ") == 1
