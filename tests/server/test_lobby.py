"""The lobby by pages and differences; tables that everybody has left, and when they go."""

from pathlib import Path

import msgspec
import pytest

from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live import marks
from sesame.server.live.lobby import PAGE, difference
from sesame.server.live.room import Room
from sesame.server.log import events, expiry
from sesame.server.log.refusals import Denied
from sesame.server.log.rows import Card, Row
from sesame.server.log.statistics import tallies
from sesame.server.protocol import Listing, LiveClock, Settings
from tests.server.hall import Ear, Hall, in_hall, until

_LISTED = Settings(game="khan-tsin", chairs=["me"], public=True)


def _listing(table: str, at: int) -> Listing:
    return Listing(table=table, game="khan-tsin", status="open", at=at, players=[None, None])


def test_a_difference_has_what_is_new_what_changed_and_what_is_gone() -> None:
    before = [_listing("a", 3), _listing("b", 2), _listing("c", 1)]
    after = [_listing("d", 4), _listing("a", 3), _listing("b", 9)]
    change = difference(before, after)
    assert [listing.table for listing in change.changed] == ["d", "b"]
    assert change.gone == ["c"]


async def _fill(hall: Hall, tables: int) -> None:
    """So many public tables, as if they had been opened by somebody hostile."""
    for number in range(tables):
        body = msgspec.json.encode(_listing(f"t{number}", number))
        card = Card(f"t{number}", "khan-tsin", "open", True, number, (), body)
        assert await hall.house.store.append(Row(card.table, 1, 1, b"{}"), card)


def test_the_lobby_costs_the_same_however_many_tables_there_are(tmp_path: Path) -> None:
    """25,500 public tables cut every newcomer, and each change was 1.8 MB for each watcher."""

    async def scene(hall: Hall) -> None:
        await _fill(hall, 300)
        ear, late = Ear(hall.ali), Ear(hall.baya)
        await hall.house.lobby.arrive(ear)
        assert len(ear.heard[0]["tables"]) == PAGE
        assert len(msgspec.json.encode(ear.heard[0])) < 30_000
        name = await hall.house.opening.create(hall.ali, _LISTED)
        await hall.house.lobby.tell()
        await hall.house.lobby.tell()  # nothing more to tell
        assert [message["type"] for message in ear.heard] == ["lobby", "lobby_changed"]
        assert [listing["table"] for listing in ear.heard[1]["changed"]] == [name]
        assert ear.heard[1]["gone"] == ["t250"]
        assert len(msgspec.json.encode(ear.heard[1])) < 1_000
        await hall.house.lobby.arrive(late)
        assert late.heard[0]["tables"][0]["table"] == name
        page = await hall.house.lobby.page(before=250)
        assert [listing.table for listing in page] == [f"t{n}" for n in range(249, 199, -1)]

    in_hall(tmp_path, scene)


# --- expiry


def _is_closed(room: Room) -> bool:
    return room.table.is_closed


async def _look_after(hall: Hall, milliseconds: int) -> None:
    hall.ahead += milliseconds
    await hall.house.overdue.look()


