"""What is released: complete, the same each time, and played where there is neither Node nor cc."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import sesame
from tests.server.open_server import open_server
from tests.server.test_bots import Somebody

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/sesame"


def _build(root: Path, kind: str, folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=root, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


def _expected() -> Iterator[str]:
    """All that lies in the package, but what Python makes itself."""
    for path in PACKAGE.rglob("*"):
        if path.is_file() and path.suffix not in (".pyc", ".pyo"):
            yield f"sesame/{path.relative_to(PACKAGE).as_posix()}"


def test_the_wheel_has_code_boards_and_the_page_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        inside = set(opened.namelist())
    assert set(_expected()) <= inside
    assert "sesame/server/page/index.html" in inside
    assert len([name for name in inside if "/boards/" in name and name.endswith(".toml")]) >= 6
    assert not [name for name in inside if not name.startswith("sesame") or "node_modules" in name]


def test_a_wheel_is_the_same_whenever_it_is_built(wheel: Path, tmp_path: Path) -> None:
    assert _build(ROOT, "wheel", tmp_path).read_bytes() == wheel.read_bytes()


def test_the_source_archive_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    with tarfile.open(_build(ROOT, "sdist", tmp_path / "sdist")) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = (path for path in tmp_path.iterdir() if path.name != "sdist")
    assert not (unpacked / "web").exists(), "the page is there, built"
    again = _build(unpacked, "wheel", tmp_path / "wheel")
    with zipfile.ZipFile(wheel) as first, zipfile.ZipFile(again) as second:
        assert {each.filename: each.CRC for each in first.infolist()} == {
            each.filename: each.CRC for each in second.infolist()
        }


@pytest.mark.soak
def test_a_wheel_alone_is_enough_to_play(wheel: Path, tmp_path: Path) -> None:
    python = _clean_python(wheel, tmp_path)
    alone = {"PATH": str(python.parent), "HOME": str(tmp_path), "LANG": "en_GB.UTF-8"}
    assert not any(shutil.which(tool, path=alone["PATH"]) for tool in ("node", "npm", "cc", "gcc"))

    def run(*words: str) -> str:
        command = [str(python), *words]
        done = subprocess.run(
            command, env=alone, cwd=tmp_path, text=True, capture_output=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    seats = ("--seats", "random,apprentice", "--seed", "1", "--save", "game.sesame")
    run("-m", "sesame", "play", "khan-tsin", *seats)
    assert run("-m", "sesame", "verify", "game.sesame").startswith("OK: ")
    with (
        open_server(tmp_path / "house.db", python=str(python), environment=alone) as address,
        Somebody(address) as owner,
    ):
        assert "<script" in httpx.get(address, timeout=60).text
        table = owner.open_table("khan-tsin", "me", "me")
        run(str(ROOT / "examples/bot.py"), address, table, owner.token())
        assert not sesame.verify(owner.record(table)).faults


def _clean_python(wheel: Path, folder: Path) -> Path:
    """A new environment, with what the wheel asks for and the wheel."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    python = folder / "venv/bin/python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--no-compile"]
    locked = ["--require-hashes", "-r", str(ROOT / "requirements/play.txt")]
    here = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    for wanted in (locked, ["--no-deps", str(wheel)]):
        subprocess.run([*pip, *wanted], check=True, env=here)
    return python
