"""Sets up the virtual environment, in plain words: `python3 requirements/install.py play` or `dev`.

It needs the standard library alone. Packages come by uv, many times as quick as pip (pip brings it,
pinned like the others); pip takes over where uv cannot. While packages come, the page is built.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO, NamedTuple

_ROOT = Path(__file__).parents[1]
_LOCKS = _ROOT / "requirements"
_VENV = _ROOT / ".venv"
_PYTHON = str(_VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
_TOOLS = _VENV / "tools"  # beside what is installed, so that uv does not remove itself
_OLDEST, _TOO_NEW = (3, 11), (3, 15)
_PATIENCE = 3  # seconds after which something is said again
_QUIET_PIP = ("--quiet", "--disable-pip-version-check", "--no-compile", "--require-hashes")

_VARIABLES = ("SESAME_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # as the command line has it
_CHOSEN = next(filter(None, map(os.environ.get, _VARIABLES)), "")
_IS_ENGLISH = _CHOSEN.lower().startswith("en") or _CHOSEN.partition(".")[0] in ("C", "POSIX")


class Failed(Exception):
    """A program did not succeed; what it said."""


class Running(NamedTuple):
    """A program at work, and what it says."""

    program: "subprocess.Popen[bytes]"
    said: IO[bytes]


def main(purpose: str) -> int:
    if not _OLDEST <= sys.version_info < _TOO_NEW:
        found = sys.version.split()[0]
        _say(
            f"Sésame demande Python 3.11 à 3.14, et non {found} : make PYTHON=python3.12",
            f"Sésame needs Python 3.11 to 3.14, not {found}: make PYTHON=python3.12",
        )
        return 1
    try:
        _set_up(purpose)
    except Failed as trouble:
        _say(f"\nL'installation a échoué :\n{trouble}", f"\nThe installation failed:\n{trouble}")
        return 1
    (_VENV / f"{purpose}-ready").touch()
    return 0


def _set_up(purpose: str) -> None:
    if not Path(_PYTHON).exists():
        _wait(_start(sys.executable, "-m", "venv", "--without-pip", "--clear", str(_VENV)))
    uv = _bring_uv()
    _say("Outils de construction :", "Build tools:", end="")
    _install(uv, "install", "build")
    page = _start(_PYTHON, "hatch_build.py")
    try:
        if purpose == "play":
            _say("Ce qu'il faut pour jouer :", "What playing needs:", end="")
            _install(uv, "install", "play")
        else:
            _say("Ce qu'il faut pour tout tester :", "What testing everything needs:", end="")
            _install(uv, "sync", "dev")  # which also removes what is no longer asked for
        _say("La page et ses plateaux :", "The page and its boards:", end="")
        _wait(page, is_told=True)
    finally:
        page.program.kill()
    _install_ourselves(uv)


# --- by uv, or by pip


def _bring_uv() -> str | None:
    """Its path; None where it cannot be had."""
    uv, lock, stamp = _TOOLS / "bin/uv", _LOCKS / "uv.txt", _TOOLS / "installed"
    if not (uv.exists() and stamp.exists() and stamp.read_text() == lock.read_text()):
        _say("L'installateur, uv :", "The installer, uv:", end="")
        folder = ("--upgrade", f"--target={_TOOLS}")
        try:
            _wait(_start(*_pip(), "install", *_QUIET_PIP, *folder, "-r", str(lock)), is_told=True)
        except Failed:
            _say(" absent ; pip le remplace", " cannot be had; pip does it")
            return None
        stamp.write_text(lock.read_text())
    return str(uv)


def _install(uv: str | None, how: str, name: str) -> None:
    lock = str(_LOCKS / f"{name}.txt")
    if uv is not None:
        listed = [lock] if how == "sync" else ["-r", lock]
        try:
            program = _start(uv, "pip", how, "--quiet", *_into(), "--require-hashes", *listed)
            return _wait(program, is_told=True)
        except Failed:  # an index that only pip knows of, for instance
            _say(" uv n'y arrive pas, pip essaie", " uv cannot, pip tries", end="")
    program = _start(*_pip(), f"--python={_PYTHON}", "install", *_QUIET_PIP, "-r", lock)
    return _wait(program, is_told=True)


def _install_ourselves(uv: str | None) -> None:
    _say("Sésame :", "Sésame:", end="")
    ourselves = ("--no-deps", "--no-build-isolation", "--editable", ".")
    if uv is not None:
        program = _start(uv, "pip", "install", "--quiet", *_into(), *ourselves)
    else:
        program = _start(*_pip(), f"--python={_PYTHON}", "install", "--quiet", *ourselves)
    _wait(program, is_told=True)


def _into() -> tuple[str, ...]:
    return ("--python", _PYTHON)


def _pip() -> list[str]:
    """The pip that is there, or the one that Python can unpack."""
    if importlib.util.find_spec("pip"):
        return [sys.executable, "-m", "pip"]
    _wait(_start(_PYTHON, "-m", "ensurepip"))
    return [_PYTHON, "-m", "pip"]


# --- programs, and what is said meanwhile


def _start(*command: str) -> Running:
    said = tempfile.TemporaryFile()  # noqa: SIM115 - whoever waits closes it
    environment = os.environ | _indexes()
    program = subprocess.Popen(command, cwd=_ROOT, stdout=said, stderr=said, env=environment)
    return Running(program, said)


def _indexes() -> dict[str, str]:
    """uv does not read what pip is told, and somebody may have a mirror."""
    told = os.environ.get("PIP_INDEX_URL")
    return {"UV_DEFAULT_INDEX": told} if told and "UV_DEFAULT_INDEX" not in os.environ else {}


def _wait(running: Running, *, is_told: bool = False) -> None:
    """Until it is done; `is_told` to whoever waits: a sign every few seconds, then the time."""
    program, began = running.program, time.monotonic()
    while True:
        try:
            program.wait(_PATIENCE)
            break
        except subprocess.TimeoutExpired:
            print(" …", end="", flush=True)
    with running.said as said:
        said.seek(0)
        heard = said.read().decode(errors="replace")
    if program.returncode:
        raise Failed(heard.strip() or f"{program.args!r}: {program.returncode}")
    if is_told:
        print(f" {time.monotonic() - began:.0f} s", flush=True)


def _say(french: str, english: str, end: str = "\n") -> None:
    print(english if _IS_ENGLISH else french, end=end, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
