"""`sesame new-game`: what it writes is a package whose game plays and passes its own tests."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Sesame
from tests.cli.test_errors import refused
from tests.games.installed import installed_beside

# Of its own tests; `make soak` runs all
_QUICK = "cr0 or flow or redeal or same_seed or every_id or is_not_read or json or sentence"


@pytest.fixture
def package(sesame_says: Sesame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    said = sesame_says("new-game croix-et-cle --lang en")
    assert said.code == 0
    assert "Package written: sesame-croix-et-cle." in said.out
    return tmp_path / "sesame-croix-et-cle"


def _run(package: Path, *words: str) -> str:
    environment = installed_beside(package.parent, package)
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=package, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_blank_is_left_open(package: Path) -> None:
    written = [path for path in package.rglob("*") if path.is_file()]
    assert not any(re.search("@[A-Z]+@", path.read_text("utf-8")) for path in written)
    assert not any(path.suffix == ".in" for path in written)
    declared = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    assert declared["entry-points"] == {
        "sesame.games": {"croix-et-cle": "sesame_croix_et_cle:GAME"}
    }
    assert {path.name for path in (package / "src/sesame_croix_et_cle").iterdir()} == {
        *("__init__.py", "actions.py", "rules.py", "sight.py", "state.py", "text.py")
    }


def test_it_passes_its_own_tests(package: Path) -> None:
    assert " passed" in _run(package, "-m", "pytest", "-q", "-k", _QUICK)


@pytest.mark.soak
def test_it_passes_all_of_its_own_tests_and_is_typed(package: Path) -> None:
    assert " passed" in _run(package, "-m", "pytest", "-q")
    _run(package, "-m", "mypy", "--strict", "src")
    _run(package, "-m", "ruff", "check", "--isolated", "src", "tests", "--ignore", "F403")
    _run(package, "-m", "ruff", "format", "--isolated", "--line-length=100", "--check", ".")


@pytest.mark.parametrize(
    ("name", "french", "english"),
    [
        ("Échecs", "n'est pas un nom de jeu", "is no name of a game"),
        ("../etc", "n'est pas un nom de jeu", "is no name of a game"),
        ("khan-tsin", "il y a déjà un jeu khan-tsin", "there is a game khan-tsin already"),
        ("croix-et-cle", "existe déjà", "is there already"),
    ],
)
def test_refusals(package: Path, sesame_says: Sesame, name: str, french: str, english: str) -> None:
    assert package.exists()
    assert french in refused(sesame_says(f"new-game {name} --lang fr"))
    assert english in refused(sesame_says(f"new-game {name} --lang en"))
