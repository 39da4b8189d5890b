"""Two tables of a running server, played in step, and all that one viewer is told at each.

The viewer's own moves and questions go through a real socket and real requests. The others' moves
come in as a request's would; chance is thrown by the test.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sesame.core import fair
from sesame.core.contract import CHANCE
from sesame.core.live import Ruled
from sesame.core.match import Step
from sesame.server import protocol
from sesame.server.live.room import Room
from sesame.server.log import events
from sesame.server.log.events import Entry, Event
from sesame.server.log.knowable import is_own_turn, undo_length
from sesame.server.log.rows import Row
from sesame.server.log.table import Table, new_match
from sesame.server.protocol import Settings
from sesame.server.transport.tables import Caller
from tests.server.open_house import OpenHouse
from tests.server.twins import Viewer, forced

_PATIENCE = 20.0  # seconds that anything may take before the test gives up


class Company(NamedTuple):
    """Who plays on which seat, and who of them, or beside them, is the viewer."""

    people: list[str]  # by seat
    viewer: str
    seats: Viewer  # the viewer's


class Twin:
    """One of the two tables, and the viewer's line to it."""

    def __init__(
        self,
        house: OpenHouse,
        room: Room,
        company: Company,
        socket: ClientConnection,
        headers: dict[str, str],
    ) -> None:
        self._house, self.room, self._company, self._socket = house, room, company, socket
        self._client = httpx.AsyncClient(
            base_url=f"http://{house.address}/api/tables/{room.table.id}",
            headers=headers,
            trust_env=False,
            verify=False,  # or every client reads all the certificates of the system
        )

    async def close(self) -> None:
        await self._client.aclose()

    # --- what the viewer is told

    async def told(self, number: str) -> list[str]:
        """Everything up to the answer to a question that is asked now."""
        await self.say({"type": "sync", "id": number, "at": 1.5})
        heard = list[str]()
        while not heard or f'"synced","id":"{number}"' not in heard[-1]:
            message = await asyncio.wait_for(self._socket.recv(), _PATIENCE)
            assert isinstance(message, str)
            if not _is_presence(message):
                heard.append(self._plain(message))
        return heard

    async def fetched(self, path: str) -> str:
        """The answer to a request: its status, what it is, and its body."""
        return self._whole(await self._client.get(path))

    async def posted(self, command: dict[str, Any]) -> str:
        return self._whole(await self._client.post("/commands", json=command))

    async def streamed(self, since: int) -> str:
        """The first line of the event stream."""
        async with self._client.stream("GET", f"/events?since={since}") as stream:
            async for line in stream.aiter_lines():
                return self._plain(line)
        return ""

    def _whole(self, answer: httpx.Response) -> str:
        headers = {key: value for key, value in answer.headers.items() if key != "date"}
        return self._plain(f"{answer.status_code} {headers} {answer.text}")

    def _plain(self, told: str) -> str:
        """Without what has to differ: the table's own name, and the hash of its secret."""
        table = self.room.table
        return told.replace(table.id, "TABLE").replace(fair.commitment(table.seed), "HASH")

    @property
    def is_over(self) -> bool:
        return self.room.table.status == "over"

    # --- what is done

    async def say(self, message: dict[str, Any]) -> None:
        await self._socket.send(json.dumps(message))

    async def step(self, step: Step, length: int, number: str) -> None:
        """By whoever has to do it, so that the log is so long; then what the table does itself."""
        match = self.room.table.match
        if len(match.log) < length:
            if match.game.is_timed:
                await self._cause(_grabbed(step))
            elif step.seat == CHANCE:
                await self._cause(events.Played([step]))
            else:
                await self._play(step, number)
        await self._until(lambda: len(match.log) >= length and not forced(match))
        assert match.log[length - 1] == step

    async def _play(self, step: Step, number: str) -> None:
        version = self.room.table.version
        play = protocol.Play(id=number, seat=step.seat, version=version, action=step.action)
        if step.seat in self._company.seats:
            await self.say(msgspec.to_builtins(play))
        else:
            caller = Caller(self._company.people[step.seat], "192.0.2.1", in_words=False)
            await self._house.app.house.commands.perform(self.room, caller, play)

    async def _cause(self, event: Event) -> None:
        async with self.room.lock:
            await self.room.cause(event)

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(_PATIENCE):
            while not holds():
                await asyncio.sleep(0.0005)
        async with self.room.lock:  # and told
            assert holds()


