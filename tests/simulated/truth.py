"""What is true: the log as it was written, row by row; and what must hold of whatever is told.

Nothing here asks the servers. Each row is folded the moment it is in for good; each message is held
against the fold at its version before it leaves a server.
"""

import re
from collections import Counter
from typing import Any, Final

import msgspec

from sesame.core import contract, dice, fair
from sesame.core.contract import PUBLIC
from sesame.core.errors import SesameError
from sesame.core.match import Match
from sesame.core.views import packed
from sesame.core.words import Words
from sesame.server import protocol
from sesame.server.live import views
from sesame.server.live.views import Sights, Viewer
from sesame.server.log import decisions, events, mixing
from sesame.server.log.decisions import Context
from sesame.server.log.events import Entry
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.saying import say

_entries = msgspec.json.Decoder(Entry)
_commands = msgspec.json.Decoder(protocol.Said)
_LUCK: Final = 7  # of the redeal that a refusal is held against
_NO_EVENT = (protocol.Grab, protocol.Rematch, protocol.Hint, protocol.Foresee, protocol.Sync)
_AROUND = ("status", "mixing", "paused", "pausing", "host", "rematch")
_NAMED = {"mixing": "is_mixing"}


def _pattern(words: Words) -> str:
    return re.escape(words.en).replace("SECONDS", r"\d+").replace("FAULT", f"({_FAULTS})")


_FAULTS = "database or disk is full|disk I/O error"
# Refusals that do not come from the table itself
_HOUSE_SAYS = re.compile(
    "|".join(
        _pattern(words)
        for words in (
            say("too-fast", seconds="SECONDS"),
            say("database-cannot-keep", error="FAULT"),
            say("database-refuses", error="FAULT"),
        )
    )
)


class Wrong(AssertionError):
    """A promise was broken."""


class History:
    """One table: its rows, and how it stood at each version."""

    def __init__(self, name: str, now: float) -> None:
        self.name, self.table = name, Table(name)
        self.rows = list[Row]()
        self.entries = list[Entry]()
        self.moved_at = now  # virtual seconds, of the last row
        self.done = Counter[tuple[str, str]]()
        self._stills = list[Table]()
        self._shown = list[list[dict[int | None, int]]]()  # by version; by step, by viewer
        self._mirror: Match | None = None  # one step after the other
        self._views = dict[tuple[int, Viewer], Any]()
        self._infos = dict[int, Any]()
        self._packed = dict[tuple[int, int | None], bytes]()

    @property
    def version(self) -> int:
        return len(self.rows)

    @property
    def is_over(self) -> bool:
        return self.table.status == "over"

    def add(self, row: Row, now: float) -> None:
        if row.version != self.version + 1:
            raise Wrong(f"{self.name}: version {row.version} written after {self.version}")
        entry = _entries.decode(row.body)
        self._check_flag(entry, row)
        self._check_mixing(entry, row)
        self.table.fold(row)
        self.rows.append(row)
        self.entries.append(entry)
        self.moved_at = now
        if entry.by is not None and entry.id is not None:
            self.done[entry.by, entry.id] += 1
            if self.done[entry.by, entry.id] > 1:
                raise Wrong(f"{self.name}: done twice, {entry.id} of {entry.by}")
        self._shown.append(self._seen_done())
        still = self.table.still()
        still.turn = list(self.table.turn)
        self._stills.append(still)

    def _check_flag(self, entry: Entry, row: Row) -> None:
        """Nobody loses by a clock that has time left."""
        if isinstance(entry.event, events.Resigned) and entry.event.flagged:
            seat, clocks = entry.event.seat, self.table.clocks
            if not clocks.runs(seat) or clocks.left(seat, row.at) != 0:
                raise Wrong(f"{self.name}: the flag of seat {seat} fell too early")

    def _check_mixing(self, entry: Entry, row: Row) -> None:
        """No game begins before the parts of chance are there, or had their time; none is false."""
        table = self.table
        if isinstance(entry.event, events.Started) and table.is_mixing:
            is_there = all(part.bits is not None for part in table.match.parts)
            if not is_there and row.at < mixing.ends(table):
                raise Wrong(f"{self.name}: a part of chance was not waited for")
        elif isinstance(entry.event, events.Unsealed):
            part = next(it for it in table.match.parts if it.seat == entry.event.seat)
            if fair.sealed(entry.event.bits) != part.seal or not table.is_mixing:
                raise Wrong(f"{self.name}: something else was added to chance than was sealed")

    def _seen_done(self) -> list[dict[int | None, int]]:
        """Of each step so far, by viewer, as what it was seen done."""
        if self._mirror is None:
            self._mirror = self.table.match.copy()
            self._mirror.cut(0)
            return self._follow([])
        return self._follow(self._shown[-1] if self._shown else [])

    def _follow(self, before: list[dict[int | None, int]]) -> list[dict[int | None, int]]:
        mirror, log = self._mirror, self.table.match.log
        assert mirror is not None
        if len(log) < len(mirror.log):
            mirror.cut(len(log))
            before = before[: len(log)]
        viewers = (None, *range(mirror.seats))
        for step in log[len(mirror.log) :]:
            before.append({viewer: mirror.shown(step, viewer) for viewer in viewers})
            mirror.follow([step])
        return before

    def at(self, version: int) -> Table:
        return self._stills[version - 1]

    def shown(self, version: int, step: int, viewer: int | None) -> int:
        return self._shown[version - 1][step][viewer]

    def views(self, version: int, viewer: Viewer) -> Any:
        """What a client with these seats must be told of the table at that version."""
        found = self._views.get((version, viewer))
        if found is None:
            found = msgspec.json.decode(Sights(self.at(version)).of(viewer))
            self._views[version, viewer] = found
        return found

    def info(self, version: int) -> Any:
        """What anybody must know of what is around the game at that version, names aside."""
        found = self._infos.get(version)
        if found is None:
            told = msgspec.json.encode(views.info(self.at(version), lambda _: None))
            found = self._infos[version] = _nameless(msgspec.json.decode(told))
        return found

    def hidden(self, version: int, viewer: Viewer) -> bytes | None:
        """How the whole table would read in a message; None where this viewer may know it all."""
        table = self.at(version)
        if table.match.game.is_open or table.status == "over" or not version:
            return None
        whole = self._read(version, -9)
        return None if whole in (self._read(version, it) for it in viewer or (None,)) else whole

    def _read(self, version: int, viewer: int | None) -> bytes:
        found = self._packed.get((version, viewer))
        if found is None:
            match = self.at(version).match
            record = match._table if viewer == -9 else match.known(viewer)
            found = self._packed[version, viewer] = packed(match.game, record)
        return found


