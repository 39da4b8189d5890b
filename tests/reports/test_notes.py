"""What is noted about a game, and what many notes come to."""

import pytest

import sesame
from sesame.games import OURS
from sesame.lab.foresight import Foresight
from sesame.reports import kinds, own, pace
from sesame.reports.notes import LOOKS, Note, note
from sesame.reports.own import kim_bac, mille_et_un_tresors
from sesame.reports.study import Findings, study
from sesame.reports.summary import Summary
from sesame.reports.walk import Look, decisions

EVEN = [[0.5, 0.5]] * LOOKS


def noted(winners: tuple[int, ...], scores: tuple[int, ...], **changed: object) -> Note:
    """A note by hand; whoever has won was even to the end."""
    sharers = winners or (0, 1)
    end = [(seat in sharers) / len(sharers) for seat in range(2)]
    usual: dict[str, object] = {
        "measures": (3, -1),
        "order": (0, 1),
        "choices": [1, 2, 3, 4] * 10,
        "seconds": 90.0,
        "kinds": {"move": kinds.Kind(40, ["KT-07"])},
        "looks": [*EVEN, end],
        "own": [],
    }
    return Note(winners=winners, scores=scores, **(usual | changed))  # type: ignore[arg-type]


def summed(*notes: Note) -> Summary:
    return Summary(Findings(study("khan-tsin", ("random",)), list(notes), []))


def test_wins_are_shared_and_nobody_s_are_left_out() -> None:
    found = summed(noted((0,), (1, 0)), noted((0, 1), (1, 1)), noted((), (0, 0)))
    assert [name.en for name, _ in found.wins] == ["South", "North"]
    assert [it and (it.value, it.trials) for _, it in found.wins] == [(0.75, 2), (0.25, 2)]
    assert found.draws is not None
    assert found.shared is not None
    assert found.draws.value == found.shared.value == pytest.approx(1 / 3)


def test_wins_by_turn_follow_who_began() -> None:
    found = summed(noted((0,), (1, 0), order=(0, 1)), noted((1,), (0, 1), order=(1, 0)))
    assert [it and it.value for it in found.wins_by_turn] == [1.0, 0.0]
    assert summed(noted((0,), (1, 0))).wins_by_turn == []


def test_lengths_choices_and_minutes() -> None:
    found = summed(noted((0,), (1, 0)))
    assert (found.lengths, found.minutes) == ([40], [1.5])
    assert found.choices is not None
    assert found.forced is not None
    assert (found.choices.value, found.forced.value) == (2.5, 0.25)
    assert [it and it.value for it in found.choices_over_time[:2]] == [1.5, 3.5]


def test_margins_are_of_the_first_over_the_second() -> None:
    found = summed(noted((0,), (9, 4)), noted((1,), (2, 5)))
    assert (found.margins, found.best_scores, found.has_points) == ([5, 3], [9, 5], True)
    assert not summed(noted((0,), (1, 0))).has_points


def test_what_never_comes_up_is_told_too() -> None:
    found = {it.title.en: it for it in summed(noted((0,), (1, 0))).occurrences}
    assert found["move barons"].rules == "KT-07"
    moves, passes = found["move barons"].per_game, found["pass, for want of a move"].in_games
    assert moves is not None
    assert passes is not None
    assert (moves.value, passes.value) == (40, 0)


def test_a_measure_that_did_not_arise_is_left_out() -> None:
    (only,) = summed(noted((0,), (1, 0)), noted((0,), (1, 0), measures=(5, -1))).measures
    assert (only.mean and only.mean.value, only.least, only.most) == (4, 3, 5)


def test_those_who_choose_at_once_think_at_once() -> None:
    together = [Look(0, 4, 0b11), Look(1, 8, 0b10)]
    in_turn = [Look(0, 4, 0b01), Look(1, 8, 0b10)]
    assert pace._thought(together) == pace.HAND + 3 * pace.DOUBLING
    assert pace._thought(in_turn) == 2 * pace.HAND + 5 * pace.DOUBLING
    assert pace._thought([Look(0, 1, 1)]) == pace.HAND


def test_every_kind_of_action_has_words_in_both_languages() -> None:
    for name in OURS:
        game = sesame.game(name)
        for number in range(game.actions.COUNT):
            action = game.actions.from_id(number)
            if kinds.kind(name, action).partition("+")[0] not in CHANCE_KINDS:
                assert kinds.kind(name, action) in own.of(name).kinds, (name, action)


CHANCE_KINDS = {"deal", "draw", "shake", "throw", "turn", "closed", "start", "dealt"}


def played(name: str, seats: int, seed: int) -> sesame.Match:
    """A game in which everybody does the first thing they may."""
    match = sesame.game(name).new(seats, seed=seed)
    while not match.over:
        match.play(match.actors[0], match.legal_ids(match.actors[0])[0])
    return match


def test_a_note_of_a_real_game() -> None:
    match = played("mille-et-un-tresors", 2, seed=4)
    found = note(match, luck=1)
    assert len(found.looks) == LOOKS + 1
    assert all(sum(chances) == pytest.approx(1) for chances in found.looks)
    assert len(found.choices) == sum(step.seat >= 0 for step in match.log)
    assert found.choices == [look.choices for look in decisions(match)]
    assert sum(it.count for it in found.kinds.values()) == len(found.choices)
    assert note(match, luck=1) == found
    left = [steps for steps, _ in found.own]
    out = [seat for seat in range(2) if match.state.pawn[seat] == -2]
    assert [seat for seat in range(2) if left[seat] != mille_et_un_tresors.CAUGHT] == out
    assert [won for _, won in found.own] == [int(seat in match.winners) for seat in range(2)]


def test_the_chances_at_the_end_are_the_result() -> None:
    match = played("mille-et-un-tresors", 2, seed=4)
    sharers = match.winners or (0, 1)
    found = Foresight(match.game, 2).chances(match.state, 10, 1, 0)
    assert found == pytest.approx([(seat in sharers) / len(sharers) for seat in range(2)])


def test_the_race_by_value() -> None:
    arrived, captured = 2, 3
    races = [[3, arrived], [4, captured], [12, captured]]
    rows = kim_bac.rows([noted((0,), (1, 0), own=races)])
    told = {title.en: it and (it.value, it.trials) for title, it in rows}
    assert told == {
        "all": (pytest.approx(1 / 3), 3),
        "1 to 5 thousand taels": (0.5, 2),
        "6 to 10 thousand taels": None,
        "11 to 17 thousand taels": (0, 1),
        "captured": (pytest.approx(2 / 3), 3),
    }


def test_when_pawns_leave() -> None:
    pawns = [[3, 1], [4, 0], [1, 1], [mille_et_un_tresors.CAUGHT, 0]]
    notes = [noted((0,), (1, 0), own=pawns)]
    won = {title.en: it and it.value for title, it in mille_et_un_tresors.rows(notes)}
    assert won == {"3 to 4 steps left": 0.5, "1 to 2 steps left": 1.0}
    when = {title.en: it and it.value for title, it in mille_et_un_tresors.when(notes)}
    assert when == {"3 to 4 steps left": 0.5, "1 to 2 steps left": 0.25, "caught in the cave": 0.25}
