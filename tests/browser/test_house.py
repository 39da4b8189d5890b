"""The house itself: languages, lights, small screens, whoever cannot see, and speed."""

import gzip
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import is_clean, is_clean_in_both_lights
from tests.browser.clipped import clipped
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import (
    GAMES,
    click,
    fits,
    glowing,
    open_table,
    play_by_clicks,
    sit_down,
)
from tests.browser.shifts import UNSEEN, jumped, watch

_ALL = (*GAMES, "kim-bac", "attrap-tresors")
_MOST_SCRIPT = 150_000  # bytes, gzipped, before anything can be clicked


_LANGUAGES = [
    ("en", "English", "Play: Khan Tsin", "Open tables", "Your turn"),
    ("de", "Deutsch", "Spielen: Khan Tsin", "Offene Tische", "Sie sind am Zug"),
]


@pytest.mark.parametrize(("language", "name", "play", "heading", "turn"), _LANGUAGES)
def test_the_house_speaks_a_readers_language_and_remembers_which(
    visit: Visit, language: str, name: str, play: str, heading: str, turn: str
) -> None:
    page = visit(PHONE)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name=name).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("button", name=play)).to_be_visible()
    assert fits(page)
    page.reload()
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    expect(page.get_by_text(turn)).to_be_visible()


def test_who_comes_with_a_german_browser_is_spoken_to_in_german(visit: Visit) -> None:
    page = visit(PHONE)
    page.add_init_script("Object.defineProperty(navigator, 'language', { value: 'de-AT' })")
    page.goto("/me/data")
    expect(page.get_by_role("heading", name="Was wir aufbewahren")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_the_light_is_remembered(visit: Visit) -> None:
    page = visit(DESK)
    page.goto("/")
    page.get_by_label("Lumière").select_option("Jour")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "day")


def test_the_light_follows_the_device_unless_one_was_chosen(visit: Visit) -> None:
    page = visit(DESK, theme="system")
    page.emulate_media(color_scheme="light")
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "day")
    page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "night")
    page.get_by_label("Lumière").select_option("Jour")
    expect(html).to_have_attribute("data-theme", "day")


