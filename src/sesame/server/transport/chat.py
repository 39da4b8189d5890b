"""Chat, page by page: what was said before the newest lines, which an update has."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import QueryParameter

from sesame.server.live import views
from sesame.server.log.events import Entry, Spoken
from sesame.server.log.rows import Row
from sesame.server.log.sitters import Remark
from sesame.server.protocol import Line
from sesame.server.transport.requests import TableName, house_of, looking

Before = Annotated[int, QueryParameter(ge=1, le=1_000_000)]
_decoder = msgspec.json.Decoder(Entry)


@get("/api/tables/{table:str}/chat", tags=["tables"])
async def chat(request: Request[Any, Any, Any], table: TableName, before: Before) -> list[Line]:
    """What was said before that version, the last hundred lines of it; none: that was all."""
    house = house_of(request)
    room = await house.tables.room(table)
    unheard = room.table.muted.get(await looking(request), set())
    rows = await house.store.read(table)
    said = await asyncio.to_thread(_said, rows, before)
    page = [remark for remark in said if remark.person not in unheard][-views.LINES :]
    faces = await house.faces.of({remark.person for remark in page})
    return views.told(page, (), faces.get)


def _said(rows: list[Row], before: int) -> list[Remark]:
    found = list[Remark]()
    for row in rows:
        entry = _decoder.decode(row.body) if row.version < before else None
        if entry is not None and isinstance(entry.event, Spoken) and entry.event.text:
            found.append(Remark(row.version, entry.by or "", entry.event.text, row.at))
    return found


ROUTES = [chat]
