"""`@kernel`: the one way rules are compiled."""

from collections.abc import Callable
from typing import Any, TypeVar, cast, overload

import numba
import numpy as np
from numba import config

from sesame.core.cache import LateCache

Function = TypeVar("Function", bound=Callable[..., Any])

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
    dispatcher: Any = numba.njit(nogil=not brief, error_model="numpy")(function)
    dispatcher._cache = LateCache(function)
    dispatcher._compilation_chain_init_hook = _nothing  # the cache does it, if need be
    return cast(Function, dispatcher)


def _nothing() -> None:
    pass
