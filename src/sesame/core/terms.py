"""What was agreed before the first move."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from sesame.core.board import Board
from sesame.core.game import Game
from sesame.core.option import Value


@dataclass(frozen=True)
class Terms:
    """Game, seats, options and board of a match: all that `setup` needs."""

    game: Game
    seats: int
    options: dict[str, Value]
    board: Board

    def __reduce__(self) -> tuple[Any, ...]:
        return Terms, (self.game, self.seats, self.options, self.board)

    @property
    def bound(self) -> int:
        """Most steps that a match on these terms can take."""
        return self.game.bound(self.seats, self.options)

    def lay(self) -> np.recarray[Any, Any]:
        """One record, laid out for the first decision; the caller's own."""
        return self.game.table(self.seats, self.options, self.board)

    @cached_property
    def laid(self) -> np.recarray[Any, Any]:
        """The same, laid once: to be copied, not changed."""
        return self.lay()
