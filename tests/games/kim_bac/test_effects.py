"""What steps show, to whom and in which order; what a choice would do."""

from typing import Any

import numpy as np

import sesame
from sesame.core.contract import UNKNOWN, Rows
from sesame.core.facts import name_of, redo, told
from sesame.core.match import Match, Step
from sesame.games.kim_bac import effects, kinds
from sesame.games.kim_bac.actions import crossing_of
from sesame.games.kim_bac.state import (
    ARRIVED,
    AT_GATE,
    BESIDE,
    CAPTURED,
    DECIDING,
    DRAWING,
    LOST,
    MOVING,
    NO_RACE,
    OVER,
    PLACING,
    RACING,
    SHAKING,
    THROWING,
)
from tests.games.kim_bac.towns import GAME, ONE_EACH, A, B, C, at, play, set_up

Row = tuple[str, dict[str, int]]
RED = "F,G,H,I,J,K"
C3, C4, C5, C6, C7 = map(crossing_of, ("c3", "c4", "c5", "c6", "c7"))


def row(kind: str, **said: int) -> Row:
    return kind, said


def _read(rows: Rows) -> list[Row]:
    return [(name_of(kind), said) for kind, said in (told(effects.KINDS, row) for row in rows)]


def _id(notation: str) -> int:
    return GAME.actions.to_id(GAME.actions.parse(notation))


def scene(match: Match, notation: str, viewer: int | None = None) -> list[Row]:
    """The rows of the next step, which lead from what the viewer saw to what they see then."""
    step = Step((match.actors or (sesame.CHANCE,))[0], _id(notation))
    rows, drawn = match.effects(step, viewer), match.observed(viewer).copy()
    after = play(match.copy(), notation).observed(viewer)
    redo(effects.KINDS, rows, drawn)
    assert all(np.array_equal(drawn[name], after[name]) for name in effects.DRAWN)
    return _read(rows)


def forecast(match: Match, notation: str) -> list[Row]:
    return _read(match.forecast(match.actors[0], _id(notation)))


def only(rows: list[Row], *kinds: str) -> list[Row]:
    return [row for row in rows if row[0] in kinds]


def due(phase: int, seat: int, pawn: int = 0, throwing: int = 0) -> Row:
    return row("due", phase=phase, seat=seat, pawn=pawn, throwing=throwing)


def race(kim_bac: str, red: str, turn: str, hands: str = "8/7", **more: Any) -> Match:
    """Blue's first pawn runs from monument 5, for the treasure at 8."""
    return at(f"{kim_bac},-,-,-,-,-/{red}", turn, hands, "5", **more)


# --- part one


def test_kb07_a_pawn_is_placed_and_the_other_seat_is_due() -> None:
    match = GAME.new(2, board="kb04", chance="manual")
    gate = row("placed", seat=A, pawn=0, gate=2, crossing=int(match.state.gate[2]), place=66)
    assert scene(match, "@C") == [gate, due(PLACING, B)]
    assert forecast(match, "@C") == [gate]


def test_kb08_the_last_throw_tells_who_throws_again_and_who_starts_and_why() -> None:
    match = set_up(3)
    assert scene(match, "die4") == [row("threw", seat=A, points=4), due(THROWING, A, 0, 0b110)]
    play(match, "die4", "die2")
    assert scene(match, "die4") == [
        row("threw", seat=C, points=4),
        row("tied", seats=0b101, points=4, throw_offs=1, die=0),
        due(THROWING, A, 0, 0b101),
    ]
    play(match, "die4", "die1")
    assert scene(match, "die3") == [
        row("threw", seat=C, points=3),
        row("starts", seat=C, points=3, reason=kinds.HIGHEST, throw_offs=0, die=0),
        row("began", seat=C, turns=1, draws=1),
        due(DRAWING, C),
    ]


def test_kb30_a_card_drawn_is_shown_to_whoever_drew_it() -> None:
    match = at("a3,A,B/C,D,E/F,G,H", "A4+", "7/8/9")
    drew = row("drew", seat=A, number=7, card=6, copies=2, held=2, stocked=32)
    assert scene(match, "+7", A) == [drew, due(MOVING, A)]
    unseen = [row("drew-unseen", seat=A, held=2, stocked=32), due(MOVING, A)]
    assert scene(match, "+7", B) == scene(match, "+7") == unseen


