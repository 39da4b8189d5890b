"""Leaf counts: `counts.toml` against the rules, and the counter against a slow one."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import sesame
from sesame.core.match import Match
from sesame.lab.counts import leaves
from tests.games.bakschisch.cities import at

COUNTS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("counts.toml").read_text("utf-8")
)["count"]


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: str(count["what"]))
def test_leaf_counts(count: dict[str, Any]) -> None:
    match = at(count["position"])
    depths = range(1, len(count["leaves"]) + 1)
    assert [leaves(match, depth) for depth in depths] == count["leaves"]


def slow_leaves(match: Match, depth: int) -> int:
    """The same count by the checked door, one copy a step."""
    if depth == 0 or match.over:
        return 1
    total = 0
    for seat in match.actors or (sesame.CHANCE,):
        for action in match.legal(seat):
            after = match.copy()
            after.play(seat, action)
            total += slow_leaves(after, depth - 1)
    return total


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: str(count["what"]))
def test_the_slow_counter_agrees(count: dict[str, Any]) -> None:
    small = [number for number in count["leaves"] if number <= 1_500]
    match = at(count["position"])
    assert slow_leaves(match, len(small)) == (small or [1])[-1]


def test_nothing_ahead_is_one_leaf() -> None:
    match = at("1 ..... 555555 0:10t 0:10t 0")
    assert leaves(match, 0) == 1
    with pytest.raises(sesame.BadOption, match="depth -1: negative"):
        leaves(match, -1)
