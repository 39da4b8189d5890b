"""The palace, the cards and the fist, where there is little room for them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import scrolls, sit_down

LAPTOP = (1366, 650)


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
