"""What robots know of Khan Tsin."""

from typing import Any

import numpy as np
import pytest

from sesame.agents import knowledge, roster
from sesame.agents.knowledge import khan_tsin, khan_tsin_net, khan_tsin_order
from sesame.core import contract, dice
from sesame.core.match import Match
from sesame.games.khan_tsin.actions import MOVES, from_id
from sesame.games.khan_tsin.state import MOVING
from tests.agents.knowledge.said import reasons
from tests.games.khan_tsin.dragons import GAME, NORTH, SOUTH, at, dragon

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"flip_moved": True, "flip_result": True},
    {"two_speeds": True},
)

knowledge.load(GAME)


def _walk(seed: int, options: dict[str, Any]) -> list[Match]:
    """A table after each step of a random game."""
    match = GAME.new(seed=seed, setup="random", **options)
    rng, tables = dice.stream(seed), []
    while not match.over:
        tables.append(GAME.at(match.position(), chance="manual"))
        seat = match.actors[0]
        ids = match.legal_ids(seat)
        match.play(seat, ids[dice.below(rng, len(ids))])
    return [*tables, match]


@pytest.mark.parametrize("options", OPTIONS)
def test_can_win_says_whether_a_legal_move_wins(options: dict[str, Any]) -> None:
    for match in _walk(1, options)[:-1]:
        seat = match.actors[0]
        any_wins = any(khan_tsin.wins(match.state, action) for action in match.legal_ids(seat))
        assert khan_tsin.can_win(match.state, seat) == any_wins
        assert (khan_tsin.threats(match.state, seat) > 0) == any_wins


@pytest.mark.parametrize("options", OPTIONS)
def test_a_move_gives_a_win_if_the_other_can_win_after_it(options: dict[str, Any]) -> None:
    for match in _walk(2, options)[-8:-1]:
        seat, before = match.actors[0], match.position()
        for action in match.legal_ids(seat)[::5]:
            if action < MOVES or khan_tsin.wins(match.state, action):
                continue
            after = contract.blank(GAME.state)
            after[0] = match.state
            contract.apply(after[0], seat, action)
            gives = khan_tsin.gives(match.state, seat, action)
            assert gives == khan_tsin.can_win(after[0], 1 - seat)
        assert match.position() == before


@pytest.mark.parametrize("options", OPTIONS)
def test_worth_is_in_bounds_and_the_returns_at_the_end(options: dict[str, Any]) -> None:
    worth, returns = np.zeros(2), np.zeros(2)
    for match in _walk(3, options):
        knowledge.worth(match.state, worth)
        assert worth[0] == -worth[1]
        assert abs(worth[0]) <= 1
    contract.returns(match.state, returns)
    assert list(worth) == list(returns)


def test_every_level_takes_a_win_in_one() -> None:
    match = at(dragon("rrrkkkww/w", "S"))
    for name in ("greedy", "marchand", "vizir"):
        action = roster.agent(name, match, 1).act(match, SOUTH)
        assert khan_tsin.wins(match.state, action)


def test_it_does_not_leave_a_win_that_it_can_take_away() -> None:
    match = at(dragon("r/k/w/r", "S", north="kkkwwwrr/r/k/w"))
    assert khan_tsin.can_win(match.state, NORTH)
    for name in ("greedy", "marchand", "vizir"):
        action = roster.agent(name, match, 1).act(match, SOUTH)
        assert not khan_tsin.gives(match.state, SOUTH, action)


def test_the_reason_for_a_win() -> None:
    match = at(dragon("rrrkkkww/w", "S"))
    won = [action for action in match.legal_ids(SOUTH) if khan_tsin.wins(match.state, action)]
    assert reasons(match, SOUTH, from_id(won[0])) == "8 barons onto a pile of 1: that makes nine."


@pytest.mark.parametrize("setup", ["sheet", "alternate"])
def test_barons_are_laid_without_long_thought(setup: str) -> None:
    match = GAME.new(seed=1, setup=setup)
    players = [roster.agent("calife", match, seat) for seat in range(2)]
    while match.state.phase == 0:
        match.play(match.actors[0], players[match.actors[0]].act(match, match.actors[0]))
    assert int(match.state.occupied).bit_count() == 36


