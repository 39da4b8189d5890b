"""The film of a throw as it is sent: which of the simulated ones, in everybody's eyes the same.

While the dice roll nobody may know what they will show, so what is sent then has no colours in it.
"""

from base64 import b64encode

from sesame.core.contract import CHANCE
from sesame.core.match import Step
from sesame.games.attrap_tresors import films
from sesame.games.attrap_tresors.actions import LETTERS, Throw
from sesame.games.attrap_tresors.board import Way
from sesame.games.attrap_tresors.state import DICE
from sesame.server.log.table import Table
from sesame.server.protocol import Film, Show


def of(table: Table, step: int) -> Film | None:
    """The throw that was the last of so many steps; None if that was something else."""
    if not 0 < step <= len(table.match.log) or not table.match.game.is_timed:
        return None
    thrown = _thrown(table, table.match.log[step - 1])
    if thrown is None:
        return None
    return _told(films.of(thrown.counts, _way(table), _name(table, step)))


def shown(table: Table) -> Show:
    """What everybody saw last at one moment."""
    step = len(table.match.log)
    return Show(at=table.seen_at, step=step, film=of(table, step))


def rolling(table: Table, at: int) -> Show | None:
    """What chance will answer is on its way to be seen at that moment; None: nothing is."""
    if not (drawn := table.match.chance_now()):
        return None
    step = len(table.match.log) + len(drawn)
    return Show(at=at, step=step, film=_blank(table, drawn))


def _blank(table: Table, drawn: list[Step]) -> Film | None:
    """The throw that chance has drawn and nobody knows yet, without its colours."""
    thrown = _thrown(table, drawn[-1])
    if thrown is None:
        return None
    step, misses = len(table.match.log) + len(drawn), DICE - sum(thrown.counts)
    return _told(films.blank(misses, _way(table), _name(table, step)))


def _thrown(table: Table, step: Step) -> Throw | None:
    action = table.match.game.actions.from_id(step.action)
    return action if step.seat == CHANCE and isinstance(action, Throw) else None


def _way(table: Table) -> Way:
    return "hands" if table.seats == 2 else "cup"


def _name(table: Table, step: int) -> str:
    return f"{table.id} {step}"


def _told(film: films.Film) -> Film:
    return Film(
        every=films.EVERY,
        moves=b64encode(film.moves.astype("<i2").tobytes()).decode(),
        tops="".join(LETTERS[colour] for colour in film.tops),
        counts=list(film.counts),
    )
