"""`Match`: the one checked door to a game, for people, robots, imports and tests.

A match is its terms, its chance and its log. The state is a fold of the log over the setup.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from datetime import date
from functools import cache
from threading import local
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
import numpy as np
from msgspec import Raw

from sesame.core import calls, contract, fair, picture, position, record, spelling, views
from sesame.core.calls import OVER, REFUSED, Table, seats_of
from sesame.core.contract import CHANCE, CLOCK, PUBLIC, Ids, Rows, State, Weights
from sesame.core.errors import BadAction, BadOption, IllegalAction
from sesame.core.facts import WIDTH, Row
from sesame.core.game import Action, Actions, Game
from sesame.core.messages import Sentences
from sesame.core.speech import Speech
from sesame.core.spelling import Letters
from sesame.core.terms import Terms
from sesame.core.words import Words

if TYPE_CHECKING:
    from rich.text import Text as Drawing


class Step(NamedTuple):
    """One entry of the log: who acted (a seat, CHANCE or CLOCK) and the id of what they did."""

    seat: int
    action: int


class Seen(NamedTuple):
    """A step as a viewer saw it."""

    step: Step
    done: int  # the action as they saw it done
    told: int  # and as they are told of it, perhaps once it is opened


class Outcome(NamedTuple):
    """How a match ended: who won (nobody, one or several), and why."""

    winners: tuple[int, ...]
    why: Words

    def __str__(self) -> str:
        return self.why.en


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat, or a spectator, may know; `table` and `facts` are the game's own part."""

    game: str
    seats: int
    seat: int | None
    actors: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    prompt: Row | dict[str, str]  # what is waited for: a fact, or words by language
    # The observed record: its bytes in base64 but for the board's, or its fields by name for whom
    # asked for words and of games that have no facts
    table: str | dict[str, Any]
    facts: Raw | list[Row | dict[str, Any]]  # what a board shows besides: rows, or by name


