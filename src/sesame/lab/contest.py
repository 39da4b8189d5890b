"""What is played in an arena: which agents meet, in which seats, with which luck."""

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from sesame.agents import table
from sesame.agents.brought import Maker, name_of
from sesame.agents.table import derived
from sesame.core.board import Board
from sesame.core.errors import BadOption
from sesame.core.match import Match
from sesame.core.terms import Terms
from sesame.games import game as find_game
from sesame.lab.written_terms import WrittenTerms, write_terms


class Fixture(NamedTuple):
    """One game to be played."""

    number: int  # from 1
    agents: tuple[str, ...]  # by seat
    chance: int  # the seed of chance
    luck: int  # the seed of the agents


class Contest(msgspec.Struct, frozen=True, dict=True):
    """All that decides how the games of an arena go, and in what order they come.

    Only how many there are is left open: the first hundred of two hundred are the same hundred.
    """

    game: str
    agents: tuple[str, ...]
    table: int  # seats at it
    seed: int
    options: str = ""  # those that are not the usual ones, as a record writes them
    board: str = ""  # as a record names it

    @cached_property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who sit down together: all of them, or each choice of as many as the table has seats."""
        if len(self.agents) == self.table:
            return [self.agents]
        return list(combinations(dict.fromkeys(self.agents), self.table))

    @cached_property
    def terms(self) -> Terms:
        """What is agreed before the first move of each game."""
        return WrittenTerms(self.game, self.table, self.options, self.board).terms

    def fixtures(self, games: int) -> Iterator[Fixture]:
        """Of every line-up that many games, rounded up to whole cycles.

        In a cycle everybody sits in every seat once and chance answers alike, so that neither a
        good seat nor a good deal favours anyone. From cycle to cycle who sits behind whom changes.
        """
        number, chances, lucks = 0, derived(self.seed, 0), derived(self.seed, 1)
        for cycle in range(-(-games // self.table)):
            for at, lineup in enumerate(self.lineups):
                chance = derived(derived(chances, cycle), at)
                ring = _ring(lineup, cycle)
                for turn in range(self.table):
                    number += 1
                    agents = ring[turn:] + ring[:turn]
                    yield Fixture(number, agents, chance, derived(lucks, number))

    def count(self, games: int) -> int:
        """How many fixtures that is."""
        return -(-games // self.table) * self.table * len(self.lineups)

    def match(self, fixture: Fixture) -> Match:
        """The game, before its first decision."""
        match = Match(self.terms, seed=fixture.chance, names=fixture.agents)
        # No date: the same contest gives the same records, whenever it is played.
        match.headers = {"Event": "sesame arena", "Round": str(fixture.number)}
        return match


def contest(
    name: str,
    agents: tuple[str | Maker, ...],
    *,
    table_of: int | None = None,
    seed: int = 1,
    board: str | Path | Board | None = None,
    **options: Any,
) -> Contest:
    """A contest that can be played; refuses, before anything is, what could not be.

    Agents are named as `agents.roster` has them; a class stands for itself.
    """
    game, named = (
        find_game(name),
        tuple(it if isinstance(it, str) else name_of(it) for it in agents),
    )
    count = game.seat_count(len(agents) if table_of is None else table_of)
    terms = game.terms(count, options, game.boards.find(board))
    written = write_terms(terms)
    found = Contest(game.name, named, count, seed, written.options, written.board)
    if not found.lineups:
        raise BadOption("table-not-filled", robots=len(set(named)), seats=count)
    match = Match(terms, seed=seed)
    for agent in named:
        table.check(match, agent)
    return found


def _ring(lineup: tuple[str, ...], cycle: int) -> tuple[str, ...]:
    """Who sits behind whom in this cycle: all the orders around the table take turns."""
    orders = list(permutations(lineup[1:]))
    return lineup[:1] + orders[cycle % len(orders)]
