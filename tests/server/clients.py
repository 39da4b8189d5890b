"""People as tests need them: a session, and a player at a table who comes back by himself.

A player says again, with the same id, whatever was not answered when the line was lost, and goes
on from the version that was told last. What was told is checked as it comes: no step twice, none
left out.
"""

import asyncio
import itertools
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sesame.core.contract import CHANCE
from sesame.games import game
from sesame.games.attrap_tresors.actions import Grab

_PAUSE = 0.1  # seconds before the next attempt to come back
_PATIENCE = 200.0  # seconds of attempts, on a busy machine too
UNTOLD = -9  # a step before the first that was told
_AGAIN = frozenset({429, 500, 502, 503})  # answers after which a request is made again


@dataclass(frozen=True)
class Session:
    """Somebody, as the server knows them."""

    person: str
    cookie: str


async def arrive(addresses: Sequence[str]) -> Session:
    """Somebody new."""
    response = await ask(addresses, None, "GET", "/api/me")
    return Session(response.json()["id"], f"sesame={response.cookies['sesame']}")


async def open_table(addresses: Sequence[str], host: Session, number: str, **settings: Any) -> str:
    """The table that the host opens by that number; asked again it is the same one."""
    body = {"id": number, "settings": {"pace": 0, **settings}}
    response = await ask(addresses, host, "POST", "/api/tables", body)
    assert response.status_code == httpx.codes.CREATED, response.text
    found: str = response.json()["table"]
    return found


async def command(addresses: Sequence[str], who: Session, table: str, **said: Any) -> None:
    """Say a command by a request; said again after a loss, with the same id."""
    response = await ask(addresses, who, "POST", f"/api/tables/{table}/commands", said)
    assert response.status_code == httpx.codes.OK, response.text


async def ask(
    addresses: Sequence[str], who: Session | None, method: str, path: str, body: Any = None
) -> httpx.Response:
    """Until somebody answers, or nobody has for so long that something is wrong."""
    headers = {"Cookie": who.cookie} if who else {}
    heard = "nothing"
    end = time.monotonic() + _PATIENCE
    for attempt in itertools.count():
        address = addresses[attempt % len(addresses)]
        try:
            # verify: there is nothing to, and to make ready for it takes longer than the request
            async with httpx.AsyncClient(trust_env=False, verify=False, timeout=40) as client:
                response = await client.request(method, address + path, json=body, headers=headers)
            if response.status_code not in _AGAIN:
                return response
            heard = f"{response.status_code} {response.text}"
        except httpx.TransportError as error:
            heard = repr(error)
        assert time.monotonic() < end, f"{method} {path}: {heard}, after {attempt + 1} attempts"
        await asyncio.sleep(_PAUSE)
    raise AssertionError("unreachable")


