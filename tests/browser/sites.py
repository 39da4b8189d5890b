"""The house as files: what `sesame site` writes, served by nothing but `python -m http.server`.

It lies at a path below the host's root, as on most hosts that cost nothing. A browser keeps its
profile, so that it can be closed and opened again, as on a phone.
"""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Playwright, expect

from sesame.cli.commands.site import house, write
from tests.browser.chromium import NOT_RUN, NoBrowser, find, is_needed
from tests.browser.conftest import DESK, PATIENCE, PHONE

PATH = "some/where/"
READY = "Prête à jouer hors ligne"
_KEPT_WITHIN = 60_000  # milliseconds: the page rests first, then brings everything


@dataclass
class Site:
    """A folder and whoever serves it."""

    root: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{PATH}"

    @property
    def folder(self) -> Path:
        return self.root / PATH

    def open(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self.process = subprocess.Popen(
            command, cwd=self.root, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        with httpx.Client(transport=httpx.HTTPTransport(retries=8)) as client:
            assert client.get(self.address).status_code == httpx.codes.OK

    def close(self) -> None:
        """Killed: nobody answers at the port any more."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def written(root: Path) -> Site:
    """A new folder, and nobody who serves it yet."""
    write(root / PATH, house())
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return Site(root, free.getsockname()[1])


@contextmanager
def served(root: Path) -> Iterator[Site]:
    site = written(root)
    site.open()
    try:
        yield site
    finally:
        site.close()


@contextmanager
def person(
    playwright: Playwright, profile: Path, size: tuple[int, int] = DESK, *, is_calm: bool = True
) -> Iterator[BrowserContext]:
    """A browser with a memory: the next one with the same profile goes on with it."""
    try:
        found = find()
    except NoBrowser as trouble:
        (pytest.fail if is_needed() else pytest.skip)(f"{NOT_RUN} {trouble}")
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=found.program,
        env=found.complete(),
        args=["--no-sandbox", "--disable-dev-shm-usage"],
        locale="fr-FR",
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        reduced_motion="reduce" if is_calm else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield context
    finally:
        context.close()


def complaints_of(context: BrowserContext) -> list[str]:
    """What its pages have to complain about, from now on."""
    found = list[str]()
    context.on("weberror", lambda error: found.append(str(error.error)))
    context.on(
        "console",
        lambda said: found.append(said.text) if said.type in {"error", "warning"} else None,
    )
    return found


def visit_once(context: BrowserContext, site: Site) -> Page:
    """Look at the shelf until everything is kept, and touch nothing."""
    page = context.pages[0]
    page.goto(site.address)
    expect(page.get_by_text(READY)).to_be_visible(timeout=_KEPT_WITHIN)
    return page


def play_alone(page: Page, title: str, level: str, **options: str) -> None:
    """Take a box from the shelf, set it, and sit down against robots."""
    box = _set(page, title, {"Niveau": level, **options})
    box.get_by_role("button", name="Jouer").click()
    page.locator("section.board").wait_for()


def sit_around(page: Page, title: str, seats: int, **options: str) -> None:
    """The same, so many people around one device."""
    box = _set(page, title, {"À combien\u202f?": str(seats), **options})
    box.get_by_role("button", name="Sur ce canapé").click()
    page.get_by_role("button", name="Commencer").click()
    page.locator("section.board").wait_for()


def _set(page: Page, title: str, options: dict[str, str]) -> Locator:
    box = page.locator("article").filter(has=page.get_by_role("heading", name=title, exact=True))
    box.locator("summary").click()
    for label, value in options.items():
        box.get_by_label(label).select_option(value)
    return box
