"""Without a browser nothing of it is silently green."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from tests.browser.chromium import NoBrowser, find
from tests.browser.conftest import chromium

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("ci", "code"), [("true", 1), pytest.param("", 0, marks=pytest.mark.soak)])
def test_without_a_browser_ci_fails_and_others_are_told(tmp_path: Path, ci: str, code: int) -> None:
    test = tmp_path / "test_page.py"
    test.write_text(
        "from tests.browser.conftest import browser, playwright\n\ndef test_a(browser): ...\n"
    )
    command = ["pytest", "-q", "-p", "tests.conftest", "--rootdir", str(ROOT), "-c", "/dev/null"]
    done = subprocess.run(
        [sys.executable, "-m", *command, "-p", "no:cacheprovider", str(test)],
        cwd=ROOT,
        env=os.environ | {"CI": ci, "SESAME_BROWSER": "none"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    assert "No browser: The tests were told to do without" in done.stdout
    assert ("1 browser tests were not run." in done.stdout) == (not ci)


def test_a_browser_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESAME_BROWSER", "/opt/chrome")
    assert find().program == "/opt/chrome"


def test_a_machine_that_npm_has_no_browser_for_is_told_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SESAME_BROWSER", "packaged")
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    with pytest.raises(NoBrowser, match=r"npm has none for \w+ riscv64: install Chromium"):
        find()


@pytest.mark.soak
def test_the_browser_that_npm_brings_draws_letters(
    playwright: Playwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SESAME_BROWSER", "packaged")
    with chromium(playwright) as browser:
        page = browser.new_page()
        page.set_content("<span style='font: 40px sans-serif'>Sésame</span>")
        width = "document.querySelector('span').getBoundingClientRect().width"
        assert page.evaluate(width) > 100