def test_kb09_kb10_a_pawn_goes_by_street_bridge_or_gate_or_is_blocked() -> None:
    ways = {}
    for start, goal in (("a3", "a2"), ("c4", "d4"), ("A", "a1")):
        ((_, said),) = only(scene(at(f"{start},B,C,D,E,b9/{RED}", "A4.1"), goal), "went")
        ways[start] = said["way"]
    assert ways == {"a3": kinds.BY_STREET, "c4": kinds.BY_BRIDGE, "A": kinds.OUT_OF_GATE}
    blocked = at("a0,a1,b0,b1,D,E/F,G,H,I,J,K", "A4.1")
    assert scene(blocked, "stay")[0] == row("stayed", seat=A, pawn=0, place=0, number=0)


def test_kb11_a_stock_without_a_pair_is_shuffled_and_only_ones_own_hand_is_known() -> None:
    match = at(f"a3,A,B,C,D,E/{RED[:-1]}c5", "B36.6", f"{ONE_EACH}/{ONE_EACH}")
    rows = scene(match, "c4", A)
    assert rows[1:] == [
        row("began", seat=A, turns=37, draws=1),
        row("collected", seat=A, cards=18, held=0, hand=0),
        row("collected", seat=B, cards=18, held=0, hand=UNKNOWN),
        row("shuffled", reason=kinds.NO_PAIR, stocked=36),
        due(DRAWING, A),
    ]


def test_kb31_an_empty_stock_that_nobody_shuffles_proves_a_pair() -> None:
    hands = f"1,{ONE_EACH[:-3]}/{ONE_EACH[2:]},18"
    match = at(f"a3,A,B,C,D,E/{RED[:-1]}c5", "B36.6", hands)
    assert scene(match, "c4")[1:] == [
        row("began", seat=A, turns=37, draws=0),
        row("proved", paired=1),
        due(MOVING, A),
    ]


def test_kb11_a_round_without_a_race_pays_nobody_and_the_next_is_laid() -> None:
    match = at(f"a3,A,B,C,D,E/{RED[:-1]}c5", "B200.6", "3/7", terms="rounds=2")
    rows = scene(match, "c4", B)
    assert rows[1] == row("no-race", round=0, ended=NO_RACE, table_rounds=100)
    assert [name for name, _ in rows[2:]] == [
        "cleared", "collected", "collected", "shuffled", "laid", "due",
    ]  # fmt: skip


# --- the chest


def test_kb13_the_pair_is_laid_open_before_the_chest_is_taken() -> None:
    match = at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7")
    rows = scene(match, "a4!", A)
    went = row("went", seat=A, pawn=0, start=3, goal=4, way=0, number=5, is_kim_bac=0)
    took = row("took", seat=A, pawn=0, number=5, ruled_out=1 << 5)
    laid = {"seat": A, "number": 5, "card": 4, "opened": 2, "held": 1, "paired": 0}
    assert rows == [went, row("laid-open", copies=0, **laid), took, due(SHAKING, A)]
    assert scene(match, "a4!")[1] == row("laid-open", copies=UNKNOWN, **laid)
    assert forecast(match, "a4!") == rows[:-1]
    assert forecast(match, "a2") == [
        row("went", seat=A, pawn=0, start=3, goal=2, way=0, number=3, is_kim_bac=0),
        row("wanted", seat=A, pawn=0, number=5, steps=2, was=1),
    ]


