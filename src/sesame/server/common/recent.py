"""Least recently used: a dictionary that forgets what was not asked for the longest."""

from collections import OrderedDict
from collections.abc import Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Recent(Generic[Key, Value]):
    """So many entries at most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept = OrderedDict[Key, Value]()

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Key]:
        return iter(list(self._kept))

    def __setitem__(self, key: Key, value: Value) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def get(self, key: Key) -> Value | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def forget(self, key: Key) -> None:
        self._kept.pop(key, None)
