"""Bakschisch ("Kara Ben Hering", 1995): two to four players, sealed bids, one throne."""

from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option, switch
from sesame.core.speech import Speech
from sesame.core.words import same
from sesame.games.bakschisch import actions, drawing, effects, rules, sight
from sesame.games.bakschisch.board import BOARDS
from sesame.games.bakschisch.positions import read_position, write_position
from sesame.games.bakschisch.saying import say
from sesame.games.bakschisch.state import BRIBES, PLANES, ROUNDS, Settings, State

GAME = Game(
    name="bakschisch",
    title=same("Bakschisch"),
    seats=(2, 3, 4),
    options=(
        switch("theft_cancels", say("theft-cancels")),
        Option("remainder", ("pot", "box"), "pot", say("remainder")),
        Option("reverse_place", ("behind", "mirror"), "behind", say("reverse-place")),
        Option("open_bags", (False, True), True, say("open-bags")),
    ),
    boards=BOARDS,
    bound=lambda seats, _: ROUNDS * BRIBES * (1 + seats),  # BK-21: a card and a fist of each seat
    measures=(say("rounds"), say("on-the-throne"), say("gold-of-winner")),
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
)
