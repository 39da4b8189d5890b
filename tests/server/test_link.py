"""How long a line is: pings that a program answers, witnesses whom it cannot delay."""

import asyncio
import socket

import pytest

from sesame.server.common.link import Link, Memory
from sesame.server.transport.witness import kernel_trip, told_trip


def line(*trips: float, witness: float | None = 1000) -> Link:
    link = Link()
    if witness is not None:
        link.witnessed(witness)
    for trip in trips:
        link.measured(trip)
    return link


def test_the_shortest_of_the_last_round_trips_counts() -> None:
    assert line().delay == 0
    assert line(30, 20, 480, 25).delay == 20
    assert line(20, *[90] * 32).delay == 90, "a line that got longer for good"


def test_a_line_that_is_late_only_now_and_then_gains_nothing() -> None:
    assert line(20, *[500] * 31).delay == 20


def test_nobody_is_believed_beyond_what_the_witness_saw() -> None:
    assert line(*[220.0] * 9, witness=20).delay < 20
    link = line(*[220.0] * 9, witness=218)
    assert link.delay == 218
    link.witnessed(20)
    assert link.delay < 20
    assert line(*[20.0] * 9, witness=220).delay == 20


def test_one_word_that_no_pong_confirms_is_believed_less_what_lines_jitter() -> None:
    """A proxy tells once; whoever's pongs are late on purpose had the jitter of that moment."""
    link = line(*[220.0] * 9, witness=100)
    assert link.delay == 90
    for _ in range(4):
        link.witnessed(100)
    assert link.delay == 98, "the shortest of five words is hardly too long"


def test_without_a_witness_no_line_is_long() -> None:
    assert line(*[220.0] * 9, witness=None).delay < 5
    assert line(*[220.0] * 9, witness=None).lag < 5
    assert line(*[2.0] * 9, witness=None).delay == 2


def test_feigned_jitter_is_bounded_by_what_lines_do() -> None:
    assert line(20, 21, 25).jitter == 2
    assert line(*[20, 40, 60] * 10).jitter < 8
    assert line(*[20, 420] * 10).jitter == 0, "no line does that every other time"
    assert line(20, 22, 24, 26, 1020).jitter > 6, "a hiccup may happen to anybody"


def test_whoever_comes_back_is_not_measured_from_nothing() -> None:
    memory = Memory()
    for _ in range(3):
        link = line(300)
        link.remember(memory.of("ali", "10.0.0.1"))
        link.measured(20)
    assert line().delay == 0
    again = line(300)
    again.remember(memory.of("ali", "10.0.0.1"))
    assert again.delay == 20
    elsewhere = line(300)
    elsewhere.remember(memory.of("ali", "10.0.0.2"))
    assert elsewhere.delay == 300
    memory.forget("ali")
    assert not memory.of("ali", "10.0.0.1").trips, "of somebody erased nothing is known"


def test_nobody_comes_back_until_a_hiccup_makes_the_line_look_long() -> None:
    memory, told = Memory(), (20, 90, 140)
    for witness in told:
        link = line(*[300.0] * 9, witness=witness)
        link.remember(memory.of("ali", "10.0.0.1"))
        assert link.delay <= 20
    for _ in range(8):  # but it may have become longer for good
        link = line(*[300.0] * 9, witness=140)
        link.remember(memory.of("ali", "10.0.0.1"))
    assert 138 < link.delay <= 140


@pytest.mark.parametrize(
    ("header", "trip"),
    [("21500", 21.5), (None, None), ("-1", None), ("x", None), ("9" * 9, None), ("²", None)],
)
def test_what_a_proxy_tells(header: str | None, trip: float | None) -> None:
    assert told_trip(header) == trip


@pytest.mark.skipif(not hasattr(socket, "TCP_INFO"), reason="this kernel tells nothing")
def test_the_kernel_sees_the_line_though_the_program_is_late() -> None:
    async def trip() -> float | None:
        gone = asyncio.Event()

        async def late(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.sleep(0.2)
            writer.write(await reader.read(100))
            await reader.read()
            writer.close()
            await writer.wait_closed()
            gone.set()

        async with await asyncio.start_server(late, "127.0.0.1", 0) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"ping")
            await reader.read(100)
            found = kernel_trip(writer.transport)
            writer.close()
            await writer.wait_closed()
            await gone.wait()
        return found

    found = asyncio.run(trip())
    assert found is not None
    assert found < 100
