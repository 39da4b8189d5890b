"""Background tasks: what was begun is finished, though whoever asked may go away."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Answer = TypeVar("Answer")


class Tasks:
    """Everything that this house has begun and nobody waits for."""

    def __init__(self) -> None:
        self._begun = set[asyncio.Task[Any]]()

    def spawn(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        return task

    async def whole(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Not to be cut in the middle, though whoever asked may go away."""
        return await asyncio.shield(self.spawn(work))

    async def finish(self, seconds: float) -> None:
        """Wait for what was begun, but no longer than that."""
        if waiting := [task for task in self._begun if not task.done()]:
            await asyncio.wait(waiting, timeout=seconds)
