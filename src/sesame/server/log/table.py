"""A table: the fold of its event log. Reads no clock, sends nothing, stores nothing."""

from collections import deque
from copy import copy
from typing import Literal

import msgspec

from sesame.core import fair
from sesame.core.contract import CHANCE
from sesame.core.live import Ruled
from sesame.core.match import Match, Step
from sesame.core.messages import Sentences
from sesame.core.record import parse
from sesame.core.replay import replay
from sesame.core.terms import Terms
from sesame.core.words import Words
from sesame.games import game as game_named
from sesame.server.log import events
from sesame.server.log.clocks import Clocks
from sesame.server.log.events import Entry
from sesame.server.log.rows import Row
from sesame.server.log.sitters import Remark, Request, Sitter, fitted
from sesame.server.protocol import Level, Settings, Status
from sesame.server.saying import say

_decoder = msgspec.json.Decoder(Entry)
Seating = Literal["me", "open"] | Level  # who is to sit on a chair
_OF_THE_GAME = (events.Created, events.Played, events.Grabbed)
_IN_THE_GAME = (events.Played, events.Grabbed, events.Spoken)  # all else changes what is around it
_NAMING = (events.Seated, events.Muted, events.Awaited)  # somebody beside who did it
_TIMED = (None, "second")  # what became of hands whose reaction says something
_UNFINISHED = say("left-unfinished")
_THROWN_AWAY = say("thrown-away")
_NEVER_BEGUN = say("never-begun")
REMEMBERED = 200  # remarks kept at hand, the newest; the log has them all
_LAST_RESORT: Level = "vizir"  # who plays on for a seat that has resigned


def game_of(first: Row) -> str:
    """Which game a table's first row is about; no rule is asked."""
    event = _decoder.decode(first.body).event
    return event.settings.game if isinstance(event, events.Created) else ""


