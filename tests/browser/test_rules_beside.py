"""The rules beside the table: in sight of the board, with examples on the game's own board."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import is_clean
from tests.browser.conftest import Visit
from tests.browser.hands import fits, sit_down

_LAPTOP, _PHONE = (1366, 650), (390, 844)
# Milliseconds: nobody scrolls on before a board is drawn, and Chromium, drawing without a graphics
# card, may never draw again when somebody does
_GLANCE = 60
_ALL = ("khan-tsin", "bakschisch", "mille-et-un-tresors", "kim-bac", "attrap-tresors")


def _board(page: Page) -> list[float]:
    box = page.locator("section.board").bounding_box()
    assert box is not None
    return [box["x"], box["y"], box["width"], box["height"]]


@pytest.mark.parametrize("size", [_LAPTOP, _PHONE], ids=["laptop", "phone"])
def test_the_rules_open_beside_a_table_and_the_board_stays_as_it_is(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size)
    page.add_init_script("localStorage.setItem('tour-khan-tsin', 'seen')")
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    page.locator("section.board [data-handle]").first.wait_for()
    before, address = _board(page), page.url
    page.get_by_role("button", name="Règles").click()
    rules = page.get_by_role("complementary", name="Règles")
    expect(rules.get_by_role("heading", name="Le but")).to_be_visible()
    assert (_board(page), page.url) == (before, address)
    if size == _LAPTOP:  # no part of the board is behind it
        box = rules.bounding_box()
        assert box is not None
        assert box["x"] >= before[0] + before[2]
    expect(rules.locator("figure svg").first).to_be_visible()
    show = rules.get_by_role("button", name="Voir ce qui se passe").first
    show.click()
    expect(rules.locator("figcaption").first).to_contain_text("neuf barons", timeout=20_000)
    assert fits(page)
    is_clean(page)
    rules.get_by_label("Sommaire").select_option("Deux interdits")
    expect(rules.get_by_role("heading", name="Deux interdits")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.get_by_role("button", name="Règles")).to_be_focused()


@pytest.mark.parametrize("game", _ALL)
def test_each_section_of_the_page_shows_an_example(visit: Visit, game: str) -> None:
    page = visit(_PHONE)
    page.goto(f"/rules/{game}")
    sections = page.locator("article > section:not(.note)")
    sections.first.wait_for()
    count = sections.count()
    assert count >= 7
    for at in range(count):
        sections.nth(at).scroll_into_view_if_needed()
        expect(
            sections.nth(at).locator("figure .frame svg, figure .frame canvas").first
        ).to_be_visible(timeout=30_000)
        page.wait_for_timeout(_GLANCE)
    assert fits(page)
    is_clean(page)
