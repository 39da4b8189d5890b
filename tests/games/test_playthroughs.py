"""Whole games stay as they were: a diff in a playthrough is read by a person."""

import pytest

import sesame
from sesame.core.option import Option
from sesame.games import OURS
from sesame.testing.cases import tried
from tests.games.playthroughs import Case, cases, folder, playthrough

MOST_LINES = 200  # more is not read
CASES = [case for game in OURS for case in cases(game)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_the_game_goes_as_it_went(case: Case) -> None:
    assert case.path.exists(), "no playthrough yet: run `make goldens`"
    assert playthrough(case) == case.path.read_text("utf-8")


def headers(text: str) -> dict[str, str]:
    """The terms at the top of a playthrough."""
    return dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())


@pytest.mark.parametrize("name", OURS)
def test_every_seat_count_board_and_option_value_has_a_playthrough(name: str) -> None:
    game = sesame.game(name)
    found = [headers(path.read_text("utf-8")) for path in folder(name).glob("*.txt")]
    assert {int(terms["seats"]) for terms in found} == set(game.seats)
    assert {terms["board"] for terms in found} == set(game.boards)
    played = {choice for terms in found for choice in terms["options"].split()}
    assert played == {
        f"{option.name}={Option.write(value)}" for option in game.options for value in tried(option)
    }


@pytest.mark.parametrize("name", OURS)
def test_playthroughs_can_be_read(name: str) -> None:
    for path in folder(name).glob("*.txt"):
        text = path.read_text("utf-8")
        told = text.partition("\nGame: ")[0]  # the record below is for the machine
        assert len(told.splitlines()) < MOST_LINES, path.name


@pytest.mark.parametrize("name", OURS)
def test_no_playthrough_is_left_over(name: str) -> None:
    assert set(folder(name).glob("*.txt")) == {case.path for case in cases(name)}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.name}")
def test_its_record_replays(case: Case) -> None:
    text = case.path.read_text("utf-8")
    written = text[text.index("\nGame: ") + 1 :]
    assert sesame.verify(written).faults == ()
    assert sesame.replay(written).record() == written
