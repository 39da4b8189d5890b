"""Games that others time too: ours from `examples/sesame-yardsticks`, OpenSpiel's own in C++.

python -m bench.yardsticks
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp

from rich.console import Console
from tests.games.installed import installed_beside

import sesame
from bench import openspiel, sample
from bench.sample import Contender, Sample, Speed, race
from bench.tables import Table, headline, three, times

PACKAGE = Path(__file__).parents[1] / "examples/sesame-yardsticks"
PEERS = {  # whose C++ loop of random games can be asked for
    "connect-four": "connect_four",
    "breakthrough": "breakthrough",
    "hex-11": "hex(board_size=11)",
}
OURS = (*PEERS, "goofspiel", "leduc")


def contenders() -> list[Contender]:
    """Our games, compiled, then the peer's; the package is found as if it were installed."""
    sys.path[:0] = installed_beside(Path(mkdtemp()), PACKAGE)["PYTHONPATH"].split(":")[:2]
    ours = [_ours(name) for name in OURS]
    return [*ours, *(openspiel.rollouts(theirs) for theirs in PEERS.values())]


def _ours(name: str) -> Contender:
    def play(games: int) -> Sample:
        played = sesame.simulate(name, games, threads=1)
        return Sample(games, played.decisions, played.seconds)

    choices = sesame.simulate(name, 2_000, threads=1).choices
    return Contender(sesame.game(name).title.en, "compiled loop", choices, play)


def table(speeds: Sequence[Speed]) -> Table:
    """Each of ours, and beside it the same game of OpenSpiel's."""
    ours, peers = speeds[: len(OURS)], speeds[len(OURS) :]
    by_name = dict(zip(PEERS, peers, strict=True))
    rows = [
        (
            mine.contender.game,
            f"{mine.contender.choices:.0f}",
            *(f"{three(figure):,}" for figure in (mine.best, mine.games)),
            *_beside(mine, by_name.get(name)),
        )
        for name, mine in zip(OURS, ours, strict=True)
    ]
    return Table(
        "Yardsticks: random play on one core, OpenSpiel's C++ in the same rounds",
        ("Game", "Choices", "Moves/s best", "Games/s", "OpenSpiel: games/s", "Ours ÷ that"),
        rows,
        1,
        f"Compiled loops, {sample.ROUNDS} samples of {sample.SECONDS} s in turn. Others' own words,"
        " on their machines: Regular Games 1,300,000 games of Connect Four and 82,000 of"
        " Breakthrough a second on one core.",
    )


def _beside(mine: Speed, peer: Speed | None) -> tuple[str, str]:
    return ("", "") if peer is None else (f"{three(peer.games):,}", times(mine.times(peer)))


def main() -> None:
    console = Console()
    console.print(headline(OpenSpiel="open_spiel"), highlight=False)
    table(race(contenders())).show(console)


if __name__ == "__main__":
    main()
