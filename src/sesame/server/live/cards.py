"""Cards: what lobby and history show of a table, a fold over its log that is kept beside it."""

import msgspec

from sesame.server import protocol
from sesame.server.live import marks, views
from sesame.server.log import expiry
from sesame.server.log.rows import Card
from sesame.server.log.table import Table

_encoder = msgspec.json.Encoder()


def of(table: Table, now: int) -> Card:
    mark = marks.of(table)
    at = table.moved_at if mark else now
    is_void = table.is_closed and (table.is_discarded or not table.has_begun)
    listing = protocol.Listing(
        table=table.id,
        game=table.match.game.name,
        status=table.status,
        at=at,
        players=[
            views.player(sitter.person, sitter.level, lambda _: None)  # names change
            for sitter in table.sitters
        ],
        result=views.result(table),
    )
    return Card(
        table=table.id,
        game=listing.game,
        status="void" if is_void else listing.status,
        public=table.settings.public,
        at=at,
        people=tuple(table.people),
        body=_encoder.encode(listing),
        due=expiry.due(table),
        mark=mark,
    )
