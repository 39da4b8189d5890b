"""Attacks on what keys cost: slow hashes on demand, people without end, erasure again and again."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx

from tests.server.attacks.enemy import Enemy, attack

Work = Callable[[httpx.AsyncClient, int], Awaitable[list[httpx.Response]]]
_AT_ONCE = 8


async def _all_at_once(enemy: Enemy, work: Work) -> None:
    async with asyncio.TaskGroup() as group:
        for number in range(_AT_ONCE):
            group.create_task(_again_and_again(enemy, work, number))


async def _again_and_again(enemy: Enemy, work: Work, number: int) -> None:
    async with enemy.client() as client:
        while enemy.is_at_it:
            for answer in await work(client, number):
                enemy.came[str(answer.status_code)] += 1
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    await asyncio.sleep(0.02)


@attack("codes for a second device, made and guessed on demand")
async def codes(enemy: Enemy) -> None:
    """Each costs an Argon2 hash: on the event loop, 79 ms of everybody's time."""

    async def work(client: httpx.AsyncClient, _: int) -> list[httpx.Response]:
        me = await client.get("/api/me")
        made = await client.post("/api/me/code")
        typed = made.json()["code"][:-1] + "A" if made.is_success else "ABCD-EFGH-JKLM"
        return [me, made, await client.post("/api/me/link", json={"code": typed})]

    await _all_at_once(enemy, work)


@attack("people, names and tokens without end")
async def people(enemy: Enemy) -> None:
    async def work(client: httpx.AsyncClient, number: int) -> list[httpx.Response]:
        client.cookies.clear()
        return [
            await client.get("/api/me"),
            await client.patch("/api/me", json={"name": f"Person {number}"}),
            await client.post("/api/me/tokens", json={"label": "x"}),
        ]

    await _all_at_once(enemy, work)


@attack("somebody who speaks, takes their data and is erased, again and again")
async def erased(enemy: Enemy) -> None:
    async def work(client: httpx.AsyncClient, number: int) -> list[httpx.Response]:
        settings = {"game": "khan-tsin", "chairs": ["me", "open"]}
        answers = [
            await client.get("/api/me"),
            await client.post("/api/tables", json={"id": f"t{number}", "settings": settings}),
        ]
        if answers[-1].is_success:
            say = {"id": "s", "type": "say", "text": "bonjour"}
            table = answers[-1].json()["table"]
            answers.append(await client.post(f"/api/tables/{table}/commands", json=say))
        return [*answers, await client.get("/api/me/data"), await client.delete("/api/me")]

    await _all_at_once(enemy, work)
