"""The page as files, built from web/: what browsers keep of it, what it is allowed to do."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

# What stands behind a page: a server, or nothing but files (`sesame site`)
Home = Literal["server", "static"]

INDEX = "index.html"
KEPT = "files.js"  # tells the page's service worker what to keep for when there is no network
BUNDLE = "manifest.json"  # Vite's: which file each source became
_NOT_SERVED = (BUNDLE, "made-of")
_MARK = '<meta name="sesame-home" content="{}" />'
_MACHINES = "machine/"  # the games as WebAssembly, where they were compiled

# Nothing but our own files; the games run as WebAssembly, which browsers will not compile otherwise
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'"
)


def folder() -> Traversable:
    return files("sesame.server").joinpath("page")


def page_files() -> dict[str, bytes]:
    """Every file that a browser may ask for, by its name; nothing where the page is not built."""
    return dict(sorted(_inside(folder(), ""))) if folder().is_dir() else {}


def machines(page: Mapping[str, bytes]) -> list[str]:
    """The games that browsers can play by themselves."""
    return sorted(
        name.removeprefix(_MACHINES).removesuffix(".wasm")
        for name in page
        if name.startswith(_MACHINES) and name.endswith(".wasm")
    )


def marked(index: bytes, home: Home) -> bytes:
    """The page, told what stands behind it. Files have no headers: their policy stands in it."""
    before, after = _MARK.format("server"), _MARK.format(home)
    if home == "static":
        after = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />\n    {after}'
    return index.decode().replace(before, after).encode()


def kept(page: Mapping[str, bytes], home: Home) -> bytes:
    """The list of all files, with sizes and marks; another mark of the whole is a new version."""
    names = {
        name: [len(body), hashlib.sha256(body).hexdigest()[:12]] for name, body in page.items()
    }
    version = hashlib.sha256(json.dumps([names, home]).encode()).hexdigest()[:12]
    told = {"version": version, "home": home, "files": names}
    return f"self.SESAME = {json.dumps(told, separators=(',', ':'))};\n".encode()


def _inside(within: Traversable, under: str) -> Iterator[tuple[str, bytes]]:
    for file in within.iterdir():
        if file.is_dir():
            yield from _inside(file, f"{under}{file.name}/")
        elif file.name not in _NOT_SERVED:
            yield under + file.name, file.read_bytes()
