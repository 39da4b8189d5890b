"""Khan Tsin (Claude Leroy, 2006): two players, perfect information, one dragon."""

from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option, switch
from sesame.core.speech import Speech
from sesame.core.words import same
from sesame.games.khan_tsin import actions, drawing, effects, rules, sight
from sesame.games.khan_tsin.board import BOARDS
from sesame.games.khan_tsin.positions import read_position, write_position
from sesame.games.khan_tsin.saying import say
from sesame.games.khan_tsin.state import PLANES, SQUARES, Settings, State

# Each move adds at least 2 to the sum of squared heights, which starts at 36 and cannot pass 272
# without a pile of nine; a pass is always followed by a move.
MOST_MOVES = 119

GAME = Game(
    name="khan-tsin",
    title=same("Khan Tsin"),
    seats=(2,),
    options=(
        Option("setup", ("sheet", "alternate", "random"), "sheet", say("setup")),
        switch("flip_moved", say("flip-moved")),
        switch("flip_result", say("flip-result")),
        switch("two_speeds", say("two-speeds")),
        switch("pie", say("pie")),
    ),
    boards=BOARDS,
    measures=(say("piles-left"), say("tallest-left")),
    bound=lambda *_: SQUARES + 1 + 2 * MOST_MOVES,  # 1: the dragon turned round
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
    is_open=True,
    sample={"setup": "random"},  # else setting up would be all there is to see
)