@dataclass
class Player:
    """One person at one table, on any of these servers; the first is preferred."""

    addresses: Sequence[str]
    session: Session
    table: str
    chance: random.Random
    acked: dict[str, int] = field(default_factory=dict)  # id of a command: its version
    refused: dict[str, str] = field(default_factory=dict)  # id: why
    said: dict[str, dict[str, Any]] = field(default_factory=dict)  # every command, by its id
    seats_told: list[int] = field(default_factory=list)  # who made each step
    version: int | None = None  # what was told last
    info: dict[str, Any] = field(default_factory=dict)
    times: list[dict[str, Any]] = field(default_factory=list)
    connections: int = 0
    is_quiet: bool = False  # looks on, and says nothing

    def __post_init__(self) -> None:
        self._unanswered = dict[str, dict[str, Any]]()
        self._views = list[dict[str, Any]]()
        self._decided = dict[int, int | None]()  # by seat, the version that was decided on
        self._shown: dict[str, Any] | None = None
        self._grab: asyncio.Task[None] | None = None
        self.news = asyncio.Event()

    @property
    def is_over(self) -> bool:
        return bool(self.info.get("status") == "over")

    def __str__(self) -> str:
        """Where they are, for whoever wonders why nothing goes on."""
        choices = [(view["seat"], len(view["choices"])) for view in self._views]
        waiting = list(self._unanswered.values())
        return (
            f"{self.table} at {self.version} (decided {self._decided}), choices {choices},"
            f" unanswered {waiting}, refused {list(self.refused.items())[-2:]}"
        )

    async def play(self) -> None:
        """To the end of the game, however often the line is lost."""
        attempt = 0
        try:
            while not self.is_over:
                address = self.addresses[attempt % len(self.addresses)]
                try:
                    await self._connected(address.replace("http", "ws", 1))
                except (OSError, WebSocketException):
                    attempt += 1
                    await asyncio.sleep(_PAUSE)
        finally:
            self._stop_grabbing()

    async def _connected(self, address: str) -> None:
        since = "" if self.version is None else f"?since={self.version}"
        async with connect(
            f"{address}/ws/tables/{self.table}{since}",
            additional_headers={"Cookie": self.session.cookie},
            compression=None,
            open_timeout=10,
            close_timeout=1,
            ping_interval=None,
            proxy=None,
        ) as socket:
            self.connections += 1
            for message in list(self._unanswered.values()):
                await socket.send(json.dumps(message))
            while not self.is_over:
                await self._hear(socket, json.loads(await socket.recv()))

    # --- what is told

    async def _hear(self, socket: ClientConnection, told: dict[str, Any]) -> None:
        match told["type"]:
            case "update":
                self._update(told)
            case "presence":
                self.times = told["times"]
            case "show":
                self._shown = told
            case "acked":
                self._unanswered.pop(told["id"], None)
                assert self.acked.setdefault(told["id"], told["version"]) == told["version"]
            case "refused" if told["id"] is not None:
                self._unanswered.pop(told["id"], None)
                self.refused[told["id"]] = told["reason"]["en"]
        self.news.set()
        if not self.is_quiet:
            await self._act(socket)

    def _update(self, told: dict[str, Any]) -> None:
        assert self.version is None or told["version"] >= self.version, "the table went back"
        if told["info"] is not None:
            self.info = told["info"]
        if told["undone"] is not None:
            del self.seats_told[told["undone"] :]
        for happened in told["happened"]:
            self._step(happened, is_whole=told["whole"])
        self.version, self._views, self.times = told["version"], told["views"], told["times"]

    def _step(self, happened: dict[str, Any], *, is_whole: bool) -> None:
        at, known = happened["step"], len(self.seats_told)
        if is_whole:  # told anew, if not from the beginning: what was before is not asked for
            self.seats_told += [UNTOLD] * (at - known)
            del self.seats_told[at:]
        assert at == len(self.seats_told), f"step {at} after {known}"
        self.seats_told.append(happened["seat"])

    # --- what is said

    async def _act(self, socket: ClientConnection) -> None:
        """One decision at a time: what was not answered is waited for."""
        if self._unanswered or (self._grab is not None and not self._grab.done()):
            return
        if (seat := self._unready()) is not None:
            await self.say(socket, type="ready", seat=seat)
            return
        turns = [view for view in self._views if self._is_new(view)]
        if not turns:
            return
        view = self.chance.choice(turns)
        choice = self.chance.choice(view["choices"])
        action = game(view["view"]["game"]).actions.from_id(choice)
        if not isinstance(action, Grab):
            self._decided[view["seat"]] = self.version
            await self.say(
                socket,
                type="play",
                seat=view["seat"],
                version=self.version,
                action=choice,
            )
        elif self._is_painted():
            self._grab = asyncio.create_task(self._reach(socket, view["seat"], action))

    def _unready(self) -> int | None:
        """Real time: a seat of ours that is asked whether it is ready."""
        is_asked = self.info.get("status") == "playing" and not self.info["paused"]
        ours = {view["seat"] for view in self._views} if is_asked else set()
        return next(
            (
                chair["seat"]
                for chair in self.info.get("chairs", [])
                if chair["seat"] in ours and not chair["ready"] and not chair["substitute"]
            ),
            None,
        )

    def _is_new(self, view: dict[str, Any]) -> bool:
        """Not decided on already: where that was refused, the next version is on its way."""
        return bool(view["choices"]) and self._decided.get(view["seat"]) != self.version

    def _is_painted(self) -> bool:
        """Real time: no dice have fallen since what was shown last."""
        return self._shown is not None and CHANCE not in self.seats_told[self._shown["step"] :]

    async def say(self, socket: ClientConnection, **message: Any) -> None:
        number = f"{len(self.said)}-{self.chance.getrandbits(48):x}"
        self.said[number] = self._unanswered[number] = {"id": number, **message}
        await socket.send(json.dumps(self.said[number]))

    async def _reach(self, socket: ClientConnection, seat: int, action: Grab) -> None:
        """A hand goes out a moment after the dice were to be seen; what is lost is lost."""
        now = 1000 * time.time()
        assert self._shown is not None
        seen = self._shown["at"]
        moment = max(seen, now) + self.chance.uniform(150, 400)
        await asyncio.sleep((moment - now) / 1000)
        grab = {"type": "grab", "seat": seat, "object": action.object}
        with suppress(WebSocketException):
            await socket.send(
                json.dumps({"id": f"grab-{moment}", **grab, "seen": seen, "moment": moment})
            )

    def _stop_grabbing(self) -> None:
        if self._grab is not None:
            self._grab.cancel()
