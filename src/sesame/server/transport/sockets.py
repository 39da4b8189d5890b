"""WebSockets: a table's, and the lobby's. Who says too much waits (rate limit, back-pressure)."""

import asyncio
import re
from functools import partial
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec

from sesame.core.errors import SesameError
from sesame.core.words import Words
from sesame.server import protocol
from sesame.server.common import metrics
from sesame.server.common.limits import TooMuch
from sesame.server.common.link import Link
from sesame.server.live import views
from sesame.server.live.house import House
from sesame.server.live.room import Room
from sesame.server.log.refusals import Stranger
from sesame.server.saying import say
from sesame.server.store.interface import DatabaseAway, DatabaseFailed
from sesame.server.transport.door import CONNECTIONS
from sesame.server.transport.keys import Pass
from sesame.server.transport.people import People
from sesame.server.transport.wire import Wire, received, wire_of

_TABLE = re.compile(r"/ws/tables/([A-Za-z0-9_-]{1,64})")
_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
_decoder = msgspec.json.Decoder(protocol.Said)
_encoder = msgspec.json.Encoder()
# Close codes: the key is not good, or no longer; a foreign page; no such table; nothing but
# nonsense; the database is away, come again
_ENDED, _POLICY, _GONE, _IMPATIENT, _LATER = 4401, 4403, 4404, 4429, 1013
_ADIEU = 2.0  # seconds to say good-bye in, before the line is cut
_LONGEST_WHY = 200  # letters of what was unreadable
_PATIENCE = 200  # refusals in a row before somebody is let go
_NO_ROOM = say("house-full")
_ENOUGH = say("too-many-refused")


class Client:
    """One socket: it is told what happens, and says what its person does."""

    def __init__(self, wire: Wire, found: Pass | None, address: str, in_words: bool) -> None:
        self.wire, self.found, self.address, self.in_words = wire, found, address, in_words
        self.person = found.person if found else ""
        self.link: Link = wire.link
        self.send = wire.tell
        self.refused = 0  # commands in a row

    def require_play(self) -> None:
        """Raises OutOfScope."""
        if self.found is not None:
            self.found.require("play")

    def tell(self, message: msgspec.Struct) -> None:
        self.wire.tell(_encoder.encode(message))


