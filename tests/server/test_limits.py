"""Rate limits: one allowance each, wherever it is asked for, in bounded memory."""

import asyncio
import itertools

import msgspec
import pytest

from sesame.server.common import limits
from sesame.server.common.limits import RULES, Limits, Rule, TooMuch, household
from tests.server.open_house import open_house
from tests.server.visitors import Visitor

_RULES = {"word": Rule(1, 5, 2)}


class _Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def _allowed(asked: Limits, person: str = "", address: str = "") -> int:
    """How many in a row, until there is no more."""
    for number in itertools.count():
        try:
            asked.take("word", person, address)
        except TooMuch:
            return number
    raise AssertionError


def test_a_burst_then_a_steady_rate_with_the_wait_in_words() -> None:
    time = _Time()
    asked = Limits(_RULES, time)
    assert _allowed(asked, "leila") == 5
    with pytest.raises(TooMuch, match="wait 1 s") as refusal:
        asked.take("word", "leila")
    assert refusal.value.words.fr == "Trop de demandes à la fois : attendez 1 s."
    assert _allowed(asked, "omar") == 5  # nobody else has less
    time.now += 3
    assert _allowed(asked, "leila") == 3


def test_many_persons_behind_one_address_share_what_an_address_has() -> None:
    asked = Limits(_RULES, _Time())
    assert sum(_allowed(asked, f"person-{n}", "192.0.2.7") for n in range(50)) == 10
    assert _allowed(asked, "person-49", "192.0.2.8") == 5  # refused elsewhere: nothing was taken


def test_an_address_of_ipv6_counts_by_its_64_bits() -> None:
    assert household("2001:db8:1:2:aaaa::1") == household("2001:db8:1:2:ffff::9")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == household("fe80::2")
    assert len(household("x" * 1000)) < 50


def test_what_is_spent_in_one_process_is_spent_in_the_others() -> None:
    """Three processes told each other nothing: whoever asked all three had three allowances."""
    time = _Time()
    houses = [Limits(_RULES, time) for _ in range(3)]
    total = 0
    for _ in range(60):
        total += sum(_allowed(house, "leila") for house in houses)
        notes = [msgspec.json.decode(msgspec.json.encode(house.spent())) for house in houses]
        for house, others in itertools.product(houses, notes):
            if others is not notes[houses.index(house)]:
                house.hear(others)
        time.now += 1
    # One burst in each process, paid back since; then what one process would allow
    assert total <= 60 + 3 * 5
    assert total >= 50


def test_one_note_a_second_is_bounded_and_names_who_spent_most() -> None:
    time = _Time()
    asked = Limits({"word": Rule(1, 50, 2)}, time)
    for number in range(500):
        for _ in range(20 if number == 250 else 1):
            asked.take("word", f"person-{number:04d}-{'x' * 16}")
    time.now += 1
    told = asked.spent()
    assert told[0][1].startswith("person-0250")
    assert len(msgspec.json.encode(["spent", told])) < 7_000
    assert asked.spent() == []


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_REMEMBERED", 100)
    asked = Limits(_RULES, _Time())
    for number in range(1000):
        asked.take("word", f"person-{number}")
    (ruled,) = asked._ruled.values()
    assert len(ruled._buckets) == 100
    assert len(asked.spent()) == limits._TOLD


def test_who_asks_two_processes_has_one_allowance(postgres_url: str) -> None:
    """By real requests: what one process was asked for is counted in the other."""

    async def scene() -> None:
        async with (
            open_house(postgres_url, rate=RULES["request"].rate) as one,
            open_house(postgres_url, rate=RULES["request"].rate) as two,
            Visitor(one.address) as here,
        ):
            await here.me()
            codes = [await here.status("POST", "/api/me/code") for _ in range(7)]
            assert codes == [201] * 5 + [429] * 2
            async with Visitor(two.address) as there:
                there.line.cookies.set("sesame", here.cookie)
                # Told once a second: by then the five are spent here too
                await asyncio.sleep(2.5)
                assert await there.status("POST", "/api/me/code") == 429

    asyncio.run(asyncio.wait_for(scene(), 60))
