"""The film of a throw as it is sent: which of the simulated ones, in everybody's eyes the same."""

from base64 import b64encode

from sesame.core.contract import CHANCE
from sesame.games.attrap_tresors import films
from sesame.games.attrap_tresors.actions import LETTERS, Throw
from sesame.games.attrap_tresors.board import Way
from sesame.server.protocol import Film
from sesame.server.table import Table


def of(table: Table, step: int) -> Film | None:
    """The throw that was the last of so many steps; None if that was something else."""
    if not 0 < step <= len(table.match.log) or not table.match.game.is_timed:
        return None
    seat, number = table.match.log[step - 1]
    action = table.match.game.actions.from_id(number)
    if seat != CHANCE or not isinstance(action, Throw):
        return None
    way: Way = "hands" if table.seats == 2 else "cup"
    film = films.of(action.counts, way, f"{table.id} {step}")
    return Film(
        every=films.EVERY,
        moves=b64encode(film.moves.astype("<i2").tobytes()).decode(),
        tops="".join(LETTERS[colour] for colour in film.tops),
        counts=list(film.counts),
    )
