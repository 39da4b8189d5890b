"""The databases are there for every test of the server."""

from tests.server.databases import postgres, postgres_url, sqlite_url, store_url

__all__ = ["postgres", "postgres_url", "sqlite_url", "store_url"]
