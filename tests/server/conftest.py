"""What every test of the server may ask for: real databases, robots that are ready."""

import pytest

from sesame.server.workers.warming import Task, do
from tests.server.databases import postgres, postgres_url, sqlite_url, store_url

__all__ = ["postgres", "postgres_url", "sqlite_url", "store_url"]


@pytest.fixture(scope="session")
def awake_robots() -> None:
    """Search is compiled before a server is asked to think, or killed while it does."""
    for name in ("khan-tsin", "mille-et-un-tresors"):
        for kind in ("apprenti", "others"):
            do(Task(kind, name))
