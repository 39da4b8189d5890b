"""The page's two typefaces, without what it never shows: `make fonts`.

Fontsource's files have every weight and some two hundred letters and features besides; a phone
waits for each. What is written here is kept in `web/src/fonts`, so that no build needs these tools.
"""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

# Western Europe's letters, for names too, and what typography asks for; the rest is the system's
RANGES = (
    (0x20, 0x7E),
    (0xA0, 0xFF),
    (0x152, 0x153),
    (0x178, 0x178),
    (0x2013, 0x2014),
    (0x2018, 0x201A),
    (0x201C, 0x201E),
    (0x2022, 0x2022),
    (0x2026, 0x2026),
    (0x202F, 0x202F),
    (0x2039, 0x203A),
    (0x20AC, 0x20AC),
    (0x2190, 0x2193),
    (0x2212, 0x2212),
)
LETTERS = frozenset(chr(code) for first, last in RANGES for code in range(first, last + 1))


class Face(NamedTuple):
    """What of a typeface is kept."""

    name: str
    weight: str  # one, or from the lightest to the boldest
    features: str


FACES = (
    Face("inter", "400:800", "kern,mark,mkmk,ccmp,locl,tnum"),
    Face("fraunces", "650", "kern"),  # titles: one weight stands for its neighbours
)


def main(web: Path) -> None:
    for face in FACES:
        package = web / "node_modules/@fontsource-variable" / face.name / "files"
        whole = package / f"{face.name}-latin-wght-normal.woff2"
        with TemporaryDirectory() as folder:
            narrowed = Path(folder) / "narrowed.ttf"
            _run("varLib.instancer", str(whole), f"wght={face.weight}", f"--output={narrowed}")
            _run("subset", str(narrowed), *_kept(face), f"--output-file={_file(web, face)}")


def _file(web: Path, face: Face) -> Path:
    return web / "src/fonts" / f"{face.name}.woff2"


def _kept(face: Face) -> tuple[str, ...]:
    letters = ",".join(f"{first:X}-{last:X}" for first, last in RANGES)
    names = "--name-IDs=0,1,2,3,4,5,6,13,14"  # with their licence
    return f"--unicodes={letters}", f"--layout-features={face.features}", names, "--flavor=woff2"


def _run(module: str, *words: str) -> None:
    subprocess.run([sys.executable, "-m", f"fontTools.{module}", *words], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
