"""Policies: what a seat does, as a distribution over its choices.

A policy is anything that answers `chances(point, seat)` with the probability of each id that the
seat may choose. It uses nothing that the seat may not know: an agent (`agents/roster.py`) is asked
as at any table.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Protocol

import numpy as np

from sesame.adapters.moment import Point
from sesame.agents import roster
from sesame.agents import table as tables
from sesame.core.errors import BadOption
from sesame.core.match import Match
from sesame.core.terms import Terms

Chances = Mapping[int, float]  # by id of an action

SAMPLES = 64  # answers of an agent from which its chances are counted
RANDOM = "random"


class Policy(Protocol):
    """What somebody does, wherever they are asked."""

    def chances(self, point: Point, seat: int) -> Chances:
        """How likely each choice of the seat is; they add up to 1."""
        ...


class Uniform:
    """Any choice, each as likely: what the robot `random` does."""

    def chances(self, point: Point, seat: int) -> Chances:
        """One divided by how many there are."""
        choices = point.moment.choices(seat)
        return dict.fromkeys(choices, 1 / len(choices))


class OfAgent:
    """What an agent does, counted from so many answers, each with luck of its own.

    The same seed counts the same answers; one whose budget is in seconds may still differ.
    """

    def __init__(self, name: str, terms: Terms, samples: int = SAMPLES, seed: int = 1) -> None:
        if terms.game.is_timed:
            raise BadOption("robots-need-turns", game=terms.game.title)
        tables.check(Match(terms, seed=1), name)
        self.name, self.samples, self.seed = name, samples, seed

    def chances(self, point: Point, seat: int) -> Chances:
        """How often it answered with each."""
        choices = point.moment.choices(seat)
        if len(choices) == 1:
            return {choices[0]: 1.0}
        match = Match(
            point.moment.common.terms, chance="manual", start=point.moment.table.view(np.recarray)
        )
        answers = Counter(self._answer(match, seat, number) for number in range(self.samples))
        return {action: answers[action] / self.samples for action in choices}

    def _answer(self, match: Match, seat: int, number: int) -> int:
        luck = tables.derived(self.seed, number)
        return roster.agent(self.name, match, luck).act(match, seat)


def policy_of(name: str, terms: Terms, samples: int = SAMPLES, seed: int = 1) -> Policy:
    """What the robot of that name does; exactly, where that is known."""
    return Uniform() if name == RANDOM else OfAgent(name, terms, samples, seed)
