"""Where compiled code is kept, and how it is loaded without waiting for the compiler.

Compiled code lives in a user cache folder named after a hash of the whole package. Numba's own
cache looks only at the file of the function called, so an edited callee in another file would
run stale; a folder per hash cannot.
"""

import hashlib
import os
import pickle
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba import config
from numba.core import entrypoints
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.runtime import nrtdynmod, rtsys  # type: ignore[attr-defined]

KEPT_FOLDERS = 4  # compiled versions kept beside the current one, for switching branches
_NO_KERNELS = {"adapters", "cli", "reports", "server"}  # packages that no kernel depends on


class PlacelessLocator(UserProvidedCacheLocator):
    """Compiled code lies by the module's name: another clone of the same sources finds it too."""

    def __init__(self, function: Callable[..., Any], file: str) -> None:
        super().__init__(function, file)  # type: ignore[no-untyped-call]
        self._cache_path = str(cache_folder() / function.__module__)


class PlacelessImpl(CompileResultCacheImpl):
    """What Numba keeps of a compiled function, in a place that no path goes into."""

    _locator_classes = [PlacelessLocator]  # noqa: RUF012


class LateCache:
    """A kernel's cache, opened when the kernel is first called: most of them never are."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function

    def __getattr__(self, name: str) -> Any:
        """Whatever Numba asks of it."""
        return getattr(self._opened, name)

    @cached_property
    def _opened(self) -> "QuickCache":
        settings = vars(config)
        before, settings["CACHE_DIR"] = settings["CACHE_DIR"], str(cache_folder())
        try:
            return QuickCache(self._function)  # type: ignore[no-untyped-call]
        finally:
            settings["CACHE_DIR"] = before


class QuickCache(FunctionCache):
    """Numba's own cache, less a third of a second at the first load.

    Before it reads compiled code from disk, Numba imports everything that any compilation could
    need, looks for extensions in every package installed, and compiles its run-time. Finished
    code needs the run-time only, which we keep as well; a miss does the rest before it compiles.
    """

    _impl_class = PlacelessImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        _start_runtime(target_context)
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        if found is None:
            entrypoints.init_all()  # type: ignore[no-untyped-call]
        return found


@cache
def _start_runtime(target_context: Any) -> None:
    """Numba's run-time, from disk if it was compiled there for this very processor."""
    usual = nrtdynmod.compile_nrt_functions
    nrtdynmod.compile_nrt_functions = _kept_runtime
    try:
        rtsys.initialize(target_context)
    finally:
        nrtdynmod.compile_nrt_functions = usual


def _kept_runtime(target_context: Any) -> Any:
    codegen = target_context.codegen()
    processor = hashlib.sha256(repr(codegen.magic_tuple()).encode()).hexdigest()[:16]
    path = cache_folder() / f"runtime-{processor}.pickle"
    with suppress(OSError, pickle.UnpicklingError, EOFError):
        return codegen.unserialize_library(pickle.loads(path.read_bytes()))
    module, library = nrtdynmod.create_nrt_module(target_context)  # type: ignore[no-untyped-call]
    library.enable_object_caching()
    library.add_ir_module(module)
    library.finalize()
    with suppress(OSError):  # written aside, then renamed: nobody ever reads half of it
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as aside:
            pickle.dump(library.serialize_using_object_code(), aside)
        os.replace(aside.name, path)
    return library


@cache
def cache_folder() -> Path:
    """Where this very version of the package keeps its compiled code."""
    folder = _cache_root() / source_hash()
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


@cache
def source_hash() -> str:
    """A name for the sources that kernels may depend on: any edit to them gives another one."""
    package = Path(__file__).parents[1]
    digest = hashlib.sha256(numba.__version__.encode())
    for folder, inside, names in os.walk(package):
        inside.sort()
        if folder == str(package):
            for top in _NO_KERNELS & set(inside):
                inside.remove(top)
        for name in sorted(names):
            if name.endswith(".py"):
                path = os.path.join(folder, name)
                digest.update(path[len(str(package)) :].encode())
                with open(path, "rb") as source:
                    digest.update(source.read())
    return digest.hexdigest()[:16]


def _forget_old(current: Path) -> None:
    others = [path for path in current.parent.iterdir() if path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)