class Match:
    """A game being played. `play` checks actor and legality, applies, appends.

    Chance answers from the seed; with `chance="manual"` it is played like any seat, as CHANCE, with
    what `chances()` lists.
    """

    def __init__(
        self,
        terms: Terms,
        *,
        seed: int | str | None = None,
        chance: Literal["seed", "manual"] = "seed",
        names: Sequence[str] = (),
        start: np.recarray[Any, Any] | None = None,
    ) -> None:
        if chance not in ("seed", "manual"):
            raise BadOption("bad-chance", chance=repr(chance))
        self.terms, self.game, self.seats = terms, terms.game, terms.seats
        self.names = _checked_names(names, terms.seats)
        self.seed = fair.seed_text(seed) if chance == "seed" else None  # None: played by hand
        self.parts: tuple[fair.Part, ...] = ()  # what people's devices add to the seed
        self.start = start  # None: the setup; else a position to go on from
        self.log = list[Step]()
        self.headers = {"Date": date.today().isoformat()}  # of the record, unknown ones too
        self.comments = dict[int, str]()  # of the record, by length of the log
        self.times = dict[int, int]()  # milliseconds of real-time steps, by index in the log
        self._table = self._beginning()
        self.follow(self.chance_now())

    def __repr__(self) -> str:
        return f"sesame.game({self.game.name!r}).at({self.position()!r})"

    @property
    def state(self) -> State:
        """The table as it truly is: a NumPy record. Show people `view` instead."""
        return self._table[0]

    # --- what may happen

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; () if chance is due or the match is over."""
        return seats_of(calls.turn(self._table))

    @property
    def chance_is_due(self) -> bool:
        """Whether chance has to act: only where it is played by hand, or a record is being read."""
        return calls.turn(self._table) == 0

    def legal(self, seat: int) -> list[Action]:
        """What a seat may do now; for CHANCE, what chance may do."""
        return [self.game.actions.from_id(number) for number in self.legal_ids(seat)]

    def chances(self) -> list[tuple[Action, int]]:
        """What chance may do now, with integer weights; empty if it is not chance's turn."""
        ids, weights = self._chance_ids()
        return list(zip(map(self.game.actions.from_id, ids), weights, strict=True))

    def _chance_ids(self) -> tuple[list[int], list[int]]:
        """What chance may do now and its weights; nothing if it is not chance's turn."""
        return self._outcomes(self._table) if self.chance_is_due else ([], [])

    def _outcomes(self, table: Table) -> tuple[list[int], list[int]]:
        ids, weights = _scratch(self.game)
        n = calls.outcomes(table, ids, weights)
        return ids[:n].tolist(), weights[:n].tolist()

    def legal_ids(self, seat: int) -> list[int]:
        """The same as ids."""
        if seat == CHANCE:
            return self._chance_ids()[0]
        ids, _ = _scratch(self.game)
        n = calls.offered(self._table, seat, ids)
        if n == 0:
            if not self._is_clock(seat):
                self._looker(seat)
                return []
            n = calls.legal(self._table, seat, ids)
        allowed: list[int] = ids[:n].tolist()
        return allowed

    # --- what happens

    def play(self, seat: int, action: Action | str | int, at: int | None = None) -> Action:
        """Do it, if it may be done; returns the action. Raises BadAction or IllegalAction.

        `at` is the moment in milliseconds, where the game is played in real time.
        """
        steps = self.answer(seat, action)
        if at is not None:
            self.times[len(self.log)] = at
        self.follow(steps)
        return self.game.actions.from_id(steps[0].action)

    def answer(self, seat: int, action: Action | str | int) -> list[Step]:
        """What playing it would add to the log, chance included; checked, but nothing is changed.

        Whoever keeps a log of their own writes these down before they `follow` them.
        """
        step, room = Step(seat, self._understood(action)), _scratch(self.game)
        after = calls.copied(self._table)
        total = calls.attempt(after, *step, *room)
        if total == REFUSED:  # unless it is chance's or the clock's
            self._check(*step)
            total = calls.advance(after, *step, *room)
        if not total:
            return [step]
        return [step, *self._chance_after(after, total, len(self.log) + 1)]

    def check(self, seat: int, action: Action | str | int) -> Step:
        """The step that it would be, if it may be done; raises BadAction or IllegalAction."""
        step = Step(seat, self._understood(action))
        self._check(*step)
        return step

    def follow(self, steps: Iterable[Step]) -> None:
        """Steps that another match has already checked and drawn, chance included."""
        for step in steps:
            seat, action = step
            calls.apply(self._table, seat, action)
            self.log.append(step)

    def follow_as(self, viewer: int | None, before: Table, seen: Seen) -> tuple[Table, Rows]:
        """Follow one step, told to a viewer who knew the table as `before`: what they know then;
        what was done, where the game has facts, and in the rows behind it what came of it."""
        after, rows = calls.blank(self.game.record), self._rows(1)
        step, looker = seen.step, PUBLIC if viewer is None else viewer
        n = calls.told(self._table, *step, seen.done, seen.told, looker, before, after, rows)
        self.log.append(step)
        return after, rows[: n + 1]

    def follow_spelled(self, viewer: int | None, known: Table, step: Step, form: Letters) -> bytes:
        """The same where everybody sees each step as it is: `known` changes in its place, and what
        is told is the JSON of a form (`spelling.spell_step`)."""
        (seat, action), desk = step, spelling.desk(self.game)
        n = spelling.spell_step(
            self._table,
            seat,
            action,
            len(self.log),
            PUBLIC if viewer is None else viewer,
            known,
            desk.before,
            desk.empty,
            desk.rows,
            desk.widths,
            form,
            desk.letters,
        )
        self.log.append(step)
        return desk.letters[:n].tobytes()

    def undo(self) -> None:
        """Take back the last decision of a seat, and the chance that followed it."""
        decisions = [i for i, step in enumerate(self.log) if step.seat != CHANCE]
        if not decisions:
            raise IllegalAction("nothing-to-take-back")
        self.cut(decisions[-1])

    def cut(self, length: int) -> None:
        """Back to where the log had so many steps."""
        kept = self.log[:length]
        self.comments = {at: words for at, words in self.comments.items() if at <= length}
        self.times = {at: moment for at, moment in self.times.items() if at < length}
        self.log = []
        self._table = self._beginning()
        self.follow(kept)

    def copy(self) -> "Match":
        """The same match, to try something on."""
        other = copy(self)
        other.log, other._table = list(self.log), calls.copied(self._table)
        other.headers, other.comments = dict(self.headers), dict(self.comments)
        other.times = dict(self.times)
        return other

    def __deepcopy__(self, _: Any) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        start = self.start if self.start is None else self.start.tobytes()
        return self.__dict__ | {"start": start, "_table": self._table.tobytes()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._table = np.frombuffer(bytearray(kept["_table"]), self.game.record)
        if kept["start"] is not None:
            self.start = np.frombuffer(bytearray(kept["start"]), self.game.state).view(np.recarray)

    def trust(self, seed: int | str) -> None:
        """From here on draw chance from this seed: what a record being read does at its end."""
        self.seed = fair.seed_text(seed)
        self.follow(self.chance_now())

    def _beginning(self) -> Table:
        laid = self.terms.laid if self.start is None else self.start
        return calls.copied(laid, self.game.record)

    def chance_now(self) -> list[Step]:
        """What the seed answers here, if chance is due; nothing is changed."""
        table = calls.copied(self._table)
        return self._chance_after(table, calls.due(table, *_scratch(self.game)), len(self.log))

    def _chance_after(self, table: Table, total: int, position: int) -> list[Step]:
        """What the seed answers from here on; `table` is a copy, and changes. What chance may do
        there weighs so much in all, and is in the scratch."""
        drawn: list[Step] = []
        room = _scratch(self.game)
        while total and self.seed is not None:
            key = fair.mixed(self.seed, self.parts)
            left = fair.below(key, position + len(drawn), total)
            step = Step(CHANCE, calls.picked(left, *room))
            drawn.append(step)
            total = calls.advance(table, *step, *room)
        return drawn

    def _understood(self, action: Action | str | int) -> int:
        """The id of what may be given as itself, in notation or by its id."""
        actions = self.game.actions
        if type(action) is int and 0 <= action < actions.COUNT:  # nearly always
            return action
        if isinstance(action, str):
            if (number := record.read_id(action)) is None:
                return actions.to_id(actions.parse(action.strip()))
            action = number
        if isinstance(action, (int, np.integer)) and not isinstance(action, bool):
            if 0 <= action < actions.COUNT:
                return int(action)
            raise BadAction("not-an-action-id", action=str(action), last=str(actions.COUNT - 1))
        if not _is_action(actions, action):
            raise BadAction("not-an-action", action=repr(action))
        return actions.to_id(action)

    def _check(self, seat: int, number: int) -> None:
        is_seat = seat in range(self.seats)
        if is_seat and calls.may(self._table, seat, number, _scratch(self.game)[0]):
            return
        now = calls.turn(self._table)
        if now == OVER:
            raise IllegalAction("game-over")
        if seat == CHANCE and self.seed is not None:
            raise IllegalAction("chance-is-drawn")
        if seat not in (seats_of(now) or (CHANCE,)) and not self._is_clock(seat):
            raise _not_your_turn(self)
        if not self._allows(seat, number):
            action = self.game.actions.from_id(number)
            raise IllegalAction(self.game.text.refusal(self.observed(seat), seat, action))

    def _allows(self, seat: int, number: int) -> bool:
        if seat == CHANCE:
            return number in self._chance_ids()[0]
        return calls.allows(self._table, seat, number, _scratch(self.game)[0])

    def _is_clock(self, seat: int) -> bool:
        return seat == CLOCK and self.game.is_timed

    # --- how it stands

    @property
    def over(self) -> bool:
        """Whether nobody acts any more."""
        return calls.turn(self._table) == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """The game's own points, by seat."""
        points = np.zeros(self.seats, np.int64)
        self.game.rules.scores(self.state, points)
        return tuple(points.tolist())

    @property
    def returns(self) -> tuple[float, ...]:
        """What the end is worth to each seat, in [-1, 1]."""
        utilities = np.zeros(self.seats, np.float64)
        self.game.rules.returns(self.state, utilities)
        return tuple(utilities.tolist())

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; () if nobody has, or while it goes on."""
        return seats_of(self.game.rules.winners(self.state)) if self.over else ()

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the match goes on."""
        return Outcome(self.winners, self.game.text.ending(self.state)) if self.over else None

    def observed(self, seat: int | None) -> State:
        """The record that a seat may know; None, chance and the clock: what everybody knows."""
        return self.known(seat)[0]

    def known(self, seat: int | None, table: Table | None = None) -> Table:
        """The same as kernels take it; of another table, if one is given."""
        known, real = calls.blank(self.game.record), self._table if table is None else table
        calls.observe(real, self._looker(seat), known)
        return known

    def _looker(self, seat: int | None) -> int:
        """Who looks, as kernels know it; refuses a seat that nobody can have."""
        if seat is None or seat in (PUBLIC, CHANCE, CLOCK):  # who know what everybody does
            return PUBLIC
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise BadOption("no-seat", seat=str(seat))

    def _glimpse(self, seat: int | None) -> Table:
        """For a moment: where nothing is hidden it is the table itself, not a copy."""
        return self._table if self.game.is_open else self.known(seat)

    def shown(self, step: Step, viewer: int | None) -> int:
        """The action that would be done now as a seat, or a spectator, would see it done."""
        if not self.game.has_veils:
            return step.action
        return calls.shown(self._table, *step, self._looker(viewer))

    def effects(self, step: Step, viewer: int | None) -> Rows:
        """What a step would show to a seat, or a spectator, if it were done now."""
        after, rows = calls.copied(self._table), self._rows()
        seen = step.seat, self.shown(step, viewer)
        calls.apply(after, *step)
        return rows[: calls.effects(self.known(viewer), *seen, self.known(viewer, after), rows)]

    def forecast(self, seat: int, action: int) -> Rows:
        """What a choice of a seat would do, as far as it may know."""
        scratch, rows = calls.blank(self.game.record), self._rows()
        return rows[: calls.forecast(self.known(seat), seat, action, scratch, rows)]

    def _rows(self, more: int = 0) -> Rows:
        """Room for the effects of one step, and more."""
        most = self.game.effects.MOST if self.game.effects else 0
        return np.zeros((most + more, WIDTH), np.int32)

    def told(self, viewer: int | None) -> list[Step]:
        """The log as a seat, or a spectator, saw it happen: secret actions are veiled."""
        table, sees = self._beginning(), self._looker(viewer)
        steps = []
        for seat, action in self.log:
            steps.append(Step(seat, contract.shown(table[0], seat, action, sees)))
            calls.apply(table, seat, action)
        return steps

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, ready for JSON; made from `observe` alone."""
        built: dict[str, Any] = msgspec.to_builtins(self.seen(seat))
        return built

    def seen(self, seat: int | None, *, in_words: bool = True) -> View:
        """The same as a record; without words, where the game's facts say as much."""
        if seat is not None:
            self._check_seat(seat)
        table, points = self._glimpse(seat), np.zeros(self.seats, np.int64)
        asked = np.zeros((1, WIDTH), np.int32)
        now = calls.stands(table, points, asked)
        prompt, known, facts = self._shown(table, asked, in_words)
        return View(
            game=self.game.name,
            seats=self.seats,
            seat=seat,
            actors=seats_of(now),
            over=now == OVER,
            winners=seats_of(self.game.rules.winners(table[0])) if now == OVER else (),
            scores=tuple(points.tolist()),
            prompt=prompt,
            table=known,
            facts=facts,
        )

    def spelled(self, seat: int | None) -> tuple[bytes, bytes]:
        """The JSON of `seen` without words, before and after the number of the seat that looks;
        for games whose facts say it all."""
        table, game, desk = self._glimpse(seat), self.game, spelling.desk(self.game)
        before, form = _view_form(game, self.seats)
        out = desk.letters
        n = spelling.spell_view(table, self.seats, desk.points, desk.rows, desk.widths, form, out)
        stands, _, facts = out[:n].tobytes().partition(spelling.GAP)
        return before, b'%b"%b"%b' % (stands, views.packed(game, table), facts)

    def _shown(
        self, table: Table, asked: Rows, in_words: bool
    ) -> tuple[Row | dict[str, str], str | dict[str, Any], Raw | list[Row | dict[str, Any]]]:
        """The game's own part of a view: in numbers, or in words and by name."""
        game, text, rows = self.game, self.game.text, views.standing(self.game, table)
        if not in_words and isinstance(text, Speech):
            packed = views.packed(game, table).decode()
            return text.row(asked[0]), packed, views.spelled(game, rows)
        facts: list[Row | dict[str, Any]] = [*views.named_facts(game, rows)]
        return text.prompt(table[0]).texts(), views.named(game, table[0]), facts

    def draw(self, seat: int | None = None) -> "Drawing":
        """The table as a seat, or a spectator, knows it, for a terminal; `.plain` is bare text."""
        return self.game.draw(self.observed(seat))

    def svg(self, seat: int | None = None) -> str:
        """The same as a picture, with what is waited for below it."""
        if self.over:
            said = self.game.text.ending(self.state)
        else:
            said = self.game.text.prompt(self.observed(seat))
        return picture.svg(self.draw(seat), said.en)

    def _repr_svg_(self) -> str:
        """What a notebook shows: what everybody knows."""
        return self.svg()

    def position(self) -> str:
        """The whole table as one line of text, hidden things included."""
        return position.write(self.terms, self.state)

    def record(self, *, ids: bool = False) -> str:
        """The whole match as text that people can read and edit; moves by their ids, if asked."""
        return str(record.of(self, ids=ids))


@cache
def _view_form(game: Game, seats: int) -> tuple[bytes, Letters]:
    """A view before the number of the seat that looks, and what kernels fill behind it."""
    open_fields = [name for name in View.__struct_fields__ if name not in ("game", "seats")]
    view = View(game=game.name, seats=seats, **dict.fromkeys(open_fields, spelling.HOLE))
    before, _, after = msgspec.json.encode(view).partition(spelling.GAP)
    return before, spelling.letters(after)


def _is_action(actions: Actions, action: Action) -> bool:
    """Whether it comes back from its id: a square off the board would be another action's."""
    try:
        number = actions.to_id(action)
    except (AttributeError, TypeError, ValueError):
        return False
    return 0 <= number < actions.COUNT and bool(actions.from_id(number) == action)


def _checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if names and len(names) != seats:
        raise BadOption("names-needed", count=seats, given=len(names))
    for name in names:
        if not name.strip() or not name.isprintable():
            raise BadOption("impossible-name", name=repr(name))
    return tuple(name.strip() for name in names)


_scratches = local()


def _scratch(game: Game) -> tuple[Ids, Weights]:
    """Room for kernels to write ids and weights into: one for each game and thread."""
    found: dict[str, tuple[Ids, Weights]] = _scratches.__dict__
    if game.name not in found:
        widest = game.actions.WIDEST
        found[game.name] = np.zeros(widest, np.int32), np.zeros(widest, np.int64)
    return found[game.name]


def _not_your_turn(match: Match) -> IllegalAction:
    if not match.actors:
        return IllegalAction("chance-to-play")
    names = Sentences([match.game.text.seat_name(actor) for actor in match.actors], ", ")
    return IllegalAction("not-your-turn", names=names)
