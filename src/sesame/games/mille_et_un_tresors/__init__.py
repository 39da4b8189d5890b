"""Mille et un trésors (Marco Teubner, HABA 2010): a race with cards for two to four."""

from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option, switch
from sesame.core.speech import Speech
from sesame.core.words import same
from sesame.games.mille_et_un_tresors import actions, drawing, effects, rules, sight
from sesame.games.mille_et_un_tresors.board import BOARDS
from sesame.games.mille_et_un_tresors.positions import read_position, write_position
from sesame.games.mille_et_un_tresors.saying import say
from sesame.games.mille_et_un_tresors.state import PLANES, ROCKS, SPACES, Settings, State

# A turn is a throw, a move, a draw and the card laid. The chief arrives with the last head at the
# latest, and that card is not laid; a turn without a draw is the last one (MT-12).
MOST_STEPS_OF_A_TURN = 4

GAME = Game(
    name="mille-et-un-tresors",
    title=same("Mille et un trésors"),
    seats=(2, 3, 4),
    options=(
        switch("exact_exit", say("exact-exit")),
        switch("one_exit", say("one-exit")),
        switch("luck", say("luck")),
        Option("die", ("small", "full"), "small", say("die")),
    ),
    boards=BOARDS,
    measures=(say("cards-drawn"), say("out-in-time"), say("treasures-of-winner")),
    bound=lambda seats, _: SPACES + 1 + seats + ROCKS * MOST_STEPS_OF_A_TURN - 1,
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
    is_zero_sum=False,  # MT-14: perhaps nobody wins
)
