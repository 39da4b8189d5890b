"""Two devices add to chance by themselves; the end is checked with a click, and a lie is named."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import chance_checked, fits, open_table

_MINE = "Votre appareil mêle sa part au hasard"


def _both(visit: Visit) -> tuple[Page, Page]:
    """A game of Khan Tsin by link, whose barons chance lays out."""
    host, guest = visit(DESK), visit(PHONE)
    host.goto(open_table(host, "khan-tsin", ["me", "open"], options={"setup": "random"}))
    guest.goto(host.url)
    guest.get_by_role("button", name=re.compile("S'asseoir ici")).first.click()
    for page in (host, guest):
        expect(page.locator(".chance")).to_contain_text(_MINE)
    host.get_by_role("button", name="Commencer").click()
    expect(guest.locator(".prompt")).to_be_visible()
    return host, guest


def _gives_up(page: Page) -> None:
    page.get_by_role("button", name="Plus").click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui").click()


def _with_another_seed(route: Route) -> None:
    """What a host would say who chose the seed afterwards, with a part that fits nothing."""
    text = re.sub(r"Seed: \w+", "Seed: " + "0" * 64, route.fetch().text())
    route.fulfill(body=re.sub(r"Part B: .*\n", "", text), content_type="text/plain")


def test_chance_is_mixed_by_both_and_checked_with_one_click(visit: Visit) -> None:
    host, guest = _both(visit)
    _gives_up(guest)
    guest.route(re.compile("/record"), _with_another_seed)
    for page in (host, guest):
        page.locator(".ending").wait_for()
    assert "Hasard vérifié" in chance_checked(host)
    assert _MINE in host.locator(".ending details").inner_text()
    assert "n'est pas ce qui était promis" in chance_checked(guest)
    said = guest.locator(".ending details ul").inner_text()
    assert "n'est pas celle à laquelle la maison s'était engagée" in said
    assert "ce que son appareil avait ajouté avant le premier coup a disparu" in said
    assert fits(guest)
