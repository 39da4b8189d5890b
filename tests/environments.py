"""Environments of their own, by uv: what a test installs, it installs nowhere else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
_HERE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def fresh_python(folder: Path, *wanted: str) -> Path:
    """A new environment with nothing in it but what is wanted, as `uv pip install` takes it."""
    uv = _uv(folder)
    run(uv, "venv", "--quiet", "--python", sys.executable, str(folder / "venv"))
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(uv, "pip", "install", "--quiet", "--python", str(python), *wanted)
    return python


def run(
    *command: str, cwd: Path = ROOT, environment: dict[str, str] | None = None, typed: str = ""
) -> str:
    """What it says, if it is content; `typed` is its input."""
    told = os.environ.get("PIP_INDEX_URL")  # which uv does not read
    mirror = {"UV_DEFAULT_INDEX": told} if told and "UV_DEFAULT_INDEX" not in os.environ else {}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=_HERE | mirror | (environment or {}),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _uv(folder: Path) -> str:
    """The one that `make setup` brought, or one is brought in the same way."""
    there = shutil.which("uv") or shutil.which(str(Path(sys.prefix) / "tools/bin/uv"))
    if there is None:
        lock = ("--require-hashes", "-r", str(ROOT / "requirements/uv.txt"))
        pip = (sys.executable, "-m", "pip", "install", "--quiet", f"--target={folder / 'tools'}")
        run(*pip, *lock)
        there = str(folder / "tools/bin/uv")
    return there
