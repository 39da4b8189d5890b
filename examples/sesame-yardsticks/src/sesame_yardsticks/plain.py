"""What a yardstick says and is called, with as few words as a game can do with."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec import Struct

from sesame.core.contract import State
from sesame.core.errors import BadAction, BadPosition
from sesame.core.words import Words

if TYPE_CHECKING:
    from rich.text import Text

SEATS = (Words("Premier", "First"), Words("Second", "Second"))
NOBODY = -1


class Move(Struct, frozen=True):
    """An action by its notation."""

    text: str

    def __str__(self) -> str:
        return self.text


class Named:
    """The actions of a game, by a list of notations: an id is a place in it."""

    Action = Move

    def __init__(self, names: Sequence[str], widest: int) -> None:
        self._names, self._ids = tuple(names), {name: at for at, name in enumerate(names)}
        self.COUNT, self.WIDEST = len(names), widest

    def to_id(self, action: Move) -> int:
        if action.text not in self._ids:
            raise ValueError(action.text)
        return self._ids[action.text]

    def from_id(self, number: int) -> Move:
        return Move(self._names[number])

    def parse(self, notation: str) -> Move:
        if notation not in self._ids:
            known = f"{self._names[0]} … {self._names[-1]}"
            raise BadAction(
                f"{notation!r} n'est pas un coup ({known})", f"{notation!r} is no move ({known})"
            )
        return Move(notation)


class Shown(Struct, frozen=True):
    """The table as letters."""

    letters: str


@dataclass(frozen=True)
class Plain:
    """A game's text: whose turn it is, what was done, who has won."""

    write_position: Callable[[State], str]
    read_position: Callable[[str, State], None]
    show: Callable[[State], str]  # the table as somebody knows it
    actors: Callable[[State], int]
    winners: Callable[[State], int]

    def seat_name(self, seat: int) -> Words:
        return SEATS[seat]

    def prompt(self, observed: State) -> Words:
        waiting = int(self.actors(observed))
        if waiting == 0:
            return self.ending(observed)
        names = [SEATS[seat] for seat in (0, 1) if waiting >> seat & 1]
        return Words(
            ", ".join(it.fr for it in names) + "\u00a0: à vous.",
            ", ".join(it.en for it in names) + ": your move.",
        )

    def sentence(self, observed: State, seat: int, action: Move) -> Words:
        who = SEATS[seat] if seat >= 0 else Words("Le hasard", "Chance")
        return Words(f"{who.fr}\u00a0: {action}.", f"{who.en}: {action}.")

    def refusal(self, observed: State, seat: int, action: Move) -> Words:
        return Words(f"{action} ne se joue pas ici.", f"{action} cannot be played here.")

    def ending(self, s: State) -> Words:
        won = int(self.winners(s))
        if won in (1, 2):
            return Words(f"{SEATS[won - 1].fr} a gagné.", f"{SEATS[won - 1].en} has won.")
        return Words("Personne n'a gagné.", "Nobody has won.")

    def view(self, observed: State) -> Shown:
        return Shown(self.show(observed))

    def draw(self, observed: Any) -> "Text":
        from rich.text import Text

        return Text(self.show(observed))


def unreadable(wanted: str) -> NoReturn:
    """Refuse a position, and say what one looks like."""
    raise BadPosition(f"une position s'écrit {wanted}", f"a position is written {wanted}")
