"""Before a game begins, and how it is thrown away: seats, names, what is agreed."""

import json
from pathlib import Path

import msgspec
import pytest

from sesame.core.errors import SesameError
from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live import views
from sesame.server.log import erasure, events
from sesame.server.log.refusals import Denied
from sesame.server.log.table import Table
from sesame.server.protocol import Settings
from tests.server.hall import Ear, Hall, in_hall, until
from tests.server.test_table import ALI, BAYA, CARIM, Sitting, duel


def _waiting(**settings: object) -> Sitting:
    """Ali's table of Kim-Bac for three, Baya beside him, a free chair."""
    chosen = Settings(game="kim-bac", seats=3, chairs=["me", "open", "open"], **settings)  # type: ignore[arg-type]
    sitting = Sitting(chosen)
    sitting.do(BAYA, protocol.Sit(id="s", seat=1))
    return sitting


def _people(table: Table) -> list[str | None]:
    return [sitter.person or sitter.level for sitter in table.sitters]


def _status(table: Table) -> str:
    return table.status


def _asks(sitting: Sitting) -> bool:
    return sitting.table.request is not None


def _change(sitting: Sitting, person: str = ALI, **more: object) -> None:
    settings = msgspec.structs.replace(sitting.table.settings, **more)
    sitting.do(person, protocol.Change(id="c", settings=settings))


def test_the_host_changes_what_is_agreed_and_all_are_told() -> None:
    sitting = _waiting()
    commitment = views.info(sitting.table, lambda _: None).commitment
    _change(sitting, options={"rounds": 1}, hints=False)
    info = views.info(sitting.table, lambda _: None)
    assert info.options["rounds"] == 1
    assert info.settings.hints is False
    assert info.commitment == commitment, "chance stays what it was"
    assert _people(sitting.table) == [ALI, BAYA, None]
    with pytest.raises(Denied, match="Only the table's host"):
        _change(sitting, BAYA, hints=True)
    with pytest.raises(SesameError, match="rounds"):
        _change(sitting, options={"rounds": 99})


def test_whose_chair_is_gone_moves_up_and_nobody_is_put_out() -> None:
    sitting = _waiting()
    sitting.do(CARIM, protocol.Sit(id="t", seat=2))
    with pytest.raises(Denied, match="3 people for 2 seats"):
        _change(sitting, seats=2)
    sitting.do(ALI, protocol.Stand(id="k", seat=1))
    _change(sitting, seats=2)
    assert _people(sitting.table) == [ALI, CARIM]
    _change(sitting, seats=4)
    assert _people(sitting.table) == [ALI, CARIM, None, None]
    assert len(sitting.table.clocks.shown(sitting.now)) == 4


def test_a_robot_makes_room() -> None:
    sitting = _waiting()
    sitting.do(ALI, protocol.Robot(id="r", seat=2, level="vizir"))
    sitting.do(ALI, protocol.Swap(id="w", seat=1, other=2))
    assert _people(sitting.table) == [ALI, "vizir", BAYA]
    _change(sitting, seats=2)
    assert _people(sitting.table) == [ALI, BAYA]


def test_another_game_is_another_table() -> None:
    with pytest.raises(Denied, match="not its game"):
        _change(_waiting(), game="bakschisch")


def test_what_was_changed_is_what_is_played() -> None:
    sitting = duel()
    with pytest.raises(Denied, match="already begun"):
        _change(sitting, hints=False)
    _change(sitting, pace=1800)
    assert sitting.table.settings.pace == 1800
    waiting = _waiting()
    _change(waiting, seats=2, options={"rounds": 1})
    waiting.do(ALI, protocol.Start(id="b"))
    assert waiting.table.match.seats == 2
    assert Table.read("t", waiting.rows).match.position() == waiting.table.match.position()


def test_seats_are_swapped_by_the_host_or_to_a_free_one() -> None:
    sitting = _waiting()
    sitting.do(BAYA, protocol.Swap(id="w", seat=1, other=2))
    assert _people(sitting.table) == [ALI, None, BAYA]
    with pytest.raises(Denied, match="Only the table's host"):
        sitting.do(BAYA, protocol.Swap(id="x", seat=2, other=0))
    sitting.do(ALI, protocol.Swap(id="y", seat=0, other=2))
    assert _people(sitting.table) == [BAYA, None, ALI]


