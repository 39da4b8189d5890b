"""One visit, then no network: the house opens, plays, remembers, and a link carries a game."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Page, Playwright, expect

from sesame.cli.commands.site import house, write
from tests.browser.axe import is_clean, is_clean_in_both_lights
from tests.browser.conftest import DESK, PHONE, started_by
from tests.browser.hands import be_ready, fits, play_by_clicks
from tests.browser.shifts import UNSEEN, jumped, watch
from tests.browser.sites import (
    READY,
    Site,
    complaints_of,
    person,
    play_alone,
    served,
    visit_once,
)
from tests.server.open_server import open_server

_TITLES = {
    "khan-tsin": "Khan Tsin",
    "bakschisch": "Bakschisch",
    "mille-et-un-tresors": "Mille et un trésors",
    "kim-bac": "Kim-Bac",
    "attrap-tresors": "Attrap'trésors\u202f!",
}
_MOST_FIRST = 300_000  # bytes
_HEAVIEST = "kim-bac"
_UPDATED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
}"""
_QUIET = 4  # dots around a QR code
_SIZES = {"desk": DESK, "phone": PHONE}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with served(tmp_path / "host") as found:
        yield found


def _story(page: Page) -> int:
    return page.locator("ol[aria-label=Récit] li:not(.chance)").count()


