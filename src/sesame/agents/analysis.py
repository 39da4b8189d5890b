"""A decision judged afterwards: what the best action promised, and what the one played kept of it.

Only what the seat could know then is used, as in `advice`; a search of so many simulations gives
the same judgement every time.
"""

from typing import NamedTuple

from sesame.agents import knowledge, tree
from sesame.agents.advice import SEED, Sure, often, proof, why
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.agents.roster import plan
from sesame.agents.searcher import Candidate, Plan, Searcher
from sesame.agents.solved import Solved
from sesame.agents.tree import ROOT
from sesame.core.match import Match

SIMULATIONS = 1_500  # imagined for one decision, as finished games are thought over
NODES = 60_000  # where alpha-beta judges
DOUBT = 4  # visits that an action needs before its value counts for half


class Judgement(NamedTuple):
    """What is thought of one decision; values go from -1, lost, to 1, won."""

    values: tuple[float, ...]  # what the table promised each seat, if the best had been done
    best: int  # the id of the most promising action
    promised: float  # what that promised the seat
    kept: float  # what the action played promised it
    why: list[list[int]]  # what speaks for the best: facts of the kinds of `saying.kinds`
    sure: Sure = "searched"  # how sure the best is
    ends_in: int = 0  # actions to the end, if that is proved


def judge(match: Match, seat: int, played: int, simulations: int = SIMULATIONS) -> Judgement | None:
    """The decision that the seat took here; None where it had no choice."""
    if len(match.legal_ids(seat)) < 2:
        return None
    if (values := knowledge.solution(match)) is not None:
        return _by_solution(match, seat, played, values)
    if isinstance(plan("calife", match), Depth):
        return _by_depth(match, seat, played)
    return _by_search(match, seat, played, simulations)


def _by_solution(match: Match, seat: int, played: int, values: knowledge.Values) -> Judgement:
    """The game is solved: what may be mixed is right, and what else was done cost so much."""
    found = Solved(match, SEED, values).think(match, seat)
    promised = max(each.value for each in found)
    kept = next(each.value for each in found if each.action == played)
    both = tuple(promised if other == seat else -promised for other in range(match.seats))
    said = [*why(match, seat, found[0].action), often(found[0].share)]
    return Judgement(both, found[0].action, promised, kept, said)


def _by_search(match: Match, seat: int, played: int, simulations: int) -> Judgement:
    searcher = Searcher(match, SEED, Plan(simulations=simulations))
    found = searcher.think(match, seat)
    best = found[0]
    nodes = searcher.tree.nodes
    node = nodes[ROOT if nodes[ROOT].armed else tree.find(searcher.tree, ROOT, best.action)]
    values = tuple(float(total) / max(1, int(node.visits)) for total in node.total[: match.seats])
    kept, said = _kept(found, played), why(match, seat, best.action)
    return Judgement(values, best.action, best.value, kept, said)


def _kept(found: list[Candidate], played: int) -> float:
    """The value of what was played; the less it was tried the less is made of it."""
    best = found[0].value
    tried = next((candidate for candidate in found if candidate.action == played), None)
    if tried is None:
        return best
    return (tried.visits * tried.value + DOUBT * best) / (tried.visits + DOUBT)


def _by_depth(match: Match, seat: int, played: int) -> Judgement:
    """Two who see everything: what one is promised the other is not."""
    best = AlphaBeta(match, SEED, Depth(nodes=NODES)).think(match, seat)
    values = tuple(best.value if other == seat else -best.value for other in range(match.seats))
    kept = best.value if played == best.action else _after(match, seat, played)
    said = why(match, seat, best.action)
    if best.ends_in:
        said.append(proof(best.value, best.ends_in))
    sure: Sure = "proved" if best.ends_in else "searched"
    kept = min(kept, best.value)
    return Judgement(values, best.action, best.value, kept, said, sure, best.ends_in)


def _after(match: Match, seat: int, played: int) -> float:
    """What the seat is promised once that was played."""
    after = match.copy()
    after.play(seat, played)
    if after.over:
        return after.returns[seat]
    other = after.actors[0]
    value = AlphaBeta(after, SEED, Depth(nodes=NODES)).think(after, other).value
    return value if other == seat else -value
