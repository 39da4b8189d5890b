"""Pictures of every page and board, on every kind of screen, by day and by night: `make shots`.

    python -m tests.browser.shots [folder]

Games are played by clicks at random for a while, so that there is something to see; each is played
once, and looked at on every screen: a laptop, a phone upright and sideways, a tablet, a page at
200 %. What a reload would end (a hint, a lesson's step, an ending) is looked at as it stands; what
moves, while it moves. In `eyes` are the boards as colour-blind people see them. The three of the
README are written over.
"""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import DESK, PHONE, chromium, newcomer
from tests.browser.hands import GAMES, glowing, open_table, play_by_clicks, sit_down
from tests.browser.late import SEATS, sit_down_late
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

_HINTED = ("khan-tsin", "bakschisch", "mille-et-un-tresors", "kim-bac")  # no hints in real time
_MOVING = 3  # pictures of one scene, so many milliseconds apart
_APART = 350
_WAIT = 120_000  # milliseconds: the first table of a server is compiled

Visit = Callable[[Page], Iterator[str]]  # goes from page to page, and says what is to be seen


def main(folder: Path) -> None:
    (folder / "eyes").mkdir(parents=True, exist_ok=True)
    with _house() as (address, browser, database):
        for visit in standing().values():
            with _known(browser, address) as page:
                for name in visit(page):
                    _take(page, folder, name)
        for visit in fleeting(database).values():
            with _known(browser, address) as page:
                for name in visit(page):
                    _take_as_it_stands(page, folder, name)
        for game in _ALL:
            with _known(browser, address, is_calm=False) as page:
                _film(page, folder, game, database)
    for shot, picture in README.items():
        shutil.copy(folder / f"{shot}.png", _IMAGES / f"{picture}.png")


def standing() -> dict[str, Visit]:
    """Pages that are the same when they are loaded again."""
    return {"around": _around, **{f"play-{game}": partial(_play, game=game) for game in _ALL}}


def fleeting(database: Path) -> dict[str, Visit]:
    """What a reload would end."""
    return {
        "curtain": _pass_on,
        **{f"lesson-{game}": partial(_learn, game=game) for game in _ALL},
        **{f"hint-{game}": partial(_ask, game=game) for game in _HINTED},
        **{f"end-{game}": partial(_end, game=game, database=database) for game in _ALL},
    }


@contextmanager
def _known(browser: Browser, address: str, *, is_calm: bool = True) -> Iterator[Page]:
    """Somebody who has had every tour."""
    with newcomer(browser, address, is_calm=is_calm) as context:
        skip_tours(context)
        yield context.new_page()


def skip_tours(context: BrowserContext) -> None:
    for game in _ALL:
        context.add_init_script(f"localStorage.setItem('tour-{game}', 'done')")


@contextmanager
def _house() -> Iterator[tuple[str, Browser, Path]]:
    with (
        TemporaryDirectory() as data,
        open_server(Path(data) / "house.db") as address,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        yield address, browser, Path(data) / "house.db"


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


def _take_as_it_stands(page: Page, folder: Path, name: str) -> None:
    for screen, (width, height) in _SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in _THEMES:
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            page.wait_for_timeout(350)
            page.screenshot(path=folder / f"{name}-{screen}-{theme}.png")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    print(name, flush=True)


def _film(page: Page, folder: Path, game: str, database: Path) -> None:
    """The last scene of a game, while it is seen, and the celebration after it."""
    sit_down_late(page, database, game, left=1)
    play_by_clicks(page, 7, until=lambda: page.locator("[data-telling]").count() > 0)
    for number in range(_MOVING):
        page.screenshot(path=folder / f"moving-{game}-{number}.png")
        page.wait_for_timeout(_APART)
    play_by_clicks(page, 7)
    for number in count(_MOVING):
        page.wait_for_timeout(2 * _APART)
        page.screenshot(path=folder / f"moving-{game}-{number}.png")
        if number >= 2 * _MOVING or not page.locator(".celebration").count():
            break
    print(f"moving-{game}", flush=True)


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
    page.goto(open_table(page, "bakschisch", ["me", "me", "me"], waits=True))
    page.get_by_role("button", name="Commencer").wait_for()
    yield "sofa"
    page.goto("/me/data")
    page.locator("#data").wait_for()
    yield "me"
    page.goto("/t/nowhere")
    page.get_by_role("link", name="Accueil", exact=True).wait_for()
    yield "gone"
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
    page.get_by_role("link", name="Revoir").first.click()
    page.locator("section.board").wait_for()
    page.keyboard.press("End")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    page.wait_for_timeout(500)  # the address is written once the hand rests
    yield f"replay-{game}"


def _learn(page: Page, game: str) -> Iterator[str]:
    """A lesson's first step, and its middle."""
    page.goto(f"/lesson/{game}")
    page.locator(".board [data-handle]").first.wait_for(timeout=_WAIT)
    yield f"lesson-{game}"
    for _ in range(3):
        page.get_by_role("button", name="Montrer").click()
        while not page.locator(".lesson.done").count():
            for handle in glowing(page)[:1]:
                page.locator(f'[data-handle="{handle}"]:visible').first.click()
            page.wait_for_timeout(150)
        page.get_by_role("button", name="Continuer").click()
    page.wait_for_timeout(500)
    yield f"lesson-later-{game}"


def _ask(page: Page, game: str) -> Iterator[str]:
    sit_down(page, game, ["me", *["apprenti"] * (SEATS[game] - 1)], **_SETTINGS.get(game, {}))
    story = page.locator("ol[aria-label=Récit] li:not(.chance)")
    play_by_clicks(page, 5, until=lambda: story.count() >= _MOVES.get(game, _USUAL_MOVES))
    page.locator("main [data-handle]").first.wait_for(timeout=_WAIT)
    page.get_by_role("button", name="Conseil").click()
    page.locator(".hint .idea").first.wait_for(timeout=_WAIT)
    yield f"hint-{game}"


def _end(page: Page, game: str, database: Path) -> Iterator[str]:
    sit_down_late(page, database, game)
    play_by_clicks(page, 7)
    if game in GAMES:  # the others are long to think over, or not thought over
        page.get_by_role("button", name="Chercher le tournant").click()
        page.locator(".turning progress").wait_for(state="detached", timeout=_WAIT)
    yield f"end-{game}"


def _pass_on(page: Page) -> Iterator[str]:
    sit_down(page, "bakschisch", ["me", "me"])
    play_by_clicks(page, 5, until=lambda: page.locator(".curtain").count() > 0)
    yield "curtain"


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build/shots"))
