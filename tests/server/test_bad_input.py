"""Whatever is sent, the server stands, nothing changes that should not, and others play on."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from sesame.core.words import LANGUAGES
from tests.server.clients import Player, Session, arrive, open_table
from tests.server.generous import Generous
from tests.server.nonsense import Target, nonsense
from tests.server.serving import Server, served

_BATCH = 60  # messages at once on one connection
_GROWTH = 48  # MiB that the process may grow by: pages come and go, hoards do not
_COOKIES = [
    "sesame=",
    "sesame=.",
    "sesame=abc.def",
    'sesame="; sesame=\tx',
    "=;=;=",
    "sesame=é.ü",
    f"sesame={'a' * 4000}",
]


@dataclass
class Siege:
    """An attack on one table, and what came of it."""

    server: Generous
    table: str
    target: Target
    sessions: list[Session | None]
    rng: Random
    sent: int = 0
    came: Counter[str] = field(default_factory=Counter)

    async def lay(self, messages: int) -> None:
        """So many messages, on connections of strangers, thieves and nobody."""
        until = self.sent + messages
        while self.sent < until:
            await self._from_abroad()
            for _ in range(5):
                await self._ask()
            await self._connection(min(_BATCH * 4, until - self.sent))

    async def _connection(self, messages: int) -> None:
        try:
            async with self._connect() as socket:
                for _ in range(0, messages, _BATCH):
                    await self._batch(socket, min(_BATCH, messages))
        except ConnectionClosed as closed:
            self.came[f"closed {closed.rcvd.code if closed.rcvd else '-'}"] += 1

    async def _batch(self, socket: ClientConnection, messages: int) -> None:
        """Then a question, which must be answered; what was refused was so in every language."""
        said = list[str | bytes]()
        for _ in range(messages):
            is_again = bool(said) and self.rng.random() < 0.2
            said.append(self.rng.choice(said) if is_again else nonsense(self.rng, self.target))
            self.sent += 1
            is_text = self.rng.random() < 0.1 if isinstance(said[-1], bytes) else None
            await socket.send(said[-1], text=is_text)
        await socket.send('{"type":"sync","id":"still there?","at":0}')
        while (told := json.loads(await asyncio.wait_for(socket.recv(), 60)))["type"] != "synced":
            self.came[told["type"]] += 1
            if told["type"] == "refused":
                assert all(told["reason"][language] for language in LANGUAGES)

    def _connect(self, origin: str | None = None) -> connect:
        session, forged = self.rng.choice(self.sessions), self.rng.choice(_COOKIES)
        stolen = session.cookie[: -self.rng.randrange(1, 30)] if session else forged
        cookie = self.rng.choice([session.cookie if session else forged, forged, stolen])
        return connect(
            f"ws://127.0.0.1:{self.server.port}/ws/tables/{self.table}",
            additional_headers={"Cookie": cookie.encode().decode("latin-1")},
            origin=Origin(origin) if origin else None,
            compression=None,
            ping_interval=None,
            close_timeout=1,
            proxy=None,
        )

    async def _from_abroad(self) -> None:
        """The page of somebody else does not get in."""
        origin = self.rng.choice(["http://evil.example", "null", "http://[", "http://127.0.0.1:1"])
        with pytest.raises(InvalidStatus) as refused:
            async with self._connect(origin):
                pass
        assert refused.value.response.status_code == httpx.codes.FORBIDDEN
        self.sent += 1
        self.came["foreign"] += 1

    async def _ask(self) -> None:
        """The same by request, at all kinds of addresses."""
        session = self.rng.choice(self.sessions)
        cookie = session.cookie if session else self.rng.choice(_COOKIES)
        headers = [(b"Cookie", cookie.encode()), (b"Content-Type", b"application/json")]
        body = nonsense(self.rng, self.target)
        path = self.rng.choice([f"/api/tables/{self.table}/commands", *_PATHS])
        async with httpx.AsyncClient(trust_env=False, timeout=60, verify=False) as client:
            answer = await client.post(
                f"{self.server.address}{path}",
                content=body,
                headers=headers,
            )
        self.sent += 1
        self.came[f"http {answer.status_code}"] += 1
        assert 400 <= answer.status_code < 500, (path, body, answer.text)
        assert set(answer.json()["reason"]) == set(LANGUAGES)


_PATHS = [
    "/api/tables",
    "/api/records",
    "/api/me/link",
    "/api/me/tokens",
    "/api/tables/..%2f..%2fetc%2fpasswd/commands",
    "/api/tables/%00/commands",
    f"/api/tables/{'x' * 65}/commands",
    "/api/tables/nobody-is-here/commands",
]


@dataclass
class Bystanders:
    """People who play at other tables meanwhile, game after game, and how long they waited."""

    server: Generous
    games: int = 0
    longest: float = 0.0
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)

    @asynccontextmanager
    async def around(self, *games: str) -> AsyncIterator[None]:
        """They play as long as this lasts."""
        work = [*(self._play(game) for game in games), self._wait()]
        self._tasks = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def finish(self, games: int) -> None:
        """Until they have played so many more to the end."""
        until = self.games + games
        while self.games < until:
            await asyncio.sleep(0.02)
            assert not any(task.done() for task in self._tasks), self._tasks

    async def _play(self, game: str) -> None:
        address = [self.server.address]
        while True:
            people = [await arrive(address) for _ in range(2)]
            chairs = {"game": game, "seats": 2, "chairs": ["me", "open"]}
            table = await open_table(address, people[0], f"game-{self.games}", **chairs)
            await _command(self.server, people[1], table, type="sit", id="sit", seat=1)
            await _command(self.server, people[0], table, type="start", id="start")
            players = [Player(address, person, table, Random(1)) for person in people]
            await asyncio.gather(*(player.play() for player in players))
            self.games += 1

    async def _wait(self) -> None:
        """Somebody who asks the time again and again."""
        me = await arrive([self.server.address])
        table = await open_table([self.server.address], me, "watch", game="khan-tsin")
        async with _socket(self.server, table, me) as socket:
            while True:
                began = time.perf_counter()
                await socket.send('{"type":"sync","id":"t","at":0}')
                while json.loads(await socket.recv())["type"] != "synced":
                    pass
                self.longest = max(self.longest, time.perf_counter() - began)
                await asyncio.sleep(0.02)


def _socket(server: Server, table: str, session: Session) -> connect:
    return connect(
        f"ws://127.0.0.1:{server.port}/ws/tables/{table}",
        additional_headers={"Cookie": session.cookie},
        compression=None,
        ping_interval=None,
        proxy=None,
    )


async def _command(server: Server, who: Session, table: str, **said: Any) -> httpx.Response:
    async with httpx.AsyncClient(trust_env=False, timeout=60, verify=False) as client:
        return await client.post(
            f"{server.address}/api/tables/{table}/commands",
            json=said,
            headers={"Cookie": who.cookie},
        )


async def _look(server: Server, who: Session, table: str) -> tuple[dict[str, Any], str]:
    async with httpx.AsyncClient(
        base_url=f"{server.address}/api/tables/{table}",
        headers={"Cookie": who.cookie},
        trust_env=False,
        timeout=60,
        verify=False,
    ) as client:
        seen = (await client.get("")).json()
        del seen["now"], seen["times"]
        return seen, (await client.get("/record")).text


@asynccontextmanager
async def _besieged(folder: Path) -> AsyncIterator[tuple[Generous, Siege, Session]]:
    """A server, and a table in mid-game whose two players are thinking."""
    server = Generous(f"sqlite:///{folder / 'sesame.db'}", folder / "server.log")
    try:
        server.start()
        await asyncio.to_thread(server.wait)
        address = [server.address]
        host, guest, *strangers = [await arrive(address) for _ in range(5)]
        settings = {"game": "kim-bac", "seats": 2, "chairs": ["me", "open"]}
        table = await open_table(address, host, "victim", **settings)
        await _command(server, guest, table, type="sit", id="sit", seat=1)
        await _command(server, host, table, type="start", id="start")
        seen, _ = await _look(server, host, table)
        target = Target(seen["version"], [host.person, guest.person])
        yield server, Siege(server, table, target, [*strangers, None], Random(6)), host
    finally:
        server.close()


async def _storm(folder: Path, messages: int) -> str:
    async with _besieged(folder) as (server, siege, host):
        others = Bystanders(server)
        async with others.around("khan-tsin", "bakschisch"):
            await siege.lay(messages // 5)  # until the server has met everything once
            await others.finish(2)
            before, memory = await _look(server, host, siege.table), server.memory
            await siege.lay(messages - siege.sent)
            await others.finish(2)
        assert await _look(server, host, siege.table) == before
        grown = server.memory - memory
        assert grown < _GROWTH, f"{memory:.0f} MiB and {grown:.0f} more"
        assert "Traceback" not in server.said(), server.said()
        assert "ERROR" not in server.said(), server.said()
        return (
            f"{siege.sent} messages, {dict(siege.came)}; memory {memory:.0f} MiB, {grown:+.1f}; "
            f"{others.games} games of others, longest wait {1000 * others.longest:.0f} ms"
        )


def test_a_storm_of_nonsense_changes_nothing(tmp_path: Path) -> None:
    print(asyncio.run(_storm(tmp_path, 2_000)))


@pytest.mark.soak
def test_a_hundred_thousand_messages_change_nothing_either(tmp_path: Path) -> None:
    print(asyncio.run(_storm(tmp_path, 100_000)))


# --- one by one


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the limits that everybody has."""
    folder = tmp_path_factory.mktemp("limits")
    with served(f"sqlite:///{folder / 'sesame.db'}", folder) as (running,):
        yield running


