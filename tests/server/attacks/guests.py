"""Attacks of guests: whatever costs thinking, memory or everybody's attention."""

import asyncio
import itertools
import json
import time
from contextlib import AsyncExitStack
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from sesame.server.live.lobby import PAGE
from tests.server.attacks.enemy import Enemy, attack
from tests.server.clients import Session, arrive, open_table

_ROBOTS = {"game": "khan-tsin", "chairs": ["calife", "calife"], "pace": 0}
_AGAINST_ONE: dict[str, Any] = {"game": "khan-tsin", "chairs": ["apprenti", "me"]}
_TABLES, _SOCKETS = 150, 40
_TOGETHER = 8  # one after the other, on a busy machine, would come slower than they may
_WORST = 30.0  # seconds in which an honest robot has moved, on a busy machine too
_SHORT = 1 << 18  # bytes of an update, or of a lobby


async def _open(enemy: Enemy, session: Session, settings: dict[str, Any], count: int) -> list[str]:
    """As many tables as they are given, of so many asked for."""
    tables = list[str]()
    async with enemy.client(headers={"Cookie": session.cookie}) as client:
        for number in range(count):
            body = {"id": f"{session.person}-{number}", "settings": settings}
            answer = await client.post("/api/tables", json=body)
            enemy.answered(answer)
            if answer.status_code == httpx.codes.CREATED:
                tables.append(answer.json()["table"])
            if not enemy.insists:
                break
    return tables


async def robot_answers(enemy: Enemy) -> None:
    """Somebody honest sits down with a robot that moves first, and waits for it."""
    who = await arrive([enemy.server.address])
    table = await open_table([enemy.server.address], who, "honest", **_AGAINST_ONE)
    began = time.monotonic()
    async with asyncio.timeout(_WORST), _line(enemy, who, f"/ws/tables/{table}") as socket:
        while not (told := json.loads(await socket.recv())).get("happened"):
            assert told["type"] != "refused", told
    enemy.came[f"an honest robot moved after {1000 * (time.monotonic() - began):.0f} ms"] += 1


def _line(enemy: Enemy, who: Session, path: str) -> connect:
    """From the honest address."""
    return connect(
        f"ws://127.0.0.1:{enemy.server.port}{path}",
        additional_headers={"Cookie": who.cookie},
        compression=None,
        proxy=None,
    )


async def _stay(
    enemy: Enemy, stack: AsyncExitStack, session: Session, path: str
) -> ClientConnection | None:
    """A socket that stays open, if they are given one: each costs their address a request."""
    try:
        return await stack.enter_async_context(enemy.socket(path, session, max_size=None))
    except InvalidStatus as refused:
        enemy.came[str(refused.response.status_code)] += 1
        return None


async def _until_then(enemy: Enemy) -> None:
    await asyncio.sleep(max(0.0, enemy.until - time.monotonic()))


@attack("tables of robots among themselves, all watched")
async def robots(enemy: Enemy) -> None:
    """150 of them left honest robots without an answer for a minute and more."""
    session = await enemy.session()
    tables = await _open(enemy, session, _ROBOTS, _TABLES)
    async with AsyncExitStack() as stack:
        for table in tables[:_SOCKETS]:
            await _stay(enemy, stack, session, f"/ws/tables/{table}")
        await robot_answers(enemy)
        await _until_then(enemy)


@attack("forty sockets that ask for hints")
async def hints(enemy: Enemy) -> None:
    session = await enemy.session()
    settings = {"game": "khan-tsin", "chairs": ["me", "me"]}
    (table, *_) = await _open(enemy, session, settings, 1)
    async with AsyncExitStack() as stack:
        lines = [await _stay(enemy, stack, session, f"/ws/tables/{table}") for _ in range(_SOCKETS)]
        asking = [asyncio.create_task(_ask_on(enemy, line)) for line in lines if line is not None]
        await robot_answers(enemy)
        await _until_then(enemy)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    assert enemy.came["refused"], enemy.came


async def _ask_on(enemy: Enemy, line: ClientConnection) -> None:
    for number in itertools.count():
        await line.send(json.dumps({"type": "hint", "id": f"{number}", "seat": 0}))
        await asyncio.sleep(0.2)
        while True:
            told = json.loads(await line.recv())
            if told["type"] in ("refused", "advice"):
                enemy.came[told["type"]] += 1
                break


@attack("a spectator who never stops talking")
async def chat(enemy: Enemy) -> None:
    """4,720 lines made every arrival longer than a line may hold, and all were cut for good."""
    host = await arrive([enemy.server.address])
    table = await open_table([enemy.server.address], host, "talked-at", **_AGAINST_ONE)
    session = await enemy.session()
    async with enemy.socket(f"/ws/tables/{table}", session, max_size=None) as line:
        for number in itertools.count():
            said = {"type": "say", "id": f"{number}", "text": "𝔖" * 500}
            try:
                await line.send(json.dumps(said))
                enemy.came[json.loads(await line.recv())["type"]] += 1
            except WebSocketException:  # refused once too often
                break
            if not enemy.is_at_it:
                break
    async with enemy.client() as client:
        found = await client.get(f"/api/tables/{table}")
    assert len(found.content) < _SHORT


@attack("public tables without end")
async def lobby(enemy: Enemy) -> None:
    """25,500 of them cut every newcomer, and cost each watcher 1.8 MB a change."""
    session = await enemy.session()
    settings = {"game": "khan-tsin", "chairs": ["me"], "public": True}
    await _open(enemy, session, settings, 1000)
    who = await arrive([enemy.server.address])
    async with _line(enemy, who, "/ws/lobby") as line:
        await line.recv()
        told = await line.recv()
        assert len(told) < _SHORT
        assert len(json.loads(told)["tables"]) <= PAGE
    await _until_then(enemy)
    assert enemy.came["429"], enemy.came


@attack("visitors without end")
async def visitors(enemy: Enemy) -> None:
    """20,036 of them cost memory that never came back."""
    await asyncio.gather(*(_keep_arriving(enemy) for _ in range(_TOGETHER)))
    assert enemy.came["429"], enemy.came


async def _keep_arriving(enemy: Enemy) -> None:
    async with enemy.client() as client:
        while enemy.insists:
            client.cookies.clear()
            enemy.answered(await client.get("/api/me"))


@attack("games to be thought over, more than anybody reads")
async def studies(enemy: Enemy) -> None:
    """Sixteen that waited shut everybody else out."""
    session = await enemy.session()
    settings = {"game": "khan-tsin", "chairs": ["me", "me"]}
    tables = await _open(enemy, session, settings, 8)
    async with enemy.client(headers={"Cookie": session.cookie}) as client:
        for table in tables:
            resign = {"type": "resign", "id": "r", "seat": 0}
            await client.post(f"/api/tables/{table}/commands", json=resign)
        for number, table in enumerate(itertools.cycle(tables)):
            enemy.answered(await client.get(f"/api/tables/{table}/analysis"))
            await asyncio.sleep(0.02)
            if number > len(tables) and not enemy.insists:
                break
    assert enemy.came["429"], enemy.came
    await robot_answers(enemy)
