"""What a game in real time shows: dice here and there, and what each was paid."""

from sesame.core import dice
from sesame.games.attrap_tresors import drawing, telling
from tests.games.attrap_tresors.souks import NO_GOLD, grab, sacks, souk


def test_at34_the_dice_lie_where_they_fell_and_not_by_colour() -> None:
    s = souk("rrroygb-", "rgb").observed(None)
    shown = {drawing.draw_fallen(s, dice.stream(seed)).plain for seed in range(20)}
    assert len(shown) == 20
    for picture in shown:
        letters = [word[1] for word in picture.split() if len(word) == 2 and word[1] in "roygbv"]
        assert sorted(letters) == sorted("rrroygb")
        assert picture.count("╳") == 1
        assert max(map(len, picture.splitlines())) < 80
    assert drawing.draw_fallen(s, dice.stream(3)).plain in shown


def test_at34_before_a_throw_the_tower_stands_whole_and_no_dice_show() -> None:
    match = grab(souk("rrrooggv", "rgb"), "A:column", "B:lamp")
    ready = drawing.draw_ready(match.observed(1)).plain
    assert all(name in ready for name in ("column", "lamp", "carpet", "gem", "[♣g]"))
    assert "♥r" not in ready
    assert int(match.state.holder) == 0, "the table itself is as it was"


def test_at12_at13_at14_what_each_was_paid_is_told() -> None:
    match = grab(souk("rrrooggv", "rgb"), "A:column", "B:lamp", "C:carpet", "B:gem")
    assert [said.en for said in telling.paid(match.state)] == [
        "Aziz: the column, 4 sacks.",
        "Badia: the lamp, a gem, 3 sacks.",
        "Chadi: the carpet, 1 sack.",
    ]
    assert sacks(match) == [4, 3, 1]


def test_at21_a_wrong_taker_is_told_to_have_nothing() -> None:
    match = grab(souk("rroogbbv", "ryg", NO_GOLD, NO_GOLD), "A:column", "B:lamp", "A:gem")
    assert [said.fr for said in telling.paid(match.state)] == [
        "Aziz : la colonne, une pierre, 0 sac.",
        "Badia : la lampe, 2 sacs.",
    ]
