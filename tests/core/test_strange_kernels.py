"""Kernels from outside the package, in fresh processes: each plays what its sources say now."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

# The least that a stranger's game can be: a pile, and who may take from it. Its helper is in
# another file, as is a number that it reads.
GAME = """
import numpy as np
from types import SimpleNamespace
from sesame.core import contract
from sesame.core.kernel import kernel
from helper import turn_of, ALL

State = np.dtype([("pile", "i8"), ("strange", "i8")], align=True)

@kernel
def actors(s):
    return turn_of(s.pile) if s.pile != ALL else 8

@kernel
def over(s):
    return s.pile == 0

@kernel
def nothing(s):
    return 0

rules = SimpleNamespace(actors=actors, over=over, setup=nothing, legal=nothing, outcomes=nothing,
    apply=nothing, winners=nothing, scores=nothing, returns=nothing, measures=nothing)
contract.bind(State, rules, SimpleNamespace(observe=nothing, redeal=nothing))
"""
HELPER = """
from sesame.core.kernel import kernel

ALL = 9

@kernel
def turn_of(pile):
    return 1 if pile % 2 else 2
"""
WHOSE_TURN = """
from sesame.core import calls
from sesame.core.cache import compilations
from game import State
table = calls.blank(State)
table["pile"] = 3
odd = calls.turn(table)
table["pile"] = 9
print(odd, calls.turn(table), "sesame.core.calls.turn" in compilations())
"""

# Who judges tables by a judgement of their own; the package's is what the rules say at the end
WORTH = """
import numpy as np
from sesame.agents import knowledge
from sesame.core import contract
from sesame.core.kernel import kernel
from sesame.games import game

attrap = game("attrap-tresors")
knowledge.load(attrap)
{own}
out, table = np.zeros(8), contract.blank(attrap.state)
knowledge._judge_by_worth(table[0], table[0], out)
print(out[0])
"""
OWN_WORTH = """
@kernel
def worth(s, out):
    out[0] = {worth}
contract.extend(attrap.state, dict(worth=worth))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "game.py").write_text(GAME)
    (tmp_path / "helper.py").write_text(HELPER)
    return tmp_path


def run(folder: Path, code: str, cache: str = "cache") -> str:
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": path, "SESAME_CACHE": str(folder / cache)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def edit(path: Path, old: str, new: str) -> None:
    """Of the same length, at the same time: neither tells that it is another file."""
    assert len(old) == len(new)
    before, times = path.read_text(), path.stat()
    assert old in before
    path.write_text(before.replace(old, new))
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert path.stat().st_mtime_ns == times.st_mtime_ns
    for compiled in path.parent.glob("__pycache__/*"):
        compiled.unlink()  # Python itself would be fooled


def test_an_edited_rule_of_a_strangers_game_is_the_one_that_plays(folder: Path) -> None:
    assert run(folder, WHOSE_TURN) == "1 8 True"
    assert run(folder, WHOSE_TURN) == "1 8 False"
    edit(folder / "game.py", "else 8", "else 4")
    assert run(folder, WHOSE_TURN) == "1 4 True"


@pytest.mark.soak
def test_a_helper_in_another_file_is_part_of_the_rule(folder: Path) -> None:
    assert run(folder, WHOSE_TURN) == "1 8 True"
    edit(folder / "helper.py", "1 if", "4 if")
    assert run(folder, WHOSE_TURN) == "4 8 True"
    edit(folder / "helper.py", "ALL = 9", "ALL = 3")
    assert run(folder, WHOSE_TURN) == "8 4 True"


@pytest.mark.soak
def test_a_judgement_of_ones_own_is_heard_where_the_packages_is_compiled(folder: Path) -> None:
    plain = run(folder, WORTH.format(own=""))
    assert plain not in ("0.25", "0.75")
    assert run(folder, WORTH.format(own=OWN_WORTH.format(worth=0.25))) == "0.25"


@pytest.mark.soak
def test_a_judgement_of_ones_own_stays_where_it_was_made(folder: Path) -> None:
    assert run(folder, WORTH.format(own=OWN_WORTH.format(worth=0.25))) == "0.25"
    assert run(folder, WORTH.format(own="")) not in ("0.25", "0.75")
