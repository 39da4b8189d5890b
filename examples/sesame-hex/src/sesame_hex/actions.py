"""Actions of Hex: 0 to 48 lay a stone, `d4`; 49 swaps, `swap`."""

import re

from msgspec import Struct

from sesame.core.errors import BadAction
from sesame.core.layout import Layout, below, kind
from sesame_hex.state import CELLS, SIDE

_CELL = re.compile(rf"([a-{chr(96 + SIDE)}])([1-{SIDE}])")


class Place(Struct, frozen=True, tag="place"):
    """Lay a stone on an empty cell (HX-03)."""

    cell: int

    def __str__(self) -> str:
        row, column = divmod(self.cell, SIDE)
        return f"{chr(97 + column)}{row + 1}"


class Swap(Struct, frozen=True, tag="swap"):
    """Take the first stone over, mirrored, instead of laying one (HX-05)."""

    def __str__(self) -> str:
        return "swap"


Action = Place | Swap


LAYOUT: Layout[Action] = Layout(
    kind(Place, cell=below(CELLS, "where it is laid, row by row")),
    kind(Swap),
)
to_id, from_id, COUNT = LAYOUT.to_id, LAYOUT.from_id, LAYOUT.count

SWAP = LAYOUT.first(Swap)
WIDEST = COUNT


def parse(notation: str) -> Action:
    if notation == "swap":
        return Swap()
    if found := _CELL.fullmatch(notation):
        return Place((int(found[2]) - 1) * SIDE + ord(found[1]) - 97)
    raise BadAction(
        f"{notation!r} n'est pas un coup\u202f; écrivez par exemple d4 ou swap",
        f"{notation!r} is not a move; write for instance d4 or swap",
    )
