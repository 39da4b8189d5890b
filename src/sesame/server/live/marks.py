"""Cheating by a second table: fingerprints of positions that must not be thought about yet.

A game without hints goes on there. Where nothing is hidden, whoever plays could bring the game to
the robots by another door: as a record, or on a second table with hints. So the card of such a
table has the hash of its position, and a game that passes through it is refused, if it came there
later: who was there first copied from nobody. Openings are everybody's.
"""

import asyncio
import hashlib
from typing import Final

import msgspec

from sesame.core.contract import CHANCE
from sesame.core.match import Match
from sesame.core.terms import Terms
from sesame.server.log.refusals import Denied
from sesame.server.log.table import Table
from sesame.server.saying import say
from sesame.server.store.interface import Store

OPENING: Final = 8  # decisions after which a position is somebody's


def of(table: Table) -> str | None:
    """The mark on a table's card; None: anybody may think about it."""
    return _mark(_key(table.match.terms), table.match) if is_guarded(table) else None


def is_guarded(table: Table) -> bool:
    return (
        table.status == "playing"
        and not table.settings.hints
        and table.match.game.is_open
        and _decisions(table.match) >= OPENING
    )


async def check(store: Store, match: Match, moment: int, *, along: bool) -> None:
    """Raises Denied if the game is, or on its way was (`along`), where another one stands now.

    `moment` is when it came there, or was brought here.
    """
    if not match.game.is_open:
        return
    found = await asyncio.to_thread(_marks, match.copy(), along)
    reached = await store.marked(found)
    if any(at <= moment for at in reached.values()):
        raise Denied(say("position-guarded"))


def _marks(match: Match, along: bool) -> list[str]:
    key = _key(match.terms)
    if not along:
        return [_mark(key, match)] if _decisions(match) >= OPENING else []
    there, found = Match(match.terms, chance="manual", start=match.start), list[str]()
    decided = 0
    for step in match.log:
        there.follow([step])
        decided += step.seat > CHANCE
        if decided >= OPENING:
            found.append(_mark(key, there))
    return found


def _decisions(match: Match) -> int:
    return sum(step.seat > CHANCE for step in match.log)


def _key(terms: Terms) -> bytes:
    board = terms.game.boards.write(terms.board)
    return msgspec.json.encode([terms.game.name, terms.seats, sorted(terms.options.items()), board])


def _mark(key: bytes, match: Match) -> str:
    return hashlib.sha256(key + match.state.tobytes()).hexdigest()[:32]
