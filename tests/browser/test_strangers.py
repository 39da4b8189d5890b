"""Games from other packages in a folder of files: on the board that one brings, and without any."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, expect

from sesame.cli.commands.new_game import write
from tests.browser.conftest import DESK, PHONE
from tests.browser.hands import fits, glowing, play_by_clicks
from tests.browser.sites import PATH, Site, complaints_of, person, play_alone, sit_around
from tests.games.installed import HEX, installed_beside


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """What `sesame site` writes where Hex, and Nim as `sesame new-game` makes it, are installed."""
    folder = tmp_path_factory.mktemp("strangers")
    write("nim", folder / "nim")
    environment = installed_beside(folder, HEX)
    paths = [environment["PYTHONPATH"], installed_beside(folder, folder / "nim")["PYTHONPATH"]]
    environment["PYTHONPATH"] = os.pathsep.join(paths)
    command = [sys.executable, "-m", "sesame", "site", str(folder / "host" / PATH)]
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        found = Site(folder / "host", free.getsockname()[1])
    found.open()
    yield found
    found.close()


def test_hex_is_played_hinted_and_watched_without_a_server(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "profile", PHONE) as context:
        wrong = complaints_of(context)
        page = context.pages[0]
        page.goto(site.address)
        page.get_by_text("Joins tes deux bords").wait_for()
        play_alone(page, "Hex", "apprenti")
        page.locator("svg.hex").wait_for()
        expect(page.get_by_text("choisissez un coup")).to_be_visible()
        assert len(glowing(page)) == 49
        assert fits(page)
        page.get_by_role("button", name="Conseil").click()
        hint = page.get_by_role("group", name="Conseil")
        expect(hint).to_contain_text("Rouge", timeout=30_000)
        page.keyboard.press("Escape")
        assert play_by_clicks(page, seed=5) >= 6
        assert page.locator(".ribbon").inner_text().strip()
        page.get_by_role("link", name="Revoir").first.click()
        page.locator("svg.hex").wait_for()
        page.get_by_role("button", name="Analyser la partie").click()
        done = page.get_by_role("heading", name="Moments décisifs")
        expect(done).to_be_visible(timeout=120_000)
        assert wrong == []


def test_a_game_without_a_board_is_played_by_what_its_record_says(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "profile", DESK) as context:
        wrong = complaints_of(context)
        page = context.pages[0]
        page.goto(site.address)
        sit_around(page, "Nim", 2)
        page.locator("pre").wait_for()
        assert play_by_clicks(page, seed=3) >= 4
        assert page.locator(".ribbon").inner_text().strip()
        assert wrong == []
