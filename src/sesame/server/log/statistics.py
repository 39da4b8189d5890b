"""Statistics: how somebody has played so far, a fold over their finished games."""

from collections.abc import Iterable

from msgspec import Struct

from sesame.server.protocol import Level, Listing


class Tally(Struct, frozen=True):
    """Games finished, and of these won, alone or with others."""

    game: str
    against: Level | None  # the strongest robot at the table; None: people only
    played: int
    won: int


_STRONGEST: tuple[Level, ...] = ("calife", "vizir", "marchand", "apprenti")


def tallies(finished: Iterable[Listing], person: str) -> list[Tally]:
    """By game, and by the strongest robot that sat there."""
    found = dict[tuple[str, Level | None], tuple[int, int]]()
    for listing in finished:
        seats = [i for i, p in enumerate(listing.players) if p is not None and p.person == person]
        if listing.result is None or listing.result.unfinished or not seats:
            continue
        played, won = found.get(key := (listing.game, _strongest(listing)), (0, 0))
        found[key] = played + 1, won + any(seat in listing.result.winners for seat in seats)
    in_order = sorted(found.items(), key=lambda item: (item[0][0], item[0][1] or ""))
    return [Tally(game, against, *counts) for (game, against), counts in in_order]


def _strongest(listing: Listing) -> Level | None:
    levels = {player.level for player in listing.players if player is not None}
    return next((level for level in _STRONGEST if level in levels), None)
