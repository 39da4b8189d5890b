"""Actions, declared: their kinds in the order of their ids, and the numbers that each kind says.

    LAYOUT: Layout[Action] = Layout(
        kind(Place, square=below(SQUARES, "where the pawn is put")),
        kind(Pass),
        kind(Go, start=below(SQUARES, "from where"), goal=below(SQUARES, "to where")),
    )

Ids are counted through: every action of the first kind, its last number going round fastest, then
every one of the next. From this come actions and ids, both ways (`to_id`, `from_id`), what kernels
must know to read a number (`first`, `weight`), and the page's reader (a game's `actions.ts`).
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Generic, TypeVar

from msgspec import Struct

from sesame.core.kernel import kernel

Action = TypeVar("Action")


@dataclass(frozen=True)
class Number:
    """One number that a kind of action says."""

    name: str
    values: Sequence[Any]  # that it may have, in the order of the ids
    meaning: str
    weight: int = 1  # ids from one of its values to the next
    is_square: bool = False  # of the board, which a learner may see turned (`core/planes.py`)

    def digit(self, value: Any) -> int:
        """Which of its values that is; raises ValueError or TypeError."""
        return self.values.index(value)

    def value(self, offset: int) -> Any:
        """What it is in the so manieth action of its kind."""
        return self.values[offset // self.weight % len(self.values)]


@dataclass(frozen=True)
class Kind:
    """One kind of action: a struct, and its numbers from the most significant to the least."""

    struct: type[Struct]
    numbers: tuple[Number, ...]
    first: int = 0  # id
    is_chosen: bool = True  # by seats, or by the clock; not by chance, nor only seen

    @property
    def count(self) -> int:
        """How many actions of it there are."""
        return prod(len(number.values) for number in self.numbers)

    @property
    def tag(self) -> str:
        """What its `type` says."""
        return str(self.struct.__struct_config__.tag)


def below(count: int, meaning: str, *, least: int = 0) -> Number:
    """So many whole numbers in a row, from 0 or another one on."""
    return Number("", range(least, least + count), meaning)


def square(count: int, meaning: str) -> Number:
    """A square of the board."""
    return replace(below(count, meaning), is_square=True)


def among(values: Sequence[int], meaning: str) -> Number:
    """One of these."""
    return Number("", tuple(values), meaning)


def either(meaning: str) -> Number:
    """No or yes."""
    return Number("", (False, True), meaning)


def kind(struct: type[Struct], **numbers: Number) -> Kind:
    """A kind of action: every field of its struct, from the most significant to the least."""
    if numbers.keys() != set(struct.__struct_fields__):
        raise TypeError(f"{struct.__name__} has the fields {struct.__struct_fields__}")
    weight, placed = 1, list[Number]()
    for name, number in reversed(numbers.items()):
        placed.insert(0, replace(number, name=name, weight=weight))
        weight *= len(number.values)
    return Kind(struct, tuple(placed))


def unchosen(of: Kind) -> Kind:
    """A kind that chance has, or that is seen and never played: no seat ever chooses it."""
    return replace(of, is_chosen=False)


class Layout(Generic[Action]):
    """All the actions of a game."""

    def __init__(self, *kinds: Kind) -> None:
        self.count, placed = 0, list[Kind]()
        for each in kinds:
            placed.append(replace(each, first=self.count))
            self.count += each.count
        self.kinds = tuple(placed)
        self._firsts = [each.first for each in placed]
        self._by_struct = {each.struct: each for each in placed}

    def to_id(self, action: Action) -> int:
        """Its id; raises ValueError or TypeError for what is no action of the game."""
        found = self._by_struct.get(type(action))  # type: ignore[arg-type]
        if found is None:
            raise TypeError(f"not an action of this game: {action!r}")
        digits = (each.digit(getattr(action, each.name)) * each.weight for each in found.numbers)
        return found.first + sum(digits)

    def from_id(self, number: int) -> Action:
        """The action of that id."""
        found = self.kinds[bisect_right(self._firsts, number) - 1]
        said = {each.name: each.value(number - found.first) for each in found.numbers}
        action: Any = found.struct(**said)
        return action  # type: ignore[no-any-return]

    def first(self, struct: type[Struct]) -> int:
        """The id of the first action of a kind."""
        return self._by_struct[struct].first

    def firsts(self, *structs: type[Struct]) -> tuple[int, ...]:
        """The same of several."""
        return tuple(map(self.first, structs))

    @property
    def chosen(self) -> list[int]:
        """The ids of all kinds that seats choose from."""
        kinds = (each for each in self.kinds if each.is_chosen)
        return [each.first + offset for each in kinds for offset in range(each.count)]

    def changed(self, number: int, square: Callable[[int], int]) -> int:
        """The id of the same action with other squares."""
        found = self.kinds[bisect_right(self._firsts, number) - 1]
        for each in found.numbers:
            if each.is_square:
                value = each.value(number - found.first)
                number += (each.digit(square(value)) - each.digit(value)) * each.weight
        return number

    def weight(self, struct: type[Struct], name: str) -> int:
        """How many ids there are from one value of a number to the next."""
        return next(each.weight for each in self._by_struct[struct].numbers if each.name == name)


@kernel
def digit_of(action: int, first: int, weight: int, count: int) -> int:
    """One number of an action, from 0: of a kind with that first id, one of so many values."""
    return (action - first) // weight % count
