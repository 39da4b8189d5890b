"""What every test of the server may ask for: real databases, robots that are ready."""

import pytest

from sesame.server.workers.warming import Task, do
from tests.server.databases import (
    any_store_url,
    postgres,
    postgres_url,
    shared_url,
    sqlite_url,
    store_url,
)

__all__ = ["any_store_url", "postgres", "postgres_url", "shared_url", "sqlite_url", "store_url"]


@pytest.fixture(scope="session")
def awake_robots() -> None:
    """Search is compiled before a server is asked to think, or killed while it does."""
    for name in ("khan-tsin", "mille-et-un-tresors"):
        for kind in ("apprenti", "others"):
            do(Task(kind, name))
