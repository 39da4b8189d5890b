"""Sets as bits agree with Python's own sets."""

from hypothesis import given, settings
from hypothesis import strategies as st

from sesame.core import bits

members = st.sets(st.integers(0, 61), min_size=1)


@given(members)
@settings(deadline=None)  # the first call may compile
def test_bits_are_sets(numbers: set[int]) -> None:
    as_bits = sum(1 << number for number in numbers)
    assert bits.size(as_bits) == len(numbers)
    assert bits.first(as_bits) == min(numbers)
    assert bits.last(as_bits) == max(numbers)
    assert bits.without_first(as_bits) == as_bits - (1 << min(numbers))
    assert all(bits.has(as_bits, number) == (number in numbers) for number in range(62))
