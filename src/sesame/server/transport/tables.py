"""REST: tables, as a program or a page asks for them. OpenAPI at /api/schema.

A program plays with a token (`Authorization: Bearer`): `GET /api/tables/{table}/events` streams one
update a line, `POST /api/tables/{table}/commands` takes the commands of the protocol.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Body, JSONBody, QueryParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Struct

from sesame.core.words import Language
from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live import views
from sesame.server.log.table import Table, new_match
from sesame.server.protocol import Listing, Settings
from sesame.server.transport.requests import (
    TableName,
    address_of,
    aside,
    asking,
    house_of,
    looking,
    pass_of,
)

_UNREAD = 4 << 20  # bytes that a stream may leave lying
_EVER = 1 << 53  # later than any moment
_encoder = msgspec.json.Encoder()
Moment = Annotated[int, QueryParameter(ge=0, le=_EVER)]
Version = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
InWords = Annotated[bool, QueryParameter()]  # what happened in words, rather than facts


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open; asked twice with the same id, it is the same one."""

    id: protocol.Id
    settings: Settings


class Opened(Struct, frozen=True):
    """Where the table is."""

    table: str


class Drawn(Struct, frozen=True, kw_only=True):
    """The table as a terminal draws it for one of your seats, and what each choice does."""

    seat: int | None
    version: int
    drawing: str
    sentences: dict[str, str]  # by the id of the choice


@get("/api/tables", tags=["tables"])
async def lobby(request: Request[Any, Any, Any], before: Moment = _EVER) -> list[Listing]:
    """The public tables that are not over, the newest first; `before` (its `at`) pages on."""
    return await house_of(request).lobby.page(before)


def _patience(request: Request[Any, Any, Any]) -> float | None:
    """How many seconds the caller will wait (`Prefer: wait=1`, RFC 7240) for rules that are still
    being compiled at a machine's first start; then a 503 says so."""
    found = re.search(r"\bwait=(\d{1,4})\b", request.headers.get("Prefer", ""))
    return float(found[1]) if found else None


@post("/api/tables", tags=["tables"], status_code=HTTP_201_CREATED)
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Opened:
    """A new table. Where every chair has somebody, the game begins."""
    person, house = await asking(request), house_of(request)
    address = address_of(request)
    house.limits.take("table", person, address)
    if data.settings.public:
        house.limits.take("public", person, address)
    await house.robots.workshop.tables(data.settings.game, _patience(request))
    if data.settings.board is not None:  # written whole it takes a while to check
        await aside(request, new_match, data.settings)
    name = request.app.state.people.name_of(person, data.id)
    return Opened(await house.opening.create(person, data.settings, name=name, address=address))


@get("/api/tables/{table:str}", tags=["tables"])
async def look(
    request: Request[Any, Any, Any], table: TableName, words: InWords = False
) -> Response[bytes]:
    """The table as you may see it: an `update` of the protocol."""
    room = await house_of(request).tables.room(table)
    person, address = await looking(request), address_of(request)
    told = await room.snapshot(person, address=address, in_words=words)
    return Response(told, media_type="application/json")


@get("/api/tables/{table:str}/story", tags=["tables"])
async def story(
    request: Request[Any, Any, Any], table: TableName, words: InWords = False
) -> list[protocol.Happened]:
    """What happened from the first move on, as you saw it."""
    room = await house_of(request).tables.room(table)
    person = await looking(request)
    async with room.in_sight():
        viewer, still = room.table.seats_of(person), room.table.still()
    listener = views.listener_of(still.match.game, viewer, words)
    return await aside(request, views.whole_story, still, listener)


@get("/api/tables/{table:str}/drawing", tags=["tables"])
async def drawing(
    request: Request[Any, Any, Any],
    table: TableName,
    lang: Annotated[Language, QueryParameter()] = "fr",
) -> list[Drawn]:
    """The table in letters, for each of your seats; for a spectator, what is public."""
    room = await house_of(request).tables.room(table)
    person = await looking(request)
    async with room.in_sight():
        seats, still = room.table.seats_of(person), room.table.still()
    return await aside(request, _drawings, still, seats or (None,), lang)


def _drawings(table: Table, seats: Sequence[int | None], language: Language) -> list[Drawn]:
    return [_drawn(table, seat, language) for seat in seats]


def _drawn(table: Table, seat: int | None, language: Language) -> Drawn:
    match, known = table.match, table.match.observed(seat)
    sentences = dict[str, str]()
    if seat is not None and seat in table.actors:
        for number in match.legal_ids(seat):
            action = match.game.actions.from_id(number)
            words = match.game.text.sentence(known, seat, action)
            sentences[str(number)] = words.to(language)
    drawn = match.game.draw(known).plain
    return Drawn(seat=seat, version=table.version, drawing=drawn, sentences=sentences)


class Caller:
    """Somebody who asks once, rather than staying on the line."""

    def __init__(self, person: str, address: str, in_words: bool) -> None:
        self.person, self.address, self.link, self.in_words = person, address, Link(), in_words


@post("/api/tables/{table:str}/commands", tags=["tables"], status_code=HTTP_200_OK)
async def command(
    request: Request[Any, Any, Any],
    table: TableName,
    data: Annotated[protocol.Said, Body(title="a command of the protocol")],
    words: InWords = False,
) -> Response[bytes]:
    """Say one command; answered by `acked`, or by an error with the reason."""
    caller, house = Caller(await asking(request), address_of(request), words), house_of(request)
    room = await house.tables.room(table)
    answer = await house.tasks.whole(house.commands.perform(room, caller, data))
    return Response(_encoder.encode(answer), media_type="application/json")


class _Reader:
    """A stream of updates; who does not read it is let go."""

    def __init__(self, person: str, address: str, in_words: bool) -> None:
        self.person, self.address, self.link, self.in_words = person, address, Link(), in_words
        self._queue = asyncio.Queue[bytes]()
        self._unread = 0  # bytes

    def send(self, message: bytes) -> None:
        self._unread += len(message)
        if not self.is_lost:
            self._queue.put_nowait(message)

    @property
    def is_lost(self) -> bool:
        return self._unread > _UNREAD

    def end(self) -> None:
        """The key that it was opened by is good no more."""
        self.send(b"")
        self._unread = _UNREAD + 1

    async def lines(self) -> AsyncIterator[bytes]:
        while not self.is_lost:
            try:
                message = await asyncio.wait_for(self._queue.get(), 15)
                yield message + b"\n"
                self._unread -= len(message)
            except TimeoutError:
                yield b"\n"  # still here


@get("/api/tables/{table:str}/events", tags=["tables"])
async def events(
    request: Request[Any, Any, Any],
    table: TableName,
    since: Version = None,
    words: InWords = False,
) -> Stream:
    """Updates as they come, one JSON object a line; empty lines keep the line open."""
    house, keys = house_of(request), request.app.state.people.keys
    room = await house.tables.room(table)
    found = await pass_of(request)

    async def updates() -> AsyncIterator[bytes]:
        reader = _Reader(found.person if found else "", address_of(request), words)
        keys.hold(found.key if found else "", reader.end)
        await house.crowd.arrive(room, reader, since)
        try:
            async for line in reader.lines():
                yield line
        finally:
            keys.let_go(found.key if found else "", reader.end)
            await asyncio.shield(house.tasks.spawn(house.crowd.depart(room, reader)))

    return Stream(updates(), media_type="application/x-ndjson")


ROUTES = [lobby, open_table, look, story, drawing, command, events]
