"""What a choice would do is seen before it is made: a pile, a pawn's goal, a win given away."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sesame.server.protocol import Settings
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import click, sit_down
from tests.browser.kept import lay

_WAIT = 60_000  # milliseconds: the first robot of a server compiles
# The baron that flies from 4 onto 18 makes a pile of four, and North has the five others at 30
_GIVES = "3/kw/k/5/w/r/rk/k/k/wrk/r/krr/k/ww/ww/w/wrrkr/w/r/rk/3/wkkrw/6 S setup=random"
_BEWARE = "l'autre camp pourrait achever une pile de neuf en case 18, avec 5 barons"


def _sit_down_at(page: Page, database: Path, position: str, *, hints: bool) -> None:
    page.request.get("/api/me")
    host, name = page.request.get("/api/me").json()["id"], f"gives-{time.monotonic_ns()}"
    settings = Settings(
        game="khan-tsin", chairs=["me", "me"], options={"setup": "random"}, pace=0, hints=hints
    )
    lay(database, name, host, settings, position)
    page.goto(f"/t/{name}")
    page.locator("[data-handle]").first.wait_for(timeout=_WAIT)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_bribe_shows_where_it_would_bring_the_pawn(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    sit_down(page, "bakschisch", ["me", "apprenti", "apprenti"])
    page.get_by_role("button", name="Fermer le poing").wait_for(timeout=_WAIT)
    expect(page.locator(".would")).to_have_count(0)  # nothing is offered yet
    page.get_by_role("button", name="Une pièce de plus").click()
    expect(page.locator(".would")).to_have_count(1)
    expect(page.get_by_text("Si votre poing l'emporte")).to_be_attached()


@pytest.mark.parametrize("hints", [True, False], ids=["with hints", "without"])
def test_a_move_shows_what_the_pile_becomes_and_with_hints_what_it_opens(
    visit: Visit, database: Path, hints: bool
) -> None:
    page = visit(DESK)
    _sit_down_at(page, database, _GIVES, hints=hints)
    click(page, "square-3")
    click(page, "~count-1")
    page.locator("[data-square='17']").hover()
    expect(page.locator(".would")).to_have_count(1)
    expect(page.locator(".danger")).to_have_count(int(hints))
    expect(page.locator(".warning", has_text=_BEWARE)).to_have_count(int(hints))
