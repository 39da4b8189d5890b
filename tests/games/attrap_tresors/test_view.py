"""What a screen is told of the table, so that it need know no rule."""

import sesame
from sesame.core.match import Match
from tests.games.attrap_tresors.souks import GAME, NO_GOLD, grab, held, souk, table, told

TWO = (NO_GOLD, NO_GOLD)


def _meant(match: Match) -> list[str | None]:
    """By seat: the action that its key stands for."""
    ids = [said["action"] for said in told(match, "key-means")]
    return [None if action < 0 else str(GAME.actions.from_id(action)) for action in ids]


def test_at06_the_tower_stands_until_somebody_takes_of_it() -> None:
    match = souk("rrrooggv", "rgb")
    assert held(match, None) == ["column", "lamp", "carpet", "gem"]
    grab(match, "B:column", "A:gem")
    assert (held(match, 1), held(match, 0)) == (["column"], ["gem"])
    assert held(match, None) == ["lamp", "carpet"]


def test_at07_dice_lie_there_from_a_throw_to_the_next_one() -> None:
    match = GAME.new(3, chance="manual")
    for step in ("+r", "+g", "+b", "A"):
        assert told(match, "missed") == []
        match.play(sesame.CHANCE, step)
    assert told(match, "missed") == []
    match.play(sesame.CHANCE, "rrroyg--")
    assert told(match, "missed") == [{"count": 2}]
    assert told(grab(match, "T"), "missed") == [{"count": 2}], "until they are thrown again"
    assert told(grab(souk("rrrooggv", "bgr"), "A:column", "T"), "missed") == [{"count": 0}]


def test_at08_nothing_but_the_dice_tells_who_is_entitled() -> None:
    """Three of the seat's colour, all six colours, or neither: the same is said of all tables."""
    tables = [("rrrooggv", "rgb"), ("rroyggbv", "bgr"), ("rrrooggv", "bgr")]
    first, *others = [souk(dice, cards).view(0)["facts"] for dice, cards in tables]
    assert others == [first, first]


def test_at16_the_round_is_that_of_the_last_check_until_the_dice_are_thrown() -> None:
    match = souk("rrrooggv", "bgr", done="3.1")
    assert told(match, "in-round") == [{"round": 4, "rounds": 10}]
    assert told(grab(match, "A:column", "T"), "in-round") == [{"round": 4, "rounds": 10}]
    match.play(sesame.CHANCE, "rrrooggv")
    assert told(match, "in-round") == [{"round": 5, "rounds": 10}]


def test_at17_gold_is_told_value_by_value_with_the_sacks_on_it() -> None:
    match = souk("rrrooggv", "rgb", "2,0,1,0:", NO_GOLD, NO_GOLD)
    assert told(match, "counted") == [
        {"seat": 0, "value": 1, "count": 2, "sacks": 2},
        {"seat": 0, "value": 4, "count": 1, "sacks": 4},
    ]
    assert [(said["seat"], said["sacks"]) for said in told(match, "totalled")] == [
        *((0, 6), (1, 0), (2, 0))
    ]


def test_at20_two_players_have_a_row_and_no_secrets() -> None:
    match = souk("rrrooggv", "rgb", *TWO)
    assert told(match, "card-places") == [{"count": 3, "is_row": 1}]
    assert told(souk("rrrooggv", "rgbv"), "card-places") == [{"count": 4, "is_row": 0}]
    assert None not in table(match)["card"]


def test_at34_each_seat_has_a_key_and_the_table_says_what_it_stands_for() -> None:
    match = souk("rrrooggv", "bgr", "2,0,1,0:", NO_GOLD, NO_GOLD)
    assert "".join(chr(said["letter"]) for said in told(match, "key-means")) == "SLE"
    assert _meant(match) == ["column", "column", "column"], "right or wrong"
    assert _meant(grab(match, "A:column")) == [None, "lamp", "lamp"]
    assert _meant(grab(match, "B:lamp")) == [None, "carpet", "carpet"]
    assert _meant(grab(match, "T")) == ["give1", None, None]


def test_at06_sides_of_a_die_are_all_six_colours() -> None:
    (die,) = told(souk("rrrooggv", "rgb"), "die-sides")
    assert sorted(die.values()) == [1, 2, 3, 4, 5, 6]
