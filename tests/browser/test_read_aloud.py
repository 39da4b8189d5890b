"""A game without a mouse or a look: played by Tab and Enter, and read aloud as the facts have it.

What the page says in its live region is compared with what Python makes of the server's own log, as
that seat may know it: the same sentences, each once, in their order.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from sesame.core.telling import Teller
from sesame.games import OURS
from tests.browser.conftest import DESK, Visit
from tests.browser.hands import play_by_keys, sit_down
from tests.browser.kept import truth
from tests.browser.late import OPTIONS, SEATS, sit_down_late

_SETTINGS: dict[str, dict[str, Any]] = {"khan-tsin": {"options": {"setup": "random"}}}

# Whatever is put into the region, from the moment that there is one
_LISTEN = """
    window.heard = [];
    addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            const lines = node.matches(".unseen[aria-live] > p") ? [node]
                : node.querySelectorAll(".unseen[aria-live] > p");
            for (const line of lines) window.heard.push(line.textContent.trim());
        }
    }).observe(document, { childList: true, subtree: true }));
"""


def _heard(page: Page) -> list[str]:
    found: list[str] = page.evaluate("window.heard")
    return [line for line in found if line]


def _facts(database: Path, name: str) -> list[str]:
    """Every step in words, as the seat may know it."""
    match = truth(database, name).match
    teller = Teller(match, 0)
    return [told.sentence.fr for step in match.log for told in teller.step(step)]


def _agrees(page: Page, database: Path, name: str) -> None:
    """All that happened before somebody listened need not be read; the rest has to be, whole."""
    heard, facts = _heard(page), _facts(database, name)
    assert heard
    assert heard == facts[len(facts) - len(heard) :]


def test_the_end_of_a_game_is_read_aloud_as_it_was(visit: Visit, database: Path) -> None:
    page = visit(DESK)
    page.add_init_script(_LISTEN)
    name = sit_down_late(page, database, "mille-et-un-tresors")
    assert play_by_keys(page, seed=11) >= 1
    assert page.locator(".ribbon").inner_text().strip()
    _agrees(page, database, name)


@pytest.mark.soak
@pytest.mark.parametrize("game", OURS)
def test_a_whole_game_is_read_aloud_as_it_was(visit: Visit, database: Path, game: str) -> None:
    page = visit(DESK)
    page.add_init_script(_LISTEN)
    chairs = ["me", *["apprenti"] * (SEATS[game] - 1)]
    settings = _SETTINGS.get(game, {"options": OPTIONS.get(game, {})})
    sit_down(page, game, chairs, **settings)
    assert play_by_keys(page, seed=11) >= 1
    _agrees(page, database, page.url.rpartition("/t/")[2])
