"""From a command to the event it causes, or a refusal: every command is decided here alone.

`decide` is for commands that cause an event, `permit` for those that cause one later or none (a
hand in real time, a hint, a rematch). Nothing is changed, no clock is read and nothing is stored.
How often somebody may ask is another question: `common/limits.py`.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from sesame.core import fair
from sesame.core.match import Match, Step
from sesame.core.words import Words
from sesame.server import protocol
from sesame.server.log import events, mixing, names
from sesame.server.log.erasure import is_mark
from sesame.server.log.events import Event
from sesame.server.log.knowable import is_own_turn, undo_length
from sesame.server.log.refusals import Denied, Stale
from sesame.server.log.sitters import Sitter
from sesame.server.log.table import Table, new_match
from sesame.server.protocol import Settings
from sesame.server.saying import say


class Context(NamedTuple):
    """What a decision may depend on, beside the table."""

    person: str
    lag: int = 0  # milliseconds that the player's line took
    gone: Callable[[str], float] = lambda _: 0.0  # seconds since somebody was last here


MOST_ASIDES = 5_000  # entries of a log that are no moves: chat, pauses, undo, chairs
MOST_CALLS = 2_000  # of these, by people without a seat while a game goes on
_ALWAYS = (
    *(protocol.Play, protocol.Ready, protocol.Resign, protocol.Start, protocol.Replace),
    *(protocol.Discard, protocol.Seal, protocol.Unseal),
)

_NOT_YOURS = say("seat-not-yours")
_NOT_HOST = say("only-the-host")
_NOT_OPEN = say("already-begun")
_NOT_PLAYING = say("not-being-played")
_PAUSED = say("is-paused")
_STALE = say("table-changed")
_CLOSED = say("table-closed")
_FULL = say("enough-said")
_AWAITED = say("seat-kept")
_NOT_OVER = say("not-over")
_NOT_IN_THE_MIDDLE = say("not-from-the-middle")
_NOT_STUDIED = say("not-studied")
_TAKEN = say("seat-taken")
_NOTHING_TO_GRAB = say("nothing-to-grab")


def decide(table: Table, command: protocol.Command, context: Context) -> Event:
    """The event that the command causes; raises SesameError if it may not."""
    _bounded(table, command, context)
    return _CAUSES[type(command)](table, command, context)


def permit(table: Table, command: protocol.Command, context: Context) -> None:
    """For commands that cause no event by themselves; raises Denied if they may not be."""
    _PERMITS[type(command)](table, command, context)


# --- chairs


def _sit(table: Table, command: protocol.Sit, context: Context) -> events.Seated:
    _require(_sitter(table, command.seat).is_free and table.is_open, _TAKEN)
    _require(table.awaited[command.seat] in (None, context.person), _AWAITED)
    return events.Seated(command.seat, context.person)


def _stand(table: Table, command: protocol.Stand, context: Context) -> events.Stood:
    _require(table.is_open, _NOT_OPEN)
    is_own = _sitter(table, command.seat).person == context.person
    _require(is_own or _is_host(table, context), _NOT_YOURS)
    return events.Stood(command.seat)


def _robot(table: Table, command: protocol.Robot, context: Context) -> events.Seated:
    _require(_is_host(table, context), _NOT_HOST)
    _require(table.is_open, _NOT_OPEN)
    _require(_sitter(table, command.seat).person is None, _TAKEN)
    return events.Seated(command.seat, None, command.level)


def _swap(table: Table, command: protocol.Swap, context: Context) -> events.Swapped:
    _require(table.is_open, _NOT_OPEN)
    one, other = _sitter(table, command.seat), _sitter(table, command.other)
    is_kept = table.awaited[command.other] not in (None, context.person)
    is_move = one.person == context.person and other.is_free and not is_kept
    _require(is_move or _is_host(table, context), _NOT_HOST)
    return events.Swapped(command.seat, command.other)


def _name(table: Table, command: protocol.Name, context: Context) -> events.Named:
    _own(table, command.seat, context)
    return events.Named(command.seat, command.name and names.proper(command.name))


def _change(table: Table, command: protocol.Change, context: Context) -> events.Changed:
    _require(_is_host(table, context), _NOT_HOST)
    settings, before = command.settings, table.settings
    if table.status == "playing":
        is_pace = msgspec.structs.replace(settings, pace=before.pace) == before
        _require(is_pace, _NOT_OPEN)
        return events.Changed(settings)
    _require(table.is_open, _NOT_OPEN)
    _require(settings.game == before.game and table.position is None, say("another-game"))
    seats = new_match(settings).seats
    people = sum(sitter.person is not None for sitter in table.sitters)
    _require(people <= seats, say("too-many-people", people=people, seats=seats))
    return events.Changed(msgspec.structs.replace(settings, chairs=before.chairs))


def _seal(table: Table, command: protocol.Seal, context: Context) -> events.Sealed:
    _require(table.is_open, _NOT_OPEN)
    _seated(table, context)
    _require(context.person not in table.seals, say("already-done"))
    return events.Sealed(command.seal)


def _unseal(table: Table, command: protocol.Unseal, context: Context) -> events.Unsealed:
    part = mixing.part_of(table, context.person) if table.is_mixing else None
    if part is None:
        raise Denied(say("no-part-wanted"))
    _require(part.bits is None, say("already-done"))
    _require(fair.sealed(command.bits) == part.seal, say("other-than-sealed"))
    return events.Unsealed(part.seat, command.bits)


def _start(table: Table, _: protocol.Start, context: Context) -> events.Started | events.Mixed:
    _require(_is_host(table, context), _NOT_HOST)
    return start(table)


def _replace(table: Table, command: protocol.Replace, context: Context) -> events.Replaced:
    _playing(table)
    sitter = _sitter(table, command.seat)
    if sitter.person is None or sitter.robot:
        raise Denied(say("robot-plays-already"))
    if sitter.person != context.person:
        _seated(table, context)
        if (left := table.settings.away - context.gone(sitter.person)) > 0:
            raise Denied(say("wait-for-them", seconds=f"{left:.0f}"))
    return events.Replaced(command.seat, command.level)


def _retake(table: Table, command: protocol.Retake, context: Context) -> events.Retaken:
    _own(table, command.seat, context)
    sitter = table.sitters[command.seat]
    can = sitter.substitute is not None and not sitter.resigned
    _require(can, say("nobody-plays-for-you"))
    return events.Retaken(command.seat)


# --- the game


def _play(table: Table, command: protocol.Play, context: Context) -> events.Played:
    _plays(table, command.seat, context)
    return play(table, command.seat, command.version, command.action, context.lag)


def _resign(table: Table, command: protocol.Resign, context: Context) -> events.Resigned:
    _own(table, command.seat, context)
    _playing(table)
    _require(not table.sitters[command.seat].resigned, say("already-done"))
    return events.Resigned(command.seat)


def _discard(
    table: Table, _: protocol.Discard, context: Context
) -> events.Discarded | events.DiscardAsked:
    if table.status == "open":
        _require(_is_host(table, context), _NOT_HOST)
        return events.Discarded()
    _require(table.status == "playing", _NOT_PLAYING)
    seat = _seated(table, context)
    others = {
        sitter.person for sitter in table.sitters if sitter.person is not None and not sitter.robot
    }
    return events.DiscardAsked(seat) if others - {context.person} else events.Discarded()


def _pause(table: Table, _: protocol.Pause, context: Context) -> events.Paused:
    _seated(table, context)
    _playing(table)
    _require(not table.pausing, say("already-asked"))
    return events.Paused()


def _resume(table: Table, _: protocol.Resume, context: Context) -> events.Resumed:
    _seated(table, context)
    is_stopped = table.paused or table.pausing
    _require(is_stopped, say("is-not-paused"))
    return events.Resumed()


def _ready(table: Table, command: protocol.Ready, context: Context) -> events.Readied:
    _plays(table, command.seat, context)
    _playing(table)
    _require(command.seat in table.unready, say("already-done"))
    return events.Readied(command.seat)


def _undo(table: Table, command: protocol.Undo, context: Context) -> events.UndoAsked:
    _plays(table, command.seat, context)
    _playing(table)
    _require(table.settings.undo, say("no-undo-here"))
    steps = undo_length(table.match, command.seat)
    if steps is None:
        raise Denied(say("nothing-to-undo"))
    is_free = is_own_turn(table.match, command.seat, steps)
    return events.UndoAsked(command.seat, steps, is_free)


def _agree(table: Table, command: protocol.Agree, context: Context) -> events.UndoAnswered:
    _own(table, command.seat, context)
    _require(command.seat in table.still_to_agree, say("nobody-asks-you"))
    return events.UndoAnswered(command.seat, command.agrees)


def _grab(table: Table, command: protocol.Grab, context: Context) -> None:
    _require(command.seat in table.seats_of(context.person), _NOTHING_TO_GRAB)
    _require(table.match.game.live is not None, _NOTHING_TO_GRAB)
    _plays(table, command.seat, context)


def _hint(table: Table, command: protocol.Hint, context: Context) -> None:
    is_given = table.settings.hints and command.seat in table.seats_of(context.person)
    _require(is_given, say("no-hints-here"))
    is_turn = command.seat in table.actors
    _require(is_turn, say("not-your-turn-here"))


def _foresee(table: Table, command: protocol.Foresee, context: Context) -> None:
    """What is offered may be foreseen."""
    _plays(table, command.seat, context)
    _offered(table, command.seat, command.version)
    for action in command.actions:
        table.match.check(command.seat, action)


def _rematch(table: Table, _: protocol.Rematch, context: Context) -> None:
    is_theirs = bool(table.seats_of(context.person))
    is_played = table.status == "over" and not table.is_closed
    _require(is_theirs and is_played, say("not-yet"))


# --- talk


def _say(_: Table, command: protocol.Say, __: Context) -> events.Spoken:
    said = " ".join(command.text.split())
    _require(bool(said) and said.isprintable(), say("nothing-to-say"))
    return events.Spoken(said)


def _mute(table: Table, command: protocol.Mute, context: Context) -> events.Muted:
    person = command.person
    _require(person != context.person, say("that-is-you"))
    is_heard = person in table.people or any(r.person == person for r in table.remarks)
    is_heard = is_heard or person in table.muted.get(context.person, ())
    _require(is_heard, say("not-heard-here"))
    return events.Muted(person, command.muted)


# Every command, and what decides on it
_CAUSES: Mapping[type[protocol.Command], Callable[[Table, Any, Context], Event]] = {
    protocol.Sit: _sit,
    protocol.Stand: _stand,
    protocol.Swap: _swap,
    protocol.Name: _name,
    protocol.Change: _change,
    protocol.Robot: _robot,
    protocol.Start: _start,
    protocol.Seal: _seal,
    protocol.Unseal: _unseal,
    protocol.Replace: _replace,
    protocol.Retake: _retake,
    protocol.Play: _play,
    protocol.Resign: _resign,
    protocol.Pause: _pause,
    protocol.Resume: _resume,
    protocol.Ready: _ready,
    protocol.Undo: _undo,
    protocol.Discard: _discard,
    protocol.Agree: _agree,
    protocol.Say: _say,
    protocol.Mute: _mute,
}
_PERMITS: Mapping[type[protocol.Command], Callable[[Table, Any, Context], None]] = {
    protocol.Grab: _grab,
    protocol.Hint: _hint,
    protocol.Foresee: _foresee,
    protocol.Rematch: _rematch,
}


# --- what the table itself, or a request, may do


def review(table: Table) -> None:
    """To look at a game from any seat, to study it: once it is over."""
    _require(table.status == "over", _NOT_OVER)


def go_on_from(match: Match, seat: int) -> None:
    """To go on another way from where a finished game stood then."""
    _require(seat < match.seats, say("no-such-seat", seat=str(seat)))
    _require(not match.over, say("over-here"))
    _require(match.game.live is None, _NOT_IN_THE_MIDDLE)


def study(table: Table) -> None:
    """To have robots think a finished game over."""
    review(table)
    _require(table.match.game.live is None, _NOT_STUDIED)


def _bounded(table: Table, command: protocol.Command, context: Context) -> None:
    """A table's log ends some day, whoever talks; players are never without a word for others."""
    if table.is_closed:
        _require(table.has_begun, _CLOSED)
    if isinstance(command, _ALWAYS):
        return
    _require(table.asides < MOST_ASIDES, _FULL)
    if not table.seats_of(context.person) and table.status != "open":
        _require(table.calls < MOST_CALLS, _FULL)


