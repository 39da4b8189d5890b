"""From the command line to a match: a new one, or one that was saved."""

from argparse import Namespace
from typing import Any

import sesame
from sesame.cli.files import read_record
from sesame.cli.terminal.seats import Player, read_players, usual_players
from sesame.cli.usage import bad
from sesame.core.game import Game
from sesame.core.match import Match
from sesame.core.option import read_all
from sesame.games import FIRST


def open_match(arguments: Namespace) -> tuple[Match, tuple[Player, ...]]:
    """The match to play, and who plays each seat."""
    players = read_players(arguments.seats) if arguments.seats is not None else None
    if arguments.load is not None:
        match = _loaded(arguments)
        if players is not None and len(players) != match.seats:
            raise bad("seats-differ", given=len(players), count=match.seats)
    else:
        match = _new(arguments, players)
    return match, players or usual_players(match.seats)


def _new(arguments: Namespace, players: tuple[Player, ...] | None) -> Match:
    game = sesame.game(arguments.game or FIRST)
    return game.new(
        None if players is None else len(players),
        seed=arguments.seed,
        board=arguments.board,
        names=_names(arguments.names),
        **checked_options(game, arguments.option),
    )


def checked_options(game: Game, pairs: list[str]) -> dict[str, Any]:
    """`name=value` words as options; unknown ones are refused here, lest `seed=3` be the seed."""
    chosen = dict[str, str]()
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise bad("not-a-pair", got=repr(pair))
        chosen[name.strip()] = value.strip()
    return {**read_all(game.options, chosen)}


def _names(text: str | None) -> tuple[str, ...]:
    return () if text is None else tuple(name.strip() for name in text.split(","))


def _loaded(arguments: Namespace) -> Match:
    for name in ("option", "board", "seed", "names"):
        if getattr(arguments, name):
            raise bad("loaded-has-it", name=f"--{name}")
    match = read_record(arguments.load, sesame.replay)
    if arguments.game is not None and sesame.game(arguments.game) is not match.game:
        raise bad("loaded-is", path=str(arguments.load), game=match.game.name)
    return match
