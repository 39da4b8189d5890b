"""From a command to the event it causes, or a refusal. One place says who may do what.

Nothing is changed here, no clock is read and nothing is stored.
"""

from collections.abc import Callable
from typing import NamedTuple

from sesame.core import fair
from sesame.server import protocol
from sesame.server.log import events
from sesame.server.log.erasure import is_mark
from sesame.server.log.events import Event
from sesame.server.log.grabs import before_the_dice
from sesame.server.log.knowable import is_own_turn, undo_length
from sesame.server.log.refusals import Denied, Stale
from sesame.server.log.table import Sitter, Table, new_match
from sesame.server.protocol import Level, Settings


class Context(NamedTuple):
    """What a decision may depend on, beside the table."""

    person: str
    lag: int = 0  # milliseconds that the player's line took
    gone: Callable[[str], float] = lambda _: 0.0  # seconds since somebody was last here


MOST_ASIDES = 5_000  # entries of a log that are no moves: chat, pauses, undo, chairs
MOST_CALLS = 2_000  # of these, by people without a seat while a game goes on
_ALWAYS = (protocol.Play, protocol.Resign, protocol.Start, protocol.Replace)

_NOT_YOURS = ("Ce n'est pas votre place.", "That seat is not yours.")
_NOT_HOST = ("Seul l'hôte de la table peut faire cela.", "Only the table's host may do that.")
_NOT_OPEN = ("La partie a déjà commencé.", "The game has already begun.")
_NOT_PLAYING = ("La partie n'est pas en cours.", "The game is not being played.")
_PAUSED = ("La partie est en pause.", "The game is paused.")
_STALE = ("La table a changé entre-temps.", "The table has changed meanwhile.")
_CLOSED = ("Cette table est fermée : ouvrez-en une autre.", "This table is closed: open another.")
_FULL = (
    "Assez parlé à cette table : elle n'en garde pas davantage.",
    "Enough was said at this table: it keeps no more.",
)
_AWAITED = ("Cette place est gardée pour quelqu'un.", "That seat is kept for somebody.")
_TAKEN = ("Cette place est prise.", "That seat is taken.")


def decide(  # noqa: C901, PLR0912
    table: Table, command: protocol.Command, context: Context
) -> Event:
    """What the command does, one case each; raises SesameError if it may not."""
    _bounded(table, command, context)
    match command:
        case protocol.Play():
            return _play(table, command, context)
        case protocol.Sit(seat=seat):
            _require(_sitter(table, seat).is_free and table.status == "open", _TAKEN)
            _require(table.awaited[seat] in (None, context.person), _AWAITED)
            return events.Seated(seat, context.person)
        case protocol.Stand(seat=seat):
            _require(table.status == "open", _NOT_OPEN)
            is_own = _sitter(table, seat).person == context.person
            _require(is_own or _is_host(table, context), _NOT_YOURS)
            return events.Stood(seat)
        case protocol.Robot(seat=seat, level=level):
            _require(_is_host(table, context), _NOT_HOST)
            _require(table.status == "open", _NOT_OPEN)
            _require(_sitter(table, seat).person is None, _TAKEN)
            return events.Seated(seat, None, level)
        case protocol.Start():
            _require(_is_host(table, context), _NOT_HOST)
            return start(table)
        case protocol.Resign(seat=seat):
            _own(table, seat, context)
            _playing(table)
            _require(not table.sitters[seat].resigned, ("C'est déjà fait.", "Already done."))
            return events.Resigned(seat)
        case protocol.Pause():
            _seated(table, context)
            _playing(table)
            _require(not table.pausing, ("C'est déjà demandé.", "Already asked for."))
            return events.Paused()
        case protocol.Resume():
            _seated(table, context)
            is_stopped = table.paused or table.pausing
            _require(is_stopped, ("La partie n'est pas en pause.", "The game is not paused."))
            return events.Resumed()
        case protocol.Undo(seat=seat):
            return _undo(table, seat, context)
        case protocol.Agree(seat=seat, agrees=agrees):
            _own(table, seat, context)
            nothing = ("Personne ne vous demande rien.", "Nobody is asking you anything.")
            _require(seat in table.still_to_agree, nothing)
            return events.UndoAnswered(seat, agrees)
        case protocol.Replace(seat=seat, level=level):
            return _replace(table, seat, level, context)
        case protocol.Retake(seat=seat):
            _own(table, seat, context)
            sitter = table.sitters[seat]
            can = sitter.substitute is not None and not sitter.resigned
            _require(can, ("Personne ne joue pour vous.", "Nobody plays for you."))
            return events.Retaken(seat)
        case protocol.Say(text=text):
            return _say(text)
        case protocol.Mute(person=person, muted=muted):
            return _mute(table, person, muted, context)
    raise Denied("Pas ici.", "Not here.")


