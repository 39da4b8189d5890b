"""A table is the fold of its log: who may do what, and what becomes of it."""

from typing import get_args

import msgspec
import pytest

from sesame.core.contract import CLOCK
from sesame.core.errors import IllegalAction, SesameError
from sesame.core.live import Ruled
from sesame.games.attrap_tresors.actions import Time
from sesame.games.attrap_tresors.live import at_once
from sesame.games.attrap_tresors.state import COLUMN
from sesame.games.kim_bac.actions import parse, to_id
from sesame.server import protocol
from sesame.server.live import views
from sesame.server.log import decisions, erasure, events
from sesame.server.log.decisions import Context
from sesame.server.log.events import Entry
from sesame.server.log.refusals import Denied, Stale
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.protocol import Command, DaysClock, LiveClock, Settings

ALI, BAYA, CARIM = "ali", "baya", "carim"


class Sitting:
    """A table with its log in memory and a clock that stands until it is moved."""

    def __init__(self, settings: Settings, host: str = ALI, position: str | None = None) -> None:
        self.rows = list[Row]()
        self.now, self.gone = 1_000_000, 0.0
        self.table = Table("t")
        self.write(decisions.create(settings, position=position), host)

    def write(self, event: events.Event, by: str | None = None, number: str | None = None) -> None:
        body = msgspec.json.encode(Entry(event=event, by=by, id=number))
        self.rows.append(Row("t", len(self.rows) + 1, self.now, body))
        self.table.fold(self.rows[-1])

    def do(self, person: str, command: Command, lag: int = 0) -> None:
        context = Context(person, lag, lambda _: self.gone)
        self.write(decisions.decide(self.table, command, context), person, command.id)

    def play(self, person: str, seat: int, choice: int = 0, lag: int = 0) -> None:
        action = self.table.match.legal_ids(seat)[choice]
        play = protocol.Play(id="p", seat=seat, version=self.table.version, action=action)
        self.do(person, play, lag)


def duel(game: str = "khan-tsin", **settings: object) -> Sitting:
    """Ali and Baya, about to play."""
    if game == "khan-tsin":
        settings["options"] = {"setup": "random"}
    chosen = Settings(game=game, seats=2, chairs=["me", "open"], **settings)  # type: ignore[arg-type]
    sitting = Sitting(chosen)
    sitting.do(BAYA, protocol.Sit(id="s", seat=1))
    sitting.do(ALI, protocol.Start(id="b"))
    return sitting


def test_every_command_is_decided_in_one_place() -> None:
    """But for the question what time it is, which everybody may ask."""
    decided = {*decisions._CAUSES, *decisions._PERMITS}
    assert decided == {*get_args(protocol.Said)} - {protocol.Sync}
    assert not decisions._CAUSES.keys() & decisions._PERMITS.keys()


def test_the_log_alone_gives_the_table_back() -> None:
    sitting = duel()
    sitting.play(ALI, 0, 3)
    sitting.play(BAYA, 1, 5)
    again = Table.read("t", sitting.rows)
    assert again.match.log == sitting.table.match.log
    assert again.match.state.tobytes() == sitting.table.match.state.tobytes()
    assert again.sitters == sitting.table.sitters
    assert again.version == sitting.table.version == 5


def test_settings_that_the_game_does_not_take_are_refused() -> None:
    for settings in (
        Settings(game="go"),
        Settings(game="khan-tsin", seats=5),
        Settings(game="khan-tsin", options={"setup": "upside down"}),
        Settings(game="khan-tsin", options={"seed": "1"}),
        Settings(game="khan-tsin", board="/etc/board.toml"),
        Settings(game="khan-tsin", chairs=["me", "open", "vizir"]),
    ):
        with pytest.raises(SesameError):
            decisions.create(settings)


