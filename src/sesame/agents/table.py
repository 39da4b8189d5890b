"""A table of agents: one match, played to its end by nobody else."""

from collections.abc import Sequence

from sesame.agents import knowledge, roster
from sesame.agents.agent import Agent
from sesame.core import dice
from sesame.core.match import Match


def play_out(match: Match, agents: Sequence[str], seed: int) -> None:
    """Play to the end, agents of these names in the seats; their own luck comes from the seed.

    Chance is the match's own. In real time nobody is asked in turn: hands race by their reflexes.
    """
    if match.game.is_timed:
        knowledge.hands(match.game).play_out(match, agents, seed)
    else:
        _take_turns(match, seated(match, agents, seed))


def check(match: Match, name: str) -> None:
    """Raise BadOption for a name that no agent of this game has."""
    if match.game.is_timed:
        knowledge.hands(match.game).hand(name)
    else:
        roster.agent(name, match, 0)


def seated(match: Match, agents: Sequence[str], seed: int) -> list[Agent]:
    """A new agent for every seat; raises BadOption for a name that nobody has."""
    return [roster.agent(name, match, derived(seed, seat)) for seat, name in enumerate(agents)]


def derived(seed: int, number: int) -> int:
    """The seed of one thing among many that hang on the same seed: of a seat, of a game."""
    return int(dice.draw(dice.stream(seed, number))) >> 1  # below 2**63, as kernels want it


def _take_turns(match: Match, agents: Sequence[Agent]) -> None:
    """Ask whoever may act, the lowest seat first; sealed choices are so made one after another."""
    while not match.over:
        seat = match.actors[0]
        match.play(seat, agents[seat].act(match, seat))
