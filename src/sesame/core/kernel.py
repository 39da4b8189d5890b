"""`@kernel`: the one way rules are compiled."""

from collections.abc import Callable
from typing import Any, TypeVar, cast, overload

import numba
import numpy as np
from numba import config

from sesame.core.cache import LateCache

Function = TypeVar("Function", bound=Callable[..., Any])

# Division does not raise, and nobody calls a kernel by a pointer from C
_HOW: Any = {"error_model": "numpy", "no_cfunc_wrapper": True}
_types: Any = vars(numba)["types"]  # which Numba's stubs tell little of

INTERPRETED = bool(vars(config)["DISABLE_JIT"])  # NUMBA_DISABLE_JIT=1: rules run as plain Python


@overload
def kernel(function: Function) -> Function: ...
@overload
def kernel(*, wraps: bool = False, brief: bool = False) -> Callable[[Function], Function]: ...
def kernel(function: Function | None = None, *, wraps: bool = False, brief: bool = False) -> Any:
    """Compile a rule: no Python objects inside, no exceptions, no lock held while it runs.

    `wraps` says that its integers are meant to overflow, as a generator's do. `brief`: over before
    another thread could take the interpreter's lock, so it is kept; to get it back takes longer.
    """
    if function is None:
        return lambda function: _compiled(function, wraps, brief)
    return _compiled(function, wraps, brief)


def _compiled(function: Function, wraps: bool, brief: bool) -> Function:
    if INTERPRETED:
        return np.errstate(over="ignore")(function) if wraps else function
    dispatcher: Any = numba.njit(nogil=not brief, **_HOW)(function)
    dispatcher._cache = LateCache(function)
    dispatcher.get_call_template = _widened(dispatcher.get_call_template)
    dispatcher._compilation_chain_init_hook = _nothing  # the cache does it, if need be
    return cast(Function, dispatcher)


def _nothing() -> None:
    pass


def _widened(usual: Callable[..., Any]) -> Callable[..., Any]:
    """Called by another kernel, one is compiled once: not for every width of a number, nor for
    every number written out in a call. A third of all compilations were such twins."""
    return lambda args, named: usual(tuple(map(_wide, args)), named)


def _wide(kind: Any) -> Any:
    kind = _types.unliteral(kind)
    return _types.int64 if isinstance(kind, _types.Integer) and kind.signed else kind
