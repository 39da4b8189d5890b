"""Faults that the simulation, or writing it, has found, each told as what happened to somebody."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

import msgspec
import pytest

from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live.house import House
from sesame.server.live.room import Room
from sesame.server.protocol import LiveClock, Settings
from sesame.server.store.interface import DatabaseAway, Person, Store
from sesame.server.store.postgres import PostgresStore
from sesame.server.store.postgres_log import ROWS
from sesame.server.workers.robots import Robots, RobotsSilent
from tests.server.hall import Ear
from tests.simulated import loop
from tests.simulated.brains import Brain
from tests.simulated.disk import Disk
from tests.simulated.file_store import FileStore
from tests.simulated.postgres import Postgres

_KHAN_TSIN = Settings(game="khan-tsin", options={"setup": "random"}, chairs=["me", "me"], pace=0)
_FOR_TWO = msgspec.structs.replace(_KHAN_TSIN, chairs=["me", "open"])


class Scene:
    """A disk, and as many houses as are wanted on it."""

    def __init__(self) -> None:
        self.random = Random(1)
        self.disk = Disk(bytes(32))
        self.postgres = Postgres(self.disk, self.random, lambda: 0.002)
        self.deadly = 0.0  # how likely a robot's process dies over a question

    @asynccontextmanager
    async def house(self, store: Store) -> AsyncIterator[House]:
        clock = asyncio.get_running_loop().time
        robots = Robots(1, lambda: Brain(self.random, lambda: self.deadly), clock)
        house = House(store, robots, lambda: 1e12 + 1000 * clock(), random=self.random)
        await house.open()
        try:
            await store.save_person(Person("ann", "Anne", "fox", 1))
            yield house
        finally:
            await house.close()

    @asynccontextmanager
    async def two(self) -> AsyncIterator[tuple[House, House]]:
        """On one PostgreSQL."""

        def store() -> PostgresStore:
            return PostgresStore("simulated", driver=self.postgres, random=self.random)

        async with self.house(store()) as one, self.house(store()) as two:
            yield one, two

    def deafen(self) -> None:
        """The second house is told of no rows, and has not noticed."""
        *_, line = self.postgres._listening[ROWS]
        self.postgres.cut(line, silently=True)


def play(scene: Callable[[Scene], Awaitable[None]]) -> None:
    simulated = loop.loop(Random(1))

    async def whole() -> None:
        await scene(Scene())

    try:
        simulated.run(whole())
    finally:
        simulated.drop()


async def move(room: Room) -> int:
    (seat,) = room.table.actors
    action = room.table.legal(seat)[0]
    version = room.table.version
    said = protocol.Play(id=f"m{version}", seat=seat, version=version, action=action)
    return (await room.act(room.table.sitters[seat].person or "", said, Link())).version


def test_whoever_comes_to_another_process_is_not_shown_the_past() -> None:
    """It had not heard yet of what they had already seen: their board went back a move."""

    async def scene(it: Scene) -> None:
        async with it.two() as (one, two):
            table = await one.opening.create("ann", _KHAN_TSIN)
            here, there = await one.tables.room(table), await two.tables.room(table)
            it.deafen()
            seen = await move(here)
            ear = Ear("ann")
            await there.watch(ear, since=seen)
            assert ear.last["version"] == seen
            assert await move(there) == seen + 1

    play(scene)


def test_a_move_named_by_what_another_process_told_is_not_out_of_date() -> None:
    """A program that reads from one process and says its moves to another was refused."""

    async def scene(it: Scene) -> None:
        async with it.two() as (one, two):
            table = await one.opening.create("ann", _KHAN_TSIN)
            here, there = await one.tables.room(table), await two.tables.room(table)
            it.deafen()
            seen = await move(here)
            (seat,), still = here.table.actors, here.table
            said = protocol.Play(id="x", seat=seat, version=seen, action=still.legal(seat)[0])
            assert (await there.act("ann", said, Link())).version == seen + 1

    play(scene)


def test_what_others_wrote_is_read_though_it_could_not_be_at_first() -> None:
    """The news came once, the log could not be read just then, and whose turn it was never knew."""

    async def scene(it: Scene) -> None:
        async with it.two() as (one, two):
            table = await one.opening.create("ann", _KHAN_TSIN)
            here, there = await one.tables.room(table), await two.tables.room(table)
            ear = Ear("ann")
            await there.watch(ear)
            it.disk.damaged = "FROM events"
            seen = await move(here)
            await asyncio.sleep(0.5)
            assert ear.last["version"] < seen
            it.disk.damaged = ""
            await asyncio.sleep(3)
            assert ear.last["version"] == seen

    play(scene)


def test_a_flag_falls_soon_after_its_table_could_not_be_read() -> None:
    """The table was looked at again a day later."""
    timed = msgspec.structs.replace(_KHAN_TSIN, clock=LiveClock(seconds=10))

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            table = await house.opening.create("ann", timed)
        it.disk.damaged = "FROM events"
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:  # and nobody is there
            await asyncio.sleep(30)
            it.disk.damaged = ""
            await asyncio.sleep(90)
            assert (await house.tables.room(table)).table.status == "over"

    play(scene)


def test_a_flag_falls_though_nobody_came_back_after_a_kill() -> None:
    """A robot's move had set the clock going, and no card said when to look: not for forty days."""
    timed = msgspec.structs.replace(
        _KHAN_TSIN, chairs=["apprenti", "me"], clock=LiveClock(seconds=10)
    )

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room = await house.tables.room(await house.opening.create("ann", timed))
            await room.watch(Ear("ann"))
            while room.table.clocks.falls() is None:
                await asyncio.sleep(0.5)
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:  # and nobody is there
            await asyncio.sleep(90)
            assert (await house.tables.room(room.table.id)).table.status == "over"

    play(scene)


