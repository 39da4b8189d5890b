"""Thinking is shared: whoever asks most waits for himself, and what nobody watches stands still."""

import asyncio
import random
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from sesame.server import protocol
from sesame.server.common.limits import TooMuch
from sesame.server.common.link import Link
from sesame.server.live.room import LOOKED
from sesame.server.workers import robots
from sesame.server.workers.analyses import OF_ADDRESS, OF_PERSON, Analyses, Study
from sesame.server.workers.fairness import Asker, FairQueue, Lane
from tests.server.hall import Ear, Hall, in_hall, until


def _asker(person: str, table: str = "t", address: str = "home", lane: Lane = "play") -> Asker:
    return Asker(lane, address, person, table)


def _serve(queue: FairQueue[str], seconds: dict[str, float], turns: int) -> list[str]:
    """The first so many, each of which takes as long as its name says."""
    served = list[str]()
    for _ in range(turns):
        asker, item = queue.take()
        queue.done(asker, seconds.get(item, 1.0))
        served.append(item)
    return served


def test_a_hundred_tables_of_one_person_are_one_person() -> None:
    queue = FairQueue[str]()
    for table in range(100):
        queue.put(_asker("hostile", f"t{table}"), "hostile")
    queue.put(_asker("honest"), "honest")
    assert "honest" in _serve(queue, {}, 2)


def test_a_hundred_names_at_one_address_are_one_address() -> None:
    queue = FairQueue[str]()
    for person in range(100):
        queue.put(_asker(f"hostile-{person}", address="away"), "hostile")
    queue.put(_asker("honest"), "honest")
    assert "honest" in _serve(queue, {}, 2)


def test_what_is_shared_is_time() -> None:
    """Two who ask again at once, one of them with questions twenty times as long."""
    queue, used = FairQueue[str](), {"short": 0.0, "long": 0.0}
    cost = {"short": 0.1, "long": 2.0}
    for name in cost:
        queue.put(_asker(name), name)
    for _ in range(500):
        asker, name = queue.take()
        queue.done(asker, cost[name])
        used[name] += cost[name]
        queue.put(asker, name)
    assert used["short"] == pytest.approx(used["long"], rel=0.1)


def test_lanes_share_by_weight_and_none_starves() -> None:
    queue = FairQueue[str]()
    for turn in range(400):
        for lane in ("play", "hint", "show", "study"):
            queue.put(_asker(f"p{turn % 7}", address=f"a{turn % 3}", lane=lane), lane)
    served = _serve(queue, {}, 150)
    shares = [served.count(lane) for lane in ("play", "hint", "show", "study")]
    assert shares == pytest.approx([80, 40, 20, 10], abs=2)


def test_nothing_is_lost_and_nothing_is_kept() -> None:
    rng, queue, waiting = random.Random(1), FairQueue[int](), set[int]()
    for number in range(3_000):
        if rng.random() < 0.55:
            person, table = f"p{rng.randrange(400)}", f"t{rng.randrange(9)}"
            queue.put(_asker(person, table, f"a{rng.randrange(90)}"), number)
            waiting.add(number)
        elif waiting:
            asker, item = queue.take()
            waiting.remove(item)
            queue.done(asker, rng.random())
    while waiting:
        asker, item = queue.take()
        waiting.remove(item)
        queue.done(asker, 1.0)
    assert len(queue) == 0
    assert queue._root.parts == {}


def test_robots_stand_still_where_nobody_looks_and_go_on_when_somebody_does(
    tmp_path: Path,
) -> None:
    """150 tables of robots among themselves left nobody an answer for a minute and more."""

    async def scene(hall: Hall) -> None:
        room = await hall.table(chairs=["apprenti", "apprenti"], pace=0)
        hall.ahead += LOOKED
        await until(lambda: not hall.house.duties._under_way)
        steps = len(room.table.match.log)
        hall.house.duties.stir(room)
        assert not hall.house.duties._under_way
        assert not hall.house.duties.is_due(room)  # so it goes from memory
        await hall.house.crowd.arrive(room, Ear(""), None)
        await until(lambda: len(room.table.match.log) > steps)

    in_hall(tmp_path, scene)


def test_one_hint_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty sockets that asked for hints left honest robots without an answer."""
    monkeypatch.setattr(robots, "_SECONDS", 0.2)

    async def scene(hall: Hall) -> None:
        room, ear = await hall.table(), Ear(hall.ali)
        asked = [
            hall.house.commands.hint(room, ear, protocol.Hint(id="h", seat=0)) for _ in range(4)
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(answer, TooMuch) for answer in answers) == 3
        assert sum(isinstance(answer, protocol.Advice) for answer in answers) == 1

    in_hall(tmp_path, scene)


def test_studies_of_one_person_leave_room_for_everybody_else(tmp_path: Path) -> None:
    """Sixteen games that waited to be thought over shut everybody else out."""

    async def scene(hall: Hall) -> None:
        analyses, room = Analyses(hall.house.robots, hall.house.tasks.spawn), await hall.table()
        await room.act(hall.ali, protocol.Resign(id="r", seat=0), Link())
        for number in range(OF_PERSON):
            analyses._studies[f"own-{number}"] = Study(10, "hostile", "away", monotonic())
        with pytest.raises(TooMuch, match="still under way"):
            analyses.begin(room.table, "hostile", "elsewhere")
        for number in range(OF_ADDRESS):
            analyses._studies[f"n-{number}"] = Study(10, f"name-{number}", "away", monotonic())
        with pytest.raises(TooMuch, match="still under way"):
            analyses.begin(room.table, "hostile-too", "away")
        assert analyses.begin(room.table, hall.ali, "home") is analyses.known(room.table)

    in_hall(tmp_path, scene)


def test_whoever_comes_by_another_process_counts_as_their_address(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        note = ["here", "other", room.table.id, hall.baya, 1, "203.0.113.7"]
        hall.house.notes.take(msgspec.json.encode(note).decode())
        assert room.asker() == Asker("play", "203.0.113.7", hall.baya, room.table.id)
        note[4] = 0
        hall.house.notes.take(msgspec.json.encode(note).decode())
        assert hall.house.presence.address((room.table.id, hall.baya)) == ""

    in_hall(tmp_path, scene)
