"""A throw in real time, people and robots together; the clock is ours to turn."""

from dataclasses import replace

import sesame
from sesame.core import dice
from sesame.core.match import Match
from sesame.games.attrap_tresors import keys
from sesame.games.attrap_tresors.race import Race
from sesame.games.attrap_tresors.referee import BUSY, FASTEST, STAYED, Ruling
from sesame.games.attrap_tresors.reflex import LEVELS, Level
from sesame.games.attrap_tresors.state import GIVING
from tests.games.attrap_tresors.souks import GAME, grab, held, souk, table

SHOWN = 10_000  # when the dice are shown, on our clock
SURE = replace(LEVELS["steady"], lapse=0.0, false=0.0, early=0.0)


def race(match: Match, levels: dict[int, Level] | None = None, seed: int = 1) -> Race:
    found = Race(match, levels or {}, dice.stream(seed))
    found.show(SHOWN)
    return found


def reasons(*rulings: Ruling | None) -> list[str | None]:
    return [ruling.reason if ruling else "nothing" for ruling in rulings]


def test_at34_keys_take_the_column_then_what_pays_most() -> None:
    match = souk("rrrooggv", "bro")
    begun = race(match)
    assert reasons(begun.press(1, SHOWN + 400)) == [None]
    taken = [begun.press(seat, SHOWN + 400 + at) for seat, at in ((2, 300), (0, 301), (2, 700))]
    assert reasons(*taken) == [None, None, None]
    assert begun.over
    assert "B:column@400ms C:lamp@700ms A:carpet@701ms C:gem@1100ms" in match.record()


def test_at32_a_key_before_the_dice_is_too_early_and_stays_the_hand() -> None:
    begun = Race(souk("rrrooggv", "bro"), {}, dice.stream(1))
    assert reasons(begun.press(1, SHOWN - 100)) == ["too early"]
    begun.show(SHOWN)
    pressed = [begun.press(1, SHOWN - 100 + STAYED + after) for after in (-1, 0)]
    assert reasons(*pressed) == ["stayed", None]


def test_at31_a_key_sooner_than_anybody_can_react_is_too_early() -> None:
    begun = race(souk("rrrooggv", "bro"))
    assert reasons(begun.press(1, SHOWN + FASTEST - 1)) == ["too early"]


def test_at31_second_at_the_column_is_not_too_early_for_the_rest() -> None:
    """Nor is it a grab of the lamp: that key went down for the column."""
    match = souk("rrrooggv", "bro")
    begun = race(match)
    begun.press(1, SHOWN + 400)
    assert reasons(begun.press(2, SHOWN + 450), begun.press(1, SHOWN + 460)) == ["second", "busy"]
    assert [held(match, seat) for seat in range(3)] == [[], ["column"], []]
    assert reasons(begun.press(2, SHOWN + 400 + FASTEST)) == [None]


def test_at32_a_hand_that_took_something_is_busy_and_a_full_one_means_nothing() -> None:
    begun = race(souk("rrrooggv", "bro"))
    moments = (400, 700, 700 + BUSY - 1, 700 + BUSY)
    pressed = [begun.press(min(i, 1), SHOWN + at) for i, at in enumerate(moments)]
    assert reasons(*pressed) == [None, None, "busy", None]
    assert reasons(begun.press(0, SHOWN + 3_000), begun.press(1, SHOWN + 3_000)) == ["nothing"] * 2


def test_at10_at11_patience_runs_from_what_was_last_taken() -> None:
    match = souk("rrrooggv", "bro")
    begun = race(match)
    assert begun.due == SHOWN + 5_000
    begun.press(1, SHOWN + 4_000)
    assert begun.due == SHOWN + 9_000
    begun.advance(SHOWN + 8_999)
    assert "T:time" not in match.record()
    begun.advance(SHOWN + 9_500)
    assert begun.over
    assert "T:time@9000ms" in match.record()


def test_at33_robots_react_to_what_people_do() -> None:
    """A person's wrong column sends the robots after the rest, one reaction later."""
    for seed in range(20):
        match = souk("rroogbbv", "ryg")
        begun = race(match, {1: SURE, 2: SURE}, seed)
        assert begun.due == SHOWN + 5_000, "no robot is entitled"
        begun.press(0, SHOWN + 700)
        assert SHOWN + 700 + FASTEST <= begun.due < SHOWN + 700 + 2_000
        rulings = begun.advance(SHOWN + 9_000)
        assert begun.over
        assert {ruling.seat for ruling in rulings} == {1, 2}
        assert reasons(*rulings) == [None] * 3


def test_at33_a_robot_is_first_if_the_person_is_late() -> None:
    match = souk("rrrooggv", "bro")
    begun = race(match, {1: SURE})
    rulings = begun.advance(SHOWN + 2_500)
    assert rulings[0].seat == 1
    assert table(match)["holder"] == 1


def test_at32_a_robot_that_is_too_early_comes_again() -> None:
    hasty = replace(SURE, early=1.0)
    begun = race(souk("rrrooggv", "bro"), {1: hasty, 2: hasty})
    rulings = begun.advance(SHOWN + 9_000)
    by_seat = [ruling for ruling in rulings if ruling.seat == 2]
    assert reasons(*by_seat)[:2] == ["too early", None]
    assert by_seat[1].at - by_seat[0].at >= STAYED


def test_at33_a_throw_is_gone_on_with_once_the_column_is_taken() -> None:
    match = grab(souk("rrrooggv", "bro"), "B:column", "C:lamp")
    begun = race(match, {1: SURE, 2: SURE})
    assert reasons(*begun.advance(SHOWN + 3_000)) == [None]
    assert reasons(begun.press(0, SHOWN + 3_000)) == [None]
    assert begun.over


def test_at34_a_whole_game_by_keys_replays_with_its_moments() -> None:
    match = GAME.new(3, seed=4)
    while not match.over:
        if match.state.phase == GIVING:
            match.play(int(match.state.holder), keys.smallest(match.state), 800)
            continue
        begun, at = race(match), SHOWN + 300
        while not begun.over:
            begun.press(at % 3, at)
            at += 101
    assert not sesame.verify(match.record()).faults
    assert sesame.replay(match.record()).times == match.times
