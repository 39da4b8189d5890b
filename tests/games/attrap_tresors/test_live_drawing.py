"""What a game in real time shows: dice here and there, and a tower before them."""

from sesame.core import dice
from sesame.games.attrap_tresors import drawing
from tests.games.attrap_tresors.souks import grab, souk


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
