"""The page as a phone meets it: a cold load until one can play, and a move until it is seen.

    python -m bench.page    # this part of the bench alone; needs Chromium

The phone is Chromium with its processor slowed down four times and a line of 10 Mbit/s.
"""

from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from tests.browser.conftest import DESK, PHONE, chromium, newcomer
from tests.browser.hands import GAMES, glowing, open_table
from tests.browser.shifts import jumped, watch
from tests.server.open_server import open_server

from bench.tables import Table

TIMES = 5
_SLOWER, _BITS, _LATENCY = 4, 10_000_000, 20  # of the phone; milliseconds there and back
_MOVES = 12
SETTLED = 1000  # milliseconds in which something may still jump
_GLOWS = "[data-handle]"

# Until the frame that shows something to click has been painted; told without being asked, since
# whoever asks a slow phone again and again makes it slower
PLAYABLE = """new MutationObserver((_, watching) => {
    if (!document.querySelector("[data-handle]")) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.log(`playable ${performance.now()}`)));
}).observe(document, { childList: true, subtree: true, attributeFilter: ["data-handle"] });"""

# From the click to the frame that shows what came of it
_WATCHED = """(handle) => new Promise((done) => {
    const begun = performance.now();
    new MutationObserver((_, watching) => {
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    }).observe(document.querySelector("[aria-label='Récit']"), { childList: true, subtree: true });
    document.querySelector(`[data-handle="${handle}"]`).dispatchEvent(
        new MouseEvent("click", { bubbles: true }));
})"""


@dataclass(frozen=True)
class Met:
    """What one game's page took, in milliseconds and bytes."""

    game: str
    loads: list[float]
    script: int  # on the wire
    shift: float  # of the layout, while loading


def measure() -> tuple[list[Met], list[float]]:
    """Each game's cold load on the phone; then moves of Khan Tsin on this machine."""
    with (
        TemporaryDirectory() as data,
        open_server(Path(data) / "house.db") as address,
        sync_playwright() as playwright,
        chromium(playwright) as browser,
    ):
        met = [_met(browser, address, game) for game in GAMES]
        return met, _moves(browser, address)


def table(met: list[Met], moves: list[float]) -> Table:
    return Table(
        "The page: a phone's cold load until the board can be played",
        ("Game", "median", "slowest", "Script on the wire", "Layout shift"),
        [
            (
                each.game,
                f"{median(each.loads):,.0f} ms",
                f"{max(each.loads):,.0f} ms",
                f"{each.script / 1000:,.0f} kB",
                f"{each.shift:.3f}",
            )
            for each in met
        ],
        1,
        f"Chromium, processor {_SLOWER} times slower, {_BITS / 1e6:.0f} Mbit/s, nothing kept;"
        f" {TIMES} loads each. A move on this machine is on screen {median(moves):.0f} ms after"
        f" the click (median of {len(moves)}; slowest {max(moves):.0f}).",
    )


def _met(browser: Browser, address: str, game: str) -> Met:
    found = [_load(browser, address, game) for _ in range(TIMES)]
    loads, scripts, shifts = zip(*found, strict=True)
    return Met(game, list(loads), max(scripts), max(shifts))


def _load(browser: Browser, address: str, game: str) -> tuple[float, int, float]:
    with newcomer(browser, address, PHONE, is_calm=False) as context:
        page = context.new_page()
        path = open_table(page, game, ["me", "apprenti"])
        slow_down(page)
        watch(context)
        page.add_init_script(PLAYABLE)
        with page.expect_console_message(lambda said: said.text.startswith("playable")) as told:
            page.goto(path, wait_until="commit")
        took = float(told.value.text.split()[1])
        page.wait_for_timeout(SETTLED)
        scripts = page.evaluate(
            """performance.getEntriesByType("resource")
            .filter(({ name }) => name.endsWith(".js"))
            .reduce((sum, { transferSize }) => sum + transferSize, 0)"""
        )
        return took, int(scripts), jumped(page)[0]


def slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": _LATENCY,
            "downloadThroughput": _BITS / 8,
            "uploadThroughput": _BITS / 8,
        },
    )


def _moves(browser: Browser, address: str) -> list[float]:
    with newcomer(browser, address, DESK, is_calm=False) as context:
        page = context.new_page()
        page.goto(open_table(page, "khan-tsin", ["me", "me"]))
        page.wait_for_selector(_GLOWS)
        took = list[float]()
        for _ in range(_MOVES):  # the first ones place a baron each: one click, one move
            took.append(float(page.evaluate(_WATCHED, glowing(page)[0])))
            page.wait_for_timeout(300)
        return took


if __name__ == "__main__":
    table(*measure()).show(Console(width=110))
