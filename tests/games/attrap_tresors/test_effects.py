"""What steps show, to whom and in which order; what a grab would bring or cost."""

from dataclasses import replace

import pytest

from sesame.core.contract import CHANCE, CLOCK, UNKNOWN, Rows
from sesame.core.facts import name_of, told
from sesame.core.match import Match, Step
from sesame.games.attrap_tresors import effects, kinds
from sesame.games.attrap_tresors.reflex import LEVELS, play
from sesame.games.attrap_tresors.state import (
    BY_CARD,
    BY_SIX,
    CARPET,
    COLUMN,
    DEALING,
    FOURS,
    GEM,
    GIVING,
    GRABBING,
    GREEN,
    LAMP,
    NOBODY,
    ONES,
    ORANGE,
    OVER,
    RED,
    THROWING,
    TWOS,
    UNCHECKED,
    VIOLET,
    WRONG,
    YELLOW,
)
from tests.games.attrap_tresors.souks import GAME, NO_GOLD, at, grab, souk
from tests.games.attrap_tresors.souks import told as seen

Scene = list[tuple[str, dict[str, int]]]

TWO = (NO_GOLD, NO_GOLD)


def _id(notation: str) -> int:
    return GAME.actions.to_id(GAME.actions.parse(notation))


def _read(rows: Rows) -> Scene:
    return [(name_of(kind), said) for kind, said in (told(effects.KINDS, row) for row in rows)]


def _scene(match: Match, seat: int, notation: str, viewer: int | None = None) -> Scene:
    return _read(match.effects(Step(seat, _id(notation)), viewer))


def _forecast(match: Match, seat: int, notation: str) -> Scene:
    return _read(match.forecast(seat, _id(notation)))


def _only(scene: Scene, *names: str) -> Scene:
    return [(name, said) for name, said in scene if name in names]


def test_at05_only_its_owner_sees_which_card_is_dealt() -> None:
    match = GAME.new(3, chance="manual")
    dealt = {"place": 0, "seat": 0, "card": RED, "is_new": 0}
    assert _scene(match, CHANCE, "+r", viewer=0) == [("card-dealt", dealt)]
    hidden = [("card-dealt", dealt | {"card": UNKNOWN})]
    assert _scene(match, CHANCE, "+r", viewer=1) == hidden
    assert _scene(match, CHANCE, "+r", viewer=None) == hidden


def test_at20_a_card_of_the_open_row_is_everybodys() -> None:
    match = grab(souk("gggooyyv", "rgb", *TWO), "A:column", "T")
    assert _scene(match, CHANCE, "+v", viewer=None) == [
        ("card-dealt", {"place": 1, "seat": NOBODY, "card": VIOLET, "is_new": 1}),
        ("due", {"phase": THROWING, "seats": 0}),
    ]


def test_at06_at07_the_tower_is_rebuilt_and_the_dice_fall_the_most_frequent_first() -> None:
    match = grab(souk("rrrooggv", "bgr"), "A:column", "B:lamp", "T")
    assert _scene(match, CHANCE, "roygggg-") == [
        ("returned", {"seat": 0, "object": COLUMN, "count": 1, "held": 0, "tower": 1}),
        ("returned", {"seat": 1, "object": LAMP, "count": 1, "held": 0, "tower": 1}),
        ("rebuilt", {"objects": 4, "holder": NOBODY, "verdict": UNCHECKED, "met": 0}),
        ("threw", {"seat": 0, "round": 2, "throw": 1, "dice": 0}),
        ("showed", {"colour": GREEN, "kind": 3, "count": 4, "is_enough": 1, "then": kinds.ANOTHER}),
        ("showed", {"colour": RED, "kind": 0, "count": 1, "is_enough": 0, "then": kinds.ANOTHER}),
        (
            "showed",
            {"colour": ORANGE, "kind": 1, "count": 1, "is_enough": 0, "then": kinds.ANOTHER},
        ),
        (
            "showed",
            {"colour": YELLOW, "kind": 2, "count": 1, "is_enough": 0, "then": kinds.NO_OTHER},
        ),
        ("missed", {"count": 1}),
        ("lay", {"counting": 7, "missed": 1, "is_six": 0}),
        ("due", {"phase": GRABBING, "seats": 0b111}),
    ]


