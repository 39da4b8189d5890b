"""Cache keys: what is compiled into a kernel, by content, never by a path or the time of a file.

The package's own sources have one hash. What else a kernel is made of comes from outside: a
stranger's game, knowledge of one's own, a helper in a notebook. It is found as the compiler finds
it, through the names that code uses and the kernels that answer for a record, and counts by its
code, the values it reads, and all sources of the package that it is from.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

_types: Any = vars(numba)["types"]
_PACKAGE = __name__.partition(".")[0]
_NO_KERNELS = {
    "adapters",
    "cli",
    "kernels",
    "proofs",
    "reports",
    "server",
    "wasm",
}  # no kernel depends on these
_KNOWN = {_PACKAGE, "numba", "numpy", *sys.stdlib_module_names} - {"__main__"}


class Answers(dict[str, Callable[..., Any]]):
    """Which kernels answer for a record, by the name of the question."""

    def __init__(self) -> None:
        super().__init__()
        self.usual = dict[str, Callable[..., Any]]()  # as they were first laid down

    def add(self, kernels: dict[str, Callable[..., Any]]) -> None:
        self.update(kernels)
        self.usual = kernels | self.usual


answers = dict[Any, Answers]()  # by dtype and by Numba record type; the contract's


@cache
def source_hash() -> str:
    """A name for the sources that kernels may depend on: any edit to them gives another one."""
    digest = hashlib.sha256(numba.__version__.encode())
    _add_sources(digest, Path(__file__).parents[1], _NO_KERNELS)
    return digest.hexdigest()[:16]


def _add_sources(digest: Any, package: Path, without: set[str]) -> None:
    for folder, inside, names in os.walk(package):
        inside.sort()
        if folder == str(package):
            inside[:] = [name for name in inside if name not in without]
        for name in sorted(names):
            if name.endswith(".py"):
                path = os.path.join(folder, name)
                digest.update(path[len(str(package)) :].encode())
                with open(path, "rb") as source:
                    digest.update(source.read())


def outside(function: Callable[..., Any], arguments: tuple[Any, ...]) -> str:
    """A name for all that comes from outside and is compiled into a kernel for such arguments."""
    walk = _Walk()
    walk.take_function(function)
    for record in dict.fromkeys(r for kind in arguments for r in _records(kind)):
        kernels = answers.get(record) or Answers()
        for name, found in sorted(kernels.items()):
            if not _is_known(found.__module__):
                walk.say(name)
                walk.take(found, ())
            elif found is not kernels.usual[name]:
                walk.say(f"{name} {found.__module__}.{found.__qualname__}")
    return walk.digest.hexdigest()[:16] if walk.has_found else ""


def of_stranger(record: Any) -> str:
    """A name for the kernels from outside that answer for a record; "" if all are the package's."""
    return outside(of_stranger, (record,))


@cache
def _records(kind: Any) -> tuple[Any, ...]:
    """The records in a Numba type, however deep."""
    return tuple(_all_records(kind))


def _all_records(kind: Any) -> Iterator[Any]:
    if isinstance(kind, _types.Record):
        yield kind
        for field in kind.fields.values():
            yield from _all_records(field.type)
    elif isinstance(kind, _types.BaseTuple):
        for part in kind:
            yield from _all_records(part)
    elif isinstance(kind, _types.Array):
        yield from _all_records(kind.dtype)


class _Walk:
    """Through code and what it names, each function once."""

    def __init__(self) -> None:
        self.digest = hashlib.sha256()
        self.has_found = False
        self._seen = set[int]()

    def say(self, word: str) -> None:
        self.has_found = True
        self.digest.update(word.encode() + b"\0")

    def take(self, value: Any, names: tuple[str, ...]) -> None:
        """Something that code refers to; of a module, the things of these names."""
        plain = getattr(value, "py_func", value)
        if isinstance(plain, FunctionType):
            self.say(repr(sorted(getattr(value, "targetoptions", {}).items())))
            self.take_function(plain)
        elif isinstance(value, ModuleType):
            self.say(value.__name__)
            if not _is_known(value.__name__):
                for name in names:
                    self.take(getattr(value, name, None), names)
        elif isinstance(value, type):
            self.say(f"{value.__module__}.{value.__qualname__} {_sources(value.__module__)}")
        elif isinstance(value, tuple | list):
            self.say(f"{type(value).__qualname__} {len(value)}")
            for part in value:
                self.take(part, names)
        elif isinstance(value, np.ndarray):
            self.say(f"{value.dtype} {value.shape}")
            self.digest.update(value.tobytes())
        else:
            shown = repr(value)
            self.say(f"{type(value).__qualname__} {'' if ' at 0x' in shown else shown}")

    def take_function(self, function: Callable[..., Any]) -> None:
        """Its code and all it refers to; the package's own is covered but for what it encloses."""
        is_known, code = _is_known(function.__module__), function.__code__
        if id(function) in self._seen:
            return
        self._seen.add(id(function))
        if not is_known:
            self.say(f"{function.__qualname__} {_sources(function.__module__)}")
            names = tuple(dict.fromkeys(self._take_code(code)))
            for name in names:
                if name in function.__globals__:
                    self.take(function.__globals__[name], names)
            self.take(function.__defaults__ or (), names)
        if not is_known or function.__module__.partition(".")[0] == _PACKAGE:
            for cell in function.__closure__ or ():
                self.take(cell.cell_contents, code.co_names)

    def _take_code(self, code: CodeType) -> Iterator[str]:
        """All names that it uses, and those of the functions written inside it."""
        self.digest.update(code.co_code)
        self.say(repr((code.co_names, code.co_varnames, code.co_freevars)))
        yield from code.co_names
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                yield from self._take_code(constant)
            else:
                self.take(constant, ())


def _is_known(module: str) -> bool:
    """Whether another part of the key covers it: our own sources, or Numba's version."""
    return module.partition(".")[0] in _KNOWN


@cache
def _sources(module: str) -> str:
    """A hash of all sources of the package that a module is from, or of its file if it has none."""
    if _is_known(module):
        return ""
    digest = hashlib.sha256()
    parts = module.split(".")
    for depth in range(1, len(parts) + 1):
        found = sys.modules.get(".".join(parts[:depth]))
        file = getattr(found, "__file__", None)
        if file and os.path.exists(file):
            if hasattr(found, "__path__"):
                _add_sources(digest, Path(file).parent, set())
            else:
                digest.update(Path(file).read_bytes())
            break
    return digest.hexdigest()[:16]