@asynccontextmanager
async def seated_at(
    house: OpenHouse, name: str, settings: Settings, before: list[Step], company: Company
) -> AsyncIterator[Twin]:
    """A table whose log begins with these steps, and the viewer there."""
    room = await _set_up(house, name, settings, before, company)
    headers = {"Cookie": await _cookie(house, company.viewer)}
    async with connect(
        f"ws://{house.address}/ws/tables/{name}",
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        proxy=None,
        max_size=None,
    ) as socket:
        twin = Twin(house, room, company, socket, headers)
        try:
            yield twin
        finally:
            await twin.close()


async def _set_up(
    house: OpenHouse, name: str, settings: Settings, before: list[Step], company: Company
) -> Room:
    log: list[Event] = [
        events.Created(settings=settings, seed=fair.new_seed()),
        *(events.Seated(seat, person) for seat, person in enumerate(company.people)),
        *_begun(settings, before),
    ]
    for version, event in enumerate(log, 1):
        body = msgspec.json.encode(Entry(event=event, by=company.people[0]))
        await house.app.house.store.append(Row(name, version, round(house.clock()), body))
    room = await house.app.house.tables.room(name)
    room.table.match.seed = None  # from here on the test throws the dice
    return room


def _begun(settings: Settings, before: list[Step]) -> list[Event]:
    """In real time paused while nothing presses: hands go out when the test says so."""
    if not new_match(settings).game.is_timed:
        return [events.Started(before)]
    return [events.Started([]), events.Paused(), *map(_grabbed, before)]


def _grabbed(step: Step) -> events.Grabbed:
    """As the referee would write it down."""
    if step.seat == CHANCE:
        return events.Grabbed([], [step], [None])
    rulings = [Ruled(step.seat, 0, 412, 412, None, "own clock")] if step.seat >= 0 else []
    return events.Grabbed(rulings, [step], [412])


def _is_presence(message: str) -> bool:
    """Who is there is told by the second of the house, between any two steps of twins: clocks and
    a number, and nothing else."""
    told = json.loads(message)
    is_presence: bool = told["type"] == "presence"
    assert not is_presence or told.keys() == {"type", "times", "watching"}
    return is_presence


async def _cookie(house: OpenHouse, person: str) -> str:
    keys = house.app.people.keys
    return f"sesame={keys.cookie_of(await keys.begin(person, ''))}"


# --- what a curious viewer tries


def _goes_back(table: Table, seat: int) -> bool:
    """Whether the seat's last move would be taken back at once, nobody being asked."""
    steps = undo_length(table.match, seat)
    return steps is not None and is_own_turn(table.match, seat, steps)


def mischief(twin: Twin, viewer: Viewer, number: str, rng: Random) -> dict[str, Any]:
    """A command that is refused, or that changes nothing in the game."""
    table = twin.room.table
    seat = rng.choice(viewer) if viewer else rng.randrange(table.seats)
    version = max(0, table.version - rng.choice([0, 0, 0, 1, 4, -1]))
    legal = table.match.legal_ids(seat) if seat in viewer else []
    count = table.match.game.actions.COUNT
    forbidden = [
        action for action in rng.sample(range(count), min(count, 40)) if action not in legal
    ]
    play = {"type": "play", "seat": seat, "version": version, "action": rng.choice(forbidden)}
    other = rng.choice([s for s in range(table.seats) if s not in viewer] or [5])
    tried: list[dict[str, Any]] = [
        *[play] * 4,
        {**play, "seat": other},
        {**play, "action": count + 7},
        {"type": "say", "text": f"et maintenant ? {number}"},
        {"type": "replace", "seat": other},
        {"type": "grab", "seat": other, "object": 0, "seen": None, "moment": 0.0},
        {"type": "agree", "seat": seat, "agrees": True},
        {"type": "retake", "seat": seat},
        {"type": "robot", "seat": other, "level": "vizir"},
        {"type": "hint", "seat": other},
        {"type": "foresee", "seat": other, "version": version, "actions": [rng.choice(forbidden)]},
        {"type": "nonsense"},
    ]
    if len(viewer) < table.seats and not table.match.game.is_timed and not _goes_back(table, seat):
        tried += [{"type": "undo", "seat": seat}] * 3
    return {"id": number, **rng.choice(tried)}
