"""The rules and the command line on other Pythons: `make test-pythons`.

Whichever of Python 3.11 to 3.14 this machine has, each in an environment of its own below .venv.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parents[1]
_VERSIONS = ("3.11", "3.12", "3.13", "3.14")
_QUICK = ("tests/core", "tests/games", "tests/cli", "tests/test_readme.py")


def main(venv: Path) -> int:
    """Which were tried, and whether all went well."""
    failed, absent = list[str](), list[str]()
    for version in _VERSIONS:
        python = _working(version)
        if python is None:
            absent.append(version)
        elif not _is_well(python, venv.absolute(), version):
            failed.append(version)
    tried = [version for version in _VERSIONS if version not in absent]
    print(f"Pythons tried: {', '.join(tried)}. Not on this machine: {', '.join(absent) or 'none'}.")
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return int(bool(failed))


def _working(version: str) -> str | None:
    """Its path; a name that leads nowhere (version managers leave such) does not count."""
    found = shutil.which(f"python{version}")
    if (
        found is None
        or subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode
    ):
        return None
    return found


def _is_well(python: str, venv: Path, version: str) -> bool:
    print(f"Python {version}:", flush=True)
    uv, own = venv / "tools/bin/uv", venv / f"python-{version}"
    lock = str(_ROOT / "requirements/dev.txt")
    commands: tuple[list[str], ...] = (
        [str(uv), "venv", "--quiet", "--allow-existing", "--python", python, str(own)],
        [str(uv), "pip", "sync", "--quiet", "--python", str(own), "--require-hashes", lock],
        [f"{own}/bin/python", "-m", "pytest", "-q", "-n", "auto", "-m", "not soak", *_QUICK],
    )
    environment = os.environ | {"PYTHONPATH": str(_ROOT / "src")}
    return all(
        subprocess.run(command, cwd=_ROOT, env=environment, check=False).returncode == 0
        for command in commands
    )


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
