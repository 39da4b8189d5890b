"""Work off the event loop: the house's own in one thread, what guests ask for in another.

Reading a record, writing one, telling a whole game again, drawing a square: whatever takes more
than a few milliseconds would be waited for by everybody's moves. A guest's work is done one at a
time, each address in its turn. What it takes is paid for, in time of that thread, by the person and
the address that asked; who has spent theirs waits until it has grown again. The house itself (a
table's log is read) waits for no guest and pays nothing.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, thread_time
from typing import Final, ParamSpec, TypeVar

from sesame.core.errors import SesameError
from sesame.server.common.limits import TooMuch
from sesame.server.saying import say

WORK_RATE: Final = 0.25  # seconds of work that each person and each address is given a second
WORK_SAVED: Final = 4.0  # seconds of work that they can have saved up
MOST_WAITING: Final = 16  # requests of one address that wait their turn
MOST_IN_LINE: Final = 400  # of all together
_REMEMBERED: Final = 20_000  # purses; the full ones are worth as much as new ones

Given = ParamSpec("Given")
Answer = TypeVar("Answer")
Clock = Callable[[], float]


class Overloaded(SesameError):
    """Too many people ask at once: not the fault of whoever is refused."""


def _spent() -> TooMuch:
    return TooMuch(say("too-much-work"))


class Purses:
    """How much work each may still ask for; a pure account, whose clock is given."""

    def __init__(self, rate: float, saved: float) -> None:
        self._rate, self._saved = rate, saved
        self._purses = OrderedDict[str, tuple[float, float]]()  # what is left, and since when

    def left(self, owner: str, now: float) -> float:
        left, since = self._purses.get(owner, (self._saved, now))
        return min(self._saved, left + (now - since) * self._rate)

    def pay(self, owner: str, price: float, now: float) -> None:
        self._purses[owner] = self.left(owner, now) - price, now
        self._purses.move_to_end(owner)
        if len(self._purses) > _REMEMBERED:
            self._purses.popitem(last=False)


def _measured(spent: list[float], meter: Clock, work: Callable[[], Answer]) -> Answer:
    """What it took of the processor: nobody pays for a machine that is busy with others."""
    began = meter()
    try:
        return work()
    finally:
        spent.append(meter() - began)


class Aside:
    """Two threads: one for the house, one for guests, who stand in line before it."""

    def __init__(
        self,
        rate: float = WORK_RATE,
        saved: float = WORK_SAVED,
        now: Clock = monotonic,
        meter: Clock = thread_time,
    ) -> None:
        self._purses, self._now, self._meter = Purses(rate, saved), now, meter
        self._own = ThreadPoolExecutor(1, thread_name_prefix="sesame-reading")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sesame-aside")
        self._waiting = OrderedDict[str, deque[asyncio.Future[None]]]()  # by address, in turn
        self._is_busy = False

    async def own(
        self, work: Callable[Given, Answer], *args: Given.args, **named: Given.kwargs
    ) -> Answer:
        """The answer of `work`, for the house."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._own, lambda: work(*args, **named))

    async def do(
        self,
        askers: tuple[str, ...],
        work: Callable[Given, Answer],
        *args: Given.args,
        **named: Given.kwargs,
    ) -> Answer:
        """The answer of `work`, for which these pay: an address first, then perhaps a person."""
        self._admit(askers)
        await self._turn(askers[0])
        spent = list[float]()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(
                self._thread, _measured, spent, self._meter, lambda: work(*args, **named)
            )
        finally:
            for asker in askers:
                self._purses.pay(asker, sum(spent), self._now())
            self._is_busy = False
            self._call_next()

    def close(self) -> None:
        self._own.shutdown(wait=False, cancel_futures=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _admit(self, askers: tuple[str, ...]) -> None:
        if any(self._purses.left(asker, self._now()) <= 0 for asker in askers):
            raise _spent()
        if len(self._waiting.get(askers[0], ())) >= MOST_WAITING:
            raise _spent()
        if sum(map(len, self._waiting.values())) >= MOST_IN_LINE:
            raise Overloaded(say("overloaded"))

    async def _turn(self, address: str) -> None:
        """Until it is theirs."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        self._call_next()
        try:
            await turn
        except asyncio.CancelledError:
            self._give_up(address, turn)
            raise

    def _call_next(self) -> None:
        """One of the address that has waited longest; its others wait behind everybody else's."""
        while self._waiting and not self._is_busy:
            address, line = self._waiting.popitem(last=False)
            turn = line.popleft()
            if line:
                self._waiting[address] = line
            if not turn.done():
                self._is_busy = True
                turn.set_result(None)

    def _give_up(self, address: str, turn: asyncio.Future[None]) -> None:
        """Whoever asked has gone: if it was already their turn, it is the next one's."""
        if turn.done() and not turn.cancelled():
            self._is_busy = False
            self._call_next()
        elif (line := self._waiting.get(address)) is not None and turn in line:
            line.remove(turn)
            if not line:
                del self._waiting[address]
