"""Health and figures, for whoever runs the house: /health, and what Prometheus reads."""

from typing import Any

from litestar import Request, Response, get
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sesame.server.common.metrics import SOCKETS, TABLES
from sesame.server.live.views import text
from sesame.server.protocol import Text
from sesame.server.transport.requests import house_of
from sesame.server.transport.witness import SILENCE


class Health(Struct, frozen=True):
    """Whether all is well."""

    ok: bool
    tables: int
    sockets: int
    warning: Text | None = None  # what a host should mend, though all goes on


@get("/health", tags=["house"])
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 if something could just be written to the database, and it is whole; else 503."""
    house, pulse = house_of(request), request.app.state.pulse
    is_well = await pulse.is_well()
    missed = SILENCE.of
    warning = None if missed is None else text(missed)
    found = Health(is_well, len(house.tables.rooms), request.app.state.sockets.open, warning)
    return Response(found, status_code=200 if is_well else 503)


@get("/metrics", include_in_schema=False)
async def figures(request: Request[Any, Any, Any]) -> Response[bytes]:
    TABLES.set(len(house_of(request).tables.rooms))
    SOCKETS.set(request.app.state.sockets.open)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


ROUTES = [health]
FIGURES = [figures]  # not part of the interface
