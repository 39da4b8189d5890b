"""Who has read no rule finishes a first game of each within ten minutes, by clicking what glows."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sesame
from sesame.games import OURS
from tests.browser.conftest import Visit
from tests.browser.late import sit_down_late
from tests.browser.newcomer import Newcomer
from tests.browser.screens import SCREENS

_TEN_MINUTES = 600.0  # at the table
_WAIT = 120_000  # milliseconds: the first table of a server is compiled
_SEED = 4
_HERE = {name: SCREENS[name] for name in ("laptop", "phone", "tablet")}


def test_a_newcomer_finishes_what_others_began(visit: Visit, database: Path) -> None:
    """The last moves; whole games are soak's."""
    page = visit(_HERE["phone"], is_calm=False)
    sit_down_late(page, database, "mille-et-un-tresors", left=5)
    _finishes(page, "mille-et-un-tresors")


@pytest.mark.soak
@pytest.mark.parametrize("screen", _HERE)
@pytest.mark.parametrize("game", OURS)
def test_a_newcomer_finishes_a_first_game(visit: Visit, game: str, screen: str) -> None:
    page = visit(_HERE[screen], is_calm=False)
    page.goto("/")
    title = sesame.game(game).title.fr
    page.get_by_role("button", name=f"Jouer : {title}").click(timeout=_WAIT)
    newcomer = _finishes(page, game)
    print(f"{game}, {screen}: {newcomer.seconds / 60:.1f} min, {newcomer.clicks} clicks")


def _finishes(page: Page, game: str) -> Newcomer:
    """Within ten minutes."""
    page.locator("main :is([data-handle], [data-ready])").first.wait_for(timeout=_WAIT)
    newcomer = Newcomer(page, _SEED, is_timed=sesame.game(game).is_timed)
    newcomer.play(_TEN_MINUTES)
    expect(page.locator(".ribbon")).to_be_in_viewport(ratio=1)
    assert page.locator(".ribbon p").inner_text().strip()
    expect(page.get_by_role("button", name="Rejouer")).to_be_visible()
    return newcomer
