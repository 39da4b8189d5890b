"""The house as files, as a phone meets it: from the address to the first move, without a server.

    python -m bench.static    # this part of the bench alone; needs Chromium

The host packs what it sends and says how long it may be kept, as hosts do.
"""

import gzip
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright
from rich.console import Console
from tests.browser.conftest import PHONE, chromium, newcomer
from tests.browser.shifts import jumped, watch

from bench.page import PLAYABLE, SETTLED, TIMES, Met, slow_down
from bench.tables import Table, headline
from bench.tables import write as write_results
from sesame.cli.commands.site import house, write

_TITLES = {
    "khan-tsin": "Khan Tsin",
    "bakschisch": "Bakschisch",
    "mille-et-un-tresors": "Mille et un trésors",
    "kim-bac": "Kim-Bac",
}  # in Attrap'trésors one is asked first whether one is ready
_PACKED = (".woff2", ".png")

# Whoever knows what they want presses as soon as the box can be opened
_PRESS = """(title) => {
    const press = () => {
        const box = document.querySelector(`button[aria-label$=": ${title}"]:not(:disabled)`);
        if (!box) return;
        watching.disconnect();
        console.log(`shelf ${performance.now()}`);
        box.click();
    };
    const watching = new MutationObserver(press);
    watching.observe(document, { childList: true, subtree: true, attributes: true });
}"""

# Until the frame that shows the board has been painted, whoever begins
_STANDS = """new MutationObserver((_, watching) => {
    if (!document.querySelector("section.board svg")) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.log(`board ${performance.now()}`)));
}).observe(document, { childList: true, subtree: true });"""
_MOMENTS = ("shelf", "board", "playable")


class _Packing(SimpleHTTPRequestHandler):
    """Files, packed; how many bytes of them have been sent."""

    sent = 0

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = path.read_bytes()
        self.send_response(200)
        if path.suffix not in _PACKED:
            body = gzip.compress(body)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        _Packing.sent += len(body)
        with suppress(ConnectionError):  # a page that is closed wants no more
            self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Nothing: tables are printed here."""


@contextmanager
def _host() -> Iterator[str]:
    """The folder that `sesame site` writes, served."""
    with TemporaryDirectory() as folder:
        write(Path(folder) / "house", house())
        answers = partial(_Packing, directory=folder)
        with ThreadingHTTPServer(("127.0.0.1", 0), answers) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/house/"
            server.shutdown()


def measure() -> list[tuple[Met, list[list[float]]]]:
    """Each game's first visit; and all its moments, visit by visit."""
    with _host() as address, sync_playwright() as playwright, chromium(playwright) as browser:
        return [_met(browser, address, game) for game in _TITLES]


def table(met: list[tuple[Met, list[list[float]]]]) -> Table:
    return Table(
        "Without a server: a phone's first visit to a folder of files until a game can be played",
        ("Game", *_MOMENTS, "slowest", "Bytes on the wire", "Layout shift"),
        [
            (
                each.game,
                *(f"{median(moment):,.0f} ms" for moment in zip(*moments, strict=True)),
                f"{max(each.loads):,.0f} ms",
                f"{each.script / 1000:,.0f} kB",
                f"{each.shift:.3f}",
            )
            for each, moments in met
        ],
        1,
        "The same phone. The shelf is opened, the box pressed as soon as it can be, and a robot"
        f" sits down; {TIMES} visits each, all that was sent until then counted. Where robots begin"
        " by lot (Mille et un trésors) one watches them first, a second each. Browsers slow neither"
        " a worker nor its line.",
    )


def _met(browser: Browser, address: str, game: str) -> tuple[Met, list[list[float]]]:
    moments, sizes, shifts = zip(
        *(_load(browser, address, game) for _ in range(TIMES)), strict=True
    )
    loads = [visit[-1] for visit in moments]
    return Met(game, loads, max(sizes), max(shifts)), list(moments)


def _load(browser: Browser, address: str, game: str) -> tuple[list[float], int, float]:
    with newcomer(browser, address, PHONE, is_calm=False) as context:
        page = context.new_page()
        slow_down(page)
        before = _Packing.sent
        watch(context)
        for script in (PLAYABLE, _STANDS, f'({_PRESS})("{_TITLES[game]}")'):
            page.add_init_script(script)
        with ExitStack() as awaited:
            told = [
                awaited.enter_context(page.expect_console_message(_says(moment)))
                for moment in _MOMENTS
            ]
            page.goto(address, wait_until="commit")
        took = [float(each.value.text.split()[1]) for each in told]
        size = _Packing.sent - before
        page.wait_for_timeout(SETTLED)
        return took, size, jumped(page)[0]


def _says(moment: str) -> Callable[[ConsoleMessage], bool]:
    return lambda said: said.text.startswith(moment)


def main() -> None:
    found = table(measure())
    found.show(Console(width=120))
    said = f"Printed by `python -m bench.static`. {headline()}"
    write_results("The house without a server", said, [found])


if __name__ == "__main__":
    main()
