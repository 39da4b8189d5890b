"""No cheat gains more than 2.5 points over its fair share; see cheats.py for what each does."""

from random import Random
from statistics import fmean

import pytest

from tests.server.cheats import CHEATS, GAME, Cheat, is_about_pongs, proxied
from tests.server.fairness import FIVE, Player, Tally, simulate, wire

MOST, KEPT = 0.025, 0.965  # over the fair share; won by the fastest of honest hands
KEPT_BY_STRANGERS = 0.95
SEEDS = (3, 4, 5)
QUICK = (1, 2, 7, 10, 12)  # of the table, in the usual suite
PONGS = [proxied(cheat) for cheat in CHEATS if is_about_pongs(cheat)]
MACHINES = pytest.mark.parametrize("is_busy", [True, False], ids=["busy", "quiet"])


@MACHINES
@pytest.mark.parametrize("cheat", [CHEATS[at] for at in QUICK], ids=lambda cheat: cheat.name)
def test_a_cheat_gains_next_to_nothing(cheat: Cheat, is_busy: bool) -> None:
    tally = cheat.play(250, SEEDS[0], is_busy=is_busy)
    error = 0.015  # of a gain in so few grabs
    assert cheat.won(tally) < cheat.fair + MOST + 2 * error


def test_late_pongs_gain_nothing_from_the_jitter_of_a_single_word() -> None:
    """Behind a proxy; they gained seven points."""
    cheat = PONGS[0]
    assert cheat.won(cheat.play(400, SEEDS[0])) < cheat.fair + MOST + 2 * 0.012


@pytest.mark.soak
@MACHINES
@pytest.mark.parametrize("cheat", PONGS, ids=lambda cheat: cheat.name)
def test_nor_behind_a_proxy_more_than_three(cheat: Cheat, is_busy: bool) -> None:
    won = [cheat.won(cheat.play(3_000, seed, is_busy=is_busy)) for seed in SEEDS]
    assert fmean(won) <= cheat.fair + 0.03, won


@pytest.mark.soak
@MACHINES
@pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.name)
def test_no_cheat_gains_more_than_two_and_a_half_points(cheat: Cheat, is_busy: bool) -> None:
    """By three runs together, which know a gain to half a point."""
    won = [cheat.won(cheat.play(3_000, seed, is_busy=is_busy)) for seed in SEEDS]
    assert fmean(won) <= cheat.fair + MOST, won


@pytest.mark.soak
@pytest.mark.parametrize(
    ("strangers", "least"),
    [(None, KEPT), (GAME, KEPT_BY_STRANGERS)],
    ids=["known", "strangers in every game"],
)
def test_honest_hands_keep_their_grabs_on_busy_machines(
    strangers: int | None, least: float
) -> None:
    kept = [simulate(FIVE, 3_000, seed, strangers_every=strangers).fastest for seed in SEEDS]
    assert fmean(kept) >= least, kept


def test_honest_hands_keep_what_is_theirs_also_as_strangers() -> None:
    """On the same lines for a whole game, as people are."""
    rng, tallies = Random(3), list[Tally]()
    for _ in range(24):
        five = [Player(wire=wire(rng)) for _ in range(5)]
        tallies.append(simulate(five, GAME, rng.getrandbits(32)))
    kept = sum(each.by_fastest for each in tallies) / sum(each.grabs for each in tallies)
    assert kept >= KEPT_BY_STRANGERS - 2 * 0.01  # standard errors of so few
