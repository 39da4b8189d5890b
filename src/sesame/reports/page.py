"""A report as one HTML page that needs nothing else: no script, no address, no other file."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import zip_longest
from math import inf

from sesame.agents import roster
from sesame.core.figures import number, percentage
from sesame.core.match import Match
from sesame.core.messages import Value, joined
from sesame.core.option import Option
from sesame.core.words import Language, Words
from sesame.reports import notes, pace, plots, tale
from sesame.reports.commands import Commands
from sesame.reports.estimates import Estimate, difference, mean
from sesame.reports.own import of as own_of
from sesame.reports.plots import Write
from sesame.reports.saying import say
from sesame.reports.summary import Occurrence, Summary
from sesame.version import __version__

_PERCENTILES = 0.05, 0.95
_HATCH = (
    '<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>'
    '<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)">'
    '<rect width="6" height="6" fill="var(--paper)"/><rect width="3.5" height="6"'
    ' fill="var(--jade)"/></pattern></defs></svg>'
)
_MARK = '<meta name="generator" content="sesame report">'
_TEMPLATE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="generator" content="sesame report">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
{hatch}
<main>
{body}
</main>
</body>
</html>
"""

Row = tuple[str, Sequence[Estimate | None]]  # a label, and an estimate for each board


def is_report(text: str) -> bool:
    """Whether a text is a page of ours."""
    return _MARK in text


def page(summaries: Sequence[Summary], commands: Commands, language: Language) -> str:
    """The report of one board, or of two side by side."""
    return Page(summaries, commands, language).written()


