"""Attrap'trésors in the browser: hands, keys and slow lines."""

import asyncio
import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from sesame.games.attrap_tresors.actions import DEALS
from tests.browser.axe import is_clean
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import (
    chance_checked,
    fits,
    is_over,
    open_table,
    play_by_clicks,
    sit_down,
)
from tests.browser.kept import truth
from tests.browser.late import sit_down_late
from tests.server.slow_line import slow_line

GAME = "attrap-tresors"
QUICK: dict[str, Any] = {"options": {"patience": 2}}
CALM: dict[str, Any] = {"options": {"patience": 4}, "pace": 1500}  # long enough to read
KEYS = "slepxn"  # by seat, as on the plates
_WAIT = 30_000  # milliseconds, on a busy machine


def _column_taken_by(told: list[dict[str, Any]]) -> list[int]:
    """The seats that took the columns, one a round, as a page was told."""
    hands = [hand for update in told for hand in update["reactions"]]
    return [hand["seat"] for hand in hands if hand["object"] == 0 and hand["reason"] is None]


def _grabs(page: Page) -> list[int]:
    """The reactions of every hand that this page sends out, by the page's own clock."""
    said = list[int]()

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "grab" and message["seen"] is not None:
            said.append(round(message["moment"] - message["seen"]))

    page.on("websocket", lambda socket: socket.on("framesent", hear))
    return said


def _listen(page: Page) -> list[dict[str, Any]]:
    """Every update that this page is told from now on."""
    told = list[dict[str, Any]]()

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update" and not message["whole"]:
            told.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return told


def _until(page: Page, holds: Callable[[], bool], seconds: float = 60) -> None:
    for _ in range(int(seconds * 20)):
        if holds():
            return
        page.wait_for_timeout(50)
    raise AssertionError("never")


def _dice_lie(page: Page) -> None:
    """Until the dice of a throw are there for all to see, and may be answered."""
    page.locator("[data-die]").first.wait_for(timeout=_WAIT)
    expect(page.locator(".prompt")).to_contain_text("Trois dés", timeout=_WAIT)
    page.wait_for_timeout(150)  # nobody is faster


def _story(page: Page) -> str:
    return page.locator("ol[aria-label=Récit]").inner_text()


# --- whole games


def test_the_end_of_a_game_by_clicks_and_again_in_slow_motion(visit: Visit, database: Path) -> None:
    page = visit(PHONE)
    sit_down_late(page, database, GAME, left=8)
    play_by_clicks(page, seed=6)  # robots may be faster
    _is_watched_in_slow_motion(page)


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_whole_game_by_clicks_and_again_in_slow_motion(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size)
    sit_down(page, GAME, ["me", "apprenti", "apprenti"], **QUICK)
    clicks = play_by_clicks(page, seed=5, until=lambda: page.locator(".verdict").count() > 0)
    assert fits(page)
    assert clicks + play_by_clicks(page, seed=6) > 0  # robots may be faster at the rest
    _is_watched_in_slow_motion(page)


def _is_watched_in_slow_motion(page: Page) -> None:
    """Once it is over."""
    expect(page.locator(".ending tbody tr:not(.line)")).to_have_count(3)
    assert "Hasard vérifié" in chance_checked(page)
    assert fits(page)
    page.get_by_role("link", name="Revoir").first.click()
    page.locator("[data-die]").first.wait_for(timeout=_WAIT)
    page.get_by_role("button", name="Au ralenti").click()
    before = page.locator("output").inner_text()
    page.get_by_role("button", name="Lire").click()
    expect(page.locator("output")).not_to_have_text(before, timeout=_WAIT)
    is_clean(page)


# --- around one device


