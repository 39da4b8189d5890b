"""The pages for researchers are true, and the example learns."""

import doctest
import sys
from pathlib import Path

import pytest
from tools import observations as manual

from examples import learn
from sesame.adapters import pettingzoo

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_is_true() -> None:
    failures, tried = doctest.testfile(str(DOCS / "research.md"), module_relative=False)
    assert tried > 30
    assert failures == 0


def test_observations_are_documented_as_they_are() -> None:
    page = (DOCS / "observations.md").read_text(encoding="utf-8")
    assert page == manual.written(), "run `make observations`"


def test_the_example_learns() -> None:
    """After 600 games it wins more than before: by 0.25 at least, eight standard errors of 0.03."""
    env, bidder = pettingzoo.raw_env("bakschisch", board="shortcut"), learn.Bidder(1)
    before = learn.win_share(env, bidder, 200, seed=10**6)
    for number in range(600):
        learn.play(env, bidder, number, curious=0.2)
    after = learn.win_share(env, bidder, 200, seed=10**6)
    assert after > before + 0.25
    assert after > 0.7


def test_the_example_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["learn.py", "--games", "3"])
    monkeypatch.setattr(learn, "EVALUATED", 5)
    learn.main()
    assert "after 3 games" in capsys.readouterr().out
