"""One server process: house, people and sockets, as `transport/app.py` puts them together.

It can be killed between any two steps, stopped as an upgrade does it, and frozen. What a browser
asks by a request is asked of the same parts, as the routes do.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from sesame.server.common.aside import Aside
from sesame.server.common.limits import RULES, Limits
from sesame.server.live.house import House
from sesame.server.protocol import Settings
from sesame.server.store.interface import Store
from sesame.server.transport.people import People
from sesame.server.transport.sockets import Sockets
from sesame.server.workers.robots import Robots
from tests.simulated.brains import Brain
from tests.simulated.lines import Line, Somebody
from tests.simulated.loop import Process
from tests.simulated.truth import Wrong

if TYPE_CHECKING:
    from tests.simulated.world import World

Answer = TypeVar("Answer")
_PATIENCE = 30.0  # seconds that a browser waits for an answer
START = 1_800_000_000_000.0  # milliseconds since 1970


class Lost(Exception):
    """No answer came: nobody knows whether it was done."""


class Server:
    """From its start to its death."""

    def __init__(self, world: "World", name: str, skew: float) -> None:
        self.world, self.name, self.skew = world, name, skew
        self.process = Process(name)
        self.context: Context = self.process.context
        self.random = Random(world.random.getrandbits(64))
        self.lines = dict[Line, None]()
        self.is_open = False
        self._pending = dict[asyncio.Future[Any], None]()
        self.store: Store
        self.process.context.run(self._put_together)

    def _put_together(self) -> None:
        loop, world = self.world.loop, self.world
        self.store = world.store(self.random)
        self.people = People(self.store, self.now, self.random)
        robots = Robots(1, lambda: Brain(self.random, lambda: world.mortality), loop.time)
        limits = Limits(RULES, loop.time)
        aside = Aside(now=loop.time, meter=loop.time)
        self.house = House(
            self.store, robots, self.now, limits, aside, self.people.keys, self.random
        )
        self.sockets = Sockets(self.house, self.people, ())

    def now(self) -> float:
        """Its clock: steady while it runs, and not quite the others'."""
        return START + self.skew + 1000 * self.world.loop.time()

    # --- from start to end

    def start(self) -> None:
        self._begin(self._open())

    def _begin(self, work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
        return self.process.context.run(self.world.loop.create_task, work)

    async def _open(self) -> None:
        try:
            await self.house.open()
            await self.people.open()
            self.house.tasks.spawn(self.house.persons.finish_erasing())
        except Exception as error:  # as a process that cannot start: whoever minds it tries again
            self.world.note(f"{self.name} cannot start: {error!r}")
            self.world.loop.call_soon(self.kill, context=self.world.loop.world.context)
            return
        self.is_open = True

    def kill(self) -> None:
        """As the system does it: nothing is flushed, nobody is told."""
        if not self.process.is_alive:
            return
        self.is_open = False
        self.world.loop.kill(self.process)
        self.world.gone(self)
        for line in list(self.lines):
            line.cut()
        for asked in list(self._pending):
            if not asked.done():
                asked.set_exception(Lost())
                asked.exception()  # though nobody may wait for it any more

    async def stop(self) -> None:
        """As an upgrade does it: sockets are closed, then the house."""
        self.is_open = False
        for line in list(self.lines):
            line.cut()
        closing = self._begin(self._close())
        await asyncio.wait({closing}, timeout=_PATIENCE)
        self.kill()

    async def _close(self) -> None:
        self.people.close()
        await self.house.close()

    # --- sockets

    def accept(self, line: Line, scope: dict[str, Any]) -> None:
        if not self.is_open or line.is_cut:
            line.end()
            return
        self._measure(line)
        asyncio.get_running_loop().create_task(self._serve(line, scope))

    def _measure(self, line: Line) -> None:
        for _ in range(3):
            trip = 1000 * (line._delay() + line._delay())
            line.wire.link.measured(trip)
            line.wire.link.witnessed(trip)

    async def _serve(self, line: Line, scope: dict[str, Any]) -> None:
        has_begun = False

        async def receive() -> Any:
            nonlocal has_begun
            if not has_begun:
                has_begun = True
                return {"type": "websocket.connect"}
            return await line.wire.queue.get()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.close":
                line.close()

        try:
            await self.sockets(scope, receive, send)
        except Exception as error:  # whoever runs the house would find a traceback
            self.world.loop.fail(Wrong(f"{self.name}: a socket ended by {error!r}"))
        finally:
            self.lines.pop(line, None)
            line.close()

    # --- requests

    async def ask(self, work: Callable[["Server"], Awaitable[Answer]], slowness: float) -> Answer:
        """From outside: the question travels, is answered, and the answer travels back."""
        random, loop = self.world.random, self.world.loop
        await asyncio.sleep(random.expovariate(1 / slowness))
        if not self.is_open:
            raise Lost
        answer: asyncio.Future[Answer] = loop.create_future()
        self._pending[answer] = None
        self._begin(self._answer(work, answer))
        try:
            async with asyncio.timeout(_PATIENCE):
                found = await answer
        except TimeoutError:
            raise Lost from None
        finally:
            self._pending.pop(answer, None)
        await asyncio.sleep(random.expovariate(1 / slowness))
        if random.random() < self.world.trouble.lost_answers:
            raise Lost
        return found

    async def _answer(
        self, work: Callable[["Server"], Awaitable[Answer]], answer: asyncio.Future[Answer]
    ) -> None:
        try:
            found = await work(self)
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(found)

    async def arrive(self, address: str, slowness: float) -> Somebody:
        """`GET /api/me`, by somebody new."""
        person = await self.people.arrive()
        self.house.persons.welcome(person)
        session = await self.people.keys.begin(person.id, "Firefox")
        return Somebody(person.id, self.people.keys.cookie_of(session), address, slowness)

    async def open_table(
        self, who: Somebody, number: str, settings: Settings, position: str | None
    ) -> str:
        """`POST /api/tables`."""
        name = self.people.name_of(who.person, number)
        create = self.house.opening.create(
            who.person, settings, name=name, position=position, address=who.address
        )
        return await self.house.tasks.whole(create)
