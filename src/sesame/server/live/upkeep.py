"""What happens at tables by itself: robots move, forced moves are made, flags fall.

Of several processes one *keeps* a table, and only that one does this for it; when it dies another
takes over. Everything is done through the room, as a person's moves are.
"""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sesame.core.errors import SesameError
from sesame.server.live.bazaar import Bazaar
from sesame.server.log import decisions, events, expiry
from sesame.server.log.knowable import is_plainly_forced
from sesame.server.log.table import Table
from sesame.server.workers.robots import Unwanted

if TYPE_CHECKING:
    from sesame.server.live.house import House
    from sesame.server.live.room import Room

_log = logging.getLogger("sesame.tables")

_BEAT = 1.0  # seconds between two rounds through the house
_TAKE_OVER, _WAKE, _SWEEP = 3, 10, 30  # every so many beats
_BEATS = 3  # between two signs of life
_DUE_AT_ONCE = 100  # tables that are due, looked after in one round
_LOOK_AGAIN, _UNREADABLE = 60_000, 24 * 3_600_000  # milliseconds: people are there; it is broken
_AT_A_TIME = 50  # tables seen to before others have their turn
_IDLE = 60.0  # seconds that an empty table stays in memory
_AFTER_TROUBLE = 1.0  # seconds before something that failed is tried again

Duty = tuple[str, int]  # what, and for which seat


class Trouble:
    """What goes on for a while, a full disk say, is told when it begins and when it is over."""

    def __init__(self) -> None:
        self._told: str | None = None

    def note(self, error: SesameError) -> None:
        if error.words.en != self._told:
            self._told = error.words.en
            _log.warning("%s / %s", error.words.fr, error.words.en)

    def ends(self) -> None:
        if self._told is not None:
            self._told = None
            _log.warning("cela va de nouveau / all is well again")


