"""REST: the games that can be played here, their seats, options and boards; the house's customs."""

from typing import Any

from litestar import Request, get
from msgspec import Struct

from sesame.games import game as game_named
from sesame.games import games
from sesame.server.live.views import text
from sesame.server.protocol import Text


class OptionInfo(Struct, frozen=True):
    """One choice that a game offers."""

    name: str
    title: Text
    values: list[str | bool | int]
    default: str | bool | int


class GameInfo(Struct, frozen=True):
    """What can be played here."""

    name: str
    title: Text
    seats: list[int]
    options: list[OptionInfo]
    boards: list[str]
    is_timed: bool
    page: str | None  # the address of a board that came with it (docs/plug_ins.md); null: none did


class Customs(Struct, frozen=True):
    """How this house is run, as far as a page must know."""

    guests_think: bool  # hints and analyses are found in the page, where it can


@get("/api/customs", tags=["games"])
async def customs(request: Request[Any, Any, Any]) -> Customs:
    """How this house is run."""
    found: Customs = request.app.state.customs
    return found


@get("/api/games", tags=["games"])
async def all_games() -> list[GameInfo]:
    """Every game, its seats, options and boards."""
    return describe_games()


def describe_games() -> list[GameInfo]:
    return [game_info(name) for name in games()]


def game_info(name: str) -> GameInfo:
    """What stands on the box of one."""
    game = game_named(name)
    options = [
        OptionInfo(option.name, text(option.title), list(option.values), option.default)
        for option in game.options
    ]
    return GameInfo(
        name,
        text(game.title),
        list(game.seats),
        options,
        list(game.boards),
        game.is_timed,
        f"/games/{name}/board.js" if game.page else None,
    )


ROUTES = [all_games, customs]
