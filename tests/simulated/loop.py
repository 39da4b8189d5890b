"""The event loop of the simulation: virtual time, and an order of steps that a seed chooses.

Several processes run on it. What one has begun belongs to it (a context variable says so, and tasks
and callbacks carry it on), so a process can be killed between any two steps: nothing of it is run
again, no `finally` either. A process that is frozen runs nothing until it thaws, and then is late.

Within a process callbacks run in the order in which they were registered, as asyncio promises;
where `disorder` is above 0 some overtake others, for code that counts on no order at all.
"""

import asyncio
import heapq
import itertools
import warnings
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, TypeVar

Answer = TypeVar("Answer")
_STEP: Final = 5e-6  # seconds that every step takes, so that no two happen at one moment
_MOST_STEPS: Final = 3_000_000  # of one run: more of them come from a house that spins


class Spinning(AssertionError):
    """Something goes on for ever without a pause."""


class Stuck(AssertionError):
    """Nobody will ever do anything again."""


class Process:
    """What lives and dies as one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.ready = deque[asyncio.Handle]()
        self.is_alive = True
        self.is_frozen = False
        self.thaws_at = 0.0

    @property
    def context(self) -> Context:
        """In which whatever is begun belongs to it."""
        context = copy_context()
        context.run(_process.set, self)
        return context


_NOBODY: Final = Process("nobody")
_process: ContextVar[Process] = ContextVar("process", default=_NOBODY)


def current_process() -> Process:
    """Whose step this is."""
    return _process.get()


class Pool:
    """What `run_in_executor` gives work to; another process, say, that may take long, or die."""

    def carry_out(self, loop: "Loop", work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """A future with the answer."""
        raise NotImplementedError


class Loop(asyncio.AbstractEventLoop):
    """Runs one step after the other; when none is ready, time goes on to the next timer."""

    def __init__(self, random: Random, disorder: float = 0.0) -> None:
        self._random, self._disorder = random, disorder
        self._now = 0.0
        self._timers = list[tuple[float, int, asyncio.TimerHandle]]()
        self._numbers = itertools.count()
        self._awake = list[Process]()  # with something ready, and neither frozen nor dead
        self._tasks = list[asyncio.Task[Any]]()  # held, so that none is collected half-done
        self._is_over = False
        self.world = Process("world")  # people, lines, databases: always in order
        self.steps = 0
        self.went_wrong = list[str]()  # exceptions that nobody took
        self._failure: BaseException | None = None

    # --- what asyncio asks of a loop

    def time(self) -> float:
        return self._now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self._is_over

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._put(handle, context.get(_process, _NOBODY))
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._numbers), handle))
        return handle

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is left out when its moment comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, Answer], *, name: str | None = None, **more: Any
    ) -> asyncio.Task[Answer]:
        task = asyncio.Task(coro, loop=self, name=name, **more)
        self._tasks.append(task)
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Answer], *args: Any
    ) -> asyncio.Future[Answer]:
        if isinstance(executor, Pool):
            found: asyncio.Future[Answer] = executor.carry_out(self, func, args)
            return found
        future: asyncio.Future[Answer] = self.create_future()
        self.call_later(self._random.expovariate(300), _do, future, func, args)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._is_over:
            error = context.get("exception")
            self.went_wrong.append(f"{context['message']}: {error!r}")

    def fail(self, failure: BaseException) -> None:
        """The run is over; whoever is just running is not disturbed by it."""
        self._failure = self._failure or failure

    # --- processes

    def kill(self, process: Process) -> None:
        """Nothing that it has begun goes on."""
        process.is_alive = False
        for handle in process.ready:  # whoever was about to hear how a task ended is no more
            for task in handle._args or ():
                if isinstance(task, asyncio.Task) and task.done() and not task.cancelled():
                    task.exception()
        process.ready.clear()
        if process in self._awake:
            self._awake.remove(process)

    def freeze(self, process: Process, seconds: float) -> None:
        """It stands still; what it waits for comes late. Twice: until the later end."""
        process.is_frozen = True
        process.thaws_at = max(process.thaws_at, self._now + seconds)
        if process in self._awake:
            self._awake.remove(process)
        self.call_at(process.thaws_at, self._thaw, process, context=self.world.context)

    def _thaw(self, process: Process) -> None:
        if not process.is_frozen or self._now < process.thaws_at:
            return
        process.is_frozen = False
        if process.is_alive and process.ready:
            self._awake.append(process)

    def _put(self, handle: asyncio.Handle, process: Process) -> None:
        if self._is_over or not process.is_alive:
            return
        if not process.ready and not process.is_frozen:
            self._awake.append(process)
        process.ready.append(handle)

    # --- running

    def run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """To its end; then whatever is left undone is dropped where it stands."""
        events._set_running_loop(self)
        try:
            context = self.world.context
            task = context.run(self.create_task, work)
            while not task.done():
                self._go_on()
                if self._failure is not None:
                    raise self._failure
            return task.result()
        finally:
            self._is_over = True
            events._set_running_loop(None)

    def _go_on(self) -> None:
        self.steps += 1
        if self.steps > _MOST_STEPS:
            raise Spinning(f"{self.steps} steps until second {self._now:.1f}")
        if not self._awake:
            self._sleep()
        timers = self._timers
        while timers and timers[0][0] <= self._now:
            self._ring(heapq.heappop(timers)[2])
        if self._awake:
            self._now += _STEP
            handle = self._next()
            if not handle.cancelled():
                handle._run()

    def _sleep(self) -> None:
        """Nobody has anything to do before the next timer."""
        while self._timers and self._timers[0][2].cancelled():
            heapq.heappop(self._timers)
        if not self._timers:
            raise Stuck(f"nothing is left to happen after second {self._now:.1f}")
        self._now = max(self._now, self._timers[0][0])

    def _ring(self, handle: asyncio.TimerHandle) -> None:
        if not handle.cancelled():
            self._put(handle, handle._context.get(_process, _NOBODY))  # type: ignore[attr-defined]

    def _next(self) -> asyncio.Handle:
        """Of some process; within it the oldest, or with disorder perhaps another."""
        awake, random = self._awake, self._random
        at = random.randrange(len(awake)) if len(awake) > 1 else 0
        ready = awake[at].ready
        is_of_house = awake[at] is not self.world
        if self._disorder and is_of_house and len(ready) > 1 and random.random() < self._disorder:
            ready.rotate(-random.randrange(len(ready)))
        handle = ready.popleft()
        if not ready:
            awake[at] = awake[-1]
            awake.pop()
        return handle

    def drop(self) -> None:
        """What was killed, or is not done, is closed now, when it can do nothing any more."""
        left = [task for task in self._tasks if not task.done()]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # of what a `finally` cannot begin now
            for task in left:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(BaseException):
                    task.get_coro().close()
            self._tasks.clear()

    def unheard(self) -> list[BaseException]:
        """Exceptions of tasks that nobody asked about."""
        done = [task for task in self._tasks if task.done() and not task.cancelled()]
        return [it for task in done if task._log_traceback and (it := task.exception())]


def loop(random: Random, disorder: float = 0.0) -> Loop:
    """A new one; what it does not simulate (sockets, signals) refuses to be called."""
    return Loop(random, disorder)  # type: ignore[abstract]


def _do(future: asyncio.Future[Any], work: Callable[..., Any], given: tuple[Any, ...]) -> None:
    """Work that is done in a thread, in no time, if some time later."""
    if future.cancelled():
        return
    try:
        answer = work(*given)
    except Exception as error:
        future.set_exception(error)
    else:
        future.set_result(answer)
