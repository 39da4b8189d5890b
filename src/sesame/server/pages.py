"""The house in the browser: files that were built from web/ when the package was installed."""

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from typing import Annotated, Any

import segno
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

_TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
_FOREVER = "public, max-age=31536000, immutable"  # its name changes when it does
_ASK = "no-cache"  # kept by the browser, which asks each time whether it has changed


@cache
def _page() -> dict[str, tuple[bytes, str]]:
    """Every file by its name, and a mark that changes when the file does."""
    return dict(_found(files("sesame.server").joinpath("page"), ""))


def _found(folder: Traversable, under: str) -> list[tuple[str, tuple[bytes, str]]]:
    found = list[tuple[str, tuple[bytes, str]]]()
    for file in folder.iterdir():
        if file.is_dir():
            found += _found(file, f"{under}{file.name}/")
        elif file.name.rpartition(".")[2] in _TYPES:
            body = file.read_bytes()
            found.append((under + file.name, (body, f'"{hashlib.sha256(body).hexdigest()[:16]}"')))
    return found


@get(["/", "/t/{table:str}", "/replay/{table:str}", "/rules/{game:str}"], include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same page everywhere; its script looks at the address."""
    return _file(request, "index.html")


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Its styles, scripts and fonts."""
    return _file(request, f"assets/{name}", _FOREVER)


@get(["/icon.svg", "/manifest.webmanifest", "/worker.js"], include_in_schema=False)
async def fixture(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser wants under a fixed name."""
    return _file(request, request.url.path.lstrip("/"))


@get("/api/qr", include_in_schema=False)
async def square(
    request: Request[Any, Any, Any], path: Annotated[str, QueryParameter(max_length=200)]
) -> Response[bytes]:
    """A QR code of one of our own addresses, as the browser knows us."""
    drawn, address = BytesIO(), f"{str(request.base_url).rstrip('/')}/{path.lstrip('/')}"
    segno.make(address, micro=False).save(
        drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, omitsize=True, border=2
    )
    return Response(drawn.getvalue(), media_type=_TYPES["svg"])


def _file(request: Request[Any, Any, Any], name: str, keep: str = _ASK) -> Response[bytes]:
    if name not in _page():
        raise NotFoundException
    body, mark = _page()[name]
    headers = {"etag": mark, "cache-control": keep}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    kind = _TYPES[name.rpartition(".")[2]]
    return Response(body, media_type=kind, headers=headers)


ROUTES = [index, asset, fixture, square]
