"""Where one is known, one's programs and data: listed, ended and erased on the page."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.axe import is_clean
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import fits


def test_a_device_is_ended_from_another(visit: Visit) -> None:
    here, there = visit(DESK), visit(PHONE)
    name = here.request.get("/api/me").json()["name"]
    code = here.request.post("/api/me/code").json()["code"]
    assert there.request.post("/api/me/link", data={"code": code}).json()["name"] == name

    here.goto("/me/data")
    ends = here.get_by_role("button", name="Terminer :")
    expect(ends).to_have_count(2)
    is_clean(here)
    here.get_by_role("button", name="Terminer tous les autres").click()
    expect(ends).to_have_count(1)
    assert there.request.get("/api/me/games").status == 401
    there.goto("/me/data")  # somebody new
    expect(there.get_by_text("celui-ci")).to_be_visible()
    assert fits(there)


def test_a_program_gets_a_token_shown_once(visit: Visit) -> None:
    page = visit(DESK)
    page.goto("/me/data")
    page.get_by_label("Nom du programme").fill("Rustine")
    page.get_by_label("Il peut").select_option("read")
    page.get_by_label("Pendant").select_option("30")
    page.get_by_role("button", name="Faire un jeton").click()
    token = page.locator("code").inner_text()
    assert token.startswith("sesame_")
    answer = page.request.get("/api/me/games", headers={"Authorization": f"Bearer {token}"})
    assert answer.ok
    page.get_by_role("button", name="Terminer : Rustine").click()
    expect(page.get_by_text("Aucun programme.")).to_be_visible()
    answer = page.request.get("/api/me/games", headers={"Authorization": f"Bearer {token}"})
    assert answer.status == 401


def test_data_is_downloaded_and_erased_when_one_is_sure(visit: Visit) -> None:
    page = visit(PHONE)
    page.goto("/me/data")
    expect(page.get_by_text("celui-ci")).to_be_visible()  # the page has said who it is
    mine = page.request.get("/api/me").json()["id"]
    with page.expect_download() as download:
        page.get_by_role("link", name="Télécharger tout").click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert data["person"]["id"] == mine
    page.get_by_role("button", name="Tout effacer").click()
    expect(page.get_by_role("button", name="Non", exact=True)).to_be_focused()
    page.get_by_role("button", name="Oui, tout effacer").click()
    page.wait_for_url("**/")
    expect(page.get_by_role("button", name="Jouer : Khan Tsin")).to_be_visible()
    assert page.request.get("/api/me").json()["id"] != mine
