"""`sesame simulate`: random games in bulk, as a table."""

from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

import sesame
from sesame.cli.commands.opening import checked_options
from sesame.cli.terminal.screen import Screen
from sesame.core.figures import number, percentage
from sesame.lab.ratings import interval

if TYPE_CHECKING:  # the laboratory is loaded by the command that needs it
    from sesame.lab.rows import Counts
    from sesame.lab.simulate import Simulation


def simulate(arguments: Namespace, screen: Screen) -> int:
    game = sesame.game(arguments.game)
    found = sesame.simulate(
        game.name,
        arguments.games,
        seed=arguments.seed,
        seats=arguments.seats,
        board=arguments.board,
        threads=arguments.threads,
        on=arguments.on,
        **checked_options(game, arguments.option),
    )
    if arguments.json:
        screen.write(msgspec.json.encode(found.summary()).decode())
    else:
        _show(screen, found)
    return 0


def _show(screen: Screen, found: "Simulation") -> None:
    from rich.table import Table

    title = sesame.game(found.game).title
    screen.say("simulated", "bold", game=title, seats=found.seats)
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column()
    for row in (*_sizes(screen, found), *_wins(screen, found), *_measures(screen, found)):
        table.add_row(*row)
    screen.show(table)


def _sizes(screen: Screen, found: "Simulation") -> Iterator[tuple[str, ...]]:
    language = screen.language
    yield screen.text("count-row"), number(found.games, language)
    yield screen.text("game-speed-row"), number(found.games_per_second, language)
    yield screen.text("decisions-row"), number(found.decisions, language)
    yield screen.text("decision-speed-row"), number(found.decisions_per_second, language)
    yield screen.text("length-row"), *_spread(screen, found.lengths)
    yield screen.text("choices-row"), number(found.choices, language, 1)


def _measures(screen: Screen, found: "Simulation") -> Iterator[tuple[str, ...]]:
    """What the game itself counts, where it arose at all."""
    titles = sesame.game(found.game).measures
    for name, counts in zip(titles, found.measures.values(), strict=True):
        if counts.size:
            yield screen.text(name), *_spread(screen, counts)


def _spread(screen: Screen, counts: "Counts") -> tuple[str, str, str]:
    """Mean, nothing, least and most: beside the counts and shares of other rows."""
    least, most = (number(int(end), screen.language) for end in (counts.min(), counts.max()))
    spread = screen.text("spread", least=least, most=most)
    return number(float(counts.mean()), screen.language, 1), "", spread


def _wins(screen: Screen, found: "Simulation") -> Iterator[tuple[str, ...]]:
    text = sesame.game(found.game).text
    for seat, count in enumerate(found.wins):
        name = screen.text("wins-row", seat=text.seat_name(seat))
        yield name, *_share(screen, count, found.games)
    yield screen.text("draws-row"), *_share(screen, found.draws, found.games)


def _share(screen: Screen, count: int, games: int) -> tuple[str, str, str]:
    """A count, its share of all games, and how sure that share is."""
    language = screen.language
    low, high = (percentage(bound, language) for bound in interval(count, games))
    sure = screen.text("interval", low=low, high=high)
    return number(count, language), percentage(count / games, language), sure
