"""What others did is marked on the board and told above it; what is advised is drawn there, too."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Visit
from tests.browser.hands import play_by_clicks, sit_down
from tests.browser.screens import SCREENS

_WAIT = 60_000  # milliseconds: the first robot of a server compiles
_FEW = 4  # lines of the story


def _go_on(page: Page) -> None:
    """Against a robot, until it has answered and it is my turn."""
    sit_down(page, "khan-tsin", ["me", "apprenti"], options={"setup": "random"})
    story = page.locator("ol[aria-label=Récit] > li:not(.chance)")
    play_by_clicks(page, 5, until=lambda: story.count() >= _FEW)
    page.get_by_text("À vous").wait_for(timeout=_WAIT)


def test_the_robots_move_is_marked_and_told_above_the_board(visit: Visit) -> None:
    page = visit(DESK)
    _go_on(page)
    strip = page.get_by_label("Pendant que vous attendiez")
    expect(strip).to_contain_text("Nord envoie")
    told = strip.locator("p").inner_text()
    assert told == page.locator("ol[aria-label=Récit] > li").last.inner_text()
    expect(page.locator(".trail.gone")).to_have_count(1)
    goal = page.locator("[data-square][aria-label*='le dernier coup arrive ici']")
    expect(goal).to_have_count(1)
    square = int(goal.get_attribute("data-square") or -1) + 1
    assert f" sur {square}" in told


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_one_key_steps_back_through_what_happened(visit: Visit, screen: str) -> None:
    page = visit(SCREENS[screen])
    sit_down(page, "bakschisch", ["me", "apprenti", "apprenti"])
    told = page.locator(".side ol li")
    play_by_clicks(page, 3, until=lambda: told.count() >= 2 * _FEW)
    strip = page.get_by_label("Pendant que vous attendiez")
    page.locator("main [data-handle]").first.wait_for(timeout=_WAIT)
    newest = strip.locator("p").inner_text()
    page.locator("body").evaluate("document.activeElement?.blur()")
    page.keyboard.press("ArrowLeft")
    expect(strip.locator("p.older")).to_be_visible()
    expect(strip.locator("p")).not_to_have_text(newest)
    page.keyboard.press("ArrowRight")
    expect(strip.locator("p")).to_have_text(newest)
    assert "a choisi" not in newest, "what came of it is told, not that fists are closed"
    expect(page.locator("section.board li.closed")).to_have_count(2, timeout=_WAIT)
    room = page.locator("section.board .stage").bounding_box()
    page.locator("main [data-handle]").first.click()  # the last fist is closed: nothing moves
    assert page.locator("section.board .stage").bounding_box() == room


def test_a_hint_is_drawn_and_another_idea_fainter(visit: Visit) -> None:
    page = visit(SCREENS["phone"])
    _go_on(page)
    page.locator("[data-tour=hint]").click()
    expect(page.locator(".trail.advised")).to_have_count(1, timeout=_WAIT)
    first = page.locator(".trail.advised .line").get_attribute("d")
    page.locator(".hint .idea").nth(1).click()
    expect(page.locator(".ask .hint")).to_contain_text("Autre idée")
    expect(page.locator(".trail.advised .line")).not_to_have_attribute("d", first or "")
    page.keyboard.press("Escape")
    expect(page.locator(".trail:is(.advised, .other)")).to_have_count(0)
    room = page.locator("section.board svg").first.bounding_box()
    page.locator("main [data-handle]").first.click()  # of two clicks the first
    expect(page.get_by_role("button", name="Revenir")).to_be_visible()
    assert page.locator("section.board svg").first.bounding_box() == room
