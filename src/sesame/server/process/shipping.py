"""Ahead-of-time compilation: the kernels that a wheel carries, for the common processors.

    python -m sesame.server.process.shipping    # into the package, for a machine like this one

What a house's first start and its robots need, as machine code; what it was translated from stays
behind. Whatever else is called, or does not fit a machine, is compiled there as in a checkout.
"""

import os
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from sesame.core import processor
from sesame.core.cache import SHIPPED
from sesame.server.workers.warming import Task, perform, tasks


def ship(folder: Path, wanted: list[Task]) -> None:
    """Compile that, in fresh processes, and lay it into this folder."""
    shutil.rmtree(folder, ignore_errors=True)
    name, features = processor.common()
    with TemporaryDirectory() as made:
        os.environ |= {
            "SESAME_CACHE": made,
            "NUMBA_CPU_NAME": name,
            "NUMBA_CPU_FEATURES": features,
        }
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            for done in [pool.submit(perform, task) for task in wanted]:
                done.result()
        (kept,) = Path(made).iterdir()
        shutil.copytree(kept, folder, ignore=shutil.ignore_patterns("*.bc"))
    processor.mark(folder)


if __name__ == "__main__":
    ship(SHIPPED, tasks())
    size = sum(path.stat().st_size for path in SHIPPED.rglob("*") if path.is_file())
    sys.stdout.write(f"{SHIPPED}: {size / 1e6:.1f} MB\n")