def test_at10_nobody_grabs_and_the_same_player_throws_again() -> None:
    match = souk("rroyggbb", "rgb", turn="B!")
    assert _scene(match, CLOCK, "time") == [
        ("ran-out", {"reason": kinds.NOBODY_GRABS, "seat": 1, "seconds": 5, "again": 1}),
        ("due", {"phase": THROWING, "seats": 0}),
    ]
    again = dict(_scene(grab(match, "T"), CHANCE, "rroyggbv"))  # of each kind the last
    assert again["showed"]["then"] == kinds.ALL_SIX
    assert "missed" not in again
    assert again["threw"] == {"seat": 1, "round": 1, "throw": 2, "dice": 0}
    assert again["lay"] == {"counting": 8, "missed": 0, "is_six": 1}


def test_at09_with_the_column_the_tower_falls_and_it_is_not_told_whether_rightly() -> None:
    fallen = [
        ("grabbed", _grabbed(seat=0, object=COLUMN, held=1, more=0, left=3)),
        ("toppled", {"seat": 0, "objects": 3, "hands": 0b110}),
    ]
    for cards in ("rgb", "bgr"):
        match = souk("rrrooggv", cards)
        assert _scene(match, 0, "column", viewer=0) == _scene(match, 0, "column") == fallen


def _grabbed(**said: int) -> dict[str, int]:
    return {"copy": 0, "tower": 0} | said


def test_at09_two_gems_are_told_apart() -> None:
    match = grab(souk("rrrooggv", "rgbovy"), "A:column")
    first = _grabbed(seat=1, object=GEM, tower=1, held=1, more=1, left=5)
    assert _scene(match, 1, "gem") == [("grabbed", first)]
    second = _grabbed(seat=1, object=GEM, copy=1, held=2, more=0, left=4)
    assert _scene(grab(match, "B:gem"), 1, "gem") == [("grabbed", second)]


def test_at11_at12_at15_a_round_ends_with_the_check_and_its_sheet_line_by_line() -> None:
    match = grab(souk("rrrooggv", "gro", "1,0,0,0:", NO_GOLD, NO_GOLD), "B:column", "A:lamp")
    scene = _scene(grab(match, "A:gem"), CLOCK, "time", viewer=0)
    assert scene == [
        ("ran-out", {"reason": kinds.NOTHING_MORE, "seat": 1, "seconds": 5, "again": 0}),
        ("round-ended", {"round": 1, "reason": kinds.TIME_UP, "left": 1, "throws": 0}),
        ("checked", {"seat": 1, "verdict": BY_CARD, "sacks": 4, "is_six": 0, "colours": 1 << RED}),
        ("fulfilled", _fulfilled(place=1, colour=RED, kind=0, aside=1, dice=3)),
        ("unpaid", {"seat": NOBODY, "object": CARPET, "count": 1, "reason": kinds.NOT_TAKEN}),
        ("paid", _paid(seat=1, object=COLUMN, place=FOURS, value=4, gold=1, stock=11)),
        ("paid", _paid(seat=0, object=LAMP, place=TWOS, value=2, gold=1, stock=9)),
        ("paid", _paid(seat=0, object=GEM, place=ONES, value=1, gold=2, stock=38)),
        ("earned", _earned(seat=1, sacks=4, total=4, cards=1, object=COLUMN)),
        ("earned", _earned(seat=2, sacks=0, total=0, cards=0)),
        ("earned", _earned(seat=0, sacks=3, total=4, cards=3, object=LAMP, other=GEM)),
        ("cup-went", {"start": 0, "seat": 1, "reason": kinds.RIGHT_COLUMN}),
        ("due", {"phase": DEALING, "seats": 0}),
    ]
    assert _scene(match, CLOCK, "time", viewer=None) == scene


def _earned(**said: int) -> dict[str, int]:
    return {"object": -1, "other": -1} | said


def _fulfilled(**said: int) -> dict[str, int]:
    return {"card": 0, "barred": 0} | said


