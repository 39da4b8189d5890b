"""Films of chance as they are sent: the same in everybody's eyes, colourless while they roll."""

from base64 import b64encode

from sesame.core.live import Film as Seen
from sesame.server.log.table import Table
from sesame.server.protocol import Film, Show


def of(table: Table, step: int) -> Film | None:
    """How the last of so many steps was seen to fall; None if there was nothing to see."""
    live, name = table.match.game.live, _name(table, step)
    return _told(live.film(table.match, step, name)) if live else None


def shown(table: Table) -> Show:
    """What everybody saw last at one moment."""
    step = len(table.match.log)
    return Show(at=table.seen_at, step=step, film=of(table, step))


def rolling(table: Table, at: int) -> Show | None:
    """What chance will answer is on its way to be seen at that moment; None: nothing is."""
    live, drawn = table.match.game.live, table.match.chance_now()
    if live is None or not drawn:
        return None
    step = len(table.match.log) + len(drawn)
    film = live.rolling(table.match, drawn, _name(table, step))
    return Show(at=at, step=step, film=_told(film))


def _name(table: Table, step: int) -> str:
    return f"{table.id} {step}"


def _told(film: Seen | None) -> Film | None:
    if film is None:
        return None
    moves = b64encode(film.moves).decode()
    return Film(every=film.every, moves=moves, tops=film.tops, counts=list(film.counts))
