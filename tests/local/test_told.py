"""What a table in a browser decides and tells is what a server's does, field by field."""

from pathlib import Path
from typing import Any

import pytest

from sesame.games import OURS, game
from sesame.server.protocol import LiveClock, NoClock, Settings
from tests.local.browser import run
from tests.local.played import whole_game

TABLES = [(name, seats) for name in OURS for seats in game(name).seats]


def _scripts(name: str, seats: int, games: int) -> list[Any]:
    """Me on one seat, on all, on none; with and without clocks."""
    found = list[Any]()
    for number in range(games):
        mine = [{(seats - 1 + number) % seats}, set(range(seats)), set[int]()][number % 3]
        clock = LiveClock(36_000, 5) if number % 2 and not game(name).is_timed else NoClock()
        settings = Settings(game=name, seats=seats, clock=clock, options=_options(name, number))
        found.append(whole_game(settings, f"{number:064x}", mine))
    return found


def _options(name: str, number: int) -> dict[str, Any]:
    """Every value of every option, one after the other."""
    offered = [(each.name, value) for each in game(name).options for value in each.values]
    return dict([offered[number % len(offered)]]) if offered else {}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_table_in_a_browser_tells_what_a_servers_does(
    name: str, seats: int, tmp_path: Path
) -> None:
    _compare(name, seats, 3, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_does_so_in_many_games(name: str, seats: int, tmp_path: Path) -> None:
    _compare(name, seats, 150, tmp_path)


def _compare(name: str, seats: int, games: int, folder: Path) -> None:
    compared = run("told.mjs", folder, name, scripts=_scripts(name, seats, games))
    assert compared > games * 10
