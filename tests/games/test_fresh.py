"""Hex installed into an environment of its own, and played to the end wherever games are played."""

import shutil
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import sync_playwright

from tests.browser.conftest import PHONE, chromium, newcomer
from tests.browser.hands import play_by_clicks, sit_down
from tests.environments import ROOT, fresh_python, run
from tests.games.installed import FIRST_START, HEX
from tests.server.open_server import open_server
from tests.server.test_bots import EXAMPLES, Somebody
from tests.test_release import _build


@pytest.mark.soak
def test_hex_from_its_own_package_is_a_game_everywhere(tmp_path: Path) -> None:
    wheel = _build(ROOT, "wheel", tmp_path / "wheel")
    versions = ("--constraint", str(ROOT / "requirements/dev.txt"))
    python = fresh_python(tmp_path, *versions, f"{wheel}[research,testing]", str(HEX))
    home = {"HOME": str(tmp_path), "SESAME_CACHE": str(tmp_path / "cache")}
    alone = {"PATH": str(python.parent), "LANG": "en_GB.UTF-8", **home}
    # terminal, robots, arena, hints, report, PettingZoo, Gymnasium, OpenSpiel, GPU: its own tests
    shutil.copytree(HEX / "tests", tmp_path / "own/tests")
    shutil.copy(HEX / "pyproject.toml", tmp_path / "own")
    said = run(str(python), "-m", "pytest", "-q", cwd=tmp_path / "own", environment=alone)
    assert " passed" in said
    assert "skipped" not in said
    where = "import sesame, sesame_hex; print(sesame.__file__, sesame_hex.__file__)"
    assert run(str(python), "-c", where, environment=alone).count("site-packages") == 2
    run(str(python), "-c", FIRST_START, environment=alone)
    with open_server(tmp_path / "house.db", python=str(python), environment=alone) as address:
        _play_at_the_server(address, str(python), alone)
        _play_in_a_browser(address)


def _play_at_the_server(address: str, python: str, alone: dict[str, str]) -> None:
    with Somebody(address) as owner:
        table = owner.open_table("hex", "me", "apprenti")
        run(python, str(EXAMPLES / "bot.py"), address, table, owner.token(), environment=alone)
        assert owner.info(table)["status"] == "over"
        code = f"import sesame; print(sesame.verify({owner.record(table)!r}).faults)"
        assert run(python, "-c", code, environment=alone).strip() == "()"


def _play_in_a_browser(address: str) -> None:
    assert "<script" in httpx.get(address, timeout=60).text
    with sync_playwright() as playwright, chromium(playwright) as browser:
        page = newcomer(browser, address, PHONE).new_page()
        complaints = list[str]()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        sit_down(page, "hex", ["me", "apprenti"])
        page.locator("svg.hex").wait_for()
        assert play_by_clicks(page, seed=5) >= 7
        assert page.locator(".ribbon").inner_text().strip()
        assert complaints == []
