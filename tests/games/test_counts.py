"""Leaf counts: each game's `counts.toml` against its rules, and the counter against a slow one."""

import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

import sesame
from sesame.core.match import Match
from sesame.games import OURS
from sesame.lab.counts import leaves


class Count(NamedTuple):
    """A position, and how many leaves its tree has 1, 2, 3 ... steps down, chance included."""

    game: str
    what: str
    position: str
    leaves: list[int]

    def match(self) -> Match:
        return sesame.game(self.game).at(self.position, chance="manual")

    def __str__(self) -> str:
        return f"{self.game}: {self.what}"


def _counts(name: str) -> list[Count]:
    path = Path(__file__).parent / name.replace("-", "_") / "counts.toml"
    return [Count(name, **count) for count in tomllib.loads(path.read_text("utf-8"))["count"]]


COUNTS = [count for name in OURS for count in _counts(name)]


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_leaf_counts(count: Count) -> None:
    match = count.match()
    found = [leaves(match, depth) for depth in range(1, len(count.leaves) + 1)]
    assert found == count.leaves


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


@pytest.mark.parametrize("count", COUNTS, ids=str)
def test_the_slow_counter_agrees(count: Count) -> None:
    small = [number for number in count.leaves if number <= 1_000]
    assert slow_leaves(count.match(), len(small)) == (small or [1])[-1]


@pytest.mark.parametrize("name", OURS)
def test_nothing_ahead_is_one_leaf(name: str) -> None:
    match = sesame.game(name).new(chance="manual")
    assert leaves(match, 0) == 1
    with pytest.raises(sesame.BadOption, match="depth -1: negative"):
        leaves(match, -1)
