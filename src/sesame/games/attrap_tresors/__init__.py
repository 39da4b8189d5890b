"""Attrap'trésors ! (Lena and Günter Burkhardt, 2015): two to six players, one tower, fast hands."""

from collections.abc import Mapping
from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option, Value
from sesame.core.speech import Speech
from sesame.core.words import same
from sesame.games.attrap_tresors import actions, drawing, effects, live, rules, sight
from sesame.games.attrap_tresors.board import BOARDS
from sesame.games.attrap_tresors.positions import read_position, write_position
from sesame.games.attrap_tresors.saying import say
from sesame.games.attrap_tresors.state import PLANES, ROUNDS, ROW, THROWS, Settings, State


def bound(seats: int, _: Mapping[str, Value]) -> int:
    """Most steps of a game.

    A round: so many throws that nobody answers, each followed by the clock, then the whole tower
    (AT-03), a card given back and a card drawn; before the first one, the cards and, of more than
    two seats, the first thrower.
    """
    before = ROW if seats == 2 else seats + 1
    return before + ROUNDS * (2 * THROWS + seats + 1 + 1 + 1)


GAME = Game(
    name="attrap-tresors",
    title=same("Attrap'trésors\u202f!"),
    seats=(2, 3, 4, 5, 6),
    options=(
        Option("misses", ("physical", "none"), "physical", say("misses")),
        Option("patience", tuple(range(2, 31)), 5, say("patience")),
    ),
    boards=BOARDS,
    bound=bound,
    measures=(say("sacks-handed-out"), say("cards-given-back"), say("sacks-of-winner")),
    State=State,
    planes=PLANES,
    Settings=Settings,
    rules=rules,
    sight=sight,
    effects=effects,
    actions=actions,
    text=Speech(
        Path(__file__).with_name("words"),
        effects.KINDS,
        actions,
        write_position=write_position,
        read_position=read_position,
    ),
    draw=drawing.draw,
    live=live,
)
