"""Before the first move, by link and around one device; and how a game is thrown away."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import is_clean_in_both_lights
from tests.browser.conftest import Visit
from tests.browser.controls import out_of_reach
from tests.browser.hands import fits, open_table, sit_down

_LAPTOP, _PHONE, _NARROW = (1366, 650), (390, 844), (320, 568)


def _together(visit: Visit, game: str = "kim-bac", **settings: object) -> tuple[Page, Page]:
    """Whoever opened a table, and somebody who came by its link."""
    host, guest = visit(_LAPTOP), visit(_PHONE)
    host.goto(open_table(host, game, ["me", "open", "open"], **settings))
    guest.goto(host.url)  # a stranger, until they sit down
    guest.get_by_role("button", name=re.compile("S'asseoir ici")).first.click()
    expect(host.get_by_role("button", name=re.compile("Faire lever"))).to_have_count(1)
    return host, guest


def test_the_settings_are_seen_by_all_and_changed_by_the_host(visit: Visit) -> None:
    host, guest = _together(visit)
    agreed = guest.get_by_role("region", name="Ce qui est convenu")
    expect(agreed).to_contain_text("À combien")
    expect(agreed.get_by_role("combobox")).to_have_count(0)
    host.get_by_label("Temps").select_option(label="10 minutes chacun")
    expect(agreed).to_contain_text("10 minutes chacun")
    expect(guest.get_by_text("L'hôte de la table a changé les réglages.")).to_be_visible()
    host.get_by_label("À combien").select_option("4")
    expect(guest.get_by_role("list", name="Autour de la table").locator("li")).to_have_count(4)
    expect(host.get_by_text("Il reste 2 places à prendre")).to_be_visible()
    expect(guest.get_by_text("On attend encore 2 personnes.")).to_be_visible()
    for page in (host, guest):
        assert fits(page)
        is_clean_in_both_lights(page)
        page.set_viewport_size({"width": _NARROW[0], "height": _NARROW[1]})
        assert not _scrolls_sideways(page)


def _scrolls_sideways(page: Page) -> bool:
    """What the room holds is wider than the room."""
    wider: bool = page.locator("section.board").evaluate("(it) => it.scrollWidth > it.clientWidth")
    return wider


def test_seats_are_named_swapped_and_freed(visit: Visit) -> None:
    host, guest = _together(visit)
    guest.get_by_label("Votre nom").fill("Zoé")
    guest.get_by_label("Votre nom").press("Enter")
    rows = host.get_by_role("list", name="Autour de la table").locator("li")
    expect(rows.nth(1)).to_contain_text("Zoé")
    host.get_by_role("button", name=re.compile("Monter d'une place")).first.click()
    expect(rows.nth(0)).to_contain_text("Zoé")
    expect(guest.get_by_text("Des places ont été échangées.")).to_be_visible()
    host.get_by_role("button", name=re.compile("Faire lever")).click()
    expect(guest.get_by_text("L'hôte de la table a libéré votre place.")).to_be_visible()
    expect(guest.get_by_role("button", name=re.compile("S'asseoir ici")).first).to_be_enabled()


def test_the_link_goes_out_by_what_the_device_shares_with(visit: Visit) -> None:
    page = visit(_PHONE)
    page.add_init_script(
        "window.shared = []; navigator.share = async (what) => { window.shared.push(what.url); };"
    )
    page.goto(open_table(page, "khan-tsin", ["me", "open"]))
    page.get_by_role("button", name="Envoyer le lien", exact=True).click()
    assert page.evaluate("window.shared") == [page.url]
    page.get_by_role("button", name="Copier le lien").click()
    expect(page.get_by_role("button", name="Copié")).to_be_visible()
    expect(page.get_by_alt_text("Carré à viser")).to_be_visible()


def test_in_the_waiting_room_people_talk_and_see_what_is_new(visit: Visit) -> None:
    host, guest = _together(visit)
    host.get_by_label("Dire quelque chose").fill("Bonsoir")
    host.get_by_role("button", name="Dire", exact=True).click()
    talk = guest.get_by_role("button", name=re.compile("Paroles"))
    expect(talk).to_contain_text("1")
    talk.click()
    expect(guest.get_by_text("Bonsoir")).to_be_in_viewport()
    guest.keyboard.press("Escape")
    expect(talk.locator(".badge")).to_have_count(0)


def test_around_one_device_all_have_names_before_it_begins(visit: Visit) -> None:
    page = visit(_PHONE)
    page.goto("/")
    box = page.locator("article", has_text="Khan Tsin")
    box.get_by_role("button", name="Sur ce canapé").click()
    expect(page.get_by_role("heading", name="Qui joue ici ?")).to_be_visible()
    for seat, name in (("Sud", "Léa"), ("Nord", "Tom")):
        field = page.get_by_label(f"{seat} : Votre nom")
        field.fill(name)
        field.press("Enter")
    assert fits(page)
    expect(page.get_by_role("region", name="Paroles")).to_have_count(0)
    page.get_by_role("button", name="Commencer").click()
    expect(page.locator(".prompt")).to_contain_text("Léa")
    seats = page.locator("aside.seats")
    expect(seats).to_contain_text("Léa")
    expect(seats).to_contain_text("Tom")
    page.reload()
    expect(seats).to_contain_text("Tom")


# --- thrown away


def _throw_away(page: Page) -> None:
    page.get_by_role("button", name="Plus", exact=True).click()
    page.get_by_role("button", name="Jeter la partie").click()
    page.get_by_role("button", name="Oui").click()


def test_alone_a_game_is_thrown_away_at_once(visit: Visit) -> None:
    page = visit(_PHONE)
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    _throw_away(page)
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()
    expect(page.get_by_text("Vos parties apparaîtront ici.")).to_be_visible()


def test_the_others_are_asked_before_a_game_is_thrown_away(visit: Visit) -> None:
    host, guest = _together(visit)
    host.get_by_label("À combien").select_option("2")
    host.get_by_role("button", name="Commencer").click()
    guest.locator(".prompt").wait_for()
    _throw_away(guest)
    expect(guest.get_by_text("Vous proposez de jeter la partie.")).to_be_visible()
    expect(host.get_by_text("propose de jeter la partie")).to_be_visible()
    assert out_of_reach(host) == []
    host.get_by_role("button", name="Non, merci").click()
    expect(guest.get_by_text("La partie continue")).to_be_visible()
    _throw_away(guest)
    host.get_by_role("button", name="D'accord").click()
    expect(guest.get_by_text("Partie jetée")).to_be_visible()
