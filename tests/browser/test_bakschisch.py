"""The palace, the cards and the fist, where there is little room for them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import scrolls, sit_down
from tests.browser.screens import SCREENS

LAPTOP = (1366, 650)
_SETTLE = 300  # milliseconds: the palace takes its new size
# Persons whom the frame cuts, or that cards and fist stand before
_UNSEEN = """(frame) => {
    const SLACK = 2;
    const room = frame.getBoundingClientRect();
    const below = frame.querySelector(".below").getBoundingClientRect();
    const persons = [...frame.querySelectorAll(".stage .square:has(.plate)")];
    const isSeen = ({ left, right, top, bottom }) =>
        left >= room.left - SLACK && right <= room.right + SLACK &&
        top >= room.top - SLACK && bottom <= room.bottom + SLACK &&
        (bottom <= below.top + SLACK || right <= below.left + SLACK);
    const unseen = persons.filter((person) => !isSeen(person.getBoundingClientRect()));
    return [persons.length, unseen.map((person) => person.ariaLabel)];
}"""


def _begin(page: Page) -> None:
    """With the tour of a first game."""
    sit_down(page, "bakschisch", ["me", "apprenti", "apprenti"])
    expect(page.get_by_label("Première partie")).to_be_visible()
    page.get_by_role("button", name="Fermer le poing").wait_for()


@pytest.mark.parametrize("size", [DESK, PHONE, LAPTOP], ids=["desk", "phone", "laptop"])
def test_cards_and_fist_are_whole_during_the_tour(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    _begin(page)
    frame = page.locator("section.board")
    inside = frame.evaluate(
        """(frame) => {
            const { top, bottom } = frame.getBoundingClientRect();
            const parts = [...frame.querySelectorAll(".row li, .thing, .controls button")];
            const isOnTop = (part) => {
                const { left, top, width, height } = part.getBoundingClientRect();
                const found = document.elementFromPoint(left + width / 2, top + height / 2);
                return part.contains(found);
            };
            const isWhole = (part) => {
                const room = part.getBoundingClientRect();
                return room.top >= top && room.bottom <= bottom && isOnTop(part);
            };
            return [parts.length, parts.filter((part) => !isWhole(part)).map((p) => p.className)];
        }"""
    )
    assert inside == [11, []]
    assert not (size == DESK and scrolls(frame))


def test_the_whole_palace_is_seen_on_every_screen(visit: Visit) -> None:
    """At 200 % the two lower storeys, where all begin, lay behind the cards."""
    page = visit()
    page.add_init_script("localStorage.setItem('tour-bakschisch', 'seen')")
    sit_down(page, "bakschisch", ["me", "apprenti", "apprenti"])
    page.locator("section.board .plate").first.wait_for()
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(_SETTLE)
        assert page.locator("section.board").evaluate(_UNSEEN) == [30, []], screen
