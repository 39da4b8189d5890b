"""Agents by name: what the command line, the arena and the tables ask for.

random         any legal action
greedy         the best after one look ahead
uct:1000       plain tree search of so many simulations, knowing nothing but the rules
mcts:1000      the same with what is known of the game; mcts:0.5s thinks for half a second
alphabeta:4    alpha-beta search so many plies deep, for two who see everything; also alphabeta:0.5s
apprenti, marchand, vizir, calife    the levels for people
"""

import re
from collections.abc import Callable

from sesame.agents import knowledge
from sesame.agents.agent import Agent
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.agents.greedy import Greedy
from sesame.agents.rollout import PLAIN
from sesame.agents.searcher import Plan, Searcher
from sesame.core import dice
from sesame.core.errors import BadOption
from sesame.core.match import Match

LEVELS = ("apprenti", "marchand", "vizir", "calife")

# Where a game's own knowledge does not say otherwise
_USUAL: dict[str, Plan] = {
    "apprenti": Plan(simulations=40, warmth=1.0),
    "marchand": Plan(simulations=300, warmth=0.4),
    "vizir": Plan(simulations=3_000),
    "calife": Plan(seconds=2.0),
}

_SEARCH = re.compile(r"(uct|mcts|alphabeta):(?:(\d+)|(\d+(?:\.\d+)?)s)")


class Random:
    """Any legal action, each as likely."""

    def __init__(self, match: Match, seed: int) -> None:  # noqa: ARG002
        self._seed = seed

    def act(self, match: Match, seat: int) -> int:
        legal = match.legal_ids(seat)
        return legal[dice.below(dice.stream(self._seed, len(match.log)), len(legal))]


def is_name(name: str) -> bool:
    """Whether an agent is called so."""
    return name in ("random", "greedy", *LEVELS) or bool(_SEARCH.fullmatch(name))


def agent(name: str, match: Match, seed: int) -> Agent:
    """A new agent of that name, for one seat of one match."""
    simple: dict[str, Callable[[Match, int], Agent]] = {"random": Random, "greedy": Greedy}
    if name in simple:
        return simple[name](match, seed)
    chosen = plan(name, match)
    if isinstance(chosen, Depth):
        return AlphaBeta(match, seed, chosen)
    return Searcher(match, seed, chosen)


def plan(name: str, match: Match) -> Plan | Depth:
    """How the agent of that name searches; raises BadOption for a name that nobody has."""
    if name in LEVELS:
        own: dict[str, Plan | Depth] = getattr(knowledge.load(match.game), "LEVELS", {})
        return own.get(name, _USUAL[name])
    found = _SEARCH.fullmatch(name)
    if found is None:
        known = ", ".join(
            ("random", "greedy", "uct:1000", "mcts:1000", "mcts:0.5s", "alphabeta:4", *LEVELS)
        )
        raise BadOption(
            f"robot inconnu : {name} ; au choix : {known}",
            f"unknown robot: {name}; choose from {known}",
        )
    if found[1] == "alphabeta":
        return Depth(plies=int(found[2])) if found[2] else Depth(seconds=float(found[3]))
    uses = PLAIN if found[1] == "uct" else Plan.uses
    if found[2]:
        return Plan(simulations=int(found[2]), uses=uses)
    return Plan(seconds=float(found[3]), uses=uses)
