"""A game at a server's table, command by command, with all that was told of it."""

import random
from typing import Any

import msgspec

from sesame.core.errors import SesameError
from sesame.core.match import Step
from sesame.server import protocol
from sesame.server.common.link import Link
from sesame.server.live.audience import Audience
from sesame.server.live.faces import Faces
from sesame.server.live.foresight import foreseen
from sesame.server.log import decisions, events
from sesame.server.log.decisions import Context
from sesame.server.log.events import Entry, Event
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.protocol import Level, Settings
from sesame.server.store.interface import Person

ME = Person("me", "Ali", "0123abcd", 0)
_ROBOT: Level = "marchand"
_encoder = msgspec.json.Encoder()


class Reader:
    """Whoever looks at the table, and what they were told."""

    person, address, in_words = ME.id, "", False

    def __init__(self) -> None:
        self.link, self.told = Link(), list[Any]()

    def send(self, message: bytes) -> None:
        self.told.append(msgspec.json.decode(message))


class Played:
    """One table; `script` has what was done, and what was told each time."""

    def __init__(self, settings: Settings, seed: str, mine: set[int]) -> None:
        self.script = list[dict[str, Any]]()
        self.luck = random.Random(seed)
        self.table, self._at = Table("~played"), 1_700_000_000_000
        self._audience = Audience(
            lambda: self.table,
            lambda: self._at,
            lambda: {ME.id},
            Faces(None),  # type: ignore[arg-type]
        )
        self._audience.faces = {ME.id: ME}
        self._reader = Reader()
        self._write("created", events.Created(settings=settings, seed=seed), is_created=True)
        self._audience.add(self._reader, None)
        self._reader.told.clear()
        self.mine = mine

    def sit(self) -> None:
        for seat in range(self.table.seats):
            if seat in self.mine:
                self.say(protocol.Sit(id=self._id(), seat=seat))
            else:
                self.say(protocol.Robot(id=self._id(), seat=seat, level=_ROBOT))
        self._agree_otherwise()
        self.say(protocol.Start(id=self._id()))

    def _agree_otherwise(self) -> None:
        """Before it begins: names, seats exchanged, and settings that change and change back."""
        seats, before = self.table.seats, self.table.settings
        mine = sorted(self.mine)
        for seat in mine[:1]:
            self.say(protocol.Name(id=self._id(), seat=seat, name="  Zoé  B "))
            self.say(protocol.Swap(id=self._id(), seat=seat, other=(seat + 1) % seats))
            self.say(protocol.Swap(id=self._id(), seat=(seat + 1) % seats, other=seat))
        offered = self.table.match.game.seats
        for other in {offered[0], offered[-1]}:
            self._change(msgspec.structs.replace(before, seats=other, hints=False))
        self._change(msgspec.structs.replace(before, game="hex"))
        self._change(before)
        for seat, sitter in enumerate(self.table.sitters):
            if seat in self.mine and sitter.is_free:
                self.say(protocol.Sit(id=self._id(), seat=seat))
            elif seat not in self.mine and sitter.person is not None:
                self.say(protocol.Stand(id=self._id(), seat=seat))
            if seat not in self.mine:
                self.say(protocol.Robot(id=self._id(), seat=seat, level=_ROBOT))

    def _change(self, settings: Settings) -> None:
        self.say(protocol.Change(id=self._id(), settings=settings))

    def say(self, command: protocol.Command) -> None:
        """What becomes of a command: an event, or a refusal."""
        self._at += self.luck.randrange(1, 4_000)
        said = _plain(command)
        try:
            event = decisions.decide(self.table, command, Context(ME.id))
        except SesameError as error:
            self.script.append({"said": said, "at": self._at, "refused": error.words.texts()})
        else:
            self._write("said", event, said, id=command.id)

    def play(self, seat: int, action: int, version: int | None = None) -> None:
        version = self.table.version if version is None else version
        if seat in self.mine and self.table.sitters[seat].robot is None:
            self.say(protocol.Play(id=self._id(), seat=seat, version=version, action=action))
        else:
            self._at += self.luck.randrange(1, 4_000)
            event = decisions.play(self.table, seat, version, action)
            self._write("robot", event, {"seat": seat, "action": action})

    def race(self, steps: list[Step], at: int) -> None:
        """Real time: something happens, whoever decided it."""
        self._at += self.luck.randrange(1, 4_000)
        self._write("event", events.Grabbed([], steps, [at] * len(steps)))

    def foresee(self, seat: int) -> None:
        legal = self.table.legal(seat)
        actions = self.luck.sample(legal, min(3, len(legal)))
        command = protocol.Foresee(
            id=self._id(), seat=seat, version=self.table.version, actions=actions
        )
        try:
            decisions.permit(self.table, command, Context(ME.id))
        except SesameError:  # a robot plays there now
            return
        told = _plain(foreseen(self.table.match, self.table.version, command))
        for each in told["foreseen"]:
            each["notation"] = ""  # Python's alone
        self.script.append({"foresee": _plain(command), "at": self._at, "told": told})

    def arrive(self, since: int | None) -> None:
        told = msgspec.json.decode(self._audience.arrival(ME.id, since))
        self.script.append({"since": since, "at": self._at, "told": [told]})

    def _id(self) -> str:
        return f"{self.luck.getrandbits(64):x}"

    def _write(self, what: str, event: Event, said: Any = None, **more: Any) -> None:
        by = None if what in ("robot", "event") else ME.id
        entry = Entry(event=event, by=by, id=more.get("id"))
        row = Row(self.table.id, self.table.version + 1, self._at, _encoder.encode(entry))
        self.table.fold(row, entry)
        line = {what: said, "at": self._at, "event": _plain(event), "by": by, "id": entry.id}
        if not more.get("is_created"):
            self._audience.tell(entry)
            told = self._reader.told  # who is there is no news of the game
            line["told"] = [each for each in told if each["type"] != "presence"]
            self._reader.told.clear()
        self.script.append(line)


