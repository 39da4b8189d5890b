"""Attacks by work: requests that are short to ask and long to answer."""

import asyncio
import itertools
from functools import cache
from random import Random

import httpx
import msgspec

import sesame
from sesame.core import record
from tests.server.attacks.enemy import Enemy, attack
from tests.server.clients import Session

_AT_ONCE = 6  # requests under way
_HALF_A_MEGABYTE = 490_000


async def _flood(enemy: Enemy, who: Session, *requests: httpx.Request) -> None:
    """These requests, round and round, several at once; whoever is refused asks again."""
    turns = itertools.cycle(requests)

    async def ask(client: httpx.AsyncClient) -> None:
        while enemy.is_at_it:
            given = next(turns)
            again = client.build_request(
                given.method,
                given.url.raw_path.decode(),
                content=given.content,
                headers={"Cookie": who.cookie, "Content-Type": "application/json"},
            )
            answer = await client.send(again)
            enemy.answered(answer)
            if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                await asyncio.sleep(0.02)

    async with enemy.client() as client, asyncio.TaskGroup() as group:
        for _ in range(_AT_ONCE):
            group.create_task(ask(client))


def _get(path: str) -> httpx.Request:
    return httpx.Request("GET", f"http://there{path}")


def _post(path: str, body: object = None) -> httpx.Request:
    return httpx.Request("POST", f"http://there{path}", content=msgspec.json.encode(body))


async def _upload(enemy: Enemy, who: Session, text: str) -> str:
    async with enemy.client(headers={"Cookie": who.cookie}) as client:
        answer = await client.post("/api/records", json={"record": text})
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return str(answer.json()["table"])


@cache
def _long_game() -> str:
    """A whole game of many steps, played at random."""
    match, chance = sesame.game("kim-bac").new(4, seed=1), Random(1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal_ids(seat)))
    return match.record()


@attack("records: half a megabyte of spaces")
async def spaces(enemy: Enemy) -> None:
    who = await enemy.session()
    await _flood(
        enemy,
        who,
        _post("/api/records", {"record": "a" + " " * _HALF_A_MEGABYTE}),
        _post("/api/records", {"record": "a" + " " * _HALF_A_MEGABYTE + ":"}),
    )
    assert not set(enemy.came) - {"400", "403", "429"}, enemy.came


@attack("records: stuffed with comments")
async def comments(enemy: Enemy) -> None:
    who = await enemy.session()
    game = _long_game().rstrip()
    stuffed = game + "{a}" * ((record.MOST_TEXT - len(game)) // 3)
    table = await _upload(enemy, who, stuffed)
    await _flood(
        enemy,
        who,
        _post("/api/records", {"record": stuffed}),
        _get(f"/api/tables/{table}/record"),
    )


@attack("records: a long game, uploaded and asked for, with all that comes after it")
async def after_the_game(enemy: Enemy) -> None:
    who = await enemy.session()
    game = _long_game()
    table = f"/api/tables/{await _upload(enemy, who, game)}"
    await _flood(
        enemy,
        who,
        *(_get(f"{table}/{part}") for part in ("record", "story", "replay", "drawing")),
        *(_get(f"{table}/replay/scenes?first={step}&letters=true") for step in range(0, 90, 30)),
        _post("/api/records", {"record": game}),
    )


@attack("codes for a second device")
async def codes(enemy: Enemy) -> None:
    who = await enemy.session()
    await _flood(enemy, who, _post("/api/me/code"))
    assert enemy.came["201"], enemy.came


@attack("tables on boards of their own")
async def boards(enemy: Enemy) -> None:
    """Each another town: none was laid before."""
    who, game = await enemy.session(), sesame.game("kim-bac")
    written = msgspec.json.encode(game.boards.read(None)).decode()
    towns = [written.replace('"name":"', f'"name":"{number}-', 1) for number in range(400)]
    tables = [
        {"id": f"town-{number}", "settings": {"game": "kim-bac", "board": town}}
        for number, town in enumerate(towns)
    ]
    await _flood(enemy, who, *(_post("/api/tables", table) for table in tables))


@attack("squares for phones, samples, and everything that is known about oneself")
async def drawings(enemy: Enemy) -> None:
    who = await enemy.session()
    await _flood(
        enemy,
        who,
        *(_get(f"/api/qr?path={'x' * length}") for length in range(1, 200, 3)),
        *(_get(f"/api/games/kim-bac/sample?steps={steps}") for steps in range(0, 400, 9)),
        _get("/api/me/data"),
        _get("/api/me/statistics"),
    )
