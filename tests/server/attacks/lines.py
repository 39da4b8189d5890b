"""Attacks on lines: what a connection may cost before anything was asked by it."""

import asyncio

from tests.server.attacks.enemy import Enemy, attack


@attack("many requests, one after the other")
async def requests(enemy: Enemy) -> None:
    """As fast as they are answered: whoever asks too much is told so."""
    async with enemy.client() as client:
        while enemy.is_at_it:
            enemy.answered(await client.get("/api/games"))
            await asyncio.sleep(0)
    assert enemy.came["429"], enemy.came
