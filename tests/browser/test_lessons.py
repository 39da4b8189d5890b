"""Lessons: each is played to its end by clicking what is wanted, on a desk that becomes a phone."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sesame.games import OURS
from tests.browser.axe import is_clean, is_clean_in_both_lights
from tests.browser.clipped import clipped
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.controls import out_of_reach
from tests.browser.hands import click, fits, glowing, scrolls
from tests.browser.screens import SCREENS

_GAMES = Path(__file__).parents[2] / "web/src/games"
_PATIENCE = 30  # tenths of a second
_CLICKS = 8  # most that one choice takes
_PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def lesson(game: str) -> dict[str, Any]:
    path = _GAMES / game.replace("-", "_") / "lesson.json"
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def open_lesson(page: Page, game: str) -> None:
    page.goto(f"/lesson/{game}")
    expect(page.locator(".lesson .sentence")).not_to_be_empty()
    page.locator(".board [data-handle]").first.wait_for()


def is_done(page: Page) -> bool:
    return page.locator(".lesson.done").count() > 0


def do(page: Page) -> None:
    """What is wanted, once it alone glows; or it was done, to show it."""
    page.get_by_role("button", name="Montrer").click()
    for _ in range(_CLICKS):
        page.wait_for_timeout(150)
        if is_done(page):
            return
        for handle in glowing(page)[:1]:
            click(page, handle)
    expect(page.locator(".lesson.done")).to_be_visible()


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_is_played_to_its_end(visit: Visit, game: str) -> None:
    page = visit(PHONE)
    open_lesson(page, game)
    is_clean_in_both_lights(page)
    rooms = _rooms(page)
    for _ in lesson(game)["steps"]:
        assert _rooms(page) == rooms
        asked = page.locator(".sentence").inner_text()
        do(page)
        assert page.locator(".sentence").inner_text() != asked
        assert _rooms(page) == rooms
        page.get_by_role("button", name="Continuer").click()
    first = page.get_by_role("button", name="Jouer une première partie")
    expect(first).to_be_focused()
    _rooms(page)
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        is_clean(page)
    first.click()
    page.wait_for_url("**/t/*")
    page.locator("section.board").wait_for()


def _rooms(page: Page) -> list[Any]:
    """Where the board is on a desk and on a phone; all can be read on both."""
    found = []
    for width, height in (DESK, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_PAINTED)
        found.append(_room(page))
        assert_is_readable(page)
    return found


def _room(page: Page) -> Any:
    """Once the board has taken its size."""
    before, now = None, page.locator("section.board").bounding_box()
    for _ in range(_PATIENCE):
        if now == before:
            break
        page.wait_for_timeout(100)
        before, now = now, page.locator("section.board").bounding_box()
    return now


def assert_is_readable(page: Page) -> None:
    for _ in range(_PATIENCE):  # what flies in is looked at when it is there
        if fits(page) and not clipped(page):
            break
        page.wait_for_timeout(100)
    assert clipped(page) == []
    assert fits(page)
    assert not scrolls(page.locator(".lesson"))


def test_on_a_laptop_the_board_of_a_lesson_has_the_whole_height(visit: Visit) -> None:
    page = visit(SCREENS["laptop"])
    open_lesson(page, "khan-tsin")
    board = page.locator("section.board").bounding_box()
    assert board is not None
    assert board["height"] > 0.85 * SCREENS["laptop"][1]
    assert out_of_reach(page) == []


def test_another_choice_is_answered_gently_and_changes_nothing(visit: Visit) -> None:
    page = visit(DESK)
    open_lesson(page, "bakschisch")
    page.keyboard.press("1")
    page.locator("[data-handle=coins-1]:visible").first.click()
    expect(page.locator(".sentence")).to_contain_text("Trop peu")
    assert not is_done(page)


def test_a_lesson_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit(DESK)
    open_lesson(page, "mille-et-un-tresors")
    for step in range(2):
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement?.matches('.board [data-handle]')"):
                break
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Continuer")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator(".dots .unseen")).to_have_text(f"Étape {step + 2} sur 8")


def test_a_lesson_needs_no_server(visit: Visit) -> None:
    page = visit(PHONE)
    open_lesson(page, "khan-tsin")
    page.context.set_offline(True)
    for _ in range(3):
        do(page)
        page.get_by_role("button", name="Continuer").click()
    page.context.set_offline(False)


@pytest.mark.parametrize("start", ["/rules/khan-tsin"])
def test_a_lesson_is_found_from_the_rules(visit: Visit, start: str) -> None:
    page = visit(DESK)
    page.goto(start)
    page.get_by_role("link", name="Apprendre en 3 minutes").click()
    page.wait_for_url("**/lesson/khan-tsin")
    expect(page.locator(".lesson")).to_be_visible()


def test_a_game_that_has_none_says_so(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/lesson/go")
    expect(page.get_by_text("n'a pas de leçon")).to_be_visible()
