"""What `make bench` measured, as tables."""

from collections.abc import Sequence

from bench import openspiel, sample, search
from bench.sample import Speed
from bench.startup import LEVEL, Wait
from bench.tables import Table, three, times

_SPEED_COLUMNS = ("Game", "How", "Choices", "Moves/s best", "median", "Games/s")
_SEARCH_COLUMNS = ("Game", "How", "Choices", "Simulations/s best", "median", "Moves a game")


def ours(speeds: Sequence[Speed]) -> Table:
    return Table(
        "Sésame: random play on one core",
        _SPEED_COLUMNS,
        [_cells(speed) for speed in speeds],
        2,
        "A move is one decision: list every legal action, draw one, apply it. Choices: how many"
        f" there are to list at a move, the mean. Best and median of {sample.ROUNDS} samples of"
        f" {sample.SECONDS} s, taken in turn with OpenSpiel's below. Match is the checked and"
        " logged door for people and robots. Plain Python (NUMBA_DISABLE_JIT=1) is timed apart;"
        " its games were found equal to the compiled ones.",
    )


def peers(speeds: Sequence[Speed], compiled: Sequence[Speed]) -> Table:
    return Table(
        "OpenSpiel: random play on one core, in the same rounds",
        (*_SPEED_COLUMNS, *(f"{mine.contender.game} ÷ this" for mine in compiled)),
        [(*_cells(peer), *(times(mine.times(peer)) for mine in compiled)) for peer in speeds],
        2,
        "÷ this: how many times the row's moves/s our compiled loop makes, the median of the"
        " rounds' own ratios. Mind the choices: to list many takes longer than to list few. From"
        " Python, OpenSpiel's moves are counted one by one; its C++ loop tells only games, so its"
        f" moves are games times the mean length of {openspiel.MEASURED:,} random games (standard"
        f" error {max(peer.contender.error for peer in speeds):.1%} at most).",
    )


def searches(ours: Sequence[Speed], peers: Sequence[Speed]) -> Table:
    return Table(
        "Tree search from the opening, on one core",
        (*_SEARCH_COLUMNS, *(f"Moves/s ÷ {peer.contender.game}" for peer in peers)),
        [
            (*_search_cells(speed), *(_by_rules(speed, peer) for peer in peers))
            for speed in (*ours, *peers)
        ],
        2,
        f"Searches of {search.SIMULATIONS:,} simulations, a new tree each; {sample.ROUNDS} samples"
        f" of {sample.SECONDS} s in turn. Choices: legal actions at the opening. Moves a game: of a"
        " random one, the mean, which is what a simulation by rules only imagines; ÷: how many"
        " times the peer's imagined moves a second, the median of the rounds' own ratios. With"
        " knowledge a simulation is shorter or wiser, and not comparable.",
    )


def waits(found: Sequence[Wait]) -> Table:
    return Table(
        "Sésame: time to the first move, in a fresh process",
        ("Game", "Compile cache", "First legal moves", "First rule", "First robot move", "Runs"),
        [
            (wait.game, wait.cache, *map(_seconds, wait.medians), str(len(wait.to_rule)))
            for wait in found
        ],
        2,
        "Cold: an empty folder of compiled code, as after an installation or an edit of the rules;"
        " warm: the same folder again. Medians. First legal moves: from the start of the process to"
        " the list of legal actions. First rule: from `import sesame` to the return of the first"
        f" compiled call. First robot move: from the start of the process to {LEVEL}'s answer.",
    )


def _cells(speed: Speed) -> tuple[str, ...]:
    who = speed.contender
    figures = (speed.best, speed.median, speed.games)
    return (who.game, who.how, f"{who.choices:.0f}", *(f"{three(x):,}" for x in figures))


def _search_cells(speed: Speed) -> tuple[str, ...]:
    who = speed.contender
    first = speed.samples[0]
    figures = (max(sample.games_per_second for sample in speed.samples), speed.games)
    length = "" if who.how == search.BY_KNOWLEDGE else f"{first.moves / first.games:.0f}"
    return (who.game, who.how, f"{who.choices:.0f}", *(f"{three(x):,}" for x in figures), length)


def _by_rules(speed: Speed, peer: Speed) -> str:
    return times(speed.times(peer)) if speed.contender.how == search.BY_RULES else ""


def _seconds(wait: float | None) -> str:
    return "" if wait is None else f"{wait:.2f} s"
