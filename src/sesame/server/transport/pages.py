"""Static files: the house in the browser, built from web/ when the package was installed."""

import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Annotated, Any, NamedTuple

import segno
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_404_NOT_FOUND

from sesame.core.errors import SesameError
from sesame.games import game as find_game
from sesame.games import games
from sesame.server.common.page_files import BUNDLE, INDEX, KEPT, folder, kept, page_files
from sesame.server.transport.requests import aside

# The first word of an address, and the page of web/src/pages that it opens: the script is told too
PAGES = {
    "": "Home",
    "t": "Table",
    "replay": "Replay",
    "rules": "Rules",
    "lesson": "Lesson",
    "me": "Me",
}
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_OF_A_GAME = {
    "t": ("Board.svelte",),
    "replay": ("Board.svelte",),
    "rules": ("rules.ts", "Cover.svelte"),
    "lesson": ("Board.svelte", "lesson.json"),
}
_OF_PROGRAMS = ("/api", "/assets/", "/machine/", "/games/", "/ws")
_NAMES_A_GAME = ("rules", "lesson")  # the others name a table
_TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "json": "application/json",
    "png": "image/png",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
_ANY = "application/octet-stream"  # what games bring beside their machine
_FIXTURES = (
    KEPT,
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "manifest.webmanifest",
    "worker.js",
)
_DEEPER = "deeper.html"  # the page at an address like /t/<table>: its files are one folder up
_PACKED = ("png", "woff2")  # kinds that do not get any smaller
_FOREVER = "public, max-age=31536000, immutable"  # its name changes when it does
_LONGEST_ADDRESS = 600  # letters in a QR code that a phone still reads
_ASK = "no-cache"  # kept by the browser, which asks each time whether it has changed


class File(NamedTuple):
    """One file of the page."""

    body: bytes
    packed: bytes | None  # the same, smaller; None: it is packed in itself
    mark: str  # changes when the file does


@cache
def _page() -> dict[str, File]:
    """Every file by its name."""
    found = page_files()
    found[KEPT] = kept(found, "server")
    if INDEX in found:
        found[_DEEPER] = found[INDEX].replace(b'"./', b'"../')
    return {name: _packed(name, body) for name, body in found.items()}


def read_files() -> None:
    """Before anybody asks."""
    _page()
    _bundle()


def _kind(name: str) -> str:
    return name.rpartition(".")[2]


