"""Schemathesis over the open interface: whatever fits its schema, or does not, is answered."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation.modes import GenerationMode

from sesame.core.words import LANGUAGES
from tests.server.generous import Generous
from tests.server.open_house import open_house

_EXAMPLES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Generous]:
    folder = tmp_path_factory.mktemp("rest")
    running = Generous(f"sqlite:///{folder / 'sesame.db'}", folder / "server.log")
    try:
        running.start()
        running.wait()
        yield running
    finally:
        running.close()


def test_every_request_is_answered_without_a_failure(server: Generous) -> None:
    answered = _ask_all(server, _EXAMPLES)
    assert answered > 0


@pytest.mark.soak
def test_many_more_are(server: Generous) -> None:
    print(_ask_all(server, 300), "requests")


def _ask_all(server: Generous, examples: int) -> int:
    """Each operation, with bodies and parameters that are allowed, and that are not."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    count = 0
    for found in schema.get_all_operations():
        for mode in GenerationMode:
            operation = found.ok()  # type: ignore[union-attr]  # our own schema is sound
            count += _ask_one(server, operation, mode, examples)
    assert "Traceback" not in server.said(), server.said()
    return count


def _ask_one(server: Generous, operation: Any, mode: GenerationMode, examples: int) -> int:
    count = 0
    with httpx.Client(base_url=server.address, trust_env=False, timeout=30) as client:
        client.get("/api/me")
        cookie = f"sesame={client.cookies['sesame']}"

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        answer = case.call(headers={"Cookie": cookie})
        assert answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR, (case, answer.text)
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            assert set(answer.json()["reason"]) == set(LANGUAGES), (case, answer.text)

    with suppress(Unsatisfiable):  # nothing to ask it that it does not allow
        ask()
    return count


_DIGITS = ("9" * 4299, "9" * 4300, "9" * 4301, "9" * 20_000, "-" + "9" * 4300, "1e99999")
_BAD = (b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf0\x28\x8c\x28", b'"\\ud800"', b"\x00")


def _odd_requests() -> Iterator[tuple[str, str, bytes]]:
    """Method, address and body: what is no text, and numbers that no machine has."""
    for digits in _DIGITS:
        number = digits.encode()
        for field in (b"seats", b"pace"):
            settings = b'{"game":"khan-tsin","%b":%b}' % (field, number)
            yield "POST", "/api/tables", b'{"id":"a","settings":%b}' % settings
        options = b'{"game":"khan-tsin","options":{"setup":%b}}' % number
        yield "POST", "/api/tables", b'{"id":"a","settings":%b}' % options
        clock = b'{"game":"khan-tsin","clock":{"type":"live","seconds":%b}}' % number
        yield "POST", "/api/tables", b'{"id":"a","settings":%b}' % clock
        play = b'{"type":"play","id":"a","seat":0,"version":1,"action":%b}' % number
        yield "POST", "/api/tables/nobody/commands", play
        yield "POST", "/api/tables/nobody/commands", b'{"type":"sync","id":"a","at":%b}' % number
        yield "GET", f"/api/me/games?before={digits}", b""
        yield "GET", f"/api/tables/nobody/events?since={digits}", b""
        yield "GET", f"/api/games/khan-tsin/sample?steps={digits}", b""
        for header in ("Seats: {}", "Position: x S seats={}", "Seed: {}", "Scores: {}"):
            text = f"Game: khan-tsin\n{header.format(digits)}\n\n1. 3-1@{digits}ms"
            yield "POST", "/api/records", json.dumps({"record": text}).encode()
    for bad in _BAD:
        yield "POST", "/api/tables", bad
        yield "POST", "/api/tables", b'{"id":"' + bad + b'","settings":{"game":"khan-tsin"}}'
        yield "PATCH", "/api/me", b'{"name":"' + bad + b'"}'
        yield "POST", "/api/records", b'{"record":"' + bad + b'"}'
        yield "POST", "/api/me/link", b'{"code":"' + bad + b'"}'
        quoted = "".join(f"%{byte:02x}" for byte in bad)
        for path in (
            "/t/",
            "/replay/",
            "/rules/",
            "/assets/",
            "/api/tables/",
            "/api/qr?path=",
            "/",
        ):
            yield "GET", path + quoted, b""
        yield "GET", f"/api/tables/nobody/drawing?lang={quoted}", b""
        yield "DELETE", f"/api/me/tokens/{quoted}", b""


_ODD_HEADERS = (
    {"Host": "x" * 4000},
    {"Host": "[::1"},
    {"Host": ""},
    {"Host": "127.0.0.1:99999999"},
    {"Cookie": b"sesame=\xff\xfe.\xff"},
    {"Authorization": b"Bearer \xff\xfe"},
    {"Authorization": "Bearer " + "x" * 8000},
    {"Content-Type": "application/json; charset=klingon"},
    {"Content-Type": b"\xff"},
    {"Content-Type": "multipart/form-data"},
    {"If-None-Match": b"\xff"},
    {"Accept-Encoding": b"\xff"},
    {"X-Forwarded-For": b"\xff, ::1%eth0, x"},
    {"X-Forwarded-Proto": b"\xff"},
    {"Origin": b"\xff"},
)


def test_what_is_no_text_and_no_number_is_refused_and_nothing_fails(server: Generous) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
        client.get("/api/me")
        kind = {"Content-Type": "application/json"}
        for method, path, body in _odd_requests():
            answer = client.request(method, path, content=body or None, headers=kind)
            assert answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR, (method, path, body[:99])
        for path in ("/api/me/games", "/api/qr?path=t/x", "/", "/t/nobody"):
            for headers in _ODD_HEADERS:
                with suppress(httpx.ProtocolError):  # refused before it was read
                    answer = client.get(path, headers=headers)  # type: ignore[arg-type]
                    is_well = answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR
                    assert is_well, (path, headers, answer.text)
    assert "Traceback" not in server.said(), server.said()


def test_a_table_of_an_impossible_name_is_no_trouble_for_postgres(postgres_url: str) -> None:
    async def ask() -> list[int]:
        async with open_house(postgres_url) as house, httpx.AsyncClient(trust_env=False) as client:
            paths = [f"/{kind}/{name}" for kind in ("t", "replay") for name in ("%00", "a%00b")]
            found = [await client.get(f"http://{house.address}{path}") for path in paths]
            return [answer.status_code for answer in found]

    assert set(asyncio.run(ask())) <= {200, 404}
