"""Who does the work: those of this machine, or a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager

from sesame.lab.crew import Crew, Processes, Threads


@contextmanager
def hired(on: str | None, local: Threads | Processes) -> Iterator[Crew]:
    """The cluster at that address, or those of this machine where none is named."""
    if on is None:
        yield local
    else:
        from sesame.lab.cluster import joined  # here: Ray is an extra

        with joined(on, local.count) as crew:
            yield crew
