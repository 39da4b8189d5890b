"""A report in a real Chromium: by day and by night, on a desk and on a phone."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from sesame.cli import main
from tests.browser.axe import is_clean
from tests.browser.conftest import DESK, PHONE


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "report.html"
    asked = f"report attrap-tresors --agents marchand --games 5 --processes 1 -o {path}"
    assert main(asked.split()) == 0
    return path


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESK])
def test_a_report_is_readable(
    browser: Browser, report: Path, size: tuple[int, int], theme: Literal["dark", "light"]
) -> None:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, offline=True
    )
    page, complaints = context.new_page(), list[str]()
    page.on("console", lambda message: complaints.append(message.text))
    page.on("requestfailed", lambda request: complaints.append(request.url))
    page.goto(report.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((it) => (it.open = true))")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    smallest = page.evaluate(
        "Math.min(...[...document.querySelectorAll('svg text')].map((it) => it.getScreenCTM().a"
        " * parseFloat(getComputedStyle(it).fontSize)))"
    )
    assert smallest >= 14
    is_clean(page)
    assert complaints == []
    context.close()
