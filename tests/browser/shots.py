"""Pictures of every page and board, on a desk and on a phone, by day and by night: `make shots`.

    python -m tests.browser.shots [folder]

Games are played by clicks at random for a while, so that there is something to see. The three of
the README are written over.
"""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESK, PHONE, chromium, newcomer
from tests.browser.hands import GAMES, open_table, play_by_clicks, sit_down
from tests.server.open_server import open_server

README = {
    "khan-tsin-desk-night": "house-khan-tsin",
    "bakschisch-desk-night": "house-bakschisch",
    "mille-et-un-tresors-phone-night": "house-mille-et-un-tresors",
}
_IMAGES = Path(__file__).parents[2] / "docs/images"
_ALL = (*GAMES, "kim-bac", "attrap-tresors")
_CHAIRS = {"khan-tsin": 2, "bakschisch": 3, "mille-et-un-tresors": 3, "kim-bac": 2}
_SETTINGS = {"khan-tsin": {"options": {"setup": "random"}}}  # else it begins with an empty dragon
_MOVES = 14  # told before a picture is taken

Scene = Callable[[Page], None]


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with _house() as (address, browser):
        for size, screen in ((DESK, "desk"), (PHONE, "phone")):
            for theme in ("night", "day"):
                for name, scene in _scenes():
                    path = folder / f"{name}-{screen}-{theme}.png"
                    _take(browser, address, scene, size, theme, path)
                    print(path, flush=True)
    for shot, picture in README.items():
        shutil.copy(folder / f"{shot}.png", _IMAGES / f"{picture}.png")


@contextmanager
def _house() -> Iterator[tuple[str, Browser]]:
    with (
        TemporaryDirectory() as data,
        open_server(Path(data) / "house.db") as address,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        yield address, browser


def _scenes() -> Iterator[tuple[str, Scene]]:
    yield "home", _home
    yield "waiting", _waiting
    for game in _ALL:
        yield f"rules-{game}", lambda page, game=game: _rules(page, game)  # type: ignore[misc]
        yield game, lambda page, game=game: _playing(page, game)  # type: ignore[misc]
    for game in GAMES:
        yield f"end-{game}", lambda page, game=game: _ending(page, game)  # type: ignore[misc]
        yield f"replay-{game}", lambda page, game=game: _replay(page, game)  # type: ignore[misc]
    yield "curtain", lambda page: sit_down(page, "bakschisch", ["me", "me"])


def _take(
    browser: Browser, address: str, scene: Scene, size: tuple[int, int], theme: str, path: Path
) -> None:
    with newcomer(browser, address, size, theme=theme) as context:
        for game in _ALL:
            context.add_init_script(f"localStorage.setItem('tour-{game}', 'done')")
        page = context.new_page()
        scene(page)
        page.wait_for_timeout(800)
        page.screenshot(path=path)


def _home(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Jouer : Khan Tsin").wait_for()


def _waiting(page: Page) -> None:
    page.goto(open_table(page, "khan-tsin", ["me"], seats=None))
    page.get_by_label("Copier le lien").wait_for()


def _rules(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    page.get_by_role("heading").first.wait_for()


def _begin(page: Page, game: str) -> None:
    robots = ["apprenti"] * (_CHAIRS.get(game, 3) - 1)
    sit_down(page, game, ["me", *robots], **_SETTINGS.get(game, {}))


def _playing(page: Page, game: str) -> None:
    _begin(page, game)
    story = page.locator("ol[aria-label=Récit] li:not(.chance)")
    play_by_clicks(page, 5, until=lambda: story.count() >= _MOVES)


def _ending(page: Page, game: str) -> None:
    _begin(page, game)
    play_by_clicks(page, 5)


def _replay(page: Page, game: str) -> None:
    _ending(page, game)
    page.get_by_role("link", name="Revoir").first.click()
    page.locator("section.board").wait_for()
    for _ in range(6):
        page.keyboard.press("ArrowLeft")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/shots"))
