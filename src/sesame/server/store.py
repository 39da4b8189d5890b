"""Where everything is kept: the log of every table, who people are, what the tables look like.

`sqlite.py` and `postgres.py` answer alike. A row of the log is told to nobody before `append` has
returned True: it is then on the disk. The primary key (table, version) is the compare-and-set:
of two who append the same version one gets False, and reads what the other wrote.
"""

from collections.abc import Callable
from typing import Protocol

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One event of one table, as kept; `body` is its JSON."""

    table: str
    version: int  # 1, 2, 3 ... without gaps
    at: int  # milliseconds since 1970
    body: bytes


class Card(msgspec.Struct, frozen=True):
    """What lobby and history show of a table: a fold over its log, kept beside it for the asking."""

    table: str
    game: str
    status: str  # open, playing, over
    public: bool
    at: int  # of its last change
    people: tuple[str, ...]  # ids of the persons who sit or sat there
    body: bytes  # JSON: what is shown


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays; no account, no address: an unguessable id, a name and a drawn face."""

    id: str
    name: str
    avatar: str
    at: int  # when first seen


class Token(msgspec.Struct, frozen=True):
    """A key of a program that plays for a person; only its hash is kept."""

    hash: str
    person: str
    label: str
    at: int


# Another process has appended (table, version), and whatever else processes tell each other
OnRow = Callable[[str, int], None]
OnNote = Callable[[str], None]


class Store(Protocol):
    """What a database must do for us."""

    async def open(self) -> None: ...  # connect; bring the schema up to date
    async def close(self) -> None: ...  # what was promised is written first

    # the log
    async def append(self, row: Row, card: Card | None = None) -> bool: ...
    async def read(self, table: str, after: int = 0) -> list[Row]: ...

    # folds kept beside it
    async def card(self, table: str) -> Card | None: ...
    async def lobby(self) -> list[Card]: ...  # public tables that are not over, newest first
    async def running(
        self,
    ) -> list[Card]: ...  # every table that is playing: to wake after a restart
    async def history(self, person: str, before: int, limit: int) -> list[Card]: ...

    # people
    async def person(self, person: str) -> Person | None: ...
    async def persons(self, ids: list[str]) -> list[Person]: ...
    async def save_person(self, person: Person) -> None: ...
    async def forget(self, person: str, said: Callable[[Row], Row | None]) -> None: ...
    async def token(self, hash: str) -> Token | None: ...
    async def save_token(self, token: Token) -> None: ...
    async def drop_token(self, hash: str, person: str) -> None: ...
    async def tokens(self, person: str) -> list[Token]: ...
    async def save_code(self, name: str, hash: str, person: str, until: int) -> None: ...
    async def take_code(
        self, name: str, now: int
    ) -> tuple[str, str] | None: ...  # once; hash, person
    async def secret(self) -> bytes: ...  # made at the first asking; signs sessions

    # several processes
    def listen(self, on_row: OnRow, on_note: OnNote, on_gap: Callable[[], None]) -> None: ...
    async def tell(self, note: str) -> None: ...  # to all other processes; at most 7,000 bytes
    async def keep(self, table: str) -> bool: ...  # True: this process, and no other, drives it
    async def release(self, table: str) -> None: ...
    async def is_well(self) -> bool: ...  # for /health