def _mute(table: Table, person: str, muted: bool, context: Context) -> events.Muted:
    _require(person != context.person, ("C'est vous.", "That is you."))
    is_heard = person in table.people or any(r.person == person for r in table.remarks)
    is_heard = is_heard or person in table.muted.get(context.person, ())
    _require(is_heard, ("On ne l'entend pas ici.", "They are not to be heard here."))
    return events.Muted(person, muted)


def _bounded(table: Table, command: protocol.Command, context: Context) -> None:
    """A table's log ends some day, whoever talks; players are never without a word for others."""
    _require(table.has_begun or not table.is_closed, _CLOSED)
    if isinstance(command, _ALWAYS):
        return
    _require(table.asides < MOST_ASIDES, _FULL)
    if not table.seats_of(context.person) and table.status != "open":
        _require(table.calls < MOST_CALLS, _FULL)


def _say(text: str) -> events.Spoken:
    said = " ".join(text.split())
    _require(bool(said) and said.isprintable(), ("Rien à dire ?", "Nothing to say?"))
    return events.Spoken(said)


def start(table: Table) -> events.Started:
    """The game begins, if every chair is taken."""
    _require(table.status == "open", _NOT_OPEN)
    _require(table.is_full, ("Il reste des places libres.", "Some seats are still free."))
    drawn = table.match.chance_now()
    return events.Started(before_the_dice(drawn) if table.match.game.is_timed else drawn)


def create(
    settings: Settings,
    of: str | None = None,
    position: str | None = None,
) -> events.Created:
    """A table by these settings, with a fresh secret; refuses what the game does not take."""
    match = new_match(settings, position)
    if len(settings.chairs) > match.seats:
        raise Denied(
            f"{len(settings.chairs)} chaises pour {match.seats} places",
            f"{len(settings.chairs)} chairs for {match.seats} seats",
        )
    return events.Created(settings=settings, seed=fair.new_seed(), of=of, position=position)


def play(table: Table, seat: int, version: int, action: int, lag: int = 0) -> events.Played:
    """A move by whoever plays the seat: people and robots come through here alike."""
    _playing(table)
    if not 0 <= seat < table.seats or version < table.turn[seat] or version > table.version:
        raise Stale(*_STALE)
    if table.match.game.is_timed and len(table.match.actors) > 1:
        raise Denied("Ici on attrape.", "Here one grabs.")
    steps = table.match.answer(seat, action)
    return events.Played(before_the_dice(steps) if table.match.game.is_timed else steps, lag)


def _play(table: Table, command: protocol.Play, context: Context) -> events.Played:
    _own(table, command.seat, context)
    if table.sitters[command.seat].substitute is not None:
        raise Denied(
            "Un robot joue pour vous : reprenez d'abord votre place.",
            "A robot plays for you: take your seat back first.",
        )
    return play(table, command.seat, command.version, command.action, context.lag)


def _undo(table: Table, seat: int, context: Context) -> events.UndoAsked:
    _own(table, seat, context)
    _playing(table)
    _require(table.settings.undo, ("Ici on ne reprend pas.", "No taking back here."))
    steps = undo_length(table.match, seat)
    if steps is None:
        raise Denied(
            "Rien à reprendre : le hasard a parlé, un secret est connu, ou rien n'est joué.",
            "Nothing to take back: chance has spoken, a secret is out, or nothing was played.",
        )
    return events.UndoAsked(seat, steps, is_own_turn(table.match, seat, steps))


def _replace(table: Table, seat: int, level: Level, context: Context) -> events.Replaced:
    _playing(table)
    sitter = _sitter(table, seat)
    if sitter.person is None or sitter.robot:
        raise Denied("Un robot joue déjà.", "A robot plays already.")
    if sitter.person != context.person:
        _seated(table, context)
        if (left := table.settings.away - context.gone(sitter.person)) > 0:
            raise Denied(
                f"Attendez encore {left:.0f} s : la personne peut revenir.",
                f"Wait another {left:.0f} s: they may come back.",
            )
    return events.Replaced(seat, level)


def _is_host(table: Table, context: Context) -> bool:
    """Where the host was erased, whoever sits there is."""
    if is_mark(table.host):
        return bool(table.seats_of(context.person))
    return table.host == context.person


def _require(holds: bool, reason: tuple[str, str]) -> None:
    if not holds:
        raise Denied(*reason)


def _sitter(table: Table, seat: int) -> Sitter:
    _require(seat < table.seats, (f"Il n'y a pas de place {seat + 1}.", f"No seat {seat + 1}."))
    return table.sitters[seat]


def _own(table: Table, seat: int, context: Context) -> None:
    _require(_sitter(table, seat).person == context.person, _NOT_YOURS)


def _seated(table: Table, context: Context) -> None:
    watching = ("Vous regardez seulement.", "You are only watching.")
    _require(bool(table.seats_of(context.person)), watching)


def _playing(table: Table) -> None:
    _require(table.status == "playing", _NOT_PLAYING)
    _require(not table.paused, _PAUSED)
