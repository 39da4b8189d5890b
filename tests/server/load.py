"""Many tables at once, where people play until they are told to stop; and what must hold after."""

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sesame.server.log.events import Entry, Played, Readied
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.store.interface import Store
from tests.server.clients import UNTOLD, Player, Session, arrive, command, open_table

_PATIENCE = 300.0  # seconds in which something must go on, on a busy machine too

Settings = dict[str, Any]

KHAN_TSIN: Settings = {"game": "khan-tsin", "chairs": ["me", "open"]}
TREASURES: Settings = {
    "game": "mille-et-un-tresors",
    "seats": 3,
    "chairs": ["me", "open", "open"],
}
BAKSCHISCH: Settings = {"game": "bakschisch", "seats": 3, "chairs": ["me", "open", "me"]}
KIM_BAC: Settings = {"game": "kim-bac", "chairs": ["me", "open"], "options": {"rounds": 1}}
GRABBING: Settings = {
    "game": "attrap-tresors",
    "chairs": ["me", "open"],
    "options": {"patience": 2},
}
EVERY_GAME = (GRABBING, BAKSCHISCH, KHAN_TSIN, KIM_BAC, TREASURES)
WITH_A_ROBOT: Settings = {
    "game": "mille-et-un-tresors",
    "seats": 3,
    "chairs": ["me", "apprenti", "open"],
}


@dataclass
class Game:
    """One table, whoever sits there, and somebody who looks on."""

    table: str
    players: list[Player] = field(default_factory=list)

    async def play(self) -> None:
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acked) for player in self.players)


async def seat(
    addresses: Sequence[str], people: Sequence[Session], number: str, settings: Settings
) -> Game:
    """A table that has begun; each person comes to another of the servers first."""
    host, *guests = people
    table = await open_table(addresses, host, number, **settings)
    free = [at for at, chair in enumerate(settings["chairs"]) if chair == "open"]
    for guest, at in zip(guests, free, strict=False):
        await command(addresses, guest, table, type="sit", id=f"sit-{at}", seat=at)
    await command(addresses, host, table, type="start", id="start")
    seated = people[: 1 + len(free)]
    onlooker = people[-1]
    chance = random.Random(number)
    turned = [[*addresses[n:], *addresses[:n]] for n in range(len(addresses))]
    ways = itertools.cycle(turned)
    players = [Player(next(ways), who, table, chance) for who in seated]
    if onlooker not in seated:
        players.append(Player(next(ways), onlooker, table, chance))
    return Game(table, players)


class Load:
    """Tables side by side; where a game is over another begins, until nobody wants to."""

    def __init__(self, addresses: Sequence[str], kinds: Sequence[Settings]) -> None:
        self.games: list[Game] = []
        self._addresses, self._kinds = addresses, kinds
        self._is_ending = False
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        people = [await arrive(self._addresses) for _ in range(4)]
        for at, kind in enumerate(self._kinds):
            turned = people[at % 4 :] + people[: at % 4]
            self._tasks.append(asyncio.create_task(self._play_on(at, kind, turned)))

    async def _play_on(self, at: int, kind: Settings, people: Sequence[Session]) -> None:
        for number in itertools.count():
            game = await seat(self._addresses, people, f"game-{at}-{number}", kind)
            self.games.append(game)
            await game.play()
            if self._is_ending:
                return

    @property
    def acknowledged(self) -> int:
        return sum(game.acknowledged for game in self.games)

    async def goes_on(self, moves: int) -> None:
        """For that many acknowledged moves more."""
        goal = self.acknowledged + moves
        end = time.monotonic() + _PATIENCE
        while self.acknowledged < goal:
            self._see_that_nobody_failed()
            assert time.monotonic() < end, self._where()
            await asyncio.sleep(0.01)

    async def finish(self) -> None:
        """Every table is played to its end, and no other begins."""
        self._is_ending = True
        await asyncio.wait(self._tasks, timeout=_PATIENCE)
        self._see_that_nobody_failed()
        assert all(task.done() for task in self._tasks), self._where()

    async def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _where(self) -> str:
        players = [player for game in self.games for player in game.players]
        return "\n".join(str(player) for player in players if not player.is_over)

    @property
    def returns(self) -> int:
        """How often somebody came back who had been cut off."""
        players = (player for game in self.games for player in game.players)
        return sum(max(player.connections - 1, 0) for player in players)

    def told(self) -> str:
        """In figures."""
        players = [player for game in self.games for player in game.players]
        refused = sum(len(player.refused) for player in players)
        return (
            f"{len(self.games)} games, {self.acknowledged} moves acknowledged,"
            f" {refused} refused, {self.returns} times somebody came back"
        )

    def _see_that_nobody_failed(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()


async def check_games(store: Store, games: Sequence[Game]) -> None:
    for game in games:
        check_game(game, await store.read(game.table))


def check_game(game: Game, rows: list[Row]) -> None:
    """What was acknowledged is there, in order and once; what was refused is not."""
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    entries = [msgspec.json.decode(row.body, type=Entry) for row in rows]
    done = Counter((entry.by, entry.id) for entry in entries if entry.id is not None)
    assert not [twice for twice, count in done.items() if count > 1]
    table = Table.read(game.table, rows)
    assert table.status == "over"
    for player in game.players:
        _check_player(player, entries, table)
        assert not {(player.session.person, number) for number in player.refused} & set(done)


def _check_player(player: Player, entries: list[Entry], table: Table) -> None:
    versions = [player.acked[number] for number in player.said if number in player.acked]
    assert versions == sorted(versions)
    for number, version in player.acked.items():
        if number not in player.said:  # a grab: what became of it is the referee's word
            continue
        entry, said = entries[version - 1], player.said[number]
        assert (entry.by, entry.id) == (player.session.person, number)
        if isinstance(entry.event, Readied):
            continue
        assert isinstance(entry.event, Played)
        assert entry.event.steps[0] == (said["seat"], said["action"])
    told = zip(player.seats_told, table.match.log, strict=True)
    assert all(seat in (step.seat, UNTOLD) for seat, step in told)