def test_at34_six_players_on_one_keyboard(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, GAME, ["me"] * 6, **CALM)
    told = _listen_again(page)
    assert page.locator("[data-zone]").count() == 6
    _dice_lie(page)
    page.keyboard.press(KEYS[2])
    _until(page, lambda: _column_taken_by(told) == [2])
    expect(page.locator(".prompt")).to_contain_text("tient la colonne", timeout=_WAIT)
    others = [seat for seat in range(6) if seat != 2]
    for seat in (*others, others[0]):  # six objects are left for five hands
        page.wait_for_timeout(400)
        page.keyboard.press(KEYS[seat])
    _until(page, lambda: page.locator(".verdict").count() > 0)
    taken = [
        hand["seat"] for told_of in told for hand in told_of["reactions"] if not hand["reason"]
    ]
    assert sorted(set(taken)) == list(range(6))
    assert taken.count(2) == 1, "who holds the column takes nothing more"
    expect(page.locator("[data-quickest]")).to_contain_text("La main la plus vive")
    assert not re.search(r"\d ms", page.locator("div.souk").inner_text()), "no figures for children"
    page.get_by_role("button", name="Les temps").click()  # the referee's table
    times = page.locator(".times")
    for name in ("Aziz", "Badia", "Chadi", "Dalila", "Emir", "Farah"):
        assert name in times.inner_text()
    assert re.search(r"\d+ ms", times.inner_text())
    assert "horloge" in times.inner_text()
    is_clean(page)


def _listen_again(page: Page) -> list[dict[str, Any]]:
    told = _listen(page)
    page.reload()
    page.locator(".stage").wait_for()
    return told


# --- before the first throw


def test_two_practice_throws_before_a_first_game_and_nothing_is_written(
    visit: Visit, database: Path
) -> None:
    page = visit(DESK, is_calm=False)
    path = open_table(page, GAME, ["me", "apprenti", "apprenti"], **QUICK)
    page.goto(path)
    practice = page.locator("[data-practice]")
    expect(practice).to_contain_text("Essai 1/2")
    assert page.locator(".tour").count() == 0, "the tour waits"
    expect(practice.locator("[data-die]")).to_have_count(8, timeout=_WAIT)
    is_clean(page)
    page.keyboard.press("Space")  # three blues: the column
    expect(practice).to_contain_text("4 sacs", timeout=_WAIT)
    practice.get_by_role("button", name="Continuer").click()
    expect(practice).to_contain_text("Essai 2/2")
    practice.get_by_role("button", name="Personne").click()
    expect(practice).to_contain_text("Bravo", timeout=_WAIT)
    practice.get_by_role("button", name="Continuer").click()
    expect(practice).to_have_count(0)
    expect(page.locator(".tour")).to_be_visible()
    log = truth(database, path.removeprefix("/t/")).match.log
    assert all(step.seat < 0 for step in log), "nobody has grabbed anything"
    page.reload()
    page.locator(".stage").wait_for()
    assert practice.count() == 0, "it is remembered"


