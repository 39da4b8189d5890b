"""The event log as it is kept: rows, the card beside them, and both without somebody."""

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One event of one table, as kept; `body` is its JSON."""

    table: str
    version: int  # 1, 2, 3 ... without gaps
    at: int  # milliseconds since 1970
    body: bytes


class Card(msgspec.Struct, frozen=True):
    """What lobby and history show of a table: a fold over its log, kept beside it."""

    table: str
    game: str
    status: str  # open, playing, over; void: closed before it began
    public: bool
    at: int  # of its last change
    people: tuple[str, ...]  # ids of the persons who sit or sat there
    body: bytes  # JSON: what is shown
    due: int | None = None  # when to look at it again by ourselves; None: never
    mark: str | None = None  # of the position that must not be analysed yet (`marks.py`)


class Redacted(msgspec.Struct, frozen=True):
    """What a table is without somebody: the rows that change, and the card."""

    rows: list[Row]
    card: Card | None
    is_gone: bool = False  # the whole table was theirs alone
