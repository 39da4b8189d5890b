"""Walks, compared with a search that is as slow and as plain as can be."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from sesame.core.contract import State, blank
from sesame.games.mille_et_un_tresors import walks
from sesame.games.mille_et_un_tresors.actions import LOOK_NAMES, SPOT_NAMES
from sesame.games.mille_et_un_tresors.cards import LOOKS, set_card
from tests.games.mille_et_un_tresors.caves import GAME

STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
Spot = tuple[int, int]


class PlainCave:
    """A cave as a dictionary of cards; knows nothing of bits."""

    def __init__(self, cards: dict[Spot, str], terms: set[str]) -> None:
        self.cards, self.terms = cards, terms

    def neighbours(self, spot: Spot, chooser: random.Random) -> list[Spot]:
        """MT-08, MT-09: open edges only, in any order."""
        found = list[Spot]()
        for side, (dx, dy) in STEP.items():
            other = (spot[0] + dx, spot[1] + dy)
            if side in self.cards[spot] or (other != (0, 0) and other not in self.cards):
                continue
            if other == (0, 0):
                shut = "luck" in self.terms or ("one_exit" in self.terms and side == "n")
            else:
                shut = BACK[side] in self.cards[other]
            found += [] if shut else [other]
        chooser.shuffle(found)
        return found

    def walks(
        self, trail: tuple[Spot, ...], steps: int, chooser: random.Random
    ) -> Iterator[tuple[Spot, int]]:
        """Every walk's end and how many of its steps were left; the entrance ends it at once."""
        if trail[-1] == (0, 0) or steps == 0:
            yield trail[-1], steps
            return
        for spot in self.neighbours(trail[-1], chooser):
            if spot not in trail:
                yield from self.walks((*trail, spot), steps - 1, chooser)

    def ends(self, start: Spot, steps: int, chooser: random.Random) -> set[str]:
        exact = "exact_exit" in self.terms
        return {
            name(spot)
            for spot, left in self.walks((start,), steps, chooser)
            if spot != (0, 0) or left == 0 or not exact
        }


def name(spot: Spot) -> str:
    return f"{'abcde'[spot[0]]}{spot[1] + 1}"


def random_cave(chooser: random.Random, terms: set[str], walled: float) -> tuple[State, PlainCave]:
    """Any cards at all, not only those of a deck, more or fewer of them with walls."""
    options: dict[str, Any] = dict.fromkeys(terms, True)
    match = GAME.new(2, chance="manual", **options)
    table = blank(GAME.state)
    table[0] = match.state
    cards = dict[Spot, str]()
    for spot in range(1, 20):
        look = chooser.randrange(LOOKS)
        while bool(set("nesw") & set(LOOK_NAMES[look])) != (chooser.random() < walled):
            look = chooser.randrange(LOOKS)
        set_card(table[0], spot, look)
        cards[spot % 5, spot // 5] = LOOK_NAMES[look]
    return table[0], PlainCave(cards, terms)


def found_ends(s: State, start: Spot, steps: int) -> set[str]:
    bits = walks.ends(s, start[1] * 5 + start[0], steps)
    return {SPOT_NAMES[spot] for spot in range(20) if bits >> spot & 1}


@pytest.mark.parametrize("terms", ["", "exact_exit", "one_exit", "exact_exit one_exit", "luck"])
def test_mt08_mt09_walks_agree_with_a_plain_search(terms: str) -> None:
    """In whatever order the ways are explored, from every card, for every number of steps."""
    chooser = random.Random(terms)
    for number in range(8):
        s, plain = random_cave(chooser, set(terms.split()), walled=number / 8)
        for start in plain.cards:
            for steps in range(1, 7):
                wanted = plain.ends(start, steps, chooser)
                assert found_ends(s, start, steps) == wanted, (plain.cards, start, steps)


def test_mt08_the_order_of_exploration_does_not_matter() -> None:
    chooser = random.Random(3)
    _, plain = random_cave(chooser, set(), walled=0.4)
    for start in plain.cards:
        first, second = (plain.ends(start, 5, random.Random(seed)) for seed in (1, 2))
        assert first == second


def test_mt08_pawns_bar_the_last_card_only() -> None:
    chooser = random.Random(4)
    for _ in range(20):
        s, plain = random_cave(chooser, set(), walled=0.4)
        spots = chooser.sample(list(plain.cards), 4)
        s.occupied = sum(1 << y * 5 + x for x, y in spots)
        s.seats = 4
        for seat, (x, y) in enumerate(spots):
            s.pawn[seat] = y * 5 + x
        for seat, start in enumerate(spots):
            steps = int(plain.cards[start][0])
            free = plain.ends(start, steps, chooser) - {name(spot) for spot in spots}
            bits = walks.goals(s, seat)
            assert {SPOT_NAMES[spot] for spot in range(20) if bits >> spot & 1} == free


def spots_of(s: State, start: int, steps: int, ways: int) -> list[Spot]:
    """A walk as the spots it enters, its start first."""
    trail, east, south = [start], walks.open_east(s), walks.open_south(s)
    for left in range(steps - 1, -1, -1):
        entered = walks.stepped(1 << trail[-1], ways >> 2 * left & 3, east, south)
        trail.append(entered.bit_length() - 1)
    return [(spot % 5, spot // 5) for spot in trail]


@pytest.mark.parametrize("terms", ["", "exact_exit", "luck"])
def test_mt08_mt09_the_walk_shown_to_a_goal_is_one_of_those_allowed(terms: str) -> None:
    """Over open edges, no spot twice, exactly as long as it must be; out, the shortest one."""
    chooser = random.Random(terms)
    for number in range(24):
        s, plain = random_cave(chooser, set(terms.split()), walled=number % 8 / 8)
        start, due = chooser.randrange(1, 20), chooser.randrange(1, 7)
        s.pawn[0], s.luck, s.thrown = start, 1, due  # by the die: any number of steps
        goals = walks.goals(s, 0)
        for goal in (spot for spot in range(20) if goals >> spot & 1):
            steps, ways = walks.walk_to(s, 0, goal)
            trail = spots_of(s, start, steps, ways)
            assert trail[-1] == (goal % 5, goal // 5)
            assert all(b in plain.neighbours(a, chooser) for a, b in pairwise(trail))
            assert len(set(trail)) == steps + 1
            assert (0, 0) not in trail[:-1]
            if goal or terms == "exact_exit":
                assert steps == due
            else:
                assert "a1" not in plain.ends((start % 5, start // 5), steps - 1, chooser)


def test_mt08_neighbours_are_mutual() -> None:
    chooser = random.Random(5)
    s, _ = random_cave(chooser, set(), walled=0.5)
    east, south = walks.open_east(s), walks.open_south(s)
    near = np.array(
        [[walks.beyond(1 << a, east, south) >> b & 1 for b in range(20)] for a in range(20)]
    )
    assert (near == near.T).all()
    assert near.sum(axis=1).max() <= 4
