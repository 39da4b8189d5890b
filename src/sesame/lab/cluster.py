"""Pieces of work on Ray: a cluster's machines, or a Ray that is started here for the time it takes.

A lost worker costs time and nothing else: Ray gives its piece to another, whose answer is the same.
"""

import logging
import os
import secrets
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sesame.core.errors import BadOption, SesameError
from sesame.core.fingerprint import source_hash
from sesame.core.messages import house
from sesame.core.words import Words
from sesame.lab.crew import AHEAD, Answer, Crew, Piece, Shared, accepted, attempt

HERE = "ray"  # instead of an address: start one
_REMOTE = "ray://"
_STORE = 100_000_000  # bytes of shared memory; answers are small
# Nothing is reported to anybody
_QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
# A Ray of ours listens to this machine alone, as Ray does by itself where it knows no clusters
_ALONE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


@contextmanager
def joined(address: str, workers: int) -> Iterator[Crew]:
    """The crew at that address; a Ray that Python code has already joined is used as it is."""
    if address != HERE and not address.startswith(_REMOTE):
        raise BadOption("not-a-cluster", address=repr(address))
    ray = _loaded(is_here=address == HERE)
    if ray.is_initialized():
        yield _crew(ray, is_here=True)
        return
    _join(ray, address, workers)
    try:
        yield _crew(ray, is_here=address == HERE)
    finally:
        ray.shutdown()


def _loaded(*, is_here: bool) -> Any:
    """Ray, which reads these when it is imported."""
    settings = dict(_QUIET)
    if is_here and "ray" not in sys.modules:
        # Nor may anybody else on this machine give our workers orders.
        settings |= _ALONE | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    for name, value in settings.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise SesameError("ray-missing") from None
    return ray


def _join(ray: Any, address: str, workers: int) -> None:
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address != HERE:
        _init(ray, address, settings)
        return
    settings |= {"address": "local", "num_cpus": workers, "include_dashboard": False}
    settings |= {"object_store_memory": _STORE}
    try:
        _init(ray, HERE, settings)
    except SesameError:  # Ray gives itself half a minute, which on a busy machine may be too little
        ray.shutdown()
        _init(ray, HERE, settings)


def _init(ray: Any, address: str, settings: dict[str, Any]) -> None:
    try:
        ray.init(**{"address": address, **settings})
    except Exception as error:  # Ray raises it bare, too
        reason = " ".join(str(error).split())
        raise SesameError("ray-silent", address=address, reason=reason) from None


def _crew(ray: Any, *, is_here: bool) -> Crew:
    """Work through a Ray that has been joined."""
    do = ray.remote(max_retries=-1)(_do)  # without end: the answer is the same each time

    def work(
        task: Callable[[Shared, Piece], Answer],
        shared: Shared,
        pieces: Sequence[Piece],
        prepare: Callable[[], object],
    ) -> Generator[Answer]:
        if is_here:
            prepare()
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = list[Any]()
        try:
            for piece in pieces:
                running.append(do.remote(source_hash(), task, shared, piece))
                if len(running) >= ahead:
                    yield _next(ray, running)
            while running:
                yield _next(ray, running)
        finally:
            for piece_of_work in running:
                ray.cancel(piece_of_work, force=True)

    return work


def _next(ray: Any, running: list[Any]) -> Any:
    """The next answer that is ready, taken off the list."""
    (ready,), running[:] = ray.wait(running)
    try:
        return accepted(ray.get(ready))
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1]
        raise SesameError("cluster-failed", reason=reason) from None


def _do(
    version: str, task: Callable[[Shared, Piece], Answer], shared: Shared, piece: Piece
) -> Answer | Words:
    """In a worker: other rules would give other answers, so only the very same ones are used."""
    return (
        attempt(task, shared, piece)
        if source_hash() == version
        else house()("cluster-of-other-version")
    )
