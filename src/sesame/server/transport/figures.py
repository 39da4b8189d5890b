"""Figures for whoever watches the machine: the page that Prometheus reads."""

from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sesame.server.common.metrics import SOCKETS, TABLES


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
    TABLES.set(len(request.app.state.house.tables.rooms))
    SOCKETS.set(request.app.state.sockets.open)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [figures]
