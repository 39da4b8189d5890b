"""Access to one's data: everything that is kept about somebody, for themselves.

Of a table that is not over it has nothing that its seat may not know: neither the seed nor what
chance answered.
"""

import asyncio
from typing import Any

import msgspec

from sesame.server.live.house import House
from sesame.server.log import events
from sesame.server.log.events import Entry
from sesame.server.log.rows import Row
from sesame.server.store.interface import Session, Token

_decoder = msgspec.json.Decoder(Entry)
_EVER, _ALL = 1 << 62, 1 << 30  # later than any moment; all of them


async def of(house: House, person: str) -> dict[str, Any]:
    store = house.store
    tables = [await _table(house, table, person) for table in await store.traces(person)]
    games = await house.lobby.listings(await store.history(person, _EVER, _ALL))
    said = [{"table": found["table"], **line} for found in tables for line in found["said"]]
    return {
        "person": msgspec.to_builtins(await store.person(person)),
        "sessions": [_session(session) for session in await store.sessions(person)],
        "tokens": [_token(token) for token in await store.tokens(person)],
        "games": msgspec.to_builtins(games),
        "said": said,
        "tables": tables,
    }


async def _table(house: House, table: str, person: str) -> dict[str, Any]:
    """What one did at a table, sat there or not; read and sorted outside the event loop."""
    rows = await house.store.read(table)
    return await asyncio.to_thread(_deeds, table, rows, person)


def _deeds(table: str, rows: list[Row], person: str) -> dict[str, Any]:
    said, did = list[dict[str, Any]](), list[dict[str, Any]]()
    for row in rows:
        if person.encode() not in row.body:
            continue
        entry = _decoder.decode(row.body)
        if entry.by == person and isinstance(entry.event, events.Spoken):
            said.append({"at": row.at, "text": entry.event.text})
        else:
            did.append({"at": row.at, "by": entry.by == person, **_deed(entry.event)})
    return {"table": table, "said": said, "did": did}


def _deed(event: events.Event) -> dict[str, Any]:
    """As it is in the log, less the secrets of a game that goes on."""
    found: dict[str, Any] = msgspec.to_builtins(event)
    found.pop("seed", None)
    if isinstance(event, events.Played | events.Started | events.Grabbed):
        found["steps"] = found["steps"][:1] if isinstance(event, events.Played) else []
    return found


def _session(session: Session) -> dict[str, Any]:
    return {name: getattr(session, name) for name in ("device", "at", "used", "until")}


def _token(token: Token) -> dict[str, Any]:
    return {name: getattr(token, name) for name in ("label", "scopes", "at", "used", "until")}
