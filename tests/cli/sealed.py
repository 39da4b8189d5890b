"""A game with secrets, small enough to read at once: both seats hide one to three coins at the
same time, then show them; more coins win. The command line must not tell one what the other hid.
"""

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec import Struct

from sesame.core.board import Board, Boards
from sesame.core.contract import Ids, State, Utilities, Weights
from sesame.core.errors import BadAction
from sesame.core.game import Game
from sesame.core.words import Words, same

if TYPE_CHECKING:
    from rich.text import Text

HIDDEN = -1
TABLE = np.dtype([("hides", "i1", 2)], align=True)  # 0: has not chosen; -1: the reader cannot know


class Hide(Struct, frozen=True, tag="hide"):
    coins: int

    def __str__(self) -> str:
        return f"{self.coins}c"


def actors(s: State) -> int:
    return int(s.hides[0] == 0) | int(s.hides[1] == 0) << 1


def legal(_s: State, _seat: int, out: Ids) -> int:
    out[:3] = 0, 1, 2
    return 3


def apply(s: State, seat: int, action: int) -> None:
    s.hides[seat] = action + 1


def winners(s: State) -> int:
    return int(s.hides[0] >= s.hides[1]) | int(s.hides[1] >= s.hides[0]) << 1


def scores(s: State, out: Weights) -> None:
    out[:] = s.hides


def returns(_s: State, out: Utilities) -> None:
    out[:] = 0


def observe(s: State, seat: int, out: State) -> None:
    for other in range(2):
        is_known = seat == other or actors(s) == 0 or s.hides[other] == 0
        out.hides[other] = s.hides[other] if is_known else HIDDEN


def parse(notation: str) -> Hide:
    if notation not in ("1c", "2c", "3c"):
        raise BadAction("de 1c à 3c", "from 1c to 3c")
    return Hide(int(notation[0]))


def draw(observed: State) -> "Text":
    from rich.text import Text

    return Text(f"table {observed.hides.tolist()}")


def say(words: str) -> Any:
    return lambda *_: same(words)


RULES = SimpleNamespace(
    setup=lambda _s, _options: None,
    actors=actors,
    over=lambda s: actors(s) == 0,
    legal=legal,
    outcomes=lambda _s, _ids, _weights: 0,
    apply=apply,
    winners=winners,
    scores=scores,
    returns=returns,
    measures=lambda _s, _out: None,
)
ACTIONS = SimpleNamespace(
    COUNT=3,
    WIDEST=3,
    to_id=lambda action: action.coins - 1,
    from_id=lambda number: Hide(number + 1),
    parse=parse,
)
TEXT = SimpleNamespace(
    seat_name=lambda seat: Words(("Est", "Ouest")[seat], ("East", "West")[seat]),
    prompt=say("hide"),
    sentence=lambda _known, seat, action: same(f"{'EW'[seat]} hid {action.coins}"),
    refusal=say("no"),
    ending=say("shown"),
    write_position=lambda s: str(s.hides.tolist()),
)


def sealed_game(folder: Path) -> Game:
    (folder / "plain.toml").write_text('name = "plain"\ntitle = { fr = "nu", en = "plain" }')
    return Game(
        name="sealed",
        title=Words("Les poings", "Fists"),
        seats=(2,),
        options=(),
        boards=Boards(Board, folder, "plain", lambda _: None, lambda _board, _settings: None),
        bound=2,
        measures=(),
        state=TABLE,
        settings=np.dtype([("seats", "i1")], align=True),
        rules=RULES,
        sight=SimpleNamespace(observe=observe, redeal=lambda _s, _seat, _rng: None),
        actions=ACTIONS,
        text=TEXT,
        draw=draw,
    )