def test_a_waiting_table_that_nobody_is_at_is_closed_and_then_deleted(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        name = await hall.house.opening.create(hall.ali, _LISTED)
        room, ear = await hall.house.tables.room(name), Ear(hall.ali)
        await hall.house.crowd.arrive(room, ear, None)
        await _look_after(hall, expiry.WAITING_IN_PUBLIC + 1)
        assert not _is_closed(room)  # somebody waits there
        await hall.house.crowd.depart(room, ear)
        await _look_after(hall, expiry.WAITING_IN_PUBLIC)
        assert _is_closed(room)
        result = room.audience.info().result
        assert result is not None
        assert result.why["fr"] == "Table fermée : plus personne n'attendait."
        assert result == protocol.Result([], result.why, [0, 0], unfinished=True)
        assert await hall.house.lobby.page() == []
        with pytest.raises(Denied, match="open another"):
            await room.act(hall.baya, protocol.Say(id="x", text="oh"), Link())
        await _look_after(hall, expiry.VOID + 1)
        assert await hall.house.store.read(name) == []
        assert await hall.house.store.history(hall.ali, 1 << 60, 9) == []

    in_hall(tmp_path, scene)


def test_a_game_that_nobody_goes_on_with_ends_and_nobody_has_lost(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        await hall.play(room, "m1", 0)
        await _look_after(hall, expiry.RUNNING - 60_000)
        assert not _is_closed(room)
        await _look_after(hall, 120_000)
        assert _is_closed(room)
        assert room.table.winners == ()
        assert room.table.why is not None
        assert room.table.why.en.startswith("Left unfinished")
        (card,) = await hall.house.store.history(hall.ali, 1 << 60, 9)
        assert card.status == "over"
        assert tallies(await hall.house.lobby.listings([card]), hall.ali) == []
        assert await hall.house.store.due(1 << 60, 9) == []

    in_hall(tmp_path, scene)


def test_a_record_that_was_opened_is_kept_for_a_month(tmp_path: Path) -> None:
    """Half a megabyte each, and none of them ever went."""

    async def scene(hall: Hall) -> None:
        played = await hall.table()
        await hall.play(played, "m1", 0)
        settings = protocol.Settings(game="khan-tsin")
        name = await hall.house.opening.adopt(hall.ali, played.table.match.record(), settings)
        await _look_after(hall, expiry.RECORD - 60_000)
        assert not _is_closed(await hall.house.tables.room(name))
        await _look_after(hall, 120_000)
        assert _is_closed(await hall.house.tables.room(name))
        await _look_after(hall, expiry.VOID + 1)
        assert await hall.house.store.read(name) == []
        assert await hall.house.store.read(played.table.id) != [], "it is the record alone"

    in_hall(tmp_path, scene)


def test_an_abandoned_table_is_read_when_it_is_due_and_not_before(tmp_path: Path) -> None:
    """Every game ever left was read again every ninety seconds."""

    async def scene(hall: Hall) -> None:
        room = await hall.table()
        name = room.table.id
        hall.ahead += 120_000
        hall.house.tables.sweep(60)
        assert hall.house.tables.rooms == {}
        await _look_after(hall, 3_600_000)
        assert name not in hall.house.tables.rooms

    in_hall(tmp_path, scene)


def test_a_flag_falls_though_nobody_watches_and_the_table_was_put_away(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table(clock=LiveClock(seconds=600))
        name = room.table.id
        await hall.play(room, "m1", 0)
        hall.ahead += 120_000
        hall.house.tables.sweep(60)
        assert hall.house.tables.rooms == {}
        await _look_after(hall, 400_000)
        assert hall.house.tables.rooms == {}
        await _look_after(hall, 100_000)
        found = await hall.house.tables.room(name)
        await until(lambda: found.table.status == "over")
        assert found.table.sitters[1].resigned
        assert found.table.winners == (0,)

    in_hall(tmp_path, scene)


# --- running games that are not to be analysed


async def _moves(hall: Hall, room: Room, count: int) -> None:
    for number in range(count):
        await hall.play(room, f"m{number}", room.table.actors[0])


def test_a_running_game_without_hints_cannot_be_brought_to_the_robots(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table(hints=False, options={"setup": "sheet"})
        await _moves(hall, room, marks.OPENING + 1)
        now, store = round(hall.house.now()), hall.house.store
        match = room.table.match
        with pytest.raises(Denied, match="stands just there"):
            await marks.check(store, match, now, along=False)
        longer = match.copy()
        longer.follow(match.answer(match.actors[0], match.legal_ids(match.actors[0])[0]))
        with pytest.raises(
            Denied, match="stands just there"
        ):  # as a record, with a move of one's own
            await marks.check(store, longer, now, along=True)
        await marks.check(store, longer, now, along=False)  # that position is nobody's
        await marks.check(store, match, now - 10_000_000, along=True)  # who was first copied nobody
        twin = await hall.table(hints=True, options={"setup": "sheet"})
        for number, step in enumerate(match.log):
            person = (hall.ali, hall.baya)[step.seat]
            play = protocol.Play(
                id=f"t{number}", seat=step.seat, version=twin.table.version, action=step.action
            )
            await twin.act(person, play, Link())
        seat = twin.table.actors[0]
        ear = Ear((hall.ali, hall.baya)[seat])
        with pytest.raises(Denied, match="stands just there"):
            await hall.house.commands.hint(twin, ear, protocol.Hint(id="h", seat=seat))
        await room.act(hall.ali, protocol.Resign(id="r", seat=0), Link())
        await marks.check(store, longer, round(hall.house.now()), along=True)  # it is over

    in_hall(tmp_path, scene)


def test_openings_are_everybodys(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table(hints=False, options={"setup": "sheet"})
        await _moves(hall, room, marks.OPENING - 1)
        await marks.check(hall.house.store, room.table.match, 1 << 60, along=True)

    in_hall(tmp_path, scene)


def test_closing_is_an_event_that_old_logs_do_not_need() -> None:
    assert msgspec.json.decode(b'{"type":"closed"}', type=events.Closed) == events.Closed()