def start(table: Table) -> events.Started | events.Mixed:
    """The game begins, if every chair is taken; where devices add to chance, once they have."""
    _require(table.is_open, _NOT_OPEN)
    _require(table.is_full, say("seats-still-free"))
    parts = mixing.gathered(table)
    return events.Mixed(list(parts)) if parts else begin(table)


def begin(table: Table) -> events.Started:
    """The game begins, by what chance is drawn from by now."""
    return events.Started(_at_once(table, table.match.chance_now()))


def create(
    settings: Settings,
    of: str | None = None,
    position: str | None = None,
    seed: str | None = None,
) -> events.Created:
    """A table by these settings, with its secret, or a fresh one; refuses what the game does not
    take."""
    match = new_match(settings, position)
    if len(settings.chairs) > match.seats:
        raise Denied(say("too-many-chairs", chairs=len(settings.chairs), seats=match.seats))
    secret = seed or fair.new_seed()
    return events.Created(settings=settings, seed=secret, of=of, position=position)


def play(table: Table, seat: int, version: int, action: int, lag: int = 0) -> events.Played:
    """A move by whoever plays the seat: people and robots come through here alike."""
    _offered(table, seat, version)
    if table.is_racing:
        raise Denied(say("here-one-grabs"))
    return events.Played(_at_once(table, table.match.answer(seat, action)), lag)


