"""Every game to its end in every language, at a desk and on a phone."""

from typing import Any

import pytest

from sesame.games import OURS
from tests.browser.clipped import clipped
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import chance_checked, fits, is_over, play_by_clicks, sit_down

# Names of the story, of a fair game, and of the way back
SAYS = {
    "fr": ("Récit", "Hasard vérifié", "Rejouer"),
    "en": ("Story", "Chance checked", "Play again"),
    "de": ("Verlauf", "Zufall geprüft", "Noch eine Partie"),
}
SHORT: dict[str, dict[str, Any]] = {  # of the games that go on for long
    "kim-bac": {"options": {"rounds": 1}},
    "attrap-tresors": {"options": {"patience": 2}},
    "khan-tsin": {"options": {"setup": "random"}},
}
SEATS = {"khan-tsin": 2, "attrap-tresors": 3}


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("language", SAYS)
@pytest.mark.parametrize("game", OURS)
def test_a_whole_game(visit: Visit, game: str, language: str, size: tuple[int, int]) -> None:
    page = visit(size)
    page.add_init_script(f"localStorage.setItem('language', '{language}')")
    robots = ["apprenti"] * (SEATS.get(game, 2) - 1)
    sit_down(page, game, ["me", *robots], **SHORT.get(game, {}))
    play_by_clicks(page, seed=5)
    assert is_over(page)
    assert fits(page)
    assert clipped(page) == []
    story, fair, again = SAYS[language]
    told = page.locator(f"ol[aria-label={story}] li").all_inner_texts()
    assert told or size == PHONE  # there it is behind a button
    assert all(line.strip() for line in told)
    assert fair in chance_checked(page)
    assert page.get_by_role("button", name=again).count()
    assert page.locator("html").get_attribute("lang") == language