def test_being_ready_is_asked_for_after_a_practice_which_is_skipped_by_a_word(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto(open_table(page, GAME, ["me", "apprenti"], **QUICK))
    page.locator("[data-practice] [data-die]").first.wait_for(timeout=_WAIT)
    assert page.locator("[data-ready]").count() == 0, "one thing at a time"
    page.get_by_role("button", name="Passer l'essai").click()
    page.locator("[data-ready]").click()
    expect(page.locator("[data-practice]")).to_have_count(0)
    expect(page.locator(".tour")).to_have_count(0)  # nothing runs under a tour
    expect(page.locator(".state")).to_contain_text("roulent", timeout=_WAIT)


def test_around_one_device_everybody_looks_at_their_card_behind_the_curtain(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto(open_table(page, GAME, ["me", "me", "me"], **QUICK))
    page.get_by_role("button", name="Passer l'essai").click()
    looks = page.locator(".looks")
    for name in ("Aziz", "Badia", "Chadi"):
        expect(looks).to_contain_text(name)
        assert looks.get_by_role("img").count() == 0, "nobody's card lies open"
        looks.get_by_role("button", name=f"{name} : voir ma carte").click()
        assert looks.get_by_label("Ta carte :").count() == 1
        is_clean(page)
        looks.get_by_role("button", name="On cache").click()
    expect(looks).to_have_count(0)
    assert page.locator("[data-ready]").count() == 3, "hands first go to their keys"


def test_at10_when_all_say_nobody_the_dice_are_thrown_again_without_waiting(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, GAME, ["me", "me"], options={"patience": 30}, pace=100)
    told = _listen_again(page)
    page.locator("[data-die]").first.wait_for(timeout=_WAIT)
    page.wait_for_timeout(200)  # they are painted

    def thrown() -> int:
        return sum(step["action"] < DEALS for update in told for step in update["happened"])

    before = thrown()
    page.get_by_role("button", name="Personne").click()
    _until(page, lambda: thrown() > before, 15)  # half of the patience


def test_a_secret_card_is_seen_only_while_it_is_held(visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, GAME, ["me", "me", "me"], **QUICK)
    peek = page.get_by_role("button", name="Badia : garder appuyé")
    peek.wait_for(timeout=_WAIT)
    assert page.get_by_text("Ta carte :").count() == 0
    peek.focus()
    page.keyboard.down("Space")
    expect(page.get_by_text("Ta carte :")).to_have_count(1)
    page.keyboard.up("Space")
    expect(page.get_by_text("Ta carte :")).to_have_count(0)


def test_at32_a_hand_that_goes_out_while_the_dice_roll_is_too_early(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, GAME, ["me", "me", "me"], **QUICK)
    expect(page.locator(".state")).to_contain_text("roulent", timeout=_WAIT)
    page.keyboard.press(KEYS[1])
    expect(page.locator(".stage .said")).to_contain_text("Trop tôt !", timeout=_WAIT)


def test_at20_at21_two_players_share_three_cards_and_the_holder_takes_another(
    visit: Visit,
) -> None:
    page = visit(PHONE)
    sit_down(page, GAME, ["me", "me"], **CALM)
    told = _listen_again(page)
    assert page.locator(".cards svg").count() == 3, "three open cards"
    assert page.locator(".peek").count() == 0, "no secrets"
    assert page.locator(".cup").count() == 0, "both throw from their hands"
    _dice_lie(page)
    zones = page.locator("[data-zone]")
    zones.nth(1).tap()  # a touch is as good as a key
    _until(page, lambda: _column_taken_by(told) == [1])
    expect(page.locator(".prompt")).to_contain_text("tient la colonne", timeout=_WAIT)
    page.wait_for_timeout(500)
    zones.nth(1).tap()
    page.wait_for_timeout(300)
    zones.nth(0).tap()
    _until(page, lambda: page.locator(".verdict").count() > 0)
    assert "Badia attrape la lampe" in _story(page)
    assert "Aziz attrape une pierre" in _story(page)


# --- over slow lines

_WAYS = (140.0, 10.0, 60.0)  # milliseconds to each seat, one way
_REACTIONS = (260, 360, 460)  # of each seat's hand: the farthest is the fastest

# A hand that reaches for the column so many milliseconds after it is there to be seen
_HAND = """(reaction) => {
    let answered = "";
    new MutationObserver(() => {
        const column = document.querySelector(".grip.glows[data-handle=column]");
        const round = document.querySelector(".state")?.textContent ?? "";
        const gold = document.querySelector("[data-handle^=gold-]");
        if (gold) gold.click();
        const ready = document.querySelector("[data-skip-practice], [data-ready]");
        if (ready) ready.click();
        if (!column || round === answered) return;
        answered = round;
        const press = () => document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key: " ", bubbles: true }));
        setTimeout(press, reaction);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@contextmanager
def _slow_door(port: int, way: float) -> Iterator[int]:
    """A slow line that runs beside the browser."""
    loop, opened, done = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    doors = list[int]()

    async def stand() -> None:
        async with slow_line(port, way) as door:
            doors.append(door)
            opened.set()
            await done.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(stand()))
    thread.start()
    opened.wait()
    try:
        yield doors[0]
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join()
        loop.close()


def _races(told: list[dict[str, Any]]) -> list[dict[int, dict[str, Any]]]:
    """The hands that went for the column, throw by throw and by seat."""
    races = list[dict[int, dict[str, Any]]]([{}])
    for update in told:
        if any(step["action"] < DEALS for step in update["happened"]):
            races.append({})
        for hand in update["reactions"]:
            if hand["object"] == 0:
                races[-1].setdefault(hand["seat"], hand)
    return races


def _is_undisturbed(race: dict[int, dict[str, Any]]) -> bool:
    """All went for it, and no line was longer than was measured, as happens on a busy machine."""
    return len(race) == len(_REACTIONS) and all(
        hand["measured"] == "own clock" for hand in race.values()
    )


def _is_as_scripted(race: dict[int, dict[str, Any]]) -> bool:
    """And every hand went out when it should: no page was late."""
    return _is_undisturbed(race) and all(
        abs(hand["reaction"] - _REACTIONS[seat]) < 45 for seat, hand in race.items()
    )


@pytest.mark.parametrize("rounds", [1, pytest.param(8, marks=pytest.mark.soak)])
def test_at31_the_fastest_hand_wins_on_the_slowest_line(
    house: str, browser: Browser, rounds: int
) -> None:
    port = int(house.rsplit(":", 1)[1].strip("/"))
    with ExitStack() as doors:
        pages = [
            browser.new_context(
                base_url=f"http://127.0.0.1:{doors.enter_context(_slow_door(port, way))}",
                locale="fr-FR",
                viewport={"width": 700, "height": 700},
                reduced_motion="reduce",
            ).new_page()
            for way in _WAYS
        ]
        told, said = [_listen(page) for page in pages], [_grabs(page) for page in pages]
        _sit_together(pages)
        for page, reaction in zip(pages, _REACTIONS, strict=True):
            page.evaluate(_HAND, reaction)
        host = pages[0]
        host.get_by_role("button", name="Commencer").click()
        _until(
            host,
            lambda: is_over(host) or sum(map(_is_as_scripted, _races(told[0]))) >= rounds,
            300,
        )
        host.wait_for_timeout(500)
        for page in pages:
            page.context.close()
    common = min(len(_column_taken_by(each)) for each in told)
    first, *others = [_column_taken_by(each)[:common] for each in told]
    assert all(other == first for other in others), "all are told the same"
    fair = [race for race in _races(told[0]) if _is_undisturbed(race)]
    if not fair:
        pytest.skip("this machine is too busy to play by the clock")
    for race in fair:
        # to the millisecond: what a line owes is added before it is rounded
        assert all(
            min(abs(hand["reaction"] - each) for each in said[seat]) <= 1
            for seat, hand in race.items()
        )
        (winner,) = (seat for seat, hand in race.items() if hand["reason"] is None)
        assert race[winner]["reaction"] == min(hand["reaction"] for hand in race.values())
        assert winner == 0 or not _is_as_scripted(race), race


def _sit_together(pages: list[Page]) -> None:
    host, *guests = pages
    path = open_table(host, GAME, ["me", "open", "open"], **QUICK)
    for page in pages:
        page.request.get("/api/me")
        page.goto(path)
    for page in guests:
        page.get_by_role("button", name="S'asseoir ici").first.click()
        page.get_by_role("button", name="Se lever").wait_for()
    host.wait_for_timeout(2500)  # lines are measured, clocks set


# --- for everybody


@pytest.mark.parametrize(
    ("size", "theme"),
    [(PHONE, "day"), pytest.param(DESK, "night", marks=pytest.mark.soak)],
)
def test_axe_has_no_complaint(visit: Visit, size: tuple[int, int], theme: str) -> None:
    page = visit(size, theme=theme)
    sit_down(page, GAME, ["me", "apprenti", "apprenti", "apprenti"], **CALM)
    _dice_lie(page)
    is_clean(page)
    play_by_clicks(page, 1, until=lambda: page.locator(".verdict").count() > 0)
    page.get_by_role("button", name="Les temps").click()
    is_clean(page)
