"""Hints and analysis: what a strong agent would do on a seat, why, and how sure that is."""

from dataclasses import replace
from typing import Literal, NamedTuple

from sesame.agents import knowledge
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.agents.roster import plan
from sesame.agents.saying import say
from sesame.agents.searcher import Searcher
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.game import Action
from sesame.core.match import Match
from sesame.core.messages import Sentences
from sesame.core.words import Language, Words

# How far below the best an action may be, in utility, to be called so
_SHADES = (
    (0.02, "as-good"),
    (0.10, "almost-as-good"),
    (0.30, "not-as-good"),
)
_FAR = "much-worse"
_SEED = 1  # the same table gets the same thoughts; nothing of its own chance is in them
_GUESSED = 4  # visits up to which an action was hardly looked at
_GLANCE = 1_500  # nodes for each action but the best, where alpha-beta thinks

Sure = Literal["proved", "searched", "guessed"]  # to the end; so far; at a glance


class Advice(NamedTuple):
    """One action, and what is thought of it."""

    action: Action
    value: float  # what it promises the seat, from -1 to 1
    visits: int  # how often it was tried in imagination
    why: str  # a sentence
    sure: Sure = "guessed"


class Thought(NamedTuple):
    """What the search says of one action."""

    action: int
    value: float
    visits: int
    sure: Sure
    ends_in: int = 0  # actions to the end, this one among them, if that is proved


def advise(
    match: Match, seat: int, seconds: float = 2.0, *, language: Language = "fr"
) -> list[Advice]:
    """Every action worth a thought, best first; from nothing that the seat may not know."""
    if seat not in match.actors:
        raise IllegalAction("not-that-seats-turn")
    if not seconds > 0:
        raise BadOption("seconds-to-think", seconds=str(seconds))
    if match.game.is_timed:
        return _at_a_glance(match, seat, language)
    found = _thoughts(match, seat, seconds)
    return [
        Advice(
            match.game.actions.from_id(candidate.action),
            candidate.value,
            candidate.visits,
            _why(match, seat, candidate, found).to(language),
            candidate.sure,
        )
        for candidate in found
    ]


def _at_a_glance(match: Match, seat: int, language: Language) -> list[Advice]:
    """In real time there is nothing to search: what a hand can take is weighed as it lies."""
    known, weigh = match.observed(seat), knowledge.hands(match.game).weigh
    found = list[Advice]()
    for action in match.legal(seat):
        value, why = weigh(known, seat, action)
        found.append(Advice(action, value, 1, why.to(language)))
    return sorted(found, key=lambda advice: -advice.value)


def _thoughts(match: Match, seat: int, seconds: float) -> list[Thought]:
    """What the strongest way to think finds, best first."""
    strongest = plan("calife", match)
    if isinstance(strongest, Depth):
        return _looked(match, seat, seconds)
    found = Searcher(match, _SEED, replace(strongest, seconds=seconds)).think(match, seat)
    return [
        Thought(
            candidate.action,
            candidate.value,
            candidate.visits,
            "searched" if candidate.visits > _GUESSED else "guessed",
        )
        for candidate in found
    ]


def _looked(match: Match, seat: int, seconds: float) -> list[Thought]:
    """The best by a deep search, what it proves told as such; the others by a glance at each."""
    best = AlphaBeta(match, _SEED, Depth(seconds=seconds / 2)).think(match, seat)
    sure: Sure = "proved" if best.ends_in else "searched" if best.plies else "guessed"
    first = Thought(best.action, best.value, best.nodes, sure, best.ends_in)
    if not best.plies:
        return [first]
    glance = AlphaBeta(match, _SEED, Depth(nodes=_GLANCE))
    others = [
        _glanced(glance, match, seat, action)
        for action in match.legal_ids(seat)
        if action != best.action
    ]
    others = [other._replace(value=min(other.value, best.value)) for other in others]
    return [first, *sorted(others, key=lambda other: -other.value)]


def _glanced(glance: AlphaBeta, match: Match, seat: int, action: int) -> Thought:
    """What comes of one action, by a short search of the table after it."""
    after = match.copy()
    after.play(seat, action)
    if after.over:
        return Thought(action, after.returns[seat], 1, "proved", 1)
    other = after.actors[0]
    found = glance.think(after, other)
    value = found.value if other == seat else -found.value
    if found.ends_in:
        return Thought(action, value, found.nodes, "proved", found.ends_in + 1)
    return Thought(action, value, found.nodes, "guessed")


def _why(match: Match, seat: int, thought: Thought, found: list[Thought]) -> Words:
    action = match.game.actions.from_id(thought.action)
    own = knowledge.reason(match.game, match.observed(seat), seat, action)
    said = _told(thought, found)
    return Sentences([own, said]) if own else said


def _told(thought: Thought, found: list[Thought]) -> Words:
    if thought.sure == "proved":
        return proof(thought.value, thought.ends_in)
    if thought is found[0]:
        return say("most-promising")
    behind = found[0].value - thought.value
    return say(next((name for limit, name in _SHADES if behind < limit), _FAR))


def proof(value: float, ends_in: int) -> Words:
    """What is proved, in words: who wins, and in how many actions at most."""
    return say("proved-to-win" if value > 0 else "proved-to-lose", moves=ends_in)