class Upkeep:
    """The one who goes from table to table."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._duties = dict[tuple[str, Duty], asyncio.Task[None]]()
        self._round: asyncio.Task[None] | None = None
        self.bazaar = Bazaar(house)
        self._keeping = set[str]()  # tables that we are asking the store for
        self._trouble = Trouble()

    def start(self) -> None:
        self._round = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        tasks = [*self._duties.values(), *([self._round] if self._round else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- what is due

    def has_duty(self, room: "Room") -> bool:
        """Whether it must stay at hand; flags where nobody is are on the card (`expiry.py`)."""
        return room.is_kept and room.is_watched and bool(_due(room))

    def stir(self, room: "Room") -> None:
        """Something has changed: see to what is due now."""
        if room.table.status != "playing" or not (due := _due(room)):
            return
        if not room.is_kept:
            self._ask_to_keep(room)
            return
        for what, seat in due:
            self._begin(room, (what, seat))

    def _ask_to_keep(self, room: "Room") -> None:
        if room.table.id not in self._keeping:
            self._keeping.add(room.table.id)
            self._house.spawn(self._keep(room))

    async def _keep(self, room: "Room") -> None:
        try:
            room.is_kept = await self._house.store.keep(room.table.id)
        finally:
            self._keeping.discard(room.table.id)
        if room.is_kept:
            self.stir(room)

    def forget(self, room: "Room") -> None:
        for seat in range(room.table.seats):
            if (flag := self._duties.get((room.table.id, ("flag", seat)))) is not None:
                flag.cancel()
        if room.is_kept:
            room.is_kept = False
            self._house.spawn(self._house.store.release(room.table.id))

    def _begin(self, room: "Room", duty: Duty) -> None:
        key = room.table.id, duty
        if key in self._duties:
            return
        what, seat = duty
        kinds = {"robot": self._robot, "forced": self._forced, "flag": self._flag}
        work = {**kinds, "race": self.bazaar.race}[what]
        self._duties[key] = asyncio.create_task(self._see_to(key, room, work(room, seat)))

    async def _see_to(
        self, key: tuple[str, Duty], room: "Room", work: Coroutine[Any, Any, None]
    ) -> None:
        try:
            await work
        except SesameError as error:
            self._trouble.note(error)
            await asyncio.sleep(_AFTER_TROUBLE)
        except Exception:
            _log.exception("table %s: %s failed", room.table.id, key[1][0])
            await asyncio.sleep(_AFTER_TROUBLE)
        finally:
            del self._duties[key]
        self.stir(room)

    # --- doing it

    async def _robot(self, room: "Room", seat: int) -> None:
        turn, steps = room.table.turn[seat], len(room.table.match.log)
        with suppress(Unwanted):
            action = await self._house.robots.choose(
                room.asker(), room.table, seat, lambda: room.is_watched
            )
            await self._play(room, seat, turn, steps, action)

    async def _forced(self, room: "Room", seat: int) -> None:
        """A decision with a single choice that everybody can see: nobody has to click it."""
        turn, steps = room.table.turn[seat], len(room.table.match.log)
        if _is_forced(room.table, seat):  # still: somebody may have been quicker
            (action,) = room.table.legal(seat)
            await self._play(room, seat, turn, steps, action)

    async def _play(self, room: "Room", seat: int, turn: int, steps: int, action: int) -> None:
        """At the table's pace; if nothing has changed for the seat meanwhile."""
        due = room.table.moved_at + room.table.settings.pace
        await asyncio.sleep(max(0.0, due - self._house.now()) / 1000)
        async with room.lock:
            table = room.table
            is_same = table.turn[seat] == turn and len(table.match.log) >= steps
            if is_same and seat in table.actors and not table.paused:
                await room.cause(decisions.play(table, seat, table.version, action))

    async def _flag(self, room: "Room", seat: int) -> None:
        while (falls := room.table.clocks.falls()) is not None and falls[1] == seat:
            left = falls[0] - self._house.now()
            if left > 0:
                await asyncio.sleep(min(left, 60_000) / 1000)
                continue
            await self._house.is_open_now()
            async with room.lock:
                await room.make_up()
                now = round(self._house.now())
                if room.table.clocks.runs(seat) and room.table.clocks.left(seat, now) == 0:
                    await room.cause(events.Resigned(seat, flagged=True))

    # --- going round

    async def _go_round(self) -> None:
        beat = 0
        while True:
            try:
                await self._visit(beat)
            except SesameError as error:
                self._trouble.note(error)
            except Exception:
                _log.exception("upkeep failed")
            beat += 1
            await asyncio.sleep(_BEAT)

    async def _visit(self, beat: int) -> None:
        house = self._house
        if beat % _BEATS == 0:
            await house.beat()
            self._trouble.ends()  # something could be written
        await house.tell_others("alive", house.process)
        await house.tell_spent()
        house.tell_gone(house.presence.drop_silent(house.process))
        await house.tell_lobby()
        if beat % _TAKE_OVER == 0:
            await self._stir_all()
        if beat % _WAKE == 0:
            await self._look_after_due()
        if beat % _SWEEP == 0:
            house.sweep(_IDLE)

    async def _stir_all(self) -> None:
        """A few tables at a time, so that nobody's move waits for the whole round."""
        for number, room in enumerate(list(self._house.rooms.values())):
            self.stir(room)
            if number % _AT_A_TIME == 0:
                await asyncio.sleep(0)

    async def _look_after_due(self) -> None:
        """Flags that fell while nobody watched, and tables that everybody has left for good."""
        house, now = self._house, round(self._house.now())
        for card in await house.store.due(now, _DUE_AT_ONCE):
            try:
                if (room := await self._kept(card.table)) is not None:
                    await self._settle(room)
            except SesameError:  # one table that cannot be read is no harm to the others
                _log.exception("table %s cannot be read", card.table)
                await house.store.postpone(card.table, now + _UNREADABLE)
        await house.store.clear_void(now - expiry.VOID)

    async def _kept(self, table: str) -> "Room | None":
        """The table, if this process keeps it."""
        known = self._house.rooms.get(table)
        if known is None or not known.is_kept:
            if not await self._house.store.keep(table):
                return None
            known = await self._house.room(table)
            known.is_kept = True
        return known

    async def _settle(self, room: "Room") -> None:
        """Close it, or note when to look again."""
        house = self._house
        async with room.lock:
            table, now = room.table, round(house.now())
            is_left = now >= expiry.ends(table) and not house.presence.at(table.id)
            if is_left and expiry.due(table) is not None:
                await room.cause(events.Closed())
                return
        due = expiry.due(table)
        await house.store.postpone(table.id, due and max(due, now + _LOOK_AGAIN))
        self.stir(room)


def _due(room: "Room") -> list[Duty]:
    """Everything that the table would have happen by itself now."""
    table = room.table
    if table.status != "playing" or table.paused:
        return []
    if table.match.game.is_timed:
        return [("race", 0)] if room.has_players else []
    due = list[Duty]()
    for seat in table.actors if room.is_watched else ():
        if table.sitters[seat].robot:
            due.append(("robot", seat))
        elif _is_forced(table, seat):
            due.append(("forced", seat))
    if (falls := table.clocks.falls()) is not None:
        due.append(("flag", falls[1]))
    return due


def _is_forced(table: Table, seat: int) -> bool:
    return len(table.legal(seat)) == 1 and is_plainly_forced(table.match, seat)
