"""Mille et un trésors (Marco Teubner, HABA 2010): a race with cards for two to four."""

from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option, switch
from sesame.core.speech import Speech
from sesame.core.words import Words, same
from sesame.games.mille_et_un_tresors import actions, drawing, effects, rules, sight
from sesame.games.mille_et_un_tresors.board import BOARDS
from sesame.games.mille_et_un_tresors.positions import read_position, write_position
from sesame.games.mille_et_un_tresors.state import ROCKS, SPACES, Settings, State
from sesame.games.mille_et_un_tresors.text import view

# A turn is a throw, a move, a draw and the card laid. The chief arrives with the last head at the
# latest, and that card is not laid; a turn without a draw is the last one (MT-12).
MOST_STEPS_OF_A_TURN = 4

GAME = Game(
    name="mille-et-un-tresors",
    title=same("Mille et un trésors"),
    seats=(2, 3, 4),
    options=(
        switch(
            "exact_exit",
            Words("le pas dehors doit être le dernier", "the step outside must be the last one"),
        ),
        switch("one_exit", Words("une seule sortie, par b1", "one way out only, by b1")),
        switch(
            "luck",
            Words(
                "Ali Baba et la chance : au dé, sans rien perdre",
                "Ali Baba and luck: by the die, nothing is lost",
            ),
        ),
        Option(
            "die",
            ("small", "full"),
            "small",
            Words(
                "le dé de la variante : 1-1-2-2-3-3 ou 1 à 6",
                "the variant's die: 1-1-2-2-3-3 or 1 to 6",
            ),
        ),
    ),
    boards=BOARDS,
    measures=(
        Words("cartes tirées quand le chef arrive", "cards drawn when the chief arrives"),
        Words("pions sortis à temps", "pawns out in time"),
        Words("trésors du vainqueur", "treasures of the winner"),
    ),
    bound=lambda seats, _: SPACES + 1 + seats + ROCKS * MOST_STEPS_OF_A_TURN - 1,
    State=State,
    Settings=Settings,
    rules=rules,
    sight=sight,
    effects=effects,
    actions=actions,
    text=Speech(
        Path(__file__).with_name("words"),
        effects.KINDS,
        actions,
        view=view,
        write_position=write_position,
        read_position=read_position,
    ),
    draw=drawing.draw,
    is_open=True,
    is_zero_sum=False,  # MT-14: perhaps nobody wins
)
