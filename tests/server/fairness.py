"""Hands of known speed on lines of known length: who wins the grabs?

    python -m tests.server.fairness

Time is virtual; the referee is the game's own `Race`, with the server's `Link` and `Quota`. A line
takes 10 to 140 ms one way, its two ways differ, and both jitter; the dice are sent to each line
half of its shortest round trip before they are to be seen; a screen paints them at its next frame.
Machines at both ends are busy, unless told otherwise, so that lines are as rough here as they are
to clients over sockets. What cheats do here is in `cheats.py`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from sesame.core import dice
from sesame.core.live import Claim, Grabbed, Line
from sesame.core.match import Match
from sesame.games.attrap_tresors.live import SUSPENSE, Race, fold
from sesame.games.attrap_tresors.state import COLUMN, LAMP
from sesame.server.common.link import Link
from sesame.server.live.latency import Lines, Quota, way
from tests.games.attrap_tresors.souks import souk

PINGS = 9
FRAME = 1000 / 60  # milliseconds from one picture of a screen to the next
WORK = (0.5, 3.0)  # milliseconds of programs and sockets at a passage: 1 to 6 there and back
STALL, STALLS = 40.0, 0.05  # milliseconds by which a passage is later; one in twenty is
Hand = Callable[[Random], float]  # draws a reaction, in milliseconds


@dataclass(frozen=True)
class Wire:
    """A line as it truly is, which nobody knows."""

    up: float  # to the server, one way
    down: float
    ahead: float  # the player's clock, less the server's
    is_busy: bool = False  # machines at its ends are; those of real clients are by themselves

    def passage(self, way: float, rng: Random) -> float:
        """One message on its way: some jitter always, a hiccup now and then."""
        hiccup = rng.expovariate(1 / 50) if rng.random() < 0.01 else 0.0
        return way + rng.expovariate(1 / (2 + 0.06 * way)) + hiccup + self._work(rng)

    def _work(self, rng: Random) -> float:
        """Of machines: programs, sockets, and now and then something else that is done first."""
        if not self.is_busy:
            return 0.0
        return rng.uniform(*WORK) + (STALL if rng.random() < STALLS else 0.0)

    def ping(self, rng: Random) -> float:
        return self.passage(self.up, rng) + self.passage(self.down, rng)


def wire(rng: Random, shortest: float = 10, longest: float = 140) -> Wire:
    """Any line; one way may be up to a third longer than the other."""
    way, skew = rng.uniform(shortest, longest), rng.uniform(0.85, 1.15)
    up, down = (min(max(it, shortest), longest) for it in (way * skew, way * (2 - skew)))
    return Wire(up, down, ahead=rng.uniform(-10_000, 10_000))


def quick(rng: Random) -> float:
    """A person who is awake: 420 ms on average, half of the time within 360 to 460."""
    return max(150.0, rng.gauss(340, 40) + rng.expovariate(1 / 80))


Said = tuple[float, float, float]  # what is said to be seen, the moment said, and the true one


@dataclass(frozen=True)
class Player:
    """Somebody on a line; honest, unless told otherwise."""

    hand: Hand = quick
    wire: Wire | None = None  # None: another one at every throw
    is_witnessed: bool = True  # somebody stands on the line whom no program delays:
    is_proxied: bool = False  # a proxy that tells once; else the kernel, with every ping
    late: tuple[float, ...] = (0.0,)  # milliseconds by which pongs are delayed, in turn
    peeks: bool = False  # looks at the dice when they arrive, whatever they should wait for
    lie: float = 0.0  # says to have seen them so much later

    def look(self, arrived: float, at: float, rng: Random) -> float:
        """When the dice are seen that arrived then and are to be painted at `at`."""
        return (arrived if self.peeks else max(arrived, at)) + rng.uniform(0, FRAME)

    def claims(self, seen: float, took: float) -> list[Said]:
        """What is sent of a reaction."""
        return [(seen + self.lie, seen + took, seen + took)]


@dataclass
class Tally:
    """Who won what."""

    grabs: int
    won: list[int]
    deserved: list[int]  # by whose hand was the fastest
    by_fastest: int = 0
    by_first_packet: int = 0  # of the fastest hands, had dice been painted when they came in

    def add(self, winner: int, fastest: int, first: int) -> None:
        self.grabs += 1
        self.won[winner] += 1
        self.deserved[fastest] += 1
        self.by_fastest += winner == fastest
        self.by_first_packet += first == fastest

    @property
    def shares(self) -> list[float]:
        return [won / self.grabs for won in self.won]

    def gained(self, seats: int) -> float:
        """By the first so many: what they won, less what the fastest hand would have. Equal hands
        deserve equal shares, so this is their gain over a fair share, without most of the luck."""
        return (sum(self.won[:seats]) - sum(self.deserved[:seats])) / self.grabs

    @property
    def fastest(self) -> float:
        return self.by_fastest / self.grabs

    @property
    def first_packet(self) -> float:
        return self.by_first_packet / self.grabs


@dataclass
class Sitting:
    """What the server knows of a seat from throw to throw."""

    player: Player
    is_busy: bool
    quota: Quota = field(default_factory=Quota)
    link: Link = field(default_factory=Link)
    wire: Wire | None = None
    pings: int = 0

    def sit(self, rng: Random) -> Wire:
        """The line of this throw, measured since the last one."""
        if self.wire is None or self.player.wire is None:
            known = self.player.wire or wire(rng)
            self.wire, self.link = replace(known, is_busy=self.is_busy), Link()
        more = 2 if self.link.trips else PINGS
        for _ in range(more):
            trip = self.wire.ping(rng)
            late = self.player.late
            self.link.measured(trip + late[self.pings % len(late)])
            is_told = not self.player.is_proxied or not self.link.witnesses
            if self.player.is_witnessed and is_told:
                self.link.witnessed(trip)
            self.pings += 1
        return self.wire

    @property
    def line(self) -> Line:
        return Line(self.link.offset, self.link.delay, self.link.jitter)


class Throw:
    """One throw: everybody goes for the column, then all others for the lamp."""

    def __init__(
        self, match: Match, sittings: Sequence[Sitting], rng: Random, *, strict: bool
    ) -> None:
        self._match, self._sittings, self._rng = match, sittings, rng
        self._wires = [sitting.sit(rng) for sitting in sittings]
        self._links = {seat: sitting.line for seat, sitting in enumerate(sittings)}
        quotas = {seat: sitting.quota for seat, sitting in enumerate(sittings)}
        random = dice.stream(rng.getrandbits(40))
        self._souk = Race(match, {}, Lines(self._links, quotas), random, strict=strict)
        self._now = 0.0
        self._on_the_way = list[Claim]()  # and not arrived when it was decided

    def play(self, tally: Tally, *, is_for_columns: bool) -> None:
        self._souk.open(SUSPENSE)
        everybody = range(len(self._sittings))
        holder = self._race(SUSPENSE, COLUMN, list(everybody), tally)
        if is_for_columns:
            return
        shown = self._souk.see(self._match, self._now)
        assert shown is not None
        self._race(shown.at, LAMP, [seat for seat in everybody if seat != holder], tally)

    def _race(self, at: float, kind: int, seats: list[int], tally: Tally) -> int:
        took = {seat: self._sittings[seat].player.hand(self._rng) for seat in seats}
        claims = [claim for seat in seats for claim in self._claims(seat, kind, at, took[seat])]
        winner = self._referee(sorted(self._on_the_way + claims, key=lambda it: it.arrived))
        naive = {seat: self._wires[seat].ping(self._rng) + took[seat] for seat in seats}
        tally.add(winner, min(seats, key=took.__getitem__), min(seats, key=naive.__getitem__))
        return winner

    def _claims(self, seat: int, kind: int, at: float, took: float) -> list[Claim]:
        known, player, rng = self._wires[seat], self._sittings[seat].player, self._rng
        sent = max(self._now, at - way(self._links[seat]))
        # The screen's clock has the moment half of a lopsided line's difference off, as it arrives
        due = at + (known.down - known.up) / 2
        seen = player.look(sent + known.passage(known.down, rng), due, rng)
        return [
            Claim(
                seat,
                kind,
                painted + known.ahead,
                moment + known.ahead,
                truly + known.passage(known.up, rng),
            )
            for painted, moment, truly in player.claims(seen, took)
        ]

    def _referee(self, claims: list[Claim]) -> int:
        for i, claim in enumerate(claims):
            if (winner := self._decided(claim.arrived)) is not None:
                self._on_the_way = claims[i:]
                return winner
            self._souk.claim(claim)
        winner = self._decided(claims[-1].arrived + 1_000)
        assert winner is not None
        return winner

    def _decided(self, until: float) -> int | None:
        while self._souk.due <= until:
            self._now = self._souk.due
            decision = self._souk.advance(self._now)
            if not isinstance(decision, Grabbed):
                continue
            fold(self._match, decision)
            for ruled in decision.rulings:
                if ruled.reason is None:
                    return ruled.seat
            self._souk.see(self._match, self._now)
        return None


def simulate(
    players: Sequence[Player],
    throws: int,
    seed: int,
    *,
    strict: bool = False,
    strangers_every: int | None = None,
    is_for_columns: bool = False,
    is_busy: bool = True,
) -> Tally:
    """The same hands on the same lines for the same seed, whoever is believed.

    `strangers_every`: after so many throws everybody is somebody of whom nothing is known.
    `is_for_columns`: nobody goes for the lamp, in whose race the column's holder has no part.
    `is_busy`: so are the machines, and lines rougher.
    """
    rng, tally = Random(seed), Tally(0, [0] * len(players), [0] * len(players))
    table = souk("rrrooggv", "rgbyov"[: len(players)])
    sittings = [Sitting(player, is_busy) for player in players]
    for number in range(throws):
        if strangers_every and number % strangers_every == 0:
            sittings = [Sitting(player, is_busy) for player in players]
        throw = Throw(table.copy(), sittings, Random(rng.getrandbits(64)), strict=strict)
        throw.play(tally, is_for_columns=is_for_columns)
    return tally


FIVE = [Player()] * 5
LENGTHS = (10, 50, 95, 140)
NEAR_AND_FAR = [Player(wire=Wire(way, way, 0)) for way in LENGTHS]


def main(throws: int = 2_000) -> None:
    fair, strict = (simulate(FIVE, throws, 1, strict=strict) for strict in (False, True))
    print(f"{fair.grabs} grabs of five equal hands, on lines of 10 to 140 ms one way")
    print(f"  the fastest hand wins: amis {fair.fastest:.1%}, strict {strict.fastest:.1%},")
    print(f"  dice painted as they come in, first packet first: {fair.first_packet:.1%}")
    for name, strictly in (("amis", False), ("strict", True)):
        shares = simulate(NEAR_AND_FAR, throws, 2, strict=strictly).shares
        told = ", ".join(
            f"{way} ms {share:.1%}" for way, share in zip(LENGTHS, shares, strict=True)
        )
        print(f"  shares of four, by line, {name}: {told}")


if __name__ == "__main__":
    main()
