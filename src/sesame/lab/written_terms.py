"""What was agreed before the first move, in words that any process, machine or file can read."""

from functools import cached_property

import msgspec

from sesame.core import position
from sesame.core.terms import Terms
from sesame.games import game as find_game


class WrittenTerms(msgspec.Struct, frozen=True, dict=True):
    """The terms of a game as a record writes them."""

    game: str
    seats: int
    options: str = ""  # those that are not the usual ones
    board: str = ""

    @cached_property
    def terms(self) -> Terms:
        options = position.read_options(self.options)
        return find_game(self.game).terms(self.seats, options, self.board or None)


def write_terms(terms: Terms) -> WrittenTerms:
    """The same terms, written."""
    options = " ".join(position.write_options(terms))
    board = terms.game.boards.write(terms.board)
    return WrittenTerms(terms.game.name, terms.seats, options, board)
