"""Who is let in: names that the server goes by, lines for each address, boards but no files."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

import sesame
from sesame.server.common.desk import MOST_WAITING, Desk, Purses
from sesame.server.common.limits import TooMuch
from sesame.server.transport.addresses import Hosts
from sesame.server.transport.door import Lines
from tests.server.open_house import open_house
from tests.server.serving import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("doors")
    with served(f"sqlite:///{folder / 'sesame.db'}", folder) as (one,):
        yield one


# --- names


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("192.168.1.20:8000", True),  # a phone on the same network, by the QR code
        ("[fe80::1]:8000", True),
        (f"{socket.gethostname()}:8000", True),
        ("games.example.org", True),
        ("GAMES.example.org.:443", True),
        ("a.friends.example", True),
        ("evil.example", False),
        ("games.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost:99999", False),
        ("localhost:8000/evil", False),
        ("", False),
        (None, False),
    ],
)
def test_a_server_goes_by_its_own_names_and_by_those_of_its_operator(
    host: str | None, is_known: bool
) -> None:
    assert Hosts(("games.example.org", ".friends.example")).knows(host) == is_known


def test_a_page_that_had_its_name_rebound_to_us_is_turned_away(server: Server) -> None:
    there = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/")):
            answer = client.request(method, path, headers=there)
            assert answer.status_code == httpx.codes.MISDIRECTED_REQUEST
            assert "--names evil.example" in answer.json()["reason"]["fr"]
            assert "set-cookie" not in answer.headers

    async def socket_of_theirs() -> None:
        async with connect(
            f"ws://127.0.0.1:{server.port}/ws/lobby", additional_headers=there, proxy=None
        ):
            pass

    with pytest.raises((InvalidStatus, ValueError)):
        asyncio.run(socket_of_theirs())


def test_figures_have_one_address_that_a_proxy_can_close(server: Server) -> None:
    with httpx.Client(base_url=server.address, trust_env=False) as client:
        assert client.get("/metrics").status_code == httpx.codes.OK
        for path in ("/metrics/", "//metrics", "/metrics//", "/Metrics", "/metrics;"):
            answer = client.get(server.address + path)
            assert answer.status_code == httpx.codes.NOT_FOUND, path


# --- boards


def test_no_door_takes_a_file_of_the_server_for_a_board(tmp_path: Path) -> None:
    asyncio.run(_knock(tmp_path))


async def _knock(folder: Path) -> None:
    game = sesame.game("khan-tsin")
    board = folder / "mine.toml"
    board.write_text((game.boards.folder / "dragon.toml").read_text("utf-8"))
    start = game.new(seed=1, setup="random").position()
    headers = f"Game: khan-tsin\nOptions: setup=random\nBoard: {board}\n\n"
    position = f"Game: khan-tsin\nPosition: {start} board={board}\n\n"
    async with _visitor(folder) as (client, address):
        for record in (headers, position):
            _refused(await client.post("/api/records", json={"record": record}))
        settings = {"game": "khan-tsin", "board": str(board)}
        _refused(await client.post("/api/tables", json={"id": "a", "settings": settings}))
        finished = game.new(seed=1, setup="random").record()
        table = (await client.post("/api/records", json={"record": finished})).json()["table"]
        again = {"type": "rematch", "id": "b", "settings": settings}
        answer = await client.post(f"/api/tables/{table}/commands", json=again)
        assert answer.is_client_error
        async with connect(
            f"ws://{address}/ws/tables/{table}",
            additional_headers={"Cookie": f"sesame={client.cookies['sesame']}"},
            proxy=None,
        ) as line:
            await line.send(httpx.Request("POST", "http://x", json=again).content, text=True)
            while '"refused"' not in (said := str(await line.recv())):
                assert '"acked"' not in said


def _refused(answer: httpx.Response) -> None:
    assert answer.status_code == httpx.codes.BAD_REQUEST, answer.text
    assert "unknown board" in answer.json()["reason"]["en"]


@asynccontextmanager
async def _visitor(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    async with open_house(f"sqlite:///{folder / 'sesame.db'}") as house:
        base = f"http://{house.address}"
        async with httpx.AsyncClient(base_url=base, trust_env=False, timeout=60) as client:
            await client.get("/api/me")
            yield client, house.address


def test_only_library_and_command_line_read_boards_from_files() -> None:
    root = Path(sesame.__file__).parent
    for file in (
        *(root / "server").rglob("*.py"),
        root / "core/position.py",
        root / "core/replay.py",
    ):
        text = file.read_text("utf-8")
        assert "boards.find" not in text, file
        assert "boards.load" not in text, file


# --- lines, and work


def test_an_address_has_so_many_lines_and_a_proxy_as_many_as_there_are() -> None:
    lines = Lines(most=10, each=3, free=("10.0.0.0/8",))
    assert [lines.take("1.2.3.4") is None for _ in range(4)] == [True, True, True, False]
    assert [lines.take("10.1.1.1") is None for _ in range(8)] == [True] * 7 + [False]
    lines.give_back("1.2.3.4")
    assert lines.take("5.6.7.8") is None
    assert lines.is_full


def test_work_is_paid_for_and_earned_again() -> None:
    purses = Purses(rate=0.5, saved=2)
    purses.pay("a", 3, now=10)
    assert purses.left("a", now=10) == -1
    assert purses.left("a", now=14) == 1
    assert purses.left("a", now=1000) == 2
    assert purses.left("b", now=10) == 2


def test_at_the_desk_each_address_has_its_turn() -> None:
    """One who asks for a lot waits behind those who ask for a little."""
    done = list[str]()

    async def ask() -> None:
        desk = Desk(rate=1e6, saved=1e6)
        greedy = [desk.do(("a",), done.append, f"a{number}") for number in range(6)]
        modest = [desk.do(("b",), done.append, "b"), desk.do(("c",), done.append, "c")]
        await asyncio.gather(*greedy, *modest)
        desk.close()

    asyncio.run(ask())
    assert sorted(done) == ["a0", "a1", "a2", "a3", "a4", "a5", "b", "c"]
    assert max(done.index("b"), done.index("c")) < done.index("a3")


def test_who_asks_too_much_at_the_desk_is_told_so_and_whoever_goes_leaves_no_gap() -> None:
    async def ask() -> None:
        desk = Desk(rate=1e6, saved=1e6)
        waiting = [asyncio.create_task(desk.do(("a",), _nothing)) for _ in range(MOST_WAITING + 3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        waiting[3].cancel()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(end, TooMuch) for end in ends) >= 1
        assert await desk.do(("b",), _nothing) is None
        desk.close()

    asyncio.run(ask())


_nothing: Callable[[], Any] = lambda: None  # noqa: E731
