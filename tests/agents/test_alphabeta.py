"""Alpha-beta search: what it must find, and that what it calls proved is so."""

import importlib
from pathlib import Path

import numpy as np
import pytest

import sesame
from sesame.agents import alphabeta, roster
from sesame.agents.alphabeta import AlphaBeta, Depth
from sesame.agents.knowledge import khan_tsin
from sesame.core.game import Game
from sesame.core.match import Match

GAME = sesame.game("khan-tsin")
HEX = Path(__file__).parents[2] / "examples" / "sesame-hex" / "src"


def _late(seed: int, left: int) -> Match:
    """A game between shallow players, so many moves before its end."""
    whole = GAME.new(seed=seed, setup="random")
    players = [roster.agent("alphabeta:1", whole, seat) for seat in range(2)]
    while not whole.over:
        whole.play(whole.actors[0], players[whole.actors[0]].act(whole, whole.actors[0]))
    match = GAME.new(seed=seed, setup="random")
    for step in whole.log[len(match.log) : -left]:
        match.play(*step)
    return match


def _wins_within(match: Match, plies: int) -> bool:
    """Whether who is to move wins in so many plies at most, by trying everything."""
    seat = match.actors[0]
    if khan_tsin.can_win(match.state, seat):
        return True
    if plies < 3:
        return False
    for action in match.legal_ids(seat):
        after = match.copy()
        after.play(seat, action)
        if not khan_tsin.can_win(after.state, 1 - seat) and _loses_within(after, plies - 1):
            return True
    return False


def _loses_within(match: Match, plies: int) -> bool:
    """Whether who is to move has lost in so many plies, whatever it does; it has no win at once."""
    seat = match.actors[0]
    for action in match.legal_ids(seat):
        after = match.copy()
        after.play(seat, action)
        if not _wins_within(after, plies - 1):
            return False
    return True


@pytest.mark.parametrize("seed", range(6))
def test_what_is_proved_is_what_trying_everything_says(seed: int) -> None:
    for left in (1, 2, 3):
        match = _late(seed, left)
        found = AlphaBeta(match, 1, Depth(nodes=20_000)).think(match, match.actors[0])
        if found.value == 1 and found.ends_in <= 3:
            assert _wins_within(match, found.ends_in)
            assert found.ends_in == 1 or not _wins_within(match, found.ends_in - 2)
        elif found.value == -1 and found.ends_in <= 2:
            assert _loses_within(match, found.ends_in)
        else:
            assert not _wins_within(match, 1)


def test_a_win_in_one_is_played_and_called_so() -> None:
    for seed in range(5):
        match = _late(seed, left=1)
        found = AlphaBeta(match, 1, Depth(plies=4)).think(match, match.actors[0])
        assert (found.value, found.ends_in) == (1.0, 1)
        match.play(match.actors[0], found.action)
        assert match.over


def test_the_same_seed_and_plan_give_the_same_move() -> None:
    match = GAME.new(seed=3, setup="random")
    for plan in (Depth(plies=2), Depth(nodes=5_000)):
        first, second = (AlphaBeta(match, 7, plan).think(match, 0) for _ in range(2))
        assert first == second


def test_a_proved_win_is_won_as_soon_as_was_said() -> None:
    proved = 0
    for seed in range(6):
        match = _late(seed, left=5)
        seat = match.actors[0]
        found = AlphaBeta(match, 1, Depth(nodes=50_000)).think(match, seat)
        if found.value < 1:
            continue
        proved += 1
        last = len(match.log) + found.ends_in
        players = [AlphaBeta(match, 1, Depth(nodes=50_000)) for _ in range(2)]
        while not match.over:
            match.play(match.actors[0], players[match.actors[0]].act(match, match.actors[0]))
        assert match.winners == (seat,)
        assert len(match.log) <= last
    assert proved > 0


def test_seconds_are_a_budget_too() -> None:
    match = GAME.new(seed=3, setup="random")
    assert roster.agent("alphabeta:0.05s", match, 1).act(match, 0) in match.legal_ids(0)


# --- a game of which nothing is known but its rules


@pytest.fixture(scope="module")
def hex_game() -> Game:
    """The example of a plug-in."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(HEX))
        game: Game = importlib.import_module("sesame_hex").GAME
    return game


def _before_the_last_stone(game: Game) -> Match:
    """Red has joined all rows of a column but the last, blue plays beside it."""
    match = game.new(swap=False)
    for row in range(6):
        match.play(0, 7 * row + 3)
        match.play(1, 7 * row + 5)
    return match


def test_any_open_game_of_two_is_searched_by_its_rules_alone(hex_game: Game) -> None:
    match = _before_the_last_stone(hex_game)
    found = AlphaBeta(match, 1, Depth(plies=3)).think(match, 0)
    assert (found.value, found.ends_in) == (1.0, 1)
    match.play(0, roster.agent("alphabeta:2", match, 1).act(match, 0))
    assert match.winners == (0,)


def test_a_game_without_knowledge_proves_losses_too(hex_game: Game) -> None:
    match = _before_the_last_stone(hex_game)
    match.play(0, 0)  # red dawdles: two cells end its chain, and blue has one stone to lay
    found = AlphaBeta(match, 1, Depth(plies=3)).think(match, 1)
    assert (found.value, found.ends_in) == (-1.0, 2)


# --- records that are no multiple of eight bytes

CAVE = sesame.game("mille-et-un-tresors")


def test_every_byte_of_a_record_is_hashed_and_nothing_else() -> None:
    assert CAVE.state.itemsize % 8
    desk, size = alphabeta.lay(CAVE, entries=1 << 4), CAVE.state.itemsize
    memory = desk.tables.view(np.ndarray).view(np.uint8).reshape(-1, size)
    seen = set[int]()
    for at in range(size):
        memory[:] = 0
        memory[3, at] = 1
        memory[4, size - 1 - at] = 1
        assert alphabeta._hashed(desk, 3) != alphabeta._hashed(desk, 2)
        seen.add(int(alphabeta._hashed(desk, 3)))
    assert len(seen) == size


@pytest.mark.soak
def test_a_game_with_such_a_record_and_chance_is_searched() -> None:
    match = CAVE.new(seed=1, seats=2)
    player = roster.agent("alphabeta:2", match, 1)
    for _ in range(6):
        seat = match.actors[0]
        match.play(seat, player.act(match, seat))


def test_who_does_not_see_everything_is_refused() -> None:
    match = sesame.game("kim-bac").new(seed=1, seats=2)
    with pytest.raises(sesame.BadOption, match="only for two who see everything"):
        roster.agent("alphabeta:2", match, 1)
