"""From the notes of many games to figures with their intervals."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sesame.core.words import Words
from sesame.reports import kinds, own, tale
from sesame.reports.estimates import Estimate, mean, share
from sesame.reports.notes import LOOKS, Note
from sesame.reports.study import Findings

_MINUTE = 60


class Occurrence(NamedTuple):
    """How often something that players do came up."""

    title: Words
    rules: str
    per_game: Estimate | None
    in_games: Estimate | None  # share of the games where it came up at all


class Measure(NamedTuple):
    """A figure that the game itself counts, where the question arose."""

    title: Words
    mean: Estimate | None
    least: int
    most: int


@dataclass(frozen=True)
class Summary:
    """What the games on one board came to."""

    findings: Findings

    @property
    def notes(self) -> list[Note]:
        return self.findings.notes

    @property
    def games(self) -> int:
        return len(self.notes)

    @property
    def seats(self) -> int:
        return self.findings.study.contest.table

    # --- who wins

    @cached_property
    def wins(self) -> list[tuple[Words, Estimate | None]]:
        """By seat, of the games that somebody won; a shared win is shared."""
        names = map(self.findings.study.game.text.seat_name, range(self.seats))
        seats = tuple(range(self.seats))
        return list(zip(names, self._won_by([seats] * len(self._won)), strict=True))

    @cached_property
    def wins_by_turn(self) -> list[Estimate | None]:
        """By who decides first, second and so on.

        Nothing if that is always the same seat, or is not settled by turns.
        """
        usual = tuple(range(self.seats))
        if self.findings.study.game.is_timed or all(note.order == usual for note in self.notes):
            return []
        return self._won_by([note.order for note in self._won])

    @cached_property
    def _won(self) -> list[Note]:
        return [note for note in self.notes if note.winners]

    def _won_by(self, places: Sequence[tuple[int, ...]]) -> list[Estimate | None]:
        """By place, of which each game says whose it was."""
        points = [0.0] * self.seats
        for note, seats in zip(self._won, places, strict=True):
            for place, seat in enumerate(seats):
                points[place] += (seat in note.winners) / len(note.winners)
        return [share(point, len(self._won)) for point in points]

    @cached_property
    def draws(self) -> Estimate | None:
        return share(sum(not note.winners for note in self.notes), self.games)

    @cached_property
    def shared(self) -> Estimate | None:
        return share(sum(len(note.winners) > 1 for note in self.notes), self.games)

    # --- how long, how wide

    @cached_property
    def lengths(self) -> list[float]:
        return [len(note.choices) for note in self.notes]

    @cached_property
    def minutes(self) -> list[float]:
        return [note.seconds / _MINUTE for note in self.notes]

    @cached_property
    def choices(self) -> Estimate | None:
        return mean([sum(note.choices) / len(note.choices) for note in self.notes])

    @cached_property
    def forced(self) -> Estimate | None:
        """The share of decisions that are none."""
        return mean([note.choices.count(1) / len(note.choices) for note in self.notes])

    @cached_property
    def choices_over_time(self) -> list[Estimate | None]:
        """In each part of the game."""
        return [
            mean([_part(note.choices, part) for note in self.notes if len(note.choices) >= LOOKS])
            for part in range(LOOKS)
        ]

    # --- how it goes

    @cached_property
    def decided_games(self) -> list[tuple[Note, int]]:
        """Those that one seat alone has won."""
        return [(note, note.winners[0]) for note in self.notes if len(note.winners) == 1]

    @cached_property
    def lead_changes(self) -> list[float]:
        return [tale.lead_changes(note.looks) for note in self.notes]

    @cached_property
    def comebacks(self) -> Estimate | None:
        won = self.decided_games
        return share(sum(tale.is_comeback(note.looks, seat) for note, seat in won), len(won))

    @cached_property
    def decided_at(self) -> list[float]:
        return [tale.decided_at(note.looks, winner) for note, winner in self.decided_games]

    @cached_property
    def winners_chance(self) -> list[Estimate | None]:
        """At each look: how much of a chance who won had."""
        return [
            mean([note.looks[look][winner] for note, winner in self.decided_games])
            for look in range(LOOKS + 1)
        ]

    @cached_property
    def behind(self) -> list[Estimate | None]:
        """At each look: in how many games somebody else was ahead of who won."""
        won = self.decided_games
        return [
            share(sum(tale.is_behind(note.looks[look], seat) for note, seat in won), len(won))
            for look in range(LOOKS + 1)
        ]

    # --- points

    @property
    def has_points(self) -> bool:
        """Whether the points say more than who has won."""
        return any(score not in (0, 1) for note in self.notes for score in note.scores)

    @cached_property
    def scores(self) -> list[float]:
        """Of all seats of all games."""
        return [score for note in self.notes for score in note.scores]

    @cached_property
    def best_scores(self) -> list[float]:
        return [max(note.scores) for note in self.notes]

    @cached_property
    def margins(self) -> list[float]:
        """Between the first and the second."""
        return [_margin(note.scores) for note in self.notes]

    # --- what comes up

    @cached_property
    def occurrences(self) -> list[Occurrence]:
        """The most frequent first."""
        totals, rules = Counter[str](), dict[str, str]()
        for note in self.notes:
            for name, it in note.kinds.items():
                totals[name] += it.count
                rules[name] = " ".join(it.rules)
        game = self.findings.study.game.name
        known = [*totals, *(name for name in own.of(game).kinds if name not in totals)]
        return [
            Occurrence(
                kinds.title(game, name),
                rules.get(name, ""),
                mean([_count(note, name) for note in self.notes]),
                share(sum(_count(note, name) > 0 for note in self.notes), self.games),
            )
            for name in sorted(known, key=lambda name: (-totals[name], name))
        ]

    @cached_property
    def measures(self) -> list[Measure]:
        found = list[Measure]()
        for at, title in enumerate(self.findings.study.game.measures):
            counts = [note.measures[at] for note in self.notes if note.measures[at] >= 0]
            if counts:
                found.append(Measure(title, mean(counts), min(counts), max(counts)))
        return found

    # --- does thinking pay

    @cached_property
    def ladder(self) -> list[tuple[str, str, Estimate | None]]:
        """The weaker, the stronger, and the stronger's share of the points."""
        found = list[tuple[str, str, Estimate | None]]()
        for rung in self.findings.rungs:
            weaker, stronger = rung.contest.agents
            of_it = next(it for it in rung.agents if it.agent == stronger)
            found.append((weaker, stronger, share(of_it.points, of_it.games)))
        return found

    def own_rows(self, name: str) -> list[tuple[Words, Estimate | None]]:
        """What the game's own file counts under that name; nothing if it has no such file."""
        if not any(note.own for note in self.notes):
            return []
        module = own.of(self.findings.study.game.name).module
        rows: list[tuple[Words, Estimate | None]] = getattr(module, name)(self.notes)
        return rows


def _part(choices: list[int], part: int) -> float:
    begin, end = part * len(choices) // LOOKS, (part + 1) * len(choices) // LOOKS
    return sum(choices[begin:end]) / (end - begin)


def _margin(scores: tuple[int, ...]) -> float:
    first, second, *_ = sorted(scores, reverse=True)
    return first - second


def _count(note: Note, name: str) -> int:
    return note.kinds[name].count if name in note.kinds else 0