def test_kb13_kb26_the_taker_alone_sees_the_dice_their_worth_and_the_advice() -> None:
    match = play(at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7"), "a4!")
    looked = {"number": 8, "ordinary": 2, "special": 6, "worth": 3000, "cards": 1}
    assert scene(match, "chest8", A) == [
        row("looked", seat=A, is_advised=1, **looked),
        due(DECIDING, A),
    ]
    unseen = row("looked-unseen", seat=A, treasure=UNKNOWN)
    assert scene(match, "chest8", B) == scene(match, "chest8") == [unseen, due(DECIDING, A)]


def test_kb14_who_takes_the_chest_after_a_renouncement_has_to_run() -> None:
    match = play(at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7,7"), "a4!", "chest8")
    assert scene(match, "renounce", B)[:2] == [
        row("renounced", seat=A, number=5, renounced=1),
        row("shut", taker=-1, kim_bac=0, secret=0, treasure=0, ruled_out=0),
    ]
    second = at("a4,A,B/C,D,E/F,G,H", "A9.1?", "-/-/-", "3,5")
    rows = scene(second, "chest8", B)
    assert rows[:2] == [
        row("looked-unseen", seat=A, treasure=UNKNOWN),
        row("ran", seat=A, pawn=0, number=5, is_forced=1, turns=0, moves=0),
    ]
    assert scene(second, "chest8", A)[0][1]["is_advised"] == UNKNOWN


# --- the race


def test_kb15_the_others_pawns_leave_and_his_streets_are_told() -> None:
    match = play(at("a3,A,B/C,D,b4/F,G,H", "A3.1", "5,5,8/7/-"), "a4!", "chest8")
    began = [
        row("ran", seat=A, pawn=0, number=5, is_forced=0, turns=0, moves=0),
        row("left", seat=A, pawn=1, start=AT_GATE, place=BESIDE),
        row("left", seat=A, pawn=2, start=AT_GATE + 1, place=BESIDE),
        row("exit", crossing=3, is_free=1),
        row("exit", crossing=5, is_free=1),
        row("exit", crossing=14, is_free=0),
        row("ringed", place=4, free=2, streets=3),
    ]
    assert scene(match, "run", B) == [*began, due(RACING, A)]
    foreseen = forecast(match, "run")
    assert foreseen[:7] == began
    ahead, *chased, promised = foreseen[7:]
    assert ahead == row("ahead", number=8, steps=5, was=5, free=5)
    assert [said["steps"] for _, said in chased][2] == 1
    assert len(chased) == 6
    promise = {"least": 1000, "most": 3000, "worth": 3000, "cards": 1}
    assert promised == row("promised", seat=A, reason=ARRIVED, **promise)


def test_kb19_kb31_a_move_of_his_is_counted_and_rules_a_monument_out() -> None:
    match = race("a3", RED, "A1<A1:5>8+1")
    rows = scene(match, "a2", B)
    assert rows[0][1]["is_kim_bac"] == 1
    assert rows[1:3] == [
        row("counted", moves=2, left=78),
        row("ruled-out", number=3, ruled_out=1 << 3 | 1 << 5),
    ]
    assert rows[-2:] == [row("ringed", place=2, free=3, streets=3), due(RACING, B)]


def test_kb18_a_pursuer_closes_a_street_and_opens_another() -> None:
    match = race("c4", f"c3,{RED[2:]}", "B1<A1:5>8+4")
    assert only(scene(match, "b3"), "exit", "ringed") == [
        row("exit", crossing=C3, is_free=1),
        row("ringed", place=C4, free=2, streets=2),
    ]
    assert forecast(match, "b3")[1] == row("chased", seat=B, pawn=0, place=13, steps=2, was=1)


# --- the end of a round


def captured() -> Match:
    """The sheet's example: 16,000 taels, Red holds a card of the treasure's number."""
    return at("c4,-,-/c3,F,G/H,I,c6", "C3<A1:2>18+4", "-/18/7", "2")


def test_kb24_a_capture_is_shared_line_by_line() -> None:
    rows = scene(captured(), "c5")
    line = {"round": 0}
    assert rows[1:] == [
        row("exit", crossing=C5, is_free=0),
        row("ringed", place=C4, free=0, streets=2),
        row(
            "race-ended",
            round=0, reason=CAPTURED, seat=A, secret=2, treasure=18, worth=16000, moves=4,
        ),
        row("revealed", number=18, crossing=crossing_of("d0"), ordinary=6, special=12),
        row("showed", seat=A, number=18, card=17, copies=0, premium=0, **line),
        row("showed", seat=B, number=18, card=17, copies=1, premium=1, **line),
        row("showed", seat=C, number=18, card=17, copies=0, premium=0, **line),
        paid(B, kinds.PREMIUM_OF_CARDS, 2000, 2000, cards=1, each=2000),
        paid(A, kinds.WAS_CAPTURED, 0, 0),
        paid(B, kinds.PART_OF_REST, 7000, 9000),
        paid(C, kinds.PART_OF_REST, 7000, 7000),
        row("summed", seat=A, taels=0, total=0, cards=0, premium=0, **line),
        row("summed", seat=B, taels=9000, total=9000, cards=1, premium=2000, **line),
        row("summed", seat=C, taels=7000, total=7000, cards=0, premium=0, **line),
        row("finished", turns=0, paired=0, ruled_out=0),
        row(
            "ended",
            winners=0b010, is_shared=0, taels=9000, reason=CAPTURED, hero=A, secret=2, treasure=18,
        ),
        due(OVER, A),
    ]  # fmt: skip


def paid(seat: int, reason: int, taels: int, total: int, cards: int = 0, each: int = 0) -> Row:
    said = {"taels": taels, "cards": cards, "each": each, "round": 0, "sum": total}
    return row("paid", seat=seat, reason=reason, **said)


def test_kb22_who_closes_the_last_street_is_told_so_before_and_how_much_it_may_bring() -> None:
    """At the worst the treasure is at 1 or 3: 1,000 taels, and Red may hold a card of it."""
    foreseen = forecast(captured(), "c5")
    assert [name for name, _ in foreseen] == [
        "went", "chased", "exit", "ringed", "trapped", "promised",
    ]  # fmt: skip
    promise = {"least": 0, "most": 8000, "worth": UNKNOWN, "cards": UNKNOWN}
    assert foreseen[-1] == row("promised", seat=C, reason=CAPTURED, **promise)
    assert "trapped" not in dict(forecast(captured(), "b6"))


def test_kb17_kb23_he_arrives_and_cut_premiums_leave_him_nothing() -> None:
    match = at("c6,-,-/F,G,H/I,J,K", "A1<A1:7>8+4", "-/8/8", "7")
    rows = scene(match, "c7", B)
    assert dict(rows)["race-ended"]["reason"] == ARRIVED
    assert only(rows, "paid") == [
        paid(B, kinds.CUT_PREMIUM, 500, 500, cards=1, each=500),
        paid(C, kinds.CUT_PREMIUM, 500, 500, cards=1, each=500),
        paid(A, kinds.REST_OF_HIS, 0, 0),
    ]
    promise = {"least": 0, "most": 1000, "worth": 1000, "cards": 2}
    assert forecast(match, "c7")[1:] == [row("promised", seat=A, reason=ARRIVED, **promise)]


def test_kb19_his_last_move_loses_the_treasure_for_all() -> None:
    match = race("c4", RED, "A1<A1:5>8+79")
    rows = scene(match, "c5")
    assert dict(rows)["race-ended"] | {"reason": LOST, "moves": 80} == dict(rows)["race-ended"]
    unpaid = row("unpaid", round=0, taels=3000, reason=kinds.TREASURE_LOST)
    assert only(rows, "paid", "unpaid") == [unpaid]
    assert forecast(match, "c5")[1:] == [unpaid]


def test_kb23_a_remainder_that_nobody_gets_is_told() -> None:
    match = at("c4,-/c3,F/G,H/I,c6", "D2<A1:1>11+4", "-/-/-/-", "1")
    assert only(scene(match, "c5"), "unpaid") == [
        row("unpaid", round=0, taels=1, reason=kinds.REMAINDER)
    ]


def test_kb25_the_next_round_is_laid_when_all_has_been_shown() -> None:
    """Captured with no move made, by somebody who was not asked: a step cannot show more."""
    match = at("a4,A/a3,a5/b4,F/G,H", "A9.1?", "8/7/8/-", "3,5", terms="rounds=2")
    rows = scene(match, "chest8", C)
    assert [name for name, _ in rows if name not in ("exit", "showed", "paid", "summed")] == [
        "looked-unseen", "ran", "left", "ringed", "race-ended", "revealed", "unpaid",
        "cleared", "collected", "collected", "collected", "collected", "shut", "shuffled", "laid",
        "due",
    ]  # fmt: skip
    assert only(rows, "collected")[2] == row("collected", seat=C, cards=1, held=0, hand=0)
    laid = {"open": 0, "renounced": 0, "moves": 0, "turns": 0}
    assert rows[-2:] == [row("laid", round=1, seat=B, **laid), due(PLACING, B)]
