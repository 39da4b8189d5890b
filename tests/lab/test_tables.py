"""Results as they are shown in a notebook, and as CSV."""

import csv
from io import StringIO
from xml.etree import ElementTree

import pytest

import sesame
from sesame.games import OURS
from sesame.lab import arena, flat
from sesame.lab.contest import contest
from sesame.lab.standings import standings


def test_a_simulation_is_a_table() -> None:
    found = sesame.simulate("bakschisch", 50)
    rows = list(csv.reader(StringIO(found.table().csv())))
    assert rows[0] == ["bakschisch", "mean", "least", "most"]
    assert rows[1] == ["games", "50", "", ""]
    assert "<td" in found._repr_html_()


def test_an_arena_s_table_has_the_best_first() -> None:
    met = contest("bakschisch", ("random", "greedy"), board="shortcut")
    found = standings(met, list(arena.run(met, 4, processes=1))).table()
    assert [row[0] for row in found.rows] == ["greedy", "random"]
    assert found._repr_html_().count("<tr>") == 3


def test_playouts_are_a_table_with_the_best_choice_first() -> None:
    match = sesame.game("khan-tsin").new(seed=1, setup="random")
    found = flat.evaluate(match, 200)
    assert found.table().rows[0][0] == str(found.best)


@pytest.mark.parametrize("name", OURS)
def test_a_match_shows_itself_as_a_picture(name: str) -> None:
    """Every letter of the drawing is in it, and what is waited for."""
    match = sesame.game(name).new(seed=1)
    drawn = ElementTree.fromstring(match._repr_svg_())
    shown = "".join("".join(drawn.itertext()).split())
    for word in match.draw().plain.split():
        assert word in shown
    assert drawn[0].text == match.game.text.prompt(match.observed(None)).en
