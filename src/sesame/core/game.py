"""A game as the rest of the program knows it: what it is called, takes and answers."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec
import numpy as np

from sesame.core import contract
from sesame.core.board import NO_CHOICE, Board, Boards
from sesame.core.contract import MOST_SEATS, Facts, Rules, Sight, State
from sesame.core.errors import BadOption
from sesame.core.facts import Fact
from sesame.core.fields import Record, quick
from sesame.core.option import Option, Value, read_all
from sesame.core.planes import Planes
from sesame.core.words import Words

if TYPE_CHECKING:
    from rich.text import Text as Drawing

    from sesame.core.live import Live
    from sesame.core.match import Match
    from sesame.core.terms import Terms

Bound = Callable[[int, Mapping[str, Value]], int]  # of so many seats, with these options

_NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it stands in addresses and in records
_NO_OPTIONS: Mapping[str, Any] = {}

Action = Any  # a frozen msgspec.Struct of the game's own; str(action) is its notation


class Actions(Protocol):
    """A game's `actions.py`: typed actions, their ids and their notation.

    `Action` in it is the type of them all: one struct, or several joined by `|`. Where one list is
    much shorter than the longest, it may say so: MOST_CHOICES that a seat can have, MOST_DRAWN that
    `drawn` weighs. LAYOUT and `ever(action, terms)` may say which of them a seat can ever choose.
    """

    COUNT: int  # ids are 0 to COUNT - 1
    WIDEST: int  # most legal actions, or chance outcomes, there can be at once

    def to_id(self, action: Action) -> int: ...
    def from_id(self, number: int) -> Action: ...
    def parse(self, notation: str) -> Action: ...  # raises BadAction


class Effects(Facts, Protocol):
    """A game's `effects.py`: the kinds of effects there are, and the kernels that write them.

    Where it has a kernel `standing`, MOST_STANDING is the most rows that one writes.
    """

    KINDS: Sequence[type[Fact]]  # a row's first number says which
    DRAWN: Sequence[str]  # fields of the table that effects account for
    MOST: int  # rows of one step


class Text(Protocol):
    """A game's `text.py`: everything a person reads or writes about it."""

    def seat_name(self, seat: int) -> Words: ...
    def prompt(self, observed: State) -> Words: ...
    def sentence(self, observed: State, seat: int, action: Action) -> Words: ...  # to a listener
    def refusal(self, observed: State, seat: int, action: Action) -> Words: ...
    def ending(self, s: State) -> Words: ...
    def write_position(self, s: State) -> str: ...
    def read_position(self, text: str, s: State) -> None: ...  # raises BadPosition


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game, whole. Its folder's `__init__.py` wires it; everybody else asks it.

    What has a default is the optional half, as it is for `rules` and `sight` (`MoreRules`,
    `MoreSight`); what robots may know beyond the rules is `agents.knowledge`'s.
    """

    name: str
    title: Words
    seats: tuple[int, ...]  # how many may play
    bound: Bound  # most steps a game can take: decisions, passes and chance outcomes
    State: type[Record]  # the table
    Settings: type[Record]  # what `setup` reads: seats, option codes, board
    rules: Rules
    sight: Sight
    actions: Actions
    text: Text
    draw: Callable[[Any], "Drawing"]  # a table as a seat knows it, for a terminal
    options: tuple[Option, ...] = ()
    measures: tuple[Words, ...] = ()  # what its kernel of that name counts in a finished game
    boards: Boards = field(default_factory=lambda: NO_CHOICE)  # what an owner of a box may put in
    is_open: bool = False  # nothing is hidden: whoever looks may know the same
    has_long_turns: bool = False  # of several moves: a robot's is seen as one film
    is_zero_sum: bool = True  # what `returns` gives to some it takes from the others
    sample: Mapping[str, Value] = field(default_factory=dict)  # options of a table to show rules on
    effects: Effects | None = None  # what a step did, for whoever shows it
    live: "Live | None" = None  # real time: CLOCK may act where `legal(s, CLOCK, out)` says so
    planes: Planes = field(default_factory=Planes)  # how learners read a table
    page: Path | None = None  # a folder with `board.js`, a board of its own for browsers

    def __post_init__(self) -> None:
        _check(self)
        contract.bind(self.state, self.rules, self.sight, self.effects)

    @property
    def is_timed(self) -> bool:
        """Whether it is played in real time."""
        return self.live is not None

    @property
    def state(self) -> np.dtype[np.void]:
        """The type of a table, as NumPy knows it."""
        return self.State.dtype

    @property
    def settings(self) -> np.dtype[np.void]:
        """The type of what `setup` reads."""
        return self.Settings.dtype

    @cached_property
    def record(self) -> np.dtype[np.void]:
        """The type of one table whose fields read as attributes."""
        return quick(self.state)

    @cached_property
    def most_choices(self) -> int:
        """Most legal actions that a seat can have."""
        return int(getattr(self.actions, "MOST_CHOICES", self.actions.WIDEST))

    @cached_property
    def most_drawn(self) -> int:
        """Most outcomes that chance lists to draw one of them."""
        return int(getattr(self.actions, "MOST_DRAWN", self.actions.WIDEST))

    @cached_property
    def has_veils(self) -> bool:
        """Whether some actions are not seen by everybody as what they are."""
        return hasattr(self.sight, contract.shown.__name__)

    @cached_property
    def chooses_at_once(self) -> bool:
        """Whether several seats may act at the same time."""
        return self.is_timed or hasattr(self.sight, contract.reopen.__name__)

    def __repr__(self) -> str:
        return f"sesame.game({self.name!r})"

    def __deepcopy__(self, _: Any) -> "Game":
        return self  # nothing of it ever changes

    def new(
        self,
        seats: int | None = None,
        *,
        seed: int | str | None = None,
        chance: Literal["seed", "manual"] = "seed",
        board: str | Path | Board | None = None,
        names: Sequence[str] = (),
        **options: Any,
    ) -> "Match":
        """A match ready for its first decision. Without a seed, a fresh secret one is drawn."""
        from sesame.core.match import Match

        terms = self.terms(seats, options, self.boards.find(board))
        return Match(terms, seed=seed, chance=chance, names=names)

    def terms(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] = _NO_OPTIONS,
        board: str | Board | None = None,
    ) -> "Terms":
        """What is agreed before the first move: the usual, where nothing is said.

        Refuses what the game does not offer. A text names a board or is one, and opens no file.
        """
        from sesame.core.terms import Terms

        count, chosen = self.seat_count(seats), read_all(self.options, options)
        boards = self.boards
        on = boards.given(board) if isinstance(board, Board) else boards.read(board)
        return Terms(self, count, chosen, on)

    def at(
        self,
        position: str,
        *,
        seed: int | str | None = None,
        chance: Literal["seed", "manual"] = "seed",
        names: Sequence[str] = (),
    ) -> "Match":
        """A match that goes on from a position text, as `match.position()` writes it."""
        from sesame.core.match import Match
        from sesame.core.position import read

        terms, state = read(self, position)
        return Match(terms, seed=seed, chance=chance, names=names, start=state)

    def seat_count(self, seats: int | None) -> int:
        """So many seats, or the usual number; refuses one that the game does not offer."""
        if seats is None:
            return self.seats[0]
        is_whole = isinstance(seats, int | np.integer) and not isinstance(seats, bool)
        if not is_whole or seats not in self.seats:
            shown = ", ".join(map(str, self.seats))
            raise BadOption("seats-not-offered", game=self.title, known=shown, given=repr(seats))
        return int(seats)

    def table(self, seats: int, options: dict[str, Value], board: Board) -> np.recarray[Any, Any]:
        """One record, laid out for the first decision; the caller's own."""
        chosen = tuple(options[option.name] for option in self.options)
        states = contract.blank(self.state)
        # as bytes: NumPy copies fields, and leaves what is between them as it happens to be
        states.view(np.ndarray).view(np.uint8)[:] = np.frombuffer(
            _laid(self, seats, chosen, msgspec.json.encode(board)), np.uint8
        )
        return states


