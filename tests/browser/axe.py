"""axe-core, which looks for what people who cannot see or point would stumble over."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
_OTHER_LIGHT = """() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === "day" ? "night" : "day";
    // A busy machine paints too seldom for them to be over by themselves
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}"""
# What fades in is looked at when it is there; a busy machine may still be at it
_SETTLE = """() => {
    for (const each of document.getAnimations())
        if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish();
}"""


def is_clean_in_both_lights(page: Page) -> None:
    """By night as by day: the same page, where nothing but its colours can differ."""
    is_clean(page)
    page.evaluate(_OTHER_LIGHT)
    is_clean(page, ["color-contrast"])
    page.evaluate(_OTHER_LIGHT)


def is_clean(page: Page, rules: list[str] | None = None) -> None:
    """It has no complaint about the page as it stands, or by these rules alone."""
    if not _AXE.is_file():
        pytest.fail("axe-core is not installed: make check")
    page.wait_for_timeout(400)
    page.evaluate(_SETTLE)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.read_text())
    options = {"runOnly": rules} if rules else {}
    found = page.evaluate("(how) => axe.run(how).then(({ violations }) => violations)", options)
    wrong = [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]
    assert wrong == [], "\n".join(wrong)
