"""Choices made at the same time stay sealed until everybody has chosen."""

import io
from pathlib import Path

import pytest

from sesame.cli.screen import Screen
from sesame.cli.seats import Player
from sesame.cli.session import Session
from tests.cli.sealed import sealed_game


def played(players: tuple[Player, Player], folder: Path) -> None:
    Session(sealed_game(folder).new(seed=1), players, Screen("en"), None).run()


def test_a_robots_choice_is_told_only_once_all_have_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("2c\n"))
    played(("random", "human"), tmp_path)
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert lines[:4] == ["East has chosen.", "table [-1, 0]", "hide", "> 2c"]
    assert lines[4].startswith("E hid ")
    assert lines[5] == "W hid 2"


def test_two_people_are_each_shown_their_own_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("4c\n3c\n1c\n"))
    played(("human", "human"), tmp_path)
    lines = [line for line in capsys.readouterr().out.splitlines() if line]
    assert lines == [
        *("table [0, 0]", "hide", "> 4c", "from 1c to 3c", "> 3c", "East has chosen."),
        *("table [-1, 0]", "hide", "> 1c", "E hid 3", "W hid 1"),
    ]


def test_at_one_keyboard_the_table_is_covered_between_two_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("3c\n\n1c\n"))
    monkeypatch.setattr(Screen, "is_answered", True)
    played(("human", "human"), tmp_path)
    out = capsys.readouterr().out
    assert "Hand the keyboard to West, then Enter.\n> \n\ntable [-1, 0]" in out
