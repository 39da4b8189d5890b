"""The open interface: everything that is asked rather than told. OpenAPI at /api/schema.

A program plays with a token (`Authorization: Bearer`): `GET /api/tables/{table}/events` streams one
update a line, `POST /api/tables/{table}/commands` takes the commands of the protocol.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, patch, post
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
from sesame.server import protocol, views
from sesame.server.decisions import Denied
from sesame.server.events import Entry, Spoken
from sesame.server.house import House
from sesame.server.link import Link
from sesame.server.people import COOKIE, YEAR, People, Stranger, stranger
from sesame.server.protocol import Listing, Settings, Text
from sesame.server.sockets import perform
from sesame.server.statistics import Tally, tallies
from sesame.server.table import Table
from sesame.server.views import text

_MANY, _ALL = 50, 1 << 30  # games on a page; all of them
_EVER = 1 << 62  # later than any moment
_UNREAD = 1000  # updates that a stream may leave lying
_encoder = msgspec.json.Encoder()

TableName = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
TokenHash = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{64}$")]
Moment = Annotated[int | None, QueryParameter(ge=0, le=1 << 53)]
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


class Me(Struct, frozen=True):
    """Who you are here."""

    id: str
    name: str
    avatar: str


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What you would like to be called, and your face."""

    name: Annotated[str, Meta(max_length=100)] | None = None
    avatar: Annotated[str, Meta(max_length=20)] | None = None


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that works once, for ten minutes."""

    code: Annotated[str, Meta(max_length=40)]


class TokenAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What to call the program."""

    label: Annotated[str, Meta(min_length=1, max_length=24)]


class TokenMade(Struct, frozen=True):
    """Shown once: we keep only its hash."""

    token: str


class TokenInfo(Struct, frozen=True):
    """A program of yours."""

    hash: str
    label: str
    at: int


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


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a record writes it."""

    record: Annotated[str, Meta(max_length=500_000)]


# --- who asks


async def asking(request: Request[Any, Any, Any]) -> str:
    people: People = request.app.state.people
    found = await people.who(dict(request.headers))
    if found is None:
        raise stranger()
    return found


def house_of(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


def _set_cookie(request: Request[Any, Any, Any], response: Response[Any], person: str) -> None:
    people: People = request.app.state.people
    response.set_cookie(
        key=COOKIE,
        value=people.session(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


# --- games and people


@get("/api/games", tags=["games"])
async def all_games() -> list[GameInfo]:
    """Every game, its seats, options and boards."""
    return [_game_info(name) for name in games()]


def _game_info(name: str) -> GameInfo:
    game = game_named(name)
    options = [
        OptionInfo(option.name, text(option.title), list(option.values), option.default)
        for option in game.options
    ]
    return GameInfo(
        name, text(game.title), list(game.seats), options, list(game.boards), game.is_timed
    )


@get("/api/me", tags=["people"])
async def me(request: Request[Any, Any, Any]) -> Response[Me]:
    """Who you are; somebody new gets a name, a face and a session."""
    people: People = request.app.state.people
    house = house_of(request)
    found = await people.who(dict(request.headers))
    known = await house.store.person(found) if found else None
    if known is None:
        known = await people.arrive()
    house.welcome(known)
    response = Response(Me(known.id, known.name, known.avatar))
    _set_cookie(request, response, known.id)
    return response


@patch("/api/me", tags=["people"])
async def rename(request: Request[Any, Any, Any], data: JSONBody[Profile]) -> Me:
    """Another name, another face."""
    people: People = request.app.state.people
    changed = await people.rename(await asking(request), data.name, data.avatar)
    house_of(request).welcome(changed)
    return Me(changed.id, changed.name, changed.avatar)


@delete("/api/me", tags=["people"], status_code=HTTP_200_OK)
async def erase(request: Request[Any, Any, Any]) -> Response[dict[str, bool]]:
    """Your name, face, keys and words are erased; the moves of your games stay, nobody's."""
    person, house = await asking(request), house_of(request)
    await house.erase(person)
    response = Response({"erased": True})
    response.delete_cookie(COOKIE)
    return response


