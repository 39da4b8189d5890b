"""The log in SQLite: a batch of rows in a handful of statements.

Python hands its lock to another thread and asks for it back at every step of a statement: with a
statement a row, a busy event loop would make the writer wait hundreds of times for one batch.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import msgspec

from sesame.server.log.rows import Card, Row
from sesame.server.store import statements
from sesame.server.store.sqlite_thread import one_statement

_INSERT = "INSERT INTO events (table_id, version, at, body) VALUES {values}"
# One answer for all of them: one step
_SEATED = """SELECT json_group_object(table_id, people) FROM cards
    WHERE table_id IN (VALUES {values})"""
_UPSERT_CARDS = """INSERT INTO cards (table_id, game, status, public, at, people, body, due, mark)
    VALUES {values} ON CONFLICT (table_id) DO UPDATE SET
    game = excluded.game, status = excluded.status, public = excluded.public, at = excluded.at,
    people = excluded.people, body = excluded.body, due = excluded.due, mark = excluded.mark"""
_UNSEAT = "DELETE FROM card_people WHERE table_id IN (VALUES {values})"
_SEAT = "INSERT INTO card_people (person, table_id) VALUES {values} ON CONFLICT DO NOTHING"

Values = tuple[Any, ...]


@one_statement
def append_rows(connection: sqlite3.Connection, rows: Sequence[Row]) -> list[bool]:
    """Which of them were new; of two with one version the first."""
    try:
        _do(connection, _INSERT, [(row.table, row.version, row.at, row.body) for row in rows])
    except sqlite3.IntegrityError:
        if len(rows) > 1:
            raise  # none of them is in: they are tried one by one
        return [False]
    return [True] * len(rows)


def append_changes(
    connection: sqlite3.Connection, changes: Sequence[tuple[Row, Card]]
) -> Sequence[bool]:
    """The same for rows that change what the lobby shows."""
    is_new = append_rows(connection, [row for row, _ in changes])
    if all(is_new):
        _save_cards(connection, {card.table: card for _, card in changes})
    return is_new


def _save_cards(connection: sqlite3.Connection, cards: dict[str, Card]) -> None:
    before: dict[str, str] = {}
    for (found,) in _do(connection, _SEATED, [(table,) for table in cards]):
        before |= msgspec.json.decode(found, type=dict[str, str])
    values = [statements.card_values(card) for card in cards.values()]
    _do(connection, _UPSERT_CARDS, values)
    moved = [
        card
        for card in cards.values()
        if before.get(card.table) != statements.people_text(card.people)
    ]
    _do(connection, _UNSEAT, [(card.table,) for card in moved])
    _do(connection, _SEAT, [(person, card.table) for card in moved for person in card.people])


def _do(connection: sqlite3.Connection, sql: str, rows: Sequence[Values]) -> list[Values]:
    if not rows:
        return []
    values = list(chain.from_iterable(rows))
    return connection.execute(_spelled(sql, len(rows), len(rows[0])), values).fetchall()


@cache
def _spelled(sql: str, length: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(values=", ".join([row] * length))
