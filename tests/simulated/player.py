"""People at a table, as their browsers speak for them.

They play at random, come and go, say things twice, late, wrongly or not at all; whatever was not
answered is said again on the next line with the same id. Once there is peace they play to the end.
"""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sesame.core import fair
from sesame.core.contract import CHANCE
from sesame.games import game as game_named
from tests.simulated.lines import Line, Somebody
from tests.simulated.truth import Wrong

if TYPE_CHECKING:
    from tests.simulated.world import World

UNTOLD: Final = -9  # a step before the first that was told
_IMPATIENT: Final = 12.0  # seconds without an answer after which somebody tries another line
_PATIENCE: Final = 60.0  # seconds in which, in peace, everything is answered
_NEWEST: Final = 30  # steps of the story that each update is held against
_TALKATIVE: Final = 0.1  # how often somebody talks while they move
_ADDS: Final = 0.7  # how many people's devices add to chance; programs do not
_encoder = msgspec.json.Encoder()


class Player:
    """One person at one table."""

    def __init__(self, world: "World", who: Somebody, table: str, random: Random) -> None:
        self.world, self.who, self.table, self._random = world, who, table, random
        self.version: int | None = None
        self.info = dict[str, Any]()
        self._views = list[dict[str, Any]]()
        self._story = list[int]()  # who made each step, as it was told
        self._unanswered = dict[str, tuple[bytes, float]]()
        self._decided = dict[int, int | None]()
        self._shown: dict[str, Any] | None = None
        self._count = 0
        self._line: Line | None = None
        self._is_thinking = False
        self._waits_for_grab = False
        self.mischief = random.choice((0.0, 0.05, 0.2))
        self._bits = random.randbytes(32).hex()  # what their device adds to chance
        self._adds = random.random() < _ADDS

    @property
    def is_over(self) -> bool:
        return bool(self.info.get("status") == "over")

    @property
    def is_done(self) -> bool:
        if self.world.is_deserted(self.table):
            return True
        return self.is_over and not self._unanswered

    # --- lines

    async def play(self) -> None:
        """As long as there is something to do here."""
        while not self.is_done:
            server = self.world.some_server(self._random)
            if server is not None:
                line = Line(server, self.who, self.table, self.version, self._random)
                self.world.lines[line] = None
                await self._stay(line)
                self.world.lines.pop(line, None)
                self.world.note(f"{self._name}: the line is lost")
            await asyncio.sleep(self._random.uniform(0.05, 1.0))

    @property
    def _name(self) -> str:
        return f"{self.who.person[:4]}@{self.table[:4]}"

    async def _stay(self, line: Line) -> None:
        self._line = line
        for message, _ in list(self._unanswered.values()):
            line.say(message)
        now = asyncio.get_running_loop().time()
        self._unanswered = {it: (said, now) for it, (said, _) in self._unanswered.items()}
        minding = asyncio.create_task(self._mind(line))
        try:
            while not self.is_done and (told := await line.hear()) is not None:
                self._hear(msgspec.json.decode(told))
        finally:
            minding.cancel()
            self._line = None
            line.hang_up()

    async def _mind(self, line: Line) -> None:
        """Nobody waits for ever; and some go for no reason."""
        while True:
            await asyncio.sleep(self._random.uniform(0.5, 2))
            if self.is_done:
                line.hang_up()
                return
            now = asyncio.get_running_loop().time()
            since = min((at for _, at in self._unanswered.values()), default=now)
            if self.world.is_peace:
                self._be_patient(now - max(since, self.world.peace_at))
            elif now - since > _IMPATIENT or self._random.random() < self.mischief / 4:
                line.hang_up()
                return
            elif self._random.random() < self.mischief:
                self._be_a_nuisance(line)
            self._act(line)

    def _be_patient(self, waited: float) -> None:
        if waited > _PATIENCE:
            raise Wrong(f"{self._name} is not answered: {list(self._unanswered.values())}")

    # --- what is told

    def _hear(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "update":
                self._update(told)
            case "show":
                self._shown = told
            case "acked":
                self._unanswered.pop(told["id"], None)
                if told["table"] is not None:
                    self.world.play_on(self.who, told["table"])
            case "refused" | "advice" | "foreseen" | "synced" if told["id"] is not None:
                self._unanswered.pop(told["id"], None)
                self._decided.clear()  # if it was refused they try again
        self._think()

    def _update(self, told: dict[str, Any]) -> None:
        if self.version is not None and told["version"] < self.version:
            raise Wrong(f"{self._name}: told {told['version']} after {self.version}")
        if told["info"] is not None:
            self.info = told["info"]
        if told["whole"]:  # of a game that has no step, none is told
            self._story.clear()
        if told["undone"] is not None:
            del self._story[told["undone"] :]
        for happened in told["happened"]:
            self._step(happened, is_whole=told["whole"])
        self.version, self._views = told["version"], told["views"]
        self.world.truth.check_held(self.table, self.version, self.info)
        log = self.world.truth.tables[self.table].at(self.version).match.log
        newest = zip(self._story[-_NEWEST:], log[-_NEWEST:], strict=False)
        is_so = len(log) == len(self._story) and all(
            seat in (step.seat, UNTOLD) for seat, step in newest
        )
        if not is_so:
            raise Wrong(f"{self._name}: what was told before is not so at {self.version}")

    def _step(self, happened: dict[str, Any], *, is_whole: bool) -> None:
        at = happened["step"]
        if is_whole and not self._story:  # it begins with the newest
            self._story = [UNTOLD] * at
        if at != len(self._story):
            raise Wrong(f"{self._name}: step {at} is told after {len(self._story)}")
        self._story.append(happened["seat"])

    # --- what is done

    def _think(self) -> None:
        """A moment later they do something, if there is anything to do."""
        if not self._is_thinking:
            self._is_thinking = True
            pause = self._random.uniform(0.01, 0.4 if self.world.is_peace else 1.5)
            asyncio.get_running_loop().call_later(pause, self._decide)

    def _decide(self) -> None:
        self._is_thinking = False
        if self._line is not None:
            self._act(self._line)

    def _act(self, line: Line) -> None:
        if self._unanswered or not self.info:
            return
        if self.is_over:
            self._after(line)
        elif self.info["status"] == "open":
            self._wait(line)
        else:
            self._play(line)

    def _after(self, line: Line) -> None:
        seat = self._own_seat()
        wants = self._random.random() < self.world.plan.rematches
        if wants and seat is not None and self.info["result"] and not self.world.is_peace:
            self._say(line, type="rematch")

    def _wait(self, line: Line) -> None:
        """Whoever has no chair takes one; the host begins; devices add to chance, or do not."""
        if self._mixes(line) or self.info["mixing"]:
            return
        chairs = self.info["chairs"]
        free = [chair["seat"] for chair in chairs if chair["player"] is None]
        is_seated = self._own_seat() is not None
        if free and not is_seated:
            self._say(line, type="sit", seat=self._random.choice(free))
        elif self.info["host"] == self.who.person:
            if not free:
                self._say(line, type="start")
            elif self.world.is_peace or self._random.random() < 0.1:
                self._say(line, type="robot", seat=free[0], level="apprenti")

    def _mixes(self, line: Line) -> bool:
        seats, seal = self._seats(), fair.sealed(self._bits)
        mine = next((part for part in self.info["parts"] if part["seat"] in seats), None)
        if not self._adds or not seats or (mine and mine["seal"] != seal):
            return False
        if mine is None and not self.info["mixing"]:
            self._say(line, type="seal", seal=seal)
            return True
        is_wanted = mine is not None and self.info["mixing"] and mine["bits"] is None
        if is_wanted and (self.world.is_peace or self._random.random() >= self.mischief):
            self._say(line, type="unseal", bits=self._bits)
            return True
        return False

    def _play(self, line: Line) -> None:
        chairs = {chair["seat"]: chair for chair in self.info["chairs"]}
        if self.info["paused"] or self.info["pausing"]:
            if self._own_seat() is not None:
                self._say(line, type="resume")
            return
        if (asked := self.info["asked"]) is not None and self._agrees(line, asked):
            return
        for view in self._views:
            chair = chairs.get(view["seat"])
            if chair is None or chair["resigned"]:
                continue
            if chair["substitute"] is not None:
                self._say(line, type="retake", seat=view["seat"])
                return
            if not chair["ready"]:
                self._say(line, type="ready", seat=view["seat"])
                return
            if view["choices"] and self._decided.get(view["seat"]) != self.version:
                self._choose(line, view)
                return

    def _agrees(self, line: Line, asked: dict[str, Any]) -> bool:
        for seat in self._seats():
            chair = self.info["chairs"][seat]
            is_asked = seat != asked["seat"] and seat not in asked["agreed"]
            asker = self.info["chairs"][asked["seat"]]["player"]
            if is_asked and not chair["resigned"] and asker and asker["person"] != self.who.person:
                agrees = self._random.random() < 0.5
                self._say(line, type="agree", seat=seat, agrees=agrees)
                return True
        return False

    def _choose(self, line: Line, view: dict[str, Any]) -> None:
        choice = self._random.choice(view["choices"])
        action = game_named(view["view"]["game"]).actions.from_id(choice)
        seat = view["seat"]
        if type(action).__name__ == "Grab":
            self._reach(line, seat, action)
            return
        self._decided[seat] = self.version
        self._say(line, type="play", seat=seat, version=self.version, action=choice)
        if self._random.random() < _TALKATIVE:
            self._say(line, type="say", text="bien joué")

    def _reach(self, line: Line, seat: int, action: Any) -> None:
        """A hand goes out a moment after the dice were to be seen; what is lost is lost."""
        if self._shown is None or CHANCE in self._story[self._shown["step"] :]:
            return
        seen, now = self._shown["at"], line._server.now()
        moment = max(seen, now) + self._random.uniform(150, 400)
        grab = {"type": "grab", "seat": seat, "object": action.object, "seen": seen}
        message = _encoder.encode({"id": self._number(), "moment": moment, **grab})
        asyncio.get_running_loop().call_later((moment - now) / 1000, line.say, message)

    def _be_a_nuisance(self, line: Line) -> None:
        """What people do besides playing, and what programs do that are none of ours."""
        seats = self._seats()
        seat = seats[0] if seats else 0
        version = max(0, (self.version or 0) - self._random.randrange(3))
        wrong = {"type": "play", "seat": self._random.randrange(4), "version": version}
        view = next((view for view in self._views if view["choices"]), None)
        choices = view["choices"][:20] if view else [0]
        nuisances: list[dict[str, Any]] = [
            {**wrong, "action": self._random.randrange(400)},
            {**wrong, "seat": seat, "action": self._random.randrange(400)},
            {
                "type": "play",
                "seat": seat,
                "version": self.version or 0,
                "action": max(choices) + self._random.randrange(1, 40),
            },
            {"type": "say", "text": "encore un tour"},
            {"type": "undo", "seat": seat},
            {"type": "pause"},
            {"type": "resume"},
            {"type": "sync", "at": 0.5},
            {"type": "foresee", "seat": seat, "version": self.version or 0, "actions": choices},
            {"type": "hint", "seat": seat},
            {"type": "replace", "seat": self._random.randrange(3), "level": "apprenti"},
            {"type": "stand", "seat": seat},
            {"type": "mute", "person": self.who.person},
            {"type": "seal", "seal": fair.sealed(self._bits)},
            {"type": "unseal", "bits": "0" * 64},
        ]
        if self._random.random() < 0.05:
            nuisances = [{"type": "resign", "seat": seat}]
        if self._random.random() < 0.1:
            line.say(b'{"type":"play","id":7')
        else:
            self._say(line, **self._random.choice(nuisances))

    def _say(self, line: Line, **message: Any) -> None:
        number = self._number()
        said = _encoder.encode({"id": number, **message})
        self._unanswered[number] = said, asyncio.get_running_loop().time()
        self.world.note(f"{self._name} says {said.decode()}")
        line.say(said)
        if self._random.random() < self.world.trouble.repeats:
            line.say(said)

    def _number(self) -> str:
        self._count += 1
        return f"{self._count}-{self._random.getrandbits(32):x}"

    def _seats(self) -> list[int]:
        return [view["seat"] for view in self._views if view["seat"] is not None]

    def _own_seat(self) -> int | None:
        return next(iter(self._seats()), None)