@get("/api/me/data", tags=["people"])
async def export(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Everything that is kept about you."""
    person, house = await asking(request), house_of(request)
    known = await house.store.person(person)
    cards = await house.store.history(person, _EVER, _ALL)
    said = list[dict[str, Any]]()
    for card in cards:
        for row in await house.store.read(card.table):
            entry = msgspec.json.decode(row.body, type=Entry)
            if entry.by == person and isinstance(entry.event, Spoken):
                said.append({"table": card.table, "at": row.at, "text": entry.event.text})
    return {
        "person": msgspec.to_builtins(known),
        "games": msgspec.to_builtins(await house.listings(cards)),
        "said": said,
        "tokens": [token.label for token in await house.store.tokens(person)],
    }


@get("/api/me/games", tags=["people"])
async def my_games(request: Request[Any, Any, Any], before: Moment = None) -> list[Listing]:
    """Your tables, the last one first; `before` (its `at`) pages on."""
    house = house_of(request)
    cards = await house.store.history(
        await asking(request), _EVER if before is None else before, _MANY
    )
    return await house.listings(cards)


@get("/api/me/statistics", tags=["people"])
async def my_statistics(request: Request[Any, Any, Any]) -> list[Tally]:
    """Your finished games, by game and by the strongest robot at the table."""
    person, house = await asking(request), house_of(request)
    cards = await house.store.history(person, _EVER, _ALL)
    return tallies(await house.listings(cards), person)


@post("/api/me/code", tags=["people"], status_code=HTTP_201_CREATED)
async def code(request: Request[Any, Any, Any]) -> Code:
    """A code to be the same person on another device."""
    people: People = request.app.state.people
    return Code(await people.new_code(await asking(request)))


@post("/api/me/link", tags=["people"], status_code=HTTP_200_OK)
async def link(request: Request[Any, Any, Any], data: JSONBody[Code]) -> Response[Me]:
    """Be the person that the code was made for."""
    people: People = request.app.state.people
    person = await people.redeem(data.code)
    known = await house_of(request).store.person(person)
    if known is None:
        raise Stranger("Cette personne a été effacée.", "That person was erased.")
    response = Response(Me(known.id, known.name, known.avatar))
    _set_cookie(request, response, person)
    return response


@get("/api/me/tokens", tags=["people"])
async def tokens(request: Request[Any, Any, Any]) -> list[TokenInfo]:
    """The programs that may play for you."""
    found = await house_of(request).store.tokens(await asking(request))
    return [TokenInfo(token.hash, token.label, token.at) for token in found]


@post("/api/me/tokens", tags=["people"], status_code=HTTP_201_CREATED)
async def make_token(request: Request[Any, Any, Any], data: JSONBody[TokenAsked]) -> TokenMade:
    """A key for a program of yours."""
    people: People = request.app.state.people
    return TokenMade(await people.new_token(await asking(request), data.label))


@delete("/api/me/tokens/{token:str}", tags=["people"], status_code=HTTP_200_OK)
async def drop_token(request: Request[Any, Any, Any], token: TokenHash) -> dict[str, bool]:
    """That key opens nothing any more; named by its hash."""
    await house_of(request).store.drop_token(token, await asking(request))
    return {"dropped": True}


# --- tables


@get("/api/tables", tags=["tables"])
async def lobby(request: Request[Any, Any, Any]) -> list[Listing]:
    """The public tables that are not over."""
    house = house_of(request)
    return await house.listings(await house.store.lobby())


@post("/api/tables", tags=["tables"], status_code=HTTP_201_CREATED)
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Opened:
    """A new table. Where every chair has somebody, the game begins."""
    person, house = await asking(request), house_of(request)
    name = request.app.state.people.name_of(person, data.id)
    return Opened(await house.create(person, data.settings, name=name))


@get("/api/tables/{table:str}", tags=["tables"])
async def look(request: Request[Any, Any, Any], table: TableName) -> Response[bytes]:
    """The table as you may see it: an `update` of the protocol."""
    room = await house_of(request).room(table)
    person = await request.app.state.people.who(dict(request.headers))
    return Response(await room.snapshot(person or ""), media_type="application/json")


@get("/api/tables/{table:str}/story", tags=["tables"])
async def story(request: Request[Any, Any, Any], table: TableName) -> list[protocol.Happened]:
    """What happened from the first move on, as you saw it."""
    room = await house_of(request).room(table)
    person = await request.app.state.people.who(dict(request.headers))
    async with room.lock:
        viewer = room.table.seats_of(person or "")
        listener = views.listener_of(room.table.match.game, viewer)
        return views.Story(room.table, listener).again(room.table, 0)


@get("/api/tables/{table:str}/drawing", tags=["tables"])
async def drawing(
    request: Request[Any, Any, Any],
    table: TableName,
    lang: Annotated[Language, QueryParameter()] = "fr",
) -> list[Drawn]:
    """The table in letters, for each of your seats; for a spectator, what is public."""
    room = await house_of(request).room(table)
    person = await request.app.state.people.who(dict(request.headers))
    async with room.lock:
        seats = room.table.seats_of(person or "")
        return [_drawn(room.table, seat, lang) for seat in seats or (None,)]


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

    def __init__(self, person: str) -> None:
        self.person, self.link = person, Link()


@post("/api/tables/{table:str}/commands", tags=["tables"], status_code=HTTP_200_OK)
async def command(
    request: Request[Any, Any, Any],
    table: TableName,
    data: Annotated[protocol.Said, Body(title="a command of the protocol")],
) -> Response[bytes]:
    """Say one command; answered by `acked`, or by an error with the reason."""
    caller, house = Caller(await asking(request)), house_of(request)
    room = await house.room(table)
    answer = await house.whole(perform(house, room, caller, data))
    return Response(answer, media_type="application/json")


class _Reader:
    """A stream of updates; who does not read it is let go."""

    def __init__(self, person: str) -> None:
        self.person, self.link = person, Link()
        self._queue = asyncio.Queue[bytes](_UNREAD)
        self.is_lost = False

    def send(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.is_lost = True

    async def lines(self) -> AsyncIterator[bytes]:
        while not self.is_lost:
            try:
                yield await asyncio.wait_for(self._queue.get(), 15) + b"\n"
            except TimeoutError:
                yield b"\n"  # still here


@get("/api/tables/{table:str}/events", tags=["tables"])
async def events(
    request: Request[Any, Any, Any], table: TableName, since: Version = None
) -> Stream:
    """Updates as they come, one JSON object a line; empty lines keep the line open."""
    house = house_of(request)
    room = await house.room(table)
    person = await request.app.state.people.who(dict(request.headers))

    async def updates() -> AsyncIterator[bytes]:
        reader = _Reader(person or "")
        await house.arrive(room, reader, since)
        try:
            async for line in reader.lines():
                yield line
        finally:
            await asyncio.shield(house.spawn(house.depart(room, reader)))

    return Stream(updates(), media_type="application/x-ndjson")


@get("/api/tables/{table:str}/record", tags=["records"])
async def table_record(request: Request[Any, Any, Any], table: TableName) -> Response[str]:
    """The game as text: once over, whole and with its seed; before, as you saw it."""
    house = house_of(request)
    room = await house.room(table)
    person = await request.app.state.people.who(dict(request.headers))
    async with room.lock:
        written = _record_of(house, room.table, person or "")
    return Response(written, media_type=MediaType.TEXT)


def _record_of(house: House, table: Table, person: str) -> str:
    match = table.match.copy()
    match.names = tuple(_name(house, table, seat) for seat in range(table.seats))
    if table.status == "over":
        return _with_ending(table, match)
    seats = table.seats_of(person)
    match.headers["Commitment"] = fair.commitment(table.seed)
    return str(record.seen_by(match, seats[0] if len(seats) == 1 else None))


def _with_ending(table: Table, match: Match) -> str:
    if not match.over and table.why is not None:
        match.headers["Termination"] = table.why.en
    return match.record()


def _name(house: House, table: Table, seat: int) -> str:
    sitter = table.sitters[seat]
    if sitter.person is None:
        return f"robot {sitter.level or '?'}"
    known = house.person_of(sitter.person)
    return known.name if known else "?"


@post("/api/records", tags=["records"], status_code=HTTP_201_CREATED, request_max_body_size=1 << 20)
async def open_record(request: Request[Any, Any, Any], data: JSONBody[NewRecord]) -> Opened:
    """Open a record as a table to look at; refused with the reason if a move breaks the rules."""
    person, house = await asking(request), house_of(request)
    written = record.parse(data.record)
    if not (name := written.headers.get("Game")):
        raise Denied("Il manque l'en-tête Game.", "The header Game is missing.")
    if written.headers.get("Board", "").endswith(".toml"):
        raise Denied("Ce plateau n'est pas dans le dossier.", "That board is not in the record.")
    match = await asyncio.to_thread(replay, written, game_named(name))  # it may be long
    settings = Settings(game=name, seats=match.seats)
    return Opened(await house.adopt(person, data.record, settings))


# --- for whoever runs it


@get("/health", tags=["house"])
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 if the database answers."""
    house = house_of(request)
    is_well = await house.store.is_well()
    found = Health(is_well, len(house.rooms), request.app.state.sockets.open)
    return Response(found, status_code=200 if is_well else 503)


ROUTES = [
    all_games, me, rename, erase, export, my_games, my_statistics, code, link, tokens, make_token,
    drop_token, lobby, open_table, look, story, drawing, command, events, table_record,
    open_record, health,
]  # fmt: skip