class Sockets:
    """An ASGI application for what is live."""

    def __init__(self, house: House, people: People, origins: tuple[str, ...]) -> None:
        self._house, self._people, self._origins = house, people, origins
        self.open = 0

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        await receive()  # websocket.connect
        if not is_ours(headers, self._origins):
            await send({"type": "websocket.close", "code": _POLICY})
            return
        try:
            found = await self._people.keys.who(headers)
        except (Stranger, DatabaseAway, DatabaseFailed) as error:
            code = _ENDED if isinstance(error, Stranger) else _LATER
            await send({"type": "websocket.close", "code": code})
            return
        await send({"type": "websocket.accept"})
        address = scope["client"][0] if scope.get("client") else "?"
        in_words = _asked(scope["query_string"], "words") == "true"
        client = Client(wire_of(scope), found, address, in_words)
        client.link.remember(self._house.lines.of(client.person, address))
        client.tell(
            protocol.Hello(
                protocol=protocol.PROTOCOL, person=client.person, now=round(self._house.now())
            )
        )
        self.open += 1
        key, end = found.key if found else "", partial(self._end, client, send)
        self._people.keys.hold(key, end)
        try:
            await self._serve(scope, receive, send, client)
        finally:
            self._people.keys.let_go(key, end)
            self.open -= 1

    def _end(self, client: Client, send: Any) -> None:
        """The key is good no more: they are told nothing further, whether they hang up or not."""
        asyncio.get_running_loop().call_later(_ADIEU, client.wire.transport.abort)
        self._house.tasks.spawn(send({"type": "websocket.close", "code": _ENDED}))

    async def _serve(self, scope: Any, receive: Any, send: Any, client: Client) -> None:
        if scope["path"] == "/ws/lobby":
            await self._lobby(receive, send, client)
        elif found := _TABLE.fullmatch(scope["path"]):
            await self._table(found[1], scope, receive, send, client)
        else:
            await send({"type": "websocket.close", "code": _GONE})

    async def _lobby(self, receive: Any, send: Any, client: Client) -> None:
        if not CONNECTIONS.has_room_to_look_on:
            client.tell(_refusal(None, _NO_ROOM))
            await send({"type": "websocket.close", "code": _LATER})
            return
        try:
            await self._house.lobby.arrive(client)
            while (await receive())["type"] != "websocket.disconnect":
                await self._slow_down(client)
        finally:
            self._house.lobby.leave(client)

    async def _table(self, name: str, scope: Any, receive: Any, send: Any, client: Client) -> None:
        try:
            room = await self._house.tables.room(name)
            if not CONNECTIONS.has_room_to_look_on and not room.table.seats_of(client.person):
                client.tell(_refusal(None, _NO_ROOM))
                await send({"type": "websocket.close", "code": _LATER})
                return
            if not await self._stay(room, _since(scope["query_string"]), receive, client):
                client.tell(_refusal(None, _ENOUGH))
                await send({"type": "websocket.close", "code": _IMPATIENT})
                client.wire.hang_up(_ADIEU)
        except DatabaseAway as error:  # what was said is not answered, since nobody knows
            client.tell(_refusal(None, error.words))
            await send({"type": "websocket.close", "code": _LATER})
        except SesameError as error:
            client.tell(_refusal(None, error.words))
            await send({"type": "websocket.close", "code": _GONE})

    async def _stay(self, room: Room, since: int | None, receive: Any, client: Client) -> bool:
        """From arrival to departure; whether they went by themselves."""
        try:
            await self._house.crowd.arrive(room, client, since)
            return await self._listen(room, receive, client)
        finally:
            await asyncio.shield(self._house.tasks.spawn(self._house.crowd.depart(room, client)))

    async def _listen(self, room: Room, receive: Any, client: Client) -> bool:
        """Until they go, or nothing that they say makes sense; whether they went by themselves."""
        client.wire.at_once = partial(self._play_at_once, room, client)
        while client.refused < _PATIENCE:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return True
            await self._slow_down(client)
            is_done = await self._hear(
                room, client, message.get("text") or message.get("bytes") or ""
            )
            client.refused = 0 if is_done else client.refused + 1
        return False

    def _play_at_once(self, room: Room, client: Client, said: bytes) -> bool:
        """Most of what is said is a move that has to wait for nothing but the log.

        It is done without waking a task: False, and nothing is done, where it is anything else.
        """
        if client.refused or not room.can_play_at_once(client.person):
            return False
        try:
            command = _decoder.decode(said)
            if not isinstance(command, protocol.Play):
                return False
            self._house.limits.take("message", client.person, client.address)
        except (*_UNREADABLE, TooMuch):
            return False
        client.wire.queue.hold()
        try:
            client.require_play()
            then = partial(_answer, client, said)
            self._house.commands.play_at_once(room, client, command, then)
        except SesameError as error:
            client.refused += 1
            _refuse(room, client, command, error)
            client.wire.queue.let_go()
        return True

    async def _slow_down(self, client: Client) -> None:
        """Who says too much is told so, and waits: their line fills up, nobody else's."""
        caller = client.person, client.address
        try:
            self._house.limits.take("message", *caller)
        except TooMuch as error:
            client.tell(_refusal(None, error.words))
            while (wait := self._house.limits.wait("message", *caller)) > 0:
                await asyncio.sleep(wait)
            self._house.limits.take("message", *caller)

    async def _hear(self, room: Room, client: Client, message: str | bytes) -> bool:
        """One message; whether it was done."""
        try:
            command = _decoder.decode(message)
        except _UNREADABLE as error:
            client.tell(_refusal(_id_in(message), _unreadable(error)))
            return False
        try:
            if not isinstance(command, protocol.Sync):
                client.require_play()
            client.tell(await self._house.commands.perform(room, client, command))
        except DatabaseAway:
            raise
        except SesameError as error:
            _refuse(room, client, command, error)
            return False
        return True


def _answer(client: Client, said: bytes, acked: protocol.Acked | None) -> None:
    """A move was done at once; None: it is to be heard as any other message."""
    if acked is None:
        client.wire.queue.let_go(received(said))
        return
    client.tell(acked)
    client.wire.queue.let_go()


def _refuse(room: Room, client: Client, command: protocol.Command, error: SesameError) -> None:
    metrics.REFUSED.inc()
    client.tell(_refusal(command.id, error.words, room.table.version))


async def turn_away(receive: Any, send: Any, status: int, words: Words) -> None:
    """Instead of a handshake: an answer, as a request would have."""
    await receive()  # websocket.connect
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    body = _encoder.encode({"reason": words.texts()})
    await send({"type": "websocket.http.response.body", "body": body})


def is_ours(headers: dict[str, str], origins: tuple[str, ...]) -> bool:
    """Whether the page that opens the socket is ours; programs that are no browser send nothing."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return False
    return page != "" and page == headers.get("host")


def _since(query: bytes) -> int | None:
    given = _asked(query, "since")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else None


def _asked(query: bytes, name: str) -> str:
    return parse_qs(query.decode("latin-1")).get(name, [""])[0]


def _refusal(number: str | None, words: Words, version: int | None = None) -> protocol.Refused:
    return protocol.Refused(number, views.text(words), version)


class _Named(msgspec.Struct):
    id: str


def _id_in(message: str | bytes) -> str | None:
    """The id of a message that is otherwise unreadable, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(message, type=_Named).id[:64]
    except _UNREADABLE:
        return None


def _unreadable(error: Exception) -> Words:
    why = str(error)[:_LONGEST_WHY]
    return say("unreadable-message", why=why)
