"""The table of cheats by real clients: sockets, slow lines, a server that knows nothing of it.

    python -m tests.server.real_cheats            # --seconds N --runs N --tables N --only WORDS

All cheats are played at once, at tables of their own, on lines of 10 to 140 ms one way with jitter
that a proxy makes; see `racers.py`. With more tables than one for each the machine itself would be
late. As it is known what every hand truly took, a cheat's gain is what it won less what the fastest
hand would have: far more exact than a share alone.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import chain
from math import nan, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pvariance
from typing import Any, NamedTuple

from sesame.games.attrap_tresors.state import COLUMN
from tests.server.cheats import CHEATS, Flooding, among, late
from tests.server.clients import Session, arrive, command, open_table
from tests.server.fairness import FIVE, Player, Wire, wire
from tests.server.generous import Generous
from tests.server.racers import Race, Racer, Say

_SETTLES = 2.0  # seconds in which lines are measured and clocks set
_APART = 3.0  # seconds over which tables begin
_SETTINGS = {"game": "attrap-tresors", "chairs": ["me"], "options": {"patience": 2}, "pace": 0}


class Pausing(Racer):
    """Asks for a pause when the dice are seen, studies them, and grabs as soon as it goes on."""

    async def reach(self, show: dict[str, Any], seen: float, say: Say) -> None:
        await say(type="pause", id=f"p{show['step']}")
        await super().reach(show, seen, say)
        await asyncio.sleep(0.6)  # by now it is decided, and paused
        await say(type="resume", id=f"r{show['step']}")
        now = self.now
        grab = {
            "type": "grab",
            "seat": self.seat,
            "object": COLUMN,
            "seen": now - 120,
            "moment": now,
        }
        await say(**grab, id=f"a{show['step']}")


class Returning(Racer):
    """A new connection for every throw."""

    reconnects = True


class InRacesOnly(Racer):
    """Pongs are late while dice roll and lie there, and prompt at all other times."""

    def late(self) -> float:
        return super().late() if self.race.is_racing else 0.0


class Hasty(Racer):
    """Reaches before anything is there to be seen, then as everybody does."""

    async def see_rolling(self, at: float, say: Say) -> None:
        await asyncio.sleep(max(0.0, at - 100 - self.now) / 1000)
        early = {"seen": at - 250, "moment": at - 100}
        await say(type="grab", seat=self.seat, object=COLUMN, **early, id=f"h{at}")


@dataclass(frozen=True)
class Trick:
    """A line of the table: who sits there; the first cheats, or the first few do."""

    name: str
    players: Sequence[Player]
    racer: type[Racer] = Racer
    cheats: int = 1
    is_stranger: bool = False  # in every game somebody else

    @property
    def fair(self) -> float:
        return self.cheats / len(self.players)

    @property
    def is_honest(self) -> bool:
        return self.cheats == 0

    @property
    def is_program(self) -> bool:
        """Its hand is none: its gain is its own, and it is named to the table."""
        return self.players[0].hand in (fast, even)

    @property
    def is_blind(self) -> bool:
        return not self.players[0].is_witnessed

    @property
    def blind(self) -> "Trick":
        """The same where nobody stands on the lines."""
        players = [replace(player, is_witnessed=False) for player in self.players]
        return replace(self, name=f"{self.name}; no witness", players=players)


def fast(rng: Random) -> float:
    """A program's hand."""
    return rng.gauss(150, 20)


def even(rng: Random) -> float:
    """A program's that feigns to be slower."""
    return rng.gauss(330, 3)


_OTHERWISE = {  # simulated, or done in another way here
    "pongs late in races only",
    "reaches before the dice are there",
    "says to have seen 10 ms later",
    "pongs late by 200 ms, all else prompt and true",
    "the same by 20 ms, and grabs again in vain",
    "the same by 100 ms, in one throw of sixteen",
    "the same by 40 ms, a stranger in every game",
}
RACES_ONLY = Player(late=(200,), peeks=True, lie=20)
TRICKS = (
    *(
        Trick(it.name, it.players, cheats=it.cheats, is_stranger=bool(it.strangers))
        for it in CHEATS
        if it.name not in _OTHERWISE
    ),
    Trick("reaches before the dice are there", among(Player()), Hasty),
    Trick("pongs late in races only", among(RACES_ONLY), InRacesOnly),
    Trick("pongs late by 200 ms, a new connection for every throw", among(late(200)), Returning),
    Trick("a pause asked for after the dice were seen", among(Player()), Pausing),
    Trick("the same, and pongs late by 480 ms", among(late(480)), Pausing),
    Trick("pongs late by 200 ms, and floods", among(Flooding(late=(200,), peeks=True, lie=200))),
    Trick("jitter feigned by 60 ms, says 40 ms later", among(Player(late=(0, 60), lie=40))),
)
PROGRAMS = (
    Trick("a program: 150 ms", among(Player(hand=fast))),
    Trick("a program: 330 ms, as even as a clock", among(Player(hand=even))),
)
HONEST = (
    Trick("five honest hands", FIVE, cheats=0),
    Trick("five honest strangers", FIVE, cheats=0, is_stranger=True),
)
BLIND = tuple(
    trick.blind
    for trick in TRICKS
    if trick.name in ("pongs late by 200 ms", "pongs late by 480 ms")
)
ALL = (*TRICKS, *PROGRAMS, *BLIND, *HONEST, HONEST[0].blind)


