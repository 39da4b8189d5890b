"""Many games in arrays: what a machine that steps them must do, and the arrays it is handed."""

from typing import Any, Protocol

import numpy.typing as npt

Array = Any  # a NumPy array, or one of the same interface on a device


class Games(Protocol):
    """The arrays of `vector.Vector`, a row a game."""

    count: int
    seed: int
    seat: Array
    observations: Array
    choices: Array
    counts: Array
    masks: Array
    rewards: Array
    ended: Array
    desks: Array
    streams: Array
    tables: Array


class BackEnd(Protocol):
    """Where the games are kept, and who steps them."""

    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> Array: ...
    def room(self, count: int) -> Array: ...  # for so many choices, whatever is in it
    def here(self, array: npt.ArrayLike) -> Array: ...
    def fetched(self, array: Array) -> npt.NDArray[Any]: ...  # a copy in NumPy's own memory
    def placed(self, array: npt.NDArray[Any]) -> Array: ...  # such a copy, kept here again
    def advance(self, games: Games, actions: Array) -> None: ...
    def draw(self, games: Games, out: Array) -> None: ...
    def first_illegal(self, games: Games, actions: Array) -> int: ...
