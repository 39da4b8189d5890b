"""Hands of known speed on lines of known length: who wins the grabs?

    python -m tests.server.fairness

Time is virtual, the referee is the server's own `Souk`. A line takes 10 to 140 ms one way, its two
ways differ, and both jitter; a screen paints at its next frame after the moment it was told, by a
clock of its own that it compares with the server's by pings; the server measures the line by pings.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from sesame.core import dice
from sesame.core.match import Match
from sesame.games.attrap_tresors.referee import Claim, Line
from sesame.games.attrap_tresors.state import COLUMN, LAMP
from sesame.server.grabs import Grabbed, fold
from sesame.server.souk import Souk
from tests.games.attrap_tresors.souks import souk

PINGS = 9
FRAME = 1000 / 60
Hand = Callable[[Random], float]  # draws a reaction, in milliseconds


@dataclass(frozen=True)
class Wire:
    """A line as it truly is, which nobody knows."""

    up: float  # to the server, one way
    down: float
    ahead: float  # the player's clock, less the server's

    def passage(self, way: float, rng: Random) -> float:
        """One message on its way: some jitter always, a hiccup now and then."""
        hiccup = rng.expovariate(1 / 50) if rng.random() < 0.01 else 0.0
        return way + rng.expovariate(1 / (2 + 0.06 * way)) + hiccup

    def ping(self, rng: Random) -> tuple[float, float]:
        """There and back; and the offset that the player's side computes from it."""
        up, down = self.passage(self.up, rng), self.passage(self.down, rng)
        return up + down, self.ahead + (down - up) / 2

    def measured(self, rng: Random) -> Line:
        """The offset of the shortest ping, the delay of the usual one."""
        pings = sorted(self.ping(rng) for _ in range(PINGS))
        return Line(offset=pings[0][1], delay=pings[PINGS // 2][0])


def wire(rng: Random, shortest: float = 10, longest: float = 140) -> Wire:
    """Any line; one way may be up to a third longer than the other."""
    way, skew = rng.uniform(shortest, longest), rng.uniform(0.85, 1.15)
    up, down = (min(max(it, shortest), longest) for it in (way * skew, way * (2 - skew)))
    return Wire(up, down, ahead=rng.uniform(-10_000, 10_000))


def quick(rng: Random) -> float:
    """A person who is awake: 420 ms on average, half of the time within 360 to 460."""
    return max(150.0, rng.gauss(340, 40) + rng.expovariate(1 / 80))


@dataclass(frozen=True)
class Player:
    """Somebody on a line; who lies claims to have been faster than they were, by so much."""

    hand: Hand = quick
    wire: Wire | None = None  # None: another one at every throw
    lie: float = 0.0


@dataclass
class Tally:
    """Who won what."""

    grabs: int
    won: list[int]
    by_fastest: int = 0
    by_first_packet: int = 0  # of the fastest hands, had dice been painted when they came in

    def add(self, winner: int, fastest: int, first: int) -> None:
        self.grabs += 1
        self.won[winner] += 1
        self.by_fastest += winner == fastest
        self.by_first_packet += first == fastest

    @property
    def shares(self) -> list[float]:
        return [won / self.grabs for won in self.won]

    @property
    def fastest(self) -> float:
        return self.by_fastest / self.grabs

    @property
    def first_packet(self) -> float:
        return self.by_first_packet / self.grabs


class Throw:
    """One throw: everybody goes for the column, then all others for the lamp."""

    def __init__(self, match: Match, players: Sequence[Player], rng: Random, strict: bool) -> None:
        self._match, self._players, self._rng = match, players, rng
        self._wires = [player.wire or wire(rng) for player in players]
        self._links = {seat: known.measured(rng) for seat, known in enumerate(self._wires)}
        self._souk = Souk(match, {}, self._links, dice.stream(rng.getrandbits(40)), strict=strict)
        self._now = 0.0
        self._on_the_way = list[Claim]()  # and not arrived when it was decided

    def play(self, tally: Tally) -> None:
        showing = self._souk.open(self._now)
        everybody = range(len(self._players))
        holder = self._race(showing.at, COLUMN, list(everybody), tally)
        at = self._souk.see(self._match, self._now)
        assert at is not None
        self._race(at.at, LAMP, [seat for seat in everybody if seat != holder], tally)

    def _race(self, at: float, kind: int, seats: list[int], tally: Tally) -> int:
        took = {seat: self._players[seat].hand(self._rng) for seat in seats}
        ways = {seat: self._ways(seat) for seat in seats}
        claims = [self._claim(seat, kind, at, took[seat], *ways[seat]) for seat in seats]
        winner = self._referee(sorted(self._on_the_way + claims, key=lambda it: it.arrived))
        naive = {seat: sum(ways[seat]) + took[seat] for seat in seats}
        tally.add(winner, min(seats, key=took.__getitem__), min(seats, key=naive.__getitem__))
        return winner

    def _ways(self, seat: int) -> tuple[float, float]:
        known = self._wires[seat]
        return known.passage(known.down, self._rng), known.passage(known.up, self._rng)

    def _claim(self, seat: int, kind: int, at: float, took: float, down: float, up: float) -> Claim:
        ahead, player = self._wires[seat].ahead, self._players[seat]
        due = at + self._links[seat].offset - ahead  # where that clock has the moment
        painted = max(due, self._now + down) + self._rng.uniform(0, FRAME)
        seen = painted + ahead
        return Claim(seat, kind, seen + player.lie, seen + took, painted + took + up)

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


def simulate(players: Sequence[Player], throws: int, seed: int, *, strict: bool = False) -> Tally:
    """The same hands on the same lines for the same seed, whoever is believed."""
    rng, tally = Random(seed), Tally(0, [0] * len(players))
    table = souk("rrrooggv", "rgbyov"[: len(players)])
    for _ in range(throws):
        Throw(table.copy(), players, Random(rng.getrandbits(64)), strict).play(tally)
    return tally


def lying(by: float) -> list[Player]:
    """Three equal hands, of which the first lies."""
    return [Player(lie=by), Player(), Player()]


FIVE = [Player()] * 5
LENGTHS = (10, 50, 95, 140)
NEAR_AND_FAR = [Player(wire=Wire(way, way, 0)) for way in LENGTHS]


def main(throws: int = 5_000) -> None:
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
    print("one of three equal hands lies, and wins:")
    for lie in (0, 10, 20, 30, 40, 60, 100, 150, 300):
        print(f"  by {lie} ms: {simulate(lying(lie), throws, 3).shares[0]:.1%}")


if __name__ == "__main__":
    main()
