"""Throws to look at: whatever chance has drawn, the dice are seen to fall that way (AT-06)."""

import random

import numpy as np
import pytest

from sesame.games.attrap_tresors import films, throws
from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.state import COLOURS, RED
from sesame.games.attrap_tresors.throw import FACES, SIDE, SOUK


@pytest.mark.parametrize("way", ["cup", "hands"])
def test_at06_the_dice_of_a_film_lie_as_chance_has_drawn_them(way: Way) -> None:
    drawn = random.Random(1).sample(throws.FALLS, 60)
    assert {sum(counts) for counts in drawn} == {4, 5, 6, 7, 8}
    for number, counts in enumerate(drawn):
        film = films.of(counts, way, f"a table {number}")
        lying = film.moves[-1]
        assert tuple(FACES[films.top_face(die[3:].astype(float))] for die in lying) == film.tops
        showing = [top for top, is_in in zip(film.tops, film.counts, strict=True) if is_in]
        assert tuple(showing.count(RED + colour) for colour in range(COLOURS)) == counts


def test_at07_a_die_counts_that_lies_wholly_on_the_souk() -> None:
    for number, counts in enumerate(random.Random(2).sample(throws.FALLS, 40)):
        film = films.of(counts, "cup", str(number))
        for die, is_in in zip(film.moves[-1], film.counts, strict=True):
            corners = np.abs(films.matrix(die[3:].astype(float))[:2]).sum(axis=1) * SIDE / 2
            reach = np.abs(die[:2] / 1e4) + corners
            over = float((reach - SOUK / 2).max())  # a die may lie a hair's breadth over the edge
            assert over < 1e-4 if is_in else over > -1e-4


def test_at06_a_film_moves_evenly_and_the_same_name_shows_the_same() -> None:
    film = films.of((3, 1, 1, 1, 1, 1), "cup", "here")
    turns = film.moves[:, :, 3:] / 32_767
    assert np.allclose(np.linalg.norm(turns, axis=2), 1, atol=1e-3)
    assert np.abs(np.diff(film.moves[:, :, :3].astype(int), axis=0)).max() < 1_000, "no jump"
    assert films.EVERY * len(film.moves) <= 600, "over before the dice are to be read"
    again = films.of((3, 1, 1, 1, 1, 1), "cup", "here")
    assert again.tops == film.tops
    assert np.array_equal(again.moves, film.moves)
    others = [films.of((3, 1, 1, 1, 1, 1), "cup", f"there {number}") for number in range(8)]
    assert not all(np.array_equal(other.moves[0, 0, :3], film.moves[0, 0, :3]) for other in others)
