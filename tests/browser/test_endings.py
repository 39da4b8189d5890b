"""How a game ends: who won and why, where it turned, the points line by line, and once more."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sesame.games import OURS
from tests.browser.axe import is_clean_in_both_lights
from tests.browser.clipped import clipped
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import fits, open_table, play_by_clicks
from tests.browser.late import SEATS, sit_down_late
from tests.browser.test_after import open_replay

_SETTLE = 300  # milliseconds: boards take their new size
_WAIT = 240_000  # milliseconds: a whole game is thought over, beside other tests
_COUNTED = [game for game in OURS if game != "khan-tsin"]
_HAS_LINES = ("bakschisch", "mille-et-un-tresors", "kim-bac")


def _play_on(page: Page, database: Path, game: str) -> None:
    sit_down_late(page, database, game)
    play_by_clicks(page, seed=7)
    page.locator(".ribbon").wait_for()


@pytest.mark.parametrize("game", OURS)
def test_an_ending_is_celebrated_says_who_and_why_and_counts_the_points(
    visit: Visit, database: Path, game: str
) -> None:
    page = visit(PHONE, is_calm=False)
    _play_on(page, database, game)
    _is_celebrated(page)
    for width, height in (PHONE, DESK):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(_SETTLE)
        _is_told(page, game)


def _is_celebrated(page: Page) -> None:
    """It takes no click, and goes."""
    drawn = page.locator(".celebration")
    expect(drawn.locator("svg").first).to_be_attached(timeout=5_000)
    assert drawn.evaluate("(it) => getComputedStyle(it).pointerEvents") == "none"
    expect(drawn).to_have_count(0, timeout=15_000)


def _is_told(page: Page, game: str) -> None:
    said = page.locator(".ribbon p").inner_text()
    assert len(re.findall(r"[.!](?:\s|$)", said)) >= 2, said
    expect(page.locator(".ribbon")).to_be_in_viewport(ratio=1)
    expect(page.locator("section.board")).to_be_visible()
    expect(page.get_by_role("button", name="Rejouer")).to_be_visible()
    rows = page.locator(".ending tbody tr:not(.line)")
    assert rows.count() == (SEATS[game] if game in _COUNTED else 0)
    if game in _COUNTED:
        assert all(re.search(r"\d$", row) for row in rows.all_inner_texts())
    if game in _HAS_LINES:
        assert page.locator(".ending tbody tr.line").count() >= SEATS[game]
    assert fits(page)
    assert clipped(page) == []
    is_clean_in_both_lights(page)


def test_where_a_game_turned_is_one_click_away(visit: Visit, database: Path) -> None:
    """At a server's table, whose game this page thinks over when it is asked to."""
    page = visit(DESK)
    _play_on(page, database, "khan-tsin")
    page.get_by_role("button", name="Chercher le tournant").click()
    moment = page.get_by_role("link", name="Revoir ce moment")
    even = page.get_by_text("Il n'y en a pas")
    expect(moment.or_(even)).to_be_visible(timeout=_WAIT)


def test_a_game_of_this_browser_is_thought_over_by_itself(visit: Visit) -> None:
    page = visit(DESK)
    steps = open_replay(page, "khan-tsin")
    page.goto(page.url.split("?")[0] + f"?step={steps - 9}&seat=0")
    page.get_by_text("Jouer à partir d'ici").click()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url(re.compile(r"/t/~"))
    play_by_clicks(page, seed=5)
    moment = page.get_by_role("link", name="Revoir ce moment")
    moment.click(timeout=_WAIT)
    page.wait_for_url(re.compile(r"/replay/~.*step=\d+"))
    expect(page.get_by_role("slider")).to_be_visible()


def test_playing_again_invites_the_others_there_and_then(visit: Visit) -> None:
    host, guest = visit(DESK), visit(PHONE)
    host.goto(open_table(host, "khan-tsin", ["me", "open"], options={"setup": "random"}))
    guest.goto("/")  # somebody, before they follow the link
    guest.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name="S'asseoir ici").click()
    host.get_by_role("button", name="Commencer").click()
    expect(host.locator(".prompt")).to_contain_text("pile")
    expect(guest.locator(".prompt")).to_contain_text("On attend")
    host.get_by_role("button", name="Plus", exact=True).click()
    host.get_by_role("button", name="Abandonner").click()
    host.get_by_role("button", name="Oui").click()
    before = guest.url
    host.get_by_role("button", name="Rejouer").click()
    host.wait_for_url(lambda url: url != before)
    expect(guest.get_by_text("On vous attend pour rejouer")).to_be_visible()
    guest.get_by_role("button", name="Accepter de rejouer").click()
    guest.wait_for_url(host.url)
    for page in (host, guest):
        expect(page.locator("section.board [data-square]").first).to_be_visible()
