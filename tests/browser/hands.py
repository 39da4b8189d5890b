"""What people do at a table, whatever the game: they click what glows.

The boards need to give nothing but `data-handle` on whatever can be chosen.
"""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Missed

GAMES = ("khan-tsin", "bakschisch", "mille-et-un-tresors")
PATIENCE = 600  # seconds for a whole game: the first robot of a server compiles its search
_MISSES = 25  # clicks that may come too late, because the table went on meanwhile
_GLOWING = (
    ":is(button, [role=button])[data-handle]:not(:disabled):not([aria-disabled=true]):visible"
)
_OVER = ".ending"


def open_table(page: Page, game: str, chairs: list[str], **settings: Any) -> str:
    """A table as the house opens it; its path."""
    page.request.get("/api/me")
    agreed = {"game": game, "seats": len(chairs), "chairs": chairs, "pace": 0, **settings}
    new = {"id": f"{game}-{time.monotonic_ns()}", "settings": agreed}
    opened = page.request.post("/api/tables", data=new)
    assert opened.ok, opened.text()
    return f"/t/{opened.json()['table']}"


def sit_down(page: Page, game: str, chairs: list[str], **settings: Any) -> None:
    page.goto(open_table(page, game, chairs, **settings))
    page.locator("section.board").wait_for()
    be_ready(page, chairs.count("me") if game == "attrap-tresors" else 0)


def be_ready(page: Page, seats: int) -> None:
    """In real time so many people here are asked before the first throw, after a practice."""
    if seats:
        page.locator("[data-practice], [data-ready]").first.wait_for(timeout=20_000)
        if (skipping := page.locator("[data-skip-practice]")).count():
            skipping.click()
    for left in range(seats, 0, -1):
        expect(page.locator("[data-ready]")).to_have_count(left, timeout=20_000)
        page.locator("[data-ready]").first.click()
    expect(page.locator("[data-practice]")).to_have_count(0)  # its dice are none of the table's


def glowing(page: Page) -> list[str]:
    """The handles of what can be clicked now."""
    found: list[str] = page.locator(_GLOWING).evaluate_all(
        "all => all.map((each) => each.dataset.handle)"
    )
    return sorted(set(found))


def is_over(page: Page) -> bool:
    return page.locator(_OVER).count() > 0


def chance_checked(page: Page) -> str:
    """What the page says of chance once the reader has asked for it, with one click."""
    summary = page.locator(".ending summary")
    summary.click()
    page.locator(".ending details [role=status] :is(p:not(.soft), ul)").wait_for()
    return summary.inner_text()


def skip(page: Page) -> None:
    """Who does not want to see the rest of a scene presses a key."""
    if page.locator("[data-telling]").count():
        page.keyboard.press("Escape")


def click(page: Page, handle: str, timeout: float = 20_000) -> None:
    page.locator(f'[data-handle="{handle}"]:visible').first.click(timeout=timeout)


def play_by_clicks(page: Page, seed: int, until: Callable[[], bool] | None = None) -> int:
    """Click at random what glows until the game is over; how many clicks it took."""
    rng, clicks, misses = random.Random(seed), 0, 0
    for _ in _moments():
        handles = glowing(page)  # read first: if it glows anew, what was told is there to be seen
        if is_over(page) or (until is not None and until()):
            return clicks
        if not handles:
            skip(page)
            page.wait_for_timeout(40)
            continue
        try:
            _slide(page, rng)
            handle = rng.choice(glowing(page) or handles)  # sliding may change what glows
            click(page, handle, timeout=2000)
            clicks += 1
        except Missed:
            misses += 1
            assert misses <= _MISSES, f"cannot click any of {handles}"
    raise AssertionError(f"not over after {clicks} clicks")


def _slide(page: Page, rng: random.Random) -> None:
    """Where a slider says how much, say something else: who always offers nothing never ends."""
    for slider in page.locator("input[type=range]:enabled:visible").all():
        most = min(5, int(slider.get_attribute("max", timeout=1000) or 0))
        slider.fill(str(rng.randint(0, most)), timeout=1000)


def play_by_keys(page: Page, seed: int) -> int:
    """The same with Tab and Enter alone."""
    rng, pressed = random.Random(seed), 0
    for _ in _moments():
        if is_over(page):
            return pressed
        if not glowing(page):
            skip(page)
            page.wait_for_timeout(40)
            continue
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.type === 'range'"):
            for _ in range(rng.randrange(5)):
                page.keyboard.press("ArrowRight")
        if _is_on_choice(page) and rng.random() < 0.4:
            page.keyboard.press("Enter")
            pressed += 1
    raise AssertionError(f"not over after {pressed} choices")


def _is_on_choice(page: Page) -> bool:
    """The choice in focus is seen to be in focus."""
    found: bool = page.evaluate(
        """() => {
            const here = document.activeElement;
            return here instanceof Element && here.matches("[data-handle]:focus-visible");
        }"""
    )
    return found


def _moments() -> Iterator[None]:
    """Goes on for as long as one may wait for a game."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        yield


def fits(page: Page) -> bool:
    """Nothing is to be found by scrolling sideways, and nothing is cut off at the side."""
    wide: bool = page.evaluate(
        """() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            const parts = [...document.querySelectorAll("nav, main, main > *, nav > *")];
            const isInside = (part) => part.getBoundingClientRect().right <= clientWidth + 0.5;
            return scrollWidth <= clientWidth && parts.every(isInside);
        }"""
    )
    return wide


def scrolls(frame: Locator) -> bool:
    """Whether a part of what it holds is seen only by scrolling."""
    more: bool = frame.evaluate("(frame) => frame.scrollHeight > frame.clientHeight + 1")
    return more