@dataclass
class Found:
    """What a trick came to in one run."""

    races: list[Race] = field(default_factory=list)
    earliest: list[float] = field(default_factory=list)

    def __add__(self, other: "Found") -> "Found":
        return Found(self.races + other.races, self.earliest + other.earliest)

    @property
    def throws(self) -> int:
        return sum(len(race.whole) for race in self.races)

    def gains(self, cheats: int) -> list[int]:
        """By throw: 1 if a cheat won where an honest hand was faster, -1 the other way round."""
        return [
            (throw.winner < cheats) - (throw.fastest < cheats)
            for race in self.races
            for throw in race.whole
            if throw.winner is not None
        ]

    @property
    def kept(self) -> list[int]:
        """By throw: whether the fastest hand won."""
        return [throw.winner == throw.fastest for race in self.races for throw in race.whole]

    @property
    def named_after(self) -> list[int]:
        return [race.named_after for race in self.races if race.named_after is not None]


def estimate(values: Sequence[int]) -> tuple[float, float]:
    """The average, and its standard error."""
    if len(values) < 2:
        return nan, nan
    return fmean(values), sqrt(max(pvariance(values), 1 / len(values)) / len(values))


class Somebody(NamedTuple):
    """Who they are, and the line they have at home: the same in every game."""

    session: Session
    line: Wire


class Hall:
    """All tables of one run."""

    def __init__(self, server: Generous, seed: int, until: float) -> None:
        self._server, self._until, self._rng = server, until, Random(seed)
        self._at = [server.address]

    async def play(
        self, tricks: Sequence[Trick], tables: int, enough: int | None = None
    ) -> list[Found]:
        """Until it is time, or there were enough throws of each."""
        found = [Found() for _ in tricks]
        playing = [
            asyncio.create_task(self._keep_playing(trick, found[at], Random(self._rng.random())))
            for at, trick in enumerate(tricks)
            for _ in range(tables)
        ]
        while time.monotonic() < self._until and not any(task.done() for task in playing):
            await asyncio.sleep(0.2)
            if enough is not None and min(each.throws for each in found) >= enough:
                break
        failed = [task for task in playing if task.done()]
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for task in failed:
            task.result()
        return found

    async def _keep_playing(self, trick: Trick, found: Found, rng: Random) -> None:
        await asyncio.sleep(rng.uniform(0, _APART))
        people = list[Somebody]()
        while True:
            if trick.is_stranger or not people:
                people = await self._arrive(trick, rng)
            await self._game(trick, found, people, rng)

    async def _arrive(self, trick: Trick, rng: Random) -> list[Somebody]:
        """Without a witness the nearest win, whoever lies: a lie is weighed among equally far."""
        lines = [wire(rng) for _ in trick.players]
        if trick.is_blind and not trick.is_honest:
            lines = [replace(lines[0], ahead=line.ahead) for line in lines]
        return [Somebody(await arrive(self._at), line) for line in lines]

    async def _game(
        self, trick: Trick, found: Found, people: Sequence[Somebody], rng: Random
    ) -> None:
        host, *guests = (one.session for one in people)
        settings = {**_SETTINGS, "seats": len(people)}
        table = await open_table(self._at, host, f"{rng.random()}", **settings)
        for seat, guest in enumerate(guests, 1):
            await command(self._at, guest, table, type="sit", id="sit", seat=seat)
        race = Race(len(people))
        found.races.append(race)
        racers = [
            (trick.racer if seat < trick.cheats else Racer)(seat, player, race, rng)
            for seat, player in enumerate(trick.players)
        ]
        try:
            async with asyncio.TaskGroup() as group:
                for racer, one in zip(racers, people, strict=True):
                    group.create_task(racer.come(self._server.port, one.line, table, one.session))
                await asyncio.sleep(_SETTLES)
                await command(self._at, host, table, type="start", id="start")
        finally:
            found.earliest += [racer.earliest for racer in racers]


@contextmanager
def open_house() -> Iterator[Generous]:
    """A server that so many may come to at once."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        server = Generous(f"sqlite:///{home / 'house.db'}", home / "server.log")
        try:
            server.start()
            server.wait()
            yield server
        finally:
            server.close()


def run(tricks: Sequence[Trick], seconds: float, tables: int, seed: int) -> list[Found]:
    """One run, on a server of its own."""
    with open_house() as server:
        hall = Hall(server, seed, time.monotonic() + seconds)
        return asyncio.run(hall.play(tricks, tables))


def told(trick: Trick, found: Found) -> str:
    """A line of the table."""
    if trick.is_honest:
        kept, error = estimate(found.kept)
        result = f"the fastest wins {kept:.1%} ± {1.96 * error:.1%}"
    else:
        gain, error = estimate(found.gains(trick.cheats))
        result = f"{100 * gain:+.1f} ± {196 * error:.1f}"
    named = f", named after {found.named_after}" if found.named_after else ""
    early = min(found.earliest, default=nan)
    return f"| {trick.name} | {trick.fair:.1%} | {found.throws} | {result}{named} | {early:.0f} |"


def lateness(found: Iterable[Found]) -> float:
    """How busy the machine was: milliseconds by which a hand in twenty went out too late. Whoever
    is late by 20 ms cannot measure 10."""
    late = sorted(one for each in found for race in each.races for one in race.late)
    return late[int(0.95 * len(late))] if late else nan


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    tricks = [trick for trick in ALL if given.only in trick.name]
    runs = [run(tricks, given.seconds, given.tables, seed) for seed in range(given.runs)]
    print("| what it does | fair share | throws | points gained | dice came, ms |")
    print("| --- | --- | --- | --- | --- |")
    for at, trick in enumerate(tricks):
        print(told(trick, sum((one[at] for one in runs), Found())), flush=True)
    print(f"a hand in twenty went out {lateness(chain(*runs)):.1f} ms late, or more")


if __name__ == "__main__":
    main()
