"""Tables in use, over a real store: said twice and done once, missed and told again."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sesame
from sesame.server import protocol
from sesame.server.decisions import Denied
from sesame.server.house import House
from sesame.server.link import Link
from sesame.server.people import BadPerson, People
from sesame.server.protocol import LiveClock, Settings
from sesame.server.robots import Robots
from sesame.server.room import Room
from sesame.server.sqlite import SqliteStore
from sesame.server.table import NoSuchTable


class Ear:
    """Somebody who looks at a table and remembers what they were told."""

    def __init__(self, person: str) -> None:
        self.person, self.link = person, Link()
        self.heard = list[dict[str, Any]]()

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    @property
    def last(self) -> dict[str, Any]:
        return next(m for m in reversed(self.heard) if m["type"] == "update")


class Hall:
    """A house with a clock that can be put forward, and two people."""

    def __init__(self, path: Path) -> None:
        self.ahead = 0.0
        self.house = House(SqliteStore(path), Robots(1), self._now)
        self.people = People(self.house.store, self._now)

    async def close(self) -> None:
        self.people.close()
        await self.house.close()

    def _now(self) -> float:
        return 1_000_000 + self.ahead + 1000 * asyncio.get_running_loop().time()

    async def open(self) -> None:
        await self.house.open()
        await self.people.open()
        self.ali = (await self.people.arrive()).id
        self.baya = (await self.people.arrive()).id

    async def table(self, **settings: Any) -> Room:
        """Ali and Baya, playing Khan Tsin from barons dealt by chance."""
        given = {"game": "khan-tsin", "options": {"setup": "random"}, "chairs": ["me", "open"]}
        name = await self.house.create(self.ali, msgspec.convert(given | settings, Settings))
        room = await self.house.room(name)
        if "open" in room.table.settings.chairs:
            await room.act(self.baya, protocol.Sit(id="s", seat=1), Link())
            await room.act(self.ali, protocol.Start(id="b"), Link())
        return room

    async def play(self, room: Room, number: str, seat: int) -> protocol.Acked:
        person = (self.ali, self.baya)[seat]
        action = room.table.match.legal_ids(seat)[0]
        play = protocol.Play(id=number, seat=seat, version=room.table.version, action=action)
        return await room.act(person, play, Link())


def in_hall(path: Path, scene: Callable[[Hall], Awaitable[None]]) -> None:
    async def whole() -> None:
        hall = Hall(path / "house.db")
        await hall.open()
        try:
            await scene(hall)
        finally:
            await hall.close()

    asyncio.run(whole())


async def until(is_so: Callable[[], bool], seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.02)


def test_said_twice_is_done_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        first = await hall.play(room, "m1", 0)
        play = protocol.Play(id="m1", seat=0, version=1, action=999)
        again = await room.act(hall.ali, play, Link())
        assert again == first
        assert room.table.version == first.version

    in_hall(tmp_path, scene)


def test_what_is_told_is_stored_and_comes_back_after_a_restart(tmp_path: Path) -> None:
    told = list[int]()

    async def before(hall: Hall) -> None:
        room = await hall.table()
        ear = Ear(hall.ali)
        await hall.house.arrive(room, ear, None)
        await hall.play(room, "m1", 0)
        told.append(ear.last["version"])
        names.append(room.table.id)

    async def after(hall: Hall) -> None:
        room = await hall.house.room(names[0])
        assert room.table.version == told[0]
        assert room.table.match.log[-1].seat == 0

    names = list[str]()
    in_hall(tmp_path, before)
    in_hall(tmp_path, after)


def test_each_seat_has_its_choices_and_a_spectator_has_none(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        ali, baya, passer_by = Ear(hall.ali), Ear(hall.baya), Ear("")
        for ear in (ali, baya, passer_by):
            await hall.house.arrive(room, ear, None)
        assert ali.last["views"][0]["choices"]
        assert baya.last["views"][0]["choices"] == []
        assert passer_by.last["views"][0]["seat"] is None
        await hall.play(room, "m1", 0)
        for ear in (ali, baya, passer_by):
            assert ear.last["happened"][0]["seat"] == 0
            assert ear.last["happened"][0]["text"][0]["fr"].startswith("Sud ")
        assert ali.last["views"][0]["choices"] == []
        assert baya.last["views"][0]["choices"]

    in_hall(tmp_path, scene)


def test_who_was_away_is_told_what_they_missed(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        since = room.table.version
        for number, seat in enumerate((0, 1, 0)):
            await hall.play(room, f"m{number}", seat)
        back = msgspec.json.decode(await room.snapshot(hall.baya, since))
        assert [step["seat"] for step in back["happened"]] == [0, 1, 0]
        assert not back["whole"]
        assert msgspec.json.decode(await room.snapshot(hall.baya))["whole"]

    in_hall(tmp_path, scene)


def test_who_was_away_while_a_move_was_taken_back_knows_where_to_go_on(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        dealt = len(room.table.match.log)
        await hall.play(room, "m1", 0)
        since = room.table.version
        await room.act(hall.ali, protocol.Undo(id="u", seat=0), Link())
        await room.act(hall.baya, protocol.Agree(id="a", seat=1, agrees=True), Link())
        back = msgspec.json.decode(await room.snapshot(hall.baya, since))
        assert back["undone"] == dealt
        assert back["happened"] == []

    in_hall(tmp_path, scene)


def test_muted_is_not_heard(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        ali, baya = Ear(hall.ali), Ear(hall.baya)
        await hall.house.arrive(room, ali, None)
        await hall.house.arrive(room, baya, None)
        await room.act(hall.baya, protocol.Mute(id="q", person=hall.ali), Link())
        await room.act(hall.ali, protocol.Say(id="c", text="bonjour"), Link())
        assert ali.last["lines"][0]["text"] == "bonjour"
        assert baya.last["lines"] == []

    in_hall(tmp_path, scene)


def test_a_flag_falls(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        clock = {"type": "live", "seconds": 10}
        room = await hall.table(clock=clock)
        assert isinstance(room.table.settings.clock, LiveClock)
        hall.ahead = 10_100.0
        hall.house.drive(room)
        await until(lambda: room.table.status == "over")
        assert room.table.winners == (1,)

    in_hall(tmp_path, scene)


@pytest.mark.usefixtures("awake_robots")
def test_a_robot_answers_and_a_table_without_people_plays_itself(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table(chairs=["apprenti", "apprenti"], pace=0)
        await until(lambda: room.table.status == "over", 240)
        assert room.table.match.over
        record = room.table.match.record()
        assert sesame.verify(record).faults == ()

    in_hall(tmp_path, scene)


def test_a_rematch_seats_the_same_people_and_asked_twice_is_one(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        with pytest.raises(Denied):
            await hall.house.rematch(room, hall.ali, protocol.Rematch(id="r"))
        await room.act(hall.ali, protocol.Resign(id="g", seat=0), Link())
        first = await hall.house.rematch(room, hall.ali, protocol.Rematch(id="r"))
        second = await hall.house.rematch(room, hall.baya, protocol.Rematch(id="r"))
        assert first.table is not None
        assert first.table == second.table
        again = await hall.house.room(first.table)
        assert again.table.seats_of(hall.baya) == (0,)
        assert again.table.seats_of(hall.ali) == (1,)
        assert again.table.status == "playing"

    in_hall(tmp_path, scene)


def test_the_lobby_shows_public_tables_only(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await hall.house.create(hall.ali, Settings(game="khan-tsin", chairs=["me"], public=True))
        await hall.house.create(hall.ali, Settings(game="khan-tsin", chairs=["me"]))
        tables = msgspec.json.decode(await hall.house.lobby())["tables"]
        assert len(tables) == 1
        assert tables[0]["players"][0]["name"]
        assert tables[0]["players"][1] is None

    in_hall(tmp_path, scene)


def test_a_second_device_by_a_code_that_works_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        code = await hall.people.new_code(hall.ali)
        assert await hall.people.redeem(code.lower()) == hall.ali
        with pytest.raises(BadPerson):
            await hall.people.redeem(code)
        late = await hall.people.new_code(hall.ali)
        hall.ahead = 11 * 60 * 1000
        with pytest.raises(BadPerson):
            await hall.people.redeem(late)

    in_hall(tmp_path, scene)


def test_somebody_erased_leaves_their_moves_and_nothing_else(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        await hall.play(room, "m1", 0)
        await room.act(hall.ali, protocol.Say(id="c", text="un secret de famille"), Link())
        name = (await hall.house.store.persons([hall.ali]))[0].name
        await hall.house.erase(hall.ali)
        seen = (await room.snapshot(hall.baya)).decode()
        assert "un secret de famille" not in seen
        assert f'"{name}"' not in seen
        assert room.table.match.log[-1].seat == 0
        rows = await hall.house.store.read(room.table.id)
        assert b"famille" not in b"".join(row.body for row in rows)
        assert await hall.house.store.history(hall.ali, 1 << 62, 10) == []

    in_hall(tmp_path, scene)


def test_a_record_is_opened_as_a_table(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        match = sesame.game("bakschisch").new(3, seed=5)
        while not match.over:
            match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
        name = await hall.house.adopt(hall.ali, match.record(), Settings(game="bakschisch"))
        room = await hall.house.room(name)
        assert room.table.status == "over"
        assert room.table.match.log == match.log

    in_hall(tmp_path, scene)


def test_no_such_table(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        with pytest.raises(NoSuchTable):
            await hall.house.room("nowhere")

    in_hall(tmp_path, scene)
