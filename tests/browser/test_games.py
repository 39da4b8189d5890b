"""A whole game of each, against robots."""

import pytest

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import GAMES, fits, play_by_clicks, play_by_keys, sit_down

_LONGER = ("khan-tsin", "mille-et-un-tresors")  # many clicks
_LEAST = 2  # clicks: who is lucky leaves the cave by the first move after placing the pawn
_SEATS = {"khan-tsin": 2, "bakschisch": 3, "mille-et-un-tresors": 3}


def _against_robots(game: str) -> list[str]:
    return ["me", *["apprenti"] * (_SEATS[game] - 1)]


@pytest.mark.parametrize(
    "size",
    [pytest.param(PHONE, id="phone"), pytest.param(DESK, id="desk", marks=pytest.mark.soak)],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size)
    sit_down(page, game, _against_robots(game))
    assert fits(page)
    assert play_by_clicks(page, seed=7) >= _LEAST
    assert fits(page)
    assert page.locator("section.board").is_visible()  # it stays
    assert page.locator(".ribbon").inner_text().strip()
    assert page.locator(".ending tbody tr:not(.line)").count() == _SEATS[game]
    assert "Hasard vérifié" in page.locator(".ending summary").inner_text()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Télécharger la partie").click()
    assert saved.value.path().read_text().startswith(f"Game: {game}\n")


@pytest.mark.parametrize(
    "game", ["bakschisch", *(pytest.param(game, marks=pytest.mark.soak) for game in _LONGER)]
)
def test_the_same_by_keys_alone(visit: Visit, game: str) -> None:
    page = visit(DESK)
    sit_down(page, game, _against_robots(game))
    assert play_by_keys(page, seed=11) >= _LEAST
    assert page.locator(".ribbon").is_visible()


def test_one_click_starts_a_game_with_robots(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Jouer : Khan Tsin").click()
    page.get_by_text("À vous").wait_for()
    assert "/t/" in page.url