def test_a_robot_whose_move_could_be_neither_stored_nor_undone_moves_later() -> None:
    """The table seemed to be a move further than it was: the person waited for the robot, the robot
    for the person, until somebody looked in."""
    against_a_robot = msgspec.structs.replace(_KHAN_TSIN, chairs=["apprenti", "me"])

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room = await house.tables.room(await house.opening.create("ann", against_a_robot))
            ear = Ear("ann")
            await room.watch(ear)
            begun = ear.last["version"]
            it.disk.is_broken = True
            await asyncio.sleep(2)
            it.disk.is_broken = False
            await asyncio.sleep(6)
            assert ear.last["version"] == begun + 1

    play(scene)


def test_a_move_taken_back_first_thing_after_a_restart_is_told() -> None:
    """Who had come before the restart knew a move that was no more, and counted from there."""

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            table = await house.opening.create("ann", _KHAN_TSIN)
            room = await house.tables.room(table)
            begun = len(room.table.match.log)
            seen, (seat,) = await move(room), {step.seat for step in room.table.match.log[begun:]}
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room, ear = await house.tables.room(table), Ear("ann")
            await room.watch(ear, since=seen)
            await room.act("ann", protocol.Undo(id="u", seat=seat), Link())
            assert (ear.last["undone"], ear.last["happened"]) == (begun, [])
            await move(room)
            assert [it["step"] for it in ear.last["happened"]] == [begun]

    play(scene)


def test_who_sits_down_is_told_though_their_name_cannot_be_read() -> None:
    """It was in the log, and nobody was told of it."""

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room = await house.tables.room(await house.opening.create("ann", _FOR_TWO))
            await house.store.save_person(Person("bob", "Bob", "owl", 1))
            ear = Ear("ann")
            await room.watch(ear)
            it.disk.damaged = "FROM people"
            await room.act("bob", protocol.Sit(id="s", seat=1), Link())
            assert ear.last["info"]["chairs"][1]["player"]["person"] == "bob"

    play(scene)


def test_a_robot_whose_turn_was_taken_back_is_not_asked() -> None:
    """It was asked for a seat that had nothing to choose, and a traceback was in the log."""
    against_a_robot = msgspec.structs.replace(_KHAN_TSIN, chairs=["me", "apprenti"])

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room = await house.tables.room(await house.opening.create("ann", against_a_robot))
            await house.overdue._duties._robot(room, 1)  # begun before, and it is Ann's turn again
            assert room.table.version == 2

    play(scene)


def test_a_hint_that_robots_die_over_is_refused_in_words() -> None:
    """Whoever asked was thrown out, with a traceback in the log."""

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room = await house.tables.room(await house.opening.create("ann", _KHAN_TSIN))
            it.deadly = 1.0
            with pytest.raises(RobotsSilent, match="do not answer"):
                await house.commands.hint(room, Ear("ann"), protocol.Hint(id="h", seat=0))

    play(scene)


def test_who_looks_on_is_told_each_step_once_though_a_player_looked_on_before() -> None:
    """What all may know had been told to Bob until he sat down: Carl, who came in the middle of the
    game, was told all of it again from there."""
    in_secret = Settings(game="kim-bac", seats=2, chairs=["me", "open"], pace=0)

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room = await house.tables.room(await house.opening.create("ann", in_secret))
            await room.watch(Ear("bob"))
            await room.act("ann", protocol.Name(id="n", seat=0, name="Ann"), Link())
            await room.act("bob", protocol.Sit(id="s", seat=1), Link())
            await room.act("ann", protocol.Start(id="b"), Link())
            await move(room)
            carl, told = Ear("carl"), len(room.table.match.log)
            await room.watch(carl)
            await move(room)
            assert carl.last["happened"][0]["step"] == told

    play(scene)


def test_what_was_asked_before_a_move_is_asked_no_more() -> None:
    """Whoever was asked to let a move be taken back, and moved, still saw the question; the answer
    was that nobody asked."""

    async def scene(it: Scene) -> None:
        async with it.house(FileStore(it.disk, lambda: 0.002)) as house:
            room = await house.tables.room(await house.opening.create("ann", _FOR_TWO))
            await room.act("bob", protocol.Sit(id="s", seat=1), Link())
            await room.act("ann", protocol.Start(id="b"), Link())
            ear = Ear("bob")
            await room.watch(ear)
            (seat,) = room.table.actors
            await move(room)
            who = room.table.sitters[seat].person or ""
            await room.act(who, protocol.Undo(id="u", seat=seat), Link())
            assert ear.last["info"]["asked"]["seat"] == seat
            await move(room)
            assert ear.last["info"]["asked"] is None

    play(scene)


def test_a_start_over_a_line_that_dies_without_a_word_is_tried_again_soon() -> None:
    """The first question of all, which schema is there, was waited for without end."""

    async def scene(it: Scene) -> None:
        store = PostgresStore("simulated", driver=it.postgres, random=it.random)
        opening = asyncio.create_task(store.open())
        while not it.postgres.lines:
            await asyncio.sleep(0.001)
        it.postgres.cut(*it.postgres.lines, silently=True)
        with pytest.raises(DatabaseAway):
            await asyncio.wait_for(opening, 15)

    play(scene)
