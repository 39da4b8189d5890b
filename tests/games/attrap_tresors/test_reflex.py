"""Robots' hands: human delays, human slips, and the same game again from the same seed."""

from dataclasses import replace

import pytest

import sesame
from sesame.core import dice
from sesame.games.attrap_tresors import keys, reflex
from sesame.games.attrap_tresors.actions import Give, Grab, to_id
from sesame.games.attrap_tresors.referee import BUSY, FASTEST, STAYED
from sesame.games.attrap_tresors.reflex import LEVELS, Level, delay, play, round_of, wants
from sesame.games.attrap_tresors.state import COLUMN, LAMP, VALUES
from tests.games.attrap_tresors.souks import GAME, grab, souk

CLEAN = [replace(level, false=0.0) for level in LEVELS.values()]
PAID = {2: (70, 80), 3: (80, 90), 4: (90, 100), 5: (110, 120), 6: (120, 130)}


def robots(seats: int) -> list[Level]:
    return (CLEAN * 2)[:seats]


@pytest.mark.parametrize("name", LEVELS)
def test_at33_delays_are_those_of_people(name: str) -> None:
    rng, level = dice.stream(1), LEVELS[name]
    drawn = [delay(level, rng) for _ in range(4_000)]
    mean = sum(drawn) / len(drawn)
    assert 340 < mean < 910
    assert abs(mean - level.typical) < 12
    assert min(drawn) >= FASTEST
    assert max(drawn) > level.typical + 3 * level.tail  # the long tail


def test_at33_robots_miss_and_mistake_by_level() -> None:
    rng, s = dice.stream(2), souk("rrrooggv", "rgb").state
    for level in LEVELS.values():
        missed = sum(not wants(s, 0, level, rng) for _ in range(2_000)) / 2_000
        wrong = sum(wants(s, 1, level, rng) for _ in range(2_000)) / 2_000
        assert abs(missed - level.lapse) < 0.03
        assert abs(wrong - level.false) < 0.02
    order = list(LEVELS.values())
    assert [level.typical for level in order] == sorted([x.typical for x in order], reverse=True)
    assert [level.lapse for level in order] == sorted([x.lapse for x in order], reverse=True)


def test_at33_a_robot_knows_no_more_than_its_seat() -> None:
    """Whatever the others' cards, the same seed gives the same wish."""
    for seed in range(30):
        found = {
            wants(souk("rrrooggv", cards).state, 0, LEVELS["steady"], dice.stream(seed))
            for cards in ("bro", "bgv", "bvv")
        }
        assert len(found) == 1


def test_at32_busy_and_stayed_hands() -> None:
    early = [replace(level, early=1.0, lapse=0.0) for level in CLEAN]
    for seed in range(20):
        attempts = round_of(souk("rrrooggv", "rgbov").state, early, dice.stream(seed))
        last = dict[int, tuple[int, bool]]()
        for attempt in attempts:
            if attempt.seat in last:
                at, was_early = last[attempt.seat]
                assert attempt.at - at >= (STAYED if was_early else BUSY)
            last[attempt.seat] = attempt.at, attempt.early
        assert attempts[0].object == COLUMN
        assert any(attempt.early for attempt in attempts)


@pytest.mark.parametrize("seats", GAME.seats)
def test_at12_at14_clean_games_pay_within_the_stated_range(seats: int) -> None:
    low, high = PAID[seats]
    for seed in range(6):
        match = play(GAME.new(seats, seed=seed), robots(seats), seed)
        assert low <= sum(match.scores) <= high


def test_at13_six_robots_with_slips_pay_as_much_less_as_their_wrong_columns() -> None:
    for seed in range(6):
        match = play(GAME.new(6, seed=seed), [*LEVELS.values(), LEVELS["steady"]], seed)
        gold = sum(match.scores)
        gold += sum(int(n) * v for n, v in zip(match.state.back, VALUES, strict=True))
        paid_columns = 24 - int(match.state.stock[2:].sum())  # the box has 12 of 4 and 12 of 5
        wrong = 10 - paid_columns
        assert 120 - 4 * wrong <= gold <= 130 - 4 * wrong


def test_at33_a_faster_robot_wins_more() -> None:
    levels = [LEVELS["quick"], *[LEVELS["slow"]] * 5]
    won = sum(0 in play(GAME.new(6, seed=seed), levels, seed).winners for seed in range(25))
    assert won >= 15  # 4 would be its share


def test_at30_a_game_of_robots_replays_with_its_moments() -> None:
    first, second = (play(GAME.new(4, seed=9), robots(4), 9) for _ in range(2))
    assert first.record() == second.record()
    again = sesame.replay(first.record())
    assert again.times == first.times
    assert again.record() == first.record()
    assert not sesame.verify(first.record()).faults


def test_at34_a_key_each_and_what_it_means() -> None:
    assert len(set(keys.KEYS)) == 6
    assert [keys.seat_of(key, 3) for key in ("s", "L", "e", "p", "q", "")] == [
        *(0, 1, 2, None, None, None)
    ]
    match = souk("rrrooggv", "bro", "1,0,1,0:", "0,0,0,0:", "0,0,0,0:")
    assert keys.meant(match.state, 2) == to_id(Grab(COLUMN))
    grab(match, "A:column")
    assert keys.meant(match.state, 0) == keys.NOTHING
    assert keys.meant(match.state, 2) == to_id(Grab(LAMP))
    grab(match, "T")
    assert keys.meant(match.state, 0) == to_id(Give(1))
    assert keys.meant(match.state, 1) == keys.NOTHING


def test_at21_of_two_robots_the_holder_grabs_on() -> None:
    found = set()
    for seed in range(20):
        attempts = reflex.round_of(
            souk("gggooyyv", "rgb", "0,0,0,0:", "0,0,0,0:").state, robots(2), dice.stream(seed)
        )
        found.add(len([a for a in attempts if attempts and a.seat == attempts[0].seat]))
    assert 2 in found
