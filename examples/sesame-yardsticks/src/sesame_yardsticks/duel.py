"""What is the same in every game that one of two seats wins, or nobody: `winner` of the table."""

from sesame.core.contract import State, Utilities, Weights
from sesame.core.kernel import kernel
from sesame_yardsticks.plain import NOBODY


@kernel
def winners(s: State) -> int:
    return 1 << int(s.winner) if s.winner != NOBODY else 0


@kernel
def scores(s: State, out: Weights) -> None:
    for seat in range(2):
        out[seat] = s.winner == seat


@kernel
def returns(s: State, out: Utilities) -> None:
    for seat in range(2):
        out[seat] = 0.0 if s.winner == NOBODY else 1.0 if s.winner == seat else -1.0
