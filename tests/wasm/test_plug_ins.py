"""A stranger's game is made for browsers by one command, and plays there as it does here.

That it is made, and played to its end, every run sees in a browser (`browser/test_strangers.py`).
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.installed import installed_beside

ROOT = Path(__file__).parents[2]
PLAY = """
from pathlib import Path
from tests.wasm.test_random_games import compare
compare(Path({folder!r}), "hex", 2, 300)
"""


def _run(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.soak
def test_hex_is_made_for_browsers_and_plays_the_same_there(tmp_path: Path) -> None:
    beside, folder = installed_beside(tmp_path), tmp_path / "made"
    said = _run(beside, "-m", "sesame", "machine", "hex", str(folder), "--lang", "en")
    assert said.startswith("Written: hex.guest.json, hex.json, hex.read.json, hex.wasm (")
    _run(beside, "-c", PLAY.format(folder=str(folder)))