class Table:
    """How a table stands after its log so far."""

    def __init__(self, name: str) -> None:
        self.id, self.version = name, 0
        self.host = ""
        self.status: Status = "open"
        self.paused = False
        self.pausing = False  # real time: asked for, and due once what all see is decided
        self.request: Request | None = None
        self.rematch: str | None = None
        self.rematcher: int | None = None  # the seat that asked for it
        self.of: str | None = None  # the table that this is the rematch of
        self.sitters = list[Sitter]()
        self.seals = dict[str, str]()  # by person: of what their device adds to chance
        self.is_mixing = False  # which seals count is fixed, and their parts are being shown
        self.mixed_at = 0  # moment from which on they are
        self.awaited = list[str | None]()  # by chair: for whom it is kept
        self.position: str | None = None  # where the game began, if not at the setup
        self.remarks = deque[Remark](maxlen=REMEMBERED)
        self.asides = 0  # entries of people that do not bring the game on: chat, pauses, undo
        self.calls = 0  # of these, what people said and did who have no seat
        self.muted = dict[str, set[str]]()  # by listener
        self.traces = set[str]()  # everybody whom the log names
        self.rulings = list[Ruled]()  # real time: of the throw that is going on or was last
        self.done = dict[tuple[str, str], int]()  # (person, command id): the version it made
        self.changed = 0  # version of the last change around the game, not in it
        self.shut_until = 0  # moment when the house opened again, if it was shut since it began
        self.moved_at = 0  # moment of the last step
        self.seen_at = 0  # real time: before that moment nobody may see how the table stands
        self.ready_at = 0  # real time: moment when somebody last said that they are ready
        self.stirred_at = 0  # and of the last entry of any kind
        self.is_closed = False  # nobody came any more, or:
        self.is_discarded = False  # whoever played wanted it thrown away
        self.has_begun = False
        self.is_record = False  # of a game that was played elsewhere
        self.lengths = [0]  # of the game's log, by version
        self._actors: tuple[int, ...] | None = None  # as the game stands, once asked for
        self._legal = dict[int, list[int]]()  # the same
        self._seats_of = dict[str, tuple[int, ...]]()  # by person, once asked for

    @classmethod
    def read(cls, name: str, rows: list[Row]) -> "Table":
        table = cls(name)
        for row in rows:
            table.fold(row)
        return table

    def still(self) -> "Table":
        """How it stands now, for a thread to look at: play may go on meanwhile."""
        other = copy(self)
        other.match, other.sitters = self.match.copy(), [copy(it) for it in self.sitters]
        other._legal, other._seats_of = {}, dict(self._seats_of)
        return other

    def fold(self, row: Row, entry: Entry | None = None) -> Entry:
        """Go on by one event; `entry` is what the row says, for whoever has just written it."""
        entry = entry or _decoder.decode(row.body)
        self.version, self.stirred_at = row.version, row.at
        if entry.by is not None and entry.id is not None:
            self.done[entry.by, entry.id] = row.version
        if entry.by not in self.traces or isinstance(entry.event, _NAMING):
            self.traces.update(named_in(entry))
        if isinstance(entry.event, events.Played):  # nearly all are
            self._play(entry.event, row.at)
        else:
            self._take(entry, row.at)
            self._count(entry)
            if not isinstance(entry.event, _IN_THE_GAME):
                self.changed = row.version
                self._seats_of.clear()
        self._settle(row.at)
        self.lengths.append(len(self.match.log))
        return entry

    def _count(self, entry: Entry) -> None:
        """Whoever only talks and fidgets makes the log longer, and the game no shorter."""
        if entry.by is not None and not isinstance(entry.event, _OF_THE_GAME):
            self.asides += 1
            self.calls += not self.seats_of(entry.by)

    # --- how it stands

    @property
    def seats(self) -> int:
        return self.match.seats

    def seats_of(self, person: str) -> tuple[int, ...]:
        found = self._seats_of.get(person)
        if found is None:
            found = tuple(i for i, sitter in enumerate(self.sitters) if sitter.person == person)
            if found:  # of passers-by there may be any number
                self._seats_of[person] = found
        return found

    @property
    def is_open(self) -> bool:
        """Whether chairs and settings may still change."""
        return self.status == "open" and not self.is_mixing

    @property
    def is_full(self) -> bool:
        return not any(sitter.is_free for sitter in self.sitters)

    @property
    def people(self) -> list[str]:
        """Who sits here, each once."""
        return list(dict.fromkeys(s.person for s in self.sitters if s.person is not None))

    @property
    def is_racing(self) -> bool:
        """Real time: something lies there that all may answer; who stopped now could study it."""
        return self.match.game.live is not None and len(self.actors) > 1

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self.status != "playing":
            return ()
        if self._actors is None:
            self._actors = self.match.actors
        return self._actors

    @property
    def asked(self) -> tuple[int, ...]:
        """Of these the seats whose people are asked: for the others a robot decides."""
        sitters = self.sitters
        return tuple([seat for seat in self.actors if sitters[seat].robot is None])

    def legal(self, seat: int) -> list[int]:
        """The ids of what a seat may do now."""
        if seat not in self._legal:
            self._legal[seat] = self.match.legal_ids(seat)
        return self._legal[seat]

    def _look_again(self) -> None:
        """The game has gone on, or back: who may do what has changed."""
        self._actors = None
        self._legal.clear()

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; by the rules, or because all others gave up."""
        if self.match.over or self.status != "over":
            return self.match.winners
        if self.is_closed or not self._resigned():
            return ()  # or a record that stops in the middle
        return tuple(i for i, sitter in enumerate(self.sitters) if not sitter.resigned)

    @property
    def why(self) -> Words | None:
        if (outcome := self.match.outcome) is not None:
            return outcome.why
        if self.status != "over":
            return None
        if self.is_discarded:
            return _THROWN_AWAY
        if self.is_closed:
            return _UNFINISHED if self.has_begun else _NEVER_BEGUN
        told = [*self._named("out-of-time", flagged=True), *self._named("gave-up", flagged=False)]
        return Sentences(told) if told else say("stops-here")

    def _named(self, message: str, *, flagged: bool) -> list[Words]:
        """The message about those seats, if there are any."""
        seats = [seat for seat in self._resigned() if self.sitters[seat].flagged == flagged]
        names = [self.match.game.text.seat_name(seat) for seat in seats]
        return [say(message, names=Sentences(names, ", "))] if names else []

    def _resigned(self) -> list[int]:
        return [i for i, sitter in enumerate(self.sitters) if sitter.resigned]

    # --- events

    def _play(self, played: events.Played, at: int) -> None:
        self.clocks.moved(played.steps[0][0], at, played.lag)
        self._follow(played.steps, at)

    def _take(self, entry: Entry, at: int) -> None:  # noqa: C901, PLR0912, PLR0915
        """One case an event but for moves."""
        match entry.event:
            case events.Created() as created:
                self._open(created, entry.by or "")
            case events.Started(steps):
                self.status, self.has_begun, self.is_mixing = "playing", True, False
                self._follow(steps, at)
                self._ask_whether_ready()
            case events.Closed():
                self._close()
            case events.Discarded():
                self._discard()
            case events.DiscardAsked(seat):
                self.request = Request(seat, len(self.match.log), discards=True)
            case events.Grabbed(rulings, steps, times, seen):
                self._grabbed(rulings, steps, times, at)
                self.seen_at = seen or self.seen_at
            case events.Resigned(seat, flagged):
                self._resign(self.sitters[seat], flagged)
            case events.Shut(since, until):
                self.clocks.skip(since, until)
                self.shut_until = until
            case events.Paused():
                self.pausing = True
            case events.Resumed():
                if self.paused:
                    self._ask_whether_ready()
                self.pausing = self.paused = False
            case events.Readied(seat):
                self.sitters[seat].is_ready, self.ready_at = True, at
            case events.UndoAsked(seat, kept, free):
                self.request = Request(seat, kept, free)
                self._do_if_agreed(at)
            case events.UndoAnswered(seat, agrees) if self.request is not None:
                self.request.agreed.add(seat)
                self.request = self.request if agrees else None
                self._do_if_agreed(at)
            case events.Replaced(seat, level):
                self.sitters[seat].substitute = level
            case events.Retaken(seat):
                self.sitters[seat].substitute = None
            case events.Spoken(text) if text:  # empty: erased since
                self.remarks.append(Remark(self.version, entry.by or "", text, at))
            case events.Muted(person, muted):
                unheard = self.muted.setdefault(entry.by or "", set())
                (unheard.add if muted else unheard.discard)(person)
            case events.Rematched(table):
                self.rematch = table
                self.rematcher = next(iter(self.seats_of(entry.by or "")), None)
            case events.Sealed() | events.Mixed() | events.Unsealed():
                self._mix(entry, at)
            case around:
                self._at_the_chairs(around)

    def _mix(self, entry: Entry, at: int) -> None:
        """Parts of chance: sealed, fixed, shown."""
        match entry.event:
            case events.Sealed(seal):
                self.seals = self.seals | {entry.by or "": seal}
            case events.Mixed(parts):
                self.match.parts = tuple(parts)
                self.is_mixing, self.mixed_at = True, at
            case events.Unsealed(seat, bits):
                self.match.parts = fair.unsealed(self.match.parts, seat, bits)

    def _at_the_chairs(self, event: events.Event) -> None:
        """Before the game begins, but for names and the pace of robots."""
        match event:
            case events.Seated(seat, person, level):
                self.sitters[seat], self.awaited[seat] = Sitter(person, level), None
            case events.Stood(seat):
                self.sitters[seat], self.awaited[seat] = Sitter(), None
            case events.Awaited(seat, person):
                self.awaited[seat] = person
            case events.Swapped(seat, other):
                sitters, awaited = self.sitters, self.awaited
                sitters[seat], sitters[other] = sitters[other], sitters[seat]
                awaited[seat], awaited[other] = awaited[other], awaited[seat]
            case events.Named(seat, name):
                self.sitters[seat].called = name
            case events.Changed(settings):
                self.settings = settings
                if self.status == "open":
                    self._lay()

    def _close(self) -> None:
        self.status, self.is_closed, self.request = "over", True, None
        self.is_mixing = False

    def _discard(self) -> None:
        self._close()
        self.is_discarded = True

    def _ask_whether_ready(self) -> None:
        for sitter in self.sitters:
            sitter.is_ready = False

    @property
    def unready(self) -> set[int]:
        """Real time: the seats whose people have not yet said that they are ready; AT-06."""
        if self.match.game.live is None or self.status != "playing":
            return set()
        return {
            seat
            for seat, sitter in enumerate(self.sitters)
            if not (sitter.is_ready or sitter.robot or sitter.resigned)
        }

    def _open(self, created: events.Created, host: str) -> None:
        self.settings, self.seed, self.host = created.settings, created.seed, host
        self.position, self.of = created.position, created.of
        if created.record is not None:
            written = parse(created.record)
            self.match = replay(written, game_named(written.headers["Game"]))
            self.status, self.is_record = "over", True
            self._put_chairs()
        else:
            self._lay()
        for sitter, chair in zip(self.sitters, created.settings.chairs, strict=False):
            if chair == "me":
                sitter.person = host
            elif chair != "open":
                sitter.level = chair

    def _lay(self) -> None:
        """The table as its settings want it."""
        self.match = new_match(self.settings, self.position)
        self.match.seed = self.seed
        self._look_again()
        self._put_chairs()

    def _put_chairs(self) -> None:
        """As many as there are seats; who sat there sits there still."""
        sitters = fitted(self.sitters, self.seats)
        for_whom = [*self.awaited, *[None] * self.seats]
        self.awaited = [
            person if sitter.is_free else None
            for sitter, person in zip(sitters, for_whom, strict=False)
        ]
        self.sitters = sitters
        self.turn = [0] * self.seats  # the version since which a seat's choices are what they are
        self.clocks = Clocks(self.settings.clock, self.seats)

    def _follow(self, steps: list[Step], at: int) -> None:
        """The game goes on. Where seats choose at once, another's choice leaves mine as it is."""
        before = self.actors
        self.match.follow(steps)
        self._look_again()
        after = self.actors
        is_one_of_several = len(steps) == 1 and len(before) > 1
        if not (is_one_of_several and {*after} == {*before} - {steps[0][0]}):
            for seat in after:
                self.turn[seat] = self.version
        self.moved_at = at
        if self.request is not None and not self.request.discards:  # the move is past
            self.request, self.changed = None, self.version

    def _grabbed(
        self,
        rulings: list[Ruled],
        steps: list[Step],
        times: list[int | None],
        at: int,
    ) -> None:
        """A throw begins when dice have fallen since anything was grabbed."""
        if self.match.log and self.match.log[-1].seat == CHANCE:
            self.rulings = []
        self.rulings = [*self.rulings, *rulings]
        self._look_at_hands(rulings)
        for moment, step in zip(times, steps, strict=True):
            if moment is not None:
                self.match.times[len(self.match.log)] = moment
            self._follow([step], at)

    def _look_at_hands(self, rulings: list[Ruled]) -> None:
        """Those that went for what had to be read first; a hand too early was a guess."""
        live = self.match.game.live
        for ruled in rulings:
            sitter, is_read = self.sitters[ruled.seat], live and ruled.object == live.READ_FIRST
            if ruled.measured == "robot" or not is_read or ruled.reason not in _TIMED:
                continue
            sitter.quickness.note(ruled.reaction)
            if sitter.quickness.is_inhuman and not sitter.is_named:
                sitter.is_named, self.changed = True, self.version

    def _resign(self, sitter: Sitter, flagged: bool) -> None:
        sitter.resigned, sitter.flagged, sitter.substitute = True, flagged, _LAST_RESORT
        if len(self._resigned()) >= self.seats - 1:
            self.status = "over"

    @property
    def still_to_agree(self) -> set[int]:
        """The seats of other people, who are asked; robots do not mind."""
        if self.request is None or self.request.free:
            return set()
        asker = self.sitters[self.request.seat].person
        others = {
            i for i, s in enumerate(self.sitters) if not s.robot and s.person not in (None, asker)
        }
        return others - self.request.agreed

    def _do_if_agreed(self, at: int) -> None:
        if self.request is None or self.still_to_agree:
            return
        if self.request.discards:
            self._discard()
        else:
            self.match.cut(self.request.steps)
            self._look_again()
            self.moved_at, self.request = at, None
            self.turn = [self.version] * self.seats

    def _settle(self, at: int) -> None:
        """After any event: is it over, and whose clock runs?"""
        if self.status == "playing" and not self.actors and self.match.over:
            self.status = "over"
            self.changed = self.version
        if self.pausing and not self.is_racing:
            self.pausing, self.paused, self.changed = False, True, self.version
        stand_still = self.paused or self.match.game.live is not None
        self.clocks.run(() if stand_still else self.asked, at)


def named_in(entry: Entry) -> list[str]:
    """The people whom an entry of the log names."""
    named = [entry.by]
    if isinstance(entry.event, _NAMING):
        named.append(entry.event.person)
    return [person for person in named if person]


def new_match(settings: Settings, position: str | None = None) -> Match:
    """The game that these settings ask for, before any chance; raises SesameError.

    A position says by itself what was agreed.
    """
    game = game_named(settings.game)
    if position is not None:
        return game.at(position, chance="manual")
    terms = game.terms(settings.seats, settings.options, settings.board)
    return Match(terms, chance="manual")


def settings_for(terms: Terms, chairs: list[Seating]) -> Settings:
    """Settings that ask for these terms again."""
    return Settings(
        game=terms.game.name,
        seats=terms.seats,
        options=dict(terms.options),
        board=terms.game.boards.write(terms.board),
        chairs=chairs,
    )
