"""From 320 pixels to a wall, at 200 %, with and without the tour: all choices are at hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.controls import out_of_reach
from tests.browser.hands import be_ready, click, fits, glowing, open_table, sit_down
from tests.browser.screens import SCREENS

_WAIT = 60_000  # milliseconds: the first table of a server is compiled
_LIVE = "attrap-tresors"
_SETTLE = 300  # milliseconds: boards take their new size
_FIRST = {
    "khan-tsin": {},
    "khan-tsin at random": {"options": {"setup": "random"}},
    "bakschisch": {},
    "mille-et-un-tresors": {},
    "kim-bac": {},
    "attrap-tresors": {},
}


def _begin(page: Page, table: str) -> None:
    if table == _LIVE:
        _practise(page)
    else:
        sit_down(page, table.split(" ", maxsplit=1)[0], ["me", "apprenti"], **_FIRST[table])
    page.locator("section.board :is(button, [role=button]):visible").first.wait_for(timeout=_WAIT)


def _practise(page: Page) -> None:
    """In real time all is explained before anybody is ready."""
    page.goto(open_table(page, _LIVE, ["me", "apprenti"]))
    practice = page.locator("[data-practice]")
    practice.locator("[data-die]").first.wait_for(timeout=_WAIT)
    assert _troubles(page) == {}
    practice.get_by_role("button", name="Passer l'essai").click()


def _troubles(page: Page) -> dict[str, list[str]]:
    """By screen, what is out of reach there."""
    found = {}
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(_SETTLE)
        assert fits(page), screen
        if wrong := out_of_reach(page):
            found[screen] = wrong
    return found


@pytest.mark.parametrize("table", _FIRST)
def test_the_first_decision_is_at_hand_on_every_screen(visit: Visit, table: str) -> None:
    page = visit()
    _begin(page, table)
    tour = page.get_by_label("Première partie")
    expect(tour).to_be_visible()
    assert _troubles(page) == {}
    tour.get_by_role("button").last.click()
    expect(tour).to_have_count(0)
    if table == _LIVE:
        be_ready(page, 1)
    assert _troubles(page) == {}


def _room(page: Page) -> list[int]:
    """Where the board is drawn, to the pixel."""
    box = page.locator("section.board .frame").bounding_box()
    assert box is not None
    return [round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])]


def test_hints_and_choices_leave_the_board_as_it_is_on_every_screen(visit: Visit) -> None:
    page = visit()
    page.add_init_script("localStorage.setItem('tour-mille-et-un-tresors', 'seen')")
    sit_down(page, "mille-et-un-tresors", ["me", "apprenti"])
    page.locator("main [data-handle]").first.wait_for(timeout=_WAIT)
    for width, height in SCREENS.values():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(_SETTLE)
        _opens_and_closes(page)


def _opens_and_closes(page: Page) -> None:
    before = _room(page)
    page.locator(".ask summary").click()
    expect(page.locator(".ask .list button").first).to_be_in_viewport(ratio=1)
    assert _room(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(".ask .list")).to_be_hidden()
    page.locator("[data-tour=hint]").click()
    hint = page.locator(".ask .hint")
    hint.wait_for(timeout=_WAIT)
    expect(hint.locator(".said")).to_contain_text("pion", timeout=_WAIT)
    assert _room(page) == before
    assert out_of_reach(page) == []
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    assert _room(page) == before


def test_the_tools_stay_on_one_line_and_step_back_moves_nothing(visit: Visit) -> None:
    """Beside a low board they used to wrap, so that what one looked for was elsewhere."""
    page = visit()
    page.add_init_script("localStorage.setItem('tour-khan-tsin', 'seen')")
    sit_down(page, "khan-tsin", ["me", "apprenti"], options={"setup": "random"})
    page.locator("main [data-handle]").first.wait_for(timeout=_WAIT)
    drawn = page.locator("section.board svg").first
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(_SETTLE)
        before = drawn.bounding_box()
        assert _lines_of_tools(page) == 1, screen
        click(page, glowing(page)[0])
        assert _lines_of_tools(page) == 1, screen
        assert drawn.bounding_box() == before
        page.keyboard.press("Escape")


def _lines_of_tools(page: Page) -> int:
    tools = page.locator(".ask .tools :is(button, summary):visible")
    middles: list[int] = tools.evaluate_all(
        """all => all.map((tool) => {
            const { top, height } = tool.getBoundingClientRect();
            return Math.round((top + height / 2) / 10);
        })"""
    )
    return len({middle for middle in middles if middle - 1 not in middles})
