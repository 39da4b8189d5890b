"""A table between two steps, with explicit chance and choices made at once."""

from array import array
from collections.abc import Mapping
from copy import deepcopy
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec
import numpy as np

from sesame.adapters.notes import Notes
from sesame.core import calls, contract, dice, position, race
from sesame.core.calls import OVER, Table, seats_of
from sesame.core.contract import CHANCE
from sesame.core.dice import Rng
from sesame.core.option import Value
from sesame.core.own import ALL, own_of
from sesame.core.portrait import RECORD, lens_of
from sesame.core.record import SEAT_LETTERS
from sesame.core.terms import Terms
from sesame.games import game as find_game

# Who and what, who and what. Where several seats are asked, all of their choices, in order.
Log: TypeAlias = "array[int]"


class Common:
    """What all moments of one game share: the terms, where it begins, room for answers."""

    def __init__(
        self, terms: Terms, laid: Table, encoding: str = RECORD, actions: str = ALL
    ) -> None:
        self.terms, self.game = terms, terms.game
        self.encoding, self.own = lens_of(terms, encoding), own_of(terms, actions)
        self._spoken = encoding, actions
        self.laid: Table = calls.blank(terms.game.record)
        self.laid[0] = laid[0]
        widest = terms.game.actions.WIDEST + 1  # one more to wait for the clock
        self.ids, self.weights = np.zeros(widest, np.int32), np.zeros(widest, np.int64)
        self.race = contract.blank(race.Race)[0]
        self.notes = Notes(terms)
        self.notation = cache(self._notation)

    @property
    def action_count(self) -> int:
        """How many actions players choose from, legal now or not."""
        return self.game.actions.COUNT if self.own is None else self.own.count

    @property
    def chance_ids(self) -> int:
        """Ids of chance: the game's own, then which seat's hand is the first in a race."""
        return self.game.actions.COUNT + (self.terms.seats if self.game.is_timed else 0)

    def _notation(self, action: int) -> str:
        count = self.game.actions.COUNT
        if action >= count:
            return f"first={SEAT_LETTERS[action - count]}"
        return str(self.game.actions.from_id(action))

    @cached_property
    def has_chance(self) -> bool:
        """Whether chance ever acts."""
        return self._nature[0]

    @cached_property
    def hides(self) -> bool:
        """Whether any seat ever knows less of the table than there is."""
        return self._nature[1]

    @cached_property
    def _nature(self) -> tuple[bool, bool]:
        """One game tells: a kind that has chance or secrets at all has them in every game."""
        moment, rng, has_chance, hides = Moment(self), dice.stream(1), False, False
        while not moment.over and not (has_chance and hides):
            if moment.actors:
                hides = hides or any(moment.hides_from(seat) for seat in range(self.terms.seats))
                choices = {seat: moment.choices(seat) for seat in moment.actors}
            else:
                has_chance, choices = True, {CHANCE: [action for action, _ in moment.outcomes()]}
            moment.act({who: ids[dice.below(rng, len(ids))] for who, ids in choices.items()})
        return has_chance, hides

    def __deepcopy__(self, _: Any) -> "Common":
        return self

    @cached_property
    def _again(self) -> tuple[Any, ...]:
        """What makes the same one in another process: names and bytes, not rules."""
        options = tuple(self.terms.options.items())
        board = msgspec.json.encode(self.terms.board)
        return self.game.name, self.terms.seats, options, board, self.laid.tobytes(), *self._spoken

    def __reduce__(self) -> tuple[Any, ...]:
        return _desk_again, self._again


@lru_cache(maxsize=16)  # states come one by one, and share one here too
def _desk_again(
    name: str,
    seats: int,
    options: tuple[tuple[str, Value], ...],
    board: bytes,
    laid: bytes,
    encoding: str,
    actions: str,
) -> Common:
    game = find_game(name)
    table = np.frombuffer(bytearray(laid), game.record)
    agreed = msgspec.json.decode(board, type=game.boards.kind)
    return Common(game.terms(seats, dict(options), agreed), table, encoding, actions)


class Point(NamedTuple):
    """A table in the middle of a game, and all that led there."""

    moment: "Moment"
    log: Log


