"""Kernels in a wheel: whoever installs it compiles nothing."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sesame
from sesame.core import processor

PACKAGE = Path(sesame.__file__).parent
ROOT = Path(__file__).parents[2]

# All that a visitor may meet first: tables of every size, and a move by every robot there is
PLAY = """
import sys
from sesame.agents import roster
from sesame.core.cache import compilations
from sesame.games import OURS, game
from sesame.server.workers.warming import Task, perform
for name in sys.argv[1:] or OURS:
    perform(Task("tables", name))
    for seats in game(name).seats:
        match = game(name).new(seats, seed=seats)
        assert match.view(None) and match.legal_ids(match.actors[0])
        if not game(name).is_timed and not sys.argv[1:]:
            for level in roster.LEVELS:
                seat = match.actors[0]
                match.play(seat, roster.agent(level, match, 1).act(match, seat))
print(compilations())
"""
SHIP = """
import sys
from sesame.core.cache import SHIPPED
from sesame.server.process.shipping import ship
from sesame.server.workers.warming import Task, tasks
if __name__ == "__main__":
    ship(SHIPPED, [Task("tables", sys.argv[1])])
"""


def run(site: Path, code: str, *words: str) -> str:
    """In a fresh process, with an empty cache."""
    settings = {"PYTHONPATH": str(site), "SESAME_CACHE": str(site.parent / "cache")}
    shutil.rmtree(settings["SESAME_CACHE"], ignore_errors=True)
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        env=os.environ | settings,
        cwd=site,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.soak
def test_what_was_shipped_is_not_compiled(tmp_path: Path) -> None:
    site = tmp_path / "site"
    left_out = shutil.ignore_patterns("__pycache__", "kernels", "page")
    shutil.copytree(PACKAGE, site / "sesame", ignore=left_out)
    run(site, SHIP, "bakschisch")
    shipped = {path.suffix for path in (site / "sesame/kernels").rglob("*") if path.is_file()}
    assert shipped == {".nbc", ".pickle", ".json"}
    assert run(site, PLAY, "bakschisch") == "[]"
    rules = site / "sesame/games/bakschisch/rules.py"
    rules.write_text(rules.read_text() + "# edited\n")
    assert run(site, TURN) != "[]", "an edited rule is never the one that was shipped"


TURN = """
from sesame.core import calls
from sesame.core.cache import compilations
from sesame.games import game
calls.turn(calls.blank(game("bakschisch").state))
print(compilations())
"""


def test_kernels_for_other_machines_are_left_alone(tmp_path: Path) -> None:
    assert processor.of_folder(tmp_path / "nothing") is None
    processor.mark(tmp_path)
    assert processor.of_folder(tmp_path) is not None
    triple, name, features = json.loads((tmp_path / "made-for.json").read_text())
    other = tmp_path / "other"
    other.mkdir()
    strange = json.dumps(("strange-" + triple, name, features))
    (other / "made-for.json").write_text(strange)
    assert processor.of_folder(other) is None


@pytest.mark.soak
def test_from_the_wheel_to_every_robots_first_move_without_a_compilation(tmp_path: Path) -> None:
    """Built and installed as anybody would; its name says for whom it is."""
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    how = ("--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path))
    subprocess.run([*pip, "wheel", *how, str(ROOT)], check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert f"cp{sys.version_info.major}{sys.version_info.minor}" in wheel.name
    site = tmp_path / "site"
    subprocess.run([*pip, "install", "--no-deps", "--target", str(site), str(wheel)], check=True)
    shipped = [path for path in (site / "sesame/kernels").rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in shipped)
    sys.stdout.write(f"wheel {wheel.stat().st_size:,}; {len(shipped)} kernels {size:,} bytes\n")
    assert run(site, PLAY) == "[]"
