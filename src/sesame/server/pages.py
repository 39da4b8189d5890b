"""A plain page to play on, in the browser: a few small files, nothing to build."""

import hashlib
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

_TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript"}


@cache
def _page() -> dict[str, tuple[bytes, str]]:
    """Every file by its name, and a mark that changes when the file does."""
    found = {}
    for file in files("sesame.server").joinpath("page").iterdir():
        if file.name.rpartition(".")[2] in _TYPES:
            body = file.read_bytes()
            found[file.name] = body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    return found


@get(["/", "/t/{table:str}"], include_in_schema=False)
async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The same page everywhere; its script looks at the address."""
    return _file(request, "index.html")


@get("/page/{name:str}", include_in_schema=False)
async def part(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """Its style and its script."""
    return _file(request, name)


def _file(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    """Kept by the browser, which asks each time whether it has changed."""
    if name not in _page():
        raise NotFoundException
    body, mark = _page()[name]
    headers = {"etag": mark, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == mark:
        return Response(b"", status_code=304, headers=headers)
    kind = _TYPES[name.rpartition(".")[2]]
    return Response(body, media_type=kind, headers=headers)


ROUTES = [index, part]
