"""The walled town: whole matches, moving six pawns quickly, and that nobody's secrets travel."""

import random
import re
import time
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Missed

from sesame.core import views
from sesame.core.contract import CHANCE
from sesame.core.match import Match
from sesame.core.speech import Speech
from sesame.games import game as game_named
from sesame.games.kim_bac.actions import CHESTS, DRAWS, SOME_CARD, THE_DICE, from_id
from sesame.games.kim_bac.board import Town
from sesame.games.kim_bac.names import SEAT_LETTERS
from sesame.games.kim_bac.trips import trips, ways
from sesame.server.protocol import Settings
from tests.browser import axe
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import PATIENCE, click, fits, glowing, is_over, sit_down
from tests.browser.kept import lay, truth
from tests.browser.wire import Wire

# Blue's pawn 1 stands beside monument 11, whose two cards Blue holds
CLAIM = "- a3,b1,d1,c0,e7,e9/a7,b5,c7,d9,e2,b8 5,9,11,11,14/3,3,8,12 - A9.1"
# The Kim-Bac has come to monument 11; one step more, and he is at 13 with the treasure
NEAR = "- a4,-,-,-,-,-/a3,b5,b3,b4,a2,b1 5,9,14/3,3,8,12,13 10 A1<A1:10>13+6~11"
# One more pawn beside him, and he cannot move
CORNERED = "- a4,-,-,-,-,-/a3,b2,b4,b5,e2,b8 5,9,14/3,3,8,12,4 10 B4<A1:10>4+6~11"


def _robots(seats: int) -> list[str]:
    return ["me", *["apprenti"] * (seats - 1)]


def _lay(page: Page, database: Path, position: str, chairs: list[str], rounds: int = 1) -> str:
    """A table at that position, with this page on its first chair; the table's name."""
    page.request.get("/api/me")
    host = page.request.get("/api/me").json()["id"]
    name = f"kim-bac-{time.monotonic_ns()}"
    settings = Settings(game="kim-bac", chairs=chairs, pace=0)  # type: ignore[arg-type]
    lay(database, name, host, settings, f"{position} rounds={rounds}")
    page.goto(f"/t/{name}")
    page.locator("section.board :is(.map, .curtain, .waiting, h2)").first.wait_for()
    return name


def _tap(page: Page, handle: str) -> None:
    """Once it glows."""
    page.locator(f'[data-handle="{handle}"]').wait_for()
    click(page, handle)


