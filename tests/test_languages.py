"""A language is a file in each folder of messages, and nothing else."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sesame.core.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/sesame"
SOURCES = [
    path
    for folder, endings in ((PACKAGE, {".py"}), (ROOT / "web/src", {".ts", ".svelte"}))
    for path in folder.rglob("*")
    if path.suffix in endings and path.parent.name != "words" and ".test" not in path.name
]
ASKED = "import sys; from sesame.core.words import LANGUAGES; print(*LANGUAGES)"


def test_no_source_names_a_language_beyond_the_first_two() -> None:
    others = "|".join(set(LANGUAGES) - {"fr", "en"})
    named = re.compile(rf"""["'](?:{others})["']|^\s*(?:{others})\??: """, re.MULTILINE)
    assert [path for path in SOURCES if named.search(path.read_text("utf-8"))] == []


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package somewhere else, without German, and with a language that nobody speaks."""
    copy = tmp_path_factory.mktemp("elsewhere") / "sesame"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("page", "__pycache__", "kernels"))
    for path in sorted(copy.rglob("de.ftl")):
        path.rename(path.with_name("xx.ftl"))
    return copy


def _answer(package: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=package.parent, capture_output=True, text=True, check=False)


def test_whose_files_are_there_is_spoken_and_whose_are_not_is_not(package: Path) -> None:
    assert _answer(package, "-c", ASKED).stdout.split() == ["fr", "en", "xx"]
    known, gone = (_answer(package, "-m", "sesame", "games", "--lang", it) for it in ("xx", "de"))
    assert "Spieler" in known.stdout
    assert gone.returncode != 0