def _sifted(match: Match) -> list[int]:
    """What is left of the legal actions."""
    ids, room = np.zeros(GAME.actions.WIDEST, np.int32), np.zeros(knowledge.ROOM, np.int64)
    legal = match.legal_ids(match.actors[0])
    ids[: len(legal)] = legal
    kept = khan_tsin_order.sift(match.state, match.actors[0], ids, len(legal), room)
    return list(ids[:kept].tolist())


@pytest.mark.parametrize("options", OPTIONS)
def test_what_is_sifted_out_loses_at_once(options: dict[str, Any]) -> None:
    sifted = losing = 0
    for match in _walk(5, options)[:-1] + _walk(6, options)[:-1]:
        seat = match.actors[0]
        if khan_tsin.mates(match.state):
            continue
        kept = set(_sifted(match))
        for action in match.legal_ids(seat):
            after = match.copy()
            after.play(seat, action)
            loses = khan_tsin.mates(after.state)
            assert action in kept or loses
            sifted, losing = sifted + (action not in kept), losing + loses
    assert (sifted > 0) == ("two_speeds" not in options)
    assert sifted <= losing
    if not options:
        assert sifted > 0.8 * losing


def test_a_wait_is_never_sifted_out() -> None:
    match = GAME.at("rrwwkkkr/rrwwkkkr/rrkkwwwr/rrkkwwwr/kwkw/31 S", chance="manual")
    assert _sifted(match) == match.legal_ids(SOUTH)


def _essence(match: Match) -> list[int]:
    room = np.zeros(knowledge.ROOM, np.int64)
    return list(room[: khan_tsin_order.essence(match.state, room)].tolist())


def test_empty_squares_between_piles_do_not_matter() -> None:
    row = [at(dragon(piles, "S", north="kkw/w/r")) for piles in ("rk/0/w/rrk", "0/rk/w/0/rrk")]
    other = at(dragon("rk/0/rrk/w", "S", north="kkw/w/r"))
    assert _essence(row[0]) == _essence(row[1]) != _essence(other)
    assert len(row[0].legal_ids(SOUTH)) == len(row[1].legal_ids(SOUTH))
    assert _essence(at(dragon("rk/0/w/rrk", "N", north="kkw/w/r"))) != _essence(row[0])


def test_with_two_speeds_squares_matter() -> None:
    assert _essence(GAME.new(seed=1, setup="random", two_speeds=True)) == []


@pytest.mark.parametrize("options", OPTIONS)
def test_threats_that_the_network_sees_are_wins(options: dict[str, Any]) -> None:
    for match in _walk(1, options)[:-1]:
        if match.state.phase == MOVING:
            for seat in (SOUTH, NORTH):
                seen = khan_tsin_net.crowns(match.state, seat) != 0
                assert seen == khan_tsin.can_win(match.state, seat)


def test_twins_of_a_table_have_the_features_that_the_network_says() -> None:
    colours = {"r": "k", "k": "w", "w": "r"}
    match = GAME.new(seed=4, setup="random")
    for _ in range(12):
        match.play(match.actors[0], match.legal_ids(match.actors[0])[3])
    squares, turn = match.position().split(" ")[:2]
    other = GAME.at(f"{''.join(colours.get(one, one) for one in squares)} {turn}", chance="manual")
    mine, theirs = _features(match), _features(other)
    assert any(sorted(row[mine].tolist()) == theirs for row in khan_tsin.TWINS)


def test_the_features_that_the_shipped_weights_were_learnt_with() -> None:
    match = at(dragon("rrk/w/kk/r/w", "S", north="rk/www/k"))
    assert _features(match) == [
        1, 6, 8, 16, 80, 129, 132, 133, 176, 208, 261, 262, 264, 304, 321, 324, 324, 325, 326, 328,
        336, 385, 388, 388, 389, 400, 416, 432, 521, 533, 547, 577, 615, 653, 691, 733, 961,
    ]  # fmt: skip


def _features(match: Match) -> list[int]:
    out = np.zeros(512, np.int16)
    return sorted(out[1 : khan_tsin.features(match.state, out)].tolist())
