"""From the address of a database to the store that speaks with it."""

from pathlib import Path

from sesame.server.saying import say
from sesame.server.store.interface import BadDatabase, Store
from sesame.server.store.sqlite import SqliteStore


def make_store(url: str) -> Store:
    """Not opened yet. `sqlite:///file`, the file alone, or `postgresql://user@host/name`."""
    scheme, separator, rest = url.partition("://")
    if not separator:
        return SqliteStore(_path(url, url))
    if scheme == "sqlite":
        return SqliteStore(_path(rest.removeprefix("/"), url))
    if scheme in ("postgresql", "postgres"):
        return _postgres_store(url)
    raise BadDatabase(say("unknown-database", scheme=scheme))


async def open_store(url: str) -> Store:
    store = make_store(url)
    await store.open()
    return store


def _postgres_store(url: str) -> Store:
    try:
        from sesame.server.store.postgres import PostgresStore  # its driver is an extra
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise BadDatabase(say("postgres-missing")) from missing
    return PostgresStore(url)


def _path(text: str, url: str) -> Path:
    if not text or text == ":memory:":
        raise BadDatabase(say("database-without-file", url=url))
    return Path(text).expanduser()
