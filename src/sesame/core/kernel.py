"""`@kernel`: the one way rules are compiled."""

from collections.abc import Callable
from typing import Any, TypeVar, cast, overload

import numba
import numpy as np
from numba import config
from numba.core.registry import CPUDispatcher

from sesame.core.cache import KernelCache
from sesame.core.linked import LinkedCompiler, WholeCompiler

Function = TypeVar("Function", bound=Callable[..., Any])

# Division does not raise, nobody calls a kernel by a pointer from C, and nothing is allocated: so
# nobody needs to count who holds an array, which took up to four fifths of a search's time
_HOW: Any = {"error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
# What chooses among kernels, compiled as they are for each other
AS_LINKED: Any = {**_HOW, "no_cpython_wrapper": True, "pipeline_class": LinkedCompiler}
_types: Any = vars(numba)["types"]  # which Numba's stubs tell little of

INTERPRETED = bool(vars(config)["DISABLE_JIT"])  # NUMBA_DISABLE_JIT=1: rules run as plain Python


@overload
def kernel(function: Function) -> Function: ...
@overload
def kernel(
    *, wraps: bool = False, brief: bool = False, inner: bool = False
) -> Callable[[Function], Function]: ...
def kernel(
    function: Function | None = None,
    *,
    wraps: bool = False,
    brief: bool = False,
    inner: bool = False,
) -> Any:
    """Compile a rule: no Python objects inside, no exceptions, no lock held while it runs.

    `wraps` says that its integers are meant to overflow, as a generator's do. `brief`: over before
    another thread could take the interpreter's lock, so it is kept; to get it back takes longer.
    `inner`: written into every kernel that calls it, for it takes a desk of arrays, and to hand
    over twenty of them takes a tenth of the time.
    """
    if function is None:
        return lambda function: _compiled(function, wraps, brief, inner)
    return _compiled(function, wraps, brief, inner)


def _compiled(function: Function, wraps: bool, brief: bool, inner: bool) -> Function:
    if INTERPRETED:
        return np.errstate(over="ignore")(function) if wraps else function
    options = {"nopython": True, "nogil": not brief, "forceinline": inner, **_HOW}
    return cast(Function, Kernel(function, options))


class _Linked(CPUDispatcher):
    """A kernel as other kernels see it: to be linked into them."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        options = options | {"no_cpython_wrapper": True}
        super().__init__(function, targetoptions=options, pipeline_class=LinkedCompiler)
        self._cache = KernelCache(function, options)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compiled once: not for every width of a number, nor for every number written out in a
        call. A third of all compilations were such twins."""
        return super().get_call_template(tuple(map(_wide, args)), kws)


class Kernel(CPUDispatcher):
    """A kernel as Python sees it; to other kernels it is its twin."""

    def __init__(self, function: Callable[..., Any], targetoptions: dict[str, Any]) -> None:
        super().__init__(function, targetoptions=targetoptions, pipeline_class=WholeCompiler)
        self._cache = KernelCache(function, targetoptions)
        self.linked = _Linked(function, targetoptions)

    def _compilation_chain_init_hook(self) -> None:
        """Nothing: the cache does it, if need be."""

    @property
    def _numba_type_(self) -> Any:
        return self.linked._numba_type_


def _wide(kind: Any) -> Any:
    kind = _types.unliteral(kind)
    return _types.int64 if isinstance(kind, _types.Integer) and kind.signed else kind
