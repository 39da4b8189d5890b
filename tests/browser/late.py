"""Tables near their end: somebody has played on, as anybody might have, up to the last moves."""

import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page

import sesame
from sesame.core.match import Match
from sesame.server.protocol import Settings
from tests.browser.hands import be_ready
from tests.browser.kept import lay

SEATS = {
    "khan-tsin": 2,
    "bakschisch": 3,
    "mille-et-un-tresors": 3,
    "kim-bac": 3,
    "attrap-tresors": 3,
}
OPTIONS: dict[str, dict[str, Any]] = {"kim-bac": {"rounds": 1}}
# Games that end soon, and not even, whatever we choose in our last few decisions
_ENDS: dict[str, tuple[int, int]] = {  # a seed, and how many decisions are left to us
    "khan-tsin": (4, 1),
    "bakschisch": (7, 2),
    "mille-et-un-tresors": (3, 1),
    "kim-bac": (578, 2),
    "attrap-tresors": (3, 2),
}


def late_position(game: str, left: int | None = None) -> str:
    """With so many of our decisions left, if all go on as arbitrarily as they began."""
    seed, usual = _ENDS[game]
    match = sesame.game(game).new(SEATS[game], seed=seed, **OPTIONS.get(game, {}))
    chance, ours = Random(seed), list[Match]()
    while match.actors:
        seat = match.actors[0]  # where several choose at once, nobody has before us
        if seat == 0:
            ours.append(match.copy())
        match.play(seat, chance.choice(match.legal_ids(seat)))
    return ours[-(left or usual)].position()


def sit_down_late(page: Page, database: Path, game: str, left: int | None = None) -> str:
    """We at the first seat, robots at the others; the table's name."""
    page.request.get("/api/me")
    host, name = page.request.get("/api/me").json()["id"], f"late-{time.monotonic_ns()}"
    chairs: Any = ["me", *["apprenti"] * (SEATS[game] - 1)]
    settings = Settings(game=game, chairs=chairs, options=OPTIONS.get(game, {}), pace=0)
    lay(database, name, host, settings, late_position(game, left))
    page.goto(f"/t/{name}")
    page.locator("section.board").wait_for()
    be_ready(page, 1 if game == "attrap-tresors" else 0)
    return name
