"""Games from other packages in a real browser: Hex on the board it brings, Nim in letters."""

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from sesame.cli.commands.new_game import write
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import fits, glowing, play_by_clicks, play_by_keys, sit_down
from tests.games.installed import FIRST_START, HEX, installed_beside
from tests.server.open_server import open_server

_FIRST_START = FIRST_START + 'do(Task("tables", "nim"))'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which both packages are installed."""
    folder = tmp_path_factory.mktemp("plug-ins")
    write("nim", folder / "nim")
    environment = installed_beside(folder, HEX)
    paths = [environment["PYTHONPATH"], installed_beside(folder, folder / "nim")["PYTHONPATH"]]
    environment["PYTHONPATH"] = os.pathsep.join(paths)
    subprocess.run([sys.executable, "-c", _FIRST_START], env=environment, check=True)
    with open_server(folder / "house.db", environment=environment) as address:
        yield address


def test_hex_is_played_on_the_board_that_it_brings(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_text("Joins tes deux bords").wait_for()  # it stands on the shelf, and says so
    sit_down(page, "hex", ["me", "apprenti"])
    page.locator("svg.hex").wait_for()
    assert len(glowing(page)) == 49
    assert fits(page)
    assert play_by_clicks(page, seed=5) >= 7
    assert page.locator(".ribbon").inner_text().strip()
    assert page.locator("svg.hex .stone").count() >= 13
    page.get_by_role("link", name="Revoir").first.click()
    page.locator("svg.hex").wait_for()  # again in the replay, with nothing to click
    assert glowing(page) == []


@pytest.mark.soak
def test_hex_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "hex", ["me", "apprenti"])
    assert play_by_keys(page, seed=6) >= 7
    assert page.locator(".ribbon").is_visible()


@pytest.mark.parametrize(
    "play", [pytest.param(play_by_clicks, marks=pytest.mark.soak), play_by_keys]
)
def test_a_game_without_a_board_is_played_in_letters(visit: Visit, play: object) -> None:
    page = visit(DESK)
    sit_down(page, "nim", ["me", "me"])
    page.get_by_text("| | | | | | |").wait_for()
    assert play(page, seed=3) >= 4  # type: ignore[operator]
    assert page.locator(".ribbon").inner_text().strip()
