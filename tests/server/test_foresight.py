"""What a choice would do, asked before it is made: of one's own alone, and nothing moves."""

import asyncio
from pathlib import Path

import pytest

from sesame.core.errors import BadAction, IllegalAction
from sesame.core.facts import short
from sesame.server import protocol
from sesame.server.common.limits import RULES, TooMuch
from sesame.server.live.room import Room
from sesame.server.log import events
from sesame.server.log.refusals import Denied, Stale
from tests.server.hall import Ear, Hall, in_hall


def _question(room: Room, seat: int, *actions: int, **others: int) -> protocol.Foresee:
    said = {"seat": seat, "version": room.table.version, **others}
    return protocol.Foresee(id="f", actions=list(actions), **said)


async def _asked(hall: Hall, room: Room, question: protocol.Foresee) -> protocol.Foreseen:
    answer = await hall.house.commands.perform(room, Ear(hall.ali), question)
    assert isinstance(answer, protocol.Foreseen)
    return answer


def test_each_choice_is_answered_by_its_forecast_and_nothing_is_changed(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        match, version = room.table.match, room.table.version
        choices, before = match.legal_ids(0)[:5], match.position()
        answer = await _asked(hall, room, _question(room, 0, *choices, choices[0]))
        assert (answer.id, answer.version) == ("f", version)
        assert [each.action for each in answer.foreseen] == choices
        assert (room.table.version, match.position()) == (version, before)
        facts = match.game.effects
        assert facts is not None
        for each in answer.foreseen:
            assert each.notation == str(match.game.actions.from_id(each.action))
            assert each.effects == short(facts.KINDS, match.forecast(0, each.action))
        await hall.play(room, "m1", 0)
        assert room.table.match.log[-1].action == answer.foreseen[0].action

    in_hall(tmp_path, scene)


def test_what_could_not_be_played_is_not_foreseen(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        match, version = room.table.match, room.table.version
        choice, count = match.legal_ids(0)[0], match.game.actions.COUNT
        forbidden = next(n for n in range(count) if n not in match.legal_ids(0))
        for question, error in (
            (_question(room, 1, choice), Denied),  # Baya's seat
            (_question(room, 0, choice, forbidden), IllegalAction),
            (_question(room, 0, count), BadAction),
            (_question(room, 0, choice, version=version + 1), Stale),
            (_question(room, 0, choice, version=0), Stale),
        ):
            with pytest.raises(error):
                await _asked(hall, room, question)
        question = _question(room, 0, choice)
        await hall.play(room, "m1", 0)
        with pytest.raises(IllegalAction):  # it is no longer one's turn
            await _asked(hall, room, question)

    in_hall(tmp_path, scene)


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        room = await hall.table()
        question = _question(room, 0, room.table.match.legal_ids(0)[0])
        asked = [_asked(hall, room, question) for _ in range(2 * int(RULES["foresee"].burst))]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert any(isinstance(answer, TooMuch) for answer in answers)

    in_hall(tmp_path, scene)


def test_in_a_race_nobody_is_told_what_a_hand_would_bring(tmp_path: Path) -> None:
    """AT-08: the column forecast says whether one is entitled to it, which one has to see."""

    async def scene(hall: Hall) -> None:
        room = await hall.table(game="attrap-tresors", options={}, seats=2)
        async with room.lock:
            thrown = room.table.match.chance_now()
            await room.cause(events.Grabbed([], thrown, [None] * len(thrown)))
        choices = room.table.match.legal_ids(0)
        answer = await _asked(hall, room, _question(room, 0, *choices))
        assert [each.action for each in answer.foreseen] == choices
        assert all(each.told and not each.effects for each in answer.foreseen)

    in_hall(tmp_path, scene)
