"""REST: a game as text, written and read."""

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.status_codes import HTTP_201_CREATED
from msgspec import Meta, Struct

from sesame.core import fair, record
from sesame.core.match import Match
from sesame.core.replay import replay
from sesame.games import game as game_named
from sesame.server.live import marks
from sesame.server.log.refusals import Denied
from sesame.server.log.table import Table
from sesame.server.protocol import Settings
from sesame.server.saying import say
from sesame.server.store.interface import Person
from sesame.server.transport.requests import (
    TableName,
    aside,
    asking,
    house_of,
    looking,
)
from sesame.server.transport.tables import Opened


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a record writes it."""

    record: Annotated[str, Meta(max_length=record.MOST_TEXT)]


ByIds = Annotated[bool, QueryParameter()]


@get("/api/tables/{table:str}/record", tags=["records"])
async def table_record(
    request: Request[Any, Any, Any], table: TableName, ids: ByIds = False
) -> Response[str]:
    """The game as text: once over, whole and with its seed; before, as you saw it.

    With `ids` moves are written by their ids, as `#12`.
    """
    house = house_of(request)
    room = await house.tables.room(table)
    person = await looking(request)
    async with room.in_sight():
        still, faces = room.table.still(), dict(room.audience.faces)
    written = await aside(request, _record_of, still, faces, person, ids)
    return Response(written, media_type=MediaType.TEXT)


def _record_of(table: Table, faces: Mapping[str, Person], person: str, ids: bool) -> str:
    match = table.match.copy()
    match.names = tuple(_name(table, faces, seat) for seat in range(table.seats))
    if table.status == "over":
        return _with_ending(table, match, ids)
    seats = table.seats_of(person)
    match.headers["Commitment"] = fair.commitment(table.seed)
    return str(record.seen_by(match, seats[0] if len(seats) == 1 else None, ids=ids))


def _with_ending(table: Table, match: Match, ids: bool) -> str:
    if not match.over and table.why is not None:
        match.headers["Termination"] = table.why.en
    return match.record(ids=ids)


def _name(table: Table, faces: Mapping[str, Person], seat: int) -> str:
    sitter = table.sitters[seat]
    if sitter.person is None:
        return f"robot {sitter.level or '?'}"
    known = faces.get(sitter.person)
    return known.name if known else "?"


@post("/api/records", tags=["records"], status_code=HTTP_201_CREATED, request_max_body_size=1 << 20)
async def open_record(request: Request[Any, Any, Any], data: JSONBody[NewRecord]) -> Opened:
    """Open a record as a table to look at; refused with the reason if a move breaks the rules."""
    person, house = await asking(request), house_of(request)
    match = await aside(request, _replayed, data.record)
    await marks.check(house.store, match, round(house.now()), along=True)
    settings = Settings(game=match.game.name, seats=match.seats)
    return Opened(await house.opening.adopt(person, data.record, settings))


def _replayed(text: str) -> Match:
    written = record.parse(text)
    if not (name := written.headers.get("Game")):
        raise Denied(say("game-header-wanted"))
    return replay(written, game_named(name))


ROUTES = [table_record, open_record]
