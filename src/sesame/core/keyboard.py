"""One keyboard for all: what a live game answers to be played around one terminal.

The terminal brings clock, keys and screen (`Session`); the game says whose key is whose, what a
key means, and what is shown.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from sesame.core.dice import Rng
from sesame.core.match import Match
from sesame.core.telling import Teller
from sesame.core.words import Words

if TYPE_CHECKING:
    from rich.text import Text  # loaded when something is drawn


class Screen(Protocol):
    """Where words and drawings go."""

    def text(self, words: Words, /) -> str: ...
    def say(self, words: Words, style: str = "", /) -> None: ...
    def write(self, line: "str | Text", style: str = "", end: str = "\n") -> None: ...
    def draw(self, drawing: "Text") -> None: ...
    def clear(self) -> None: ...


class Session(Protocol):
    """People and robots around one match, on one screen."""

    match: Match  # not to be kept: taking back puts another in its place
    humans: set[int]
    teller: Teller

    @property
    def screen(self) -> Screen: ...


class KeyRace(Protocol):
    """One race on one clock: keys come in their order already. It plays on the match."""

    over: bool

    def show(self, now: int) -> None: ...  # what is raced for is there for all to see
    @property
    def due(self) -> float: ...
    def advance(self, now: int) -> Sequence[Any]: ...  # rulings, for `Stage.tell`
    def press(self, seat: int, now: int) -> Any | None: ...  # None: the key means nothing now


class Stage(Protocol):
    """What people see: announcements, the race, pay, secret cards."""

    has_secrets: bool  # several people at one screen, each with a card of their own
    unseen: list[int]  # people with a card that they have not looked at
    countdown: str  # counted before the next race

    def say(self, sentence: Words, style: str = "") -> None: ...
    def open(self) -> None: ...
    def announce(self) -> None: ...
    def count(self, number: str) -> None: ...
    def show(self, rng: Rng) -> None: ...
    def tell(self, rulings: Sequence[Any]) -> None: ...
    def close(self) -> bool: ...  # tell how it ended; whether a round is over, and paid
    def ask(self, key: str) -> None: ...  # somebody is to choose in peace; "" for a robot
    def start_again(self) -> None: ...  # a race was taken back
    def help(self) -> None: ...
    def pause(self) -> None: ...
    def cover(self, seat: int) -> None: ...
    def uncover(self, seat: int) -> None: ...


class Keyboard(Protocol):
    """A game's `keyboard.py`."""

    KEYS: Sequence[str]  # by seat
    BUSY: int  # milliseconds in which a hand that hammered on does not choose anything yet

    def seat_of(self, key: str, seats: int) -> int | None: ...
    def race(self, match: Match, hands: Mapping[int, Any], rng: Rng) -> KeyRace: ...
    def stage(self, session: Session) -> Stage: ...
    def patience(self, match: Match) -> int: ...  # milliseconds to choose in
    def meant(self, match: Match, seat: int, key: str) -> int | None: ...  # the action's id
    def time_up(self, match: Match) -> int: ...  # the clock's action
