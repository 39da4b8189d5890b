"""Pairs of games that one viewer cannot tell apart, though other things lie hidden in them.

A stretch is a part of a game played twice. Both begin from the same steps, then go their own ways
wherever the viewer sees no difference, until what was hidden comes out; there the next stretch
begins. So the stretches together are a whole game, and every moment of it has its twin.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from sesame.core import contract
from sesame.core.contract import CHANCE, CLOCK, PUBLIC, State
from sesame.core.match import Match, Step
from sesame.core.terms import Terms
from sesame.server.log.knowable import is_plainly_forced

Viewer = tuple[int, ...]  # the seats of one person; none: a spectator

_TRIES = 6  # other ways on, before the twins part
_ENOUGH = 80  # steps that a twin may answer by, looked at


@dataclass
class Stretch:
    """Where both begin, and what happens then in each."""

    before: list[Step]
    pairs: list[tuple[Step, Step]] = field(default_factory=list)

    @property
    def differs(self) -> bool:
        return any(one != other for one, other in self.pairs)


def stretches(terms: Terms, viewer: Viewer, rng: Random) -> Iterator[Stretch]:
    """A random game to its last decision but one, as stretches of twins."""
    match = Match(terms, chance="manual")
    while not match.over:
        stretch, twin = Stretch(list(match.log)), match.copy()
        while (pair := _next_pair(match, twin, viewer, rng)) is not None:
            match.follow(pair[:1])
            twin.follow(pair[1:])
            if match.over or twin.over:  # then the seed is told, and with it everything
                break
            stretch.pairs.append(pair)
        yield stretch


def _next_pair(match: Match, twin: Match, viewer: Viewer, rng: Random) -> tuple[Step, Step] | None:
    eyes = viewer or (PUBLIC,)
    for _ in range(_TRIES):
        step = _random_step(match, rng)
        shown, seen = _shown(match, step, eyes), _seen_after(match, step, eyes)
        answers = [
            other
            for other in _candidates(step, shown, twin, rng)
            if _shown(twin, other, eyes) == shown and _seen_after(twin, other, eyes) == seen
        ]
        if answers:
            others = [other for other in answers if other != step]
            return step, rng.choice(others or answers)
    return None


def _random_step(match: Match, rng: Random) -> Step:
    if not match.actors:
        actions, weights = zip(*match.chances(), strict=True)
        (drawn,) = rng.choices(actions, weights)
        return Step(CHANCE, match.game.actions.to_id(drawn))
    seat = rng.choice(_who(match))
    return Step(seat, rng.choice(match.legal_ids(seat)))


def _who(match: Match) -> list[int]:
    """Whoever may act; in real time the clock too. The table's own moves come first."""
    may_tick = match.game.is_timed and match.legal_ids(CLOCK)
    return forced(match)[:1] or [*match.actors, *([CLOCK] if may_tick else [])]


def forced(match: Match) -> list[int]:
    """The seats for which the table moves by itself."""
    if match.game.is_timed:
        return []
    return [seat for seat in match.actors if is_plainly_forced(match, seat)]


def _candidates(step: Step, shown: list[int], twin: Match, rng: Random) -> list[Step]:
    """What the same seat might do at the other table; a step that is seen has no other like it."""
    ids = twin.legal_ids(step.seat)
    same = [step] if step.action in ids else []
    if step.action in shown:
        return same
    return same + [Step(step.seat, action) for action in rng.sample(ids, min(_ENOUGH, len(ids)))]


def _shown(match: Match, step: Step, eyes: Viewer) -> list[int]:
    """The step as each of these eyes sees it done."""
    return [contract.shown(match.state, step.seat, step.action, eye) for eye in eyes]


def _seen_after(match: Match, step: Step, eyes: Viewer) -> list[bytes]:
    """The table after it, as each of them sees it."""
    after = contract.blank(match.game.state)
    after[0] = match.state
    contract.apply(after[0], *step)
    return [_seen(after[0], eye) for eye in eyes]


def _seen(table: State, eye: int) -> bytes:
    known = contract.blank(table.dtype)
    contract.observe(table, eye, known[0])
    return known.tobytes()
