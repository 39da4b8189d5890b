"""What both databases answer by the same SQL: cards, people, tokens, codes, the secret."""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sesame.server.log.rows import Card, Redacted, Row
from sesame.server.store.interface import Closure, Person, Session, Token

CARD = "c.table_id, c.game, c.status, c.public, c.at, c.people, c.body, c.due, c.mark"
EVENTS_AFTER = (
    "SELECT table_id, version, at, body FROM events"
    " WHERE table_id = $1 AND version > $2 ORDER BY version"
)
TRACES = "SELECT table_id FROM traces WHERE person = $1 ORDER BY table_id"
CARD_OF = f"SELECT {CARD} FROM cards c WHERE c.table_id = $1"
REDACT = "UPDATE events SET body = $1 WHERE table_id = $2 AND version = $3"
REDACT_CARD = "UPDATE cards SET people = $1, body = $2 WHERE table_id = $3"
CLEAR = tuple(
    f"DELETE FROM {name} WHERE table_id = $1"
    for name in ("events", "cards", "card_people", "traces")
)
UNTRACE = (
    "DELETE FROM card_people WHERE person = $1 AND table_id = $2",
    "DELETE FROM traces WHERE person = $1 AND table_id = $2",
)
FORGET = (
    "DELETE FROM sessions WHERE person = $1",
    "DELETE FROM tokens WHERE person = $1",
    "DELETE FROM codes WHERE person = $1",
    "DELETE FROM people WHERE id = $1",
)
BEAT = """INSERT INTO life (name, at, since, until) VALUES ('house', $1, 0, 0)
    ON CONFLICT (name) DO UPDATE SET
    since = CASE WHEN $1 - life.at > $2 THEN life.at ELSE life.since END,
    until = CASE WHEN $1 - life.at > $2 THEN $1 ELSE life.until END,
    at = CASE WHEN $1 > life.at THEN $1 ELSE life.at END
    RETURNING since, until"""
VISITORS_LAST = 30 * 24 * 3600 * 1000  # milliseconds: who never sat or spoke is forgotten
ARRIVING = 3600 * 1000  # milliseconds: who is new may have no key yet, in another process
_SESSION = "SELECT id, person, at, generation, rotated, used, until, device FROM sessions"
_MARKS = 500  # asked for in one statement
TOKEN = "SELECT hash, person, label, at, scopes, until, used FROM tokens"
PERSON = "SELECT id, name, avatar, at FROM people"


def people_text(people: Sequence[str]) -> str:
    return msgspec.json.encode(people).decode()


def people_of(text: str) -> tuple[str, ...]:
    return msgspec.json.decode(text, type=tuple[str, ...])


def card_values(card: Card) -> tuple[Any, ...]:
    people = people_text(card.people)
    known = card.table, card.game, card.status, card.public, card.at, people, card.body
    return *known, card.due, card.mark


def card_from(
    table: str,
    game: str,
    status: str,
    public: int,
    at: int,
    people: str,
    body: bytes,
    due: int | None,
    mark: str | None,
) -> Card:
    return Card(table, game, status, bool(public), at, people_of(people), body, due, mark)


def redaction(person: str, table: str, redacted: Redacted) -> Iterator[tuple[Any, ...]]:
    """The statements, each with its values, that make a table what it is without somebody."""
    if redacted.is_gone:
        yield from ((sql, table) for sql in CLEAR)
        return
    for row in redacted.rows:
        yield REDACT, row.body, row.table, row.version
    if redacted.card is not None:
        people = people_text(redacted.card.people)
        yield REDACT_CARD, people, redacted.card.body, table
    yield from ((sql, person, table) for sql in UNTRACE)


