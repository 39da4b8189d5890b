"""What grows without an end does not: updates, logs, what one person may say."""

from pathlib import Path

import msgspec
import pytest

from sesame.server import protocol
from sesame.server.common.limits import Limits, TooMuch, scaled
from sesame.server.common.link import Link
from sesame.server.common.recent import Recent
from sesame.server.live import views
from sesame.server.live.room import Room
from sesame.server.log import decisions
from sesame.server.log.events import Entry, Spoken
from sesame.server.log.refusals import Denied
from sesame.server.log.rows import Row
from sesame.server.log.table import REMEMBERED
from sesame.server.protocol import Settings
from tests.server.hall import Ear, Hall, in_hall

_LONGEST = "𝔖" * 500  # four bytes a letter
_WHOLE = 1 << 18  # bytes: what a custom board, a story and a hundred lines come to, with room


async def _chatter(hall: Hall, name: str, lines: int) -> None:
    """So many lines in the log, however they came there."""
    body = msgspec.json.encode(Entry(event=Spoken(_LONGEST), by=hall.baya, id="x"))
    version = (await hall.house.tables.room(name)).table.version
    for number in range(1, lines + 1):
        assert await hall.house.store.append(Row(name, version + number, 1, body))


def test_an_update_is_short_whatever_was_said(tmp_path: Path) -> None:
    """A spectator's 4,720 lines made every arrival longer than a socket may be: all were cut."""

    async def scene(hall: Hall) -> None:
        room = await hall.table()
        await _chatter(hall, room.table.id, 600)
        await room.catch_up()
        for since in (None, 0, 5, room.table.version):
            told = await room.snapshot(hall.ali, since)
            assert len(told) < _WHOLE
        lines = msgspec.json.decode(await room.snapshot(hall.ali))["lines"]
        assert len(lines) == views.LINES
        assert lines[-1]["version"] == room.table.version
        assert len(room.table.remarks) == REMEMBERED

    in_hall(tmp_path, scene)


def test_who_missed_more_than_is_told_gets_the_table_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "RECENT", 4)

    async def scene(hall: Hall) -> None:
        room = await hall.table()
        first = room.table.version
        for number in range(6):
            await hall.play(room, f"m{number}", room.table.actors[0])
        told = msgspec.json.decode(await room.snapshot(hall.ali, first))
        assert told["whole"] is True
        assert len(told["happened"]) == views.RECENT

    in_hall(tmp_path, scene)


def test_talk_is_limited_for_each_person_and_for_all_spectators(tmp_path: Path) -> None:
    async def said(person: str, room: Room) -> int:
        for number in range(60):
            try:
                await room.act(person, protocol.Say(id=f"{person}-{number}", text="oh"), Link())
            except TooMuch:
                return number
        raise AssertionError("no end of it")

    async def scene(hall: Hall) -> None:
        room = await hall.table()
        assert 10 <= await said("passer-by", room) <= 12
        everybody = [await said(f"passer-by-{n}", room) for n in range(4)]
        assert sum(everybody) <= 20
        assert await said(hall.ali, room) >= 10  # whoever plays is heard all the same

    in_hall(tmp_path, scene)


def test_a_log_ends_some_day_but_never_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decisions, "MOST_ASIDES", 12)
    monkeypatch.setattr(decisions, "MOST_CALLS", 4)

    async def scene(hall: Hall) -> None:
        hall.house.limits = Limits(scaled(1e6))
        room = await hall.table()
        for number in range(4):
            await room.act("passer-by", protocol.Say(id=f"{number}", text="oh"), Link())
        with pytest.raises(Denied, match="keeps no more"):
            await room.act("passer-by", protocol.Say(id="5", text="oh"), Link())
        while room.table.asides < 12:
            await room.act(hall.ali, protocol.Say(id=f"{room.table.version}", text="ah"), Link())
        with pytest.raises(Denied, match="keeps no more"):
            await room.act(hall.ali, protocol.Pause(id="p"), Link())
        await hall.play(room, "m", 0)
        await room.act(hall.baya, protocol.Resign(id="r", seat=1), Link())
        assert room.table.status == "over"

    in_hall(tmp_path, scene)


def test_names_of_those_who_sit_here_are_known_however_many_came_since(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        hall.house.faces._known = Recent(2)
        room = await hall.table()
        for _ in range(5):
            hall.house.persons.welcome(await hall.people.arrive())
        assert len(hall.house.faces._known) == 2
        ear = Ear("")
        await hall.house.crowd.arrive(room, ear, None)
        assert all(chair["player"]["name"] for chair in ear.last["info"]["chairs"])
        renamed = await hall.people.rename(hall.baya, "Zoé", None)
        hall.house.persons.welcome(renamed)
        assert room.audience.info().chairs[1].player == protocol.Player(
            person=hall.baya, name="Zoé", avatar=renamed.avatar
        )

    in_hall(tmp_path, scene)


def test_settings_are_bounded_by_what_a_message_may_be() -> None:
    """All that an update's info repeats was once in one message of at most 64 KiB."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "khan-tsin", "board": "x" * 60_001}, Settings)
