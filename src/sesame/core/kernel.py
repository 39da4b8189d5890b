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
    dispatcher._cache = LateCache(function)
    dispatcher._compilation_chain_init_hook = _nothing  # the cache does it, if need be
    return cast(Function, dispatcher)


def _nothing() -> None:
    pass
