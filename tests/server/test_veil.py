"""Nobody has the news before the moment: each line is told as early as it needs, and in order."""

import asyncio
import time
from collections.abc import Callable

from sesame.server.common.link import Link
from sesame.server.live.veil import Veil


def now() -> float:
    return 1000 * time.monotonic()


class Reader:
    """Notes what came, and when."""

    def __init__(self, name: str, delay: float, came: list[tuple[str, bytes, float]]) -> None:
        self.name, self._came = name, came
        self.link = Link()
        self.link.witnessed(delay)
        self.link.measured(delay)

    def send(self, message: bytes) -> None:
        self._came.append((self.name, message, now()))


def told(
    do: Callable[[Veil, dict[str, Reader]], None], after: float
) -> list[tuple[str, bytes, float]]:
    """What came to somebody far, near and looking on, and how long before the moment."""

    async def go() -> list[tuple[str, bytes, float]]:
        moment = now() + after
        came = list[tuple[str, bytes, float]]()
        veil = Veil(now, lambda: moment)
        do(veil, {name: Reader(name, delay, came) for name, delay in DELAYS.items()})
        await veil.lifted()
        await asyncio.sleep(0.02)
        return [(name, message, moment - at) for name, message, at in came]

    return asyncio.run(go())


DELAYS = {"far": 200, "near": 20, "guest": 20}


def test_the_far_are_told_first_and_nobody_before_the_line_needs_it() -> None:
    def do(veil: Veil, readers: dict[str, Reader]) -> None:
        for name, reader in readers.items():
            veil.tell(reader, b"dice", plays=name != "guest", is_news=True)

    came = told(do, 250)
    assert sorted(name for name, _, _ in came) == ["far", "guest", "near"]
    for name, _, before in came:
        assert before <= (0 if name == "guest" else DELAYS[name] / 2) + 1


def test_what_is_told_later_does_not_overtake() -> None:
    def do(veil: Veil, readers: dict[str, Reader]) -> None:
        for message in (b"dice", b"show", b"chat"):
            veil.tell(readers["near"], message, plays=True, is_news=message == b"dice")

    came = told(do, 100)
    assert [message for _, message, _ in came] == [b"dice", b"show", b"chat"]
    assert max(before for _, _, before in came) <= DELAYS["near"] / 2 + 1


def test_who_is_told_too_late_is_forgiven_that() -> None:
    late = list[float]()

    def do(veil: Veil, readers: dict[str, Reader]) -> None:
        veil.tell(readers["far"], b"dice", plays=True, is_news=True)
        late.append(readers["far"].link.late)

    told(do, 40)
    assert 60 <= late[0] < 100


def test_after_the_moment_everything_is_told_at_once() -> None:
    def do(veil: Veil, readers: dict[str, Reader]) -> None:
        veil.tell(readers["near"], b"chat", plays=True)
        veil.forget(readers["near"])

    assert [message for _, message, _ in told(do, -5)] == [b"chat"]
