"""Tables in use, over a real store: said twice and done once, missed and told again."""

from pathlib import Path

import msgspec
import pytest

import sesame
from sesame.core.speech import Speech
from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live import duties
from sesame.server.live.room import Room
from sesame.server.log.refusals import Denied, NoSuchTable
from sesame.server.protocol import LiveClock, Settings
from sesame.server.transport.people import BadPerson
from tests.server.hall import Ear, Hall, in_hall, until


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
        await hall.house.crowd.arrive(room, ear, None)
        await hall.play(room, "m1", 0)
        told.append(ear.last["version"])
        names.append(room.table.id)

    async def after(hall: Hall) -> None:
        room = await hall.house.tables.room(names[0])
        assert room.table.version == told[0]
        assert room.table.match.log[-1].seat == 0

    names = list[str]()
    in_hall(tmp_path, before)
    in_hall(tmp_path, after)


def test_each_seat_has_its_choices_and_a_spectator_has_none(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        ali, baya, passer_by = Ear(hall.ali), Ear(hall.baya), Ear("")
        passer_by.in_words = True
        for ear in (ali, baya, passer_by):
            await hall.house.crowd.arrive(room, ear, None)
        assert ali.last["views"][0]["choices"]
        assert baya.last["views"][0]["choices"] == []
        assert passer_by.last["views"][0]["seat"] is None
        await hall.play(room, "m1", 0)
        for ear in (ali, baya, passer_by):
            assert ear.last["happened"][0]["seat"] == 0
        assert ali.last["views"][0]["choices"] == []
        assert baya.last["views"][0]["choices"]
        assert passer_by.last["happened"][0]["told"][0]["fr"].startswith("Sud ")
        assert passer_by.last["views"][0]["view"]["prompt"]["fr"].startswith("Nord\u00a0:")
        said = room.table.match.game.text
        assert isinstance(said, Speech)
        for ear in (ali, baya):  # nobody else asked for words
            row, effects = ear.last["happened"][0]["told"][0], ear.last["happened"][0]["effects"]
            assert said.told(row, effects).fr == passer_by.last["happened"][0]["told"][0]["fr"]

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
        await hall.house.crowd.arrive(room, ali, None)
        await hall.house.crowd.arrive(room, baya, None)
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
        hall.house.duties.stir(room)
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


@pytest.mark.parametrize(("game", "within"), [("kim-bac", 350), ("khan-tsin", 700)])
def test_the_moves_of_a_long_turn_are_one_film(tmp_path: Path, game: str, within: int) -> None:
    """A turn of six pawns was six waits at the table's pace."""

    async def scene(hall: Hall) -> None:
        room = await hall.table(game=game, options={})
        await hall.play(room, "m", 0)
        assert [duties.pause(room.table, seat) for seat in (0, 1)] == [within, 700]

    in_hall(tmp_path, scene)


def test_a_rematch_begins_when_everybody_has_accepted(tmp_path: Path) -> None:
    """Whoever asked used to seat the others without a word, on a clock of ten seconds."""

    async def scene(hall: Hall) -> None:
        room = await hall.table(clock=LiveClock(seconds=10))
        with pytest.raises(Denied):
            await hall.house.opening.rematch(room, hall.ali, protocol.Rematch(id="r"))
        await room.act(hall.ali, protocol.Resign(id="g", seat=0), Link())
        first = await hall.house.opening.rematch(room, hall.ali, protocol.Rematch(id="r"))
        assert first.table is not None
        again = await hall.house.tables.room(first.table)
        hall.ahead += 3_600_000
        assert _stands(again) == ("open", [None, hall.ali], [hall.baya, None])
        assert not any(time.runs for time in again.audience.times())
        awaited = again.audience.info().chairs[0].awaited
        assert awaited is not None
        assert (awaited.person, bool(awaited.name)) == (hall.baya, True)
        with pytest.raises(Denied, match="kept for somebody"):
            await again.act("passer-by", protocol.Sit(id="p", seat=0), Link())
        second = await hall.house.opening.rematch(room, hall.baya, protocol.Rematch(id="r"))
        assert first.table == second.table
        assert _stands(again) == ("playing", [hall.baya, hall.ali], [None, None])

    in_hall(tmp_path, scene)


def _stands(room: Room) -> tuple[str, list[str | None], list[str | None]]:
    return room.table.status, [s.person for s in room.table.sitters], room.table.awaited


def test_a_rematch_on_other_terms_is_accepted_by_sitting_down(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        await room.act(hall.ali, protocol.Resign(id="g", seat=0), Link())
        quick = msgspec.structs.replace(room.table.settings, clock=LiveClock(seconds=10), chairs=[])
        asked = protocol.Rematch(id="r", settings=quick)
        name = (await hall.house.opening.rematch(room, hall.ali, asked)).table or ""
        again = await hall.house.tables.room(name)
        await hall.house.opening.rematch(room, hall.baya, protocol.Rematch(id="r"))
        assert _stands(again)[:2] == ("open", [None, hall.ali])  # looked at, not agreed to
        await again.act(hall.baya, protocol.Sit(id="s", seat=0), Link())
        assert _stands(again)[0] == "playing"

    in_hall(tmp_path, scene)


def test_a_chair_kept_in_vain_is_given_away_by_the_host(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        await room.act(hall.ali, protocol.Resign(id="g", seat=0), Link())
        name = (
            await hall.house.opening.rematch(room, hall.ali, protocol.Rematch(id="r"))
        ).table or ""
        again = await hall.house.tables.room(name)
        await again.act(hall.ali, protocol.Stand(id="f", seat=0), Link())
        await again.act("passer-by", protocol.Sit(id="p", seat=0), Link())
        assert _stands(again)[0] == "playing"

    in_hall(tmp_path, scene)


def test_the_lobby_shows_public_tables_only(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        await hall.house.opening.create(
            hall.ali, Settings(game="khan-tsin", chairs=["me"], public=True)
        )
        await hall.house.opening.create(hall.ali, Settings(game="khan-tsin", chairs=["me"]))
        (listing,) = await hall.house.lobby.page()
        first, second = listing.players
        assert first is not None
        assert first.name
        assert second is None

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
        name = (await hall.people.rename(hall.ali, "Scheherazade", None)).name
        room = await hall.table()
        await hall.play(room, "m1", 0)
        await room.act(hall.ali, protocol.Say(id="c", text="un secret de famille"), Link())
        assert f'"{name}"' in (await room.snapshot(hall.baya)).decode()
        await hall.house.persons.erase(hall.ali)
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
        name = await hall.house.opening.adopt(hall.ali, match.record(), Settings(game="bakschisch"))
        room = await hall.house.tables.room(name)
        assert room.table.status == "over"
        assert room.table.match.log == match.log

    in_hall(tmp_path, scene)


def test_no_such_table(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        with pytest.raises(NoSuchTable):
            await hall.house.tables.room("nowhere")

    in_hall(tmp_path, scene)