def test_nobody_starts_with_a_free_chair_and_only_the_host_does() -> None:
    sitting = Sitting(Settings(game="khan-tsin", chairs=["me"]))
    with pytest.raises(Denied, match="free"):
        sitting.do(ALI, protocol.Start(id="b"))
    sitting.do(ALI, protocol.Robot(id="r", seat=1, level="vizir"))
    with pytest.raises(Denied, match="host"):
        sitting.do(BAYA, protocol.Start(id="b"))
    sitting.do(ALI, protocol.Start(id="b"))
    assert sitting.table.status == "playing"


def test_a_chair_is_taken_once() -> None:
    sitting = Sitting(Settings(game="khan-tsin", chairs=["me", "open"]))
    sitting.do(BAYA, protocol.Sit(id="s", seat=1))
    with pytest.raises(Denied, match="taken"):
        sitting.do(CARIM, protocol.Sit(id="s", seat=1))
    with pytest.raises(Denied, match="No seat"):
        sitting.do(CARIM, protocol.Sit(id="s", seat=2))


def test_several_seats_on_one_device() -> None:
    sitting = Sitting(
        Settings(game="khan-tsin", options={"setup": "alternate"}, chairs=["me", "me"])
    )
    sitting.do(ALI, protocol.Start(id="b"))
    sitting.play(ALI, 0)
    sitting.play(ALI, 1)
    assert sitting.table.seats_of(ALI) == (0, 1)


def test_another_persons_seat_a_stale_and_an_illegal_move_change_nothing() -> None:
    sitting = duel()
    sitting.play(ALI, 0)
    before = sitting.table.version
    with pytest.raises(Denied, match="not yours"):
        sitting.play(ALI, 1)
    with pytest.raises(Stale):
        sitting.do(BAYA, protocol.Play(id="x", seat=1, version=before - 1, action=0))
    with pytest.raises(IllegalAction, match="already placed"):
        sitting.do(BAYA, protocol.Play(id="x", seat=1, version=before, action=0))
    assert sitting.table.version == before


def test_where_seats_choose_at_once_anothers_choice_does_not_make_mine_stale() -> None:
    sitting = duel("bakschisch")
    seen = sitting.table.version
    sitting.play(BAYA, 1, 2)
    sitting.do(ALI, protocol.Play(id="x", seat=0, version=seen, action=1))
    with pytest.raises(Stale):  # both fists were opened since
        sitting.do(BAYA, protocol.Play(id="y", seat=1, version=seen, action=1))


def test_of_two_who_resigns_loses() -> None:
    sitting = duel()
    sitting.do(ALI, protocol.Resign(id="r", seat=0))
    assert sitting.table.status == "over"
    assert sitting.table.winners == (1,)
    assert sitting.table.why is not None
    assert sitting.table.why.fr == "Abandon : Sud."


def test_of_three_who_resigns_is_played_on_by_a_robot() -> None:
    settings = Settings(game="bakschisch", seats=3, chairs=["me", "apprenti", "apprenti"])
    sitting = Sitting(settings)
    sitting.do(ALI, protocol.Start(id="b"))
    sitting.do(ALI, protocol.Resign(id="r", seat=0))
    assert sitting.table.status == "playing"
    assert 0 in sitting.table.actors
    assert sitting.table.sitters[0].robot
    with pytest.raises(Denied):
        sitting.do(ALI, protocol.Retake(id="b", seat=0))


def test_a_move_is_taken_back_when_the_other_agrees() -> None:
    sitting = duel()
    before = list(sitting.table.match.log)
    sitting.play(ALI, 0)
    sitting.do(ALI, protocol.Undo(id="u", seat=0))
    assert len(sitting.table.match.log) == len(before) + 1
    sitting.do(BAYA, protocol.Agree(id="a", seat=1, agrees=True))
    assert sitting.table.match.log == before
    assert sitting.table.actors == (0,)


def test_a_move_stays_when_the_other_does_not_agree_or_plays_on() -> None:
    sitting = duel()
    sitting.play(ALI, 0)
    sitting.do(ALI, protocol.Undo(id="u", seat=0))
    sitting.do(BAYA, protocol.Agree(id="a", seat=1, agrees=False))
    assert sitting.table.request is None
    sitting.do(ALI, protocol.Undo(id="u2", seat=0))
    before = len(sitting.table.match.log)
    sitting.play(BAYA, 1)
    assert sitting.table.request is None
    assert len(sitting.table.match.log) == before + 1


