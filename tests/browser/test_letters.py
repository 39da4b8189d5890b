"""A game that another package brings, without a board for the page: played on its letters."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import is_clean, is_clean_in_both_lights
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import fits, open_table, play_by_clicks
from tests.games.installed import FIRST_START, HEX, installed_beside
from tests.server.open_server import open_server

pytestmark = pytest.mark.soak  # Nim is played in letters in every run (test_plug_ins.py)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server beside which Hex is installed, without the board that it brings."""
    folder = tmp_path_factory.mktemp("plug-in")
    plain = shutil.copytree(HEX, folder / "hex", ignore=shutil.ignore_patterns("page"))
    wiring = plain / "src/sesame_hex/__init__.py"
    wiring.write_text(re.sub(r" +page=.*\n", "", wiring.read_text("utf-8")))
    environment = installed_beside(folder, plain)
    subprocess.run([sys.executable, "-c", FIRST_START], env=environment, check=True)
    with open_server(folder / "house.db", environment=environment) as address:
        yield address


def _sit_down(page: Page) -> Locator:
    """Two people on one device; the drawing, once it can be played on."""
    page.add_init_script("localStorage.setItem('tour-hex', 'done')")
    page.goto(open_table(page, "hex", ["me", "me"]))
    drawing = page.get_by_role("group", name="La table, dessinée en lettres")
    expect(_cells(drawing)).to_have_count(49)
    return drawing


def _cells(drawing: Locator) -> Locator:
    return drawing.get_by_role("button")


def test_it_is_on_the_shelf_and_says_that_it_came_without_rules(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    box = page.get_by_role("article").filter(has_text="Hex")
    expect(box).to_contain_text("2 joueurs")
    is_clean(page)
    box.get_by_role("link", name="Règles").click()
    expect(page.get_by_text("venu sans règles écrites")).to_be_visible()
    page.goto("/")
    page.get_by_role("article").filter(has_text="Hex").get_by_role(
        "button", name="Sur ce canapé"
    ).click()
    page.get_by_role("button", name="Commencer").click()
    expect(_cells(page.get_by_role("group", name="La table, dessinée"))).to_have_count(49)


def test_a_cell_of_the_drawing_is_clicked_and_what_was_done_is_marked(visit: Visit) -> None:
    page = visit()
    drawing = _sit_down(page)
    cell = drawing.get_by_role("button", name="d4 :")
    cell.hover()
    expect(page.get_by_text("Rouge pose une pierre en d4.")).to_be_visible()
    cell.click()
    expect(drawing.locator("mark")).to_have_text("r")
    expect(_cells(drawing)).to_have_count(48)
    swap = page.get_by_role("button", name="prend la première pierre")
    swap.click()  # what is no cell is a sentence below
    expect(drawing.locator("mark").first).to_be_visible()
    expect(swap).to_have_count(0)
    is_clean_in_both_lights(page)


def test_arrows_go_from_cell_to_cell_and_stay_where_they_were(visit: Visit) -> None:
    page = visit()
    drawing = _sit_down(page)
    drawing.get_by_role("button", name="c3 :").focus()
    for key, name in [("ArrowRight", "d3"), ("ArrowDown", "d4"), ("ArrowLeft", "c4")]:
        page.keyboard.press(key)
        expect(drawing.get_by_role("button", name=f"{name} :")).to_be_focused()
    page.keyboard.press("Enter")
    expect(_cells(drawing)).to_have_count(48)
    expect(drawing.locator(":focus")).to_have_count(1)  # beside the stone that was laid


def test_on_a_phone_every_cell_can_be_hit_and_a_whole_game_is_played(visit: Visit) -> None:
    page = visit(PHONE)
    drawing = _sit_down(page)
    sizes = _cells(drawing).evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map((r) => [r.width, r.height])"
    )
    assert min(min(size) for size in sizes) >= 24  # as much as WCAG 2.2 asks for
    assert fits(page)
    assert play_by_clicks(page, seed=3) >= 13
    expect(page.get_by_text("a joint ses deux bords").first).to_be_visible()
