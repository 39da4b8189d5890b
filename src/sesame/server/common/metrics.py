"""Metrics: what is counted for whoever watches the machine (Prometheus)."""

from collections import Counter as Tally
from collections.abc import Iterator

from prometheus_client import REGISTRY, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

REQUESTS = Counter("sesame_requests_total", "Requests answered", ("method", "status"))
REFUSED = Counter("sesame_refused_total", "Commands refused")
TABLES = Gauge("sesame_tables", "Tables in memory")
SOCKETS = Gauge("sesame_sockets", "Open sockets")


_events = Tally[type]()


def count(event: object) -> None:
    """One more event of its kind; only the event loop counts, so that no lock is needed."""
    _events[type(event)] += 1


class _Events(Collector):
    """Read when somebody looks, rather than at every move."""

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily("sesame_events", "Events written, by kind", labels=("kind",))
        for kind, number in _events.items():
            family.add_metric([kind.__name__.lower()], number)
        yield family


REGISTRY.register(_Events())
