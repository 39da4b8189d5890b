"""A move that waits for the log alone: nobody can tell it from one that took the longer way."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live.room import Room
from sesame.server.protocol import Acked
from sesame.server.transport.wire import Mailbox
from tests.server import open_house
from tests.server.test_interrupted import GoingAway, house_over
from tests.server.visitors import Visitor

_BOTH = {"chairs": ["me", "me"]}


def test_what_is_said_in_one_breath_is_answered_in_that_order(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            open_house.open_house(f"sqlite:///{tmp_path}/a.db") as house,
            Visitor(house.address) as ali,
        ):
            await ali.me()
            table = await ali.open_table("1", **_BOTH)
            async with ali.socket(table) as socket:
                move = await _first_move(socket)
                illegal = {**move, "id": "2", "action": 1}
                talk = {"type": "say", "id": "3", "text": "bien"}
                for said in (move, illegal, move, talk, "nonsense", move):
                    await socket.send(json.dumps(said))
                answers = [await _answer(socket) for _ in range(6)]
        version = answers[0]["version"]
        assert [answer["type"] for answer in answers] == [
            *("acked", "refused", "acked", "acked", "refused", "acked")
        ]
        assert [answer["id"] for answer in answers] == ["1", "2", "1", "3", None, "1"]
        assert [answers[at]["version"] for at in (2, 3, 5)] == [version, version + 1, version]

    asyncio.run(asyncio.wait_for(scene(), 60))


@pytest.mark.parametrize("is_written", [True, False])
def test_a_move_in_doubt_is_made_once_and_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_written: bool
) -> None:
    store = GoingAway(tmp_path / "a.db")
    monkeypatch.setattr(open_house, "make_store", lambda _: store)

    async def scene() -> None:
        async with open_house.open_house("") as house, Visitor(house.address) as ali:
            await ali.me()
            table = await ali.open_table("1", **_BOTH)
            async with ali.socket(table) as socket:
                move = await _first_move(socket)
                store.is_going, store.is_written = True, is_written
                await socket.send(json.dumps(move))
                acked = await _answer(socket)
                assert (acked["type"], acked["id"]) == ("acked", "1")
            rows = await store.read(table)
            assert len(rows) == acked["version"] == 3
            assert not house.app.house.tables.rooms[table].lock.locked()

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_nobody_moves_at_once_while_somebody_else_is_about_to_write(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_over(GoingAway(tmp_path / "a.db")) as house:
            settings = protocol.Settings(game="khan-tsin", chairs=["me", "me"])
            room = await house.tables.room(await house.opening.create("ann", settings))
            await room.lock.acquire()
            assert not room.can_play_at_once("ann")
            other = asyncio.create_task(room.act("ann", _say("3"), Link()))
            await asyncio.sleep(0)
            room.lock.release()  # it goes to the other, who has not run yet
            answers = list[Acked | None]()
            room.play_at_once("ann", _move(room, "4"), Link(), "", answers.append)
            assert answers == [None]
            assert (await other).version == room.table.version == 3
            room.play_at_once("ann", _move(room, "4"), Link(), "", answers.append)
            while len(answers) < 2:
                await asyncio.sleep(0.001)
            assert answers[1] == Acked("4", 4)
            assert not room.can_play_at_once("stranger")

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_mailbox_that_is_held_keeps_what_comes_until_it_is_let_go() -> None:
    async def scene() -> None:
        box = Mailbox(asyncio.get_running_loop())
        reading = asyncio.create_task(_read(box, 3))
        await asyncio.sleep(0)
        was_idle = box.is_idle
        box.hold()
        box.put_nowait("second")
        await asyncio.sleep(0.01)
        assert (was_idle, box.is_idle, box.qsize()) == (True, False, 1)
        box.let_go("first")
        box.put_nowait("third")
        assert await reading == ["first", "second", "third"]

    asyncio.run(asyncio.wait_for(scene(), 10))


async def _read(box: Mailbox, count: int) -> list[Any]:
    return [await box.get() for _ in range(count)]


def _say(number: str) -> protocol.Say:
    return protocol.Say(id=number, text="attendez")


def _move(room: Room, number: str) -> protocol.Play:
    (seat,) = room.table.actors
    action = room.table.legal(seat)[0]
    return protocol.Play(id=number, seat=seat, version=room.table.version, action=action)


async def _first_move(socket: ClientConnection) -> dict[str, Any]:
    """What a client says who plays the first choice that it has."""
    while (told := json.loads(await socket.recv()))["type"] != "update":
        pass
    view = next(view for view in told["views"] if view["choices"])
    return {
        "type": "play",
        "id": "1",
        "seat": view["seat"],
        "version": told["version"],
        "action": view["choices"][0],
    }


async def _answer(socket: ClientConnection) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(await socket.recv())
        if told["type"] in ("acked", "refused"):
            return told
