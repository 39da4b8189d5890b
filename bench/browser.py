"""The games in a browser beside the CPU: random play and tree search, the same kernels in turn.

    python -m bench.browser    # this part of the bench alone; needs Chromium and the linker

Both play on one core, from the same tables with the same seeds, so they do the same work. Time is
the processor's, of one thread: a machine that others use too would give it to whom it likes.
"""

from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

import msgspec
import numpy as np
from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from tests.browser.conftest import chromium

import sesame
from bench import rules
from bench.sample import Contender, Sample, Speed, race
from bench.tables import Table, headline, three, write
from sesame.agents import knowledge, mcts, random_play, tree
from sesame.agents.searcher import Plan
from sesame.core import dice
from sesame.core.calls import Table as Tables
from sesame.core.calls import copied
from sesame.core.contract import Ids, Weights
from sesame.core.dice import Rng
from sesame.core.kernel import kernel
from sesame.core.match import Match
from sesame.games import OURS
from sesame.wasm.build import build_all
from sesame.wasm.manifest import Manifest

SIMULATIONS = 1_000  # of one search, as `search.py` has it
NODES, ARMS = 8_192, 65_536
PLAYED, SEARCHED = "random play", "tree search"
_PLAN = Plan()

Play = Callable[[int], Sample]
_SCRIPT = Path(__file__).with_name("browser.js")


@kernel
def _games(start: Tables, table: Tables, rng: Rng, ids: Ids, weights: Weights, games: int) -> None:
    for game in range(games):
        table[0] = start[0]
        dice.start(rng, 1, game)
        random_play.playout(table[0], rng, ids, weights)


class Timed:
    """A page, and how long its thread has worked."""

    def __init__(self, tab: Page) -> None:
        self.tab = tab
        self._told = tab.context.new_cdp_session(tab)
        self._told.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds(self, script: str, given: Any) -> float:
        """What a script takes."""
        begun = self._worked()
        self.tab.evaluate(script, given)
        return self._worked() - begun

    def _worked(self) -> float:
        found = self._told.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in found if each["name"] == "ThreadTime"))


def measure() -> list[tuple[Speed, Speed]]:
    """Every game, each way to play it: here, and in Chromium."""
    with TemporaryDirectory() as folder, _timed() as page:
        build_all(Path(folder), list(OURS))
        contenders = [each for name in OURS for each in _of_game(page, Path(folder), name)]
        speeds = race(contenders)
    return list(zip(speeds[::2], speeds[1::2], strict=True))


@contextmanager
def _timed() -> Iterator[Timed]:
    with sync_playwright() as playwright, chromium(playwright) as browser:
        page = browser.new_page()
        page.add_script_tag(path=_SCRIPT)
        page.evaluate("window.machines = {}")
        yield Timed(page)


def _of_game(page: Timed, folder: Path, name: str) -> Iterator[Contender]:
    """The CPU's and the browser's, one after the other."""
    match = sesame.game(name).new(seed=1, **rules.OPTIONS.get(name, {}))
    told = msgspec.json.decode((folder / f"{name}.json").read_bytes(), type=Manifest)
    code = b64encode((folder / f"{name}.wasm").read_bytes()).decode()
    page.tab.evaluate(
        "async ([name, code, told, table]) => {"
        " const it = machines[name] = await machineOf(code, told); lay(it, table);"
        " if (told.search) it.planted = planted(it, " + f"{NODES}, {ARMS}" + "); }",
        [name, code, msgspec.to_builtins(told), b64encode(match.state.tobytes()).decode()],
    )
    rng, title = dice.stream(0), match.game.title.en
    ways = [(PLAYED, _games_here(match, rng), _games_there(page, name), 20)]
    if told.search is not None:
        searched = _searches_there(page, match)
        ways.append((SEARCHED, _searches_here(match, rng), searched, 2 * SIMULATIONS))
    for what, here, there, few in ways:
        here(few)
        there(few)
        assert str(rng[0]) == page.tab.evaluate("(name) => luck(machines[name])", name), what
        yield Contender(title, f"{what}, CPU", 0, here)
        yield Contender(title, f"{what}, browser", 0, there)


def _games_here(match: Match, rng: Rng) -> Play:
    game = match.game
    start = copied(np.frombuffer(match.state.tobytes(), game.record))
    table = copied(start)
    ids = np.zeros(game.actions.WIDEST, np.int32)
    weights = np.zeros(game.actions.WIDEST, np.int64)
    _games(start, table, rng, ids, weights, 1)

    def play(games: int) -> Sample:
        begun = thread_time()
        _games(start, table, rng, ids, weights, games)
        return Sample(games, games, thread_time() - begun)

    return play


def _games_there(page: Timed, name: str) -> Play:
    def play(games: int) -> Sample:
        asked = "([name, games]) => playGames(machines[name], games)"
        return Sample(games, games, page.seconds(asked, [name, games]))

    return play


def _searches_here(match: Match, rng: Rng) -> Play:
    knowledge.load(match.game)
    grown, seat = tree.plant(NODES, ARMS), match.actors[0]
    work = mcts.lay(match.game)._replace(rng=rng)
    work.tables[0] = match.state

    def think(simulations: int) -> Sample:
        searches = -(-simulations // SIMULATIONS)
        begun = thread_time()
        for seed in range(searches):
            tree.clear(grown)
            dice.start(work.rng, seed, 0)
            mcts.search(grown, work, seat, SIMULATIONS, _PLAN.explore, _PLAN.uses)
        done = searches * SIMULATIONS
        return Sample(done, done, thread_time() - begun)

    think(1)  # compiled before it is timed
    return think


def _searches_there(page: Timed, match: Match) -> Play:
    how = [SIMULATIONS, _PLAN.explore, _PLAN.uses]

    def think(simulations: int) -> Sample:
        searches = -(-simulations // SIMULATIONS)
        asked = (
            "([name, table, ...how]) => { const it = machines[name]; lay(it, table);"
            " search(it, it.planted, ...how); }"
        )
        table = b64encode(match.state.tobytes()).decode()
        given = [match.game.name, table, searches, match.actors[0], *how]
        done = searches * SIMULATIONS
        return Sample(done, done, page.seconds(asked, given))

    return think


def table(pairs: list[tuple[Speed, Speed]]) -> Table:
    """Speeds of both, and how much of the CPU's the browser's is."""
    rows = [
        [
            here.contender.game,
            here.contender.how.partition(",")[0],
            f"{three(here.median):,}",
            f"{three(there.median):,}",
            f"{there.times(here):.0%}",
        ]
        for here, there in pairs
    ]
    whole = median(there.times(here) for here, there in pairs)
    note = (
        "Games, or simulations of a search of 1,000, a second, on one core: the same kernels as "
        f"machine code and as WebAssembly in Chromium, in turn. The median share is {whole:.0%}."
        " Both do the same work, which is checked."
    )
    columns = ("game", "what", "CPU, a second", "browser, a second", "share")
    return Table("In a browser", columns, rows, 2, note)


def main() -> None:
    console, said = Console(), headline()
    with console.status("The CPU and Chromium in turn…"):
        found = table(measure())
    found.show(console)
    write("The fourth machine", f"Printed by `python -m bench.browser`. {said}", [found])


if __name__ == "__main__":
    main()
