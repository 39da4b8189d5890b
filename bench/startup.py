"""How long one waits for the first move, without and with compiled code in the cache."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

import sesame
from bench.rules import OPTIONS
from sesame.games import OURS

LEVEL = "apprenti"  # a robot of few simulations, so that the wait is not its thinking
COLD_RUNS, WARM_RUNS = 3, 7  # of each game
COLD_SECONDS = 30  # for all games together: past its share, a game gets no further cold run


@dataclass(frozen=True)
class Wait:
    """How long fresh processes took, each in seconds."""

    game: str
    cache: str  # "cold" or "warm"
    to_moves: list[float]  # from process start to the first list of legal actions
    to_rule: list[float]  # from `import sesame` to the return of the first compiled rule
    to_robot: list[float]  # from process start to a robot's first move; none: no robot thinks

    @property
    def medians(self) -> tuple[float, float, float | None]:
        robot = median(self.to_robot) if self.to_robot else None
        return median(self.to_moves), median(self.to_rule), robot


def measure() -> list[Wait]:
    """Every game, cold then warm."""
    return [wait for name in OURS for wait in _measure(name)]


def _measure(name: str) -> tuple[Wait, Wait]:
    """Empty cache folders; then the last of them again and again."""
    title = sesame.game(name).title.en
    cold, warm = Wait(title, "cold", [], [], []), Wait(title, "warm", [], [], [])
    share = monotonic() + COLD_SECONDS / len(OURS)
    with TemporaryDirectory(prefix="sesame-bench-") as root:
        for run in range(COLD_RUNS):
            folder = f"{root}/{run}"
            _start(name, folder, cold)
            if monotonic() > share:
                break
        for _ in range(WARM_RUNS):
            _start(name, folder, warm)
        if len(os.listdir(folder)) > 1:  # one folder a version of the sources: see core/kernel.py
            raise RuntimeError("the sources changed under the measurement; run it again")
    return cold, warm


def _start(name: str, cache: str, wait: Wait) -> None:
    """Start a process with this cache folder, and add what it waited."""
    program = [sys.executable, "-m", "bench.first_move", name, json.dumps(OPTIONS.get(name, {}))]
    environment = os.environ | {"SESAME_CACHE": cache}
    command = [*program, LEVEL, str(monotonic())]
    said = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    to_moves, to_rule, to_robot = json.loads(said)
    wait.to_moves.append(to_moves)
    wait.to_rule.append(to_rule)
    if to_robot is not None:
        wait.to_robot.append(to_robot)