def test_nobody_in_particular_may_only_look(server: Server) -> None:
    """Without a session one took a chair, and everybody without a session saw its cards."""

    async def scene() -> None:
        host = await arrive([server.address])
        table = await open_table([server.address], host, "open", game="kim-bac")
        async with _socket(server, table, Session("", "")) as socket:
            refusal = await _answer(socket, {"type": "sit", "id": "s", "seat": 0})
            assert refusal["reason"]["en"] == "Say who you are first: GET /api/me."
            assert refusal["reason"]["de"] == "Stellen Sie sich zuerst vor: GET /api/me."
            assert (await _answer(socket, {"type": "sync", "id": "t", "at": 0}))["id"] == "t"
        seen, _ = await _look(server, host, table)
        assert seen["version"] == 1

    asyncio.run(scene())


def test_a_command_said_again_is_done_once(server: Server) -> None:
    async def scene() -> None:
        host = await arrive([server.address])
        table = await open_table([server.address], host, "again", game="kim-bac")
        async with _socket(server, table, host) as socket:
            say = {"type": "say", "id": "hello", "text": "bonjour"}
            answers = [await _answer(socket, say) for _ in range(20)]
            assert {answer["version"] for answer in answers} == {2}
        seen, _ = await _look(server, host, table)
        assert [line["text"] for line in seen["lines"]] == ["bonjour"]

    asyncio.run(scene())


