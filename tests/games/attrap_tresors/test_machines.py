"""Real time on every machine: the same seed plays the same game, to the millisecond (AT-33)."""

import os
import subprocess
import sys
from pathlib import Path

from tools import races

ROOT = Path(__file__).parents[3]
KEPT = ROOT / "tests/races.json"


def test_at33_games_of_robots_are_those_that_the_page_is_checked_against() -> None:
    """`make protocol` writes them anew; in Node `live/race.test.ts` plays the same."""
    assert KEPT.read_text("utf-8") == races.written()


def test_at33_robots_reach_at_the_same_moments_interpreted(tmp_path: Path) -> None:
    found = tmp_path / "races.json"
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1"}
    subprocess.run(
        [sys.executable, "-m", "tools.races", str(found)], cwd=ROOT, env=environment, check=True
    )
    assert found.read_text("utf-8") == KEPT.read_text("utf-8")
