"""Leads, comebacks and the moment of decision, on games written by hand."""

import pytest

from sesame.reports import tale

# Two seats: even, B ahead, B far ahead, a little nearer, A ahead, A has won
COMEBACK = [[0.5, 0.5], [0.35, 0.65], [0.2, 0.8], [0.45, 0.55], [0.7, 0.3], [1.0, 0.0]]
# Nobody ever catches A
RUN = [[0.5, 0.5], [0.65, 0.35], [0.8, 0.2], [1.0, 0.0]]


def test_who_leads_is_who_was_clearly_ahead_last() -> None:
    assert tale.leaders(COMEBACK) == [None, 1, 1, 1, 0, 0]
    assert tale.leaders(RUN) == [None, 0, 0, 0]


def test_a_lead_that_is_lost_and_won_back_has_changed_twice() -> None:
    there_and_back = [[0.7, 0.3], [0.3, 0.7], [0.7, 0.3], [1.0, 0.0]]
    assert tale.lead_changes(there_and_back) == 2
    assert tale.lead_changes(COMEBACK) == 1
    assert tale.lead_changes(RUN) == 0


def test_a_lead_too_small_to_tell_changes_nothing() -> None:
    assert tale.lead_changes([[0.65, 0.35], [0.42, 0.58], [0.65, 0.35], [1.0, 0.0]]) == 0


def test_among_three_the_second_best_counts() -> None:
    assert tale.leaders([[0.5, 0.35, 0.15], [0.5, 0.25, 0.25]]) == [None, 0]


def test_a_comeback_is_from_half_of_an_equal_share() -> None:
    assert tale.low_point(COMEBACK, 0) == 0.2
    assert tale.is_comeback(COMEBACK, 0)
    assert not tale.is_comeback(RUN, 0)
    assert tale.is_comeback([[0.25, 0.75], [1.0, 0.0]], 0)
    assert not tale.is_comeback([[0.26, 0.74], [1.0, 0.0]], 0)
    assert not tale.is_comeback([[0.25, 0.5, 0.25], [1.0, 0.0, 0.0]], 0)  # a third, halved, is less


def test_a_game_is_decided_when_the_winner_leads_for_good() -> None:
    assert tale.decided_at(COMEBACK, 0) == pytest.approx(4 / 5)
    assert tale.decided_at(RUN, 0) == pytest.approx(1 / 3)
    assert tale.decided_at([[0.9, 0.1], [1.0, 0.0]], 0) == 0
    assert tale.decided_at([[0.5, 0.5], [0.1, 0.9], [1.0, 0.0]], 0) == 1


def test_who_will_win_is_behind_while_another_is_clearly_ahead() -> None:
    assert [tale.is_behind(chances, 0) for chances in COMEBACK] == [
        *(False, True, True),
        *(False, False, False),
    ]
