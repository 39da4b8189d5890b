"""Matches stopped in the middle, for agents to think about."""

from collections.abc import Iterator

import sesame
from sesame.agents.roster import agent
from sesame.core import contract, dice
from sesame.core.match import Match
from sesame.games import OURS

SEARCHED = [name for name in OURS if not sesame.game(name).is_timed]


def stopped(name: str, after: int, seats: int | None = None, seed: int = 1) -> Match:
    """A match after so many random decisions, fewer if it ends; somebody is to act."""
    match = sesame.game(name).new(seats, seed=seed)
    idle = agent("random", match, seed)
    for _ in range(after):
        before = match.copy()
        match.play(match.actors[0], idle.act(match, match.actors[0]))
        if match.over:
            return before
    return match


def redealt(match: Match, seat: int, count: int) -> Iterator[Match]:
    """The same match with what the seat cannot know drawn anew."""
    for number in range(count):
        other = match.copy()
        contract.redeal(other.state, seat, dice.stream(7, number))
        yield other
