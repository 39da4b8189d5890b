"""What others do is shown to everybody it concerns: who gave up, whose line is cut, who asks."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import is_clean
from tests.browser.conftest import Visit
from tests.browser.controls import out_of_reach
from tests.browser.hands import glowing, open_table

_LAPTOP, _PHONE = (1366, 650), (390, 844)


def _together(visit: Visit, game: str, chairs: list[str], **settings: object) -> tuple[Page, Page]:
    host, guest = visit(_LAPTOP), visit(_PHONE)
    host.goto(open_table(host, game, chairs, **settings))
    guest.goto("/")
    guest.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name=re.compile("S'asseoir ici")).click()
    host.get_by_role("button", name="Commencer").click()
    for page in (host, guest):
        page.locator(".prompt").wait_for()
    return host, guest


def _cut(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate("window.sockets.forEach((socket) => socket.close())")


def _resign(page: Page) -> None:
    page.get_by_role("button", name="Plus", exact=True).click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui").click()


def test_who_resigned_among_three_is_asked_nothing_more_and_all_see_it(visit: Visit) -> None:
    host, guest = _together(visit, "bakschisch", ["me", "open", "apprenti"])
    guest.locator("[data-handle]").first.wait_for()
    _resign(guest)
    expect(guest.locator(".prompt")).to_contain_text("Vous avez abandonné")
    assert glowing(guest) == []
    expect(guest.get_by_role("link", name="Quitter la table")).to_be_visible()
    expect(guest.locator(".ask details")).to_have_count(0)
    expect(host.get_by_text(re.compile(r"abandonne\s: un robot joue"))).to_be_visible()
    expect(host.locator("aside.seats .mark")).to_have_count(1)
    chosen = guest.get_by_text("Bahia a choisi").first  # the robot, in their place
    expect(chosen).to_be_attached(timeout=30_000)
    expect(guest.get_by_role("button", name="Reprendre", exact=True)).to_have_count(0)
    assert out_of_reach(guest) == []
    is_clean(guest)
    guest.get_by_role("link", name="Quitter la table").click()
    expect(guest.get_by_role("heading", name="Mes parties")).to_be_visible()


def test_a_cut_line_is_shown_at_once_with_what_it_means(visit: Visit) -> None:
    clock = {"type": "live", "seconds": 600, "increment": 0}
    host, guest = _together(
        visit,
        "khan-tsin",
        ["me", "open"],
        options={"setup": "random"},
        clock=clock,
        away=5,
    )
    _cut(guest)
    told = host.locator(".ask .news")
    expect(told).to_contain_text("ligne coupée", timeout=40_000)
    expect(told.get_by_role("status")).not_to_contain_text("dans")  # seconds are not read aloud
    expect(host.get_by_role("button", name=re.compile("Un robot pour"))).to_be_visible(
        timeout=30_000
    )
    assert out_of_reach(host) == []
    host.get_by_role("button", name=re.compile("Un robot pour")).click()
    expect(host.locator("aside.seats .mark")).to_have_count(1)
    guest.context.set_offline(False)
    guest.get_by_role("button", name="Reprendre ma place").click(timeout=40_000)
    expect(host.get_by_text("reprend sa place")).to_be_visible(timeout=20_000)


def test_a_rematch_is_offered_to_whoever_played(visit: Visit) -> None:
    host, guest = _together(visit, "khan-tsin", ["me", "open"], options={"setup": "random"})
    _resign(guest)
    host.get_by_role("button", name="Rejouer").click()
    offer = guest.get_by_text("propose de rejouer")
    expect(offer).to_be_visible()
    guest.get_by_role("button", name="Accepter de rejouer").click()
    expect(guest.locator(".ending")).to_have_count(0, timeout=20_000)
    expect(guest.locator(".prompt")).to_be_visible()


def test_spectators_are_counted_while_they_look(visit: Visit) -> None:
    host, guest = _together(visit, "khan-tsin", ["me", "open"])
    board = guest.locator("section.board")
    before = board.bounding_box()
    looker = visit(_PHONE)
    looker.goto("/")
    looker.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    looker.goto(host.url)
    expect(host.get_by_text("1 spectateur")).to_be_visible(timeout=10_000)
    expect(guest.get_by_text("1 spectateur")).to_be_attached()
    assert board.bounding_box() == before
    expect(looker.locator(".prompt")).to_contain_text("On attend")
    looker.goto("/")
    expect(host.get_by_text("1 spectateur")).to_have_count(0, timeout=20_000)
