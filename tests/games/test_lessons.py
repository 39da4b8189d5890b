"""Lessons: positions that games come to, where what is wanted may be done and teaches what it says.

What the page plays is made from them by `make protocol` (`tools/lessons.py`).
"""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tools import lessons
from tools.lessons import Task

from sesame.core.facts import name_of
from sesame.core.match import Match
from sesame.games import OURS, game
from tests.games.test_rule_numbers import numbers

PAGE = Path(__file__).parents[2] / "web/src"
LONGEST = 100  # letters of one sentence: it is read at a glance
STEPS = [(name, task) for name in OURS for task in lessons.lesson_of(name).steps]
each_game = pytest.mark.parametrize("name", OURS)
each_step = pytest.mark.parametrize(
    ("name", "task"), STEPS, ids=[f"{name}-{task.name}" for name, task in STEPS]
)


def begun(name: str, task: Task) -> Match:
    return lessons.begun(game(name), task)


@each_game
def test_a_lesson_has_five_to_eight_steps(name: str) -> None:
    steps = lessons.lesson_of(name).steps
    assert 5 <= len(steps) <= 8
    assert len({task.name for task in steps}) == len(steps)


@each_game
def test_the_first_game_can_be_opened(name: str) -> None:
    first = lessons.lesson_of(name).first
    game(name).terms(first.seats, first.options)


@each_step
def test_a_step_waits_for_whoever_learns(name: str, task: Task) -> None:
    match = begun(name, task)
    assert task.seat in match.actors
    assert match.position() == task.position, "written as the game writes it"
    assert set(task.rules) <= set(numbers(name.replace("-", "_")))
    assert task.rules


@each_step
def test_what_is_wanted_can_be_done_and_brings_what_it_teaches(name: str, task: Task) -> None:
    match = begun(name, task)
    kinds = {name_of(kind): kind for kind in match.game.effects.KINDS}  # type: ignore[union-attr]
    for asked in (*task.brings, *task.foresees, *task.avoids):
        parts = {part.name for part in kinds[str(asked["fact"])].parts}
        assert asked.keys() - {"fact"} <= parts
    if task.waits:
        assert lessons.does(match, task, lessons.waiting(match))
        return
    right = {str(game(name).actions.from_id(each)) for each in lessons.wanted(match, task)}
    assert right
    assert right == {*task.moves} or not task.moves, "each that is named is right"


@each_step
def test_a_step_may_go_wrong_gently(name: str, task: Task) -> None:
    """Where something else may be chosen, a sentence says so; else there is none to translate."""
    match = begun(name, task)
    is_open = game(name).is_timed  # where one may also let it pass
    may_err = len(lessons.wanted(match, task)) < len(lessons.offers(match, task)) or is_open
    assert (f"{task.name}-other" in said(name, "fr")) == may_err


def said(name: str, language: str) -> dict[str, str]:
    """The sentences of a lesson, by their names."""
    path = PAGE / "games" / name.replace("-", "_") / "lesson" / f"{language}.ftl"
    found = FluentParser().parse(path.read_text("utf-8")).body
    return {
        entry.id.name: entry.value.elements[0].value  # type: ignore[union-attr]
        for entry in found
        if isinstance(entry, ast.Message) and entry.value
    }


@each_game
def test_every_step_has_its_sentences_and_none_is_left_over(name: str) -> None:
    steps = [task.name for task in lessons.lesson_of(name).steps]
    for language in ("fr", "en", "de"):
        needed = {*steps, *(f"{step}-done" for step in steps)}
        found = said(name, language)
        assert needed <= found.keys()
        assert found.keys() - needed <= {f"{step}-other" for step in steps}
        assert {text for text in found.values() if len(text) > LONGEST} == set()


@pytest.mark.parametrize("path", [f"games/{name.replace('-', '_')}/lesson.json" for name in OURS])
def test_the_page_plays_what_the_rules_have_made(path: str) -> None:
    assert (PAGE / path).read_text("utf-8") == lessons.written()[path], "make protocol"