class Moment:
    """Whose choice it is, what may be chosen, and what comes of it. Trusts its caller."""

    def __init__(self, common: Common) -> None:
        self.common = common
        self.table = calls.copied(common.laid)
        self.hands: Mapping[int, int] = {}  # in a race: what each seat goes for, until one is first
        self._look()

    def __deepcopy__(self, _: Any) -> "Moment":
        other = object.__new__(Moment)
        other.__dict__.update(self.__dict__)
        other.table = calls.copied(self.table)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _moment_again, (self.common, self.table.tobytes(), self.hands)

    def _look(self) -> None:
        now = calls.turn(self.table)
        self.over = now == OVER
        self.actors = () if self.hands else seats_of(now)

    @property
    def time(self) -> int:
        """The id of waiting for the clock, where time can run out; else OVER."""
        return calls.patience(self.table, self.common.ids) if self.common.game.is_timed else OVER

    def choices(self, seat: int) -> list[int]:
        """What a seat may choose, in ascending order; nothing if it is not asked."""
        if seat not in self.actors:
            return []
        ids = self.common.ids
        return sorted(ids[: calls.choices(self.table, seat, ids)].tolist())

    def action(self, seat: int, number: int) -> int:
        """What a player calls the action of that id; chance's stays what it is."""
        own = self.common.own
        if own is None or seat < 0:
            return number
        return int(own.numbers_of(self.table, seat, [number])[0])

    def id_of(self, seat: int, action: int) -> int:
        """The id of what a player chooses, or chance does."""
        own = self.common.own
        return action if own is None or seat < 0 else own.id_of(self.table, seat, action)

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with its probabilities."""
        if self.hands:  # equally quick hands
            first = self.common.game.actions.COUNT
            return [(first + seat, 1 / len(self.hands)) for seat in sorted(self.hands)]
        ids, weights = self.common.ids, self.common.weights
        n = calls.outcomes(self.table, ids, weights)
        shares = weights[:n] / weights[:n].sum()
        return list(zip(ids[:n].tolist(), shares.tolist(), strict=True))

    def first_hand(self, outcome: int) -> int:
        """The seat whose hand is the first, by what chance did in a race."""
        return outcome - self.common.game.actions.COUNT

    # --- what happens

    def act(self, chosen: Mapping[int, int]) -> None:
        """What each seat that is asked has chosen; or, where none is, what CHANCE does."""
        if self.hands:
            seat = self.first_hand(chosen[CHANCE])
            calls.apply(self.table, seat, self.hands[seat])
            self.hands = {}
        elif self.time != OVER:
            goals = self.goals(chosen)
            if len(goals) > 1:
                self.hands = dict(goals)  # chance will say which is the first
            else:
                calls.apply(self.table, *goals[0])
        else:
            for who, action in chosen.items():
                calls.apply(self.table, who, action)
        self._look()

    def goals(self, chosen: Mapping[int, int]) -> list[tuple[int, int]]:
        """Who goes for what in a race; the clock alone, where nobody goes for anything."""
        sealed = self.common.race
        sealed.time = self.time
        race.forget(sealed)
        for seat, action in chosen.items():
            sealed.sealed[seat] = action
        return [race.hand(sealed, place) for place in range(max(1, race.hands(sealed)))]

    def redealt(self, seat: int, rng: Rng) -> "Moment":
        """Another moment that the seat could not tell from this."""
        other = deepcopy(self)
        contract.redeal(other.table[0], seat, rng)
        return other

    # --- how it stands

    def observed(self, seat: int) -> Table:
        """What a seat (PUBLIC: a spectator) may know."""
        known = calls.blank(self.common.game.record)
        calls.observe(self.table, seat, known)
        return known

    def hides_from(self, seat: int) -> bool:
        """Whether the seat knows less of the table than there is."""
        return self.observed(seat).tobytes() != self.table.tobytes()

    def returns(self) -> list[float]:
        """What the end is worth to each seat; 0 before."""
        utilities = np.zeros(self.common.terms.seats, np.float64)
        if self.over:
            calls.returns(self.table, utilities)
        worth: list[float] = utilities.tolist()
        return worth

    def __str__(self) -> str:
        """The position, hidden things included; in a race also who goes for what."""
        written = position.write(self.common.terms, self.table[0])
        goals = [f"{SEAT_LETTERS[s]}:{self.common.notation(a)}" for s, a in self.hands.items()]
        return " ".join((written, *goals))


def _moment_again(common: Common, table: bytes, hands: Mapping[int, int]) -> Moment:
    moment = Moment(common)
    moment.table = np.frombuffer(bytearray(table), common.game.record)
    moment.hands = hands
    moment._look()
    return moment