class Page:
    """What every part of the page needs to know."""

    def __init__(
        self, summaries: Sequence[Summary], commands: Commands, language: Language
    ) -> None:
        self.summaries, self.commands, self.language = summaries, commands, language
        self.game = summaries[0].findings.study.game
        self.fair = 1 / summaries[0].seats

    def written(self) -> str:
        title = f"{self.game.title.to(self.language)} – {self.say('balance-report')}"
        sections = (
            self.head(),
            self.glance(),
            self.who(),
            self.long(),
            self.wide(),
            self.tense(),
            self.points(),
            self.comes_up(),
            self.skill(),
            self.own(),
            self.how(),
        )
        return _TEMPLATE.format(
            language=self.language,
            title=escape(title),
            style=(files("sesame.reports") / "page.css").read_text("utf-8"),
            hatch=_HATCH if len(self.summaries) > 1 else "",
            body="\n".join(filter(None, sections)),
        )

    # --- words and numbers

    def say(self, said: str | Words, /, **values: Value) -> str:
        """A message of the reports', by its name, or words of a game's."""
        words = say(said, **values) if isinstance(said, str) else said
        return escape(words.to(self.language), quote=False)

    def share(self, value: float) -> str:
        return percentage(round(value, 3) + 0.0, self.language)  # no “-0,0 %”

    def round_share(self, value: float) -> str:
        """For axes, where a tenth of a percent would only take room."""
        return percentage(value, self.language, 0)

    def count(self, value: float) -> str:
        return number(value, self.language)

    def tenths(self, value: float) -> str:
        return number(round(value, 1) + 0.0, self.language, 1)

    def minutes(self, value: float) -> str:
        return self.say("minute", minutes=self.count(value))

    def interval(self, it: Estimate, write: Write) -> str:
        return self.say("from-to", low=write(it.low), high=write(it.high))

    @property
    def boards(self) -> list[str]:
        """What the studies are called: by their boards, or by the options in which they differ."""
        terms = [it.findings.study.contest.terms for it in self.summaries]
        if names := self.differing:
            return [", ".join(f"{n}={Option.write(it.options[n])}" for n in names) for it in terms]
        return [it.board.titled(self.language) for it in terms]

    @property
    def differing(self) -> list[str]:
        """Options in which two studies differ."""
        one, *others = (it.findings.study.contest.terms.options for it in self.summaries)
        return [name for name in one if any(it[name] != one[name] for it in others)]

    # --- parts

    def head(self) -> str:
        first = self.summaries[0]
        contest = first.findings.study.contest
        robots = list(dict.fromkeys(contest.agents))
        values: dict[str, Value] = {
            "games": self.count(first.games),
            "seats": first.seats,
            "robots": joined(robots, self.language),
            "seed": str(contest.seed),
        }
        if len(self.summaries) == 1:
            about = self.say("about-one-board", board=self.boards[0], **values)
        elif self.differing:
            about = self.say(
                "about-two-ways", board=contest.terms.board.titled(self.language), **values
            )
        else:
            about = self.say("about-two-boards", **values)
        if contest.options and not self.differing:
            about += f" <code>{escape(contest.options)}</code>"
        if self.is_clocked(robots):
            about += f" {self.say('clocked')}"
        title = escape(self.game.title.to(self.language))
        return (
            f'<header><p class="kind">Sésame · {self.say("balance-report")}</p><h1>{title}</h1>'
            f"<p>{about}</p>{self.legend()}</header>"
        )

    def is_clocked(self, robots: Sequence[str]) -> bool:
        """Whether somebody's thinking ends by the clock rather than after so many simulations."""
        match = Match(self.summaries[0].findings.study.contest.terms, seed=1)
        searching = filter(roster.searches, robots)
        return not self.game.is_timed and any(
            roster.plan(it, match).seconds < inf for it in searching
        )

    def legend(self) -> str:
        if len(self.summaries) == 1:
            return ""
        keys = "".join(
            f'<li><svg viewBox="0 0 32 14" aria-hidden="true"><rect class="s{at}" width="32"'
            f' height="14" rx="3"/></svg>{escape(name)}</li>'
            for at, name in enumerate(self.boards)
        )
        return f'<ul class="legend">{keys}</ul>'

    def glance(self) -> str:
        """The figures that one looks for first."""
        tiles = (
            ("decisions", self.means("lengths"), self.tenths),
            ("minutes", self.means("minutes"), self.tenths),
            ("choices-row", self.all("choices"), self.tenths),
            ("lead-changes", self.means("lead_changes"), self.tenths),
            ("comebacks", self.all("comebacks"), self.share),
            ("nobody", self.all("draws"), self.share),
        )
        drawn = "".join(self.tile(title, row, write) for title, row, write in tiles)
        return f'<h2>{self.say("glance")}</h2><dl class="tiles">{drawn}</dl>'

    def tile(self, title: str, row: Sequence[Estimate | None], write: Write) -> str:
        told = "".join(
            f'<dd class="s{at}"><b>{write(it.value)}</b>'
            f'<span class="soft">{self.at_95(it, write)}</span></dd>'
            for at, it in enumerate(row)
            if it
        )
        name = self.say(title)
        return f"<div><dt>{name[0].upper()}{name[1:]}</dt>{told}</div>"

    def at_95(self, it: Estimate, write: Write) -> str:
        return self.say("at-95", low=write(it.low), high=write(it.high))

    def who(self) -> str:
        seats = self.rows([it.wins for it in self.summaries])
        cards = [
            self.card(
                "by-seat",
                self.say("by-seat-why"),
                plots.bars(self.say("by-seat"), seats, self.share, most=1, fair=self.fair),
                self.table(
                    [
                        *seats,
                        (self.say("nobody"), self.all("draws")),
                        (self.say("shared"), self.all("shared")),
                    ],
                    self.share,
                ),
            )
        ]
        turns = [it.wins_by_turn for it in self.summaries]
        if all(turns):
            rows: list[Row] = [
                (self.say("turn", place=place), row)
                for place, row in enumerate(zip(*turns, strict=True))
            ]
            cards.append(
                self.card(
                    "by-turn",
                    self.say("by-turn-why"),
                    plots.bars(self.say("by-turn"), rows, self.share, most=1, fair=self.fair),
                    self.table(rows, self.share),
                )
            )
        return self.section("who", cards, "".join(self.edges()))

    def edges(self) -> Iterator[str]:
        """Which seats win more or less than their share, as far as is sure."""
        for at, summary in enumerate(self.summaries):
            board = f"{escape(self.boards[at])} – " if len(self.summaries) > 1 else ""
            found = [
                self.say(
                    "edge" if it.value > self.fair else "edge-against",
                    seat=name.to(self.language),
                    share=self.share(it.value),
                    low=self.share(it.low),
                    high=self.share(it.high),
                )
                for name, it in summary.wins
                if it and not it.contains(self.fair)
            ]
            yield f'<p class="says">{board}{" ".join(found) or self.say("no-edge")}</p>'

    def long(self) -> str:
        why = "minutes-race-why" if self.game.is_timed else "minutes-why"
        seconds = {
            "hand": self.count(pace.HAND),
            "doubling": self.count(pace.DOUBLING),
            "order": self.count(pace.ORDER),
        }
        cards = [
            self.spread("decisions", self.say("decisions-why"), "lengths", self.count),
            self.spread("minutes", self.say(why, **seconds), "minutes", self.minutes, whole=False),
        ]
        return self.section("long", cards)

    def wide(self) -> str:
        ends = self.say("start"), self.say("end")
        rows = [it.choices_over_time for it in self.summaries]
        drawn = plots.curve(self.say("choices"), rows, self.tenths, ends)
        table = self.table([(self.say("choices-row"), self.all("choices"))], self.tenths)
        forced = self.table([(self.say("forced"), self.all("forced"))], self.share)
        card = self.card("choices", self.say("choices-why"), drawn, table + forced)
        return self.section("wide", [card])

    def tense(self) -> str:
        ends = self.say("start"), self.say("end")
        chances = [it.winners_chance for it in self.summaries]
        behind = [it.behind for it in self.summaries]
        comebacks = self.table([(self.say("comebacks"), self.all("comebacks"))], self.share)
        cards = [
            self.card(
                "winner",
                self.say("winner-why"),
                plots.curve(
                    self.say("winner"), chances, self.round_share, ends, most=1, fair=self.fair
                ),
                self.table(self.over_time(chances), self.share),
            ),
            self.card(
                "behind",
                self.say("behind-why"),
                plots.curve(self.say("behind"), behind, self.round_share, ends, most=1),
                self.table(self.over_time(behind), self.share),
            ),
            self.spread(
                "lead-changes",
                f"{self.say('lead-changes-why')} {self.say('comebacks-why')}",
                "lead_changes",
                self.count,
                means=self.tenths,
                more=comebacks,
            ),
            self.spread(
                "decided",
                self.say("decided-why"),
                "decided_at",
                self.round_share,
                whole=False,
                means=self.share,
            ),
        ]
        why = self.say(
            "tense-why-race" if self.game.is_timed else "tense-why",
            looks=notes.LOOKS + 1,
            imagined=notes.IMAGINED,
            clear=self.round_share(tale.CLEAR),
        )
        return self.section("tense", cards, f'<p class="soft">{why}</p>')

    def over_time(self, series: Sequence[Sequence[Estimate | None]]) -> list[Row]:
        """Every quarter of the curves' points."""
        return [
            (self.round_share(at / notes.LOOKS), [row[at] for row in series])
            for at in range(0, notes.LOOKS + 1, notes.LOOKS // 4)
        ]

    def points(self) -> str:
        if not any(it.has_points for it in self.summaries):
            return ""
        best: Row = (self.say("best"), self.means("best_scores"))
        cards = [
            self.spread(
                "scores",
                self.say("scores-why"),
                "scores",
                self.count,
                means=self.tenths,
                more=self.table([best], self.tenths),
            ),
            self.spread("margin", "", "margins", self.count, means=self.tenths),
        ]
        return self.section("points", cards)

    def comes_up(self) -> str:
        """What players do, by how many games it comes up in; and the game's own figures."""
        found = [
            (it.title, [_same(other, it.title) for other in self.summaries])
            for it in self.summaries[0].occurrences
        ]
        shares: list[Row] = [(self.say(title), [it.in_games for it in row]) for title, row in found]
        counts: list[Row] = [
            (f"{self.say(title)} {row[0].rules}", [it.per_game for it in row])
            for title, row in found
        ]
        measures: list[Row] = [
            (
                f"{self.say(row[0].title)} ({self.count(row[0].least)} – "
                f"{self.count(max(it.most for it in row))})",
                [it.mean for it in row],
            )
            for row in zip(*(it.measures for it in self.summaries), strict=False)
        ]
        cards = [
            self.card(
                "what-players-do",
                self.say("what-players-do-why"),
                plots.bars(self.say("what-players-do"), shares, self.share, most=1),
                self.table(counts, self.tenths, self.say("per-game"))
                + self.table(shares, self.share, self.say("in-games")),
            ),
            self.card(
                "counted",
                "",
                plots.bars(self.say("counted"), measures, self.tenths),
                self.table(measures, self.tenths),
            ),
        ]
        return self.section("comes-up", cards)

    def skill(self) -> str:
        is_race = self.game.is_timed
        title = "ladder-hands" if is_race else "ladder"
        rows: list[Row] = [
            (
                self.say("against", weaker=row[0][0], stronger=row[0][1]),
                [estimate for _, _, estimate in row],
            )
            for row in zip(*(it.ladder for it in self.summaries), strict=True)
        ]
        card = self.card(
            title,
            self.say("ladder-hands-why" if is_race else "ladder-why"),
            plots.bars(self.say(title), rows, self.share, most=1, fair=0.5),
            self.table(rows, self.share),
        )
        section = self.section("skill-hands" if is_race else "skill", [card], redo=False)
        games = sum(it.games for it in self.summaries[0].findings.rungs)
        return section + self.redo(self.commands.rungs, games)

    def own(self) -> str:
        """What is asked of this game alone."""
        asked, cards = own_of(self.game.name), list[str]()
        for name, title, why in asked.cards:
            rows = self.rows([it.own_rows(name) for it in self.summaries])
            if rows:
                drawn = plots.bars(self.say(title), rows, self.share, most=1)
                table = self.table(rows, self.share)
                cards.append(self.card(title, self.say(why), drawn, table))
        return self.section(asked.section, cards) if asked.section and cards else ""

    def how(self) -> str:
        told = "".join(
            f"<p>{self.say(it, version=__version__)}</p>"
            for it in ("how-intervals", "how-robots", "how-same")
        )
        return (
            f"<h2>{self.say('how')}</h2>{told}<pre><code>{escape(self.commands.report)}"
            f"</code></pre><footer><p>{self.say('reconstructed')}</p></footer>"
        )

    # --- pieces of parts

    def all(self, name: str) -> list[Estimate | None]:
        return [getattr(it, name) for it in self.summaries]

    def means(self, name: str) -> list[Estimate | None]:
        return [mean(getattr(it, name)) for it in self.summaries]

    def rows(self, series: Sequence[Sequence[tuple[Words, Estimate | None]]]) -> list[Row]:
        """Rows of the same things on each board; one that a board lacks is empty there."""
        return [
            (self.say(next(it[0] for it in row if it)), [it[1] if it else None for it in row])
            for row in zip_longest(*series)
        ]

    def spread(
        self,
        title: str,
        why: str,
        name: str,
        write: Write,
        *,
        whole: bool = True,
        means: Write | None = None,
        more: str = "",
    ) -> str:
        """How a figure is spread over the games."""
        series: list[list[float]] = [getattr(it, name) for it in self.summaries]
        if not all(series):
            return ""
        drawn = plots.histogram(self.say(title), series, write, self.round_share, whole=whole)
        middle: Row = (self.say("mean"), self.means(name))
        ends = [
            self.say("from-to", low=write(low), high=write(high))
            for low, high in map(_middle_part, series)
        ]
        table = self.table([middle], means or self.tenths)
        most = f"<p>{self.say('most-games', ranges=' · '.join(ends))}</p>"
        return self.card(title, why, drawn, table + most + more)

    def section(self, title: str, cards: Sequence[str], says: str = "", redo: bool = True) -> str:
        again = self.redo([self.commands.report], self.summaries[0].games) if redo else ""
        drawn = "".join(cards)
        if len(cards) == 1:  # there is room for its figures beside it
            drawn = drawn.replace('class="card"', 'class="card wide"', 1)
            drawn = drawn.replace("<details>", "<details open>", 1)
        return f'<h2>{self.say(title)}</h2>{says}<div class="cards">{drawn}</div>{again}'

    def redo(self, commands: Sequence[str], games: int) -> str:
        """The seed and the command that give a part's figures again."""
        seed = self.summaries[0].findings.study.contest.seed
        why = self.say("redo-why", seed=str(seed), count=self.count(games))
        lines = escape("\n".join(commands))
        return (
            f"<details><summary>{self.say('redo')} ({why})</summary>"
            f"<pre><code>{lines}</code></pre></details>"
        )

    def card(self, title: str, why: str, drawn: str, table: str) -> str:
        explained = f"<p>{why}</p>" if why else ""
        reach = ' tabindex="0"' if len(self.summaries) > 1 else ""  # wide: to be moved by keys too
        return (
            f'<section class="card"><div><h3>{self.say(title)}</h3>{explained}{drawn}</div>'
            f"<details><summary>{self.say('figures')}</summary>"
            f'<div class="scroll"{reach}>{table}</div></details></section>'
        )

    def table(self, rows: Sequence[Row], write: Write, corner: str = "") -> str:
        """Value and interval for each board, and how much the boards differ."""
        columns = [self.say("value")] if len(self.summaries) == 1 else self.boards
        heads = [escape(it) for it in columns]
        if len(self.summaries) > 1:
            heads.append(self.say("difference"))
        top = f'<th scope="col">{corner}</th>' if corner else "<td></td>"
        top += "".join(f'<th scope="col">{it}</th>' for it in heads)
        body = "".join(self.line(label, row, write) for label, row in rows)
        return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"

    def line(self, label: str, row: Sequence[Estimate | None], write: Write) -> str:
        cells = [self.cell(it, write) for it in row]
        if len(row) > 1:
            one, other = row[0], row[1]
            cells.append(self.apart(one, other, write) if one and other else "<td>–</td>")
        return f'<tr><th scope="row">{label}</th>{"".join(cells)}</tr>'

    def cell(self, it: Estimate | None, write: Write) -> str:
        if it is None:
            return "<td>–</td>"
        of = self.say("out-of", trials=self.count(it.trials))
        return f"<td>{write(it.value)}<small>{self.interval(it, write)}, {of}</small></td>"

    def apart(self, one: Estimate, other: Estimate, write: Write) -> str:
        it = difference(one, other)
        mark = ' class="sure"' if it.is_sure_of_sign else ""
        sign = "+" if it.value > 0 else ""
        return f"<td{mark}>{sign}{write(it.value)}<small>{self.interval(it, write)}</small></td>"


def _same(summary: Summary, title: Words) -> Occurrence:
    """What another board has under the same title."""
    return next(it for it in summary.occurrences if it.title == title)


def _middle_part(values: Sequence[float]) -> tuple[float, float]:
    """Where nine values in ten lie."""
    ranked = sorted(values)
    low, high = (ranked[round(part * (len(ranked) - 1))] for part in _PERCENTILES)
    return low, high