def _paid(**said: int) -> dict[str, int]:
    return {"count": 1} | said


def test_at11_at12_the_last_object_ends_the_round_too() -> None:
    match = grab(souk("rroyggbv", "rgb"), "C:column", "A:lamp", "A:gem")
    scene = _scene(match, 1, "carpet")
    assert [name for name, _ in scene][:4] == ["grabbed", "round-ended", "checked", "kept"]
    said = dict(scene)
    assert (said["round-ended"]["reason"], said["round-ended"]["left"]) == (kinds.ALL_TAKEN, 0)
    assert (said["checked"]["verdict"], said["checked"]["sacks"]) == (BY_SIX, 5)
    assert said["kept"] == {"seat": 2, "colours": 0, "barred": 0}


def test_at13_a_wrong_column_pays_nothing_stays_secret_and_costs_a_card() -> None:
    match = grab(souk("rrrooggv", "bgr", "0,1,0,1:", NO_GOLD, NO_GOLD), "A:column", "B:lamp")
    scene = _scene(match, CLOCK, "time", viewer=None)
    assert _only(scene, "checked", "kept", "paid", "owes", "cup-went", "due") == [
        ("checked", {"seat": 0, "verdict": WRONG, "sacks": 0, "is_six": 0, "colours": 1 << RED}),
        ("kept", {"seat": 0, "colours": 1 << RED, "barred": 1 << RED}),
        ("paid", _paid(seat=1, object=LAMP, place=TWOS, value=2, gold=1, stock=8)),
        ("owes", {"seat": 0, "count": 1, "cards": 2, "smallest": 2, "seconds": 5}),
        ("cup-went", {"start": 0, "seat": 0, "reason": kinds.WRONG_COLUMN}),
        ("due", {"phase": GIVING, "seats": 0b001}),
    ]
    unpaid = {"seat": 0, "object": COLUMN, "count": 1, "reason": kinds.TAKEN_WRONGLY}
    assert ("unpaid", unpaid) in scene


@pytest.mark.parametrize(("seat", "notation", "is_chosen"), [(0, "give2", 1), (CLOCK, "time", 0)])
def test_at13_a_gold_card_is_given_by_choice_or_by_the_clock(
    seat: int, notation: str, is_chosen: int
) -> None:
    match = grab(souk("rrrooggv", "bgr", "0,1,0,1:", NO_GOLD, NO_GOLD), "A:column", "T")
    gone = {"seat": 0, "place": TWOS, "value": 2, "gold": 0, "back": 1, "total": 5}
    scene = _scene(match, seat, notation)
    assert scene[-2:] == [
        ("gave-back", gone | {"is_chosen": is_chosen}),
        ("due", {"phase": THROWING, "seats": 0}),
    ]
    assert len(scene) == 3 - is_chosen  # the clock says why


def test_at16_at17_the_end_counts_everybodys_gold_and_says_what_decided() -> None:
    match = grab(souk("rrrooggv", "bgv", "0,0,0,1:", "1,0,1,0:", NO_GOLD, done="9.1"), "C:column")
    scene = _scene(match, CLOCK, "time")
    assert scene[-9:] == [
        ("cup-went", {"start": 0, "seat": 0, "reason": kinds.LAST_ROUND}),
        ("counted", {"seat": 0, "value": 5, "count": 1, "sacks": 5}),
        ("totalled", {"seat": 0, "sacks": 5, "cards": 1, "has_won": 0}),
        ("counted", {"seat": 1, "value": 1, "count": 1, "sacks": 1}),
        ("counted", {"seat": 1, "value": 4, "count": 1, "sacks": 4}),
        ("totalled", {"seat": 1, "sacks": 5, "cards": 2, "has_won": 1}),
        ("totalled", {"seat": 2, "sacks": 0, "cards": 0, "has_won": 0}),
        ("ended", _ended(kinds.TEN_ROUNDS, winners=0b010, decided_by=kinds.MOST_CARDS, sacks=5)),
        ("due", {"phase": OVER, "seats": 0}),
    ]