class Answers(ABC):
    """The asking is here; a database says how a question is put to it and a change made."""

    @abstractmethod
    async def _ask(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    @abstractmethod
    async def _change(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]: ...

    async def beat(self, now: int, gap: int) -> Closure:
        (found,) = await self._change(BEAT, now, gap)
        return Closure(*found)

    async def read(self, table: str, after: int = 0) -> list[Row]:
        return [Row(*row) for row in await self._ask(EVENTS_AFTER, table, after)]

    async def card(self, table: str) -> Card | None:
        found = await self._cards("FROM cards c WHERE c.table_id = $1", table)
        return found[0] if found else None

    async def lobby(self, before: int, limit: int) -> list[Card]:
        return await self._cards(
            "FROM cards c WHERE c.public AND c.status IN ('open', 'playing') AND c.at < $1"
            " ORDER BY c.at DESC, c.table_id LIMIT $2",
            before,
            limit,
        )

    async def due(self, now: int, limit: int) -> list[Card]:
        return await self._cards(
            "FROM cards c WHERE c.due <= $1 ORDER BY c.due LIMIT $2", now, limit
        )

    async def postpone(self, table: str, due: int | None) -> None:
        await self._change("UPDATE cards SET due = $2 WHERE table_id = $1", table, due)

    async def clear_void(self, before: int) -> None:
        """The cards last: cut short, it is done again."""
        for name in ("events", "card_people", "traces", "cards"):
            await self._change(
                f"DELETE FROM {name} WHERE table_id IN"
                " (SELECT table_id FROM cards WHERE status = 'void' AND at < $1)",
                before,
            )

    async def marked(self, marks: list[str]) -> dict[str, int]:
        found = dict[str, int]()
        for start in range(0, len(marks), _MARKS):
            some = marks[start : start + _MARKS]
            named = ", ".join(f"${number}" for number in range(1, len(some) + 1))
            found |= await self._ask(  # type: ignore[arg-type]
                f"SELECT mark, min(at) FROM cards WHERE mark IN ({named}) GROUP BY mark", *some
            )
        return found

    async def history(self, person: str, before: int, limit: int) -> list[Card]:
        return await self._cards(
            "FROM card_people p JOIN cards c ON c.table_id = p.table_id"
            " WHERE p.person = $1 AND c.at < $2 AND c.status <> 'void'"
            " ORDER BY c.at DESC, c.table_id LIMIT $3",
            person,
            before,
            limit,
        )

    async def person(self, person: str) -> Person | None:
        found = await self.persons([person])
        return found[0] if found else None

    async def persons(self, ids: list[str]) -> list[Person]:
        """Those of them that we know, in the order asked."""
        marks = ", ".join(f"${number}" for number in range(1, len(ids) + 1))
        found = await self._ask(f"{PERSON} WHERE id IN ({marks})", *ids) if ids else []
        known = {row[0]: Person(*row) for row in found}
        return [known[id_] for id_ in dict.fromkeys(ids) if id_ in known]

    async def save_person(self, person: Person) -> None:
        await self._change(
            "INSERT INTO people (id, name, avatar, at) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar",
            *msgspec.structs.astuple(person),
        )

    async def rename_person(self, person: Person) -> None:
        """Of somebody who was erased meanwhile nothing comes back."""
        await self._change(
            "UPDATE people SET name = $2, avatar = $3 WHERE id = $1",
            *msgspec.structs.astuple(person)[:3],
        )

    async def token(self, hashed: str) -> Token | None:
        found = await self._ask(f"{TOKEN} WHERE hash = $1", hashed)
        return Token(*found[0]) if found else None

    async def tokens(self, person: str) -> list[Token]:
        found = await self._ask(f"{TOKEN} WHERE person = $1 ORDER BY at, hash", person)
        return [Token(*row) for row in found]

    async def save_token(self, token: Token) -> None:
        await self._change(
            "INSERT INTO tokens (hash, person, label, at, scopes, until, used)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            *msgspec.structs.astuple(token),
        )

    async def use_token(self, hashed: str, now: int) -> None:
        await self._change("UPDATE tokens SET used = $2 WHERE hash = $1", hashed, now)

    async def session(self, session: str) -> Session | None:
        found = await self._ask(f"{_SESSION} WHERE id = $1", session)
        return Session(*found[0]) if found else None

    async def sessions(self, person: str) -> list[Session]:
        found = await self._ask(f"{_SESSION} WHERE person = $1 ORDER BY used DESC, id", person)
        return [Session(*row) for row in found]

    async def save_session(self, session: Session) -> None:
        await self._change(
            "INSERT INTO sessions (id, person, at, generation, rotated, used, until, device)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            *msgspec.structs.astuple(session),
        )

    async def use_session(self, session: Session) -> None:
        """A cookie never goes back to an older one; a session that was ended stays so."""
        await self._change(
            "UPDATE sessions SET generation = $2, rotated = $3, used = $4, until = $5"
            " WHERE id = $1 AND generation <= $2",
            session.id,
            session.generation,
            session.rotated,
            session.used,
            session.until,
        )

    async def end_session(self, session: str, person: str) -> None:
        await self._change("DELETE FROM sessions WHERE id = $1 AND person = $2", session, person)

    async def trace(self, person: str, table: str) -> None:
        await self._change(
            "INSERT INTO traces (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            person,
            table,
        )

    async def traces(self, person: str) -> list[str]:
        return [table for (table,) in await self._ask(TRACES, person)]

    async def unfinished(self) -> list[str]:
        found = await self._ask(
            "SELECT DISTINCT person FROM traces"
            " WHERE NOT EXISTS (SELECT 1 FROM people WHERE people.id = traces.person)"
        )
        return [person for (person,) in found]

    async def forget_ended(self, now: int) -> None:
        for name in ("sessions", "tokens", "codes"):
            await self._change(f"DELETE FROM {name} WHERE until <= $1", now)
        await self._change(
            "DELETE FROM sessions WHERE used < $1"
            " AND NOT EXISTS (SELECT 1 FROM traces WHERE traces.person = sessions.person)",
            now - VISITORS_LAST,
        )
        keys = " AND ".join(
            f"NOT EXISTS (SELECT 1 FROM {name} WHERE {name}.person = people.id)"
            for name in ("sessions", "tokens", "codes", "traces")
        )
        await self._change(f"DELETE FROM people WHERE at < $1 AND {keys}", now - ARRIVING)

    async def drop_token(self, hashed: str, person: str) -> None:
        await self._change("DELETE FROM tokens WHERE hash = $1 AND person = $2", hashed, person)

    async def save_code(self, name: str, hashed: str, person: str, until: int) -> None:
        await self._change(
            "INSERT INTO codes (name, hash, person, until) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (name) DO UPDATE SET"
            " hash = excluded.hash, person = excluded.person, until = excluded.until",
            name,
            hashed,
            person,
            until,
        )

    async def secret(self) -> bytes:
        """The one already there, whoever made it: all processes sign alike."""
        await self._change(
            "INSERT INTO secrets (name, body) VALUES ('session', $1) ON CONFLICT DO NOTHING",
            secrets.token_bytes(32),
        )
        found = await self._ask("SELECT body FROM secrets WHERE name = 'session'")
        return bytes(found[0][0])

    async def _cards(self, source: str, *values: Any) -> list[Card]:
        return [card_from(*row) for row in await self._ask(f"SELECT {CARD} {source}", *values)]
