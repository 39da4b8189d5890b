"""Hex is held to what every game is held to; and its own rules."""

from collections import Counter

import pytest
from sesame_hex.state import CELLS, State

import sesame
from sesame.testing.conformance import *  # noqa: F403
from sesame.testing.everywhere import *  # noqa: F403

GAMES = ["hex"]


def components(s: State) -> Counter[str]:
    """Cells, each under one stone at most, and that the books agree."""
    red, blue = int(s.red), int(s.blue)
    assert not red & blue
    assert s.stones == (red | blue).bit_count()
    return Counter(cells=(red | blue).bit_count() + (~(red | blue) & (1 << CELLS) - 1).bit_count())


COMPONENTS = {"hex": components}

CHAINS = {
    "r....../r....../r....../r....../r....../r....../r...... b": "Red has joined both sides.",
    "......./......./bbbbbbb/......./......./......./....... r": "Blue has joined both sides.",
    ".r...../.r...../r....../r....../r....../.r...../.r..... b": "None",
    "..r..../.r...../.r...../r....../r....../r....../r...... b": "Red has joined both sides.",
}


@pytest.mark.parametrize("position", CHAINS)
def test_hx04_a_chain_from_side_to_side_wins(position: str) -> None:
    assert str(sesame.game("hex").at(position).outcome) == CHAINS[position]


def test_hx05_a_swapped_stone_is_mirrored() -> None:
    match = sesame.game("hex").new(seed=1)
    match.play(0, "b1")
    match.play(1, "swap")
    assert match.position().split("/")[1] == "b......"
    assert match.actors == (0,)


def test_hx05_only_blue_swaps_and_only_at_once() -> None:
    match = sesame.game("hex").new(seed=1)
    with pytest.raises(sesame.IllegalAction, match="no swapping"):
        match.play(0, "swap")
    for seat, cell in enumerate(("b1", "c3")):
        match.play(seat, cell)
    with pytest.raises(sesame.IllegalAction, match="no swapping"):
        match.play(0, "swap")
