"""A house full of strangers, as full as the system lets it be: whoever plays gets back in."""

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.clients import Session, arrive, open_table
from tests.server.serving import Server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="limits of Unix")

_FILES = 180  # that the server may open; about a hundred it needs itself
_STRANGERS = tuple(f"127.0.0.{number}" for number in range(66, 70))  # each with limits of its own
_LOOKING_ON, _IDLE = 40, 40  # sockets, and lines on which nothing is said, of each of them
_PLAYERS = 8
_LATER = 1013  # a close code: come again


@pytest.fixture
def small_server(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path / "server.log")
    limited = ["sh", "-c", f'ulimit -n {_FILES} && exec "$@"', "sh"]
    server._command[:0] = limited
    try:
        server.start()
        server.wait()
        yield server
    finally:
        server.close()


def _line(server: Server, path: str, who: Session | None, address: str = "127.0.0.1") -> connect:
    return connect(
        f"ws://127.0.0.1:{server.port}{path}",
        additional_headers={"Cookie": who.cookie} if who else {},
        compression=None,
        proxy=None,
        local_addr=(address, 0),
        open_timeout=30,
    )


async def _flood(server: Server, stack: AsyncExitStack) -> int:
    """As many lines as strangers are given; how many look on at the lobby."""
    looking_on = 0
    for stranger in _STRANGERS:
        for _ in range(_LOOKING_ON):
            with suppress(OSError, WebSocketException, TimeoutError):
                line = await stack.enter_async_context(_line(server, "/ws/lobby", None, stranger))
                looking_on += await _may_stay(line)
        for _ in range(_IDLE):
            with suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", server.port, local_addr=(stranger, 0)
                )
                stack.callback(writer.close)
    return looking_on


async def _may_stay(line: ClientConnection) -> bool:
    """Whether the lobby is told to them; else they are told why not."""
    try:
        while json.loads(await line.recv())["type"] != "lobby":
            pass
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code != _LATER:
            raise
        return False
    return True


async def _move(line: ClientConnection, number: str) -> None:
    """Whoever is to move does, and is answered."""
    while (told := json.loads(await line.recv()))["type"] != "update":
        pass
    view = next(view for view in told["views"] if view["choices"])
    play = {"type": "play", "id": number, "seat": view["seat"], "version": told["version"]}
    await line.send(json.dumps({**play, "action": view["choices"][0]}))
    while (told := json.loads(await line.recv())).get("id") != number:
        pass
    assert told["type"] == "acked", told


async def _come(server: Server, seated: list[tuple[Session, str]], number: str) -> None:
    """All who play are there at once, and move."""
    async with asyncio.timeout(90), AsyncExitStack() as stack:
        for who, table in seated:
            line = await stack.enter_async_context(_line(server, f"/ws/tables/{table}", who))
            await _move(line, number)


def test_players_who_lost_their_lines_get_back_into_a_house_full_of_strangers(
    small_server: Server,
) -> None:
    async def play(server: Server) -> None:
        here, two = [server.address], {"game": "khan-tsin", "chairs": ["me", "me"]}
        people = [await arrive(here) for _ in range(_PLAYERS)]
        seated = [(who, await open_table(here, who, "mine", **two)) for who in people]
        await _come(server, seated, "before")
        async with AsyncExitStack() as strangers:
            looking_on = await _flood(server, strangers)
            assert 10 < looking_on < _FILES, "as many as there was room for"
            for number in range(2):
                await _come(server, seated, f"again-{number}")
            async with _line(server, "/ws/lobby", people[0]) as line:
                assert not await _may_stay(line), "the last lines are for who plays"
        assert "Traceback" not in server.said(), server.said()

    asyncio.run(play(small_server))
