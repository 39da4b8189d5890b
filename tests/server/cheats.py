"""The table of cheats: what each does, its fair share, and what it wins.

    python -m tests.server.cheats            # simulated lines; --throws N

The first of three equal hands cheats, in that one thing and nothing else. For every throw everybody
has a new connection, over another line.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tests.server.fairness import Player, Said, Tally, simulate

GAME = 10  # throws, about as many as a game has


def late(by: float) -> Player:
    """Every pong is late, and what that would allow is done: dice that come early are looked at,
    and said to have been seen when a line so long would have shown them."""
    return Player(late=(by,), peeks=True, lie=by)


@dataclass(frozen=True)
class Selective(Player):
    """Lies where it may decide, and is generous where all is lost anyway."""

    def claims(self, seen: float, took: float) -> list[Said]:
        lie = self.lie if took < 420 else -self.lie
        return [(seen + lie, seen + took, seen + took)]


@dataclass(frozen=True)
class Flooding(Player):
    """Twenty grabs instead of one."""

    def claims(self, seen: float, took: float) -> list[Said]:
        hand = seen + took
        return [(seen, hand + 10 * n, hand + 10 * n) for n in range(20)]


@dataclass(frozen=True)
class Hasty(Player):
    """Reaches before anything is there to be seen, then as everybody does."""

    def claims(self, seen: float, took: float) -> list[Said]:
        early, hand = seen - 100, seen + took
        return [(early - 150, early, early), (seen, hand, hand)]


@dataclass(frozen=True)
class Generous(Player):
    """Lies, and then grabs again in vain, so as to be seen on a line that is quick."""

    def claims(self, seen: float, took: float) -> list[Said]:
        hand = seen + took
        return [(seen + self.lie, hand, hand), (seen - 2 * self.lie, hand + 1, hand + 1)]


@dataclass(frozen=True)
class Rare(Player):
    """Lies in one throw of sixteen, and boldly."""

    def claims(self, seen: float, took: float) -> list[Said]:
        lie = self.lie if round(10 * took) % 16 == 0 else 0.0
        return [(seen + lie, seen + took, seen + took)]


@dataclass(frozen=True)
class Cheat:
    """A line of the table."""

    name: str
    players: Sequence[Player]
    before: float | None = None  # won by a client that attacked from outside, where one did
    strangers: int | None = None
    cheats: int = 1

    def play(self, throws: int, seed: int, *, is_busy: bool = True) -> Tally:
        return simulate(
            self.players,
            throws,
            seed,
            strangers_every=self.strangers,
            is_for_columns=True,
            is_busy=is_busy,
        )

    def won(self, tally: Tally) -> float:
        """Its fair share, and what it gained beyond."""
        return self.fair + tally.gained(self.cheats)

    @property
    def fair(self) -> float:
        return self.cheats / len(self.players)


def among(cheat: Player, honest: Player | None = None) -> list[Player]:
    honest = honest or Player()
    return [cheat, honest, honest]


CHEATS = (
    Cheat("nobody cheats", among(Player())),
    Cheat("pongs late by 200 ms", among(late(200)), 0.84),
    Cheat("pongs late by 480 ms", among(late(480)), 0.97),
    Cheat("pongs late by 200 ms, all else prompt and true", among(Player(late=(200,)))),
    Cheat("pongs late in races only", among(Player(late=(0, 200, 200), peeks=True, lie=20))),
    Cheat("jitter feigned: every other pong late by 60 ms", among(Player(late=(0, 60), lie=30))),
    *(
        Cheat(f"says to have seen {by} ms later", among(Player(lie=by)), before)
        for by, before in ((10, None), (20, None), (40, None), (150, 0.29))
    ),
    Cheat("the same by 20 ms, a stranger in every game", among(Player(lie=20)), None, GAME),
    Cheat("the same by 20 ms, only where it counts", among(Selective(lie=20))),
    Cheat("the same by 20 ms, and grabs again in vain", among(Generous(lie=20))),
    Cheat("the same by 100 ms, in one throw of sixteen", among(Rare(lie=100))),
    Cheat("the same by 40 ms, a stranger in every game", among(Player(lie=40)), None, GAME),
    Cheat("reads the dice as they arrive", among(Player(peeks=True))),
    Cheat("floods the table with grabs", among(Flooding())),
    Cheat("reaches before the dice are there", among(Hasty())),
    Cheat("pongs late by 10 ms, which no witness contradicts", among(late(10))),
    Cheat(
        "two seats: late pongs of one keep the other's window open",
        [Player(), late(480), Player()],
        cheats=2,
    ),
)


def is_about_pongs(cheat: Cheat) -> bool:
    """Whether it matters who else stands on the lines."""
    return any(any(player.late) for player in cheat.players)


def unwitnessed(cheat: Cheat) -> Cheat:
    """The same where nobody stands on the lines."""
    blind = [replace(player, is_witnessed=False) for player in cheat.players]
    return replace(cheat, players=blind)


def proxied(cheat: Cheat) -> Cheat:
    """The same behind a proxy, which tells once how long a line is, when it comes in."""
    players = [replace(player, is_proxied=True) for player in cheat.players]
    return replace(cheat, players=players)


def told(cheat: Cheat, throws: int) -> str:
    """A line of the table."""
    before = "" if cheat.before is None else f"{cheat.before:.0%}"
    now, quiet = (cheat.won(cheat.play(throws, 3, is_busy=busy)) for busy in (True, False))
    others = [proxied(cheat), unwitnessed(cheat)] if is_about_pongs(cheat) else []
    shares = [f"{other.won(other.play(throws, 3)):.1%}" for other in others] or ["", ""]
    row = cheat.name, f"{cheat.fair:.1%}", before, f"{now:.1%}", f"{quiet:.1%}", *shares
    return f"| {' | '.join(row)} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--throws", type=int, default=1_500)
    throws = parser.parse_args().throws
    print(f"{throws} columns each, three equal hands, on lines of 10 to 140 ms one way")
    print("| what it does | fair share | before | now | quiet machines | proxy | no witness |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for cheat in CHEATS:
        print(told(cheat, throws), flush=True)


if __name__ == "__main__":
    main()
