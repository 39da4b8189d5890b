"""Backwards through the rounds: each layer of decks from the one below, each round from the next.

What is carried from round to round are the tables as rounds begin; at the last one they are judged
(BK-21). Six rounds later the deck is whole again and only the tables remain.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from sesame.agents.matrix import Floats
from sesame.games.bakschisch.state import BRIBES, ROUNDS
from sesame.train.own.bakschisch import deck
from sesame.train.own.bakschisch.board import Board
from sesame.train.own.bakschisch.deck import Draw, Stock
from sesame.train.own.bakschisch.node import Whole

Array = Any  # of NumPy, or on the device


class Layer(NamedTuple):
    """The values of all tables, for all decks of so many cards: as in `node.Below`."""

    worth: Array
    most: Array
    least: Array


class Machine(Protocol):
    """Where the work is done."""

    def room(self, slot: str, decks: int) -> Layer:
        """Room for a layer, empty: NaN. What lay in that slot is gone."""

    def home(self, begun: Layer | None, out: Layer) -> None:
        """After the last bribe: from the tables as the next round begins; without any, judge."""

    def picked(self, values: Array, tasks: Whole) -> Floats:
        """The values of these tables, a row a deck, as NumPy has them."""

    def foretell(self, rows: Floats, reached: "Reached", stock: Stock, tasks: Whole) -> None:
        """Let `worth` be what a solution that is shipped says of these tables."""

    def settle(self, below: Layer, last: bool, draw: Draw, tasks: Whole, out: Layer) -> None:
        """A layer from the one below it."""


class Reached(NamedTuple):
    """A layer that is done."""

    round: int
    bribe: int  # that comes next
    cards: int  # still to come in this cycle
    layer: Layer


def back(
    board: Board,
    on: Machine,
    *,
    stock: Stock,
    rounds: int = ROUNDS,
    first: int = 1,
    begun: Layer | None = None,
) -> Iterator[Reached]:
    """Every layer from the last bribe of that round on; whoever reads may change one.

    `begun`: the tables as the round after it begins; without any it is the last (BK-21). A stock of
    fewer cards than a cycle has is what is left in its last round.
    """
    for number in range(rounds, first - 1, -1):
        end = deck.WHOLE - BRIBES * ((number - 1) % deck.CYCLE + 1)
        below = on.room("home", len(stock.decks(end)))
        on.home(begun, below)
        for cards in range(end + 1, end + BRIBES + 1):
            bribe = deck.bribe(cards)
            out = on.room("odd" if cards % 2 else "even", len(stock.decks(cards)))
            on.settle(below, bribe == BRIBES, stock.draw(cards), board.tasks[bribe - 1], out)
            yield Reached(number, bribe, cards, out)
            below = out
        begun = below
