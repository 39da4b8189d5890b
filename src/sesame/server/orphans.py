"""A process that was started by another does not outlive it, even if that one was killed."""

import multiprocessing
import threading
from collections.abc import Callable


def at_parents_end(leave: Callable[[], object]) -> None:
    """Call that once our parent is gone, from a thread; nothing where nobody started us."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        leave()

    threading.Thread(target=wait, name="sesame-parent", daemon=True).start()
