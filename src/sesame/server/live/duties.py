"""Automatic moves: robots, forced moves, flags that fall.

Of several processes one *keeps* a table, and only that one does this for it; when it dies another
takes over. Everything is done through the room, as a person's moves are.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sesame.core.errors import SesameError
from sesame.server.common.server_clock import Clock
from sesame.server.live.life import Life
from sesame.server.live.races import Races
from sesame.server.live.room import Room
from sesame.server.live.tasks import Tasks
from sesame.server.live.trouble import Trouble
from sesame.server.log import decisions, events, mixing
from sesame.server.log.knowable import is_plainly_forced
from sesame.server.log.table import Table
from sesame.server.store.interface import Store
from sesame.server.workers.robots import Robots, Unwanted

_log = logging.getLogger("sesame.tables")

_AFTER_TROUBLE = 1.0  # seconds before something that failed is tried again
_WITHIN_TURN = 350  # milliseconds from one move of a long turn to the next

Duty = tuple[str, int]  # what, and for which seat
Work = Callable[[Room, int], Awaitable[None]]


class Duties:
    """Everything that goes on by itself at the tables that this process keeps."""

    def __init__(
        self,
        store: Store,
        now: Clock,
        robots: Robots,
        life: Life,
        races: Races,
        tasks: Tasks,
        trouble: Trouble,
    ) -> None:
        self._store, self._now, self._robots = store, now, robots
        self._life, self._races, self._tasks = life, races, tasks
        self._trouble = trouble
        self._under_way = dict[tuple[str, Duty], asyncio.Task[None]]()
        self._keeping = set[str]()  # tables that we are asking the store for

    async def stop(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what is due

    def is_due(self, room: Room) -> bool:
        """Whether it must stay at hand; flags where nobody is are on the card (`expiry.py`)."""
        return room.is_kept and room.is_watched and bool(_due(room))

    def stir(self, room: Room) -> None:
        """Something has changed: see to what is due now."""
        if room.is_adrift:  # nothing is due by how the table only seems to be
            self._begin(room, ("adrift", 0))
            return
        if not (due := _due(room)):
            return
        if not room.is_kept:
            self._ask_to_keep(room)
            return
        for what, seat in due:
            self._begin(room, (what, seat))

    def _ask_to_keep(self, room: Room) -> None:
        if room.table.id not in self._keeping:
            self._keeping.add(room.table.id)
            self._tasks.spawn(self._keep(room))

    async def _keep(self, room: Room) -> None:
        try:
            room.is_kept = await self._store.keep(room.table.id)
        finally:
            self._keeping.discard(room.table.id)
        if room.is_kept:
            self.stir(room)

    def forget(self, room: Room) -> None:
        for duty in (("patience", 0), *(("flag", seat) for seat in range(room.table.seats))):
            if (waiting := self._under_way.get((room.table.id, duty))) is not None:
                waiting.cancel()
        if room.is_kept:
            room.is_kept = False
            self._tasks.spawn(self._store.release(room.table.id))

    def _begin(self, room: Room, duty: Duty) -> None:
        key = room.table.id, duty
        if key in self._under_way:
            return
        kinds = {"robot": self._robot, "forced": self._forced, "flag": self._flag}
        beginning = {"mix": self._mix, "patience": self._mix}
        work = {**kinds, **beginning, "race": self._races.run, "adrift": self._make_up}[duty[0]]
        task = self._under_way[key] = asyncio.create_task(self._see_to(room, duty, work))

        def is_done(_: asyncio.Task[None]) -> None:
            """Also of one that was ended before it began."""
            del self._under_way[key]
            if not task.cancelled():
                self.stir(room)

        task.add_done_callback(is_done)

    async def _see_to(self, room: Room, duty: Duty, work: Work) -> None:
        what, seat = duty
        try:
            await work(room, seat)
        except SesameError as error:
            self._trouble.note(error)
            await asyncio.sleep(_AFTER_TROUBLE)
        except Exception:
            _log.exception("table %s: %s failed", room.table.id, what)
            await asyncio.sleep(_AFTER_TROUBLE)

    # --- doing it

    async def _make_up(self, room: Room, _: int) -> None:
        """What could be neither stored nor folded back: who waits for it would wait for ever."""
        async with room.lock:
            await room.make_up()

    async def _mix(self, room: Room, _: int) -> None:
        """The game begins once every device has shown its part of chance, or has had its time."""
        while room.table.is_mixing:
            left = mixing.left(room.table, self._now())
            if left > 0:
                await asyncio.sleep(max(left, 1) / 1000)
                continue
            async with room.lock:
                await room.make_up()
                if room.table.is_mixing and not mixing.left(room.table, self._now()):
                    await room.cause(decisions.begin(room.table))

    async def _robot(self, room: Room, seat: int) -> None:
        turn, steps = room.table.turn[seat], len(room.table.match.log)
        if seat not in room.table.actors:  # taken back since, before this began
            return
        with suppress(Unwanted):
            action = await self._robots.choose(
                room.asker(), room.table, seat, lambda: room.is_watched
            )
            await self._play(room, seat, turn, steps, action)

    async def _forced(self, room: Room, seat: int) -> None:
        """A decision with a single choice that everybody can see: nobody has to click it."""
        turn, steps = room.table.turn[seat], len(room.table.match.log)
        if _is_forced(room.table, seat):  # still: somebody may have been quicker
            (action,) = room.table.legal(seat)
            await self._play(room, seat, turn, steps, action)

    async def _play(self, room: Room, seat: int, turn: int, steps: int, action: int) -> None:
        """At the table's pace; if nothing has changed for the seat meanwhile."""
        due = room.table.moved_at + pause(room.table, seat)
        await asyncio.sleep(max(0.0, due - self._now()) / 1000)
        async with room.lock:
            table = room.table
            is_same = table.turn[seat] == turn and len(table.match.log) >= steps
            if is_same and seat in table.actors and not table.paused:
                await room.cause(decisions.play(table, seat, table.version, action))

    async def _flag(self, room: Room, seat: int) -> None:
        while (falls := room.table.clocks.falls()) is not None and falls[1] == seat:
            left = falls[0] - self._now()
            if left > 0:
                await asyncio.sleep(min(left, 60_000) / 1000)
                continue
            await self._life.is_open_now()
            async with room.lock:
                await room.make_up()
                now = round(self._now())
                if room.table.clocks.runs(seat) and room.table.clocks.left(seat, now) == 0:
                    await room.cause(events.Resigned(seat, flagged=True))


def _due(room: Room) -> list[Duty]:
    """Everything that the table would have happen by itself now."""
    table = room.table
    if table.is_mixing:  # one waits, the other comes when all is there
        return [("patience" if mixing.left(table, room.now()) else "mix", 0)]
    if table.status != "playing" or table.paused:
        return []
    if table.match.game.live is not None:
        return [("race", 0)] if room.has_players else []
    due: list[Duty] = []
    for seat in table.actors:
        if table.sitters[seat].robot:
            due.append(("robot", seat))
        elif _is_forced(table, seat):
            due.append(("forced", seat))
    if due and not room.is_watched:
        due.clear()
    if (falls := table.clocks.falls()) is not None:
        due.append(("flag", falls[1]))
    return due


def pause(table: Table, seat: int) -> int:
    """Milliseconds from the move before; within a long turn hardly longer than a pawn walks."""
    pace = table.settings.pace
    if not table.match.game.has_long_turns:
        return pace
    last = next((step.seat for step in reversed(table.match.log) if step.seat >= 0), None)
    return min(pace, _WITHIN_TURN) if last == seat else pace


def _is_forced(table: Table, seat: int) -> bool:
    return len(table.legal(seat)) == 1 and is_plainly_forced(table.match, seat)
