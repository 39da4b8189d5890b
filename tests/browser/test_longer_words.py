"""A language half as long again as French has room everywhere: nothing to be read is cut."""

import json

import pytest
from playwright.sync_api import Page

from tests.browser.clipped import clipped
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import GAMES, fits, open_table, play_by_clicks, sit_down

_TABLES = (*GAMES, "kim-bac", "attrap-tresors")
_FEW = 4  # lines of the story


def _reader(visit: Visit) -> Page:
    page = visit(DESK)
    page.add_init_script("localStorage.setItem('language', 'pseudo')")
    return page


def _all_can_be_read(page: Page) -> None:
    """At a desk and on a phone, everything unfolded."""
    page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    assert "[" in page.locator("main").inner_text()  # else this would be plain French
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)  # boards take their new size
        assert clipped(page) == [], page.url
        assert fits(page), page.url


@pytest.mark.parametrize(
    ("path", "shown"),
    [("/", ".doors button:enabled"), ("/me/data", "#data"), ("/rules/bakschisch", "figure svg")],
)
def test_at_home_and_in_what_is_read(visit: Visit, path: str, shown: str) -> None:
    page = _reader(visit)
    page.goto(path)
    page.locator(shown).first.wait_for()
    _all_can_be_read(page)


def test_while_others_are_waited_for(visit: Visit) -> None:
    page = _reader(visit)
    page.goto(open_table(page, "bakschisch", ["me"], seats=None))
    page.locator(".link").wait_for()
    _all_can_be_read(page)


@pytest.mark.parametrize("game", _TABLES)
def test_at_a_table(visit: Visit, game: str) -> None:
    page = _reader(visit)
    sit_down(page, game, ["me", "apprenti"])
    told = page.locator(".side ol li")
    play_by_clicks(page, 1, until=lambda: told.count() >= _FEW)
    page.locator("[aria-controls=menu]").click()
    _all_can_be_read(page)


def test_after_a_game_and_when_it_is_watched_again(visit: Visit) -> None:
    page = _reader(visit)
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    _resign(page)
    _all_can_be_read(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.locator(".player").wait_for()
    page.locator(".board :is(svg, pre)").first.wait_for()
    _all_can_be_read(page)


def _resign(page: Page) -> None:
    order = json.dumps({"type": "resign", "id": "enough", "seat": 0})
    page.evaluate("(order) => window.sockets.at(-1).send(order)", order)
    page.locator(".ending").wait_for()
