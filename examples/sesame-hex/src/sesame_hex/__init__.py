"""Hex (Piet Hein, 1942; John Nash, 1948) on 7 by 7, with the swap rule.

HX-01  The board is a rhombus of 7 by 7 six-sided cells.
HX-02  Red begins and joins top and bottom; blue joins left and right.
HX-03  In turn, each lays one stone on an empty cell; stones never move.
HX-04  Whoever joins both of their sides by a chain has won; there is no draw.
HX-05  Option `swap` (on): instead of laying a first stone blue may take red's over, mirrored.
"""

from pathlib import Path

from sesame.core.game import Game
from sesame.core.option import Option
from sesame.core.words import Words, same
from sesame_hex import actions, rules, sight, text
from sesame_hex.state import CELLS, Settings, State

GAME = Game(
    name="hex",
    title=same("Hex"),
    seats=(2,),
    options=(
        Option("swap", (False, True), True, Words("échange au premier coup", "the swap rule")),
    ),
    measures=(Words("pierres posées", "stones laid"),),
    bound=lambda *_: CELLS + 1,
    State=State,
    Settings=Settings,
    rules=rules,
    sight=sight,
    actions=actions,
    text=text,
    draw=text.draw,
    page=Path(__file__).with_name("page"),
    is_open=True,
)
