"""Measure everything, print it, write RESULTS.md."""

from rich.console import Console

from bench import (
    browser,
    interpreted,
    openspiel,
    page,
    report,
    rules,
    search,
    server,
    startup,
    static,
    yardsticks,
)
from bench.sample import race
from bench.tables import headline, write


def main() -> None:
    console = Console()
    console.width = max(console.width, 110)  # a narrower table breaks its words
    said = headline(OpenSpiel="open_spiel")
    console.print(said + "\n", highlight=False)
    mine, theirs = rules.contenders(), openspiel.contenders()
    with console.status("Random play, ours and OpenSpiel's in turn…"):
        speeds = race([*mine, *theirs])
    ours, peers = speeds[: len(mine)], speeds[len(mine) :]
    with console.status("Plain Python, the same games…"):
        plain = interpreted.measure()
    compiled = [speed for speed in ours if speed.contender.how == rules.COMPILED]
    tables = [report.ours([*ours, *plain]), report.peers(peers, compiled)]
    for table in tables:
        table.show(console)
    with console.status("Yardsticks, ours and OpenSpiel's in turn…"):
        tables.append(yardsticks.table(race(yardsticks.contenders())))
    tables[-1].show(console)
    robots, bots = search.contenders(), search.peers()
    with console.status("Tree search, ours and OpenSpiel's in turn…"):
        speeds = race([*robots, *bots])
    tables.append(report.searches(speeds[: len(robots)], speeds[len(robots) :]))
    tables[-1].show(console)
    with console.status("The CPU and Chromium in turn…"):
        tables.append(browser.table(browser.measure()))
    tables[-1].show(console)
    with console.status("Fresh processes, without and with compiled code…"):
        tables.append(report.waits(startup.measure()))
    tables[-1].show(console)
    with console.status("The server, ours and boardgame.io's in turn…"):
        contest = server.measure()
    tables += [server.speeds(contest), server.memories(contest)]
    for table in tables[-2:]:
        table.show(console)
    with console.status("The page on a slow phone…"):
        tables.append(page.table(*page.measure()))
        tables.append(static.table(static.measure()))
    for table in tables[-2:]:
        table.show(console)
    write("Speeds", f"Printed by `make bench`. {said}", tables)


if __name__ == "__main__":
    main()
