"""A local best response: after each choice everybody plays on at random, and the best is done.

Nothing is learned and nothing remembered: what it takes from a robot anybody could take.
"""

from sesame.agents.table import derived
from sesame.core.match import Match
from sesame.lab.flat import evaluate

PLAYOUTS = 400  # of one decision


class Local:
    """An agent (`agents/agent.py`), called `sesame.proofs.local:Local`."""

    def __init__(self, match: Match, seed: int) -> None:  # noqa: ARG002
        self._seed = seed

    def act(self, match: Match, seat: int) -> int:
        legal = match.legal_ids(seat)
        if len(legal) == 1:
            return legal[0]
        luck = derived(self._seed, len(match.log))
        found = evaluate(match, PLAYOUTS, seat=seat, seed=luck, threads=1)
        return legal[int(found.means[:, seat].argmax())]
