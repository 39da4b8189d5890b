"""The dragon: one's own end is near, and what the rules forbid says why."""

import time
from pathlib import Path

from playwright.sync_api import expect

from sesame.server.protocol import Settings
from tests.browser.conftest import DESK, Visit
from tests.browser.hands import click, glowing, sit_down
from tests.browser.kept import lay

_WAIT = 60_000  # milliseconds: the first robot of a server compiles
# The suzerain of square 16 stands on level 5; on square 17 it would stand on level 4
_FALLS = "11/rkwkrkr/3/rkwww/wrw/1/wkwwkr/rrrkk/3/kw/rwwkrkrk/11 S"


def test_north_has_its_own_end_nearest(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "khan-tsin", ["apprenti", "me"], options={"setup": "random"})
    page.locator("main [data-handle]").first.wait_for(timeout=_WAIT)
    near, far = (page.locator(f"[data-square='{at}']").bounding_box() for at in (35, 0))
    assert near
    assert far
    assert near["y"] > far["y"]


def test_a_goal_that_is_forbidden_says_why(visit: Visit, database: Path) -> None:
    page = visit(DESK)
    page.request.get("/api/me")
    host, name = page.request.get("/api/me").json()["id"], f"falls-{time.monotonic_ns()}"
    settings = Settings(game="khan-tsin", chairs=["me", "me"], pace=0)
    lay(database, name, host, settings, _FALLS)
    page.goto(f"/t/{name}")
    page.locator("[data-handle]").first.wait_for(timeout=_WAIT)
    click(page, "square-15")
    click(page, "~count-1")
    page.locator("[data-square='16']").click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("du niveau 5 au niveau 4", timeout=_WAIT)
    assert "square-15" in glowing(page)  # and one begins again
