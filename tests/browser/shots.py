"""Pictures of every page and board, on every kind of screen, by day and by night: `make shots`.

    python -m tests.browser.shots [folder]

Games are played by clicks at random for a while, so that there is something to see; each is played
once, and looked at on every screen. In `eyes` are the boards as colour-blind people see them. The
three of the README are written over.
"""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import DESK, PHONE, chromium, newcomer
from tests.browser.hands import GAMES, open_table, play_by_clicks, sit_down
from tests.browser.screens import SCREENS
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
_MOVES = {"mille-et-un-tresors": 10}  # told before a picture is taken: its games are short
_USUAL_MOVES = 14
_SCREENS = {
    "desk": DESK,
    "phone": PHONE,
    **{name: SCREENS[name] for name in ("laptop", "landscape", "tablet", "zoom")},
}
_THEMES = ("night", "day")
_EYES = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")

Visit = Callable[[Page], Iterator[str]]  # goes from page to page, and says what is to be seen


def main(folder: Path) -> None:
    (folder / "eyes").mkdir(parents=True, exist_ok=True)
    visits: list[Visit] = [_around, *(partial(_play, game=game) for game in _ALL), _pass_on]
    with _house() as (address, browser):
        for visit in visits:
            with newcomer(browser, address) as context:
                for game in _ALL:
                    context.add_init_script(f"localStorage.setItem('tour-{game}', 'done')")
                page = context.new_page()
                for name in visit(page):
                    _take(page, folder, name)
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


def _take(page: Page, folder: Path, name: str) -> None:
    for screen, (width, height) in _SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in _THEMES:
            page.evaluate(f"localStorage.setItem('theme', '{theme}')")
            page.reload()
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(800)
            page.screenshot(path=folder / f"{name}-{screen}-{theme}.png")
            if name in _ALL and theme == "night":
                _through_other_eyes(page, folder / "eyes" / f"{name}-{screen}")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    print(name, flush=True)


def _through_other_eyes(page: Page, path: Path) -> None:
    session = page.context.new_cdp_session(page)
    for eyes in _EYES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        page.screenshot(path=path.with_name(f"{path.name}-{eyes}.png"))
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def _around(page: Page) -> Iterator[str]:
    page.goto("/")
    page.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    yield "home"
    page.goto(open_table(page, "khan-tsin", ["me"], seats=None))
    page.get_by_label("Copier le lien").wait_for()
    yield "waiting"
    for game in _ALL:
        page.goto(f"/rules/{game}")
        page.get_by_role("heading").first.wait_for()
        yield f"rules-{game}"


def _play(page: Page, game: str) -> Iterator[str]:
    """Some moves, then all the others, then all of them again."""
    robots = ["apprenti"] * (_CHAIRS.get(game, 3) - 1)
    sit_down(page, game, ["me", *robots], **_SETTINGS.get(game, {}))
    story = page.locator("ol[aria-label=Récit] li:not(.chance)")
    moves = _MOVES.get(game, _USUAL_MOVES)
    play_by_clicks(page, 5, until=lambda: story.count() >= moves)
    yield game
    if game not in GAMES:
        return
    play_by_clicks(page, 5)
    yield f"end-{game}"
    page.get_by_role("link", name="Revoir").first.click()
    page.locator("section.board").wait_for()
    page.keyboard.press("End")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(500)  # the address is written once the hand rests
    yield f"replay-{game}"


def _pass_on(page: Page) -> Iterator[str]:
    sit_down(page, "bakschisch", ["me", "me"])
    yield "curtain"


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/shots"))
