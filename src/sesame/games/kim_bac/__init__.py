"""Kim-Bac (author, publisher and year unknown to us): hidden hands, then one against six."""

from collections.abc import Mapping
from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option, Value
from sesame.core.speech import Speech
from sesame.core.words import same
from sesame.games.kim_bac import actions, drawing, effects, rules, sight
from sesame.games.kim_bac.board import BOARDS
from sesame.games.kim_bac.positions import read_position, write_position
from sesame.games.kim_bac.saying import say
from sesame.games.kim_bac.state import (
    MOVES,
    PLANES,
    PURSUERS,
    ROUNDS,
    TABLE_ROUNDS,
    THROW_OFFS,
    Settings,
    State,
)

_CHESTS = 2 + 1  # KB-14: two at the most, each shaken, one of them asked about
_RACE = MOVES * (1 + PURSUERS)  # KB-19


def bound(seats: int, options: Mapping[str, Value]) -> int:
    """Most steps of a match: as many rounds, each with both its parts at their longest."""
    pawns = PURSUERS // (seats - 1)  # KB-06
    start = seats * pawns + THROW_OFFS * seats  # KB-07, KB-08
    part_one = TABLE_ROUNDS * seats * (1 + pawns)  # KB-09, KB-11: a turn is a card and every pawn
    rounds = options["rounds"]
    return (rounds if isinstance(rounds, int) else seats) * (start + part_one + _CHESTS + _RACE)


GAME = Game(
    name="kim-bac",
    title=same("Kim-Bac"),
    seats=(2, 3, 4),
    options=(Option("rounds", ("players", *range(1, ROUNDS + 1)), "players", say("rounds")),),
    boards=BOARDS,
    measures=(say("races"), say("races-won"), say("captures"), say("taels")),
    bound=bound,
    State=State,
    planes=PLANES,
    Settings=Settings,
    rules=rules,
    sight=sight,
    actions=actions,
    text=Speech(
        Path(__file__).with_name("words"),
        effects.KINDS,
        actions,
        write_position=write_position,
        read_position=read_position,
    ),
    draw=drawing.draw,
    effects=effects,
    has_long_turns=True,
)
