"""A real server, a real Chromium, and visitors whose page must have nothing to complain about."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.chromium import NOT_RUN, NoBrowser, find, is_needed
from tests.server.open_server import open_server

PHONE, DESK = (360, 740), (1280, 800)
# On a busy machine, beside other tests; where it matters how soon, a test says so itself
PATIENCE = 60_000  # milliseconds
expect.set_options(timeout=PATIENCE / 2)

# A test that cuts the line must get hold of it
_REMEMBER_SOCKETS = """
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
        constructor(...how) { super(...how); window.sockets.push(this); }
    };
"""

# A browser says so itself when its line is cut, when a service worker takes over in mid-load,
# and when a board's styles are there before its table begins
_NOT_OURS = (
    "ERR_INTERNET_DISCONNECTED",
    "cross-world service worker resource mismatch",
    "was preloaded using link preload but not used",
)

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps its tables."""
    return tmp_path_factory.mktemp("house") / "house.db"


@pytest.fixture(scope="session")
def house(database: Path) -> Iterator[str]:
    """The address of a server with the page that was built."""
    if not files("sesame.server").joinpath("page", "index.html").is_file():
        pytest.fail("the page is not built: make page")
    with open_server(database) as address:
        yield address


# Not for the session: while Playwright is there a loop runs, and tests elsewhere need their own
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with chromium(playwright) as started:
        yield started


@contextmanager
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """As `chromium.py` finds it."""
    with started_by(playwright.chromium) as started:
        yield started


@contextmanager
def started_by(kind: BrowserType, *flags: str) -> Iterator[Browser]:
    """With flags of its own; `browser.browser_type` starts another one beside the first."""
    try:
        found = find()
    except NoBrowser as trouble:
        (pytest.fail if is_needed() else pytest.skip)(f"{NOT_RUN} {trouble}")
    started = kind.launch(
        executable_path=found.program,
        env=found.complete(),
        args=["--no-sandbox", "--disable-dev-shm-usage", *flags],
    )
    yield started
    started.close()


def newcomer(
    browser: Browser,
    address: str,
    size: tuple[int, int] = DESK,
    *,
    theme: str = "night",
    is_calm: bool = True,  # whole games need not wait for every piece
) -> BrowserContext:
    """Somebody new, with a browser of their own."""
    width, height = size
    context = browser.new_context(
        base_url=address,
        locale="fr-FR",
        viewport={"width": width, "height": height},
        has_touch=size == PHONE,
        reduced_motion="reduce" if is_calm else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        f"localStorage.getItem('theme') ?? localStorage.setItem('theme', '{theme}')"
    )
    return context


@pytest.fixture
def visit(house: str, browser: Browser) -> Iterator[Visit]:
    """Somebody new; `visit(PHONE)` gives their page."""
    complaints, visitors = list[str](), list[Page]()

    def arrive(size: tuple[int, int] = DESK, *, theme: str = "night", is_calm: bool = True) -> Page:
        context = newcomer(browser, house, size, theme=theme, is_calm=is_calm)
        context.add_init_script(_REMEMBER_SOCKETS)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: (
                complaints.append(f"{said.text} {said.location.get('url', '')}")
                if said.type in {"error", "warning"}
                else None
            ),
        )
        visitors.append(page)
        return page

    yield arrive
    for page in visitors:
        page.context.close()
    wrong = [each for each in complaints if not any(notice in each for notice in _NOT_OURS)]
    assert wrong == []
