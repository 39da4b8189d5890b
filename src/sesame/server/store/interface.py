"""Persistence: the event log of every table, who people are, what the tables look like.

`sqlite.py` and `postgres.py` answer alike. A row of the log is told to nobody before `append` has
returned True: it is then on the disk. The primary key (table, version) is the compare-and-set:
of two who append the same version one gets False, and reads what the other wrote.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

import msgspec

from sesame.core.errors import SesameError
from sesame.server.log.rows import Card, Redacted, Row
from sesame.server.saying import say


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
    scopes: str = "play read"
    until: int | None = None  # None: until it is dropped
    used: int | None = None  # when last, to the hour


class Session(msgspec.Struct, frozen=True):
    """A browser that somebody is known in; the cookie is signed, and changes now and then."""

    id: str
    person: str
    at: int
    generation: int  # of the cookie: the next one is made from it
    rotated: int  # when that cookie was first shown to us
    used: int  # when last, to the hour
    until: int
    device: str  # "Firefox, Android": no more of it is kept


class BadDatabase(SesameError):
    """An address of a database that we cannot use, or whose driver is not installed."""


class DatabaseBusy(SesameError):
    """Another server is at work on the same file."""


class DatabaseAway(SesameError):
    """The database has not answered for as long as we are ready to wait.

    Whether a change asked for is in it is not known: read it again.
    """


class DatabaseFailed(SesameError):
    """The database cannot do it now: a full disk, a damaged file, a lock. Nothing has changed."""


class Closure(NamedTuple):
    """When nobody could play, since no server was at work; milliseconds since 1970."""

    since: int
    until: int


def closed() -> DatabaseAway:
    return DatabaseAway(say("database-closed"))


class NewerSchema(SesameError):
    """The database was made by a later release than this one."""


# Another process has appended (table, version); whatever else processes tell each other.
# OnGap: the line to the others was cut and is there again: rows and notes may have been missed,
# and every table that was kept is so no longer until `keep` is asked anew.
OnRow = Callable[[str, int], None]
OnNote = Callable[[str], None]
OnGap = Callable[[], None]


Redact = Callable[[list[Row], Card | None], Redacted]


class Store(Protocol):
    """What a database must do for us. Made and opened on the event loop it is then used from."""

    async def open(self) -> None: ...  # connect; bring the schema up to date
    async def close(self) -> None: ...  # what was promised is written first

    # the log; who is cancelled while waiting for `append` does not know whether it was written
    def append(self, row: Row, card: Card | None = None) -> Awaitable[bool]: ...
    async def read(self, table: str, after: int = 0) -> list[Row]: ...

    # folds kept beside it
    async def card(self, table: str) -> Card | None: ...
    async def lobby(
        self, before: int, limit: int
    ) -> list[Card]: ...  # public, not over, newest first
    async def due(
        self, now: int, limit: int
    ) -> list[Card]: ...  # to be looked at, longest due first
    async def postpone(self, table: str, due: int | None) -> None: ...
    async def clear_void(self, before: int) -> None: ...  # tables closed before they began, by then
    async def marked(self, marks: list[str]) -> dict[str, int]: ...  # those that are so: since when
    async def history(self, person: str, before: int, limit: int) -> list[Card]: ...

    # people
    async def person(self, person: str) -> Person | None: ...
    async def persons(self, ids: list[str]) -> list[Person]: ...
    async def save_person(self, person: Person) -> None: ...
    async def rename_person(self, person: Person) -> None: ...  # if they are still there
    async def trace(self, person: str, table: str) -> None: ...  # the log there names the person
    async def traces(self, person: str) -> list[str]: ...  # every table whose log does
    # erasing somebody, step by step: whoever dies in between finds the rest by `unfinished`
    async def forget(self, person: str) -> None: ...  # row, sessions, tokens, codes
    async def redact(self, table: str, person: str, redact: Redact) -> None:
        """Take a person out of a table's log and card, and the trace that led there.

        `redact` is asked perhaps in another thread, perhaps more than once. This is the only edit
        the log knows: versions, times and moves stay.
        """

    async def scrub(self, person: str) -> None: ...  # nothing is left in the files, either
    async def unfinished(self) -> list[str]: ...  # persons with traces and nothing else
    async def forget_ended(self, now: int) -> None: ...  # sessions and keys, visitors who never sat

    async def session(self, session: str) -> Session | None: ...
    async def sessions(self, person: str) -> list[Session]: ...  # the one used last first
    async def save_session(self, session: Session) -> None: ...
    async def use_session(self, session: Session) -> None: ...  # changed; if it was not ended
    async def end_session(self, session: str, person: str) -> None: ...
    async def token(self, hashed: str) -> Token | None: ...
    async def save_token(self, token: Token) -> None: ...
    async def use_token(self, hashed: str, now: int) -> None: ...
    async def drop_token(self, hashed: str, person: str) -> None: ...
    async def tokens(self, person: str) -> list[Token]: ...
    async def save_code(self, name: str, hashed: str, person: str, until: int) -> None: ...
    async def take_code(self, name: str, now: int) -> tuple[str, str] | None:
        """The hash and the person of a code, once: it is gone by then; None once it is `until`."""

    async def secret(self) -> bytes: ...  # made at the first asking; signs sessions

    # several processes
    def listen(self, on_row: OnRow, on_note: OnNote, on_gap: OnGap) -> None: ...
    async def tell(self, note: str) -> None: ...  # to all other processes; at most 7,000 bytes
    async def keep(self, table: str) -> bool: ...  # True: this process, and no other, drives it
    async def release(self, table: str) -> None: ...

    is_shared: bool  # whether other processes may be at work on the same database

    async def is_well(self) -> bool: ...  # whether it can be written to, and is whole: for /health
    async def beat(self, now: int, gap: int) -> Closure:
        """A sign of life. If the last one is more than `gap` milliseconds old, nobody was there
        since; told is the last time that this was so, whoever noticed it."""
