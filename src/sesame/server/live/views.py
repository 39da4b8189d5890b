"""What each client is told of a table: made from what its seats may know, and nothing else."""

from collections.abc import Callable, Container, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from sesame.core import fair
from sesame.core.game import Game
from sesame.core.live import Ruled
from sesame.core.match import Step
from sesame.core.speech import Speech
from sesame.core.spelling import HOLE, form
from sesame.core.telling import Teller, Told, named
from sesame.core.views import packed_board, spelled
from sesame.core.words import Words
from sesame.games import OURS
from sesame.server import protocol
from sesame.server.live.splice import Around, around, cut
from sesame.server.log import mixing
from sesame.server.log.sitters import Remark
from sesame.server.log.table import Table
from sesame.server.protocol import ChairTime, Happened, SeatView, Text
from sesame.server.store.interface import Person

# The seats that one client plays; none: a spectator
Viewer = tuple[int, ...]

_encoder = msgspec.json.Encoder()
_SEAT, _VIEW, _CHOICES, _TURN, _END = cut(SeatView, "seat", "view", "choices", "turn")
_A_LIST: Around = b"[", b"]"
_HAPPENED = form(Happened(step=HOLE, seat=HOLE, action=HOLE, told=HOLE, effects=HOLE))
RECENT = 80  # steps told to somebody who arrives; the whole story is asked for
LINES = 100  # of the chat, told to somebody who arrives; older ones are asked for
_REACTIONS = 100  # real time: hands of one throw that are told again


def text(words: Words) -> Text:
    """As it travels: the one place where a sentence is said in all languages."""
    return words.texts()


class Listener(NamedTuple):
    """Who is told what happens: what that seat may know, or what is public."""

    seat: int | None
    in_words: bool = False  # asked for them; else in facts and ids, where the game has any


_PUBLIC = Listener(None), Listener(None, True)


def speaks_ids(game: Game, in_words: bool) -> bool:
    """Whether an action is sent as its id: whoever is told it knows the game's layout, as our page
    does of our games."""
    return not in_words and game.name in OURS


def is_spelled(game: Game, in_words: bool) -> bool:
    """Whether kernels alone can write what is told: in ids and facts, where all see each step as it
    is, and at no moment of its own."""
    is_plain = not (game.has_veils or game.is_timed)
    return is_plain and speaks_ids(game, in_words) and isinstance(game.text, Speech)


def listener_of(game: Game, viewer: Viewer, in_words: bool = False) -> Listener:
    """Several at one screen are told what is public; one alone, what their seat knows.

    Where nothing is hidden that is the same, and all are told one story.
    """
    if game.is_open or len(viewer) != 1:
        return _PUBLIC[in_words]
    return Listener(viewer[0], in_words)


class Story:
    """What one listener is told of what happens; one step behind the table."""

    def __init__(self, table: Table, listener: Listener) -> None:
        self._seat, self._in_words = listener
        self._is_spelled = is_spelled(table.match.game, self._in_words)
        self._log = table.match.log
        self._is_cut = False  # they know steps that are no more
        self._teller = Teller(table.match, self._seat)
        self._teller.skip_to(table.match)

    def skip(self, table: Table, steps: int) -> None:
        """Go to that step without a word; if it was undone, that is told next."""
        self._is_cut = steps > len(table.match.log)
        self._teller.skip_to(table.match, steps)

    def rest(self, table: Table) -> tuple[list[Happened] | bytes, int | None]:
        """What happened since the last time, perhaps as JSON already; and to where the log was
        cut, if it was."""
        known, log = self._teller.table.log, table.match.log
        if log is not self._log:  # read anew, or cut
            self._log = log
            self._is_cut = self._is_cut or known != log[: len(known)]
        if self._is_cut:
            self._is_cut = False
            self._teller.skip_to(table.match)
            return [], len(log)
        if not self._is_spelled:
            return self._steps(table), None
        told = [self._teller.spelled(step, _HAPPENED) for step in log[len(known) :]]
        return b"[%b]" % b",".join(told), None

    def again(self, table: Table, start: int) -> list[Happened]:
        """What happened from that step on, told to somebody who missed it."""
        self._teller.skip_to(table.match, start)
        return self._steps(table)

    def _steps(self, table: Table) -> list[Happened]:
        teller, log, times = self._teller, table.match.log, table.match.times
        steps = range(len(teller.table.log), len(log))
        return [happened(teller, log[at], self._in_words, times.get(at)) for at in steps]


