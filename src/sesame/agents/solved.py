"""Where two choose at once and what follows is known: the choice as a matrix, mixed to the end.

No search: every pair of choices is tried once, and the table that it leads to looked up among the
values of a game that was solved beforehand (`knowledge.solution`). Who plays so cannot be read.
"""

from typing import NamedTuple

import numpy as np

from sesame.agents import knowledge, matrix
from sesame.agents.knowledge import Values
from sesame.agents.matrix import Floats, Labels
from sesame.agents.searcher import Candidate
from sesame.core import contract, dice
from sesame.core.calls import Table
from sesame.core.contract import Ids
from sesame.core.kernel import kernel
from sesame.core.match import Match


class Desk(NamedTuple):
    """Room for one decision."""

    tables: Table  # as it stands, and one to try
    ids: Ids  # of the rows
    others: Ids  # of the columns
    worth: Floats  # what each pair of choices is worth to who has the rows, row by row
    t: Floats  # the same, as it is solved
    labels: Labels
    x: Floats  # the mixtures of both
    y: Floats


class Solved:
    """A seat of a match for two whose values are known."""

    def __init__(self, match: Match, seed: int, values: Values) -> None:
        knowledge.load(match.game)
        self._seed, self._values = seed, values
        self._desk = lay(match)

    def act(self, match: Match, seat: int) -> int:
        found = self.think(match, seat)
        rng = dice.stream(self._seed, len(match.log))
        aim = dice.fraction(rng)
        for candidate in found:
            aim -= candidate.share
            if aim < 0:
                return candidate.action
        return found[0].action

    def think(self, match: Match, seat: int) -> list[Candidate]:
        """Every choice, the likeliest first: its share, and what it brings against the other's."""
        desk = self._desk
        desk.tables[0] = match.state
        contract.reopen(desk.tables[0], seat)
        side = seat if knowledge.fronts(desk.tables[0], seat) else 1 - seat
        rows, columns = mix(desk, side, self._values)
        worth = desk.worth[: rows * columns].reshape(rows, columns).astype(np.float64)
        ids, shares, brings = desk.ids[:rows], desk.x[:rows], worth @ desk.y[:columns]
        if side != seat:
            ids, shares, brings = desk.others[:columns], desk.y[:columns], -(desk.x[:rows] @ worth)
        found = [
            Candidate(int(action), float(value), 1, float(share))
            for action, value, share in zip(ids, brings, shares, strict=True)
        ]
        return sorted(found, key=lambda candidate: (-candidate.share, -candidate.value))


def lay(match: Match) -> Desk:
    """Room for the decisions of a match."""
    widest = match.game.actions.WIDEST
    return Desk(
        tables=contract.blank(match.game.state, 2),
        ids=np.zeros(widest, np.int32),
        others=np.zeros(widest, np.int32),
        worth=np.zeros(widest * widest, np.float32),
        t=np.zeros((widest + 1) * (widest + 1), np.float32),
        labels=np.zeros(2 * widest, np.int32),
        x=np.zeros(widest, np.float32),
        y=np.zeros(widest, np.float32),
    )


@kernel
def mix(desk: Desk, seat: int, values: Values) -> tuple[int, int]:
    """Weigh every pair of choices and mix, the seat's as rows; answer how many both have."""
    root, tried = desk.tables[0], desk.tables[1]
    rows = contract.legal(root, seat, desk.ids)
    columns = contract.legal(root, 1 - seat, desk.others)
    for i in range(rows):
        for j in range(columns):
            desk.tables[1] = desk.tables[0]
            contract.apply(tried, seat, int(desk.ids[i]))
            contract.apply(tried, 1 - seat, int(desk.others[j]))
            worth = np.float32(knowledge.promised(tried, seat, values))
            desk.worth[i * columns + j] = worth
            desk.t[i * (columns + 1) + j] = worth
    matrix.solve(desk.t, rows, columns, desk.labels, desk.x, desk.y)
    return rows, columns
