"""Hints and analysis: what a strong agent would do on a seat, why, and how sure that is.

`hints` tells it as facts, which whoever reads them puts into words; `advise` in words.
"""

from dataclasses import replace
from typing import Literal, NamedTuple

import numpy as np

from sesame.agents import knowledge, saying, thoughts
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.agents.roster import plan
from sesame.agents.searcher import Searcher
from sesame.agents.solved import Solved
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.facts import WIDTH, short
from sesame.core.game import Action
from sesame.core.match import Match
from sesame.core.words import Language

SEED = 1  # the same table gets the same thoughts; nothing of its own chance is in them
GUESSED = 4  # visits up to which an action was hardly looked at
_EVER = 0.005  # of all times: less often is never
GLANCE = 1_500  # nodes for each action, where alpha-beta thinks

Sure = Literal["proved", "searched", "guessed"]  # to the end; so far; at a glance


class Advice(NamedTuple):
    """One action, and what is thought of it."""

    action: Action
    value: float  # what it promises the seat, from -1 to 1
    visits: int  # how often it was tried in imagination
    why: str  # a sentence
    sure: Sure = "guessed"


class Hint(NamedTuple):
    """The same in numbers."""

    action: int
    value: float
    visits: int
    why: list[list[int]]  # facts of the kinds of `saying.kinds`
    sure: Sure


class Thought(NamedTuple):
    """What the search says of one action."""

    action: int
    value: float
    visits: int
    sure: Sure
    ends_in: int = 0  # actions to the end, this one among them, if that is proved
    share: float = 0.0  # how often it is to be chosen, where the game is solved


def advise(
    match: Match, seat: int, seconds: float = 2.0, *, language: Language = "fr"
) -> list[Advice]:
    """Every action worth a thought, best first; from nothing that the seat may not know."""
    return [
        Advice(
            match.game.actions.from_id(hint.action),
            hint.value,
            hint.visits,
            saying.said(match.game, hint.why).to(language),
            hint.sure,
        )
        for hint in hints(match, seat, seconds)
    ]


def hints(match: Match, seat: int, seconds: float = 2.0) -> list[Hint]:
    """The same, the reasons as facts."""
    if seat not in match.actors:
        raise IllegalAction("not-that-seats-turn")
    if not seconds > 0:
        raise BadOption("seconds-to-think", seconds=str(seconds))
    if match.game.is_timed:
        return _at_a_glance(match, seat)
    found = _thoughts(match, seat, seconds)
    best = max(thought.value for thought in found)
    return [
        Hint(
            thought.action,
            thought.value,
            thought.visits,
            [*why(match, seat, thought.action), _told(thought, place, best - thought.value)],
            thought.sure,
        )
        for place, thought in enumerate(found)
    ]


def why(match: Match, seat: int, action: int) -> list[list[int]]:
    """What the game's own knowledge says of an action, if it says anything: rows of facts."""
    return knowledge.why(match.game, match.known(seat), seat, action)


def _at_a_glance(match: Match, seat: int) -> list[Hint]:
    """In real time there is nothing to search: what a hand can take is weighed as it lies."""
    known, weigh = match.observed(seat), knowledge.hands(match.game).weigh
    found = [
        Hint(action, weigh(known, seat, action), 1, why(match, seat, action), "guessed")
        for action in match.legal_ids(seat)
    ]
    return sorted(found, key=lambda hint: -hint.value)


def _thoughts(match: Match, seat: int, seconds: float) -> list[Thought]:
    """What the strongest way to think finds, best first."""
    if (values := knowledge.solution(match)) is not None:
        return _solved(match, seat, values)
    strongest = plan("calife", match)
    if isinstance(strongest, Depth):
        return _looked(match, seat, seconds)
    found = Searcher(match, SEED, replace(strongest, seconds=seconds)).think(match, seat)
    return [
        Thought(
            candidate.action,
            candidate.value,
            candidate.visits,
            "searched" if candidate.visits > GUESSED else "guessed",
        )
        for candidate in found
    ]


def _solved(match: Match, seat: int, values: knowledge.Values) -> list[Thought]:
    """What is to be mixed, the likeliest first; then the others, by what they bring against it."""
    found = Solved(match, SEED, values).think(match, seat)
    return [
        Thought(each.action, each.value, each.visits, "searched", share=each.share)
        for each in found
    ]


def _looked(match: Match, seat: int, seconds: float) -> list[Thought]:
    """The best by a deep search, what it proves told as such; the others by a glance at each."""
    best = AlphaBeta(match, SEED, Depth(seconds=seconds / 2)).think(match, seat)
    sure: Sure = "proved" if best.ends_in else "searched" if best.plies else "guessed"
    first = Thought(best.action, best.value, best.nodes, sure, best.ends_in)
    if not best.plies:
        return [first]
    glance = AlphaBeta(match, SEED, Depth(nodes=GLANCE))
    glances = [_glanced(glance, match, seat, action) for action in match.legal_ids(seat)]
    alike = next(other for other in glances if other.action == best.action)
    others = [_beside(first, alike, other) for other in glances if other is not alike]
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


def _beside(first: Thought, alike: Thought, other: Thought) -> Thought:
    """An action beside the best: what is proved stands; else a glance is compared with a glance.

    A deep search and a short one judge the same table differently: their values do not compare.
    """
    if "proved" in (first.sure, other.sure):
        return other._replace(value=min(other.value, first.value))
    return other._replace(value=max(-1.0, first.value - max(0.0, alike.value - other.value)))


def proof(value: float, ends_in: int) -> list[int]:
    """What is proved, as a fact: who wins, and in how many actions at most."""
    rows = np.zeros((1, WIDTH), np.int32)
    thoughts.proved(rows, 0, value, ends_in)
    return short(thoughts.THOUGHTS, rows)[0]


def often(share: float) -> list[int]:
    """How often an action is to be chosen, as a fact."""
    rows = np.zeros((1, WIDTH), np.int32)
    thoughts.mixed(rows, 0, share)
    return short(thoughts.THOUGHTS, rows)[0]


def _told(thought: Thought, place: int, behind: float) -> list[int]:
    if thought.sure == "proved":
        return proof(thought.value, thought.ends_in)
    if thought.share >= _EVER:
        return often(thought.share)
    rows = np.zeros((1, WIDTH), np.int32)
    if place and thought.visits <= GUESSED:
        thoughts.hardly_tried(rows, 0, thought.visits)
    else:
        thoughts.compared(rows, 0, place, behind)
    return short(thoughts.THOUGHTS, rows)[0]
