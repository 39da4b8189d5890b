"""Several people: by link, over a line that breaks, and around one device."""

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import glowing, open_table, play_by_clicks, sit_down

_LOST = re.compile("Connexion perdue|Connexion…")


def _by_link(visit: Visit) -> tuple[Page, Page]:
    """Two people at one table: one opened it, the other came by its link."""
    host, guest = visit(DESK), visit(PHONE)
    host.goto("/")
    host.locator("article", has_text="Khan Tsin").get_by_role(
        "button", name="Avec des amis"
    ).click()
    host.get_by_label("Copier le lien").wait_for()
    expect(host.get_by_alt_text("Carré à viser")).to_be_visible()
    guest.goto("/")  # somebody, before they follow the link
    guest.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name="S'asseoir ici").click()
    host.get_by_role("button", name="Commencer").click()
    return host, guest


def _told(page: Page) -> list[str]:
    told: list[str] = page.locator("ol[aria-label=Récit] li").all_text_contents()
    return told


def _moves_until(page: Page, told: int) -> None:
    """Until the story has so many lines. Counted, not compared: what others did may come late."""
    play_by_clicks(page, seed=0, until=lambda: len(_told(page)) >= told)


def test_two_browsers_play_each_other_and_one_loses_its_line(visit: Visit) -> None:
    host, guest = _by_link(visit)
    _moves_until(host, 12)  # South places twelve barons first
    _moves_until(guest, 13)

    guest.context.set_offline(True)
    _cut(guest)
    expect(guest.locator(".line")).to_contain_text(_LOST)
    assert guest.locator("section.board").is_visible()  # it stays, with what was known
    expect(host.locator(".seats .away")).to_have_count(1, timeout=40_000)

    handle = glowing(guest)[0]
    guest.locator(f'[data-handle="{handle}"]').first.click()  # said again once the line is back
    expect(guest.locator(".prompt")).to_have_text("Envoyé…")
    guest.context.set_offline(False)
    expect(guest.locator(".line")).to_have_count(0, timeout=20_000)
    expect(host.locator("ol[aria-label=Récit] li")).to_have_count(14, timeout=20_000)
    _moves_until(guest, 15)
    expect(host.locator("ol[aria-label=Récit] li")).to_have_count(15)
    assert _told(host) == _told(guest)


def _cut(page: Page) -> None:
    """What a broken line does to sockets: a browser that is only told to be offline keeps them."""
    page.evaluate("window.sockets.forEach((socket) => socket.close())")


def test_whoever_asks_to_take_back_sees_who_is_asked_and_what_they_say(visit: Visit) -> None:
    host, guest = visit(DESK), visit(PHONE)
    host.goto(open_table(host, "khan-tsin", ["me", "open"], options={"setup": "random"}))
    guest.goto("/")
    guest.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    guest.goto(host.url)
    guest.get_by_role("button", name="S'asseoir ici").click()
    host.get_by_role("button", name="Commencer").click()
    for page in (host, guest):
        expect(page.locator("ol[aria-label=Récit] li")).to_have_count(1)  # how the dragon lies
        expect(page.locator(".prompt")).to_contain_text(re.compile("pile|On attend"))
    mover, other = (host, guest) if glowing(host) else (guest, host)
    _moves_until(mover, 2)
    told = _told(mover)
    asks = mover.get_by_text("Vous demandez à reprendre votre coup. On attend")
    again = mover.get_by_role("button", name="Reprendre")
    for answer in ("Non, merci", "D'accord"):
        again.click()
        expect(asks).to_be_visible()
        expect(again).to_have_count(0)
        other.get_by_role("button", name=answer).click()
        expect(asks).to_have_count(0)
        if answer == "Non, merci":
            expect(mover.get_by_text("Votre coup reste joué")).to_be_visible()
    expect(mover.locator("ol[aria-label=Récit] li")).to_have_count(len(told) - 1)


def test_what_is_said_is_heard(visit: Visit) -> None:
    host, guest = _by_link(visit)
    host.get_by_label("Dire quelque chose").fill("Bonne chance")
    host.get_by_role("button", name="Dire", exact=True).click()
    guest.get_by_role("button", name="Récit").click()
    expect(guest.get_by_text("Bonne chance")).to_be_visible()
    guest.keyboard.press("Escape")
    expect(guest.get_by_text("Bonne chance")).to_be_hidden()


def test_around_one_device_a_curtain_hides_every_fist(visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, "bakschisch", ["me", "me"])
    curtain = page.locator(".curtain")
    seen = list[str]()
    expect(page.locator(".prompt")).to_contain_text("Ali : fermez le poing")
    expect(curtain).to_have_count(0)  # nobody has a secret yet
    play_by_clicks(page, 9, until=curtain.is_visible)
    for seed in range(6):
        curtain.wait_for()
        assert glowing(page) == []  # nothing of the next one's is to be seen
        expect(page.locator(".ask details")).to_have_count(0)
        expect(curtain.get_by_role("button")).to_be_focused()
        seen.append(curtain.locator("h2").inner_text())
        page.keyboard.press("Enter")
        expect(curtain).to_have_count(0)
        play_by_clicks(page, seed, until=curtain.is_visible)
    assert all(one != other for one, other in pairwise(seen))


def test_without_secrets_there_is_no_curtain(visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, "khan-tsin", ["me", "me"])
    expect(page.locator(".prompt strong")).to_have_text("Sud :")
    expect(page.locator(".curtain")).to_have_count(0)
    assert glowing(page)
