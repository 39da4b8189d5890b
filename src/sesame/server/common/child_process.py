"""Child processes: one that was started by another does not outlive it, even if that was killed."""

import multiprocessing
import os
import threading
from collections.abc import Callable

from sesame.core.offspring import heed_nothing


def at_parents_end(leave: Callable[[], object]) -> None:
    """Call that once our parent is gone, from a thread; nothing where nobody started us."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        leave()

    threading.Thread(target=wait, name="sesame-parent", daemon=True).start()


def step_aside() -> None:
    """What a process that works for a server does first: it never keeps a person waiting, and
    leaves Ctrl-C to the server."""
    heed_nothing()
    if hasattr(os, "nice"):
        os.nice(10)
    at_parents_end(lambda: os._exit(1))  # killed, it could not tell us to go
