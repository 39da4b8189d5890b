"""What may be chosen, as a list: in words that the server is asked for when somebody looks."""

import re

from playwright.sync_api import expect

from tests.browser.axe import is_clean_in_both_lights
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.hands import click, fits, glowing, sit_down

_WAIT = 30_000  # milliseconds, on a busy machine


def test_choices_are_listed_in_words_found_by_them_and_played(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "khan-tsin", ["me", "me"], options={"setup": "random"})
    page.locator(".ask details summary").click()
    listed = page.locator(".ask details li button")
    expect(listed.first).to_contain_text("Sud ", timeout=_WAIT)
    expect(listed.first.locator("small")).to_have_text(re.compile(r"\d+(x\d)?-\d+"))
    notation = listed.nth(3).locator("small").inner_text()
    page.get_by_placeholder("Filtrer").fill(notation)
    found = listed.filter(has_text=notation).first
    words = found.inner_text().removesuffix(notation).strip()
    found.click()
    expect(page.locator(".prompt")).to_contain_text("Nord", timeout=_WAIT)
    expect(page.get_by_text(words).first).to_be_attached(timeout=_WAIT)


def test_hints_are_named_in_words(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "mille-et-un-tresors", ["me", "me"])
    page.locator("[data-tour=hint]").click()
    said = page.locator(".ask .hint .said")
    expect(said).to_contain_text(re.compile(r"pose son pion en [a-e]\d"), timeout=2 * _WAIT)
    page.locator(".hint .idea").nth(1).click()
    expect(said).to_contain_text("Autre idée")
    page.get_by_role("button", name=re.compile("^Jouer : .*pose son pion")).click()
    expect(page.locator(".ask .hint")).to_have_count(0)
    expect(page.get_by_text("pose son pion en").first).to_be_attached(timeout=_WAIT)


def test_hints_weigh_ideas_and_say_how_sure_they_are(visit: Visit) -> None:
    page = visit(PHONE)
    sit_down(page, "bakschisch", ["me", "apprenti", "apprenti"])
    page.get_by_role("button", name="Passer la visite").click()
    page.locator("[data-tour=hint]").click()
    ideas = page.locator(".hint .idea")
    expect(ideas.first).to_contain_text("le mieux", timeout=2 * _WAIT)
    assert 2 <= ideas.count() <= 3
    for idea in ideas.all()[1:]:
        expect(idea).to_contain_text(re.compile(r"−\d+\s%|autant"))
    expect(page.locator(".hint .why")).to_contain_text("Jugé sur")
    assert fits(page)
    is_clean_in_both_lights(page)


def test_who_asks_for_a_hint_in_the_middle_of_a_choice_sees_it(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "khan-tsin", ["me", "me"], options={"setup": "random"})
    click(page, glowing(page)[0])
    expect(page.get_by_role("button", name="Revenir")).to_be_visible()
    page.locator("[data-tour=hint]").click()
    expect(page.locator(".hint .idea").first).to_contain_text("le mieux", timeout=2 * _WAIT)


def test_a_pile_shows_what_it_would_become(visit: Visit) -> None:
    page = visit(DESK)
    sit_down(page, "khan-tsin", ["me", "me"], options={"setup": "random"})
    start = glowing(page)[0]
    click(page, start)
    goal = next(handle for handle in glowing(page) if handle != start)
    page.locator(f'[data-handle="{goal}"]').hover()
    expect(page.locator(".would")).to_be_attached(timeout=_WAIT)
    expect(page.locator(".would .isFull")).to_have_count(2)  # one baron on another
