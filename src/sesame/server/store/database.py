"""From the address of a database to the store that speaks with it."""

from pathlib import Path

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
    raise BadDatabase(
        f"base de données « {scheme}:// » inconnue : sqlite:///fichier ou postgresql://…",
        f"unknown kind of database '{scheme}://': sqlite:///file or postgresql://…",
    )


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
        raise BadDatabase(
            "PostgreSQL demande un paquet de plus : pip install 'sesame-games[postgres]'",
            "PostgreSQL needs one more package: pip install 'sesame-games[postgres]'",
        ) from missing
    return PostgresStore(url)


def _path(text: str, url: str) -> Path:
    if not text or text == ":memory:":
        raise BadDatabase(
            f"adresse de base de données sans fichier : « {url} »",
            f"address of a database without a file: '{url}'",
        )
    return Path(text).expanduser()
