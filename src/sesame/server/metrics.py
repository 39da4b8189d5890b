"""Figures for whoever watches the machine, as Prometheus reads them."""

from functools import cache

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, generate_latest

REQUESTS = Counter("sesame_requests_total", "Requests answered", ("method", "status"))
EVENTS = Counter("sesame_events_total", "Events written, by kind", ("kind",))
REFUSED = Counter("sesame_refused_total", "Commands refused")
TABLES = Gauge("sesame_tables", "Tables in memory")
SOCKETS = Gauge("sesame_sockets", "Open sockets")


def count(event: object) -> None:
    """One more event of its kind."""
    _of_kind(type(event).__name__).inc()


@cache
def _of_kind(name: str) -> Counter:
    return EVENTS.labels(name.lower())


@get("/metrics", include_in_schema=False)
async def page(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    TABLES.set(len(request.app.state.house.rooms))
    SOCKETS.set(request.app.state.sockets.open)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