def _packed(name: str, body: bytes) -> File:
    packed = None if _kind(name) in _PACKED else gzip.compress(body, mtime=0)
    return File(body, packed, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


@cache
def _bundle() -> dict[str, dict[str, Any]]:
    """Which file each source became, as the build noted it."""
    noted = folder().joinpath(BUNDLE)
    found: dict[str, dict[str, Any]] = {}
    if noted.is_file():
        found = json.loads(noted.read_text("utf-8"))
    return found


@get(["/", *(f"/{first}/{{name:str}}" for first in PAGES if first)], include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same page everywhere; its script looks at the address.

    What that script will ask for is named at once: files come together, not one after the other.
    """
    is_deeper = request.url.path.strip("/") != ""
    answer = _file(request, _DEEPER if is_deeper else INDEX)
    if needed := _needed(await _sources(request)):
        up = "../" if is_deeper else "./"
        answer.headers["link"] = ", ".join(f"<{up}{name}>; rel={how}" for name, how in needed)
    return answer


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For people who followed a wrong link: the page says so. None: a program asks."""
    path, found = request.url.path, _page().get(INDEX)
    is_program = path.startswith(_OF_PROGRAMS) or "text/html" not in request.headers.get(
        "accept", ""
    )
    if is_program or found is None:
        return None
    up = "../" * (path.count("/") - 1)
    body = found.body.replace(b'"./', f'"{up or "./"}'.encode())
    return Response(body, status_code=HTTP_404_NOT_FOUND, media_type=_TYPES["html"])


async def _sources(request: Request[Any, Any, Any]) -> list[str]:
    """The parts of web/ that this address shows."""
    first, _, name = request.url.path.strip("/").partition("/")
    parts, game = _OF_A_GAME.get(first, ()), None
    if parts:
        game = name if first in _NAMES_A_GAME else await _game_of(request, name)
    sources = f"src/games/{(game or '').replace('-', '_')}"
    return [f"src/pages/{PAGES[first]}.svelte", *(f"{sources}/{part}" for part in parts if game)]


async def _game_of(request: Request[Any, Any, Any], table: str) -> str | None:
    if not _TABLE.fullmatch(table):  # no name of a table: PostgreSQL would refuse some letters
        return None
    try:
        card = await request.app.state.house.store.card(table)
    except SesameError:  # the page opens all the same, and says what is the matter
        return None
    return card.game if card else None


def _needed(sources: Iterable[str]) -> list[tuple[str, str]]:
    """What they became, with whatever that imports, each once, and how it is asked for early.

    The page names its first script and what that needs.
    """
    found, waiting, seen = dict[str, str](), list(sources), {"index.html"}
    while waiting:
        source = waiting.pop(0)
        if source in seen or (part := _bundle().get(source)) is None:
            continue
        seen.add(source)
        found[part["file"]] = "modulepreload"
        found |= dict.fromkeys(part.get("css", ()), "preload; as=style; crossorigin")
        waiting += part.get("imports", ())
    return list(found.items())


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Its styles, scripts and fonts."""
    return _file(request, f"assets/{name}", _FOREVER)


@get("/games/{game:str}/{name:str}", include_in_schema=False)
async def brought(
    request: Request[Any, Any, Any], game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A board for browsers that a plug-in's package brings: its script, styles and pictures."""
    return _answer(request, name, _brought(game).get(name) if game in games() else None, _ASK)


@cache
def _brought(game: str) -> dict[str, File]:
    brought = find_game(game).page
    return {} if brought is None else dict(_found(brought))


def _found(inside: Traversable) -> Iterator[tuple[str, File]]:
    for file in inside.iterdir():
        if file.is_file() and _kind(file.name) in _TYPES:
            yield file.name, _packed(file.name, file.read_bytes())


@get("/machine/{name:str}", include_in_schema=False)
async def machine(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A game that the browser plays by itself: its rules as WebAssembly, and how to call them."""
    return _file(request, f"machine/{name}")


@get([f"/{name}" for name in _FIXTURES], include_in_schema=False)
async def fixture(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser wants under a fixed name."""
    return _file(request, request.url.path.lstrip("/"))


@get("/api/qr", include_in_schema=False)
async def square(
    request: Request[Any, Any, Any], path: Annotated[str, QueryParameter(max_length=200)]
) -> Response[bytes]:
    """A QR code of one of our own addresses, as the browser knows us."""
    address = f"{str(request.base_url).rstrip('/')}/{path.lstrip('/')}"
    if len(address) > _LONGEST_ADDRESS:
        raise NotFoundException
    drawn = await aside(request, _square, address)
    return Response(drawn, media_type=_TYPES["svg"])


@lru_cache(maxsize=256)
def _square(address: str) -> bytes:
    drawn = BytesIO()
    segno.make(address, micro=False).save(
        drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, border=2
    )
    return drawn.getvalue()


def _file(request: Request[Any, Any, Any], name: str, keep: str = _ASK) -> Response[bytes]:
    return _answer(request, name, _page().get(name), keep)


def _answer(
    request: Request[Any, Any, Any], name: str, file: File | None, keep: str
) -> Response[bytes]:
    if file is None:
        raise NotFoundException
    headers = {"etag": file.mark, "cache-control": keep, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.mark:
        return Response(b"", status_code=304, headers=headers)
    kind = _TYPES.get(_kind(name), _ANY)
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=kind, headers=headers)
    return Response(file.packed, media_type=kind, headers=headers | {"content-encoding": "gzip"})


ROUTES = [index, asset, brought, machine, fixture, square]
