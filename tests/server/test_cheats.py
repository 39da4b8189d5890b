"""No cheat gains more than three points over its fair share; see cheats.py for what each does."""

from random import Random

import pytest

from tests.server.cheats import CHEATS, GAME, Cheat
from tests.server.fairness import FIVE, Player, Tally, simulate, wire

MOST, KEPT = 0.03, 0.95  # over the fair share; won by the fastest of honest hands
SEEDS = (3, 4, 5)
QUICK = (1, 2, 7, 10, 12)  # of the table, in the usual suite


@pytest.mark.parametrize("cheat", [CHEATS[at] for at in QUICK], ids=lambda cheat: cheat.name)
def test_a_cheat_gains_next_to_nothing(cheat: Cheat) -> None:
    tally = cheat.play(250, SEEDS[0])
    error = 0.02  # of a gain in so few grabs
    assert cheat.won(tally) < cheat.fair + MOST + 2 * error


@pytest.mark.soak
@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.name)
def test_no_cheat_gains_more_than_three_points(cheat: Cheat) -> None:
    won = [cheat.won(cheat.play(3_000, seed)) for seed in SEEDS]
    assert max(won) <= cheat.fair + MOST, won


@pytest.mark.soak
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("strangers", [None, GAME], ids=["known", "strangers in every game"])
def test_honest_hands_keep_95_percent(seed: int, strangers: int | None) -> None:
    assert simulate(FIVE, 3_000, seed, strangers_every=strangers).fastest >= KEPT


def test_honest_hands_keep_what_is_theirs_also_as_strangers() -> None:
    """On the same lines for a whole game, as people are."""
    rng, tallies = Random(3), list[Tally]()
    for _ in range(12):
        five = [Player(wire=wire(rng)) for _ in range(5)]
        tallies.append(simulate(five, GAME, rng.getrandbits(32)))
    kept = sum(each.by_fastest for each in tallies) / sum(each.grabs for each in tallies)
    assert kept >= KEPT - 2 * 0.01  # standard errors of so few