def test_a_kept_seat_stays_kept_where_it_is_moved() -> None:
    sitting = _waiting()
    sitting.write(events.Awaited(2, CARIM))
    with pytest.raises(Denied, match="Only the table's host"):
        sitting.do(BAYA, protocol.Swap(id="w", seat=1, other=2))
    sitting.do(ALI, protocol.Swap(id="x", seat=1, other=2))
    assert sitting.table.awaited == [None, CARIM, None]


def test_those_around_one_device_have_names_of_their_own() -> None:
    sitting = Sitting(Settings(game="khan-tsin", chairs=["me", "me"], waits=True))
    sitting.do(ALI, protocol.Name(id="n", seat=1, name="  Zoé "))
    assert [chair.called for chair in views.info(sitting.table, lambda _: None).chairs] == [
        "",
        "Zoé",
    ]
    with pytest.raises(SesameError, match="robot"):
        sitting.do(ALI, protocol.Name(id="o", seat=1, name="Robot"))
    with pytest.raises(Denied, match="not yours"):
        sitting.do(BAYA, protocol.Name(id="p", seat=1, name="Ida"))
    sitting.do(ALI, protocol.Swap(id="w", seat=0, other=1))
    assert [sitter.called for sitter in sitting.table.sitters] == ["Zoé", ""]


def test_names_go_with_who_gave_them() -> None:
    sitting = Sitting(Settings(game="khan-tsin", chairs=["me", "me"]))
    sitting.do(ALI, protocol.Name(id="n", seat=1, name="Zoé"))
    changed = erasure.without(sitting.rows, None, ALI).rows
    assert not any(b"Zo" in row.body for row in changed)


# --- thrown away


def test_who_waits_alone_throws_the_table_away() -> None:
    sitting = _waiting()
    with pytest.raises(Denied, match="Only the table's host"):
        sitting.do(BAYA, protocol.Discard(id="d"))
    sitting.do(ALI, protocol.Discard(id="d"))
    assert (sitting.table.status, sitting.table.winners) == ("over", ())


def test_the_others_are_asked_and_a_move_does_not_answer_for_them() -> None:
    sitting = duel()
    sitting.do(BAYA, protocol.Discard(id="d"))
    assert sitting.table.status == "playing"
    asked = views.info(sitting.table, lambda _: None).asked
    assert asked is not None
    assert (asked.seat, asked.discards) == (1, True)
    sitting.play(ALI, 0)
    assert _asks(sitting), "it is still asked"
    sitting.do(ALI, protocol.Agree(id="a", seat=0, agrees=False))
    assert not _asks(sitting)
    sitting.do(BAYA, protocol.Discard(id="e"))
    sitting.do(ALI, protocol.Agree(id="f", seat=0, agrees=True))
    result = views.result(sitting.table)
    assert result is not None
    assert (result.winners, result.unfinished) == ([], True)
    assert "Thrown away" in result.why["en"]


def test_against_robots_nobody_is_asked() -> None:
    sitting = Sitting(Settings(game="khan-tsin", chairs=["me", "vizir"]))
    sitting.do(ALI, protocol.Start(id="b"))
    sitting.do(ALI, protocol.Discard(id="d"))
    assert sitting.table.is_discarded
    with pytest.raises(Denied):
        sitting.do(ALI, protocol.Discard(id="e"))


# --- who has given up


def test_who_resigned_among_three_is_asked_nothing_more() -> None:
    sitting = _waiting()
    sitting.do(CARIM, protocol.Sit(id="t", seat=2))
    sitting.do(ALI, protocol.Start(id="b"))
    (seat,) = sitting.table.actors
    person = (ALI, BAYA, CARIM)[seat]
    sitting.do(person, protocol.Resign(id="r", seat=seat))
    assert sitting.table.status == "playing"
    (told,) = json.loads(views.Sights(sitting.table).of((seat,)))
    assert told["choices"] == []
    for refused in (
        protocol.Pause(id="p"),
        protocol.Discard(id="d"),
        protocol.Undo(id="u", seat=seat),
    ):
        with pytest.raises(Denied):
            sitting.do(person, refused)
    other = (seat + 1) % 3
    sitting.do((ALI, BAYA, CARIM)[other], protocol.Discard(id="e"))
    assert sitting.table.still_to_agree == {0, 1, 2} - {seat, other}


# --- as it is told


def test_a_table_waits_for_its_host_if_they_want_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        settings = Settings(game="khan-tsin", chairs=["me", "me"], waits=True)
        room = await hall.house.tables.room(await hall.house.opening.create(hall.ali, settings))
        assert _status(room.table) == "open"
        await room.act(hall.ali, protocol.Start(id="b"), Link())
        assert _status(room.table) == "playing"

    in_hall(tmp_path, scene)