def _offered(table: Table, seat: int, version: int) -> None:
    """A seat has the choices that it had at that version."""
    _playing(table)
    if not 0 <= seat < table.seats or version < table.turn[seat] or version > table.version:
        raise Stale(_STALE)


def _at_once(table: Table, steps: list[Step]) -> list[Step]:
    """In real time, how a race ended is seen before chance lays out the next one."""
    live = table.match.game.live
    return live.at_once(steps) if live else steps


def _is_host(table: Table, context: Context) -> bool:
    """Where the host was erased, whoever sits there is."""
    if is_mark(table.host):
        return bool(table.seats_of(context.person))
    return table.host == context.person


def _require(holds: bool, reason: Words) -> None:
    if not holds:
        raise Denied(reason)


def _sitter(table: Table, seat: int) -> Sitter:
    if seat >= table.seats:
        raise Denied(say("no-seat-of-that-number", number=str(seat + 1)))
    return table.sitters[seat]


def _own(table: Table, seat: int, context: Context) -> None:
    if _sitter(table, seat).person != context.person:
        raise Denied(_NOT_YOURS)


def _plays(table: Table, seat: int, context: Context) -> None:
    """It is theirs, and no robot plays for them."""
    _own(table, seat, context)
    if table.sitters[seat].substitute is not None:
        raise Denied(say("robot-plays-for-you"))


def _seated(table: Table, context: Context) -> int:
    """A seat of theirs that they have not given up."""
    for seat in table.seats_of(context.person):
        if not table.sitters[seat].resigned:
            return seat
    raise Denied(say("only-watching"))


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise Denied(_NOT_PLAYING)
    if table.paused:
        raise Denied(_PAUSED)