def _check(game: Game) -> None:
    """Raise TypeError for what would go wrong later, and far from here."""
    contract.check(game.rules, game.sight, game.effects)
    if (other := contract.bound_by(game.state)) not in (None, game.rules.apply.__module__):
        raise TypeError(f"{game.name} has a table with the fields of {other}: rename a field")
    for name in ("seats", *(option.name for option in game.options)):
        if name not in (game.settings.names or ()):
            raise TypeError(f"the Settings of {game.name} lack a field {name!r}")
    game.planes.check(set(game.state.names or ()), game.name)
    if max(game.seats) > MOST_SEATS:
        raise TypeError(f"{game.name} takes {max(game.seats)} seats; {MOST_SEATS} are the most")
    if not _NAME.fullmatch(game.name):
        raise TypeError(f"{game.name!r} is no name of a game: small letters, digits and hyphens")


@lru_cache(maxsize=128)  # a town takes twenty milliseconds to lay, and is laid for every table
def _laid(game: Game, seats: int, chosen: tuple[Value, ...], written: bytes) -> bytes:
    options = dict(zip((option.name for option in game.options), chosen, strict=True))
    board = msgspec.json.decode(written, type=game.boards.kind)
    states = contract.blank(game.state)
    game.rules.setup(states[0], settings_of(game, seats, options, board)[0])
    return states.tobytes()


def settings_of(
    game: Game, seats: int, options: Mapping[str, Value], board: Board
) -> np.recarray[Any, Any]:
    """One record, as `setup` reads it."""
    settings = contract.blank(game.settings)
    settings[0]["seats"] = seats
    for option in game.options:
        settings[0][option.name] = option.values.index(options[option.name])
    game.boards.lay(board, settings[0])
    return settings