def test_everybody_sees_the_table_that_is_agreed_on_and_then_its_story(tmp_path: Path) -> None:
    """What is told of the first moves is told of the table that was changed."""

    async def scene(hall: Hall) -> None:
        settings = Settings(game="mille-et-un-tresors", seats=2, chairs=["me", "open"])
        room = await hall.house.tables.room(await hall.house.opening.create(hall.ali, settings))
        await room.act(hall.baya, protocol.Sit(id="s", seat=1), Link())
        ear = Ear(hall.baya)
        await hall.house.crowd.arrive(room, ear, None)
        changed = msgspec.structs.replace(settings, options={"luck": True})
        await room.act(hall.ali, protocol.Change(id="c", settings=changed), Link())
        assert ear.last["info"]["options"]["luck"] is True
        await room.act(hall.ali, protocol.Start(id="b"), Link())
        assert ear.last["happened"], "how the table was laid"

    in_hall(tmp_path, scene)


def test_spectators_are_counted_as_they_come_and_go(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table(chairs=["me", "vizir"])
        player, guest = Ear(hall.ali), Ear(hall.baya)
        await hall.house.crowd.arrive(room, player, None)

        def watching() -> int:
            told = [message for message in player.heard if message["type"] == "presence"]
            return int(told[-1]["watching"]) if told else -1

        await hall.house.crowd.arrive(room, guest, None)
        await until(lambda: watching() == 1)
        await hall.house.crowd.depart(room, guest)
        await until(lambda: watching() == 0)

    in_hall(tmp_path, scene)


def test_a_cut_line_is_told_at_once_and_for_how_long(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        ali, baya = Ear(hall.ali), Ear(hall.baya)
        await hall.house.crowd.arrive(room, ali, None)
        await hall.house.crowd.arrive(room, baya, None)
        await hall.house.crowd.depart(room, baya)
        last = ali.heard[-1]
        assert (last["type"], last["times"][1]["here"]) == ("presence", False)
        hall.ahead += 30_000
        await hall.play(room, "m", room.table.actors[0])
        assert ali.last["times"][1]["gone"] >= 30_000
        assert ali.last["times"][0]["gone"] is None

    in_hall(tmp_path, scene)


def test_a_rematch_says_who_asked_for_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        await room.act(hall.ali, protocol.Resign(id="r", seat=0), Link())
        ear = Ear(hall.ali)
        await hall.house.crowd.arrive(room, ear, None)
        await hall.house.opening.rematch(room, hall.baya, protocol.Rematch(id="again"))
        assert ear.last["info"]["rematcher"] == 1

    in_hall(tmp_path, scene)


def test_names_are_taken_along_to_a_rematch(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        settings = Settings(game="khan-tsin", chairs=["me", "me"], waits=True)
        room = await hall.house.tables.room(await hall.house.opening.create(hall.ali, settings))
        await room.act(hall.ali, protocol.Name(id="n", seat=0, name="Zoé"), Link())
        await room.act(hall.ali, protocol.Start(id="b"), Link())
        await room.act(hall.ali, protocol.Resign(id="r", seat=0), Link())
        again = await hall.house.opening.rematch(room, hall.ali, protocol.Rematch(id="again"))
        new = await hall.house.tables.room(str(again.table))
        assert new.table.status == "playing", "everybody has said that they want to"
        assert [sitter.called for sitter in new.table.sitters] == ["", "Zoé"]

    in_hall(tmp_path, scene)


def test_a_thrown_away_game_is_in_nobodys_list(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table(chairs=["me", "vizir"])
        await room.act(hall.ali, protocol.Discard(id="d"), Link())
        assert await hall.house.store.history(hall.ali, 1 << 60, 9) == []

    in_hall(tmp_path, scene)


def test_the_lobby_tells_when_a_table_was_opened(tmp_path: Path) -> None:
    """It used to say 1970 of tables where nobody had moved yet."""

    async def scene(hall: Hall) -> None:
        settings = Settings(game="khan-tsin", chairs=["me"], public=True)
        await hall.house.opening.create(hall.ali, settings)
        (listing,) = await hall.house.lobby.page()
        assert listing.at >= 1_000_000
        assert await hall.house.lobby.page(listing.at) == [], "the next page begins after it"

    in_hall(tmp_path, scene)