def test_who_follows_a_wrong_link_finds_the_way_home(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.evaluate(
        "history.pushState(null, '', '/nowhere/at/all'); dispatchEvent(new Event('popstate'))"
    )
    expect(page.get_by_role("heading", name="Cette porte n'ouvre sur rien.")).to_be_visible()
    is_clean_in_both_lights(page)
    assert fits(page)
    page.get_by_role("link", name="Retour à l'étagère").click()
    expect(page.get_by_role("button", name="Jouer : Khan Tsin")).to_be_visible()


def test_the_lobby_says_when_a_table_was_opened(visit: Visit) -> None:
    """It used to say 1970 of those where nobody had moved yet."""
    page = visit(DESK)
    open_table(page, "khan-tsin", ["me", "open"], public=True)
    page.goto("/")
    times = page.locator("section li time")
    expect(times.first).to_be_visible()
    assert not [text for text in times.all_text_contents() if "1970" in text]


def test_on_a_narrow_phone_nothing_covers_the_name_of_the_house(visit: Visit) -> None:
    page = visit((320, 568))
    page.goto("/")
    name = page.get_by_role("link", name="Sésame", exact=True).bounding_box()
    first = page.get_by_role("button", name="English").bounding_box()
    assert name is not None
    assert first is not None
    assert name["x"] + name["width"] <= first["x"]


@pytest.mark.parametrize("game", _ALL)
def test_a_phone_never_scrolls_sideways(visit: Visit, game: str) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    assert fits(page)
    page.goto(open_table(page, game, ["me"], seats=None))
    page.get_by_label("Copier le lien").wait_for()
    assert fits(page)
    sit_down(page, game, ["me", "apprenti"])
    page.wait_for_timeout(500)
    assert fits(page)


def test_resigning_is_asked_twice(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    page.get_by_role("button", name="Plus", exact=True).click()
    page.get_by_role("button", name="Abandonner").click()
    expect(page.locator(".ending")).to_have_count(0)
    expect(page.get_by_role("button", name="Non")).to_be_focused()
    page.get_by_role("button", name="Oui").click()
    expect(page.locator(".ribbon")).to_be_visible()
    table = page.url
    page.get_by_role("button", name="Rejouer").click()
    expect(page.locator(".ribbon")).to_have_count(0)
    assert page.url != table


def test_how_one_likes_to_play_is_remembered_and_a_move_is_confirmed(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "mille-et-un-tresors", ["me", "apprenti"])
    menu = page.get_by_role("button", name="Plus", exact=True)
    menu.click()
    page.get_by_label("Allure des robots").select_option(label="vive")
    page.get_by_label("Confirmer chaque coup").check()
    page.get_by_label("Volume").fill("3")
    page.reload()
    page.locator("[data-handle]").first.wait_for()
    menu.click()
    expect(page.get_by_label("Allure des robots")).to_have_value("quick")
    expect(page.get_by_label("Volume")).to_have_value("3")
    page.keyboard.press("Escape")
    click(page, glowing(page)[0])
    expect(page.locator(".prompt")).to_contain_text("Confirme")
    page.get_by_role("button", name="Confirmer", exact=True).click()
    expect(page.locator(".prompt")).not_to_contain_text("Confirme")


@pytest.mark.parametrize("game", ["khan-tsin", "bakschisch", "mille-et-un-tresors"])
def test_on_a_phone_too_one_sees_which_seat_is_ones_own(visit: Visit, game: str) -> None:
    page = visit(PHONE)
    sit_down(page, game, ["me", *["apprenti"] * (1 if game == "khan-tsin" else 2)])
    mine = page.locator(".seats li .me")
    expect(mine).to_have_count(1)
    expect(mine).to_be_visible()
    expect(page.locator(".seats .score")).to_have_count(0 if game == "khan-tsin" else 3)
    assert clipped(page) == []


def test_a_move_is_taken_back(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    page.get_by_text("À vous").wait_for()
    before = glowing(page)
    story = page.locator("ol[aria-label=Récit] li:not(.chance)")
    play_by_clicks(page, 1, until=lambda: story.count() > 0)
    page.get_by_role("button", name="Reprendre").click()
    expect(story).to_have_count(0)
    page.wait_for_timeout(100)
    assert glowing(page) == before


def test_a_table_that_is_gone_says_so(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/t/nowhere")
    expect(page.get_by_text("Cette table n'existe pas")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Accueil").click()
    expect(page.get_by_role("heading", name="Tables ouvertes")).to_be_visible()


def test_the_same_person_on_a_second_device(visit: Visit) -> None:
    first, second = visit(DESK), visit(PHONE)
    for page in (first, second):
        page.goto("/")
        page.get_by_text("Jouer aussi sur un autre appareil").click()
    first.get_by_label("Votre nom").fill("Morgiane")
    first.get_by_label("Votre nom").press("Tab")
    first.get_by_role("button", name="Obtenir un code").click()
    second.get_by_label("Code reçu").fill(first.locator(".code").inner_text())
    second.get_by_role("button", name="Valider").click()
    expect(second.get_by_label("Votre nom")).to_have_value("Morgiane")


@pytest.mark.parametrize("game", ["", *GAMES])
def test_the_first_scripts_are_small(visit: Visit, game: str) -> None:
    """All that the page asks for before anything can be clicked, at home and at a table."""
    page = visit(DESK)
    opened = page.request.get(open_table(page, game, ["me", "apprenti"]) if game else "/")
    named = opened.text() + opened.headers["link"]
    scripts = set(re.findall(r"/assets/[\w-]+\.js", named))
    sizes = [len(gzip.compress(page.request.get(name).body())) for name in scripts]
    assert 0 < sum(sizes) < _MOST_SCRIPT


def _nothing_jumps(page: Page, path: str, awaited: str) -> None:
    page.goto(path)
    page.locator(awaited).first.wait_for()
    page.wait_for_timeout(700)
    much, what = jumped(page)
    assert much < UNSEEN, (path, what)


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize(
    ("game", "robots"),
    [
        ("khan-tsin", 1),
        *((game, 2) for game in _ALL[1:]),
        *(pytest.param(game, 1, marks=pytest.mark.soak) for game in _ALL[1:]),
    ],
)
def test_nothing_jumps_while_a_table_opens(
    visit: Visit, game: str, robots: int, size: tuple[int, int]
) -> None:
    page = visit(size)
    watch(page.context)
    path = open_table(page, game, ["me", *["apprenti"] * robots])
    _nothing_jumps(page, path, "section.board svg")


def test_nothing_jumps_when_the_turn_comes_to_us(visit: Visit) -> None:
    """The robot takes its time, so that nobody's click excuses what its move pushes aside."""
    page = visit(PHONE)
    watch(page.context)
    sit_down(page, "mille-et-un-tresors", ["me", "apprenti"], pace=800)
    ours = page.get_by_text("À toi")
    ours.wait_for()
    play_by_clicks(page, 1, until=lambda: not ours.count())
    ours.wait_for()
    page.wait_for_timeout(100)
    much, what = jumped(page)
    assert much < UNSEEN, what


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_nothing_jumps_while_other_pages_open(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size)
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    page.get_by_role("button", name="Plus", exact=True).click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui").click()
    page.locator(".ribbon").wait_for()
    over = page.url.rpartition("/")[2]
    watch(page.context)
    _nothing_jumps(page, f"/t/{over}", ".ribbon")
    _nothing_jumps(page, f"/replay/{over}", "section.board svg")
    _nothing_jumps(page, "/", ".doors button:enabled")
    waiting = open_table(page, "bakschisch", ["me"], seats=None)
    _nothing_jumps(page, waiting, "[aria-label='Copier le lien']")
    for game in _ALL:
        _nothing_jumps(page, f"/rules/{game}", "figure svg, figure pre")


def test_the_house_opens_without_a_connection(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.reload()  # now by way of the worker, which keeps what it fetches
    page.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Sésame")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("Le serveur ne répond pas")
    page.context.set_offline(False)
    page.get_by_role("button", name="Réessayer").click()
    expect(page.get_by_role("button", name="Jouer : Khan Tsin")).to_be_enabled()


def test_six_seats_in_a_row_fit_a_phone_and_sounds_are_made(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Jouer : Khan Tsin").click()  # only then may a page sound
    page.locator("section.board").wait_for()
    play_by_clicks(page, 1, until=lambda: page.locator("ol[aria-label=Récit] li").count() > 3)
    page.goto(open_table(page, "attrap-tresors", ["me", *["apprenti"] * 5]))
    page.locator(".seats li").nth(5).wait_for()
    assert fits(page)


# --- axe-core finds nothing wrong


def test_axe_finds_nothing_at_home(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/")
    page.get_by_role("button", name="Jouer : Khan Tsin").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    is_clean_in_both_lights(page)


@pytest.mark.parametrize("game", _ALL)
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str) -> None:
    page = visit(DESK)
    page.goto(open_table(page, game, ["me"], seats=None))
    page.get_by_label("Copier le lien").wait_for()
    is_clean_in_both_lights(page)
    sit_down(page, game, ["me", "me"])
    page.wait_for_timeout(500)
    is_clean_in_both_lights(page)  # perhaps the curtain
    if page.locator(".curtain").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        is_clean_in_both_lights(page)


def test_axe_finds_nothing_at_the_end(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "khan-tsin", ["me", "apprenti"])
    page.get_by_role("button", name="Plus", exact=True).click()
    page.get_by_role("button", name="Abandonner").click()
    is_clean(page)
    page.get_by_role("button", name="Oui").click()
    page.locator(".ending summary").click()
    is_clean(page)
