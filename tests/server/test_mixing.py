"""Chance mixed from many hands: what devices seal, when they show it, and who is waited for."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from sesame.core import fair
from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live import views
from sesame.server.live.house import House
from sesame.server.live.room import Room
from sesame.server.log import decisions, erasure, events, expiry, mixing
from sesame.server.log.decisions import Context
from sesame.server.log.refusals import Denied
from sesame.server.log.table import Table
from sesame.server.protocol import Settings
from tests.server.hall import Hall, in_hall, until
from tests.server.test_table import ALI, BAYA, CARIM, Sitting

BITS = {ALI: "a1" * 32, BAYA: "b2" * 32, CARIM: "c3" * 32}


def seal(sitting: Sitting, person: str) -> None:
    sitting.do(person, protocol.Seal(id="e", seal=fair.sealed(BITS[person])))


def unseal(sitting: Sitting, person: str, bits: str | None = None) -> None:
    sitting.do(person, protocol.Unseal(id="o", bits=bits or BITS[person]))


def begin(sitting: Sitting) -> None:
    sitting.write(decisions.begin(sitting.table))


def waiting(*who: str) -> Sitting:
    """Ali and Baya before a game that chance lays out; the devices of these have sealed a part."""
    settings = Settings(game="khan-tsin", options={"setup": "random"}, chairs=["me", "open"])
    sitting = Sitting(settings)
    sitting.do(BAYA, protocol.Sit(id="s", seat=1))
    for person in who:
        seal(sitting, person)
    return sitting


def mixing_of(*who: str) -> Sitting:
    sitting = waiting(*who)
    sitting.do(ALI, protocol.Start(id="b"))
    return sitting


def told(sitting: Sitting) -> protocol.Info:
    return views.info(sitting.table, lambda _: None)


def outcomes(table: Table) -> list[int]:
    return [step.action for step in table.match.log if step.seat == -1]


def test_seals_are_fixed_before_any_is_opened_and_the_game_begins_when_all_are() -> None:
    sitting = mixing_of(ALI, BAYA)
    assert told(sitting).mixing
    assert [part.bits for part in told(sitting).parts] == [None, None]
    for late in (protocol.Seal(id="x", seal="0" * 64), protocol.Stand(id="y", seat=1)):
        with pytest.raises(Denied, match="already begun"):
            sitting.do(BAYA, late)
    unseal(sitting, BAYA)
    assert mixing.left(sitting.table, sitting.now) == mixing.PATIENCE
    unseal(sitting, ALI)
    assert mixing.left(sitting.table, sitting.now) == 0
    begin(sitting)
    assert sitting.table.status == "playing"
    assert [(part.seat, part.bits) for part in told(sitting).parts] == [
        (0, BITS[ALI]),
        (1, BITS[BAYA]),
    ]


def test_every_hand_changes_what_chance_does_and_the_key_can_be_made_again() -> None:
    seed, found = "00" * 31 + "2a", list[list[int]]()
    for who in ([], [ALI], [BAYA], [ALI, BAYA]):
        sitting = waiting(*who)
        sitting.table.seed = sitting.table.match.seed = seed
        sitting.do(ALI, protocol.Start(id="b"))
        for person in who:
            unseal(sitting, person)
        if who:
            begin(sitting)
        found.append(outcomes(sitting.table))
    assert len({tuple(drawn) for drawn in found}) == 4
    key = fair.mixed(seed, sitting.table.match.parts)
    assert fair.mixed(seed) == seed
    assert found[-1][0] == outcomes(_drawn_by(key))[0]


def _drawn_by(key: str) -> Table:
    sitting = waiting()
    sitting.table.match.seed = key
    sitting.do(ALI, protocol.Start(id="b"))
    return sitting.table


def test_other_bits_than_were_sealed_are_refused_and_nothing_is_shown_twice() -> None:
    sitting = mixing_of(ALI, BAYA)
    with pytest.raises(Denied, match="not what your device had sealed"):
        unseal(sitting, ALI, BITS[BAYA])
    unseal(sitting, ALI)
    with pytest.raises(Denied, match="Already done"):
        unseal(sitting, ALI)


def test_nobody_waits_for_ever_for_a_device_that_keeps_silent() -> None:
    sitting = mixing_of(ALI, BAYA)
    unseal(sitting, ALI)
    assert expiry.due(sitting.table) == sitting.now + mixing.PATIENCE
    assert mixing.left(sitting.table, sitting.now + mixing.PATIENCE) == 0
    begin(sitting)
    assert [part.bits for part in told(sitting).parts] == [BITS[ALI], None]


def test_without_a_seal_the_game_begins_at_once_by_the_house_alone() -> None:
    sitting = mixing_of()
    assert sitting.table.status == "playing"
    assert told(sitting).parts == []


def test_who_stands_up_adds_nothing_and_a_person_adds_once() -> None:
    sitting = waiting(ALI, BAYA)
    with pytest.raises(Denied, match="Already done"):
        seal(sitting, BAYA)
    sitting.do(BAYA, protocol.Stand(id="k", seat=1))
    assert [part.seat for part in told(sitting).parts] == [0]
    with pytest.raises(Denied, match="only watching"):
        seal(sitting, CARIM)
    sitting.do(CARIM, protocol.Sit(id="t", seat=1))
    sitting.do(ALI, protocol.Start(id="b"))
    assert [part.seat for part in told(sitting).parts] == [0]
    with pytest.raises(Denied, match="Nothing is to be added"):
        unseal(sitting, CARIM)


def test_taking_a_move_back_does_not_change_what_chance_will_answer() -> None:
    sitting = mixing_of(ALI, BAYA)
    unseal(sitting, ALI)
    unseal(sitting, BAYA)
    begin(sitting)
    before, dealt = sitting.table.match.parts, outcomes(sitting.table)
    sitting.play(ALI, 0)
    sitting.do(ALI, protocol.Undo(id="u", seat=0))
    sitting.do(BAYA, protocol.Agree(id="a", seat=1, agrees=True))
    assert (sitting.table.match.parts, outcomes(sitting.table)) == (before, dealt)


def test_the_log_alone_gives_it_back_also_without_somebody() -> None:
    sitting = mixing_of(ALI, BAYA)
    unseal(sitting, BAYA)
    unseal(sitting, ALI)
    begin(sitting)
    changed = erasure.without(sitting.rows, None, BAYA).rows
    rows = {row.version: row for row in [*sitting.rows, *changed]}
    for again in (Table.read("t", sitting.rows), Table.read("t", list(rows.values()))):
        assert again.match.parts == sitting.table.match.parts
        assert again.match.log == sitting.table.match.log


def test_a_log_from_before_there_were_seals_is_read_as_it_was() -> None:
    sitting = mixing_of()
    entry = msgspec.json.decode(sitting.rows[0].body)
    assert set(entry["event"]) == {"type", "settings", "seed", "of", "record", "position"}
    assert Table.read("t", sitting.rows).match.seed == sitting.table.seed


# --- in a house


async def _sealed_table(hall: Hall, *who: str) -> Room:
    given = {"game": "khan-tsin", "options": {"setup": "random"}, "chairs": ["me", "open"]}
    name = await hall.house.opening.create(hall.ali, msgspec.convert(given, Settings))
    room = await hall.house.tables.room(name)
    await room.act(hall.baya, protocol.Sit(id="s", seat=1), Link())
    for person in who:
        sealed = protocol.Seal(id="e", seal=fair.sealed(BITS[ALI]))
        await room.act(person, sealed, Link())
    await room.act(hall.ali, protocol.Start(id="b"), Link())
    return room


def test_the_game_begins_by_itself_once_the_last_device_has_shown_its_part(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await _sealed_table(hall, hall.ali, hall.baya)
        for person in (hall.ali, hall.baya):
            assert room.table.status == "open"
            await room.act(person, protocol.Unseal(id="o", bits=BITS[ALI]), Link())
        await until(lambda: room.table.status == "playing")

    in_hall(tmp_path, scene)


def test_it_begins_without_a_device_that_is_gone(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await _sealed_table(hall, hall.ali)
        await asyncio.sleep(0)
        assert room.table.status == "open"
        hall.ahead += mixing.PATIENCE
        hall.house.duties.forget(room)  # whoever waited is woken by the round that looks at all
        await _stirred(hall.house, room)
        await until(lambda: room.table.status == "playing")
        assert [part.bits for part in room.table.match.parts] == [None]

    in_hall(tmp_path, scene)


def test_it_begins_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    names = list[str]()

    async def before(hall: Hall) -> None:
        names.append((await _sealed_table(hall, hall.ali)).table.id)

    async def after(hall: Hall) -> None:
        hall.ahead += 60 * mixing.PATIENCE
        await hall.house.overdue.look()
        room = await hall.house.tables.room(names[0])
        await until(lambda: room.table.status == "playing")

    in_hall(tmp_path, before)
    in_hall(tmp_path, after)


async def _stirred(house: House, room: Room) -> None:
    await asyncio.sleep(0.05)
    house.duties.stir(room)


def test_who_accepts_a_rematch_adds_to_its_chance(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        await room.act(hall.ali, protocol.Resign(id="r", seat=0), Link())
        for person, bits in ((hall.ali, BITS[ALI]), (hall.baya, BITS[BAYA])):
            again = protocol.Rematch(id="g", seal=fair.sealed(bits))
            acked = await hall.house.opening.rematch(room, person, again)
        new = await hall.house.tables.room(acked.table or "")
        assert new.table.is_mixing
        assert len(new.table.match.parts) == 2

    in_hall(tmp_path, scene)


def test_only_the_table_says_when_it_begins() -> None:
    """No command of a client makes a table begin before its time."""
    sitting = mixing_of(ALI, BAYA)
    for command in (
        protocol.Start(id="n"),
        protocol.Change(id="c", settings=sitting.table.settings),
    ):
        with pytest.raises(Denied, match="already begun"):
            decisions.decide(sitting.table, command, Context(ALI))
    sitting.do(ALI, protocol.Discard(id="d"))
    assert sitting.table.status == "over"
    assert not sitting.table.is_mixing
    assert isinstance(decisions.create(sitting.table.settings), events.Created)