class Truth:
    """All tables, all secrets; and every check."""

    def __init__(self) -> None:
        self.tables = dict[str, History]()
        self.secrets = dict[bytes, str]()  # what nobody may be told, and what it is
        self.checked = 0  # messages

    def on_row(self, row: Row, now: float) -> History:
        history = self.tables.get(row.table)
        if history is None:
            history = self.tables[row.table] = History(row.table, now)
        history.add(row, now)
        if history.version == 1:
            self.secrets[history.table.seed.encode()] = f"the seed of {row.table}"
        if history.is_over:
            self.secrets.pop(history.table.seed.encode(), None)
        return history

    # --- what is told

    def check(self, person: str, table: str, told: bytes, said: dict[str, bytes]) -> None:
        """One message to a line at that table; `said` is what was heard on it, by id."""
        self.checked += 1
        for secret, what in self.secrets.items():
            if secret in told:
                raise Wrong(f"{what} is told to {person}: {told[:300]!r}")
        message = msgspec.json.decode(told)
        history = self.tables.get(table)
        if history is None:
            if message["type"] in ("update", "acked"):
                raise Wrong(f"{table} is told of, and is not in the log")
            return
        self._check_hidden(history, person, told, message.get("version"))
        match message["type"]:
            case "update":
                self._check_update(history, person, message)
            case "acked":
                self._check_acked(history, person, message, said)
            case "refused":
                self._check_refused(history, person, message, said)

    def _check_hidden(
        self, history: History, person: str, told: bytes, version: int | None
    ) -> None:
        at = min(version or history.version, history.version)
        hidden = history.hidden(at, history.at(at).seats_of(person))
        if hidden is not None and hidden in told:
            raise Wrong(f"{person} is told the whole table at version {at}")

    def _check_update(self, history: History, person: str, told: dict[str, Any]) -> None:
        version = told["version"]
        if version > history.version:
            raise Wrong(f"{history.name}: version {version} is told and not stored")
        table = history.at(version)
        viewer = table.seats_of(person)
        if told["views"] != history.views(version, viewer):
            raise Wrong(f"{history.name}: {person} is not told version {version} as it is")
        self._check_steps(history, table, viewer, told)
        if (info := told["info"]) is not None:
            self._check_info(history, table, info)

    def _check_steps(
        self, history: History, table: Table, viewer: Viewer, told: dict[str, Any]
    ) -> None:
        log, seat = table.match.log, views.listener_of(table.match.game, viewer).seat
        for happened in told["happened"]:
            at = happened["step"]
            if at >= len(log) or happened["seat"] != log[at].seat:
                raise Wrong(f"{history.name}: step {at} is told and not in the log")
            if happened["action"] != history.shown(table.version, at, seat):
                raise Wrong(f"{history.name}: step {at} is told as it was not seen")

    def _check_info(self, history: History, table: Table, info: dict[str, Any]) -> None:
        around = {name: getattr(table, _NAMED.get(name, name)) for name in _AROUND}
        if {name: info[name] for name in _AROUND} != around:
            raise Wrong(f"{history.name}: what is around version {table.version} is told wrong")
        chairs = [(s.person, s.level) for s in table.sitters]
        told = [chair["player"] or {} for chair in info["chairs"]]
        if [(it.get("person"), it.get("level")) for it in told] != chairs:
            raise Wrong(f"{history.name}: the chairs of version {table.version} are told wrong")
        if info["parts"] != msgspec.to_builtins(list(mixing.told(table))):
            raise Wrong(f"{history.name}: what devices add to chance is told wrong")
        if info["seed"] != (table.seed if table.status == "over" else None):
            raise Wrong(f"{history.name}: the seed is told before the end, or not at it")

    def check_held(self, name: str, version: int, info: dict[str, Any]) -> None:
        """What a client was last told of what is around the game must still be so at a version
        that is told without it."""
        true, held = self.tables[name].info(version), _nameless(info)
        if held != true:
            amiss = [key for key in true if held[key] != true[key]]
            raise Wrong(f"{name}: at version {version} nobody was told what became of {amiss}")

    def _check_acked(
        self, history: History, person: str, told: dict[str, Any], said: dict[str, bytes]
    ) -> None:
        """What is acknowledged is in the log by now, as it was said, where it is said to be."""
        command = _commands.decode(said[told["id"]])
        if isinstance(command, _NO_EVENT):
            return
        if not 0 < told["version"] <= history.version:
            raise Wrong(f"{history.name}: {told['id']} is acknowledged and not stored")
        entry = history.entries[told["version"] - 1]
        if (entry.by, entry.id) != (person, command.id):
            raise Wrong(f"{history.name}: {told['id']} is not what version {told['version']} is")
        if isinstance(command, protocol.Play) and (
            not isinstance(entry.event, events.Played)
            or entry.event.steps[0] != (command.seat, command.action)
        ):
            raise Wrong(f"{history.name}: {told['id']} was stored as something else")

    def _check_refused(
        self, history: History, person: str, told: dict[str, Any], said: dict[str, bytes]
    ) -> None:
        """Had everything that they cannot know been otherwise, the words would be the same."""
        version, number = told["version"], told["id"]
        if version is None or number not in said or not 0 < version <= history.version:
            return
        command = _commands.decode(said[number])
        if not isinstance(command, protocol.Play):
            return
        here, other = history.at(version), _dealt_anew(history.at(version), person)
        reasons = [_reason(table, command, person) for table in (here, other)]
        if reasons[0] != reasons[1]:
            raise Wrong(f"{history.name}: a refusal tells {person} what they may not know")
        if told["reason"] != reasons[0] and not _HOUSE_SAYS.fullmatch(told["reason"]["en"]):
            raise Wrong(f"{history.name}: refused to {person} in strange words: {told['reason']}")


def _nameless(info: dict[str, Any]) -> dict[str, Any]:
    """A name may be told late, or never: it is not in the log."""
    return info | {"chairs": [chair | {"player": _nobody(chair)} for chair in info["chairs"]]}


def _nobody(chair: dict[str, Any]) -> tuple[Any, Any]:
    player = chair["player"] or {}
    return player.get("person"), player.get("level")


def _dealt_anew(table: Table, person: str) -> Table:
    """As it might be, for all that somebody knows."""
    other = table.still()
    other.seed = "0" * 64
    if table.match.seed is not None:
        other.match.seed = other.seed
    if not table.match.game.is_open:
        for seat in table.seats_of(person)[:1] or (PUBLIC,):
            contract.redeal(other.match.state, seat, dice.stream(_LUCK))
    return other


def _reason(table: Table, command: protocol.Play, person: str) -> dict[str, str] | None:
    """Why the table as it is would refuse it; None: it would not."""
    try:
        decisions.decide(table, command, Context(person))
    except SesameError as error:
        return error.words.texts()
    return None