def test_who_talks_too_fast_is_told_so_and_stays(server: Server) -> None:
    async def scene() -> None:
        me = await arrive([server.address])
        table = await open_table([server.address], me, "fast", game="khan-tsin")
        async with _socket(server, table, me) as socket:
            for number in range(140):
                await socket.send(f'{{"type":"sync","id":"{number}","at":0}}')
            heard = Counter[str]()
            while heard["synced"] < 140:
                told = json.loads(await asyncio.wait_for(socket.recv(), 60))
                heard[told["type"]] += 1
                if told["type"] == "refused":
                    assert told["reason"]["en"].startswith("Too many requests at once")
            assert heard["refused"] > 0

    asyncio.run(scene())


def test_who_says_nothing_but_nonsense_is_let_go_with_a_reason(server: Server) -> None:
    async def scene() -> None:
        me = await arrive([server.address])
        table = await open_table([server.address], me, "nonsense", game="khan-tsin")
        async with _socket(server, table, me) as socket:
            for number in range(200):
                await _answer(socket, {"type": "pause", "id": f"{number}"})
            assert json.loads(await socket.recv())["reason"]["en"] == "Too many refused requests."
            await socket.wait_closed()
            assert socket.close_code == 4429

    asyncio.run(scene())


def test_clocks_out_of_this_world_do_not_stop_a_race(server: Server) -> None:
    """AT-31: a hand that claims impossible moments is judged like any other."""

    async def scene() -> None:
        me = await arrive([server.address])
        chairs = {"game": "attrap-tresors", "chairs": ["me", "apprenti"]}
        table = await open_table([server.address], me, "race", **chairs, options={"patience": 2})
        async with _socket(server, table, me) as socket:
            await socket.send('{"type":"sync","id":"0","at":-1e15}')
            await socket.send('{"type":"sync","id":"1","at":1e308}')
            await socket.send('{"type":"ready","id":"2","seat":0}')
            grabs = [(1e15, -1e15), (-1e15, 1e15), (None, 1e15), (1e15, 1e15)]
            shows = judged = 0
            while shows < 2 or not judged:
                told = json.loads(await asyncio.wait_for(socket.recv(), 60))
                judged += sum(ruled["seat"] == 0 for ruled in told.get("reactions", []))
                if told["type"] == "show":
                    shows += 1
                    for number, (seen, moment) in enumerate(grabs):
                        grab = {"type": "grab", "id": f"{shows}-{number}", "seat": 0, "object": 0}
                        await socket.send(json.dumps(grab | {"seen": seen, "moment": moment}))

    asyncio.run(scene())
    assert "Traceback" not in server.said()


async def _answer(socket: ClientConnection, command: dict[str, Any]) -> dict[str, Any]:
    """What comes back to this command."""
    await socket.send(json.dumps(command))
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if told.get("id") == command["id"]:  # and not that this was too fast
            return told
