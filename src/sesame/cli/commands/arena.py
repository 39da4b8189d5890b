"""`sesame arena`: robots against each other, and how strong they are, as tables."""

from argparse import Namespace
from collections import Counter
from contextlib import closing
from typing import TYPE_CHECKING

import sesame
from sesame.cli.commands.grid import Grid, strong
from sesame.cli.commands.opening import checked_options
from sesame.cli.exits import INTERRUPTED
from sesame.cli.terminal.screen import Screen
from sesame.cli.terminal.seats import called
from sesame.cli.usage import bad
from sesame.core.cache import is_cold
from sesame.core.figures import listed, number, percentage

if TYPE_CHECKING:  # the laboratory is loaded by the command that needs it
    from sesame.lab.archive import Archive
    from sesame.lab.contest import Contest
    from sesame.lab.standings import Result, Standings

_FEW = 4  # robots whose score is shown beside the bar


def arena(arguments: Namespace, screen: Screen) -> int:
    from sesame.lab.archive import Archive
    from sesame.lab.standings import standings

    if screen.is_answered and is_cold():
        screen.say("first-time", "dim")
    contest = _contest(arguments)
    archive = None if arguments.save is None else Archive(arguments.save, contest)
    results = list["Result"]()
    code = 0
    try:
        _play(screen, contest, arguments, archive, results)
    except KeyboardInterrupt:
        code = INTERRUPTED
    if not results:
        screen.say("none-finished")
        return code
    found = standings(contest, results)
    if archive is not None:
        archive.sum_up(found, results)
    _show(screen, found, contest.count(arguments.games), arguments.markdown)
    if code and archive is not None:
        screen.say("arena-goes-on", folder=archive.folder)
    return code


def robots(text: str) -> tuple[str, ...]:
    """The robots that somebody has written, by the names that the laboratory has for them."""
    return tuple(called(name.strip()) for name in text.split(","))


def _contest(arguments: Namespace) -> "Contest":
    from sesame.lab.contest import contest

    game = sesame.game(arguments.game)
    names = robots(arguments.seats)
    if arguments.table is None and len(names) not in game.seats:
        seats = listed(game.seats)
        raise bad("no-such-table", count=len(names), game=game.title, seats=seats)
    return contest(
        game.name,
        names,
        table_of=arguments.table,
        seed=arguments.seed,
        board=arguments.board,
        **checked_options(game, arguments.option),
    )


def _play(
    screen: Screen,
    contest: "Contest",
    arguments: Namespace,
    archive: "Archive | None",
    results: "list[Result]",
) -> None:
    """Play, adding to the results as games finish: what is there counts if this is cut short."""
    from sesame.lab.arena import run

    points, seats = Counter[str](), Counter[str]()
    games = run(
        contest,
        arguments.games,
        processes=arguments.processes,
        on=arguments.on,
        archive=archive,
    )
    with closing(games), screen.bar(contest.count(arguments.games)) as advance:
        for result in games:
            results.append(result)
            for seat, agent in enumerate(result.fixture.agents):
                points[agent] += result.points(seat)  # type: ignore[assignment]
                seats[agent] += 1
            shares = {agent: points[agent] / seats[agent] for agent in seats}
            best = sorted(shares, key=shares.__getitem__, reverse=True)[:_FEW]
            advance(listed(f"{it} {percentage(shares[it], screen.language)}" for it in best))


def _show(screen: Screen, found: "Standings", planned: int, as_markdown: bool) -> None:
    contest = found.contest
    title = screen.text(
        "arena-title",
        game=sesame.game(contest.game).title,
        seats=contest.table,
        options=f" ({contest.options})" if contest.options else "",
        games=number(found.games, screen.language),
        planned=number(planned, screen.language),
    )
    screen.write(f"**{title}**\n" if as_markdown else title, "bold")
    for grid, note in (_ladder(screen, found), _duels(screen, found), _chairs(screen, found)):
        if as_markdown:
            screen.write(f"{grid.markdown()}\n\n{note}\n")
        else:
            screen.write("")
            screen.show(grid.drawn())
            screen.write(note, "dim")


def _ladder(screen: Screen, found: "Standings") -> tuple[Grid, str]:
    """Points and ratings, best first."""
    language = screen.language
    rows = [
        [
            it.agent,
            number(it.games, language),
            percentage(it.share, language),
            screen.text(
                "from-to",
                low=percentage(it.share_low, language),
                high=percentage(it.share_high, language),
            ),
            number(round(it.rating) + 0, language),  # + 0: no “-0”
            f"± {number(it.margin, language)}",
        ]
        for it in found.agents
    ]
    has_baseline = any(it.agent == "random" for it in found.agents)
    notes = [
        screen.text("points-note", fair=percentage(1 / found.contest.table, language)),
        screen.text("rating-note-random" if has_baseline else "rating-note-mean"),
    ]
    if extreme := listed(it.agent for it in found.agents if it.is_extreme):
        notes.append(screen.text("extreme-note", names=extreme))
    return Grid(screen.text("arena-columns").split("|"), rows), " ".join(notes)


def _chairs(screen: Screen, found: "Standings") -> tuple[Grid, str]:
    """What each seat took, whoever sat there; and how long games were."""
    language, text = screen.language, sesame.game(found.contest.game).text
    rows = [
        [
            screen.text(text.seat_name(seat)),
            percentage(it.share, language),
            screen.text(
                "from-to",
                low=percentage(it.share_low, language),
                high=percentage(it.share_high, language),
            ),
        ]
        for seat, it in enumerate(found.chairs)
    ]
    note = screen.text(
        "lengths-note",
        mean=number(found.lengths.mean, language, 1),
        least=number(found.lengths.least, language),
        most=number(found.lengths.most, language),
    )
    return Grid(screen.text("seat-columns").split("|"), rows), note


def _duels(screen: Screen, found: "Standings") -> tuple[Grid, str]:
    """Who beat whom, the line against the column."""
    names = [it.agent for it in found.agents]
    rows = [[name, *(_duel(screen, found, name, other) for other in names)] for name in names]
    return Grid(["", *names], rows), screen.text("duel-note")


def _duel(screen: Screen, found: "Standings", one: str, other: str) -> str:
    duel = found.duel(one, other)
    if duel is None:
        return "–"
    share, low, high = duel
    text = percentage(share, screen.language)
    return text if low <= 0.5 <= high else strong(text)
