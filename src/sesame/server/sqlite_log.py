"""The log in SQLite: a batch of rows in a handful of statements.

Python hands its lock to another thread and asks for it back at every step of a statement: with a
statement a row, a busy event loop would make the writer wait hundreds of times for one batch.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, Final

import msgspec

from sesame.server import answers
from sesame.server.store import Card, Row

# Rows to a statement: few lengths, so that they stay prepared; 7 values each are within any limit
_LENGTHS: Final = (128, 32, 8, 2, 1)

# CROSS JOIN: from what is asked to what is there, by the key, never the other way round
_THERE = """WITH asked (t, v) AS (VALUES {values})
    SELECT table_id, version FROM asked CROSS JOIN events ON table_id = t AND version = v"""
_INSERT = "INSERT INTO events (table_id, version, at, body) VALUES {values}"
# One answer for all of them: one step
_SEATED = """SELECT json_group_object(table_id, people) FROM cards
    WHERE table_id IN (VALUES {values})"""
_UPSERT_CARDS = """INSERT INTO cards (table_id, game, status, public, at, people, body)
    VALUES {values} ON CONFLICT (table_id) DO UPDATE SET
    game = excluded.game, status = excluded.status, public = excluded.public, at = excluded.at,
    people = excluded.people, body = excluded.body"""
_UNSEAT = "DELETE FROM card_people WHERE table_id IN (VALUES {values})"
_SEAT = "INSERT INTO card_people (person, table_id) VALUES {values} ON CONFLICT DO NOTHING"

Values = tuple[Any, ...]


def append_all(
    connection: sqlite3.Connection, batch: Sequence[tuple[Row, Card | None]]
) -> list[bool]:
    """Which of them were new; of two with one version the first. Nobody else writes meanwhile."""
    keys = [(row.table, row.version) for row, _ in batch]
    taken = set(_do(connection, _THERE, list(dict.fromkeys(keys))))
    is_new = []
    for key in keys:
        is_new.append(key not in taken)
        taken.add(key)
    fresh = [pair for pair, new in zip(batch, is_new, strict=True) if new]
    _do(connection, _INSERT, [(row.table, row.version, row.at, row.body) for row, _ in fresh])
    _save_cards(connection, {card.table: card for _, card in fresh if card is not None})
    return is_new


def _save_cards(connection: sqlite3.Connection, cards: dict[str, Card]) -> None:
    before: dict[str, str] = {}
    for (found,) in _do(connection, _SEATED, [(table,) for table in cards]):
        before |= msgspec.json.decode(found, type=dict[str, str])
    values = [answers.card_values(card) for card in cards.values()]
    _do(connection, _UPSERT_CARDS, values)
    moved = [
        card
        for card in cards.values()
        if before.get(card.table) != answers.people_text(card.people)
    ]
    _do(connection, _UNSEAT, [(card.table,) for card in moved])
    _do(connection, _SEAT, [(person, card.table) for card in moved for person in card.people])


def _do(connection: sqlite3.Connection, sql: str, rows: Sequence[Values]) -> list[Values]:
    found: list[Values] = []
    for chunk in _chunks(rows):
        values = list(chain.from_iterable(chunk))
        found += connection.execute(_spelled(sql, len(chunk), len(chunk[0])), values).fetchall()
    return found


def _chunks(rows: Sequence[Values]) -> Iterator[Sequence[Values]]:
    start = 0
    while start < len(rows):
        length = next(length for length in _LENGTHS if length <= len(rows) - start)
        yield rows[start : start + length]
        start += length


@cache
def _spelled(sql: str, length: int, width: int) -> str:
    row = f"({', '.join('?' * width)})"
    return sql.format(values=", ".join([row] * length))
