"""A whole game of each, against robots; of the longer ones the last moves, the rest in `soak`."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import (
    GAMES,
    chance_checked,
    fits,
    play_by_clicks,
    play_by_keys,
    sit_down,
)
from tests.browser.late import sit_down_late

_LONGER = ("khan-tsin", "mille-et-un-tresors")  # many clicks
_LEAST = 2  # clicks: who is lucky leaves the cave by the first move after placing the pawn
_SEATS = {"khan-tsin": 2, "bakschisch": 3, "mille-et-un-tresors": 3}


def _against_robots(game: str) -> list[str]:
    return ["me", *["apprenti"] * (_SEATS[game] - 1)]


@pytest.mark.parametrize("game", _LONGER)
def test_the_end_of_a_game_by_clicks(visit: Visit, database: Path, game: str) -> None:
    page = visit(PHONE)
    sit_down_late(page, database, game)
    _play_to_the_end(page, game, least=1)


def test_a_short_game_by_clicks(visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, "bakschisch", _against_robots("bakschisch"), board="shortcut")
    _play_to_the_end(page, "bakschisch")


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size)
    sit_down(page, game, _against_robots(game))
    _play_to_the_end(page, game)


def _play_to_the_end(page: Page, game: str, least: int = _LEAST) -> None:
    assert fits(page)
    assert play_by_clicks(page, seed=7) >= least
    assert fits(page)
    assert page.locator("section.board").is_visible()  # it stays
    assert page.locator(".ribbon").inner_text().strip()
    counted = 0 if game == "khan-tsin" else _SEATS[game]  # which knows no points
    expect(page.locator(".ending tbody tr:not(.line)")).to_have_count(counted)
    assert "Hasard vérifié" in chance_checked(page)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Télécharger la partie").click()
    assert saved.value.path().read_text().startswith(f"Game: {game}\n")


def test_the_end_of_a_game_by_keys_alone(visit: Visit, database: Path) -> None:
    page = visit(DESK)
    sit_down_late(page, database, "bakschisch")
    assert play_by_keys(page, seed=11) >= 1
    assert page.locator(".ribbon").is_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(visit: Visit, game: str) -> None:
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
