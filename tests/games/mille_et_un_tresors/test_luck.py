"""The variant "Ali Baba et la chance": the die says how far, nobody leaves, nothing is lost."""

import pytest

from sesame.games.mille_et_un_tresors.actions import Throw
from tests.games.mille_et_un_tresors.caves import (
    CHANCE,
    GAME,
    OPEN,
    A,
    B,
    alone,
    at,
    cave_of,
    exits_of,
    legal,
    play,
    table,
)

LUCK = "luck=on"
FULL = "luck=on die=full"


def test_mt20_the_die_is_thrown_before_each_move() -> None:
    match = at(OPEN, "A?", LUCK)
    assert match.chance_is_due
    assert match.chances() == [(Throw(1), 2), (Throw(2), 2), (Throw(3), 2)]
    play(match, "die1")
    assert match.actors == (A,)
    assert legal(match) == {"c1", "b2"}  # though the card shows 2
    play(match, "b2", "+1", "lay")
    assert match.chance_is_due
    assert cave_of(match)[:2] == ["E,1,1,2,1h", "1,A2,3,1h,2"]
    assert match.position().endswith(" B? luck=on")
    play(match, "die2")
    assert match.actors == (B,)


def test_mt20_the_full_die() -> None:
    match = at(OPEN, "A?", FULL)
    assert match.chances() == [(Throw(pips), 1) for pips in range(1, 7)]
    play(match, "die6")
    # every card an even number of steps away, but for that on which B stands
    assert legal(match) == {"d1", "a2", "c2", "e2", "b3", "d3", "a4", "c4"}


@pytest.mark.parametrize("turn", ["A", "A4", "B?5"])
def test_mt20_a_die_that_cannot_be(turn: str) -> None:
    """Without a throw, with more than the small die shows, with both."""
    with pytest.raises(ValueError, match=r"no game comes to this|expected the cave"):
        at(OPEN, turn, LUCK)


def test_mt20_without_the_variant_there_is_no_die() -> None:
    for turn in ("A?", "A2"):
        with pytest.raises(ValueError, match="no game comes to this"):
            at(OPEN, turn)
    match = GAME.new(2, seed=1, die="full")
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert not any(isinstance(match.game.actions.from_id(step.action), Throw) for step in match.log)


def test_mt20_six_steps_enter_no_card_twice() -> None:
    """In a dead end one does not walk up and down: the genie comes."""
    dead_end = "E 1 1 1 1\n1 2 2 2 2\n1s 2s 2s 1s 2es\n1h 1h 3e B3 A3"  # d4 and e4
    for die in ("die2", "die4", "die6"):
        match = play(at(dead_end, "B?", FULL), die)
        assert {move[0] for move in legal(match)} == {"*"}
    opened = dead_end.replace("2es", "2e")
    assert legal(play(at(opened, "B?", FULL), "die4")) == {"e1", "c3", "d2"}


@pytest.mark.parametrize("terms", [LUCK, f"exact_exit=on {LUCK}", f"one_exit=on {LUCK}"])
@pytest.mark.parametrize("start", ["b1", "a2"])
def test_mt21_the_entrance_is_closed(start: str, terms: str) -> None:
    match = at(alone(start, "1", "e4"), "A1", terms)
    assert "out" not in legal(match)
    assert exits_of(match) == []
    usual = legal(at(alone(start, "1", "e4"), "A"))
    assert usual == legal(match) | {"out"}


LAST_STEP = """
    E   A2    1h   1h   1h
    1    1h   2h   2h   2h
    2    2h   3h   2    2
    1    2    1    1   B2
"""


def test_mt21_mt22_the_chief_ends_it_and_nothing_is_lost() -> None:
    match = at(LAST_STEP, "B2", LUCK)
    before = match.scores
    play(match, "e2", "+3h")
    assert match.over
    assert match.scores == (before[0], before[1] + 2)
    assert match.scores[0] < match.scores[1]
    assert match.winners == (B,)
    assert match.returns == (-1.0, 1.0)
    assert match.outcome is not None
    assert match.outcome.why.fr == (
        f"Le chef des voleurs est à l'entrée : Badoura gagne avec {match.scores[1]} trésors."
    )


def test_mt22_ties_share() -> None:
    match = at(LAST_STEP, "B2", LUCK)
    behind = match.scores[1] + 2 - match.scores[0]
    extra = {1: "1ns", 2: "2ns", 3: "3", 4: "3 1ns"}[behind]
    match = play(at(LAST_STEP, "B2", LUCK, extra=extra), "e2", "+3h")
    assert match.scores[0] == match.scores[1]
    assert match.winners == (A, B)
    assert match.returns == (0.0, 0.0)


def test_mt22_every_game_ends_with_the_chief() -> None:
    for seed in range(5):
        match = GAME.new(3, seed=seed, luck=True)
        while not match.over:
            match.play(match.actors[0], match.legal(match.actors[0])[-1])
        assert table(match)["chief"] == 10
        assert match.log[-1].seat == CHANCE
