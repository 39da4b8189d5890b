"""Kim-Bac (author, publisher and year unknown to us): hidden hands, then one against six."""

from sesame.core.game import Game
from sesame.core.option import Option
from sesame.core.words import Words, same
from sesame.games.kim_bac import actions, drawing, rules, sight, text
from sesame.games.kim_bac.board import BOARDS
from sesame.games.kim_bac.state import (
    GATES,
    MOVES,
    PURSUERS,
    ROUNDS,
    SEATS,
    TABLE_ROUNDS,
    THROW_OFFS,
    Settings,
    State,
)

# A turn of part one is a card and a pawn each: with two players, 7 steps; with more, fewer in all.
_PART_ONE = TABLE_ROUNDS * 2 * (1 + PURSUERS)
_CHESTS = 2 * 2  # KB-14: two at the most, each shaken, one of them asked about
_RACE = MOVES * (1 + PURSUERS)
_MOST_STEPS = GATES + THROW_OFFS * SEATS + _PART_ONE + _CHESTS + _RACE

GAME = Game(
    name="kim-bac",
    title=same("Kim-Bac"),
    seats=(2, 3, 4),
    options=(
        Option(
            "rounds",
            ("players", *range(1, ROUNDS + 1)),
            "players",
            Words(
                "nombre de manches : autant que de joueurs, ou de 1 à 8",
                "number of rounds: as many as players, or 1 to 8",
            ),
        ),
    ),
    boards=BOARDS,
    measures=(
        Words("courses", "races"),
        Words("courses gagnées par le Kim-Bac", "races won by the Kim-Bac"),
        Words("captures du Kim-Bac", "captures of the Kim-Bac"),
        Words("milliers de taels en jeu", "thousands of taels at stake"),
    ),
    bound=ROUNDS * _MOST_STEPS,
    state=State,
    settings=Settings,
    rules=rules,
    sight=sight,
    actions=actions,
    text=text,
    draw=drawing.draw,
)
