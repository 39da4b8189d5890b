"""`@kernel`: the one way rules are compiled, and where the compiled code is kept.

Compiled code lives in a user cache folder named after a hash of the whole package. Numba's own
cache looks only at the file of the function called, so an edited callee in another file would
run stale; a folder per hash cannot.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast, overload

import numba
import numpy as np
import platformdirs
from numba import config
from numba.core.caching import FunctionCache
from numba.core.runtime import rtsys  # type: ignore[attr-defined]

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = bool(vars(config)["DISABLE_JIT"])  # NUMBA_DISABLE_JIT=1: rules run as plain Python
KEPT_FOLDERS = 4  # compiled versions kept beside the current one, for switching branches


@overload
def kernel(function: Function) -> Function: ...
@overload
def kernel(*, wraps: bool) -> Callable[[Function], Function]: ...
def kernel(function: Function | None = None, *, wraps: bool = False) -> Any:
    """Compile a rule: no Python objects inside, no exceptions, no lock held while it runs.

    `wraps` says that its integers are meant to overflow, as a generator's do.
    """
    if function is None:
        return lambda function: _compiled(function, wraps)
    return _compiled(function, wraps)


def _compiled(function: Function, wraps: bool) -> Function:
    if INTERPRETED:
        return np.errstate(over="ignore")(function) if wraps else function
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    settings = vars(config)
    before, settings["CACHE_DIR"] = settings["CACHE_DIR"], str(cache_folder())
    try:
        dispatcher._cache = _QuickCache(function)  # type: ignore[no-untyped-call]
    finally:
        settings["CACHE_DIR"] = before
    return cast(Function, dispatcher)


class _QuickCache(FunctionCache):
    """Numba's own cache, less 0.25 s at the first load.

    Numba imports everything that any compilation could need before it reads compiled code from
    disk. Finished code needs the run-time only; a miss compiles, and imports the rest then.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)  # type: ignore[no-untyped-call]


@cache
def cache_folder() -> Path:
    """Where this very version of the package keeps its compiled code."""
    folder = _cache_root() / _source_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        _forget_old(folder)
    except OSError:  # no home, or a read-only one: compile anew in each process
        folder = Path(tempfile.mkdtemp(prefix="sesame-"))
    return folder


def _cache_root() -> Path:
    chosen = os.environ.get("SESAME_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("sesame")) / "kernels"


def _source_hash() -> str:
    """A name for the sources that kernels may depend on: any edit to them gives another one."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(package.rglob("*.py")):
        if path.is_relative_to(package / "cli"):  # the top layer: no kernel depends on it
            continue
        digest.update(str(path.relative_to(package)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _forget_old(current: Path) -> None:
    others = [path for path in current.parent.iterdir() if path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)
