"""`python -m sesame.train.own.bakschisch`: solve a board for two, and write the file of it."""

import argparse
from collections.abc import Callable
from pathlib import Path

import sesame
from sesame.games.bakschisch.state import ROUNDS
from sesame.train.own.bakschisch.board import Board
from sesame.train.own.bakschisch.solving import Gap, solve
from sesame.train.own.bakschisch.sweep import Machine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--board", default="shortcut")
    parser.add_argument("--on", choices=("threads", "gpu"), default="threads")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="only so many, the last ones")
    parser.add_argument("--save", type=Path, default=Path("bakschisch.solved"))
    asked = parser.parse_args()
    match = sesame.game("bakschisch").new(seats=2, board=asked.board, seed=1)
    solve(match, _machine(asked.on), asked.save, rounds=asked.rounds, tell=_tell)


def _machine(on: str) -> Callable[[Board], Machine]:
    """What works on it; a GPU's compiler is loaded only where one is asked for."""
    if on == "gpu":
        from sesame.train.own.bakschisch.gpu import Gpu

        return Gpu
    from sesame.train.own.bakschisch.threads import Threads

    return Threads


def _tell(what: str, gap: Gap) -> None:
    print(f"{what}, from round {gap.round}: NashConv {gap.nash_conv:.2e}", flush=True)


if __name__ == "__main__":
    main()
