"""Records whose fields are quick to read, for tables that people play at.

NumPy's own record looks up every attribute in Python, and each kernel that is called asks it for
two: a microsecond or two, at every call.
"""

from collections import namedtuple
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np


def quick(record: np.dtype[np.void]) -> np.dtype[np.void]:
    """The same type, whose records have their fields as attributes, as compiled code sees them."""
    fields = {name: property(itemgetter(name), _setter(name)) for name in record.names or ()}
    kind = type("Fields", (np.void,), fields)  # final by its stubs, not by NumPy
    return np.dtype((kind, record))


def _setter(name: str) -> Callable[[Any, Any], None]:
    return lambda record, value: record.__setitem__(name, value)


def plain(record: Any) -> Any:
    """All fields at once, by name: integers, and lists of them where a field is an array."""
    values = [v.tolist() if isinstance(v, np.ndarray) else v for v in record.item()]
    return _kind(record.dtype)(*values)


@cache
def _kind(record: np.dtype[np.void]) -> Any:
    return namedtuple("Plain", record.names or ())