def test_after_one_visit_a_game_is_opened_and_played_without_a_network(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    profile = tmp_path / "profile"
    with person(playwright, profile) as context:
        wrong = complaints_of(context)
        visit_once(context, site)
        assert wrong == []
    site.close()
    with person(playwright, profile) as context:  # the browser was closed meanwhile
        context.set_offline(True)
        wrong = complaints_of(context)
        page = context.pages[0]
        page.goto(site.address)
        play_alone(page, "Khan Tsin", "apprenti", **{"Mise en place": "random"})
        play_by_clicks(page, 3, until=lambda: _story(page) >= 4)
        told = _story(page)
        page.reload()
        page.locator("section.board svg").first.wait_for()
        expect(page.get_by_text("À vous")).to_be_visible()
        assert _story(page) >= told
        play_by_clicks(page, 4, until=lambda: _story(page) >= told + 3)
        page.goto(site.address)
        expect(page.get_by_role("link", name="Continuer : Khan Tsin")).to_be_visible()
        assert wrong == []


def _home(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.get_by_role("heading", name="Vous").wait_for()


def _resign(page: Page) -> None:
    page.get_by_role("button", name="Plus", exact=True).click()
    page.get_by_role("button", name="Abandonner").click()
    page.get_by_role("button", name="Oui").click()
    page.locator(".ribbon").wait_for()


def _dealt(page: Page) -> list[str]:
    """What chance did first."""
    return page.locator("ol[aria-label=Récit] li.chance").all_text_contents()


def _link_from(page: Page, button: str) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("Navigator.prototype.share = undefined")  # as on a desk: it is copied
    expect(page.get_by_role("button", name="Copié")).to_have_count(0)  # of another link
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.get_by_role("button", name="Copié")).to_have_count(1)
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def _sees_the_square(page: Page, link: str) -> None:
    """A QR code of that link, drawn in the page itself.

    Never larger than one that has the whole link as bytes: ours packs runs of figures closer.
    """
    page.get_by_role("button", name="Code QR : Partager").click()
    sheet = page.get_by_role("dialog", name="Partager")
    box = sheet.get_by_role("img").get_attribute("viewBox") or ""
    size = float(box.split()[2]) - 2 * _QUIET
    as_bytes = segno.make(link, error="l", micro=False, boost_error=False, mode="byte")
    assert 0.9 * as_bytes.symbol_size(border=0)[0] < size <= as_bytes.symbol_size(border=0)[0]
    drawn = sheet.get_by_role("img").locator("path").get_attribute("d") or ""
    assert len(drawn) > 10 * size
    is_clean(page)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_everything_is_asked_for_below_the_folder(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    asked = list[str]()
    with person(playwright, tmp_path / "profile") as context:
        context.on("request", lambda request: asked.append(request.url))
        page = context.pages[0]
        _home(page, site)
        page.get_by_role("link", name="Règles").first.click()
        page.locator("figure svg").first.wait_for()
        assert page.url == f"{site.address}#/rules/khan-tsin"
        page.locator("nav.contents a").last.click()
        assert page.url.startswith(f"{site.address}#/rules/khan-tsin#")
        page.go_back()
        page.go_back()
        page.get_by_role("heading", name="Vous").wait_for()
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith(site.address)] == []


def test_the_shelf_says_plainly_that_there_is_no_server(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "profile", PHONE) as context:
        watch(context)
        page = context.pages[0]
        _home(page, site)
        page.wait_for_timeout(1000)
        much, what = jumped(page)
        assert much < UNSEEN, what
        assert fits(page)
        expect(page.get_by_text("sesame serve")).to_be_visible()
        page.get_by_role("button", name="Avec des amis").first.click()
        expect(page.locator("article").first).to_contain_text("n'a pas de serveur")
        expect(page.get_by_role("alert")).to_have_count(0)
        for summary in page.locator("summary").all():
            summary.click()
        is_clean_in_both_lights(page)


_KEEPERS = "async () => (await navigator.serviceWorker.getRegistrations()).length"


def test_a_first_visit_keeps_nothing_before_the_page_is_at_rest(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    """Whoever sits down at once has the line to themselves."""
    with person(playwright, tmp_path / "profile") as context:
        page = context.pages[0]
        page.clock.install(time=0)
        page.clock.pause_at(1)
        _home(page, site)
        page.wait_for_load_state("load")
        assert page.evaluate(_KEEPERS) == 0
        page.clock.run_for(5000)
        expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
        assert page.evaluate(_KEEPERS) == 1


@pytest.mark.parametrize("size", _SIZES)
def test_nothing_jumps_while_the_shelf_opens(
    playwright: Playwright, site: Site, tmp_path: Path, size: str
) -> None:
    with person(playwright, tmp_path / "profile", _SIZES[size]) as context:
        watch(context)
        page = visit_once(context, site)
        much, what = jumped(page)
        assert much < UNSEEN, what


def test_a_game_of_this_browser_is_thrown_away(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "profile") as context:
        page = context.pages[0]
        _home(page, site)
        play_alone(page, "Khan Tsin", "apprenti")
        page.goto(site.address)
        page.get_by_role("button", name="Jeter : Khan Tsin").click()
        expect(page.get_by_role("button", name="Non")).to_be_focused()
        page.get_by_role("button", name="Oui").click()
        expect(page.get_by_text("Vos parties apparaîtront ici.")).to_be_visible()
        page.reload()
        expect(page.get_by_text("Vos parties apparaîtront ici.")).to_be_visible()


def test_a_link_carries_a_game_to_another_copy_of_the_page(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "one") as context:
        page = context.pages[0]
        _home(page, site)
        play_alone(page, "Khan Tsin", "apprenti", **{"Mise en place": "random"})
        play_by_clicks(page, 3, until=lambda: _story(page) >= 4)
        _resign(page)
        link = _link_from(page, "Partager")
        deal = _link_from(page, "La même donne pour un ami")
        dealt = _dealt(page)
        _sees_the_square(page, link)
        with page.expect_download() as saved:
            page.get_by_role("button", name="Télécharger la partie").click()
        assert saved.value.path().read_text().startswith("Game: khan-tsin\n")
    assert len(link) < 2000
    assert link.startswith(f"{site.address}#/game/1")
    with (
        served(tmp_path / "another") as other,
        person(playwright, tmp_path / "two", PHONE) as context,
    ):
        page = context.pages[0]
        for _ in range(2):  # opened twice, it is one game
            page.goto("about:blank")
            page.goto(link.replace(site.address, other.address))
            page.get_by_role("slider").wait_for()
        assert "#/replay/~" in page.url
        eyes = page.get_by_role("group", name="Vu par").get_by_role("button")
        expect(eyes.first).to_have_text("Sud")  # who has said no name
        page.get_by_role("link", name="Sésame").click()
        expect(page.get_by_role("link", name="Revoir la partie")).to_have_count(1)
        page.goto("about:blank")
        page.goto(deal.replace(site.address, other.address))
        expect(page.get_by_text("Le hasard est écrit dans le lien")).to_be_visible()
        assert fits(page)
        page.get_by_role("button", name="Jouer cette donne").click()
        page.get_by_text("À vous").wait_for()
        assert _dealt(page) == dealt
        assert "".join(dealt).count("reçoit un baron") == 36


_BAD_LINKS = {
    "game/1abc": "Il manque des lettres",
    "game/": "Cette porte n'ouvre sur rien",
    "game/9abc": "version plus récente",
    "deal/1abc": "Il manque des lettres",
    "game/1" + "A" * 70_000: "trop long",
}


def test_a_bad_link_says_what_is_wrong_with_it(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "profile") as context:
        wrong = complaints_of(context)
        page = context.pages[0]
        for path, why in _BAD_LINKS.items():
            page.goto("about:blank")
            page.goto(f"{site.address}#/{path}")
            expect(page.get_by_text(why).first).to_be_visible()
        assert wrong == []


def test_a_new_version_waits_for_the_end_of_a_game(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "profile") as context:
        page = visit_once(context, site)
        play_alone(page, "Khan Tsin", "apprenti")
        page.evaluate("window.isSame = true")
        index = house()["index.html"].replace(b"<title>", b"<meta name='newer' /><title>")
        write(site.folder, _with(index))
        page.evaluate(_UPDATED)
        page.wait_for_timeout(500)
        assert page.evaluate("window.isSame") is True
        page.get_by_role("link", name="Sésame").click()  # the game is left: now it may
        expect(page.locator("meta[name=newer]")).to_have_count(1)
        expect(page.get_by_role("link", name="Continuer : Khan Tsin")).to_be_visible()


def _with(index: bytes) -> dict[str, bytes]:
    from sesame.server.common.page_files import INDEX, KEPT, kept

    files = house()
    files.pop(KEPT)
    files[INDEX] = index
    return files | {KEPT: kept(files, "static")}


@pytest.mark.parametrize(
    "game",
    [game if game == _HEAVIEST else pytest.param(game, marks=pytest.mark.soak) for game in _TITLES],
)
def test_the_shelf_and_a_game_are_small(playwright: Playwright, site: Site, game: str) -> None:
    """What crosses the wire, packed as hosts do, before the first move against a robot.

    In Attrap'trésors, before one says that one is ready: films of dice come while it is said.
    """
    asked = list[str]()
    with (
        started_by(playwright.chromium) as browser,
        browser.new_context(locale="fr-FR", service_workers="block") as context,
    ):
        context.on("request", lambda request: asked.append(request.url.partition("#")[0]))
        page = context.new_page()
        _home(page, site)
        page.get_by_role("button", name=f"Jouer : {_TITLES[game]}").click()
        page.locator("section.board svg").first.wait_for()
        page.locator("[data-handle], [data-ready]").first.wait_for()
        page.wait_for_timeout(1000)  # whatever else it would ask for
    names = [url.removeprefix(site.address) or "index.html" for url in asked]
    sizes = {name: _on_the_wire(site.folder / name) for name in names}
    machines = [name for name in names if name.endswith(".wasm")]
    assert machines == [f"machine/{game}.wasm"], "of this game, and once for all workers"
    assert sum(sizes.values()) < _MOST_FIRST, sizes


def _on_the_wire(path: Path) -> int:
    body = path.read_bytes()
    return len(body) if path.suffix in {".woff2", ".png"} else len(gzip.compress(body))


def test_a_house_whose_server_is_gone_plays_on_in_the_browser(
    playwright: Playwright, tmp_path: Path
) -> None:
    with person(playwright, tmp_path / "profile") as context:
        page = context.pages[0]
        with open_server(tmp_path / "house.db") as address:
            page.goto(address)
            expect(page.get_by_text(READY)).to_be_visible(timeout=60_000)
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("Le serveur ne répond pas")
        play_alone(page, "Khan Tsin", "apprenti", **{"Mise en place": "random"})
        assert "/t/~" in page.url
        play_by_clicks(page, 3, until=lambda: _story(page) >= 2)
        told = _story(page)
        page.reload()
        expect(page.get_by_text("À vous")).to_be_visible()
        assert _story(page) >= told


@pytest.mark.soak
@pytest.mark.parametrize("size", _SIZES)
@pytest.mark.parametrize("title", _TITLES.values(), ids=_TITLES)
def test_a_whole_game_without_a_network_then_watched_and_analysed(
    playwright: Playwright, site: Site, tmp_path: Path, title: str, size: str
) -> None:
    profile = tmp_path / "profile"
    with person(playwright, profile, _SIZES[size]) as context:
        visit_once(context, site)
    site.close()
    with person(playwright, profile, _SIZES[size]) as context:
        context.set_offline(True)
        wrong = complaints_of(context)
        page = context.pages[0]
        page.goto(site.address)
        play_alone(page, title, "calife")
        be_ready(page, 1 if title == _TITLES["attrap-tresors"] else 0)
        play_by_clicks(page, 7)
        assert fits(page)
        assert page.locator(".ribbon").inner_text().strip()
        page.get_by_role("link", name="Revoir la partie").click()
        page.get_by_role("slider").wait_for()
        page.keyboard.press("Home")
        expect(page.get_by_role("slider")).to_have_value("0")
        page.keyboard.press("End")
        expect(page.locator(".result")).to_be_visible()
        if title != _TITLES["attrap-tresors"]:  # real time has no analysis
            page.get_by_role("button", name="Analyser la partie").click()
            done = page.get_by_role("heading", name="Moments décisifs")
            expect(done).to_be_visible(timeout=600_000)
        assert wrong == []