def happened(
    teller: Teller, step: Step, in_words: bool = False, moment: int | None = None
) -> Happened:
    """One more step, as whom the teller tells it saw it done."""
    game, at, told = teller.table.game, len(teller.table.log), teller.step(step)
    is_id = speaks_ids(game, in_words)
    action, notation = (teller.seen, UNSET) if is_id else named(game, teller.seen)
    return Happened(
        step=at,
        seat=step.seat,
        action=action,
        notation=notation,
        told=[_told(thing, in_words) for thing in told],
        effects=spelled(game, teller.rows),
        at=moment,
    )


def _told(told: Told, in_words: bool) -> list[int] | Text:
    return text(told.sentence) if in_words or told.chosen is None else told.chosen


def whole_story(table: Table, listener: Listener) -> list[Happened]:
    return Story(table, listener).again(table, 0)


def recent(table: Table) -> int:
    """From where on somebody who arrives is told what happened."""
    return max(0, len(table.match.log) - RECENT)


class Sights:
    """The table at one version as each seat may know it; where nothing is hidden, seen once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._choosing = () if table.paused else table.asked
        self._is_open = table.match.game.is_open
        self._seen: dict[tuple[int | None, bool], Around] = {}

    def of(self, viewer: Viewer, in_words: bool = False, rest: Around = _A_LIST) -> bytes:
        """A list of `SeatView`, as JSON, and what is around its entries."""
        if len(viewer) == 1:  # nearly all
            return self._seat(viewer[0], in_words).join(rest)
        views = [self._seat(seat, in_words) for seat in viewer or (None,)]
        return b",".join(views).join(rest)

    def _seat(self, seat: int | None, in_words: bool) -> bytes:
        """The game as a seat may know it, and what it may do."""
        seer = None if self._is_open else seat, in_words
        before, after = self._seen.get(seer) or self._look(*seer)
        if seat is None:
            return b"".join((_SEAT, b"null", before, b"null", after, b"[]", _TURN, b"0", _END))
        choices, name, turn = b"[]", b"%d" % seat, b"%d" % self._table.turn[seat]
        if seat in self._choosing:
            choices = _choices(self._table.match.game, self._table.legal(seat), in_words)
        return b"".join((_SEAT, name, before, name, after, choices, _TURN, turn, _END))

    def _look(self, seer: int | None, in_words: bool) -> Around:
        """A `SeatView` from its view to its choices; those of an open game differ only in who
        looks: that is the hole."""
        match = self._table.match
        if in_words or not isinstance(match.game.text, Speech):
            seen = match.seen(seer, in_words=in_words)
            found = around(msgspec.structs.replace(seen, seat=HOLE))
        else:
            found = match.spelled(seer)
        self._seen[seer, in_words] = _VIEW + found[0], found[1] + _CHOICES
        return self._seen[seer, in_words]


def _choices(game: Game, ids: Sequence[int], in_words: bool) -> bytes:
    if speaks_ids(game, in_words):
        return _encoder.encode(ids)
    return b"[" + b",".join([_choice(game, number) for number in ids]) + b"]"


@lru_cache(maxsize=100_000)
def _choice(game: Game, number: int) -> bytes:
    return _encoder.encode(protocol.Choice(number, *named(game, number)))


def info(table: Table, person_of: Callable[[str], Person | None]) -> protocol.Info:
    """Everything around the game; the same for everybody."""
    is_over = table.status == "over"
    terms = table.match.terms
    return protocol.Info(
        id=table.id,
        game=terms.game.name,
        title=text(terms.game.title),
        settings=table.settings,
        seats=table.seats,
        options=terms.options,
        board=terms.game.boards.write(terms.board),
        laid=packed_board(terms.game, terms.laid),
        status=table.status,
        host=table.host,
        chairs=[_chair(table, seat, person_of) for seat in range(table.seats)],
        paused=table.paused,
        pausing=table.pausing,
        asked=_asked(table),
        commitment=fair.commitment(table.seed),
        seed=table.seed if is_over else None,
        parts=list(mixing.told(table)),
        mixing=table.is_mixing,
        result=result(table),
        rematch=table.rematch,
        rematcher=table.rematcher,
    )


def result(table: Table) -> protocol.Result | None:
    if table.status != "over" or table.why is None:
        return None
    return protocol.Result(
        list(table.winners), text(table.why), list(table.match.scores), table.is_closed
    )


def _chair(table: Table, seat: int, person_of: Callable[[str], Person | None]) -> protocol.Chair:
    sitter = table.sitters[seat]
    return protocol.Chair(
        seat=seat,
        name=text(table.match.game.text.seat_name(seat)),
        player=player(sitter.person, sitter.level, person_of) or _written(table, seat),
        called=sitter.called,
        substitute=sitter.substitute,
        resigned=sitter.resigned,
        inhuman=sitter.is_named,
        awaited=player(table.awaited[seat], None, person_of),
        flagged=sitter.flagged,
        ready=seat not in table.unready,
    )


def _written(table: Table, seat: int) -> protocol.Player | None:
    """Who sat there, by a record that was opened; the name is all that is known of them."""
    names = table.match.names
    return protocol.Player(name=names[seat], avatar=names[seat]) if names else None


def player(
    person: str | None,
    level: protocol.Level | None,
    person_of: Callable[[str], Person | None],
) -> protocol.Player | None:
    if level is not None:
        return protocol.Player(level=level)
    if person is None:
        return None
    known = person_of(person)
    if known is None:  # erased since
        return protocol.Player(person=person)
    return protocol.Player(person=person, name=known.name, avatar=known.avatar)


def _asked(table: Table) -> protocol.Asked | None:
    if (request := table.request) is None:
        return None
    agreed = sorted(request.agreed)
    return protocol.Asked(request.seat, request.steps, agreed, request.discards)


def lines(
    table: Table, listener: str, after: int, person_of: Callable[[str], Person | None]
) -> list[protocol.Line]:
    """What was said since that version, less what the listener does not want to hear.

    The newest of it, so that an update is short whatever was said.
    """
    return told(
        [remark for remark in table.remarks if remark.version > after],
        table.muted.get(listener, set()),
        person_of,
    )


def told(
    said: Iterable[Remark], unheard: Container[str], person_of: Callable[[str], Person | None]
) -> list[protocol.Line]:
    heard = [remark for remark in said if remark.person not in unheard]
    return [
        protocol.Line(
            version=remark.version,
            person=remark.person,
            name=known.name if (known := person_of(remark.person)) else "",
            text=remark.text,
            at=remark.at,
        )
        for remark in heard[-LINES:]
    ]


def reactions(table: Table) -> list[Ruled]:
    return table.rulings[-_REACTIONS:]


def times(
    table: Table, now: int, here: Container[str], gone: Callable[[str], float]
) -> list[ChairTime]:
    """`gone`: for how many seconds somebody has."""
    found = list[ChairTime]()
    for (left, runs), sitter in zip(table.clocks.shown(now), table.sitters, strict=True):
        person, away = sitter.person, None
        if person is not None and person not in here:
            away = round(1000 * gone(person))
        found.append(ChairTime(left, runs, away is None, away))
    return found


def times_told(table: Table, now: int, here: Container[str], gone: Callable[[str], float]) -> bytes:
    """The same as JSON; where nobody's time runs out and all are here, it has been told before."""
    if not table.clocks.is_timed:
        for sitter in table.sitters:
            if sitter.person is not None and sitter.person not in here:
                break
        else:
            return _all_here(table.clocks.running)
    return _encoder.encode(times(table, now, here, gone))


@lru_cache(maxsize=256)
def _all_here(running: tuple[bool, ...]) -> bytes:
    return _encoder.encode([ChairTime(None, runs, here=True) for runs in running])
