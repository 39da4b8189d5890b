"""Agents by name: what the command line, the arena and the tables ask for.

random         any legal action
greedy         the best after one look ahead
uct:1000       plain tree search of so many simulations, knowing nothing but the rules
mcts:1000      the same with what is known of the game; mcts:0.5s thinks for half a second
alphabeta:4    alpha-beta search so many plies deep, for two who see everything; also alphabeta:0.5s
apprenti, marchand, vizir, calife    the levels for people; calife:0.5s has less time
               (where the game is solved calife plays by its values, and needs none)
others         from packages, or as module:Class (`agents/brought.py`); none in the place of these
"""

import re
from collections.abc import Callable
from dataclasses import replace

from sesame.agents import brought, knowledge
from sesame.agents.agent import Agent
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.agents.greedy import Greedy
from sesame.agents.rollout import PLAIN
from sesame.agents.searcher import Plan, Searcher
from sesame.agents.solved import Solved
from sesame.core import dice
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.core.match import Match

LEVELS = ("apprenti", "marchand", "vizir", "calife")

# Where a game's own knowledge does not say otherwise
_USUAL: dict[str, Plan] = {
    "apprenti": Plan(simulations=40, warmth=1.0),
    "marchand": Plan(simulations=300, warmth=0.4),
    "vizir": Plan(simulations=3_000),
    "calife": Plan(seconds=2.0),
}

_NUMBER, _SECONDS = r"([1-9]\d{0,8})", r"(0*[1-9]\d{0,3}(?:\.\d+)?|0*\.\d*[1-9]\d*)s"
_SEARCH = re.compile(
    rf"(uct|mcts|alphabeta):(?:{_NUMBER}|{_SECONDS})|({'|'.join(LEVELS)})(?::{_SECONDS})?"
)
_EXAMPLES = ", ".join(
    (
        "random",
        "greedy",
        "uct:1000",
        "mcts:1000",
        "mcts:0.5s",
        "alphabeta:4",
        *LEVELS,
        "calife:0.5s",
    )
)


class Random:
    """Any legal action, each as likely."""

    def __init__(self, match: Match, seed: int) -> None:  # noqa: ARG002
        self._seed = seed

    def act(self, match: Match, seat: int) -> int:
        legal = match.legal_ids(seat)
        return legal[dice.below(dice.stream(self._seed, len(match.log)), len(legal))]


def is_name(name: str) -> bool:
    """Whether an agent is called so."""
    return name in ("random", "greedy") or searches(name) or brought.is_name(name)


def searches(name: str) -> bool:
    """Whether it is an agent of ours that `plan` knows how to search."""
    return bool(_SEARCH.fullmatch(name))


def agent(name: str, match: Match, seed: int) -> Agent:
    """A new agent of that name, for one seat of one match."""
    simple: dict[str, Callable[[Match, int], Agent]] = {"random": Random, "greedy": Greedy}
    if name in simple:
        return simple[name](match, seed)
    if not searches(name) and (maker := brought.load(name)):
        return maker(match, seed)
    chosen = plan(name, match)
    if name.startswith(LEVELS[-1]) and (values := knowledge.solution(match)) is not None:
        return Solved(match, seed, values)
    if isinstance(chosen, Depth):
        return AlphaBeta(match, seed, chosen)
    return Searcher(match, seed, chosen)


def plan(name: str, match: Match) -> Plan | Depth:
    """How the agent of that name searches; raises BadOption for a name that nobody has."""
    found = _SEARCH.fullmatch(name)
    if found is None:
        known = ", ".join((_EXAMPLES, *brought.names()))
        raise BadOption("unknown-robot", name=name, known=known)
    kind, number, seconds = found[1] or found[4], found[2], found[3] or found[5]
    chosen = levels(match.game)[kind] if kind in LEVELS else _plain(kind, match)
    if seconds:
        return replace(chosen, seconds=float(seconds))
    if not number:
        return chosen
    if isinstance(chosen, Depth):
        return replace(chosen, plies=int(number))
    return replace(chosen, simulations=int(number))


def levels(game: Game) -> dict[str, Plan | Depth]:
    """How each level for people searches."""
    return {**_USUAL, **knowledge.levels(game)}


def _plain(kind: str, match: Match) -> Plan | Depth:
    if kind != "alphabeta":
        return Plan(uses=PLAIN) if kind == "uct" else Plan()
    if match.seats != 2 or not match.game.is_open:
        raise BadOption("alphabeta-for-two")
    return Depth()
