"""What a screen is told of the table, so that it need know no rule."""

import sesame
from tests.games.attrap_tresors.souks import GAME, NO_GOLD, grab, held, souk, table

TWO = (NO_GOLD, NO_GOLD)


def _meant(*notations: str | None) -> list[int | None]:
    parse, to_id = GAME.actions.parse, GAME.actions.to_id
    return [None if each is None else to_id(parse(each)) for each in notations]


def test_at06_the_tower_stands_on_its_column_until_somebody_has_it() -> None:
    match = souk("rrrooggv", "rgb")
    assert table(match)["stands"]
    assert held(match, None) == ["column", "lamp", "carpet", "gem"]
    assert not table(grab(match, "B:column", "A:gem"))["stands"]
    assert (held(match, 1), held(match, 0)) == (["column"], ["gem"])
    assert held(match, None) == ["lamp", "carpet"]


def test_at07_dice_lie_there_from_a_throw_to_the_next_one() -> None:
    match = GAME.new(3, chance="manual")
    assert not table(match)["has_dice"]
    for step in ("+r", "+g", "+b", "A"):
        match.play(sesame.CHANCE, step)
    assert (table(match)["has_dice"], table(match)["missed"]) == (False, 0)
    match.play(sesame.CHANCE, "rrroyg--")
    assert (table(match)["has_dice"], table(match)["missed"]) == (True, 2)
    assert table(grab(match, "T"))["has_dice"], "until they are thrown again"
    assert table(grab(souk("rrrooggv", "bgr"), "A:column", "T"))["has_dice"]


def test_at17_gold_is_told_value_by_value_with_the_sacks_on_it() -> None:
    match = souk("rrrooggv", "rgb", "2,0,1,0:", NO_GOLD, NO_GOLD)
    assert table(match)["gold"] == [
        [{"value": 1, "count": 2, "sacks": 2}, {"value": 4, "count": 1, "sacks": 4}],
        [],
        [],
    ]


def test_at20_two_players_have_a_row_and_no_secrets() -> None:
    assert table(souk("rrrooggv", "rgb", *TWO))["has_row"]
    assert not table(souk("rrrooggv", "rgb"))["has_row"]


def test_at34_each_seat_has_a_key_and_the_table_says_what_it_stands_for() -> None:
    match = souk("rrrooggv", "bgr", "2,0,1,0:", NO_GOLD, NO_GOLD)
    assert table(match)["keys"] == ["S", "L", "E"]
    assert table(match)["meant"] == _meant("column", "column", "column"), "right or wrong"
    assert table(grab(match, "A:column"))["meant"] == _meant(None, "lamp", "lamp")
    assert table(grab(match, "B:lamp"))["meant"] == _meant(None, "carpet", "carpet")
    assert table(grab(match, "T"))["meant"] == _meant("give1", None, None)


def test_at06_sides_of_a_die_are_all_six_colours() -> None:
    assert sorted(table(souk("rrrooggv", "rgb"))["sides"]) == sorted("roygbv")
