"""The same lines, interpreted and compiled, play the same games to the byte."""

import os
import subprocess
import sys

from sesame.testing.cases import covering
from sesame.testing.fold import digest


def test_interpreted_and_compiled_agree(names: list[str]) -> None:
    command = [sys.executable, "-W", "error", "-m", "sesame.testing.fold", *names]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    interpreted = dict(line.rsplit(" ", 1) for line in run.stdout.splitlines())
    compiled = {str(case): digest(case, games=1) for name in names for case in covering(name)}
    assert interpreted == compiled
