"""The races that `bench.races` measures robots by."""

import pytest
from bench.races import Terms, race_begun, raced

from sesame.core.calls import blank
from sesame.games.kim_bac.sight import observe
from sesame.games.kim_bac.state import RACING
from tests.games.kim_bac.towns import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_race_is_played_to_its_end_and_every_decision_is_counted(seats: int) -> None:
    match = race_begun(seats, 1)
    assert match.state.phase == RACING
    race = raced(Terms(("random", "random")), match, 1)
    assert match.state.current == 1
    assert 1 <= race.value <= 17
    assert race.decisions <= int(match.state.moves) + 80
    assert race.decisions + race.their_decisions <= len(match.log)


def test_where_all_know_the_treasure_so_does_who_hunts() -> None:
    for is_known in (False, True):
        match = race_begun(3, 1, is_known)
        hunter = (int(match.state.taker) + 1) % 3
        seen = blank(GAME.record)
        observe(match.state, hunter, seen[0])
        left = [n for n in range(1, 19) if not int(seen[0].ruled_out) >> n & 1]
        assert int(match.state.treasure) in left
        assert (len(left) == 1) is is_known
