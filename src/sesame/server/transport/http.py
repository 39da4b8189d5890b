"""REST: everything that is asked rather than told. OpenAPI at /api/schema.

A program plays with a token (`Authorization: Bearer`): `GET /api/tables/{table}/events` streams one
update a line, `POST /api/tables/{table}/commands` takes the commands of the protocol.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Annotated, Any, ParamSpec, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import Body, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct

from sesame.core import fair, record
from sesame.core.match import Match
from sesame.core.replay import replay
from sesame.core.words import Language
from sesame.games import game as game_named
from sesame.games import games
from sesame.server import protocol
from sesame.server.common.limits import household
from sesame.server.common.link import Link
from sesame.server.live import marks, views
from sesame.server.live.house import House
from sesame.server.live.views import text
from sesame.server.log.refusals import Denied, stranger
from sesame.server.log.table import Table, new_match
from sesame.server.protocol import Listing, Settings, Text
from sesame.server.store.interface import Person
from sesame.server.transport.keys import Pass, Scope
from sesame.server.transport.people import People
from sesame.server.transport.witness import SILENCE

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
_UNREAD = 4 << 20  # bytes that a stream may leave lying
_EVER = 1 << 53  # later than any moment
_encoder = msgspec.json.Encoder()

TableName = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Moment = Annotated[int, QueryParameter(ge=0, le=_EVER)]
Version = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


class OptionInfo(Struct, frozen=True):
    """One choice that a game offers."""

    name: str
    title: Text
    values: list[str | bool | int]
    default: str | bool | int


class GameInfo(Struct, frozen=True):
    """What can be played here."""

    name: str
    title: Text
    seats: list[int]
    options: list[OptionInfo]
    boards: list[str]
    is_timed: bool
    page: str | None  # the address of a board that came with it (docs/plug_ins.md); null: none did


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


class Health(Struct, frozen=True):
    """Whether all is well."""

    ok: bool
    tables: int
    sockets: int
    warning: Text | None = None  # what a host should mend, though all goes on


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a record writes it."""

    record: Annotated[str, Meta(max_length=record.MOST_TEXT)]


# --- who asks


async def pass_of(request: Request[Any, Any, Any]) -> Pass | None:
    """By what key somebody asks; None: nobody in particular."""
    people: People = request.app.state.people
    return await people.keys.who(request.headers)


async def asking(request: Request[Any, Any, Any], scope: Scope = "play") -> str:
    """The person who asks, with a key that is good for it."""
    found = await pass_of(request)
    if found is None:
        raise stranger()
    found.require(scope)
    return found.person


async def looking(request: Request[Any, Any, Any]) -> str:
    """The person who looks; empty: nobody in particular."""
    found = await pass_of(request)
    return found.person if found else ""


def address_of(request: Request[Any, Any, Any]) -> str:
    """Where it comes from, for limits."""
    return request.client.host if request.client else "?"


