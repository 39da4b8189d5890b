"""After and around the game, in a real browser: replay, what-if, analysis, rules, first tour."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

import sesame
from tests.browser.axe import is_clean
from tests.browser.clipped import clipped
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import GAMES, scrolls, sit_down
from tests.browser.screens import SCREENS

_PATIENCE = 600_000  # milliseconds: the first search of a server is compiled


def open_replay(page: Page, game: str, query: str = "") -> int:
    """A whole game of anybody against anybody, as a record; how many steps it has."""
    match, chance = sesame.game(game).new(seed=2), Random(2)
    while match.actors:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal_ids(seat)))
    page.request.get("/api/me")
    opened = page.request.post("/api/records", data={"record": match.record()})
    page.goto(f"/replay/{opened.json()['table']}{query}")
    page.get_by_role("slider").wait_for()
    return len(match.log)


def at_step(page: Page, step: int) -> None:
    expect(page.get_by_role("slider")).to_have_value(str(step))


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_watched_again(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(size)
    steps = open_replay(page, game, "?step=9&seat=1")
    at_step(page, 9)
    expect(page.get_by_role("button", pressed=True)).to_have_count(1)
    for key, step in {"ArrowRight": 10, "End": steps, "ArrowLeft": steps - 1, "Home": 0}.items():
        page.keyboard.press(key)
        at_step(page, step)
    page.get_by_role("button", name="Un pas en avant").click()
    at_step(page, 1)
    page.locator("aside li button").nth(6).click()
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    expect(page.locator("section.board")).not_to_be_empty()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_board_is_seen_whole(visit: Visit, game: str) -> None:
    """Of Bakschisch the frame used to cut the row of cards in two."""
    page = visit(DESK)
    open_replay(page, game)
    for key in ("ArrowRight", "End"):
        page.keyboard.press(key)
        page.wait_for_timeout(300)
        assert not scrolls(page.locator("section.board"))
    page.goto(page.url.split("?")[0].replace("/replay/", "/t/"))
    page.locator(".ribbon").wait_for()
    page.wait_for_timeout(300)
    assert not scrolls(page.locator("section.board"))


def test_what_turns_the_pages_is_at_hand_and_covers_no_word(visit: Visit) -> None:
    """Beside a low board a sentence of four lines used to lie under the buttons."""
    page = visit()
    open_replay(page, "bakschisch", "?step=12")
    said = page.locator(".below > .now")
    said.evaluate("(now) => (now.textContent = 'Bahia offre 9 pièces. '.repeat(8))")
    for screen, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        words, player = said.bounding_box(), page.get_by_role("slider")
        first = page.get_by_role("button", name="Un pas en avant").bounding_box()
        assert words, screen
        assert first, screen
        assert words["y"] + words["height"] <= first["y"], screen
        assert clipped(page) == [], screen
        if width > height:
            expect(player).to_be_in_viewport(ratio=1)
            assert not scrolls(page.locator("section.board")), screen


def test_the_address_leads_to_the_moment(visit: Visit) -> None:
    page = visit()
    open_replay(page, "khan-tsin")
    page.get_by_role("button", name="Nord", exact=True).click()
    page.get_by_role("slider").fill("41")
    page.wait_for_url(re.compile(r"step=41&seat=1$"))
    page.reload()
    at_step(page, 41)
    expect(page.get_by_role("button", name="Nord", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_game_plays_by_itself_and_pauses(visit: Visit) -> None:
    page = visit()
    steps = open_replay(page, "khan-tsin")
    page.get_by_role("slider").fill(str(steps - 2))
    page.get_by_role("button", name="Lire").click()
    at_step(page, steps)
    page.get_by_role("button", name="Lire").wait_for()


def test_one_goes_on_from_any_position(visit: Visit) -> None:
    page = visit()
    open_replay(page, "khan-tsin", "?step=40&seat=0")
    page.get_by_text("Jouer à partir d'ici").click()
    page.get_by_role("button", name="Ouvrir la table").click()
    page.wait_for_url(re.compile(r"/t/~"))  # a table of this browser, with robots of its own
    expect(page.locator(".prompt")).to_contain_text("À vous")


def test_the_robots_judge_a_game(visit: Visit) -> None:
    page = visit()
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    open_replay(page, "khan-tsin")
    page.get_by_role("button", name="Analyser la partie").click()
    page.locator("progress").wait_for(state="detached", timeout=_PATIENCE)
    page.locator(".moments button").first.click(timeout=_PATIENCE)
    expect(page.locator(".moments .here")).to_have_count(1)
    expect(page.locator(".moments .better").first).to_contain_text(re.compile(r"\w+\."))
    assert not [url for url in asked if url.endswith("/analysis")], "the page thinks for itself"
    is_clean(page)


def test_a_server_is_asked_where_the_page_has_no_machine(visit: Visit) -> None:
    page = visit()
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.context.route("**/machine/**", lambda route: route.fulfill(status=404))
    open_replay(page, "khan-tsin")
    page.get_by_role("button", name="Analyser la partie").click()
    page.locator("progress").wait_for(timeout=_PATIENCE)
    assert [url for url in asked if url.endswith("/analysis")]


@pytest.mark.parametrize("game", ["mille-et-un-tresors", "kim-bac", "bakschisch"])
def test_a_hint_is_found_in_the_page(visit: Visit, game: str) -> None:
    """Where something is hidden, from what the seat sees: that is all the page has."""
    page = visit()
    said = list[str]()
    page.on("websocket", lambda line: line.on("framesent", lambda frame: said.append(str(frame))))
    sit_down(page, game, ["me", "apprenti", "apprenti"])
    page.get_by_role("button", name="Conseil").click(timeout=_PATIENCE)
    expect(page.locator(".hint .why")).to_contain_text("prometteur", timeout=_PATIENCE)
    assert said
    assert not [frame for frame in said if '"hint"' in frame]


def test_nothing_is_shown_of_a_game_that_is_being_played(visit: Visit) -> None:
    page = visit()
    sit_down(page, "khan-tsin", ["me", "me"])
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"/api/tables/{table}/replay").status == 403


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_replay(visit: Visit, game: str) -> None:
    page = visit(PHONE, theme="day")
    open_replay(page, game)
    page.get_by_text("Jouer à partir d'ici").click()
    is_clean(page)


@pytest.mark.parametrize("game", [*GAMES, "kim-bac", "attrap-tresors"])
def test_the_rules_are_read_in_both_languages(visit: Visit, game: str) -> None:
    page = visit(PHONE)
    page.goto(f"/rules/{game}")
    page.get_by_role("heading", name="Nos lectures de la règle").wait_for()
    page.get_by_role("navigation", name="Sommaire").locator("summary").click()
    page.get_by_role("link", name="Reconstitué par nous").click()
    assert page.url.endswith("#rebuilt")
    page.locator("figure .frame > *").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    is_clean(page)
    page.get_by_role("button", name="English").click()
    page.get_by_role("heading", name="Our readings").wait_for()


def test_a_first_game_is_guided_once(visit: Visit) -> None:
    page = visit()
    sit_down(page, "khan-tsin", ["me", "me"])
    tour = page.get_by_label("Première partie")
    for number in range(1, 6):
        expect(tour).to_contain_text(f"{number}/5")
        tour.locator("button").first.press("Enter")
    expect(tour).to_have_count(0)
    page.reload()
    page.locator(".prompt").wait_for()
    expect(tour).to_have_count(0)
