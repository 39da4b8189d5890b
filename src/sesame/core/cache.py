"""The compile cache: where compiled kernels are kept, and how they are loaded quickly.

A kept kernel's name is a hash of all that it depends on: its arguments, the sources it is made of
(`fingerprint.py`), Python's and Numba's versions, the processor, and how it was compiled. It is
looked for among what the package was shipped with, then in the user's cache folder.
"""

import hashlib
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import platformdirs
from numba import config
from numba.core import entrypoints, sigutils
from numba.core.registry import cpu_target
from numba.core.runtime import nrtdynmod, rtsys  # type: ignore[attr-defined]
from numba.core.serialize import dumps

from sesame.core import processor
from sesame.core.fingerprint import outside, source_hash
from sesame.core.linked import kept_form, revived

KEPT_FOLDERS = 4  # compiled versions kept beside the current one, for switching branches
SHIPPED = Path(__file__).parents[1] / "kernels"  # made when a wheel is built
_SPOILT = (OSError, pickle.UnpicklingError, EOFError, ImportError, AttributeError, TypeError)
_SETTINGS = ("OPT", "BOUNDSCHECK", "DEBUGINFO_DEFAULT", "LOOP_VECTORIZE", "SLP_VECTORIZE")
_compiled = list[str]()


def compilations() -> list[str]:
    """What was compiled in this process, in this order, since nothing kept could be loaded."""
    return list(_compiled)


class KernelCache:
    """What Numba asks to load or keep the compiled versions of one kernel.

    Before it reads compiled code from disk, Numba would import everything that any compilation
    could need, look for extensions in every package installed, and compile its run-time. Finished
    code needs the run-time only, which we keep as well; a miss does the rest before it compiles.
    """

    cache_path = None  # there are two

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        self._function = function
        self._kind = "bc" if options.get("no_cpython_wrapper") else "nbc"  # translated, compiled
        self._options = repr(sorted(options.items()))

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        """The kernel compiled for these arguments, or None."""
        _start_runtime(target_context)
        arguments = _arguments(signature)
        for path in self._paths(arguments, target_context.codegen()):
            with suppress(*_SPOILT):
                found = revived(target_context, pickle.loads(path.read_bytes()))
                if tuple(found.signature.args) == arguments:
                    return found
        entrypoints.init_all()  # type: ignore[no-untyped-call]
        return None

    def save_overload(self, signature: Any, compiled: Any) -> None:
        """Keep what was compiled for these arguments."""
        _compiled.append(f"{self._function.__module__}.{self._function.__qualname__}")
        if compiled.library.has_dynamic_globals:  # addresses of this very process
            return
        *_, path = self._paths(_arguments(signature), compiled.codegen)
        with suppress(OSError):
            path.parent.mkdir(exist_ok=True)
            write(path, dumps(kept_form(compiled)))  # type: ignore[no-untyped-call]

    def _paths(self, arguments: tuple[Any, ...], codegen: Any) -> Iterator[Path]:
        """Where it would be, in the order of looking; the last is where it is kept."""
        made_of = outside(self._function, arguments)
        for folder, made_for in _places(codegen):
            settings = [vars(config)[name] for name in _SETTINGS]
            key = repr((_versions(), made_for, settings, self._options, made_of, arguments))
            code = hashlib.sha256(self._function.__code__.co_code + key.encode()).hexdigest()[:24]
            name = self._function.__qualname__.replace("<", "").replace(">", "")
            module = self._function.__module__.replace("__mp_main__", "__main__")
            yield folder / module / f"{name}-{code}.{self._kind}"


def _arguments(signature: Any) -> tuple[Any, ...]:
    found, _ = sigutils.normalize_signature(signature)  # type: ignore[no-untyped-call]
    return tuple(found)


def _versions() -> tuple[str, ...]:
    abi = sys.implementation.cache_tag + getattr(sys, "abiflags", "")
    return abi, numba.__version__, source_hash()


def _places(codegen: Any) -> Iterator[tuple[Path, tuple[str, ...]]]:
    """Folders with compiled code that this processor can run, and what it was compiled for."""
    if (shipped := _shipped()) is not None:
        yield SHIPPED, shipped
    yield cache_folder(), codegen.magic_tuple()


def _shipped() -> tuple[str, ...] | None:
    """What the package's own kernels are for; SESAME_KERNELS=0 does as if there were none."""
    return None if os.environ.get("SESAME_KERNELS") == "0" else processor.of_folder(SHIPPED)


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
    for folder, made_for in _places(codegen):
        path = folder / f"runtime-{_code(made_for)}.pickle"
        with suppress(*_SPOILT):
            return codegen.unserialize_library(pickle.loads(path.read_bytes()))
    module, library = nrtdynmod.create_nrt_module(target_context)  # type: ignore[no-untyped-call]
    library.enable_object_caching()
    library.add_ir_module(module)
    library.finalize()
    _compiled.append("numba's run-time")
    with suppress(OSError):
        write(path, pickle.dumps(library.serialize_using_object_code()))
    return library


def _code(made_for: tuple[str, ...]) -> str:
    """A name for what all kernels depend on."""
    return hashlib.sha256(repr((_versions(), made_for)).encode()).hexdigest()[:24]


def has_shipped() -> bool:
    """Whether the package came with kernels for this machine, this Python and this Numba."""
    made_for = _shipped()
    return made_for is not None and (SHIPPED / f"runtime-{_code(made_for)}.pickle").exists()


def landmark(name: str) -> Path:
    """A file by which processes tell each other what they have compiled, for this processor."""
    return cache_folder() / f"{name}-{_code(_codegen().magic_tuple())}"


def _codegen() -> Any:
    return cpu_target.target_context.codegen()


def write(path: Path, content: bytes) -> None:
    """Written aside, then renamed: nobody ever reads half of it."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as aside:
        aside.write(content)
    os.replace(aside.name, path)


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


def is_cold() -> bool:
    """Whether nothing is compiled yet, so that the first move will take a minute."""
    return not has_shipped() and not any(cache_folder().rglob("*.nbc"))


def _cache_root() -> Path:
    chosen = os.environ.get("SESAME_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("sesame")) / "kernels"


def _forget_old(current: Path) -> None:
    others = [path for path in current.parent.iterdir() if path != current]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)