def test_at13_at17_what_steps_bring_lies_there_after_them() -> None:
    """What a step says of somebody's gold, and what is said of the table then, is the same."""
    careless = replace(LEVELS["slow"], false=0.5)
    played, brought = play(GAME.new(4, seed=9), [careless] * 4, 9), set[str]()
    match = GAME.new(4, chance="manual")
    for step in played.log:
        scene = _read(match.effects(step, None))
        match.follow((step,))
        sacks = [said["sacks"] for said in seen(match, "totalled")]
        for kind, said in _only(scene, "earned", "gave-back"):
            assert said["total"] == sacks[said["seat"]], step
            brought.add(kind)
    assert brought == {"earned", "gave-back"}
    for kind in ("counted", "totalled"):
        assert [said for _, said in _only(scene, kind)] == seen(match, kind)


def _ended(reason: int, **said: int) -> dict[str, int]:
    return {"reason": reason, **said}


def test_at10_a_game_that_nobody_plays_any_more_ends_for_that() -> None:
    match = souk("rrrooggv", "rgb", "1,0,0,0:", "0,1,0,0:", NO_GOLD, done="3.100")
    said = dict(_scene(match, CLOCK, "time"))
    assert (said["ran-out"]["reason"], said["ran-out"]["again"]) == (kinds.NOBODY_GRABS, 0)
    why = _ended(
        reason=kinds.NOBODY_GRABS_ANY_MORE, winners=0b010, decided_by=kinds.MOST_SACKS, sacks=2
    )
    assert said["ended"] == why


def test_at08_at12_a_forecast_of_the_column_goes_by_the_seats_own_card() -> None:
    match = souk("rrrooggv", "rgb", "1,0,0,0:", "2,0,0,1:", NO_GOLD)
    right, wrong, poor = (_forecast(match, seat, "column") for seat in range(3))
    worth = {"seat": 0, "object": COLUMN, "sacks": 4, "verdict": BY_CARD, "colour": RED, "place": 0}
    assert right[-1] == ("worth", worth)
    assert [name for name, _ in wrong] == ["grabbed", "toppled", "worth", "owes"]
    assert (dict(wrong)["worth"]["sacks"], dict(wrong)["worth"]["verdict"]) == (0, WRONG)
    assert wrong[-1][1] == {"seat": 1, "count": 1, "cards": 3, "smallest": 1, "seconds": 5}
    assert dict(poor)["owes"]["count"] == 0


def test_at05_at14_a_forecast_of_an_object_tells_nothing_of_the_holder() -> None:
    for cards in ("rgb", "bgr"):
        match = grab(souk("rrrooggv", cards), "A:column", "B:lamp", "B:gem")
        assert _forecast(match, 2, "carpet") == [
            ("grabbed", _grabbed(seat=2, object=CARPET, held=1, more=1, left=0)),
            ("round-ended", {"round": 1, "reason": kinds.ALL_TAKEN, "left": 0, "throws": 0}),
            ("worth", _worth(seat=2, object=CARPET, sacks=1, verdict=UNCHECKED)),
        ]


def _worth(**said: int) -> dict[str, int]:
    return {"colour": 0, "place": -1} | said


def test_at21_a_forecast_beside_a_wrong_column_is_nothing() -> None:
    match = grab(souk("ggooyyvv", "rgb", "1,0,0,0:", NO_GOLD), "A:column")
    worth = _worth(seat=0, object=LAMP, sacks=0, verdict=WRONG)
    assert ("worth", worth) in _forecast(match, 0, "lamp")
    assert dict(_forecast(match, 1, "lamp"))["worth"]["sacks"] == 2


def test_at13_a_forecast_of_giving_knows_who_would_win() -> None:
    last = "9.1 A! rrrooggv . . . bgr 1,1,0,0: 1,0,0,0: 0,0,0,0: seats=3"
    match = grab(at(last), "A:column", "T")
    assert _forecast(match, 0, "give1") == _scene(match, 0, "give1", viewer=0)
    assert dict(_forecast(match, 0, "give1"))["ended"]["winners"] == 0b001
    assert dict(_forecast(match, 0, "give2"))["ended"]["winners"] == 0b011
