"""Bakschisch ("Kara Ben Hering", 1995): two to four players, sealed bids, one throne."""

from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option, switch
from sesame.core.speech import Speech
from sesame.core.words import Words, same
from sesame.games.bakschisch import actions, drawing, effects, rules, sight
from sesame.games.bakschisch.board import BOARDS
from sesame.games.bakschisch.positions import read_position, write_position
from sesame.games.bakschisch.state import BRIBES, ROUNDS, Settings, State
from sesame.games.bakschisch.text import view

GAME = Game(
    name="bakschisch",
    title=same("Bakschisch"),
    seats=(2, 3, 4),
    options=(
        switch(
            "theft_cancels",
            Words("un voleur empêche d'avancer", "a thief keeps everybody from moving ahead"),
        ),
        Option(
            "remainder",
            ("pot", "box"),
            "pot",
            Words(
                "reste du partage : au pot ou hors jeu",
                "what cannot be shared: to the pot or out of the game",
            ),
        ),
        Option(
            "reverse_place",
            ("behind", "mirror"),
            "behind",
            Words(
                "place depuis la fin : pions derrière, ou place retournée",
                "place from behind: pawns behind, or the place mirrored",
            ),
        ),
        Option("open_bags", (False, True), True, Words("sacs ouverts", "open bags")),
    ),
    boards=BOARDS,
    bound=lambda seats, _: ROUNDS * BRIBES * (1 + seats),  # BK-21: a card and a fist of each seat
    measures=(
        Words("tours", "rounds"),
        Words("pions sur le trône à la fin", "pawns on the throne at the end"),
        Words("or du vainqueur", "gold of the winner"),
    ),
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
)
