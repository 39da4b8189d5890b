"""MaskablePPO of sb3-contrib on Khan Tsin: how fast it goes, and that it learns."""

import json
from pathlib import Path

import pytest

from tests.environments import ROOT, fresh_python, run

_LEARN = Path(__file__).with_name("learns.py")


@pytest.mark.soak
def test_maskable_ppo_is_twenty_times_as_fast_and_learns(tmp_path: Path) -> None:
    """As it was done before, an environment a game with all 41,512 ids; and over `Vector`."""
    declared = ("-r", str(ROOT / "pyproject.toml"), "--extra", "research")
    python = fresh_python(tmp_path, *declared, "torch==2.13.0", "sb3-contrib")
    ours = {"PYTHONPATH": str(ROOT / "src")}
    found = json.loads(run(str(python), str(_LEARN), environment=ours).splitlines()[-1])
    assert found["shared"]
    assert found["together"] > 20 * found["alone"]
    before, after, error = found["before"], found["after"], found["error"]
    assert after > before + 4 * error