def test_against_robots_a_move_is_taken_back_at_once() -> None:
    sitting = Sitting(
        Settings(game="khan-tsin", options={"setup": "alternate"}, chairs=["me", "apprenti"])
    )
    sitting.do(ALI, protocol.Start(id="b"))
    sitting.play(ALI, 0)
    answer = sitting.table.match.legal_ids(1)[0]
    sitting.write(decisions.play(sitting.table, 1, sitting.table.version, answer))
    sitting.do(ALI, protocol.Undo(id="u", seat=0))
    assert sitting.table.match.log == []


def _strolling(turn: str, pawns: str = "a0,b0,c0,d0,e0,f0", hand: str = "3,7") -> Sitting:
    """Kim-Bac, where a turn has several moves."""
    line = f"- {pawns}/a9,b9,c9,d9,e9,f9 {hand}/5,12 - {turn} rounds=1 board=kb04"
    sitting = Sitting(Settings(game="kim-bac", chairs=["me", "open"]), position=line)
    sitting.do(BAYA, protocol.Sit(id="s", seat=1))
    sitting.do(ALI, protocol.Start(id="b"))
    return sitting


def test_within_ones_own_turn_nobody_is_asked() -> None:
    sitting = _strolling("A9.1")
    sitting.play(ALI, 0)
    sitting.play(ALI, 0)
    sitting.do(ALI, protocol.Undo(id="u", seat=0))
    assert len(sitting.table.match.log) == 1
    sitting.do(ALI, protocol.Undo(id="v", seat=0))
    assert sitting.table.match.log == []
    assert sitting.table.actors == (0,)
    with pytest.raises(Denied, match="Nothing to take back"):
        sitting.do(ALI, protocol.Undo(id="w", seat=0))
    again = Table.read("t", sitting.rows)
    assert again.match.log == []


def test_once_the_turn_is_over_a_card_was_drawn_and_nothing_is_taken_back() -> None:
    sitting = _strolling("A9.6")
    sitting.play(ALI, 0)
    assert sitting.table.match.log[-1].seat == -1
    with pytest.raises(Denied, match="chance has spoken"):
        sitting.do(ALI, protocol.Undo(id="u", seat=0))


def test_a_claim_that_showed_two_cards_is_never_taken_back() -> None:
    sitting = _strolling("A9.1", "a1,b0,c0,d0,e0,f0", "3,3")
    claim = to_id(parse("a2!"))
    assert claim in sitting.table.match.legal_ids(0)
    sitting.do(ALI, protocol.Play(id="p", seat=0, version=sitting.table.version, action=claim))
    with pytest.raises(Denied, match="Nothing to take back"):
        sitting.do(ALI, protocol.Undo(id="u", seat=0))


def test_a_forced_move_goes_back_with_the_decision_before_it() -> None:
    """It used to be made again at once, so that nothing before it could ever be taken back."""
    sitting = _strolling("A9.1", "a3,A,B,C,D,F")
    sitting.play(ALI, 0)
    assert len(sitting.table.match.legal_ids(0)) == 1  # from gate A to its crossing
    sitting.play(ALI, 0)
    sitting.do(ALI, protocol.Undo(id="u", seat=0))
    assert sitting.table.match.log == []


def test_nothing_is_taken_back_across_chance() -> None:
    sitting, mover = duel("mille-et-un-tresors"), -1
    while mover < 0 or sitting.table.match.log[-1].seat >= 0:
        mover = sitting.table.actors[0]
        sitting.play((ALI, BAYA)[mover], mover)
    with pytest.raises(Denied, match="chance has spoken"):
        sitting.do((ALI, BAYA)[mover], protocol.Undo(id="u", seat=mover))


