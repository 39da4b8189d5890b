"""The compile cache: an edited rule never runs stale, and a read-only install works."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sesame

PACKAGE = Path(sesame.__file__).parent

# One rule is enough, and quickly compiled: KT-07, which reads a number of another file
COUNT_NEAREST = """
from sesame.core.calls import blank
from sesame.games.khan_tsin.rules import reach
from sesame.games.khan_tsin.state import State
table = blank(State.dtype)
table["occupied"] = 0b111111
print(reach(table[0], 0).bit_count())
"""


@pytest.fixture
def install(tmp_path: Path) -> Path:
    """A copy of the package, as another install of it would be."""
    shutil.copytree(PACKAGE, tmp_path / "sesame", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def run(install: Path, code: str, **environment: str) -> str:
    settings = {"PYTHONPATH": str(install), "SESAME_CACHE": str(install / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | settings | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_an_edited_rule_changes_behaviour_at_the_next_start(install: Path) -> None:
    assert run(install, COUNT_NEAREST) == "4"
    state = install / "sesame/games/khan_tsin/state.py"
    state.write_text(state.read_text().replace("REACH = 4", "REACH = 3"))
    assert run(install, COUNT_NEAREST) == "3"
    state.write_text(state.read_text().replace("REACH = 3", "REACH = 4"))
    assert run(install, COUNT_NEAREST) == "4"


def test_compiled_code_is_kept_for_the_next_process(install: Path) -> None:
    run(install, COUNT_NEAREST)
    kept = set((install / "cache").rglob("*.nb?"))
    assert kept
    run(install, COUNT_NEAREST)
    assert set((install / "cache").rglob("*.nb?")) == kept
    assert not list((install / "sesame").rglob("*.nb?")), "the install itself stays untouched"


def test_without_a_place_to_write_it_compiles_anew(install: Path) -> None:
    (install / "cache").write_text("a file where the folder should be")
    assert run(install, COUNT_NEAREST) == "4"