def house_of(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def aside(
    request: Request[Any, Any, Any],
    work: Callable[Given, Answer],
    *args: Given.args,
    **named: Given.kwargs,
) -> Answer:
    """Heavy work, for which the address and the person who ask pay (`common/aside.py`)."""
    address = household(request.client.host if request.client else "?")
    person = await looking(request)
    askers = (address, person) if person else (address,)
    return await house_of(request).aside.do(askers, work, *args, **named)


# --- games


@get("/api/games", tags=["games"])
async def all_games() -> list[GameInfo]:
    """Every game, its seats, options and boards."""
    return describe_games()


def describe_games() -> list[GameInfo]:
    return [_game_info(name) for name in games()]


def _game_info(name: str) -> GameInfo:
    game = game_named(name)
    options = [
        OptionInfo(option.name, text(option.title), list(option.values), option.default)
        for option in game.options
    ]
    return GameInfo(
        name,
        text(game.title),
        list(game.seats),
        options,
        list(game.boards),
        game.is_timed,
        f"/games/{name}/board.js" if game.page else None,
    )


# --- tables


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
async def look(request: Request[Any, Any, Any], table: TableName) -> Response[bytes]:
    """The table as you may see it: an `update` of the protocol."""
    room = await house_of(request).tables.room(table)
    told = await room.snapshot(await looking(request), address=address_of(request))
    return Response(told, media_type="application/json")


@get("/api/tables/{table:str}/story", tags=["tables"])
async def story(request: Request[Any, Any, Any], table: TableName) -> list[protocol.Happened]:
    """What happened from the first move on, as you saw it."""
    room = await house_of(request).tables.room(table)
    person = await looking(request)
    async with room.in_sight():
        viewer, still = room.table.seats_of(person), room.table.still()
    listener = views.listener_of(still.match.game, viewer)
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

    def __init__(self, person: str, address: str) -> None:
        self.person, self.address, self.link = person, address, Link()


@post("/api/tables/{table:str}/commands", tags=["tables"], status_code=HTTP_200_OK)
async def command(
    request: Request[Any, Any, Any],
    table: TableName,
    data: Annotated[protocol.Said, Body(title="a command of the protocol")],
) -> Response[bytes]:
    """Say one command; answered by `acked`, or by an error with the reason."""
    caller, house = Caller(await asking(request), address_of(request)), house_of(request)
    room = await house.tables.room(table)
    answer = await house.tasks.whole(house.commands.perform(room, caller, data))
    return Response(_encoder.encode(answer), media_type="application/json")


class _Reader:
    """A stream of updates; who does not read it is let go."""

    def __init__(self, person: str, address: str) -> None:
        self.person, self.address, self.link = person, address, Link()
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
    request: Request[Any, Any, Any], table: TableName, since: Version = None
) -> Stream:
    """Updates as they come, one JSON object a line; empty lines keep the line open."""
    house, keys = house_of(request), request.app.state.people.keys
    room = await house.tables.room(table)
    found = await pass_of(request)

    async def updates() -> AsyncIterator[bytes]:
        reader = _Reader(found.person if found else "", address_of(request))
        keys.hold(found.key if found else "", reader.end)
        await house.crowd.arrive(room, reader, since)
        try:
            async for line in reader.lines():
                yield line
        finally:
            keys.let_go(found.key if found else "", reader.end)
            await asyncio.shield(house.tasks.spawn(house.crowd.depart(room, reader)))

    return Stream(updates(), media_type="application/x-ndjson")


@get("/api/tables/{table:str}/record", tags=["records"])
async def table_record(request: Request[Any, Any, Any], table: TableName) -> Response[str]:
    """The game as text: once over, whole and with its seed; before, as you saw it."""
    house = house_of(request)
    room = await house.tables.room(table)
    person = await looking(request)
    async with room.in_sight():
        still, faces = room.table.still(), dict(room.audience.faces)
    written = await aside(request, _record_of, still, faces, person)
    return Response(written, media_type=MediaType.TEXT)


def _record_of(table: Table, faces: Mapping[str, Person], person: str) -> str:
    match = table.match.copy()
    match.names = tuple(_name(table, faces, seat) for seat in range(table.seats))
    if table.status == "over":
        return _with_ending(table, match)
    seats = table.seats_of(person)
    match.headers["Commitment"] = fair.commitment(table.seed)
    return str(record.seen_by(match, seats[0] if len(seats) == 1 else None))


def _with_ending(table: Table, match: Match) -> str:
    if not match.over and table.why is not None:
        match.headers["Termination"] = table.why.en
    return match.record()


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
        raise Denied("Il manque l'en-tête Game.", "The header Game is missing.")
    return replay(written, game_named(name))


# --- for whoever runs it


@get("/health", tags=["house"])
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 if something could just be written to the database, and it is whole; else 503."""
    house, pulse = house_of(request), request.app.state.pulse
    is_well = await pulse.is_well()
    missed = SILENCE.of
    warning = None if missed is None else Text(missed.fr, missed.en)
    found = Health(is_well, len(house.tables.rooms), request.app.state.sockets.open, warning)
    return Response(found, status_code=200 if is_well else 503)


ROUTES = [
    all_games, lobby, open_table, look, story, drawing, command, events, table_record,
    open_record, health,
]  # fmt: skip
