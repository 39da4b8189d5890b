"""How a move is made and heard of: at our tables, at boardgame.io's, and at no game at all."""

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from http.client import HTTPConnection
from random import Random
from typing import Any, Protocol

from bench.websocket import Socket, connect

SEATS = 4


class Table(Protocol):
    """Four sockets at one game. `told` is called once a move is known to all of them."""

    told: Callable[[], None]

    @property
    def is_over(self) -> bool: ...
    def move(self) -> None: ...
    def close(self) -> None: ...


# --- ours

_VERSION = re.compile(rb'"version":(\d+)')
_CHOICE = re.compile(rb"\d+")


class OurTable:
    """A move counts once it is acknowledged, and so stored, and all four were told."""

    def __init__(self, random: Random) -> None:
        self.told: Callable[[], None] = lambda: None
        self.sockets = list[Socket]()
        self._random = random
        self._versions = dict[Socket, int]()
        self._choices = dict[Socket, list[bytes]]()
        self._awaited, self._number, self._is_acked = 0, 0, True
        self.heard = asyncio.Event()

    def hear(self, socket: Socket, message: bytes) -> None:
        kind = message[9:12]  # of {"type":"...
        if kind == b"upd":
            self._read(socket, message)
        elif kind == b"ack":
            found = _VERSION.search(message)
            self._awaited, self._is_acked = int(found[1]) if found else 0, True
        elif kind == b"ref":  # the table itself was quicker with a forced move
            self._awaited, self._is_acked = max(self._versions.values()), True
        else:
            return
        if self._is_acked and all(v >= self._awaited for v in self._versions.values()):
            self.heard.set()
            self.told()

    def _read(self, socket: Socket, message: bytes) -> None:
        found = _VERSION.search(message)
        assert found is not None
        self._versions[socket] = int(found[1])
        start = message.find(b'"choices":[')
        self._choices[socket] = _CHOICE.findall(message, start, message.find(b'],"turn"', start))

    @property
    def is_over(self) -> bool:
        return not any(self._choices.values())

    def move(self) -> None:
        socket = next(socket for socket in self.sockets if self._choices.get(socket))
        action = self._random.choice(self._choices[socket]).decode()
        self.say(socket, "play", seat=self.sockets.index(socket), action=int(action))

    def say(self, socket: Socket, kind: str, **what: Any) -> None:
        self._number += 1
        self._is_acked, self._awaited = False, 1 << 60
        self.heard.clear()
        if kind == "play":
            what["version"] = self._versions[socket]
        socket.send(json.dumps({"type": kind, "id": str(self._number), **what}).encode())

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Ours:
    """Our server: people with sessions, who open tables, sit down and begin."""

    make_table: Callable[[Random], OurTable] = OurTable

    def __init__(self, port: int, game: str = "") -> None:
        self._port, self._game = port, game
        self._people = [self._arrive() for _ in range(SEATS)]

    def _arrive(self) -> str:
        http = HTTPConnection("127.0.0.1", self._port)
        http.request("GET", "/api/me")
        answer = http.getresponse()
        answer.read()
        http.close()
        return (answer.getheader("set-cookie") or "").split(";")[0]

    def create(self, **settings: Any) -> str:
        """A new table's name."""
        number = str(Random().getrandbits(60))
        body = json.dumps({"id": number, "settings": settings})
        headers = {"Cookie": self._people[0], "Content-Type": "application/json"}
        http = HTTPConnection("127.0.0.1", self._port)
        http.request("POST", "/api/tables", body, headers)
        answer: dict[str, Any] = json.loads(http.getresponse().read())
        http.close()
        return str(answer["table"])

    async def sit(self, name: str, person: int, hear: Callable[[Socket, bytes], None]) -> Socket:
        cookie = f"Cookie: {self._people[person]}\r\n"
        return await connect(self._port, f"/ws/tables/{name}", cookie, hear)

    async def open(self, seed: int) -> OurTable:
        chairs = ["me", *["open"] * (SEATS - 1)]
        # Robots are slow here: none plays, and a forced move is left to the generator
        name = self.create(game=self._game, seats=SEATS, chairs=chairs, pace=5000)
        table = type(self).make_table(Random(seed))
        for seat in range(SEATS):
            table.heard.clear()
            socket = await self.sit(name, seat, table.hear)
            table.sockets.append(socket)
            await table.heard.wait()
            if seat:
                table.say(socket, "sit", seat=seat)
                await table.heard.wait()
        table.say(table.sockets[0], "start")
        await table.heard.wait()
        return table


class Floor:
    """The least that a server in Python has to do: it says what ours does, and knows no game."""

    def __init__(self, port: int) -> None:
        self._port = port

    async def open(self, seed: int) -> OurTable:
        table, name = OurTable(Random(seed)), secrets.token_hex(6)
        for _ in range(SEATS):
            table.heard.clear()
            table.sockets.append(await connect(self._port, f"/{name}", "", table.hear))
            await table.heard.wait()
        return table


# --- boardgame.io's

_STATE = re.compile(rb'"_stateID":(\d+)')


class TheirTable:
    """A move counts once all four were told; nothing is stored."""

    def __init__(self, name: str, random: Random) -> None:
        self.told: Callable[[], None] = lambda: None
        self.sockets = list[Socket]()
        self._name, self._random = name, random
        self._states = dict[Socket, int]()
        self._moves = 0
        self.heard = asyncio.Event()

    def hear(self, socket: Socket, message: bytes) -> None:
        if message == b"2":
            socket.send(b"3")  # a ping of engine.io
        elif message.startswith(b"0{"):
            socket.send(b"40/race,")
        elif message.startswith(b"40/race,"):
            seat = self.sockets.index(socket)
            socket.send(_event("sync", self._name, str(seat), None, SEATS))
        elif (found := _STATE.search(message)) is not None:
            self._states[socket] = int(found[1])
            if len(self._states) == len(self.sockets) and self._is_known():
                self.heard.set()
                self.told()

    @property
    def is_over(self) -> bool:
        return False  # it goes round and round

    def _is_known(self) -> bool:
        return all(state >= self._moves for state in self._states.values())

    def move(self) -> None:
        seat = self._moves % SEATS
        steps = self._random.randrange(1, 7)
        payload = {"type": "go", "args": [steps], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        socket, state = self.sockets[seat], self._moves
        self._moves += 1
        socket.send(_event("update", action, state, self._name, str(seat)))

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Theirs:
    """boardgame.io's server, spoken to as its own client does: socket.io over a WebSocket."""

    def __init__(self, port: int) -> None:
        self._port = port

    def table(self, seed: int) -> TheirTable:
        """Made when somebody first asks for it."""
        return TheirTable(secrets.token_hex(6), Random(seed))

    async def join(self, table: TheirTable) -> None:
        table.heard.clear()
        path = "/socket.io/?EIO=4&transport=websocket"
        table.sockets.append(await connect(self._port, path, "", table.hear))
        await table.heard.wait()

    async def open(self, seed: int) -> TheirTable:
        table = self.table(seed)
        for _ in range(SEATS):
            await self.join(table)
        return table


def _event(*parts: Any) -> bytes:
    return b"42/race," + json.dumps(parts).encode()
