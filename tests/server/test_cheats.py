"""No cheat gains more than three points over its fair share; see cheats.py for what each does."""

import pytest

from tests.server.cheats import CHEATS, Cheat
from tests.server.fairness import FIVE, simulate

MOST = 0.03  # over the fair share
SEEDS = (3, 4, 5)
QUICK = (1, 2, 7, 10, 12)  # of the table, in the usual suite


@pytest.mark.parametrize("cheat", [CHEATS[at] for at in QUICK], ids=lambda cheat: cheat.name)
def test_a_cheat_gains_next_to_nothing(cheat: Cheat) -> None:
    tally = cheat.play(250, SEEDS[0])
    error = 0.03  # of a share of so few grabs
    assert cheat.won(tally) < cheat.fair + MOST + 2 * error


@pytest.mark.soak
@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.name)
def test_no_cheat_gains_more_than_three_points(cheat: Cheat) -> None:
    won = [cheat.won(cheat.play(3_000, seed)) for seed in SEEDS]
    assert max(won) <= cheat.fair + MOST, won


@pytest.mark.soak
@pytest.mark.parametrize("seed", SEEDS)
def test_honest_hands_keep_95_percent(seed: int) -> None:
    assert simulate(FIVE, 3_000, seed).fastest >= 0.95