def _plain(struct: msgspec.Struct) -> Any:
    return msgspec.json.decode(_encoder.encode(struct))


def whole_game(settings: Settings, seed: str, mine: set[int], most: int = 400) -> list[Any]:
    """A random game with all that may come between: moves taken back, pauses, refusals."""
    played = Played(settings, seed, mine)
    table, luck = played.table, played.luck
    played.sit()
    for _ in range(most):
        if table.status != "playing":
            break
        _next(played)
        if luck.random() < 0.05:
            played.arrive(luck.randrange(table.version + 1) if luck.random() < 0.7 else None)
    played.arrive(None)
    return played.script


def _next(played: Played) -> None:
    table, luck = played.table, played.luck
    if table.match.game.live is not None:
        _race_on(played)
        return
    seat = luck.choice(table.actors)
    legal = table.legal(seat)
    chance = luck.random()
    if seat in played.mine and chance < 0.15:
        _stir(played, seat, chance)
    if table.status == "playing" and seat in table.actors:
        played.play(seat, luck.choice(table.legal(seat) or legal))


def _stir(played: Played, seat: int, chance: float) -> None:
    """Whatever else people do at a table."""
    luck, table = played.luck, played.table
    if chance < 0.03:
        played.say(protocol.Undo(id=f"{chance}", seat=seat))
    elif chance < 0.05:
        played.play(seat, luck.randrange(table.match.game.actions.COUNT))
    elif chance < 0.06:
        played.play(seat, table.legal(seat)[0], version=0)
    elif chance < 0.08:
        played.say(protocol.Pause(id=f"{chance}"))
        played.play(seat, table.legal(seat)[0])
        played.say(protocol.Resume(id=f"{chance} again"))
    elif chance < 0.09:
        played.say(protocol.Say(id=f"{chance}", text="  il   fait beau "))
    elif chance < 0.10:
        played.say(protocol.Play(id=f"{chance}", seat=5, version=table.version, action=0))
    elif chance < 0.105:
        played.say(protocol.Replace(id=f"{chance}", seat=seat, level="calife"))
        played.say(protocol.Retake(id=f"{chance} again", seat=seat))
    elif chance < 0.106:
        played.say(protocol.Resign(id=f"{chance}", seat=seat))
    elif chance < 0.11:
        _stir_around(played, seat, chance)
    else:
        played.foresee(seat)


def _stir_around(played: Played, seat: int, chance: float) -> None:
    """What is agreed, names, and that it was all for nothing."""
    pace = msgspec.structs.replace(played.table.settings, pace=round(chance * 10_000))
    played.say(protocol.Change(id=f"{chance}", settings=pace))
    played.say(protocol.Name(id=f"{chance} too", seat=seat, name="Ida"))
    if chance < 0.1065:
        played.say(protocol.Discard(id=f"{chance} away"))


def _race_on(played: Played) -> None:
    match, luck = played.table.match, played.luck
    steps = match.chance_now()
    if not steps:
        seats = [*match.actors, -2] if match.legal_ids(-2) else list(match.actors)
        seat = luck.choice(seats)
        steps = [Step(seat, luck.choice(match.legal_ids(seat)))]
    played.race(steps[:1], luck.randrange(3_000))
