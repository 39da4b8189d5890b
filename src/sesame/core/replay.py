"""From a record back to a match, and the check that a record tells the truth."""

from dataclasses import dataclass

from sesame.core import fair, record, witness
from sesame.core.contract import CHANCE
from sesame.core.errors import BadRecord, SesameError
from sesame.core.game import Game
from sesame.core.match import Match
from sesame.core.messages import house
from sesame.core.position import is_packed, read_options, read_seats
from sesame.core.record import SEAT_LETTERS, Record
from sesame.core.words import Words

_AGREED = ("Game", "Seats", "Options", "Board", "Seed", "Chance", "Position", "Table")
_WRITTEN = {*_AGREED, "Result", "Scores"}


def replay(written: Record, game: Game) -> Match:
    """Play a record again, every move checked; chance that it leaves out comes from its seed."""
    match = _opened(written, game)
    match.parts = record.parts_in(written.headers)
    match.headers |= {
        key: value
        for key, value in written.headers.items()
        if key not in _WRITTEN
        and not record.is_part(key)
        and key not in SEAT_LETTERS[: match.seats]
    }
    if written.preface:
        match.comments[0] = written.preface
    seed = written.headers.get("Seed")
    for move in written.moves:
        _play(match, move, seed)
        if move.comment:
            match.comments[len(match.log)] = move.comment
    if seed is not None:
        match.trust(seed)
    return match


@dataclass(frozen=True)
class Verdict:
    """What `verify` found: the match, and every way in which the record does not hold."""

    match: Match
    faults: tuple[Words, ...]


def verify(written: Record, game: Game, seen: Record | None = None) -> Verdict:
    """Replay, then compare chance with the seed and what was added to it, and the result with the
    one written; all of it with `seen`, what somebody saved of it before the end."""
    match = replay(written, game)
    faults = _false_parts(match)
    faults += [] if match.seed is None else _false_chances(match, match.seed)
    told = written.headers.get("Result", record.UNFINISHED)
    if told != (found := record.result(match)):
        faults.append(house()("other-result", told=told, found=found))
    if seen is not None:
        faults += witness.contradictions(seen, written, match)
    return Verdict(match, tuple(faults))


def _opened(written: Record, game: Game) -> Match:
    """The match as it stood before the first move, its chance played by hand for now."""
    headers = written.headers
    names = tuple(headers[letter] for letter in SEAT_LETTERS if letter in headers)
    if (line := headers.get("Position")) is not None:
        return _checked(game.at(line, chance="manual", names=names), headers.get("Table"))
    seats = headers.get("Seats")
    options = read_options(headers.get("Options", ""))
    count = None if seats is None else read_seats(seats)
    terms = game.terms(count, options, headers.get("Board"))
    return Match(terms, chance="manual", names=names)


def _checked(match: Match, table: str | None) -> Match:
    """What a page reads must be the position that people read."""
    if table is not None and not is_packed(table, match.state):
        raise BadRecord("other-table")
    return match


def _play(match: Match, move: record.Move, seed: str | None) -> None:
    """One move of the record; refused with its number and the reason."""
    if seed is not None and match.chance_is_due and move.actor != CHANCE:
        match.trust(seed)  # the record leaves chance out here: draw it,
        match.seed = None  # and go on by hand
    seat = move.actor
    try:
        if seat is None:
            seat = _whose_turn(match)
        match.play(seat, move.notation, move.at)
    except SesameError as error:
        number = sum(step.seat != CHANCE for step in match.log) + (seat != CHANCE)
        refused = "chance-refused" if seat == CHANCE else "move-refused"
        raise BadRecord(refused, number=str(number), move=move.notation, why=error.words) from None


def _whose_turn(match: Match) -> int:
    if len(match.actors) > 1:
        raise BadRecord("several-may-act")
    return match.actors[0] if match.actors else CHANCE


def _false_parts(match: Match) -> list[Words]:
    """The parts that are not what their seats had sealed."""
    return [
        house()("other-part", seat=SEAT_LETTERS[part.seat])
        for part in match.parts
        if part.bits is not None and fair.sealed(part.bits) != part.seal
    ]


def _false_chances(match: Match, seed: str) -> list[Words]:
    """The chance outcomes that are not what the seed gives at their place in the log."""
    again, key = (
        Match(match.terms, chance="manual", start=match.start),
        fair.mixed(seed, match.parts),
    )
    faults = list[Words]()
    for at, step in enumerate(match.log):
        if step.seat == CHANCE:
            chances = again.chances()
            index = fair.draw(key, at, [weight for _, weight in chances])
            due, told = str(chances[index][0]), str(match.game.actions.from_id(step.action))
            if due != told:
                place = str(at + 1)
                faults.append(house()("other-chance", number=place, due=due, told=told))
        again.play(*step)
    return faults
