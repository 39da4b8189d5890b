"""Choices made at the same time stay sealed until everybody has chosen."""

import pytest

import sesame
from sesame.cli.terminal.screen import Screen
from tests.cli.conftest import Sesame

BRIBE = "play bakschisch --lang en --seed 5"


def test_a_robots_choice_is_told_only_once_all_have_chosen(sesame_says: Sesame) -> None:
    said = sesame_says(f"{BRIBE} --seats random,human", "3").out
    before, asked, after = said.partition("> 3")
    assert asked
    assert "Ali has chosen." in before
    assert "Ali offers" not in before
    assert "Ali sends" not in before
    assert after.strip().startswith("Ali ")
    assert "Bahia offers 3 coins" in after


def test_two_people_are_each_shown_their_own_table(sesame_says: Sesame) -> None:
    said = sesame_says(f"{BRIBE} --seats human,human", "7", "2").out
    first, second = said.index("> 7"), said.index("> 2")
    between = said[first + len("> 7") : second]
    assert "Ali has chosen." in between
    assert "7 coins" not in between, "Bahia would know what to beat"
    assert "Ali offers 7 coins" in said[second:]


def test_at_one_keyboard_the_table_is_covered_between_two_people(
    sesame_says: Sesame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Screen, "is_answered", True)
    said = sesame_says(f"{BRIBE} --seats human,human", "7", "", "2").out
    assert "Hand the keyboard to Bahia, then Enter.\n> \n" in said


def test_the_log_told_to_others_has_closed_fists() -> None:
    match = sesame.game("bakschisch").new(seats=3, seed=5)
    match.play(0, "7")
    match.play(2, "thief")
    names = [str(match.game.actions.from_id(step.action)) for step in match.told(1)]
    assert names[1:] == ["closed", "closed"]
    assert match.told(None) == match.told(1)
    assert match.told(0)[1] == match.log[1]
