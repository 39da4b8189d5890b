"""A seat's own actions, numbered without chance's: what learners choose from.

Of all ids a seat can only ever choose some: chance has others, options rule out more. Those that
are left on given terms are counted through here, in the order of their ids; where a seat sees the
board from its other end (`core/planes.py`) the squares of its actions are turned as the board is,
so that what lies alike is called alike. A game may call actions in a shorter way still, by what
lies on the table (`called` and `meant` of its rules): Khan Tsin's piles by how near they are.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from sesame.core import contract
from sesame.core.calls import Table
from sesame.core.contract import Ids
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.layout import Layout
from sesame.core.option import Value
from sesame.core.planes import Planes
from sesame.core.terms import Terms

ALL, OWN = "all", "own"  # the two numberings, by name
NOT_OWN = -1  # in place of the number of an id that no seat ever chooses
Numbering = npt.NDArray[np.int32]
NONE: Numbering = np.zeros((1, 1), np.int32)  # actions go by their ids: no seat has but one


class Own:
    """Both ways: `ids[seat, number]`, and `numbers[seat, id]`, of ids as a seat calls them."""

    def __init__(self, terms: Terms) -> None:
        game = terms.game
        kept = _chosen(terms)
        self.count = len(kept)
        self.ids: Numbering = np.empty((terms.seats, self.count), np.int32)
        self.numbers: Numbering = np.full((terms.seats, game.actions.COUNT), NOT_OWN, np.int32)
        for seat in range(terms.seats):
            self.ids[seat] = [_turned(game, number, seat) for number in kept]
            self.numbers[seat, self.ids[seat]] = np.arange(self.count)

    def id_of(self, table: Table, seat: int, number: int) -> int:
        """The id of an action that a seat has named."""
        return int(to_id(table, self.ids, seat, number))

    def numbers_of(self, table: Table, seat: int, ids: npt.ArrayLike) -> Ids:
        """What a seat calls the actions of these ids, at this table."""
        found = np.array(ids, np.int32)
        rename(table, self.numbers, seat, found, len(found))
        return found


def own_of(terms: Terms, actions: str) -> Own | None:
    """How actions are numbered: by their ids (ALL: None), or as a seat's own (OWN)."""
    if actions not in (ALL, OWN):
        raise BadOption("unknown-numbering", given=repr(actions), known=f"{ALL}, {OWN}")
    return own(terms) if actions == OWN else None


def own(terms: Terms) -> Own:
    """The one way in which actions on these terms are numbered."""
    options, board = tuple(terms.options.items()), msgspec.json.encode(terms.board)
    return _own(terms.game, terms.seats, options, board)


@lru_cache(maxsize=32)
def _own(game: Game, seats: int, options: tuple[tuple[str, Value], ...], board: bytes) -> Own:
    on = msgspec.json.decode(board, type=game.boards.kind)
    return Own(game.terms(seats, dict(options), on))


def _chosen(terms: Terms) -> list[int]:
    """The ids by which a seat can ever call a choice, as the game's LAYOUT and `ever` have it."""
    actions = terms.game.actions
    layout: Layout[Any] | None = getattr(actions, "LAYOUT", None)
    ever: Callable[[Any, Terms], bool] | None = getattr(actions, "ever", None)
    found = range(actions.COUNT) if layout is None else layout.chosen
    return [it for it in found if ever is None or ever(actions.from_id(it), terms)]


def _turned(game: Game, number: int, seat: int) -> int:
    """The id that a seat means by another's: its squares as it sees them."""
    layout: Layout[Any] | None = getattr(game.actions, "LAYOUT", None)
    how: Planes = game.planes
    if layout is None or not how.turns or seat != 1:
        return number
    return layout.changed(number, lambda square: how.turned(square, seat))


@kernel
def to_id(table: Table, ids: Numbering, seat: int, number: int) -> int:
    """The id of an action that a seat has named, by a table or, where that is NONE, by its id.

    What is below 0 is no action, and stays.
    """
    if number < 0 or ids.shape[1] == 1:
        return number
    return contract.meant(table[0], seat, int(ids[seat, number]))


@kernel
def rename(table: Table, numbers: Numbering, seat: int, choices: Ids, n: int) -> None:
    """Number a list of ids as the seat's own, unless the table is NONE."""
    if numbers.shape[1] > 1:
        for i in range(n):
            choices[i] = numbers[seat, contract.called(table[0], seat, int(choices[i]))]
