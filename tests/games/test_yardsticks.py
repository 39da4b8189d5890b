"""Games that everybody measures with, from a package of their own: what is known of them holds."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.installed import installed_beside

PACKAGE = Path(__file__).parents[2] / "examples/sesame-yardsticks"


def _pass(folder: Path, *words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words],
        env=installed_beside(folder, PACKAGE),
        cwd=PACKAGE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_counts_and_values_are_those_that_are_known(tmp_path: Path) -> None:
    _pass(tmp_path, "tests/test_known.py")


@pytest.mark.soak
def test_they_are_held_to_what_ours_are_and_are_games_everywhere(tmp_path: Path) -> None:
    _pass(tmp_path, "tests/test_yardsticks.py")
