"""A record saved before the end as a witness: whether whoever wrote the last one stuck to it.

Before the end a record has the commitment of the seed, the seals of all who added to it, and the
moves as one seat saw them. None of it may be otherwise in the record of the whole game.
"""

from itertools import zip_longest

from sesame.core import fair, record
from sesame.core.match import Match
from sesame.core.messages import house
from sesame.core.record import SEAT_LETTERS, Record
from sesame.core.words import Words

_SAME = ("Game", "Seats", "Options", "Board")


def contradictions(seen: Record, written: Record, match: Match) -> list[Words]:
    """What was told otherwise before; `match` is the written record, replayed."""
    say, faults = house(), list[Words]()
    if any(seen.headers.get(name) != written.headers.get(name) for name in _SAME):
        return [say("other-game-seen")]
    faults += _of_seed(seen, match)
    if seen.moves:  # before, parts were still coming in
        faults += _of_parts(record.parts_in(seen.headers), match.parts)
    if (step := _parted(seen, match)) is not None:
        faults.append(say("other-step-seen", number=str(step + 1)))
    return faults


def _of_seed(seen: Record, match: Match) -> list[Words]:
    commitment = seen.headers.get("Commitment")
    if commitment is None:
        return [house()("no-commitment-seen")]
    if match.seed is not None and fair.commitment(match.seed) == commitment:
        return []
    return [house()("other-seed")]


def _of_parts(before: tuple[fair.Part, ...], now: tuple[fair.Part, ...]) -> list[Words]:
    """All parts are in their seals before any is shown; afterwards none comes, goes or changes."""
    say, faults = house(), list[Words]()
    seals, bits = {part.seat: part.seal for part in now}, {part.seat: part.bits for part in now}
    for part in before:
        seat = SEAT_LETTERS[part.seat]
        if part.seat not in seals:
            faults.append(say("part-dropped", seat=seat))
        elif seals[part.seat] != part.seal or bits[part.seat] != part.bits:
            faults.append(say("part-changed", seat=seat))
    known = {part.seat for part in before}
    added = [SEAT_LETTERS[part.seat] for part in now if part.seat not in known]
    return [*faults, *(say("part-added", seat=seat) for seat in added)]


def _parted(seen: Record, match: Match) -> int | None:
    """From which step on the game is not what was seen, by whoever it was that saw it."""
    viewers = (None, *range(match.seats))
    places = [_first_other(seen, match, viewer) for viewer in viewers]
    return None if None in places else max(place for place in places if place is not None)


def _first_other(seen: Record, match: Match, viewer: int | None) -> int | None:
    told = match.told(viewer)[: len(seen.moves)]
    for at, (move, step) in enumerate(zip_longest(seen.moves, told)):
        if move is None or step is None:
            return at
        action = record.read_id(move.notation)
        words = str(match.game.actions.from_id(step.action))
        is_same = move.notation == words if action is None else action == step.action
        if not is_same or move.actor not in (None, step.seat):
            return at
    return None
