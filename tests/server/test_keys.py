"""Sessions and tokens: what each may do, how they end, and that they end everywhere."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sesame.server.transport.devices import device
from tests.server.open_house import OpenHouse, open_house
from tests.server.visitors import Visitor, cookie_alone

DAY = 24 * 3600 * 1000.0
Scene = Callable[[OpenHouse, Visitor], Awaitable[None]]


def in_house(url: str, scene: Scene) -> None:
    async def whole() -> None:
        async with open_house(url) as house, Visitor(house.address) as visitor:
            await visitor.me()
            await scene(house, visitor)

    asyncio.run(whole())


async def _until_closed(line: ClientConnection) -> int:
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(line.recv(), 20)
    return line.close_code or 0


# --- tokens


def test_a_token_gets_no_cookie_and_manages_nothing(sqlite_url: str) -> None:
    """Its GET /api/me handed out a cookie that outlived it; it made tokens and erased people."""
    forbidden = [
        ("PATCH", "/api/me", {"name": "Voleur"}),
        ("DELETE", "/api/me", None),
        ("GET", "/api/me/data", None),
        ("POST", "/api/me/code", None),
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("DELETE", f"/api/me/tokens/{'0' * 64}", None),
        ("GET", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions", None),
        ("DELETE", "/api/me/sessions/x", None),
    ]

    async def scene(house: OpenHouse, owner: Visitor) -> None:
        async with Visitor(house.address, await owner.token()) as program:
            answer = await program.ask("GET", "/api/me")
            assert answer.json() == await owner.me()
            assert "set-cookie" not in answer.headers
            for method, path, body in forbidden:
                refused = await program.ask(method, path, body)
                assert refused.status_code == 403, (method, path)
                assert "jeton" in refused.json()["reason"]["fr"]
                assert "set-cookie" not in refused.headers
            table = await program.open_table("t", chairs=["me", "me"])
            assert (await program.say(table, type="say", text="bonjour"))["type"] == "acked"
            assert [game["table"] for game in await program.ok("GET", "/api/me/games")] == [table]

    in_house(sqlite_url, scene)


def test_a_token_that_only_reads_does_not_play(sqlite_url: str) -> None:
    async def scene(house: OpenHouse, owner: Visitor) -> None:
        table = await owner.open_table("t", chairs=["me", "me"])
        async with Visitor(house.address, await owner.token(scopes=["read"])) as program:
            seen = await program.ok("GET", f"/api/tables/{table}")
            assert [view["seat"] for view in seen["views"]] == [0, 1]
            say = {"id": "x", "type": "say", "text": "bonjour"}
            assert await program.status("POST", f"/api/tables/{table}/commands", say) == 403
            asked = {"id": "u", "settings": {"game": "khan-tsin"}}
            assert await program.status("POST", "/api/tables", asked) == 403
            async with program.socket(table) as line:
                await line.send(json.dumps(say))
                while (told := json.loads(await line.recv()))["type"] != "refused":
                    pass
                assert told["reason"]["en"] == "That token can only read."

    in_house(sqlite_url, scene)


def test_a_token_ends_when_it_was_said_to_and_is_then_nobodys(sqlite_url: str) -> None:
    async def scene(house: OpenHouse, owner: Visitor) -> None:
        tokens = [await owner.token(), await owner.token(days=2), await owner.token(days=None)]
        good = [True, True, True]
        for days, ends in ((1, None), (2, 1), (90, 0), (3000, None)):
            house.clock.go_on(days * DAY)
            if ends is not None:
                good[ends] = False
            for token, is_good in zip(tokens, good, strict=True):
                async with Visitor(house.address, token) as program:
                    answer = await program.ask("GET", "/api/me")
                    assert answer.status_code == (200 if is_good else 401), days
                    assert "set-cookie" not in answer.headers
        async with Visitor(house.address, tokens[0]) as program:
            assert await program.status("GET", "/api/tables/nowhere/record") in (401, 404)

    in_house(sqlite_url, scene)


def test_a_token_that_is_dropped_cuts_the_lines_it_opened(sqlite_url: str) -> None:
    async def scene(house: OpenHouse, owner: Visitor) -> None:
        table = await owner.open_table("t", chairs=["me", "me"])
        async with (
            Visitor(house.address, await owner.token()) as program,
            program.socket(table) as line,
            program.line.stream("GET", f"/api/tables/{table}/events") as stream,
        ):
            lines = stream.aiter_lines()
            await anext(lines)
            (token,) = await owner.ok("GET", "/api/me/tokens")
            assert token["scopes"] == ["play", "read"]
            assert token["used"] is not None
            await owner.ok("DELETE", f"/api/me/tokens/{token['hash']}")
            assert await _until_closed(line) == 4401
            async for _ in lines:  # to the end: there is one
                pass
            assert await program.status("GET", "/api/me") == 401

    in_house(sqlite_url, scene)


# --- sessions


def test_a_cookie_is_signed_and_nobody_makes_one(sqlite_url: str) -> None:
    async def scene(house: OpenHouse, me: Visitor) -> None:
        session, generation, signature = me.cookie.split(".")
        mine = (await me.me())["id"]
        forged = [
            f"{session}.{int(generation) + 1}.{signature}",
            f"{session}.{generation}.{signature[:-1]}",
            f"{session}.{generation}.{'0' * 64}",
            f"{mine}.{signature}",
            f"old.{mine}.0.{signature}",
            f"{session}.x.y",
            session,
            "",
        ]
        for cookie in forged:
            answer = await cookie_alone(house.address, cookie, "GET", "/api/me/games")
            assert answer.status_code == 401, cookie

    in_house(sqlite_url, scene)


def test_a_foreign_page_is_given_nothing_and_changes_nothing(sqlite_url: str) -> None:
    async def scene(house: OpenHouse, me: Visitor) -> None:
        picture = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "image"}
        answer = await me.line.get("/api/me", headers=picture)
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
        foreign = {"Origin": "https://elsewhere.example"}
        for method, path in (
            ("DELETE", "/api/me"),
            ("DELETE", "/api/me/sessions"),
            ("POST", "/api/me/code"),
            ("POST", "/api/me/tokens"),
            ("PATCH", "/api/me"),
        ):
            refused = await me.line.request(method, path, headers=foreign, json={"label": "x"})
            assert refused.status_code == 403, path
        assert len(await me.ok("GET", "/api/me/sessions")) == 1
        assert house.app.sockets.open == 0

    in_house(sqlite_url, scene)


def test_a_cookie_is_replaced_once_a_day_and_the_old_one_ends_a_minute_later(
    sqlite_url: str,
) -> None:
    async def scene(house: OpenHouse, me: Visitor) -> None:
        async def good(cookie: str) -> bool:
            answer = await cookie_alone(house.address, cookie, "GET", "/api/me/games")
            return answer.status_code == 200

        first, mine = me.cookie, await me.me()
        assert me.cookie == first  # not yet
        house.clock.go_on(1.1 * DAY)
        # Two windows ask at once; one of the answers is lost: both say the same
        lost = await cookie_alone(house.address, first, "GET", "/api/me")
        assert await me.me() == mine
        second = me.cookie
        assert second != first
        assert lost.cookies["sesame"] == second
        assert await good(first)  # the new one was not shown yet: it may have been lost
        house.clock.go_on(DAY)
        assert await good(first)
        assert await good(second)
        assert await good(first)
        house.clock.go_on(61_000)
        assert await good(second)
        assert not await good(first)
        house.clock.go_on(366 * DAY)
        assert not await good(second)
        assert (await me.me())["id"] != mine["id"]

    in_house(sqlite_url, scene)


def test_sessions_are_listed_and_ended_one_or_all_others(sqlite_url: str) -> None:
    async def scene(house: OpenHouse, me: Visitor) -> None:
        mine = (await me.me())["id"]
        table = await me.open_table("t", chairs=["me", "me"])
        others = [Visitor(house.address) for _ in range(3)]
        for other in others:
            code = (await me.ok("POST", "/api/me/code"))["code"]
            assert (await other.ok("POST", "/api/me/link", {"code": code}))["id"] == mine
        listed = await me.ok("GET", "/api/me/sessions")
        assert len(listed) == 4
        assert {session["device"] for session in listed} == {"Firefox, Linux"}
        assert sum(session["current"] for session in listed) == 1

        async with others[0].socket(table) as line:
            (own,) = [
                s["id"] for s in await others[0].ok("GET", "/api/me/sessions") if s["current"]
            ]
            await me.ok("DELETE", f"/api/me/sessions/{own}")
            assert await _until_closed(line) == 4401
        assert await others[0].status("GET", "/api/me/games") == 401
        assert await others[1].status("GET", "/api/me/games") == 200

        async with Visitor(house.address) as stranger:
            await stranger.me()
            await stranger.ok("DELETE", "/api/me/sessions")
            (last,) = [
                s["id"] for s in await others[1].ok("GET", "/api/me/sessions") if s["current"]
            ]
            await stranger.ok("DELETE", f"/api/me/sessions/{last}")  # not theirs
        assert await others[1].status("GET", "/api/me/games") == 200

        assert await me.ok("DELETE", "/api/me/sessions") == {"ended": 2}
        assert await others[2].status("GET", "/api/me/games") == 401
        assert (await me.me())["id"] == mine
        await me.ok(
            "DELETE", f"/api/me/sessions/{(await me.ok('GET', '/api/me/sessions'))[0]['id']}"
        )
        assert "sesame" not in me.line.cookies
        for other in others:
            await other.line.aclose()

    in_house(sqlite_url, scene)


def test_a_session_ended_in_one_process_is_ended_in_the_other(postgres_url: str) -> None:
    async def whole() -> None:
        async with (
            open_house(postgres_url) as one,
            open_house(postgres_url) as two,
            Visitor(one.address) as me,
        ):
            await me.me()
            games = await cookie_alone(two.address, me.cookie, "GET", "/api/me/games")
            assert games.status_code == 200
            cookie, (own,) = me.cookie, await me.ok("GET", "/api/me/sessions")
            await me.ok("DELETE", f"/api/me/sessions/{own['id']}")
            while True:  # told by NOTIFY: in a moment
                answer = await cookie_alone(two.address, cookie, "GET", "/api/me/games")
                if answer.status_code == 401:
                    return
                await asyncio.sleep(0.02)

    asyncio.run(asyncio.wait_for(whole(), 60))


def test_a_cookie_from_before_sessions_becomes_one_and_can_be_ended(sqlite_url: str) -> None:
    """After an upgrade everybody is still who they were, on every device."""

    async def scene(house: OpenHouse, me: Visitor) -> None:
        mine, people = (await me.me())["id"], house.app.people
        now = round(house.clock())
        made = await people.keys.begin(mine, "")
        old = type(made)(f"old.{mine}", mine, now, 0, now, now, now + round(90 * DAY), "")
        await house.app.house.store.save_session(old)
        cookie = f"{mine}.{people.keys.sign(f'session/{mine}')}"
        devices = [await cookie_alone(house.address, cookie, "GET", "/api/me") for _ in range(2)]
        assert {device.json()["id"] for device in devices} == {mine}
        assert len({device.cookies["sesame"] for device in devices}) == 2
        await me.ok("DELETE", "/api/me/sessions")
        answer = await cookie_alone(house.address, cookie, "GET", "/api/me/games")
        assert answer.status_code == 401

    in_house(sqlite_url, scene)


def test_a_device_is_two_words() -> None:
    assert device("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1") == (
        "Safari, iPhone"
    )
    assert device("Mozilla/5.0 (Windows NT 10.0) Chrome/126.0 Safari/537.36 Edg/126.0") == (
        "Edge, Windows"
    )
    assert device("curl/8.5.0") == ""
