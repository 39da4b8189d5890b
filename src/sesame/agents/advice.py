"""Hints and analysis: what a strong agent would do on a seat, and why."""

from dataclasses import replace
from typing import Any, NamedTuple

from sesame.agents import knowledge
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.agents.roster import plan
from sesame.agents.searcher import Candidate, Plan, Searcher
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.game import Action
from sesame.core.match import Match
from sesame.core.words import Language, Words

# How far below the best an action may be, in utility, to be called so
_SHADES = (
    (0.02, Words("Aussi bon que le meilleur.", "As good as the best.")),
    (0.10, Words("Presque aussi bon que le meilleur.", "Almost as good as the best.")),
    (0.30, Words("Moins bon que le meilleur.", "Not as good as the best.")),
)
_SEED = 1  # the same table gets the same thoughts; nothing of its own chance is in them
_FAR = Words("Bien moins bon que le meilleur.", "Much worse than the best.")


class Advice(NamedTuple):
    """One action, and what is thought of it."""

    action: Action
    value: float  # what it promises the seat, from -1 to 1
    visits: int  # how often it was tried in imagination
    why: str  # a sentence


def advise(
    match: Match, seat: int, seconds: float = 2.0, *, language: Language = "fr"
) -> list[Advice]:
    """Every action worth a thought, best first; from nothing that the seat may not know."""
    if seat not in match.actors:
        raise IllegalAction("Ce n'est pas à cette place de jouer.", "That seat is not to play.")
    if not seconds > 0:
        raise BadOption(f"{seconds} s pour réfléchir ?", f"{seconds} s to think?")
    if match.game.is_timed:
        return _at_a_glance(match, seat, language)
    found = _thoughts(match, seat, seconds)
    reason = getattr(knowledge.load(match.game), "reason", None)
    return [
        Advice(
            match.game.actions.from_id(candidate.action),
            candidate.value,
            candidate.visits,
            _why(match, seat, candidate, found, reason).to(language),
        )
        for candidate in found
    ]


def _at_a_glance(match: Match, seat: int, language: Language) -> list[Advice]:
    """In real time there is nothing to search: what a hand can take is weighed as it lies."""
    known, weigh = match.observed(seat), knowledge.load(match.game).weigh
    found = list[Advice]()
    for action in match.legal(seat):
        value, why = weigh(known, seat, action)
        found.append(Advice(action, value, 1, why.to(language)))
    return sorted(found, key=lambda advice: -advice.value)


def _thoughts(match: Match, seat: int, seconds: float) -> list[Candidate]:
    """What the strongest way to think finds: tree search, led by alpha-beta where that is best."""
    strongest = plan("calife", match)
    if isinstance(strongest, Plan):
        return Searcher(match, _SEED, replace(strongest, seconds=seconds)).think(match, seat)
    half = seconds / 2
    found = Searcher(match, _SEED, Plan(seconds=half)).think(match, seat)
    best = AlphaBeta(match, _SEED, Depth(seconds=half)).think(match, seat)
    value = max(-1.0, min(1.0, best.value))
    visits = {candidate.action: candidate.visits for candidate in found}
    first = Candidate(best.action, value, visits.get(best.action, 1), 1.0)
    return [first, *(other for other in found if other.action != best.action)]


def _why(
    match: Match, seat: int, candidate: Candidate, found: list[Candidate], reason: Any
) -> Words:
    own = reason and reason(
        match.observed(seat), seat, match.game.actions.from_id(candidate.action)
    )
    thought = _thought(candidate, found)
    return Words(f"{own.fr} {thought.fr}", f"{own.en} {thought.en}") if own else thought


def _thought(candidate: Candidate, found: list[Candidate]) -> Words:
    if candidate is found[0]:
        return Words("Le plus prometteur.", "The most promising.")
    behind = found[0].value - candidate.value
    return next((words for limit, words in _SHADES if behind < limit), _FAR)
