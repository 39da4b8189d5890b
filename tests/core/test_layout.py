"""Kinds and numbers of actions, declared: ids are counted through them."""

import pytest
from msgspec import Struct

from sesame.core.layout import Layout, among, below, digit_of, either, kind


class Wait(Struct, frozen=True, tag="wait"):
    """Nothing."""


class Give(Struct, frozen=True, tag="give"):
    value: int


class Go(Struct, frozen=True, tag="go"):
    goal: int
    count: int = 1
    runs: bool = False


LAYOUT: Layout[Wait | Give | Go] = Layout(
    kind(Give, value=among((5, 1, 0), "of the card")),
    kind(Wait),
    kind(
        Go,
        runs=either("whether it is in a hurry"),
        count=below(2, "how many go", least=1),
        goal=below(3, "where to"),
    ),
)


def test_ids_are_counted_through_the_kinds_and_the_last_number_goes_round_fastest() -> None:
    assert [LAYOUT.from_id(number) for number in range(LAYOUT.count)] == [
        Give(5),
        Give(1),
        Give(0),
        Wait(),
        Go(0),
        Go(1),
        Go(2),
        Go(0, 2),
        Go(1, 2),
        Go(2, 2),
        Go(0, runs=True),
        Go(1, runs=True),
        Go(2, runs=True),
        Go(0, 2, runs=True),
        Go(1, 2, runs=True),
        Go(2, 2, runs=True),
    ]


def test_every_action_has_its_id() -> None:
    ids = range(LAYOUT.count)
    assert [LAYOUT.to_id(LAYOUT.from_id(number)) for number in ids] == list(ids)


@pytest.mark.parametrize("nothing", [Give(2), Go(3), Go(-1), Go(0, 0), Go(0, 3), "go", None, 4])
def test_what_is_no_action_has_none(nothing: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        LAYOUT.to_id(nothing)  # type: ignore[arg-type]


def test_kernels_read_a_number_by_the_first_id_and_its_weight() -> None:
    go = LAYOUT.to_id(Go(2, 2, runs=True))
    first = LAYOUT.first(Go)
    assert digit_of(go, first, LAYOUT.weight(Go, "runs"), 2) == 1
    assert digit_of(go, first, LAYOUT.weight(Go, "count"), 2) == 1
    assert digit_of(go, first, LAYOUT.weight(Go, "goal"), 3) == 2


def test_every_field_of_a_struct_is_declared() -> None:
    with pytest.raises(TypeError, match="goal"):
        kind(Go, count=below(2, "how many go"), runs=either("whether it is in a hurry"))
