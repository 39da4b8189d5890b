"""The house: everything that a process needs to have tables, put together over one store."""

import asyncio
from contextlib import suppress
from random import Random

from sesame.core.errors import SesameError
from sesame.server.common.aside import Aside
from sesame.server.common.limits import Limits
from sesame.server.common.link import Memory
from sesame.server.common.randomness import SYSTEM
from sesame.server.common.server_clock import Clock, system_clock
from sesame.server.live.commands import Commands
from sesame.server.live.crowd import Crowd
from sesame.server.live.duties import Duties
from sesame.server.live.faces import Faces
from sesame.server.live.life import Life
from sesame.server.live.lobby import Lobby
from sesame.server.live.notes import Notes
from sesame.server.live.opening import Opening
from sesame.server.live.overdue import Overdue
from sesame.server.live.persons import Keyring, NoKeys, Persons
from sesame.server.live.presence import Presence
from sesame.server.live.races import Races
from sesame.server.live.register import Register
from sesame.server.live.room import Means
from sesame.server.live.rounds import Errand, Rounds
from sesame.server.live.tasks import Tasks
from sesame.server.live.trouble import Trouble
from sesame.server.store.interface import Store
from sesame.server.workers.robots import Robots

_LAST_WORDS = 1.5  # seconds for what was begun, when the server stops
_AT_A_TIME = 50  # tables seen to before others have their turn


class House:
    """The parts, each by its name; none of them knows the house."""

    def __init__(
        self,
        store: Store,
        robots: Robots,
        now: Clock | None = None,
        limits: Limits | None = None,
        aside: Aside | None = None,
        keyring: Keyring | None = None,
        random: Random = SYSTEM,
    ) -> None:
        self.store, self.robots, self.random = store, robots, random
        self.now, self.limits = now or system_clock(), limits or Limits()
        self.aside = aside or Aside()
        self._trouble = Trouble()
        self.tasks, self.notes, self.lines = Tasks(self._trouble), Notes(store), Memory()
        self.life, self.faces = Life(store, self.now), Faces(store)
        self.presence = Presence(self.now)
        self.lobby = Lobby(store, self.faces, self.notes)
        self.races = Races(self.now, self.notes, random)
        self.duties = duties = Duties(
            store, self.now, robots, self.life, self.races, self.tasks, self._trouble
        )
        means, workshop = self._means(), robots.workshop
        self.tables = Register(means, workshop, self.tasks, duties.is_due, duties.forget)
        self.opening = Opening(means, self.tables, workshop)
        self.crowd = Crowd(self.presence, self.tables, self.notes, self.tasks, duties.stir, random)
        keys = keyring or NoKeys()
        self.persons = Persons(
            means, self.tables, self.lobby, self.lines, self.notes, self.tasks, keys
        )
        self.commands = Commands(
            means, self.tables, self.opening, self.races, robots, self.notes, self.tasks
        )
        self.overdue = Overdue(means, self.tables, duties)
        self.notes.hear("spent", self.limits.hear)
        self._rounds = Rounds(self._errands(), self._trouble)

    def _means(self) -> Means:
        return Means(
            store=self.store,
            now=self.now,
            random=self.random,
            limits=self.limits,
            presence=self.presence,
            faces=self.faces,
            life=self.life,
            aside=self.aside,
            lobby_changed=self.lobby.changed,
            stir=self.duties.stir,
            spawn=self.tasks.spawn,
        )

    def _errands(self) -> list[Errand]:
        """Everything that is done every so many seconds."""
        return [
            (3, self.life.beat),
            (3, self._trouble.ends),  # something could be written
            (1, self.crowd.say_alive),
            (1, self._tell_spent),
            (1, self.crowd.drop_silent),
            (1, self.lobby.tell),
            (1, self.crowd.tell_watching),
            (3, self._stir_all),
            (10, self.overdue.look),
            (30, self.tables.sweep),
        ]

    async def open(self) -> None:
        await self.store.open()
        await self.life.beat()
        self.store.listen(self.tables.on_row, self.notes.take, self._on_gap)
        self._rounds.start()

    async def close(self) -> None:
        """What was begun is finished; then the store is closed."""
        await self._rounds.stop()
        await self.duties.stop()
        self.robots.close()
        await self.tasks.finish(_LAST_WORDS)
        with suppress(SesameError, TimeoutError):  # until here, and no further, clocks have run
            await asyncio.wait_for(self.life.beat(), 0.5)
        await self.store.close()
        self.aside.close()

    def _on_gap(self) -> None:
        """We were cut off for a while: what was missed is in the log; who is where is asked."""
        self.tables.on_gap()
        self.tasks.spawn(self.persons.who_is_left())
        self.crowd.ask_who_is_where()

    async def _tell_spent(self) -> None:
        """What people asked for here counts everywhere."""
        if spent := self.limits.spent():
            await self.notes.tell("spent", spent)

    async def _stir_all(self) -> None:
        """A few tables at a time, so that nobody's move waits for the whole round."""
        for number, room in enumerate(list(self.tables.rooms.values())):
            self.duties.stir(room)
            if number % _AT_A_TIME == 0:
                await asyncio.sleep(0)
