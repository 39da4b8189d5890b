"""What was agreed before the first move."""

from dataclasses import dataclass
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

    def lay(self) -> np.recarray[Any, Any]:
        """One record, laid out for the first decision."""
        return self.game.table(self.seats, self.options, self.board)
