"""The compile cache: no edited rule ever runs stale, wherever it comes from."""

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
from sesame.core.cache import compilations
from sesame.core.calls import blank
from sesame.games.khan_tsin.rules import reach
from sesame.games.khan_tsin.state import State
table = blank(State.dtype)
table["occupied"] = 0b111111
print(reach(table[0], 0).bit_count(), len(compilations()) > 0)
"""


@pytest.fixture
def install(tmp_path: Path) -> Path:
    """A copy of the package, as another install of it would be."""
    left_out = shutil.ignore_patterns("__pycache__", "kernels", "page")
    shutil.copytree(PACKAGE, tmp_path / "sesame", ignore=left_out)
    return tmp_path


def run(install: Path, code: str, **environment: str) -> str:
    settings = {"PYTHONPATH": str(install), "SESAME_CACHE": str(install / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | settings | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_an_edited_rule_changes_behaviour_at_the_next_start(install: Path) -> None:
    assert run(install, COUNT_NEAREST) == "4 True"
    state = install / "sesame/games/khan_tsin/state.py"
    state.write_text(state.read_text().replace("REACH = 4", "REACH = 3"))
    assert run(install, COUNT_NEAREST) == "3 True"
    state.write_text(state.read_text().replace("REACH = 3", "REACH = 4"))
    assert run(install, COUNT_NEAREST) == "4 False"


def test_compiled_code_is_kept_for_the_next_process_and_for_another_clone(install: Path) -> None:
    assert run(install, COUNT_NEAREST) == "4 True"
    kept = set((install / "cache").rglob("*.nbc"))
    for spoilt in kept:
        spoilt.write_bytes(spoilt.read_bytes()[:100])
    assert run(install, COUNT_NEAREST) == "4 True", "half a file is no kernel"
    clone = install / "clone"
    shutil.copytree(install / "sesame", clone / "sesame")
    assert run(clone, COUNT_NEAREST, SESAME_CACHE=str(install / "cache")) == "4 False"
    assert set((install / "cache").rglob("*.nbc")) == kept
    assert not list((install / "sesame").rglob("*.nbc")), "the install itself stays untouched"


@pytest.mark.soak
def test_another_way_of_compiling_is_another_kernel(install: Path) -> None:
    assert run(install, COUNT_NEAREST, NUMBA_OPT="1") == "4 True"
    assert run(install, COUNT_NEAREST, NUMBA_CPU_NAME="generic") == "4 True"
    assert run(install, COUNT_NEAREST, NUMBA_OPT="1") == "4 False"


def test_without_a_place_to_write_it_compiles_anew(install: Path) -> None:
    (install / "cache").write_text("a file where the folder should be")
    assert run(install, COUNT_NEAREST) == "4 True"
