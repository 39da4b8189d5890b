"""The same rules as plain Python, in a process of its own, and whether they agree.

As a program, `python -m bench.interpreted NAME GAMES` plays and prints what came of it.
"""

import json
import os
import subprocess
import sys
from typing import Any

import sesame
from bench import rules
from bench.sample import Contender, Sample, Speed
from sesame.games import OURS

GAMES, RUNS = 10, 3  # few: plain Python takes thousands of times longer


def measure() -> list[Speed]:
    """Every game; refuses one whose plain and compiled rules play differently."""
    return [_measure(name) for name in OURS]


def _measure(name: str) -> Speed:
    title, choices = sesame.game(name).title.en, rules.simulate(name, GAMES).choices
    plain = Contender(title, "plain Python", choices, lambda games: _checked(name, games))
    return Speed(plain, [plain.play(GAMES) for _ in range(RUNS)])


def _checked(name: str, games: int) -> Sample:
    found = _in_another_process(name, games)
    seconds = found.pop("seconds")
    if found != (compiled := _totals(rules.simulate(name, games))):
        raise AssertionError(f"{name}: plain Python plays {found}, compiled rules {compiled}")
    return Sample(games, sum(found["lengths"]), seconds)


def _in_another_process(name: str, games: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench.interpreted", name, str(games)]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    said = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout
    found: dict[str, Any] = json.loads(said)
    return found


def _totals(played: sesame.Simulation) -> dict[str, Any]:
    return {
        "lengths": played.lengths.tolist(),
        "choices": played.choices,
        "wins": list(played.wins),
        "draws": played.draws,
    }


if __name__ == "__main__":
    played = rules.simulate(sys.argv[1], int(sys.argv[2]))
    print(json.dumps(_totals(played) | {"seconds": played.seconds}))