def test_a_sealed_choice_is_taken_back_an_opened_one_never() -> None:
    sitting = duel("bakschisch")
    sitting.play(ALI, 0, 1)
    sitting.do(ALI, protocol.Undo(id="u", seat=0))
    sitting.do(BAYA, protocol.Agree(id="a", seat=1, agrees=True))
    assert 0 in sitting.table.actors
    sitting.play(ALI, 0, 1)
    sitting.play(BAYA, 1, 2)
    for person, seat in ((ALI, 0), (BAYA, 1)):
        with pytest.raises(Denied, match="secret"):
            sitting.do(person, protocol.Undo(id="u", seat=seat))


def test_somebody_gone_is_replaced_after_the_stated_delay_and_comes_back() -> None:
    sitting = duel(away=60)
    sitting.gone = 20.0
    with pytest.raises(Denied, match="Wait another 40 s"):
        sitting.do(ALI, protocol.Replace(id="r", seat=1))
    sitting.gone = 61.0
    with pytest.raises(Denied, match="only watching"):
        sitting.do(CARIM, protocol.Replace(id="r", seat=1))
    sitting.do(ALI, protocol.Replace(id="r", seat=1))
    sitting.play(ALI, 0)
    assert sitting.table.actors == (1,)
    assert sitting.table.sitters[1].robot
    with pytest.raises(Denied, match="take your seat back"):
        sitting.play(BAYA, 1)
    sitting.do(BAYA, protocol.Retake(id="b", seat=1))
    sitting.play(BAYA, 1)


def test_a_paused_table_waits() -> None:
    sitting = duel(clock=LiveClock(60))
    sitting.do(BAYA, protocol.Pause(id="p"))
    with pytest.raises(Denied, match="paused"):
        sitting.play(ALI, 0)
    sitting.now += 100_000
    sitting.do(ALI, protocol.Resume(id="r"))
    assert sitting.table.clocks.left(0, sitting.now) == 60_000


def thrown() -> Sitting:
    """Ali and Baya, the dice before them."""
    sitting = duel("attrap-tresors")
    drawn = sitting.table.match.chance_now()
    sitting.write(events.Grabbed([], drawn, [None] * len(drawn), sitting.now + 100))
    return sitting


def pause_of(table: Table) -> str:
    return "paused" if table.paused else "asked" if table.pausing else "none"


def test_a_pause_asked_for_when_the_dice_lie_there_waits_until_they_are_answered() -> None:
    """It used to stop the throw at once: whoever asked had all the time to study it."""
    sitting = thrown()
    sitting.do(BAYA, protocol.Pause(id="p"))
    assert pause_of(sitting.table) == "asked"
    with pytest.raises(Denied, match="Already asked"):
        sitting.do(ALI, protocol.Pause(id="q"))
    patience = sitting.table.match.answer(CLOCK, Time())
    sitting.write(events.Grabbed([], at_once(patience), [5_000]))
    assert pause_of(sitting.table) == "paused"
    assert sitting.table.changed == sitting.table.version, "everybody is told"
    sitting.do(ALI, protocol.Resume(id="r"))
    assert pause_of(sitting.table) == "none"


def test_at06_everybody_is_asked_before_the_first_throw_and_after_a_pause() -> None:
    sitting = duel("attrap-tresors")
    assert sitting.table.unready == {0, 1}
    sitting.do(BAYA, protocol.Ready(id="a", seat=1))
    chairs = views.info(sitting.table, lambda _: None).chairs
    assert [chair.ready for chair in chairs] == [False, True]
    with pytest.raises(Denied, match="not yours"):
        sitting.do(BAYA, protocol.Ready(id="b", seat=0))
    with pytest.raises(Denied, match="Already done"):
        sitting.do(BAYA, protocol.Ready(id="c", seat=1))
    sitting.do(ALI, protocol.Ready(id="d", seat=0))
    assert not sitting.table.unready
    sitting.do(BAYA, protocol.Pause(id="p"))
    sitting.do(ALI, protocol.Resume(id="r"))
    assert sitting.table.unready == {0, 1}


def test_at06_a_robot_that_plays_for_somebody_is_always_ready() -> None:
    sitting = duel("attrap-tresors")
    sitting.write(events.Replaced(1, "vizir"))
    assert sitting.table.unready == {0}
    assert not duel().table.unready, "asked only where hands race"


