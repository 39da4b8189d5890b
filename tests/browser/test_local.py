"""Tables that live in the browser: whole games, tabs that are killed, two tabs at one table."""

import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.browser.hands import be_ready, is_over, play_by_clicks
from tests.browser.sites import Site, complaints_of, person, play_alone, served, sit_around

_SOUK = "Attrap'trésors\u202f!"
_KEYS = "slepxn"  # by seat, as on the plates
_STORY = "ol[aria-label=Récit] li:not(.chance)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.fixture
def context(playwright: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """Somebody whose pages must have nothing to complain about."""
    with person(playwright, tmp_path / "profile") as found:
        wrong = complaints_of(found)
        yield found
        assert wrong == []


def _sit(context: BrowserContext, site: Site, title: str) -> Page:
    page = context.pages[0]
    page.goto(site.address)
    play_alone(page, title, "apprenti")
    return page


def _told(page: Page) -> int:
    return page.locator(_STORY).count()


def _some_moves(page: Page, seed: int, more: int) -> int:
    """Play until so much more is told; how much that is."""
    wanted = _told(page) + more
    play_by_clicks(page, seed, until=lambda: _told(page) >= wanted)
    return _told(page)


def _killed(page: Page) -> Page:
    """The tab is gone from one moment to the next; another is opened where it was."""
    address, context = page.url, page.context
    another = context.new_page()
    page.close(run_before_unload=False)
    another.goto(address)
    another.locator("section.board").wait_for()
    return another


@pytest.mark.parametrize("title", ["Khan Tsin", pytest.param("Bakschisch", marks=pytest.mark.soak)])
def test_a_whole_game_in_the_browser_survives_its_tab(
    context: BrowserContext, site: Site, title: str
) -> None:
    page = _sit(context, site, title)
    for seed in range(3):
        told = _some_moves(page, seed, 4)
        page = _killed(page)
        assert _told(page) >= told
    play_by_clicks(page, 9)
    assert is_over(page)
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.locator("section.board")).to_be_visible()


def test_two_tabs_look_at_one_table_and_either_plays(context: BrowserContext, site: Site) -> None:
    first = _sit(context, site, "Khan Tsin")
    _some_moves(first, 1, 3)
    second = context.new_page()
    second.goto(first.url)
    second.locator("section.board").wait_for()
    expect(second.locator(_STORY)).to_have_count(_told(first))

    told = _some_moves(second, 2, 2)  # what it says goes to the tab that keeps the table
    expect(first.locator(_STORY)).to_have_count(told, timeout=20_000)
    first.close()
    assert _some_moves(second, 3, 4) >= told + 4  # it keeps the table now


@pytest.mark.soak
def test_fifty_tabs_are_killed_and_no_move_that_was_shown_is_lost(
    context: BrowserContext, site: Site
) -> None:
    page = _sit(context, site, "Kim-Bac")
    for seed in range(50):
        if is_over(page):
            page.goto(site.address)
            play_alone(page, "Kim-Bac", "apprenti")
        play_by_clicks(page, seed, until=_after(seed))
        told = _last_told(page)
        page = _killed(page)
        assert told in _last_told(page, 60)


def _last_told(page: Page, most: int = 5) -> str:
    """The last lines of the story; whoever comes anew is not told all of a long one."""
    return "\n".join(page.locator(_STORY).all_text_contents()[-most:])


def _after(seed: int) -> Callable[[], bool]:
    """At any moment: while a robot thinks, in the middle of a choice, as something is told."""
    ends = time.monotonic() + random.Random(seed).uniform(0.2, 2.5)
    return lambda: time.monotonic() > ends


def test_a_race_in_the_browser_waits_until_its_player_is_ready(
    context: BrowserContext, site: Site
) -> None:
    """AT-06: then dice fall, hands are judged and the column is paid, without any server."""
    page = _sit(context, site, _SOUK)
    ready = page.locator("[data-ready]")
    page.get_by_role("button", name="Passer l'essai").click(
        timeout=30_000
    )  # it has dice of its own
    expect(ready).to_have_count(1)
    page.wait_for_timeout(2000)
    assert page.locator("[data-die]").count() == 0, "nothing is thrown yet"
    ready.click()
    page.locator("[data-die]").first.wait_for(timeout=30_000)
    play_by_clicks(page, 3, until=lambda: page.locator(".verdict").count() > 0)
    page.get_by_role("button", name="Temps").click()
    assert "ms" in page.locator(".times").inner_text()


def test_at34_six_on_one_keyboard_without_a_server(context: BrowserContext, site: Site) -> None:
    """Each key is a hand, and the worker's own clock and kernels say whose was the first."""
    page = context.pages[0]
    page.goto(site.address)
    sit_around(page, _SOUK, 6)
    be_ready(page, 6)
    page.locator("[data-die]").first.wait_for(timeout=30_000)
    expect(page.locator(".prompt")).to_contain_text("Trois dés", timeout=30_000)
    page.wait_for_timeout(150)  # nobody is faster
    page.keyboard.press(_KEYS[2])
    expect(page.locator(".prompt")).to_contain_text("tient la colonne", timeout=30_000)
    for key in _KEYS.replace(_KEYS[2], ""):
        page.wait_for_timeout(300)
        page.keyboard.press(key)
    page.locator(".verdict").wait_for(timeout=30_000)
    page.get_by_role("button", name="Temps").click()
    times = page.locator(".times").inner_text()
    for name in ("Aziz", "Badia", "Chadi", "Dalila", "Emir", "Farah"):
        assert name in times
    assert re.search(r"\d+ ms", times)
