"""Records whose fields are quick to read, for tables that people play at.

NumPy's own record looks up every attribute in Python, and each kernel that is called asks it for
two: a microsecond or two, at every call.
"""

from collections import namedtuple
from functools import cache
from typing import Any

import numpy as np


class Fields(np.void):  # type: ignore[misc]  # final by its stubs, not by NumPy
    """A record whose fields are its attributes, as compiled code sees them."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except (ValueError, IndexError):
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


def plain(record: Any) -> Any:
    """All fields at once, by name: integers, and lists of them where a field is an array."""
    values = [v.tolist() if isinstance(v, np.ndarray) else v for v in record.item()]
    return _kind(record.dtype)(*values)


@cache
def _kind(record: np.dtype[np.void]) -> Any:
    return namedtuple("Plain", record.names or ())
