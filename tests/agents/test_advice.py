"""Hints say how sure they are: proved, searched, or guessed."""

from sesame.agents import saying
from sesame.agents.advice import advise, hints, proof
from sesame.agents.analysis import judge
from sesame.agents.knowledge import khan_tsin
from sesame.games.khan_tsin.actions import to_id
from tests.games.khan_tsin.dragons import SOUTH, at, dragon


def test_a_win_at_once_is_proved() -> None:
    match = at(dragon("rrrkkkww/w", "S"))
    best = advise(match, SOUTH, 0.2, language="en")[0]
    assert khan_tsin.wins(match.state, to_id(best.action))
    assert (best.value, best.sure) == (1.0, "proved")
    assert best.why == "1 baron onto a pile of 8: that makes nine. Proved: wins in 1 move."


def test_what_gives_a_win_away_is_proved_too_and_comes_last() -> None:
    match = at(dragon("r/k/w/r", "S", north="kkkwwwrr/r/k/w"))
    found = advise(match, SOUTH, 0.2, language="fr")
    assert found[0].value > found[-1].value == -1
    assert found[-1].sure == "proved"
    assert "Prouvé : perd en 2 coups." in found[-1].why
    assert [advice.value for advice in found] == sorted((a.value for a in found), reverse=True)


def test_a_blunder_is_judged_as_one() -> None:
    match = at(dragon("rrrkkkww/w", "S"))
    played = next(a for a in match.legal_ids(SOUTH) if not khan_tsin.wins(match.state, a))
    found = judge(match, SOUTH, played, 100)
    assert found is not None
    assert (found.promised, found.sure, found.ends_in) == (1.0, "proved", 1)
    assert found.kept < 1


def test_proofs_in_words() -> None:
    game = at(dragon("r/k/w/r", "S")).game
    assert saying.said(game, [proof(1.0, 7)]).en == "Proved: wins in 7 moves."
    assert saying.said(game, [proof(-1.0, 2)]).fr == "Prouvé : perd en 2 coups."


def test_glances_are_compared_with_glances() -> None:
    """A deep search and a short one judge differently: what was glanced at seemed far behind."""
    match = at(dragon("r/k/w/r/k/w", "S", north="w/k/r/w"))
    best, *others = hints(match, SOUTH, 0.4)
    assert best.sure == "searched"
    assert others
    assert all(-1 <= other.value <= best.value for other in others)
    assert any(best.value - other.value < 0.02 for other in others)
