"""The same lines, interpreted and compiled, play the same games to the byte."""

import os
import subprocess
import sys

from tests.games.conformance.cases import COVERING
from tests.games.conformance.fold import digest


def test_interpreted_and_compiled_agree() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.games.conformance.fold"]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    interpreted = dict(line.rsplit(" ", 1) for line in run.stdout.splitlines())
    assert interpreted == {str(case): digest(case, games=1) for case in COVERING}
