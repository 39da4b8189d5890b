"""Parametrized checks: each says over which tables it goes, the test file says of which games."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from sesame.testing.cases import Case

Check = TypeVar("Check", bound=Callable[..., None])


def over(tables: Callable[[str], Sequence[Case]]) -> Callable[[Check], Check]:
    """Have a check run at each of these tables (`every`, `covering` or `usual`) of each game."""

    def marked(check: Check) -> Check:
        vars(check)["tables"] = tables
        return check

    return marked


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Pytest's own hook, for the file that imports it: `GAMES` there are the games to be tested."""
    names = games_of(metafunc.module)
    if (tables := vars(metafunc.function).get("tables")) is not None:
        metafunc.parametrize("case", [each for name in names for each in tables(name)], ids=str)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names)
    elif "names" in metafunc.fixturenames:
        metafunc.parametrize("names", [names], ids=["all"])


def games_of(module: Any) -> Sequence[str]:
    """The games that a test file names."""
    if not (names := getattr(module, "GAMES", ())) or isinstance(names, str):
        raise pytest.UsageError(f'{module.__name__} names no game: GAMES = ["hex"], for instance')
    return list(names)
