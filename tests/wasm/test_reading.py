"""How actions are written, as a page reads it, is how Python writes them."""

import pytest

from sesame.games import OURS, game
from sesame.wasm.reading import Piece, reading, spellings, spelt


@pytest.mark.parametrize("name", OURS)
def test_every_action_is_written_as_python_writes_it(name: str) -> None:
    actions = game(name).actions
    written = [spelt(kind.parts, at) for kind in spellings(game(name)) for at in range(kind.count)]
    assert written == [str(actions.from_id(number)) for number in range(actions.COUNT)]


def test_a_move_of_many_numbers_is_a_few_texts() -> None:
    move = next(kind for kind in spellings(game("khan-tsin")) if kind.count > 1_000)
    texts = [len(part.texts) for part in move.parts if isinstance(part, Piece)]
    assert sorted(texts) == [2, 2, 8, 36, 36]
    assert [part for part in move.parts if isinstance(part, str)] == ["-"]


def test_the_ranges_of_a_table_hold_of_real_ones() -> None:
    known = game("kim-bac")
    table = known.new(seed=1).state
    for bounds in reading(known).table:
        values = table.tobytes()[bounds.offset :]
        size = int(bounds.kind[1:])
        for at in range(bounds.length):
            number = int.from_bytes(values[at * size :][:size], "little", signed=True)
            assert number >= bounds.least
            assert bounds.most is None or number <= bounds.most
