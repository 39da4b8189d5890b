"""Reconnection: PostgreSQL comes and goes; what that looks like, and how long we wait for it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import asyncpg

from sesame.server.saying import say
from sesame.server.store.interface import DatabaseAway, DatabaseFailed

PATIENCE: Final = 30.0  # seconds from its turn on; then whoever asked is told
_PAUSES: Final = (0.02, 0.05, 0.1, 0.2, 0.5, 1.0)  # between attempts; the last one again and again

_TROUBLE: Final = (
    OSError,  # a time-out is one too
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asked between the server's good-bye and the end of the line
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
    asyncpg.QueryCanceledError,
    asyncpg.InvalidCachedStatementError,  # another process has just upgraded the schema
    asyncpg.ReadOnlySQLTransactionError,  # a replica is taking over
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)

Answer = TypeVar("Answer")


def is_trouble(error: BaseException) -> bool:
    """It may go better next time; a value that the driver cannot send never will."""
    return isinstance(error, _TROUBLE) and not isinstance(error, ValueError)


def pause(attempt: int) -> float:
    return _PAUSES[min(attempt, len(_PAUSES) - 1)]


async def patiently(work: Callable[[], Awaitable[Answer]], patience: float) -> Answer:
    """Try until it is done; the work may be done twice, and must not mind."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + patience
    attempt = 0
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_trouble(error):
                raise
            if loop.time() >= deadline:
                raise away(error) from error
        await asyncio.sleep(pause(attempt))
        attempt += 1


def failed(error: Exception) -> DatabaseFailed:
    """It has answered, and the answer is no: a full disk, a damaged page."""
    return DatabaseFailed(say("database-refuses", error=str(error)))


def away(error: Exception) -> DatabaseAway:
    return DatabaseAway(say("database-silent", error=str(error)))
