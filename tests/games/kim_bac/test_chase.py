"""Does the plan give the Kim-Bac a fair chance? Simple players race on it."""

import pytest

from sesame.core.kernel import INTERPRETED
from tests.games.kim_bac.chase import BANDS, FEWEST, NEAREST, chase, laid
from tests.games.kim_bac.towns import GAME, town

in_bulk = pytest.mark.skipif(INTERPRETED, reason="too many races to interpret")


@in_bulk
@pytest.mark.parametrize("hunt", [NEAREST, FEWEST])
def test_kb40_on_the_default_plan_the_kim_bac_wins_about_half(hunt: int) -> None:
    races = chase(laid(town(GAME.boards.default)), hunt, 20_000, seed=1)
    assert 0.40 <= races.share() <= 0.62
    near, middle, far = (races.share(*band) for band in BANDS)
    assert near > 0.5
    assert near > middle > far > 0.2


@in_bulk
def test_kb40_the_given_plan_is_harder_for_him() -> None:
    given = chase(laid(town()), FEWEST, 20_000, seed=1)
    ours = chase(laid(town(GAME.boards.default)), FEWEST, 20_000, seed=1)
    assert given.share() == pytest.approx(0.30, abs=0.02)
    assert ours.share() == pytest.approx(0.52, abs=0.02)