def _width(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["width"]


def _pawn(page: Page, seat: int, pawn: int) -> str:
    """Where a pawn is said to stand."""
    return page.locator(f'[data-pawn="{seat}-{pawn}"]').get_attribute("aria-label") or ""


# --- whole matches


def _play_match(page: Page, seats: int, rounds: int, town: str = "river-town") -> None:
    assert fits(page)
    assert max(_moves((page,), random.Random(5), town)) >= 1
    assert fits(page)
    assert page.locator("section.board .map").is_visible()  # it stays
    assert page.locator(".ribbon").inner_text().strip()
    assert page.locator(".ending tbody tr:not(.line)").count() == seats
    assert page.locator(".ending tbody tr.line:not(.part)").count() == seats * rounds
    sheet = page.locator("details.sheet")
    assert sheet.locator("tbody").last.locator("tr").count() == seats
    assert sheet.locator("thead th").count() == rounds + 2


def test_the_end_of_a_round_by_clicks_on_a_phone(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    _lay(page, database, NEAR, ["me", "apprenti"])
    _play_match(page, 2, 1)


@pytest.mark.soak
def test_a_whole_round_by_clicks_on_a_phone(visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, "kim-bac", _robots(4), options={"rounds": 1})
    _play_match(page, 4, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_match_by_clicks(visit: Visit, seats: int) -> None:
    page = visit(DESK)
    sit_down(page, "kim-bac", _robots(seats))
    _play_match(page, seats, seats)


@pytest.mark.soak
def test_a_match_on_another_plan(visit: Visit) -> None:
    page = visit(DESK, theme="day")
    sit_down(page, "kim-bac", _robots(4), board="kb04", options={"rounds": 1})
    expect(page.locator("[data-monument]")).to_have_count(18)
    _play_match(page, 4, 1, "kb04")


# --- moving quickly


def test_one_tap_a_pawn_and_back_within_the_turn(visit: Visit, database: Path) -> None:
    host, guest = visit(DESK), visit(PHONE)
    name = _lay(host, database, CLAIM, ["me", "open"])
    _join(guest, host)
    expect(host.locator(".due")).to_have_count(1)
    start = [_pawn(host, 0, pawn) for pawn in (1, 2)]
    _tap(host, "to-2")
    expect(host.get_by_text("avancez le pion 2")).to_be_visible()
    click(host, glowing(host)[0])
    expect(host.get_by_text("avancez le pion 3")).to_be_visible()
    assert [_pawn(host, 0, pawn) for pawn in (1, 2)] != start

    for pawn in (2, 1):  # nobody is asked: nothing was learnt
        host.get_by_role("button", name="Reprendre").click()
        expect(host.get_by_text(f"avancez le pion {pawn}")).to_be_visible()
    assert [_pawn(host, 0, pawn) for pawn in (1, 2)] == start
    expect(guest.get_by_role("button", name="D'accord")).to_have_count(0)
    assert truth(database, name).match.log == []


def test_the_same_direction_again(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    north = CLAIM.replace("a3,b1,d1", "a2,c1,d1")
    _lay(page, database, north, ["me", "apprenti"])
    again = page.get_by_role("button", name="dans la même direction")
    _tap(page, "to-11")  # from a2 northwards to b1
    expect(page.get_by_text("avancez le pion 2")).to_be_visible()
    again.click()
    expect(page.get_by_text("avancez le pion 3")).to_be_visible()
    assert "d5" in _pawn(page, 0, 2) or "d6" in _pawn(page, 0, 2)


def test_a_turn_by_keys_alone(visit: Visit, database: Path) -> None:
    """Once in the town, the focus goes from pawn to pawn; Escape steps back from the chest."""
    page = visit(DESK)
    _lay(page, database, CLAIM, ["me", "apprenti"])
    page.locator('[data-handle="to-4"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-handle="take"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator('[data-handle="take"]')).to_have_count(0)
    page.locator('[data-handle="to-2"]').focus()
    for pawn in range(1, 6):
        expect(page.get_by_text(f"avancez le pion {pawn}")).to_be_visible()
        page.wait_for_function("document.activeElement?.matches('[data-handle]')")
        page.keyboard.press("ArrowUp")
        assert page.evaluate("document.activeElement.matches('[data-handle]:focus-visible')")
        page.keyboard.press("Enter")
    expect(page.get_by_text("avancez le pion 6")).to_be_visible()


def test_the_glass_enlarges_the_plan_of_a_phone(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    _lay(page, database, CLAIM, ["me", "apprenti"])
    goal, lion = page.locator('[data-handle="to-2"]'), page.locator('[data-monument="17"]')
    before = _width(lion)
    page.get_by_role("button", name="Agrandir le plan").click()
    expect(page.get_by_role("button", name="Tout le plan")).to_be_visible()
    page.wait_for_timeout(100)
    assert _width(lion) > 1.5 * before
    assert _width(goal) >= 44  # a finger's breadth
    assert fits(page)
    goal.click()
    expect(page.get_by_text("avancez le pion 2")).to_be_visible()


# --- the chest, the race, the sharing


def test_the_chest_is_a_choice_and_tells_what_it_would_pay(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    name = _lay(page, database, CLAIM, ["me", "apprenti"])
    expect(page.locator('[data-card="11"]')).to_have_attribute("data-count", "2")
    expect(page.locator('[data-monument="11"]')).to_have_attribute("data-lit", "pair")
    expect(page.locator('[data-monument="5"]')).to_have_attribute("data-lit", "card")
    axe.is_clean(page)
    _tap(page, "to-4")
    axe.is_clean(page)
    _tap(page, "take")
    chest = page.get_by_label("Le coffre", exact=True)
    expect(chest).to_contain_text("Trésor")  # by then the move is in the log
    treasure = int(truth(database, name).match.state.treasure)
    worth = abs(treasure - 11)
    expect(chest).to_contain_text(f"n°\u00a0{treasure},")
    expect(chest).to_contain_text(f"{worth}\u202f000 taels")
    expect(page.locator(f'[data-monument="{treasure}"] .chest')).to_have_count(1)
    axe.is_clean(page)
    _tap(page, "run")
    expect(page.get_by_text("Issues libres")).to_be_visible()
    expect(page.get_by_label("Pont interdit au Kim-Bac")).to_have_count(len(_town().bridges))
    expect(page.locator('[data-pawn^="0-"]')).to_have_count(1)  # his other pawns have left
    axe.is_clean(page)
    assert fits(page)


def test_the_sharing_is_told_line_by_line(visit: Visit, database: Path) -> None:
    page = visit(DESK, theme="day")
    _lay(page, database, NEAR, ["me", "apprenti"])
    _tap(page, "to-5")  # a5, at the foot of 13
    page.locator(".ending").wait_for()
    sharing = page.get_by_role("table", name="Le partage de la manche 1").locator("tr")
    told = [re.sub(r"\s+", " ", each) for each in sharing.all_text_contents()]
    assert told == [
        "Le trésor, de 10 à 133 000",
        "Rouge montre 1 carte du trésor2 000",
        "Bleu, le Kim-Bac, garde le reste1 000",
    ]
    axe.is_clean(page)


def test_a_capture_is_seen_and_the_next_round_is_laid(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    _lay(page, database, CORNERED, ["me", "me"], rounds=2)
    page.locator(".curtain button").click()
    expect(page.get_by_text("Issues libres : 1 sur 4")).to_be_visible()
    _tap(page, "to-5")
    _to_the_end_of_the_turn(page)
    expect(page.locator("details.sheet h2")).to_have_text("Manche 1 : pris")
    axe.is_clean(page)


def _to_the_end_of_the_turn(page: Page) -> None:
    """Red's other pawns move too, anywhere but out of the ring; then the device is handed on."""
    for _ in range(2):
        page.wait_for_timeout(300)
        if page.locator(".curtain").count() == 0 and (handles := glowing(page)):
            click(page, handles[0])
    page.wait_for_timeout(1500)
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()


def test_the_chest_has_the_whole_stage_once(visit: Visit, database: Path) -> None:
    page = visit(DESK, is_calm=False)
    name = _lay(page, database, CLAIM, ["me", "apprenti"])
    _tap(page, "to-4")
    _tap(page, "take")
    scene = page.locator("[data-scene]")
    expect(scene).to_have_attribute("data-scene", "took")
    assert page.locator("[data-handle]").count() == 0, "nothing is asked meanwhile"
    expect(scene).to_have_attribute("data-scene", "looked")
    treasure = int(truth(database, name).match.state.treasure)
    expect(scene).to_contain_text(f"n°\u00a0{treasure},")
    page.keyboard.press("Escape")  # any key
    expect(scene).to_have_count(0)
    _tap(page, "run")
    expect(scene).to_have_attribute("data-scene", "ran")
    expect(scene).to_have_count(0)
    page.reload()
    page.locator(".map").wait_for()
    page.wait_for_timeout(400)
    assert scene.count() == 0, "it is told once"


def test_a_race_shows_how_far_everybody_is_and_the_way_he_came(
    visit: Visit, database: Path
) -> None:
    page = visit(DESK)
    _lay(page, database, NEAR, ["me", "me"])
    page.locator(".curtain button").click()
    expect(page.locator("[data-steps]")).to_have_count(6)
    assert page.locator("[data-reach=his]").count() > 0
    expect(page.locator(".race .nearest")).to_contain_text("Le plus proche est à")
    (goal,) = [handle for handle in glowing(page) if handle != "to-5"][:1]
    click(page, goal)
    page.locator(".curtain button").click()
    expect(page.locator("[data-flight]")).to_have_attribute("data-flight", "2")
    axe.is_clean(page)


def test_what_a_move_would_do_is_said_before_it_is_made(visit: Visit, database: Path) -> None:
    page = visit(DESK)
    _lay(page, database, CORNERED, ["me", "me"])
    page.locator(".curtain button").click()
    page.locator('[data-handle="to-5"]').hover()
    expect(page.locator(".caption")).to_contain_text("a5")
    expect(page.locator(".caption")).to_contain_text("Issues libres : 0 sur 4")
    expect(page.locator(".caption")).to_contain_text("rue du Kim-Bac")
    expect(page.locator(".tag")).to_have_text("a5")  # and there, on the plan


def test_a_crossing_is_named_where_it_is_looked_at(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    _lay(page, database, CLAIM, ["me", "apprenti"])
    palace = page.locator(".foot").nth(17).bounding_box()  # the crossing at its foot
    assert palace
    page.touchscreen.tap(palace["x"] + palace["width"] / 2, palace["y"] + palace["height"] / 2)
    expect(page.locator(".caption")).to_contain_text("n°\u00a018, le palais")
    expect(page.locator(".tag")).to_have_count(1)


def test_a_line_of_the_story_names_its_crossings_on_the_plan(visit: Visit, database: Path) -> None:
    page = visit(DESK)
    _lay(page, database, CLAIM.replace("A9.1", "A9.6"), ["me", "apprenti"])
    page.locator("[data-handle^=to-]").first.wait_for()
    click(page, glowing(page)[0])
    story = page.locator("ol[aria-label=Récit]")
    expect(story).to_contain_text("Le pion 6 de Rouge", timeout=60_000)
    expect(page.locator(".turn")).to_be_visible()
    page.mouse.move(5, 5)
    page.evaluate("document.activeElement.blur()")
    for _ in range(3):  # back to a pawn of Red's
        page.keyboard.press("ArrowLeft")
    said = page.locator(".meanwhile p")
    expect(said).to_contain_text("de Rouge va en")
    names = page.locator(".tag").all_text_contents()
    assert any(f"va en {name.strip()}" in said.inner_text() for name in names), names


def test_a_pawn_is_moved_by_one_drag(visit: Visit, database: Path) -> None:
    page = visit(DESK)
    _lay(page, database, CLAIM, ["me", "apprenti"])
    for pawn, goal in ((1, "to-2"), (2, None), (3, None)):
        expect(page.get_by_text(f"avancez le pion {pawn}")).to_be_visible()
        before = _pawn(page, 0, pawn)
        _drag(page, f"0-{pawn}", goal or glowing(page)[0])
        expect(page.get_by_text(f"avancez le pion {pawn + 1}")).to_be_visible()
        assert _pawn(page, 0, pawn) != before
    _drag(page, "0-4", None)  # let go where nothing is: nothing has happened
    expect(page.get_by_text("avancez le pion 4")).to_be_visible()


def _drag(page: Page, pawn: str, goal: str | None) -> None:
    """By mouse, from the pawn to a goal, or a little way and no farther."""
    handle = page.locator(f'[data-drag="{pawn}"]')
    start = handle.bounding_box()
    assert start
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    if goal is None:
        page.mouse.move(x + 2, y + 2, steps=3)
    else:
        end = page.locator(f'[data-handle="{goal}"]').bounding_box()
        assert end
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def test_the_targets_of_the_plan_are_as_large_as_the_drawing_allows(
    visit: Visit, database: Path
) -> None:
    page = visit(PHONE)
    _lay(page, database, CLAIM, ["me", "apprenti"])
    for _ in range(3):
        for goal in page.locator('[data-handle^="to-"]').all():
            assert _width(goal) >= 24
        click(page, glowing(page)[0])
        page.wait_for_timeout(300)


# --- secrets


def _join(guest: Page, host: Page) -> None:
    guest.goto("/")  # somebody, before they follow the link
    guest.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name="S'asseoir ici").click()
    host.get_by_role("button", name="Commencer").click()
    host.locator(".map").wait_for()
    guest.locator(".map").wait_for()


@pytest.mark.soak
def test_no_browser_is_told_anothers_cards_or_the_chest(visit: Visit, database: Path) -> None:
    """Red draws, Blue draws, takes the chest and runs: after every move both are looked through."""
    _play_with_spies(visit, database, CLAIM.replace("A9.1", "A9.6"), 16)


@pytest.mark.soak
def test_no_secret_is_told_in_a_whole_round(visit: Visit, database: Path) -> None:
    gates = "-,-,-,-,-,-/-,-,-,-,-,-"
    _play_with_spies(visit, database, f"- {gates} -/- - @A", 3000)


def _play_with_spies(visit: Visit, database: Path, position: str, moves: int) -> None:
    pages = visit(DESK), visit(PHONE)
    wires = [Wire(page) for page in pages]
    name = _lay(pages[0], database, position, ["me", "open"])
    _join(pages[1], pages[0])
    rng = random.Random(3)
    for move in _moves(pages, rng):
        for seat, page in enumerate(pages):
            _check_heard(wires[seat], seat, database, name)
            _check_shown(page, seat, database, name)
        table = truth(database, name)
        if move >= moves or table.match.over:
            break
    kinds = [set(_secret_steps(table.match, seat).values()) for seat in range(2)]
    assert set.union(*kinds) == {SOME_CARD, THE_DICE}  # there was something to tell
    if table.match.over:
        return
    for seat, (wire, page) in enumerate(zip(wires, pages, strict=True)):
        assert table.seed not in wire.memory()  # with it one could compute all that was drawn
        kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert table.seed not in kept
        for ending in ("replay", "replay/scenes?first=0"):
            assert not page.request.get(f"/api/tables/{name}/{ending}").ok
        record = page.request.get(f"/api/tables/{name}/record").text()
        assert table.seed not in record
        veiled = [str(from_id(action)) for action in _secret_steps(table.match, seat).values()]
        assert re.findall(r"(?:\+|chest)\?", record) == veiled


def _moves(pages: tuple[Page, ...], rng: random.Random, town: str = "river-town") -> Iterator[int]:
    """Whoever can, clicks something that glows, until it is over; how many clicks so far."""
    clicks, misses, end = 0, 0, time.monotonic() + 3 * PATIENCE
    while not is_over(pages[0]):
        assert time.monotonic() < end, f"not over after {clicks} clicks"
        page, handles = next(
            ((each, found) for each in pages if (found := glowing(each))), (pages[0], [])
        )
        if not handles:
            page.wait_for_timeout(40)
            continue
        try:
            click(page, _choice(page, handles, rng, town))
        except Missed:  # the table went on meanwhile
            misses += 1
            assert misses <= 25, f"cannot click any of {handles}"
            continue
        page.wait_for_timeout(60)
        clicks += 1
        yield clicks


def _choice(page: Page, handles: list[str], rng: random.Random, town: str) -> str:
    """The chest if it is there; else towards the treasure or a pair, as the page shows them."""
    wanted = [handle for handle in handles if handle in {"take", "run"}]
    goals = [handle for handle in handles if handle.startswith("to-")]
    for lit in ("[data-monument]:has(.chest)", '[data-lit="pair"]'):
        shown = page.locator(lit).evaluate_all("all => all.map((e) => e.dataset.monument)")
        if shown and goals and not wanted:
            far = [_trips_to(int(number), town) for number in shown]
            wanted = [min(goals, key=lambda goal: min(each[_crossing(goal)] for each in far))]
    return rng.choice(wanted or handles)


def _town(name: str = "river-town") -> Town:
    town = game_named("kim-bac").boards[name]
    assert isinstance(town, Town)
    return town


def _crossing(handle: str) -> str:
    return str(from_id(int(handle.removeprefix("to-"))))


def _trips_to(number: int, name: str) -> dict[str, int]:
    town = _town(name)
    streets = [(one, other) for one, other in (road.split("-") for road in town.streets)]
    return trips(ways(town.crossings, streets), town.monuments[number - 1])


def _check_heard(wire: Wire, seat: int, database: Path, name: str) -> None:
    """What came since the last time; the truth is read after it, so it knows no less."""
    heard, table = wire.heard(), truth(database, name)
    secret = _secret_steps(table.match, seat)
    for told in heard:
        if told["type"] == "update":
            _check_update(told, seat, table.match, secret)
    if not table.match.over:
        assert table.seed not in wire.text


def _check_shown(page: Page, seat: int, database: Path, name: str) -> None:
    """What the page shows, once it has caught up: some moves are made by the table itself."""
    for _ in range(100):
        match = truth(database, name).match
        own = [n + 1 for n, held in enumerate(match.state.hand[seat]) if held]
        if _numbers(page, "data-card") == own:
            break
        page.wait_for_timeout(50)
    else:
        raise AssertionError(f"{_numbers(page, 'data-card')} is not the hand {own}")
    opened = [n + 1 for n, laid in enumerate(match.state.open) if laid]
    assert _numbers(page, "data-open") == opened
    if not match.over and int(match.state.taker) != seat:
        assert page.locator("[data-monument] .chest, .die").count() == 0
        assert not re.search(r"trésor est au n°|treasure is at number", page.content())


def _numbers(page: Page, name: str) -> list[int]:
    found = page.locator(f"[{name}]").evaluate_all(f"all => all.map(e => e.getAttribute('{name}'))")
    return sorted(int(number) for number in found)


def _secret_steps(match: Match, seat: int) -> dict[int, int]:
    """Steps of the log that this seat must not read, with the veiled action in their place."""
    before, secret = match.copy(), dict[int, int]()
    before.cut(0)
    for at, step in enumerate(match.log):
        if step.seat == CHANCE and DRAWS <= step.action < SOME_CARD and before.state.turn != seat:
            secret[at] = SOME_CARD
        if step.seat == CHANCE and CHESTS <= step.action < THE_DICE and before.state.taker != seat:
            secret[at] = THE_DICE
        before.follow([step])
    return secret


def _check_update(told: dict[str, Any], seat: int, match: Match, secret: dict[int, int]) -> None:
    speech = match.game.text
    assert isinstance(speech, Speech)
    for each in told["happened"]:
        if each["step"] in secret:
            assert each["action"] == secret[each["step"]]
            for row in each["told"]:
                assert not re.search(r"\d", speech.told(row, each["effects"]).fr)
        elif each["step"] < len(match.log):
            assert each["action"] == match.log[each["step"]].action
    for shown in told["views"]:
        table, facts = _read(match, shown["view"])
        seen = [other for other, hand in enumerate(table["hand"]) if None not in hand]
        if shown["seat"] is None:  # nobody sat there yet
            assert seen == []
            continue
        assert shown["seat"] == seat
        if shown["view"]["over"]:
            continue
        assert seen == [seat]
        assert not any(sum(filter(None, hand)) for hand in _others(table["hand"], seat))
        if table["taker"] != seat:
            assert not table["treasure"]
            assert "looked" not in facts
        if table["turn"] != seat:
            assert "claimable" not in facts


def _read(match: Match, view: dict[str, Any]) -> tuple[dict[str, Any], set[str]]:
    """A table as it was sent, and the kinds of facts with it."""
    laid, packed = views.packed_board(match.game, match.terms.laid), view["table"]
    (record,) = np.frombuffer(b64decode(laid) + b64decode(packed), match.game.state)
    facts = views.named_facts(match.game, view["facts"])
    return views.named(match.game, record), {fact["type"] for fact in facts}


def _others(hands: list[list[int | None]], seat: int) -> list[list[int | None]]:
    return [hand for other, hand in enumerate(hands) if other != seat]


def test_around_one_device_pawns_are_placed_without_a_curtain(visit: Visit) -> None:
    """It used to fall at every placement, though nobody had a card."""
    page = visit(DESK)
    sit_down(page, "kim-bac", ["me", "me"])
    for at in range(11):  # the last gate is nobody's choice
        expect(page.locator(".prompt")).to_contain_text(f"placez le pion {at // 2 + 1}")
        expect(page.locator(".curtain")).to_have_count(0)
        expect(page.locator(".prompt strong")).to_have_text(("Bleu :", "Rouge :")[at % 2])
        click(page, glowing(page)[0])
    # Cards are drawn: who had the device last sees their own, or the other one is called
    page.locator(".curtain, [data-card]").first.wait_for()
    if page.locator(".curtain").count():
        called = re.compile(r"^Passez l'appareil à (Bleu|Rouge)\.$")
        expect(page.locator(".curtain h2")).to_have_text(called)


def test_around_one_device_the_curtain_hides_every_hand(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    _lay(page, database, CLAIM.replace("A9.1", "A9.6"), ["me", "me"])
    curtain = page.locator(".curtain")
    for own, letter in (((5, 9, 11, 14), "A"), ((3, 8, 12), "B")):
        curtain.wait_for()
        assert page.locator("[data-card], [data-lit], [data-handle]").count() == 0
        assert str(SEAT_LETTERS.index(letter)) in (
            page.locator(".seats .acts").get_attribute("class") or ""
        )
        curtain.get_by_role("button").click()
        page.locator(".map").wait_for()
        assert set(own) <= set(_numbers(page, "data-card"))
        click(page, glowing(page)[0])
