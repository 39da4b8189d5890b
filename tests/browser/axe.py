"""axe-core, which looks for what people who cannot see or point would stumble over."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

_AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def is_clean(page: Page) -> None:
    """It has no complaint about the page as it stands."""
    if not _AXE.is_file():
        pytest.fail("axe-core is not installed: make check")
    page.wait_for_timeout(400)
    page.evaluate(_AXE.read_text())
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    wrong = [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]
    assert wrong == [], "\n".join(wrong)
