"""The first start on a machine compiles the rules; nobody should wait for that at a table."""

from collections.abc import Callable

from sesame.core import dice
from sesame.core.cache import cache_folder
from sesame.core.match import Match
from sesame.games import game as game_named
from sesame.games import games
from sesame.server.knowable import is_plainly_forced, undo_length
from sesame.server.souk import Souk

_STEPS = 300  # of a game, in which every kernel that a table calls is met


def warm(say: Callable[[], None]) -> None:
    """Compile what tables need, unless that was done before; `say` is called if it must be."""
    marker = cache_folder() / "served"
    if marker.exists():
        return
    say()
    for name in games():
        game = game_named(name)
        for seats in game.seats[:2]:
            _try_out(game.new(seats, seed=1))
    marker.touch()


def _try_out(match: Match) -> None:
    rng = dice.stream(1)
    for _ in range(_STEPS):
        if match.over or not match.actors:
            break
        seat = match.actors[dice.below(rng, len(match.actors))]
        legal = match.legal_ids(seat)
        is_plainly_forced(match, seat)
        match.play(seat, legal[dice.below(rng, len(legal))])
        undo_length(match, seat)
        match.told(None)
        for viewer in (None, *range(match.seats)):
            match.view(viewer)
    _end(match)


def _end(match: Match) -> None:
    """What is only asked when a game is over, or grabbed in."""
    _ = match.scores, match.game.rules.winners(match.state)
    if match.game.is_timed:
        Souk(match, {}, {}, dice.stream(1)).open(0.0)
