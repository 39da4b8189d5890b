"""Nothing around a board tells the end of a scene before the board has shown it."""

import re
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from sesame.server.protocol import Settings
from tests.browser.conftest import PHONE, Visit
from tests.browser.hands import click
from tests.browser.kept import lay

_WAIT = 120_000  # milliseconds: a server's first robot compiles


class Scene(NamedTuple):
    """A position one move before something is worth a scene, and how that is told."""

    game: str
    seats: int
    position: str
    clicks: tuple[str, ...]
    result: str  # a pattern: whoever reads it knows what came of it


SCENES = {
    "the fists open": Scene(
        "bakschisch",
        3,
        "1 EFFHC? 355444 5:5t 1:7t 1:6t 12 seats=3",
        ("coins-0",),
        r"\boffre\b|voleur de",
    ),
    # Only heads are left to be drawn
    "the chief is at the entrance": Scene(
        "mille-et-un-tresors",
        3,
        "E,1,2e,3ns,3s/2s,B2,1,A3nw,3/3h,1,1w,2,2ew/1h,3,3w,1n,C1h 9 1,2x2,2ns/1,1n,1ne,2ne,3n/"
        "1x2,1nx3,1nex2,1nsx3,2x4,2nx4,2nex2,3,3n,3ns,2hx4,3hx2 A seats=3",
        ("walk-7",),
        r"attrape|arrive à l'entrée",
    ),
    "the treasure is shared": Scene(
        "kim-bac",
        2,
        "- a4,-,-,-,-,-/a3,b5,b3,b4,a2,b1 5,9,14/3,3,8,12,13 10 A1<A1:10>13+6~11 rounds=1",
        ("to-5",),
        r"atteint le trésor|taels",
    ),
    "nine barons are crowned": Scene(
        "khan-tsin",
        2,
        "11/rkwkrkr/3/rkwww/wrw/1/wkwwkr/rrrkk/3/kw/rwwkrkrk/11 S",
        ("square-15", "~count-2", "square-11"),
        r"neuf barons",
    ),
}

# What stands around the board, in each picture that the browser paints; and what was said aloud
_WATCH = """
    () => {
        const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent);
        const OPEN = "[data-handle]:not(:disabled, [aria-disabled=true])";
        const [seen, said] = [[], []];
        const look = () => ({
            isTelling: document.querySelector("[data-telling]") !== null,
            canChoose: document.querySelector(OPEN) !== null,
            scores: texts(".seats .score"),
            prompt: texts(".prompt").join(),
            story: texts("ol[aria-label=Récit] li"),
            spoken: texts("main > [aria-live] p"),
            isOver: document.querySelector(".ending") !== null,
            said: [...said],
        });
        const watch = () => { seen.push(look()); requestAnimationFrame(watch); };
        const hear = (changes) => {
            const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
            said.push(...added.flatMap((node) => node.textContent.trim() || []));
        };
        Object.assign(window, { look, seen });
        watch();
        new MutationObserver(hear).observe(document.querySelector("main > [aria-live]"), {
            childList: true,
        });
    }
"""
# Time stands still for boards: a scene goes on only when it is skipped
_FREEZE = """
    () => {
        const later = window.setTimeout;
        window.setTimeout = (what, after) => later(what, after > 20 ? 1e8 : after);
    }
"""


def _sit_down(page: Page, database: Path, scene: Scene) -> None:
    page.request.get("/api/me")
    host, name = page.request.get("/api/me").json()["id"], f"scene-{time.monotonic_ns()}"
    chairs = ["me", *["apprenti"] * (scene.seats - 1)]
    settings = Settings(game=scene.game, chairs=chairs, pace=0)  # type: ignore[arg-type]
    lay(database, name, host, settings, scene.position)
    page.goto(f"/t/{name}")
    page.locator("[data-handle]").first.wait_for(timeout=_WAIT)


def _act(page: Page, scene: Scene) -> None:
    for handle in scene.clicks:
        click(page, handle)


def _tells(seen: dict[str, Any], result: str) -> bool:
    told = " ".join([seen["prompt"], *seen["story"], *seen["spoken"]])
    return seen["isOver"] or re.search(result, told) is not None


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_the_end_is_told_when_the_scene_is_over(visit: Visit, database: Path, scene: Scene) -> None:
    page = visit(is_calm=False)
    _sit_down(page, database, scene)
    page.evaluate(_WATCH)
    _act(page, scene)
    page.locator("[data-telling]").wait_for(timeout=_WAIT)
    expect(page.locator("[data-telling]")).to_have_count(0, timeout=_WAIT)
    seen: list[dict[str, Any]] = page.evaluate("seen")
    last = max(at for at, each in enumerate(seen) if each["isTelling"])
    assert not any(_tells(each, scene.result) for each in seen[: last + 1])
    assert {tuple(each["scores"]) for each in seen[: last + 1]} == {tuple(seen[0]["scores"])}
    assert not any(each["canChoose"] for each in seen if each["isTelling"])
    after: dict[str, Any] = page.evaluate("look()")
    assert _tells(after, scene.result)
    assert after["isOver"] or after["prompt"]
    # Each line once, in its order; robots may have chosen before anybody listened
    assert after["said"] == after["story"][-len(after["said"]) :]
    assert re.search(scene.result, " ".join(after["said"]))


@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
def test_a_key_skips_the_rest(visit: Visit, database: Path, scene: Scene) -> None:
    page = visit(is_calm=False)
    _freeze_in(page, database, scene)
    page.keyboard.press("x")
    expect(page.locator("[data-telling]")).to_have_count(0)
    assert _tells(page.evaluate("look()"), scene.result)


def test_a_tap_skips_the_rest_and_chooses_nothing(visit: Visit, database: Path) -> None:
    page, scene = visit(PHONE, is_calm=False), SCENES["the fists open"]
    _freeze_in(page, database, scene)
    page.locator("section.board .stage").tap()
    expect(page.locator("[data-telling]")).to_have_count(0)
    after = page.evaluate("look()")
    assert _tells(after, scene.result)
    assert after["canChoose"]


def _freeze_in(page: Page, database: Path, scene: Scene) -> None:
    """In the middle of the scene, for as long as one likes."""
    _sit_down(page, database, scene)
    page.evaluate(_WATCH)
    page.evaluate(_FREEZE)
    _act(page, scene)
    page.locator("[data-telling]").wait_for(timeout=_WAIT)
    assert not _tells(page.evaluate("look()"), scene.result)


def test_a_replay_tells_a_step_once_it_has_been_seen(visit: Visit, database: Path) -> None:
    page, scene = visit(is_calm=False), SCENES["nine barons are crowned"]
    _sit_down(page, database, scene)
    _act(page, scene)
    page.locator(".ending").wait_for(timeout=_WAIT)
    page.goto(page.url.replace("/t/", "/replay/") + "?step=0")
    page.locator("section.board svg").first.wait_for()
    now, result = page.locator(".now"), page.locator(".result")
    expect(now).to_have_text("La table est mise.")
    page.evaluate(_FREEZE)
    page.keyboard.press("ArrowRight")
    page.locator("[data-telling]").wait_for()
    expect(now).to_have_text("La table est mise.")
    expect(result).to_have_count(0)
    page.keyboard.press("x")
    expect(now).to_contain_text(re.compile(scene.result))
    expect(result).to_be_visible()
