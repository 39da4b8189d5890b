"""What every answer carries: headers for browsers, cookies that go nowhere else; a safe log."""

import asyncio
import json
import logging

import httpx
import pytest

from sesame.server.process.serve import _Json
from tests.server.open_house import open_house
from tests.server.visitors import Visitor

BY_HTTPS = {"x-forwarded-proto": "https"}
NAMES = ("/", "/api/me", "/api/games", "/health", "/icon.svg", "/api/nowhere", "/nowhere")


def ask(url: str, method: str, path: str, **headers: str) -> httpx.Response:
    async def scene() -> httpx.Response:
        async with open_house(url) as house, Visitor(house.address) as visitor:
            return await visitor.line.request(method, path, headers=headers)

    return asyncio.run(scene())


@pytest.mark.parametrize("path", NAMES)
def test_every_answer_says_what_it_is_and_what_a_browser_may_do_with_it(
    sqlite_url: str, path: str
) -> None:
    told = ask(sqlite_url, "GET", path).headers
    assert told["x-content-type-options"] == "nosniff"
    assert told["referrer-policy"] == "same-origin"
    assert told["cross-origin-opener-policy"] == "same-origin"
    policy = told["content-security-policy"]
    for wanted in ("object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert wanted in policy
    kind = told["content-type"]
    assert kind.startswith(("text/", "image/svg", "application/json"))
    assert "charset=utf-8" in kind or not kind.startswith("text/")
    assert "strict-transport-security" not in told
    assert "access-control-allow-origin" not in told
    assert (told.get("cache-control") == "no-store") == path.startswith("/api")


def test_what_came_by_https_comes_by_nothing_else(sqlite_url: str) -> None:
    answer = ask(sqlite_url, "GET", "/api/me", **BY_HTTPS)
    assert answer.headers["strict-transport-security"] == "max-age=31536000; includeSubDomains"
    (cookie,) = answer.headers.get_list("set-cookie")
    assert cookie.startswith("__Host-sesame=")
    parts = set(cookie.lower().split("; "))
    assert {"secure", "httponly", "samesite=lax", "path=/"} <= parts
    assert not any(part.startswith("domain") for part in parts)
    assert len(cookie) < 4096


def test_the_safe_cookie_is_believed_before_the_other_which_goes(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite_url) as house, Visitor(house.address) as first:
            me, old = await first.me(), first.cookie
            async with Visitor(house.address) as second:
                other = await second.me()
                both = {"Cookie": f"sesame={second.cookie}; __Host-sesame={old}"}
            async with Visitor(house.address) as line:
                told = await line.line.get("/api/me", headers={**both, **BY_HTTPS})
                assert told.json() == me != other
                moved = await line.line.get(
                    "/api/me", headers={"Cookie": f"sesame={old}", **BY_HTTPS}
                )
                assert moved.json() == me
                new, gone = moved.headers.get_list("set-cookie")
                assert new.startswith("__Host-sesame=")
                assert gone.startswith("sesame=")
                assert "max-age=0" in gone.lower()

    asyncio.run(scene())


def test_nothing_is_left_in_a_browser_that_was_ended(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite_url) as house, Visitor(house.address) as visitor:
            await visitor.me()
            told = await visitor.ask("DELETE", "/api/me")
            assert told.headers["clear-site-data"] == '"cache"'
            gone = told.headers.get_list("set-cookie")
            assert [cookie.partition("=")[0] for cookie in gone] == ["sesame", "__Host-sesame"]
            assert all("max-age=0" in cookie.lower() for cookie in gone)

    asyncio.run(scene())


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PUT"])
def test_what_nobody_needs_is_not_answered(sqlite_url: str, method: str) -> None:
    assert ask(sqlite_url, method, "/api/me").status_code in (400, 404, 405)


def test_the_log_says_when_what_by_whom_and_how_it_ended_but_not_who_that_is(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "sesame.http")

    async def scene() -> None:
        async with open_house(sqlite_url) as house, Visitor(house.address) as visitor:
            me = await visitor.me()
            await visitor.ask("POST", "/api/me/link", {"code": "ABCD-EFGH-JKLM"})
            await visitor.line.get("/api/me", headers={"Authorization": "Bearer sesame_no\nx"[:16]})
            await visitor.line.patch("/api/me", headers={"Origin": "http://evil.example"}, json={})
            assert me["id"] not in caplog.text

    asyncio.run(scene())
    lines = [json.loads(_Json().format(record)) for record in caplog.records]
    told = [(it["route"], it["method"], it["status"]) for it in lines if it["said"] == "request"]
    assert ("/api/me/link", "POST", 400) in told
    assert ("/api/me", "GET", 401) in told
    assert any(status == 403 for _, _, status in told)
    callers = {line["caller"] for line in lines}
    assert len(callers) == 1
    assert "127.0.0.1" not in str(lines)
    assert all(line["at"][-5] in "+-" for line in lines), "moments with their time zone"
    assert all("\n" not in _Json().format(record) for record in caplog.records)
