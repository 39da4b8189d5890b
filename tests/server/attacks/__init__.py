"""Attacks: what one hostile visitor does for a bounded time, beside people who play honestly.

An attack is an async function of an `Enemy`, under `@attack` in any module of this folder:

    @attack("what it does, in words")
    async def a_name(enemy: Enemy) -> None: ...

`test_attacks.py` finds it and runs it until `enemy.until`, beside an honest table in a process of
its own (`honest.py`), and prints the honest people's p99 of a move before, during and after.
"""

from tests.server.attacks.enemy import ATTACKS, Enemy, attack
from tests.server.attacks.honest import Honest, honest_table

__all__ = ["ATTACKS", "Enemy", "Honest", "attack", "honest_table"]