def test_before_the_dice_are_seen_a_pause_begins_at_once() -> None:
    sitting = duel("attrap-tresors")
    sitting.do(BAYA, protocol.Pause(id="p"))
    assert sitting.table.paused


def test_reactions_that_no_hand_has_are_told_to_the_table() -> None:
    sitting = thrown()
    for _ in range(6):
        hand = Ruled(1, COLUMN, 120, 120, "second", "own clock")
        robot = Ruled(0, COLUMN, 120, 120, "second", "robot")
        sitting.write(events.Grabbed([hand, robot], [], []))
    assert [sitter.is_named for sitter in sitting.table.sitters] == [False, True]
    chairs = views.info(sitting.table, lambda _: None).chairs
    assert [chair.inhuman for chair in chairs] == [False, True]


def test_a_clock_runs_for_whoever_may_act_and_forgives_the_line() -> None:
    sitting = duel(clock=LiveClock(60, increment=2))
    sitting.now += 10_000
    assert sitting.table.clocks.left(0, sitting.now) == 50_000
    sitting.play(ALI, 0, lag=300)
    assert sitting.table.clocks.left(0, sitting.now) == 50_000 + 300 + 2_000
    assert sitting.table.clocks.falls() == (sitting.now + 60_000, 1)


def test_a_clock_of_days_is_full_again_after_every_move() -> None:
    sitting = duel(clock=DaysClock(2))
    sitting.now += 3600 * 1000
    sitting.play(ALI, 0)
    assert sitting.table.clocks.left(0, sitting.now) == 2 * 24 * 3600 * 1000


def test_where_seats_choose_at_once_each_has_their_own_time() -> None:
    sitting = duel("bakschisch", clock=LiveClock(60))
    sitting.now += 10_000
    sitting.play(ALI, 0)
    sitting.now += 5_000
    assert sitting.table.clocks.left(0, sitting.now) == 50_000
    assert sitting.table.clocks.left(1, sitting.now) == 45_000


def test_an_erased_remark_is_gone_and_its_place_in_the_log_stays() -> None:
    sitting = duel()
    sitting.do(ALI, protocol.Say(id="c", text=" bonjour   à tous "))
    assert [remark.text for remark in sitting.table.remarks] == ["bonjour à tous"]
    sitting.write(events.Spoken(""), ALI)
    assert len(sitting.table.remarks) == 1


def test_without_somebody_the_table_folds_alike_and_whoever_sits_there_is_host() -> None:
    sitting = duel()
    sitting.play(ALI, 0, 3)
    sitting.do(ALI, protocol.Say(id="ali was here", text="bonjour"))
    sitting.do(BAYA, protocol.Mute(id="m", person=ALI))
    changed = {row.version: row for row in erasure.without(sitting.rows, None, ALI).rows}
    rows = [changed.get(row.version, row) for row in sitting.rows]
    assert b"ali" not in b"".join(row.body for row in rows)
    again = Table.read("t", rows)
    assert again.match.log == sitting.table.match.log
    assert again.match.seed == sitting.table.match.seed
    assert (again.version, len(again.remarks)) == (sitting.table.version, 0)
    (mark,) = again.traces - {BAYA}
    assert erasure.is_mark(mark)
    assert again.sitters[0].person == again.host == mark

    opened = Sitting(Settings(game="khan-tsin", chairs=["me", "open"]))
    opened.do(BAYA, protocol.Sit(id="s", seat=1))
    without = erasure.without(opened.rows, None, ALI).rows
    opened.table = Table.read("t", [*without, *opened.rows[len(without) :]])
    with pytest.raises(Denied, match="not yours"):
        opened.do(CARIM, protocol.Stand(id="c", seat=0))
    opened.do(BAYA, protocol.Stand(id="u", seat=0))
    opened.do(BAYA, protocol.Robot(id="r", seat=0, level="vizir"))
    opened.do(BAYA, protocol.Start(id="b"))
    assert opened.table.status == "playing"
